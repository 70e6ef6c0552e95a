// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What can be done before anything is chosen, and what clicks on the boards mean.

#include "ui/airshipcity/guide/fixedkeys.h"
#include "ui/airshipcity/guide/offers.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/play/partialplay.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TurnGuide)
};

PlayOption simpleOffer(const QString &name, const PartialPlay &leadsTo, Rule about)
{
    return {.name = name, .about = idOf(about), .leadsTo = leadsTo};
}

/// The use of a tile of a kind for a thing.
PartialPlay useOf(TileKind kind, const GivenAnswer &answer)
{
    return {kindOf<Use>(), {answer, {Aspect::Clicked, static_cast<int>(kind)}}};
}

/// Where a crew goes is not told by the cell where it stands.
PartialPlay clickedMove(Crew crew, const std::optional<Cell> &to, const State &state)
{
    PartialPlay move = moveOf(crew);
    if (to && *to != state.players[state.current].crews[crew].at)
        move.answers.push_back({Aspect::Destination, static_cast<int>(*to)});
    move.answers.push_back({Aspect::Clicked, unanswered});
    return move;
}

/// Whether the rules allow it or not.
std::optional<PartialPlay> clickedPlay(const BoardThing &thing, const std::optional<Crew> &crewInHand,
                                       const State &state)
{
    if (const auto cell = thingAs<Cell>(thing))
        return crewInHand ? std::optional(clickedMove(*crewInHand, cell, state)) : std::nullopt;
    if (const auto crew = thingAs<Crew>(thing))
        return clickedMove(*crew, std::nullopt, state);
    if (const auto push = thingAs<LinePush>(thing))
        return PartialPlay{kindOf<Slide>(),
                           {{Aspect::Line, static_cast<int>(push->line)},
                            {Aspect::Way, static_cast<int>(push->toward)},
                            {Aspect::Clicked, unanswered}}};
    if (const auto contract = thingAs<Contract>(thing)) {
        const int number = thing.number;
        if (state.market.contains(*contract))
            return useOf(TileKind::Market, {Aspect::Take, number});
        return PartialPlay{kindOf<Fulfil>(), {{Aspect::Contract, number}, {Aspect::Clicked, unanswered}}};
    }
    if (thingAs<Airship>(thing))
        return useOf(TileKind::Shipyard, {Aspect::Airship, thing.number});
    if (thingAs<Utility>(thing))
        return useOf(TileKind::Architect, {Aspect::Utility, thing.number});
    return std::nullopt;
}

} // namespace

void Offers::addPushes(std::vector<PlayOption> &offers, const PartialPlay &soFar, Aspect line,
                       Aspect way) const
{
    std::vector<LinePush> pushes;
    for (const Candidate &candidate : candidates(soFar)) {
        const int chosenLine = answerOf(candidate.play, line, m_state);
        if (chosenLine == unanswered)
            continue;
        const LinePush push{static_cast<Line>(chosenLine),
                            static_cast<Direction>(answerOf(candidate.play, way, m_state))};
        if (std::find(pushes.begin(), pushes.end(), push) == pushes.end())
            pushes.push_back(push);
    }
    for (const LinePush &push : pushes) {
        const PartialPlay next =
            with(with(soFar, line, static_cast<int>(push.line)), way, static_cast<int>(push.toward));
        PlayOption offer =
            simpleOffer(words::name(push.line), next, ruleOfQuestion(line, representative(soFar)));
        offer.thing = Target(push);
        offer.isListed = false;
        offers.push_back(offer);
    }
}

void Offers::addCrews(std::vector<PlayOption> &offers) const
{
    for (const Crew crew : readyCrews(m_state)) {
        PlayOption offer = simpleOffer(m_says.crew(m_state.current, crew), moveOf(crew), Rule::Move01);
        offer.thing = Target(crew);
        offer.key = fixedkeys::ofPlace(indexOf(crew));
        offer.isListed = !m_crewInHand;
        offers.push_back(offer);
    }
}

void Offers::addFirstAnswers(std::vector<PlayOption> &offers, const PartialPlay &soFar) const
{
    const auto aspects = aspectsOf(playOf(soFar, false), m_setup, m_state);
    if (aspects.empty())
        return;
    const std::vector<PlayOption> found = answersTo(soFar, aspects.front());
    offers.insert(offers.end(), found.begin(), found.end());
}

void Offers::addEntry(std::vector<PlayOption> &offers, std::size_t kind, const QString &name,
                      bool evenIfRefused) const
{
    const PartialPlay soFar{kind, {}};
    const Meant meant = this->meant(soFar);
    if (meant.plays.empty() && !evenIfRefused)
        return;
    PlayOption offer = simpleOffer(name, soFar, ruleOf(meant.sample, m_setup, m_state));
    if (kind == kindOf<Slide>()) {
        offer.key = fixedkeys::ofDeed(fixedkeys::Deed::Slide);
        offer.card.name = Text::tr("Slide", "on a card: a row or column of the city");
    } else if (kind == kindOf<Barter>()) {
        offer.key = fixedkeys::ofDeed(fixedkeys::Deed::Barter);
    }
    judge(offer, meant);
    offers.push_back(offer);
}

/// The effect of the tile where a crew acts. Where the only question is the crest bonus, using it is one choice if that
/// is settled.
void Offers::addUse(std::vector<PlayOption> &offers) const
{
    PartialPlay soFar{kindOf<Use>(), {}};
    const Meant meant = this->meant(soFar);
    if (aspectsOf(meant.sample, m_setup, m_state).front() != Aspect::Crest) {
        addFirstAnswers(offers, soFar);
        if (mayMeetUtility()) {
            const bool isFirst = m_setup.catalogue.utilityCount == 0;
            PlayOption offer =
                simpleOffer(isFirst ? Text::tr("Public utility") : Text::tr("Another public utility"),
                            with(soFar, Aspect::Utility, unmetUtility), Rule::LocArch01);
            offer.detail = isFirst ? Text::tr("its printed name is typed next")
                                   : Text::tr("one that this game has not met yet");
            offers.push_back(offer);
        }
    } else if (valuesOf(meant.plays, Aspect::Crest).size() > 1) {
        addFirstAnswers(offers, soFar);
    } else {
        addEntry(offers, soFar.kind, words::deed(meant.sample, m_says.game, m_state), true);
    }
    if (!candidates({kindOf<Skip>(), {}}).empty()) {
        offers.push_back(simpleOffer(Text::tr("Leave it unused"), {kindOf<Skip>(), {}},
                                     ruleOf(Play{Skip{}}, m_setup, m_state)));
        offers.back().key = fixedkeys::ofDeed(fixedkeys::Deed::No);
    }
}

std::optional<Aspect> Offers::firstQuestion() const
{
    if (m_state.phase != Phase::AtTile || candidates({kindOf<Use>(), {}}).empty())
        return std::nullopt;
    return aspectsOf({Use{}}, m_setup, m_state).front();
}

bool Offers::mayMeetUtility() const
{
    return m_state.phase == Phase::AtTile && m_meetsUtilities
        && aspectsOf({Use{}}, m_setup, m_state).front() == Aspect::Utility;
}

std::vector<PlayOption> Offers::openings() const
{
    std::vector<PlayOption> offers;
    const bool isTurn = m_state.phase == Phase::Turn;
    if (m_state.phase == Phase::Piggyback)
        addFirstAnswers(offers, {kindOf<Piggyback>(), {}});
    else if (m_state.phase == Phase::StageBonus)
        addFirstAnswers(offers, {kindOf<TakeStageBonus>(), {}});
    if (!isTurn && m_state.phase != Phase::AtTile)
        return offers;
    if (isTurn)
        addCrews(offers);
    else
        addUse(offers);
    if (isTurn && m_crewInHand)
        addFirstAnswers(offers, moveOf(*m_crewInHand));
    addFirstAnswers(offers, {kindOf<Fulfil>(), {}});
    // A slide that has to be paid is not offered beside those of the Lighthouse, which are free.
    const bool slidesFree = firstQuestion() == Aspect::Line;
    if (!slidesFree)
        addEntry(offers, kindOf<Slide>(), Text::tr("Slide a row or column"), isTurn);
    const bool hasBarter = canHoldEffect(m_setup, m_state, m_state.current, BonusEffect::Barter);
    addEntry(offers, kindOf<Barter>(), words::name(BonusEffect::Barter), isTurn && hasBarter);
    if (!slidesFree && !candidates({kindOf<Slide>(), {}}).empty())
        addPushes(offers, {kindOf<Slide>(), {}}, Aspect::Line, Aspect::Way);
    return offers;
}

std::optional<PlayOption> Offers::refusedAbout(const BoardThing &thing) const
{
    const std::optional<PartialPlay> clicked = clickedPlay(thing, m_crewInHand, m_state);
    if (!clicked)
        return std::nullopt;
    PlayOption option{.name = {}, .leadsTo = *clicked};
    refuse(option, playOf(*clicked, false));
    return option;
}

} // namespace skyledger::ui
