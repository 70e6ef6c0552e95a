// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/offers.h"

#include "core/airshipcity/rules/locations.h"
#include "ui/airshipcity/guide/fixedkeys.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/play/partialplay.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

/// Of several ways to a tile the one that spends no bonus effect, then the shortest.
void keepPlainestMoves(std::vector<Candidate> &candidates, const State &state)
{
    const auto effort = [](const Candidate &candidate) {
        const Move &move = std::get<Move>(candidate.play.what);
        return std::pair(move.longDistance, move.path.size());
    };
    std::vector<Candidate> kept;
    for (const Candidate &candidate : candidates) {
        const int goal = answerOf(candidate.play, Aspect::Destination, state);
        const auto same = std::find_if(kept.begin(), kept.end(), [&](const Candidate &each) {
            return answerOf(each.play, Aspect::Destination, state) == goal;
        });
        if (same == kept.end())
            kept.push_back(candidate);
        else if (effort(candidate) < effort(*same))
            *same = candidate;
    }
    candidates = std::move(kept);
}

/// Of drawn contracts about which nothing is known one stands for all: nobody could tell them apart.
void keepOneUnknownDraw(std::vector<Candidate> &candidates, const Catalogue &catalogue)
{
    Contract kept = none<Contract>;
    std::erase_if(candidates, [&](const Candidate &candidate) {
        const Use *use = std::get_if<Use>(&candidate.play.what);
        if (use == nullptr || !use->given.contains(UseKey::Reveal)
            || use->reveal == none<Contract> || !(catalogue.contracts[use->reveal] == ContractValues{}))
            return false;
        if (kept == none<Contract>)
            kept = use->reveal;
        return use->reveal != kept;
    });
}

/// Whether players want to be asked although one answer alone is possible.
bool isAlwaysAsked(Aspect aspect, const Play &play)
{
    return aspect == Aspect::Then && isSellable(std::get<Use>(play.what).airship);
}

/// The bonus effect that a play spends.
std::optional<BonusEffect> effectSpentBy(const Play &play)
{
    if (const Move *move = std::get_if<Move>(&play.what); move && move->longDistance)
        return BonusEffect::LongDistance;
    if (const Piggyback *answer = std::get_if<Piggyback>(&play.what); answer && answer->negotiator)
        return BonusEffect::Negotiator;
    if (std::holds_alternative<Barter>(play.what))
        return BonusEffect::Barter;
    return std::nullopt;
}

/// What is printed on a contract in its order: the term, what it costs, VP, gold. A zero is not printed.
QString digitsOf(const ContractValues &values)
{
    QString digits;
    const auto add = [&digits](int number) {
        if (number > 0)
            digits += QString::number(number);
    };
    add(values.term.value_or(0));
    for (const Resource resource : all<Resource>())
        add(values.cost.value_or(Amounts{})[resource]);
    add(values.vp.value_or(0));
    add(values.gold.value_or(0));
    return digits;
}

bool canBegin(const PlayOption &offer, const QString &typed, const Catalogue &catalogue)
{
    const auto contract = thingAs<Contract>(offer.thing);
    if (!contract)
        return true;
    const ContractValues &values = catalogue.contracts[*contract];
    // One that is not known as a whole may be any.
    const bool isKnown = values.term && values.cost && values.vp && values.gold;
    return !isKnown || digitsOf(values).startsWith(typed);
}

/// A play of a kind as it is before anything is decided; what has to be something is just anything that the boards know.
Play emptyPlay(std::size_t kind)
{
    const std::array plays{Play{Move{}},
                           Play{Use{}},
                           Play{Skip{}},
                           Play{Piggyback{}},
                           Play{Slide{{rowLine(0), Direction::East}}},
                           Play{Fulfil{}},
                           Play{Barter{Resource::Wood, Resource::Metal}},
                           Play{EndTurn{}},
                           Play{TakeStageBonus{}}};
    static_assert(std::tuple_size_v<decltype(plays)> == std::variant_size_v<decltype(Play::what)>);
    Q_ASSERT(plays[kind].what.index() == kind);
    return plays[kind];
}

} // namespace

Offers::Offers(const Session &session, const words::GameWords &game, const std::optional<Crew> &crewInHand,
               bool meetsUtilities)
    : m_session(session),
      m_setup(session.setup()),
      m_state(session.state()),
      m_says{game, session.state()},
      m_crewInHand(crewInHand),
      m_meetsUtilities(meetsUtilities && session.setup().catalogue.utilityCount < countOf<Utility>)
{
}

bool Offers::belongs(const Play &play, const PartialPlay &soFar) const
{
    return play.what.index() == soFar.kind
        && std::all_of(soFar.answers.begin(), soFar.answers.end(), [&](const GivenAnswer &answer) {
               return aspectOf(answer) == Aspect::Digit
                   || answerOf(play, aspectOf(answer), m_state) == answer.value;
           });
}

/// A bonus effect that nobody can have earned yet is not offered, however little is known about it.
bool Offers::isConceivable(const Play &play) const
{
    const std::optional<BonusEffect> effect = effectSpentBy(play);
    return !effect || canHoldEffect(m_setup, m_state, playerOf(m_state, play), *effect);
}

std::vector<Candidate> Offers::candidates(const PartialPlay &soFar) const
{
    std::vector<Candidate> found;
    if (soFar.answer(Aspect::Clicked))
        return found;
    for (const Play &play : m_session.legalPlays()) {
        if (belongs(play, soFar))
            found.push_back({play, true});
    }
    for (const Play &play : m_session.undeterminedPlays()) {
        if (belongs(play, soFar) && isConceivable(play))
            found.push_back({play, false});
    }
    if (soFar.kind == kindOf<Move>())
        keepPlainestMoves(found, m_state);
    if (soFar.kind == kindOf<Use>())
        keepOneUnknownDraw(found, m_setup.catalogue);
    return found;
}

std::vector<Play> Offers::undetermined() const
{
    std::vector<Play> plays = m_session.undeterminedPlays();
    std::erase_if(plays, [this](const Play &play) { return !isConceivable(play); });
    return plays;
}

std::vector<int> Offers::valuesOf(const std::vector<Candidate> &candidates, Aspect aspect) const
{
    std::vector<int> values;
    for (const Candidate &candidate : candidates) {
        const int value = answerOf(candidate.play, aspect, m_state);
        if (std::find(values.begin(), values.end(), value) == values.end())
            values.push_back(value);
    }
    return values;
}

std::optional<Aspect> Offers::nextQuestion(PartialPlay &soFar) const
{
    const std::vector<Candidate> plays = candidates(soFar);
    if (plays.empty())
        return std::nullopt;
    for (const Aspect aspect : aspectsOf(plays.front().play, m_setup, m_state)) {
        if (soFar.answer(aspect))
            continue;
        const std::vector<int> values = valuesOf(plays, aspect);
        if (values.size() > 1 || isAlwaysAsked(aspect, plays.front().play))
            return aspect;
        soFar.answers.push_back({aspect, values.front()});
    }
    return std::nullopt;
}

Play Offers::representative(const PartialPlay &soFar) const
{
    Play play = emptyPlay(soFar.kind);
    const std::optional<int> clicked = soFar.answer(Aspect::Clicked);
    if (Use *use = std::get_if<Use>(&play.what)) {
        if (clicked)
            *use = plainUse(static_cast<TileKind>(*clicked));
        else if (m_state.acting.player != none<Player>)
            *use = plainUse(kindAt(actingCell(m_state), m_setup, m_state));
        const auto unplaced = unplacedContracts(m_setup, m_state);
        if (!clicked && !unplaced.empty())
            use->reveal = *unplaced.begin();
    }
    const bool isAnswer = soFar.kind == kindOf<Piggyback>() || soFar.kind == kindOf<TakeStageBonus>();
    if (isAnswer && !m_state.pending.players.empty())
        play.player = m_state.pending.players.front();
    for (const GivenAnswer &answer : soFar.answers)
        play = withAnswer(play, answer, m_state);
    if (!clicked)
        developOne(play, m_setup, m_state);
    return play;
}

Offers::Meant Offers::meant(const PartialPlay &soFar) const
{
    Meant meant{candidates(soFar), {}};
    meant.sample = meant.plays.empty() ? representative(soFar) : meant.plays.front().play;
    return meant;
}

Play Offers::playOf(const PartialPlay &soFar, bool insists) const
{
    return insists ? representative(soFar) : meant(soFar).sample;
}

PlayOption Offers::answerTo(const PartialPlay &soFar, const GivenAnswer &answer) const
{
    return {.name = m_says.answer(answer),
            .leadsTo = with(without(soFar, Aspect::Digit), answer.question, answer.value),
            .thing = targetOf(answer, m_state),
            .key = fixedkeys::ofAnswer(answer, m_setup, m_state)};
}

PlayOption Offers::judgedAnswerTo(const PartialPlay &soFar, const GivenAnswer &answer) const
{
    PlayOption offer = answerTo(soFar, answer);
    const Meant meant = this->meant(offer.leadsTo);
    offer.about = idOf(ruleOf(answer, meant.sample, m_setup, m_state));
    offer.card.name = m_says.onCard(answer);
    judge(offer, meant);
    if (!meant.plays.empty() && answer.value != unanswered
        && (answer.question == Aspect::Take || answer.question == Aspect::Reveal))
        offer.card.price = contractFace(m_setup.catalogue.contracts[static_cast<Contract>(answer.value)]);
    return offer;
}

std::vector<PlayOption> Offers::answersTo(const PartialPlay &soFar, Aspect aspect) const
{
    const Meant meant = this->meant(soFar);
    std::vector<int> values = valuesOf(meant.plays, aspect);
    for (const int value : conceivableAnswers(meant.sample, aspect, m_setup, m_state)) {
        if (std::find(values.begin(), values.end(), value) == values.end())
            values.push_back(value);
    }
    // "No, thanks" comes last.
    std::stable_sort(values.begin(), values.end(),
                     [](int a, int b) { return static_cast<unsigned>(a) < static_cast<unsigned>(b); });
    std::vector<PlayOption> offers;
    offers.reserve(values.size());
    for (const int value : values)
        offers.push_back(judgedAnswerTo(soFar, {aspect, value}));
    if (aspect == Aspect::Airship || aspect == Aspect::Take) {
        // As they lie on their board; their digits are those places.
        std::stable_sort(offers.begin(), offers.end(),
                         [](const PlayOption &a, const PlayOption &b) { return a.key < b.key; });
    }
    // Until a way is chosen too every line can be: its arrows stay lit.
    if (aspect == Aspect::Line || aspect == Aspect::Way)
        addPushes(offers, without(soFar, Aspect::Line), Aspect::Line, Aspect::Way);
    else if (aspect == Aspect::SecondLine || aspect == Aspect::SecondWay)
        addPushes(offers, without(soFar, Aspect::SecondLine), Aspect::SecondLine, Aspect::SecondWay);
    return offers;
}

std::vector<PlayOption> Offers::answers(const PartialPlay &soFar, Aspect aspect, bool insists) const
{
    std::vector<PlayOption> offers = insists ? insistentAnswersTo(soFar, aspect) : answersTo(soFar, aspect);
    if (aspect == Aspect::Reveal)
        std::erase_if(offers, [this, typed = typedDigits(soFar)](const PlayOption &offer) {
            return !canBegin(offer, typed, m_setup.catalogue);
        });
    return offers;
}

CityPreview Offers::preview(const PartialPlay &soFar) const
{
    CityPreview preview;
    for (const auto &[asked, toward] :
         {std::pair(Aspect::Line, Aspect::Way), std::pair(Aspect::SecondLine, Aspect::SecondWay)}) {
        const int line = soFar.answer(asked).value_or(unanswered);
        const int way = soFar.answer(toward).value_or(unanswered);
        if (line != unanswered && way != unanswered)
            preview.pushes.push_back({static_cast<Line>(line), static_cast<Direction>(way)});
    }
    if (soFar.kind != kindOf<Move>() || soFar.answer(Aspect::Destination).value_or(unanswered) == unanswered)
        return preview;
    const std::vector<Candidate> plays = candidates(soFar);
    if (plays.empty())
        return preview;
    const Move &move = std::get<Move>(plays.front().play.what);
    Cell at = m_state.players[m_state.current].crews[move.crew].at;
    preview.way.push_back(at);
    for (const Direction step : move.path) {
        at = neighbour(at, step);
        if (at == none<Cell>)
            return {};
        preview.way.push_back(at);
    }
    return preview;
}

QString typedDigits(const PartialPlay &play)
{
    QString typed;
    for (const GivenAnswer &answer : play.answers) {
        if (aspectOf(answer) == Aspect::Digit)
            typed += QString::number(answer.value);
    }
    return typed;
}

bool isLongDistance(const PlayOption &option)
{
    return option.leadsTo.answer(Aspect::LongDistance) == 1;
}

} // namespace skyledger::ui
