// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What resolves by itself.

#include "ui/airshipcity/guide/cityquestions.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

std::optional<Play> piggybackWithoutChoice(const airshipcity::Session &session, const Automation &automation)
{
    const State &state = session.state();
    const PlayerState &depot = state.players[state.pending.players.front()];
    if (automation.askForPiggyback || !state.pending.known
        || depot.bonusEffects[BonusEffect::Negotiator] == EffectStatus::Ready)
        return std::nullopt;
    std::optional<Play> gain;
    std::optional<Play> decline;
    for (const Play &play : session.legalPlays()) {
        const auto &answer = std::get<Piggyback>(play.what);
        if (!answer.take) {
            decline = play;
        } else if (gain) {
            return std::nullopt;
        } else {
            gain = play;
        }
    }
    return gain ? gain : decline;
}

} // namespace

/// The play of this moment that leaves nobody a choice: a generator where a crew stops, a tile that cannot be used, a
/// piggyback of which one gain is possible. Nothing if there is a choice.
std::optional<Play> CityQuestions::playWithoutChoice(const airshipcity::Session &session) const
{
    const Offers offers = this->offers(session);
    const State &state = session.state();
    const std::vector<Play> unsure = offers.undetermined();
    if (state.phase == Phase::Piggyback)
        return unsure.empty() ? piggybackWithoutChoice(session, m_automation) : std::nullopt;
    if (state.phase != Phase::AtTile)
        return std::nullopt;
    const auto isUse = [](const Play &play) { return std::holds_alternative<Use>(play.what); };
    const auto cannotHelp = [](const Play &play) {
        return std::holds_alternative<Skip>(play.what) || std::holds_alternative<Slide>(play.what);
    };
    if (std::any_of(unsure.begin(), unsure.end(), isUse))
        return std::nullopt;
    const std::vector<Play> &plays = session.legalPlays();
    const auto use = std::find_if(plays.begin(), plays.end(), isUse);
    if (use == plays.end()) {
        const bool onlyLeaves =
            unsure.empty() && !offers.mayMeetUtility() && std::all_of(plays.begin(), plays.end(), cannotHelp);
        return onlyLeaves ? std::optional(Play{Skip{}}) : std::nullopt;
    }
    const Cell at = state.players[state.acting.player].crews[state.acting.crew].at;
    const bool isOnly = std::none_of(use + 1, plays.end(), isUse);
    if (isOnly && m_automation.generators && isGenerator(kindAt(at, session.setup(), state)))
        return *use;
    return std::nullopt;
}

} // namespace skyledger::ui
