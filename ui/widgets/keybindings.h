// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QMap>
#include <QtCore/QObject>
#include <QtGui/QKeySequence>

#include <optional>

class QAction;
class QKeyEvent;
class QShortcut;

namespace skyledger::ui {

/// Commands whose keys are named or asked for in more than one place.
namespace keys {
inline constexpr QLatin1StringView undo("undo");
inline constexpr QLatin1StringView redo("redo");
inline constexpr QLatin1StringView explainRule("explain-rule");
inline constexpr QLatin1StringView searchRules("search-rules");
inline constexpr QLatin1StringView endTurn("end-turn");
inline constexpr QLatin1StringView restartTurn("restart-turn");
inline constexpr QLatin1StringView lookEarlier("look-earlier");
inline constexpr QLatin1StringView lookLater("look-later");
inline constexpr QLatin1StringView correct("correct");
inline constexpr QLatin1StringView allNumbers("numbers");
inline constexpr QLatin1StringView tableMode("table-mode");
inline constexpr QLatin1StringView finalScoring("result");
inline constexpr QLatin1StringView gameValues("values");
inline constexpr QLatin1StringView gameDetails("game-details");
inline constexpr QLatin1StringView betweenRounds("between-rounds");
inline constexpr QLatin1StringView series("series");
inline constexpr QLatin1StringView searchJournal("search-journal");
inline constexpr QLatin1StringView find("find");
inline constexpr QLatin1StringView print("print");
inline constexpr QLatin1StringView nextMissing("next-missing");
inline constexpr QLatin1StringView pageBefore("copy-page-before");
inline constexpr QLatin1StringView pageBehind("copy-page-behind");
inline constexpr QLatin1StringView addPiece("copy-add");
inline constexpr QLatin1StringView finishSheet("finish-sheet");
inline constexpr QLatin1StringView copyRows("copy-rows");
inline constexpr QLatin1StringView rulesBack("rules-back");
inline constexpr QLatin1StringView rulesForward("rules-forward");
} // namespace keys

/// Which keys give which command, for the whole program: the usual ones, or those that somebody chose instead. A command
/// is known by an id: "end-turn". Ids that nobody gave keys to have none.
class KeyBindings : public QObject
{
    Q_OBJECT

public:
    /// By the id of a command its keys, in the portable notation of Qt with "; " between them; empty: none.
    using Choices = QMap<QString, QString>;

    static KeyBindings &shared();

    /// The keys that a command has if nobody chose others.
    static QList<QKeySequence> usual(const QString &id);
    /// Keys in the notation of `Choices`; nothing if it is none.
    static std::optional<QList<QKeySequence>> read(const QString &text);
    /// A key as people read it, in the language that is spoken now: "Ctrl+Z", "Alt+←".
    static QString textOf(const QKeySequence &key);
    /// Whether two commands can be given at the same place, so that no key can stand for both.
    static bool meet(const QString &id, const QString &other);
    /// Whether a command can be given while a game is played, whatever has the keyboard.
    static bool isOfGames(const QString &id);

    QList<QKeySequence> of(const QString &id) const;
    /// The first key of a command as people read it; empty if it has none.
    QString text(const QString &id) const;
    /// All of them: "[, Alt+←".
    QString allTexts(const QString &id) const;
    /// A sentence with the key of a command behind it, if it has one: "Take back the last event (Ctrl+Z)".
    QString told(const QString &sentence, const QString &id) const;
    /// Whether a key that was pressed gives the command.
    bool matches(const QKeyEvent &event, const QString &id) const;

    /// Gives an action or shortcut the keys of a command, from now on.
    void bind(QAction &action, const QString &id);
    void bind(QShortcut &shortcut, const QString &id);

    const Choices &choices() const { return m_choices; }
    /// Takes other keys than the usual ones. What cannot be read as keys is left out.
    void choose(const Choices &choices);

signals:
    void changed();

private:
    KeyBindings() = default;

    Choices m_choices;
};

} // namespace skyledger::ui
