// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"
#include "ui/airshipcity/guide/aspects.h"

#include <vector>

namespace skyledger::ui {

/// A move that the rules forbid and the table wants, on its way to be recorded: what is settled of it, and what is still
/// to be asked.
class Insistence
{
public:
    /// `given`: the answers that belong to the play already. A move with an empty path is asked where it goes. The session
    /// must outlive this, or be followed by another one in time.
    Insistence(const airshipcity::Session &session, const airshipcity::Play &play,
               const std::vector<Answer> &given);

    const airshipcity::Play &play() const { return m_play; }
    /// Whether all is settled.
    bool isComplete() const { return m_open.empty(); }
    /// What is to be asked next, and the answers that cardboard allows.
    Aspect question() const { return m_open.front(); }
    const std::vector<int> &answers() const { return m_answers; }
    /// The same play with an answer to the question.
    airshipcity::Play with(int answer) const;
    void take(int answer);
    /// Asks on at the same moment, of which more values are known.
    void lookAgain(const airshipcity::Session &session);

private:
    void settle();
    std::vector<int> conceivable(Aspect aspect) const;
    std::vector<int> notAgainst(airshipcity::Rule rule, std::vector<int> answers) const;
    bool spendsNegotiator() const;

    // Whatever becomes known replaces them: they are looked up each time.
    const airshipcity::Setup &setup() const { return m_session->setup(); }
    const airshipcity::State &state() const { return m_session->state(); }

    const airshipcity::Session *m_session;
    airshipcity::Play m_play;
    std::vector<Aspect> m_open;
    std::vector<int> m_answers;
};

/// Some path between two cells, straight over everything; it may end early where it would be too long.
airshipcity::Path anyPath(airshipcity::Cell from, airshipcity::Cell to);

} // namespace skyledger::ui
