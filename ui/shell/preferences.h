// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/words/language.h"

#include <QtCore/QMap>
#include <QtCore/QObject>
#include <QtCore/QSettings>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <array>
#include <optional>

namespace skyledger::ui {

/// The colours of the program: one of its own sets, or as the desktop is.
enum class Look { System, Light, Dark, BlackOnWhite, WhiteOnBlack };
/// Whether things glide to where they go, or as the desktop asks for.
enum class Motion { System, None, Full };

/// How large text can be, in percent of the size that the desktop gives it.
inline constexpr std::array textSizes{100, 110, 125, 150, 175, 200};

/// What a person prefers in one game, and what the program remembers for them there, for its module to understand.
struct GameMemory {
    QMap<QString, bool> options; ///< other than the usual ones, see `GameModule::options`
    QStringList playerColors;    ///< "Ada=green", the latest first
    QString scoredEdition;       ///< of the last score sheet
    QString ownersCopy;          ///< name of the file with the copy for new games; empty: the usual one
    QString components;          ///< what the last new game was played with
    friend bool operator==(const GameMemory &, const GameMemory &) = default;

    bool option(const QString &id, bool usual) const { return options.value(id, usual); }
    /// What is usual need not be remembered.
    void choose(const QString &id, bool on, bool usual);
};

/// What a person prefers, and what the program remembers for them. A plain value: see `PreferenceStore`. What it holds
/// of a game is that of the one who asks, see `preferencesFor`.
struct Preferences : GameMemory {
    std::optional<words::Language> language; ///< nothing: the system's
    Look look = Look::System;
    int textSize = 100; ///< one of `textSizes`
    Motion motion = Motion::System;
    bool reopenLastGame = true; ///< at the next start
    bool turnClock = false;     ///< show how long the players take
    int turnClockPause = 10;    ///< minutes without an event after which the clock stands still
    bool allRuleLanguages =
        true; ///< rules are told in every language of the rulebook, not in the spoken one alone
    QMap<QString, QString> keys;          ///< other than the usual ones, see `KeyBindings::Choices`
    QString gamesFolder;                  ///< empty: the usual one, see `gamesFolderOf`
    QString lastFile;                     ///< the game that was open last; empty after it was closed
    QStringList recentFiles;              ///< newest first, at most `maxRecentFiles`
    QStringList names;                    ///< of people who played, newest first
    QString lastGame;                     ///< id of the game that was played last
    QMap<QString, GameMemory> otherGames; ///< by their keys, see `GameModule::memoryKey`
    friend bool operator==(const Preferences &, const Preferences &) = default;
};

inline constexpr qsizetype maxRecentFiles = 10;
inline constexpr qsizetype maxRememberedNames = 40;

/// Puts a file in front of the recent ones.
void remember(Preferences &preferences, const QString &file);
/// Puts colours in front of the remembered ones.
void rememberColors(Preferences &preferences, const QStringList &colors);
/// Puts names in front of the remembered ones.
void rememberNames(Preferences &preferences, const QStringList &names);

/// The preferences as a game sees them, by its key: what is remembered of it in the place of others.
Preferences preferencesFor(const QString &memoryKey, const Preferences &all);
/// Puts what a game saw and changed back among all preferences.
void rememberFor(const QString &memoryKey, const Preferences &seen, Preferences &all);

/// The folder where new games are kept; it need not exist yet.
QString gamesFolderOf(const Preferences &preferences);
/// That folder, and those of the games that were open lately: where other games of a series may lie.
QStringList gameFoldersOf(const Preferences &preferences);

/// Keeps preferences from one start to the next, and tells when they change.
class PreferenceStore : public QObject
{
    Q_OBJECT

public:
    explicit PreferenceStore(QObject *parent = nullptr);
    ~PreferenceStore() override;

    const Preferences &now() const { return m_now; }
    /// Where the settings are kept.
    QString file() const { return m_settings.fileName(); }
    /// Whether what is preferred will be known at the next start.
    bool canBeKept() const { return m_settings.isWritable(); }
    /// The settings file as it was found, if it was damaged; else empty.
    QString damagedCopy() const { return m_damagedCopy; }
    void change(const Preferences &preferences);

    /// Where windows keep how they stand: sizes and places of docks.
    QSettings &layouts() { return m_settings; }

signals:
    void changed();

private:
    QSettings m_settings;
    QString m_damagedCopy;
    Preferences m_now;
};

} // namespace skyledger::ui
