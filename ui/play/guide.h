// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/session.h"

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

signals:
    /// What can be chosen is different.
    void changed();
    /// Something to tell the player in passing: why a click did nothing, what resolved by itself.
    void noted(const QString &text);
};

} // namespace skyledger::ui
