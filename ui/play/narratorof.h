// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/sessionof.h"
#include "ui/play/narrator.h"
#include "ui/words/phrases.h"

#include <variant>

namespace skyledger::ui {

/// The part of `Narrator` by which every game finds its events.
template <class G>
class NarratorOf : public Narrator
{
protected:
    using Session = play::SessionOf<G>;

    static const Session &own(const play::Session &session) { return static_cast<const Session &>(session); }
    static const typename G::Event &eventOf(const Session &session, qsizetype event)
    {
        return session.record().entries[static_cast<std::size_t>(event) - 1].event;
    }
    /// What is played, in force or not; null for a correction.
    static const typename G::Played *playedIn(const typename G::Event &event)
    {
        const auto *overridden = std::get_if<typename G::Override>(&event);
        return overridden ? std::get_if<typename G::Played>(&overridden->event)
                          : std::get_if<typename G::Played>(&event);
    }
    /// What the rules have against an event that was recorded as an override; nothing against any other, and where it
    /// follows them now. `meant` becomes what it would be without that.
    static decltype(play::Verdict::objections) objectionsTo(const Session &session, qsizetype event,
                                                            typename G::Event *meant = nullptr)
    {
        const auto *flagged = std::get_if<typename G::Override>(&eventOf(session, event));
        if (flagged == nullptr)
            return {};
        const auto inner =
            std::visit([](const auto &each) { return typename G::Event(each); }, flagged->event);
        if (meant != nullptr)
            *meant = inner;
        return session.verdictAt(event, inner).objections;
    }
    /// What is said of a player, by the seat.
    static QString nameAt(const Session &session, qsizetype seat)
    {
        return words::printable(session.record().players.value(seat).name);
    }
    static QStringList namesOf(const Session &session)
    {
        QStringList names;
        for (const auto &each : session.record().players)
            names << words::printable(each.name);
        return names;
    }
};

} // namespace skyledger::ui
