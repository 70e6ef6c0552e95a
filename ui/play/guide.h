// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/questions.h"

namespace skyledger::ui {

/// What leads from a click to an event, as the table of a game knows it. It listens to no session: whoever owns it tells
/// it that the game stands elsewhere.
class Guide : public QObject
{
    Q_OBJECT

public:
    /// What becomes of a choice.
    enum class Scope {
        Everything, ///< it is recorded, and what leaves no choice after it
        OneEvent,   ///< the first complete event is told, not recorded
        Nothing     ///< nothing can be chosen
    };

    using QObject::QObject;

    /// Begins again where the session stands now.
    virtual void startAfresh() = 0;
    /// Leads through another game, or another moment of the same, from now on; it must outlive that.
    virtual void lead(play::Session &session, Scope scope) = 0;
    /// The same for a session that stands at the same moment and knows more values: what was chosen so far stays, and goes
    /// on if that was all that it lacked.
    virtual void leadOn(play::Session &session) = 0;
    /// Looks again at what was asked: a value became known. Goes on if that was all.
    virtual void reconsider() = 0;
    /// Says everything anew, in another language or with other names.
    virtual void retell() = 0;

    /// What is expected, in one line, and the ids of the rules that explain it.
    virtual QString question() const = 0;
    virtual QStringList rulesOfQuestion() const = 0;
    /// All that can be done next: offered, undetermined, then refused.
    virtual const std::vector<PlayOption> &options() const = 0;
    /// Where several players answer side by side: whose options the keys take. Nothing where only one is asked.
    virtual std::optional<play::Seat> lane() const { return std::nullopt; }
    /// Whether a step was made that `back` takes back.
    virtual bool canGoBack() const = 0;
    /// Whether what was refused last can be recorded anyway.
    virtual bool canInsist() const = 0;

public slots:
    /// Takes an option by its place; out of range does nothing. `stopThere`: what would follow by itself is left for the
    /// player to decide, in a game that knows such a thing.
    virtual void takeOption(std::size_t option, bool stopThere) = 0;
    /// Takes the option of a key; false if none has it.
    virtual bool takeKey(QChar key, bool stopThere) = 0;
    /// Has keys take the options of a player; nothing if that one is not asked.
    virtual void takeLane(skyledger::play::Seat) {}
    /// Takes back the last step that is not an event yet.
    virtual void back() = 0;
    /// Begins to record anyway what was refused last; what is open about it is asked first.
    virtual void insist() = 0;

signals:
    /// What can be chosen is different.
    void changed();
    /// Something to tell the player in passing: why a click did nothing, what resolved by itself.
    void noted(const QString &text);
};

} // namespace skyledger::ui
