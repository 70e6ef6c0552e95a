// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/sessionof.h"
#include "ui/play/questions.h"

#include <optional>

namespace skyledger::ui {

/// The part of `Questions` that every game answers alike, by its events.
template <class G>
class QuestionsOf : public Questions
{
public:
    using Session = play::SessionOf<G>;
    using Event = typename G::Event;

    /// The event of a play about which all is answered.
    virtual Event eventOf(const Session &session, const CompletePlay &play) const = 0;
    /// What leaves nobody a choice where the game stands; nothing if somebody has to choose.
    virtual std::optional<Event> withoutChoice(const Session &session) const = 0;

    play::Verdict verdict(const play::Session &session, const CompletePlay &play) const override
    {
        return own(session).verdict(eventOf(own(session), play));
    }
    Sentence record(play::Session &session, const CompletePlay &play) override
    {
        auto &game = static_cast<Session &>(session);
        game.play(eventOf(game, play), play.note,
                  [this, &game, &play] { return play.stopsThere ? std::nullopt : withoutChoice(game); });
        return nullptr;
    }

protected:
    static const Session &own(const play::Session &session) { return static_cast<const Session &>(session); }
};

} // namespace skyledger::ui
