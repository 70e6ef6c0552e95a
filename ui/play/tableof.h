// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/sessionof.h"
#include "ui/play/gametable.h"

#include <type_traits>

namespace skyledger::ui {

/// The part of `GameTable` that is typed: what every game's table reads, by the session that it was made of.
template <class G, class S = play::SessionOf<G>>
class TableOf : public GameTable
{
public:
    S &session() { return static_cast<S &>(GameTable::session()); }
    const S &session() const { return static_cast<const S &>(GameTable::session()); }
    const S &shown() const { return static_cast<const S &>(GameTable::shown()); }

    /// The boards as they are shown.
    const typename G::State &state() const { return shown().state(); }
    const typename G::Setup &setup() const { return shown().setup(); }

    using GameTable::mark;
    template <class Player>
    requires std::is_enum_v<Player> QString mark(Player player)
    const { return mark(play::seatOf(player)); }

    /// Changes or inserts, as was begun, with this event.
    void finishChange(const typename G::Event &event, const QString &reason = {})
    {
        GameTable::finishChange([this, &event, &reason](const PastMoment &begun) {
            return begun.purpose == PastMoment::Purpose::Change
                ? session().changeEvent(begun.event, event, reason)
                : session().insertEvent(begun.event, event, reason);
        });
    }

protected:
    using GameTable::GameTable;
};

} // namespace skyledger::ui
