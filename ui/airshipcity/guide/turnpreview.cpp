// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the guide shows in the city before it is played, and clicks on crew tokens, which never play.

#include "ui/airshipcity/guide/preview.h"
#include "ui/airshipcity/guide/turnsteps.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

CityPreview TurnGuide::chosenSoFar() const
{
    const Steps::Path path = m_steps->path();
    if (path.empty() || path.back().kind == kindOf<Move>())
        return {};
    return previewOf(path.back(), offersNow(), m_session->state());
}

CityPreview TurnGuide::preview(std::size_t choice) const
{
    if (choice >= m_steps->choices.size() || m_steps->choices[choice].status == Choice::Status::Refused)
        return {};
    return previewOf(m_steps->offers[choice].consequence.soFar, offersNow(), m_session->state());
}

CityPreview TurnGuide::preview(const Target &target) const
{
    const auto found = std::find_if(m_steps->offers.begin(), m_steps->offers.end(),
                                    [&target](const Offer &offer) { return offer.choice.target == target; });
    if (found == m_steps->offers.end() || found->choice.status == Choice::Status::Refused)
        return {};
    return previewOf(found->consequence.soFar, offersNow(), m_session->state());
}

void TurnGuide::touchCrew(Player player, Crew crew)
{
    if (refusesAll())
        return;
    const State &state = m_session->state();
    if (state.phase != Phase::Turn || player != state.current)
        return;
    const CrewState &token = state.players[player].crews[crew];
    if (!token.inPlay() || !token.ready)
        return;
    const bool putsBack = m_steps->crew == crew && m_steps->path().empty();
    m_steps->forget();
    if (!putsBack)
        m_steps->crew = crew;
    m_steps->holder = player;
    renew();
}

} // namespace skyledger::ui
