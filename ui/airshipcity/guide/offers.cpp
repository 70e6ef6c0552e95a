// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/offers.h"

#include "ui/airshipcity/guide/contractdigits.h"
#include "ui/airshipcity/guide/fixedkeys.h"
#include "ui/airshipcity/guide/insistence.h"
#include "ui/airshipcity/guide/offerorder.h"
#include "ui/airshipcity/guide/priceface.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/guide/shortage.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/events.h"
#include "ui/play/partialplay.h"
#include "ui/words/phrases.h"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>
#include <variant>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

/// Of several ways to a tile the one that spends no bonus effect, then the shortest.
bool isPlainer(const Move &a, const Move &b)
{
    if (a.longDistance != b.longDistance)
        return b.longDistance;
    return a.path.size() < b.path.size();
}

void keepPlainestMoves(std::vector<Candidate> &candidates, const State &state)
{
    std::vector<Candidate> kept;
    for (const Candidate &candidate : candidates) {
        const int goal = answerOf(candidate.play, Aspect::Destination, state);
        const auto same = std::find_if(kept.begin(), kept.end(), [&](const Candidate &each) {
            return answerOf(each.play, Aspect::Destination, state) == goal;
        });
        if (same == kept.end())
            kept.push_back(candidate);
        else if (isPlainer(std::get<Move>(candidate.play.what), std::get<Move>(same->play.what)))
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

PartialPlay without(PartialPlay soFar, Aspect aspect)
{
    std::erase_if(soFar.answers, [aspect](const GivenAnswer &answer) { return aspectOf(answer) == aspect; });
    return soFar;
}

/// Whether players want to be asked although one answer alone is possible.
bool isAlwaysAsked(Aspect aspect, const Play &play)
{
    return aspect == Aspect::Then && isSellable(std::get<Use>(play.what).airship);
}

/// What full tracks would cut off of the gains of whoever plays.
Amounts lostBy(const Play &play, const Setup &setup, State state)
{
    const Player player = play.player == none<Player> ? state.current : play.player;
    Changes changes;
    apply(setup, state, play, {}, &changes);
    Amounts lost;
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::Gained && change.player == player)
            lost[change.resource] = static_cast<std::uint8_t>(lost[change.resource] + change.lost);
    }
    return lost;
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

/// Names a tile that a renovation could develop: without one only that would be refused, not what is in the way.
void developOne(Play &play, const Setup &setup, const State &state)
{
    Use *use = std::get_if<Use>(&play.what);
    if (use == nullptr || !use->given.contains(UseKey::Renovation) || use->develop != none<Tile>)
        return;
    for (const Tile tile : state.city) {
        const auto &crests = setup.catalogue.tiles[tile].crests;
        if (crests && crests->contains(use->renovation) && !state.developed.contains(tile))
            use->develop = tile;
    }
}

using What = decltype(Play::what);

/// A kind of play before anything is decided; what has to be something is just anything that the boards know.
template <class Kind>
Kind undecided()
{
    if constexpr (std::is_same_v<Kind, Slide>)
        return {{rowLine(0), Direction::East}};
    else if constexpr (std::is_same_v<Kind, Barter>)
        return {Resource::Wood, Resource::Metal};
    else
        return {};
}

template <std::size_t... kinds>
Play emptyPlay(std::size_t kind, std::index_sequence<kinds...> /*all*/)
{
    const std::array<Play, sizeof...(kinds)> plays{
        {{undecided<std::variant_alternative_t<kinds, What>>()}...}};
    return plays[kind];
}

/// A play of a kind as it is before anything is decided.
Play emptyPlay(std::size_t kind)
{
    return emptyPlay(kind, std::make_index_sequence<std::variant_size_v<What>>());
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
    const Player player = play.player == none<Player> ? m_state.current : play.player;
    return !effect || canHoldEffect(m_setup, m_state, player, *effect);
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
    std::vector<Candidate> left = plays;
    for (const Aspect aspect : aspectsOf(plays.front().play, m_setup, m_state)) {
        if (soFar.answer(aspect))
            continue;
        const std::vector<int> values = valuesOf(left, aspect);
        if (values.size() > 1 || isAlwaysAsked(aspect, left.front().play))
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
        const Acting &acting = m_state.acting;
        if (clicked)
            *use = plainUse(static_cast<TileKind>(*clicked));
        else if (acting.player != none<Player>)
            *use = plainUse(kindAt(m_state.players[acting.player].crews[acting.crew].at, m_setup, m_state));
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

Play Offers::playOf(const PartialPlay &soFar, bool insists) const
{
    const std::vector<Candidate> plays = insists ? std::vector<Candidate>() : candidates(soFar);
    return plays.empty() ? representative(soFar) : plays.front().play;
}

std::optional<Aspect> Offers::nextInsisted(PartialPlay &soFar) const
{
    const bool isMove = soFar.kind == kindOf<Move>();
    for (const Aspect aspect : aspectsOf(representative(soFar), m_setup, m_state)) {
        // What a click meant is asked again, but for where a crew goes.
        const auto clicked =
            std::find_if(soFar.answers.begin(), soFar.answers.end(),
                         [](const GivenAnswer &answer) { return aspectOf(answer) == Aspect::Clicked; });
        const auto from = clicked == soFar.answers.end() || isMove ? soFar.answers.begin() : clicked;
        if (std::any_of(from, soFar.answers.end(),
                        [aspect](const GivenAnswer &answer) { return aspectOf(answer) == aspect; }))
            continue;
        const std::vector<int> values = insistentAnswers(representative(soFar), aspect, m_setup, m_state);
        if (values.size() > 1)
            return aspect;
        if (!values.empty())
            soFar.answers.push_back({aspect, values.front()});
    }
    return std::nullopt;
}

std::vector<PlayOption> Offers::insistentAnswersTo(const PartialPlay &soFar, Aspect aspect) const
{
    std::vector<PlayOption> offers;
    for (const int value : insistentAnswers(representative(soFar), aspect, m_setup, m_state)) {
        const GivenAnswer answer{aspect, value};
        PlayOption offer;
        offer.leadsTo = with(without(soFar, Aspect::Digit), aspectOf(answer), answer.value);
        offer.thing = targetOf(answer, m_state);
        offer.key = fixedkeys::ofAnswer(answer, m_setup, m_state);
        offer.name = m_says.answer(answer);
        PartialPlay whole = offer.leadsTo;
        if (!nextInsisted(whole))
            tellPrice(offer, representative(whole));
        offers.push_back(offer);
    }
    return offers;
}

Offers::Told Offers::price(const std::vector<Candidate> &candidates) const
{
    Quote first = m_session.price(candidates.front().play);
    Amounts lost = lostBy(candidates.front().play, m_setup, m_state);
    for (const Candidate &candidate : candidates) {
        const Quote other = m_session.price(candidate.play);
        if (other.vp != first.vp)
            first.vp = 0;
        if (!(other.gain == first.gain))
            first.gain = lost = {};
        if (!(other.pay == first.pay))
            first.pay = {};
    }
    return {words::costAndGain(first, lost), priceFace(first, lost)};
}

/// What can be done where a move ends: what its effect brings, or what the use that is nearest to possible is short of.
Offers::Told Offers::prospect(const Play &move) const
{
    State after = m_state;
    apply(m_setup, after, move);
    const Speaker says{m_says.game, after};
    std::vector<Play> plays;
    legalEvents(m_setup, after, plays);
    const auto isUse = [](const Play &play) { return std::holds_alternative<Use>(play.what); };
    const auto use = std::find_if(plays.begin(), plays.end(), isUse);
    if (use != plays.end()) {
        if (!std::get<Use>(use->what).given.empty())
            return {};
        const Quote gain = quote(m_setup, after, *use);
        const Amounts lost = lostBy(*use, m_setup, after);
        return {words::costAndGain(gain, lost), priceFace(gain, lost)};
    }
    undeterminedEvents(m_setup, after, plays);
    const auto unsure = std::find_if(plays.begin(), plays.end(), isUse);
    if (unsure != plays.end())
        return {says.lacking(check(m_setup, after, *unsure))};
    const Acting &acting = after.acting;
    Play sample{plainUse(kindAt(after.players[acting.player].crews[acting.crew].at, m_setup, after))};
    if (const auto aspects = aspectsOf(sample, m_setup, after); !aspects.empty()) {
        const std::vector<int> values = conceivableAnswers(sample, aspects.front(), m_setup, after);
        std::vector<Play> samples;
        samples.reserve(values.size());
        for (const int value : values) {
            samples.push_back(withAnswer(sample, {aspects.front(), value}, after));
            developOne(samples.back(), m_setup, after);
        }
        if (!samples.empty())
            sample = nearestToPossible(samples, m_setup, after);
    }
    developOne(sample, m_setup, after);
    return {says.refusal(check(m_setup, after, sample), Played{sample, {}})};
}

/// How a move gets there if not by a single step, then what can be done there.
Offers::Told Offers::wayAndProspect(const Play &play) const
{
    const QString route = m_says.route(std::get<Move>(play.what));
    Told there = prospect(play);
    if (route.isEmpty())
        return there;
    // What it brings comes first: where room is short, the way is cut.
    there.text = there.text.isEmpty() ? route : words::listedApart({there.text, route});
    if (!there.face.empty())
        there.face.push_back({route, nullptr, FacePart::Tone::Quiet});
    return there;
}

void Offers::tellPrice(PlayOption &offer, const Play &play) const
{
    const Verdict verdict = m_session.verdict(Override{Played{play, {}}});
    if (verdict.undetermined()) {
        offer.detail = m_says.lacking(verdict);
    } else if (verdict.playable()) {
        const Told price = this->price({{play, false}});
        offer.detail = price.text;
        offer.card.price = price.face;
    }
}

PlayOption Offers::answerOffer(const PartialPlay &soFar, const GivenAnswer &answer) const
{
    const PartialPlay next = with(without(soFar, Aspect::Digit), aspectOf(answer), answer.value);
    const std::vector<Candidate> plays = candidates(next);
    PlayOption offer;
    offer.thing = targetOf(answer, m_state);
    offer.key = fixedkeys::ofAnswer(answer, m_setup, m_state);
    offer.about =
        idOf(ruleOf(answer, plays.empty() ? representative(next) : plays.front().play, m_setup, m_state));
    offer.leadsTo = next;
    if (plays.empty()) {
        const Play play = representative(next);
        const Verdict verdict = m_session.verdict(Played{play, {}});
        offer.status = PlayOption::Status::Refused;
        offer.name = m_says.answer(answer);
        offer.card.name = m_says.onCard(answer);
        offer.detail = m_says.refusal(verdict, Played{play, {}});
        if (!verdict.objections.empty())
            offer.rule = idOf(verdict.objections.front().rule.as<Rule>());
        return offer;
    }
    const Candidate &first = plays.front();
    offer.name = m_says.answer(answer);
    offer.card.name = m_says.onCard(answer);
    if (!first.legal) {
        offer.status = PlayOption::Status::Undetermined;
        offer.detail = m_says.lacking(m_session.verdict(Played{first.play, {}}));
    } else if (const Move *move = std::get_if<Move>(&first.play.what)) {
        if (move->longDistance)
            offer.leadsTo.answers.push_back({Aspect::LongDistance, 1});
        const Told there = wayAndProspect(first.play);
        offer.detail = there.text;
        offer.card.price = there.face;
    } else {
        const Told price = this->price(plays);
        offer.detail = price.text;
        offer.card.price = price.face;
    }
    if (answer.value != unanswered
        && (aspectOf(answer) == Aspect::Take || aspectOf(answer) == Aspect::Reveal))
        offer.card.price = contractFace(m_setup.catalogue.contracts[static_cast<Contract>(answer.value)]);
    return offer;
}

std::vector<PlayOption> Offers::answersTo(const PartialPlay &soFar, Aspect aspect) const
{
    const std::vector<Candidate> plays = candidates(soFar);
    const Play sample = plays.empty() ? representative(soFar) : plays.front().play;
    std::vector<int> values = valuesOf(plays, aspect);
    if (plays.empty())
        values.clear();
    for (const int value : conceivableAnswers(sample, aspect, m_setup, m_state)) {
        if (std::find(values.begin(), values.end(), value) == values.end())
            values.push_back(value);
    }
    // "No, thanks" comes last.
    std::stable_sort(values.begin(), values.end(),
                     [](int a, int b) { return static_cast<unsigned>(a) < static_cast<unsigned>(b); });
    std::vector<PlayOption> offers;
    offers.reserve(values.size());
    for (const int value : values)
        offers.push_back(answerOffer(soFar, {aspect, value}));
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
        narrowByDigits(offers, typedDigits(soFar), m_setup.catalogue);
    return arranged(std::move(offers));
}

bool isLongDistance(const PlayOption &option)
{
    return option.leadsTo.answer(Aspect::LongDistance) == 1;
}

} // namespace skyledger::ui
