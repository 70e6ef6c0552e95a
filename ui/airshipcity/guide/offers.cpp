// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/offers.h"

#include "ui/airshipcity/guide/fixedkeys.h"
#include "ui/airshipcity/guide/priceface.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/guide/shortage.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/play/choicekeys.h"
#include "ui/words/phrases.h"

#include <algorithm>

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

PlaySoFar with(PlaySoFar soFar, const Answer &answer)
{
    soFar.answers.push_back(answer);
    return soFar;
}

PlaySoFar without(PlaySoFar soFar, Aspect aspect)
{
    std::erase_if(soFar.answers, [aspect](const Answer &answer) { return answer.aspect == aspect; });
    return soFar;
}

/// Whether players want to be asked although one answer alone is possible.
bool isAlwaysAsked(Aspect aspect, const Play &play)
{
    return aspect == Aspect::Then && isSellable(std::get<Use>(play.what).airship);
}

Offer simpleOffer(const QString &name, const Consequence &consequence)
{
    Offer offer;
    offer.choice.name = name;
    offer.consequence = consequence;
    return offer;
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

/// Refused choices go last; the others keep their order.
void refusedLast(std::vector<Offer> &offers)
{
    std::stable_sort(offers.begin(), offers.end(), [](const Offer &a, const Offer &b) {
        return a.choice.status != Choice::Status::Refused && b.choice.status == Choice::Status::Refused;
    });
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

bool Offers::belongs(const Play &play, const PlaySoFar &soFar) const
{
    if (play.what.index() != soFar.kind)
        return false;
    if (const Move *move = std::get_if<Move>(&play.what); move && m_crewInHand != move->crew)
        return false;
    return std::all_of(soFar.answers.begin(), soFar.answers.end(), [&](const Answer &answer) {
        return answerOf(play, answer.aspect, m_state) == answer.value;
    });
}

/// A bonus effect that nobody can have earned yet is not offered, however little is known about it.
bool Offers::isConceivable(const Play &play) const
{
    const std::optional<BonusEffect> effect = effectSpentBy(play);
    const Player player = play.player == none<Player> ? m_state.current : play.player;
    return !effect || canHoldEffect(m_setup, m_state, player, *effect);
}

std::vector<Candidate> Offers::candidates(const PlaySoFar &soFar) const
{
    std::vector<Candidate> found;
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

std::optional<Aspect> Offers::nextQuestion(PlaySoFar &soFar) const
{
    const std::vector<Candidate> plays = candidates(soFar);
    if (plays.empty())
        return std::nullopt;
    std::vector<Candidate> left = plays;
    for (const Aspect aspect : aspectsOf(plays.front().play, m_setup, m_state)) {
        const auto given = std::find_if(soFar.answers.begin(), soFar.answers.end(),
                                        [aspect](const Answer &answer) { return answer.aspect == aspect; });
        if (given != soFar.answers.end())
            continue;
        const std::vector<int> values = valuesOf(left, aspect);
        if (values.size() > 1 || isAlwaysAsked(aspect, left.front().play))
            return aspect;
        soFar.answers.push_back({aspect, values.front()});
    }
    return std::nullopt;
}

Play Offers::representative(const PlaySoFar &soFar) const
{
    Play play;
    if (soFar.kind == kindOf<Use>()) {
        const Acting &acting = m_state.acting;
        Use use = acting.player == none<Player>
            ? Use{}
            : plainUse(kindAt(m_state.players[acting.player].crews[acting.crew].at, m_setup, m_state));
        for (const Contract contract : unplacedContracts(m_setup, m_state)) {
            use.reveal = contract;
            break;
        }
        play.what = use;
    } else if (soFar.kind == kindOf<Slide>()) {
        play.what = Slide{{rowLine(0), Direction::East}};
    } else if (soFar.kind == kindOf<Fulfil>()) {
        play.what = Fulfil{};
    } else if (soFar.kind == kindOf<Barter>()) {
        play.what = Barter{Resource::Wood, Resource::Metal};
    }
    for (const Answer &answer : soFar.answers)
        play = withAnswer(play, answer);
    developOne(play, m_setup, m_state);
    return play;
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
            samples.push_back(withAnswer(sample, {aspects.front(), value}));
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

void Offers::tellPrice(Choice &choice, const Play &play) const
{
    const Verdict verdict = m_session.verdict(Override{Played{play, {}}});
    if (verdict.undetermined()) {
        choice.detail = m_says.lacking(verdict);
    } else if (verdict.playable()) {
        const Told price = this->price({{play, false}});
        choice.detail = price.text;
        choice.card.price = price.face;
    }
}

Offer Offers::answerOffer(const PlaySoFar &soFar, const Answer &answer) const
{
    const PlaySoFar next = with(soFar, answer);
    const std::vector<Candidate> plays = candidates(next);
    Offer offer;
    offer.choice.target = targetOf(answer, m_state);
    offer.choice.key = fixedkeys::ofAnswer(answer, m_setup, m_state);
    offer.choice.about =
        ruleOf(answer, plays.empty() ? representative(next) : plays.front().play, m_setup, m_state);
    offer.consequence.soFar = next;
    if (plays.empty()) {
        const Play play = representative(next);
        const Verdict verdict = m_session.verdict(Played{play, {}});
        offer.choice.status = Choice::Status::Refused;
        offer.choice.name = m_says.answer(answer, play);
        offer.choice.card.name = m_says.onCard(answer);
        offer.choice.detail = m_says.refusal(verdict, Played{play, {}});
        if (!verdict.objections.empty())
            offer.choice.rule = verdict.objections.front().rule.as<Rule>();
        return offer;
    }
    const Candidate &first = plays.front();
    offer.choice.name = m_says.answer(answer, first.play);
    offer.choice.card.name = m_says.onCard(answer);
    if (!first.legal) {
        offer.choice.status = Choice::Status::Undetermined;
        offer.choice.detail = m_says.lacking(m_session.verdict(Played{first.play, {}}));
    } else if (const Move *move = std::get_if<Move>(&first.play.what)) {
        offer.choice.longDistance = move->longDistance;
        const Told there = wayAndProspect(first.play);
        offer.choice.detail = there.text;
        offer.choice.card.price = there.face;
    } else {
        const Told price = this->price(plays);
        offer.choice.detail = price.text;
        offer.choice.card.price = price.face;
    }
    if (answer.value != unanswered && (answer.aspect == Aspect::Take || answer.aspect == Aspect::Reveal))
        offer.choice.card.price =
            contractFace(m_setup.catalogue.contracts[static_cast<Contract>(answer.value)]);
    return offer;
}

std::vector<Offer> Offers::answers(const PlaySoFar &soFar, Aspect aspect) const
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
    std::vector<Offer> offers;
    offers.reserve(values.size());
    for (const int value : values)
        offers.push_back(answerOffer(soFar, {aspect, value}));
    if (aspect == Aspect::Airship || aspect == Aspect::Take) {
        // As they lie on their board; their digits are those places.
        std::stable_sort(offers.begin(), offers.end(),
                         [](const Offer &a, const Offer &b) { return a.choice.key < b.choice.key; });
    }
    refusedLast(offers);
    // Until a way is chosen too every line can be: its arrows stay lit.
    if (aspect == Aspect::Line || aspect == Aspect::Way)
        addPushes(offers, without(soFar, Aspect::Line), Aspect::Line, Aspect::Way);
    else if (aspect == Aspect::SecondLine || aspect == Aspect::SecondWay)
        addPushes(offers, without(soFar, Aspect::SecondLine), Aspect::SecondLine, Aspect::SecondWay);
    return offers;
}

void Offers::addPushes(std::vector<Offer> &offers, const PlaySoFar &soFar, Aspect line, Aspect way) const
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
        PlaySoFar next = with(soFar, {line, static_cast<int>(push.line)});
        next.answers.push_back({way, static_cast<int>(push.toward)});
        Offer offer = simpleOffer(words::name(push.line), {next});
        offer.choice.target = push;
        offer.choice.about = ruleOfQuestion(line, representative(soFar));
        offer.onBoardOnly = true;
        offers.push_back(offer);
    }
}

void Offers::addCrews(std::vector<Offer> &offers) const
{
    const PlayerState &depot = m_state.players[m_state.current];
    for (const Crew crew : all<Crew>()) {
        if (depot.crews[crew].inPlay() && depot.crews[crew].ready) {
            Offer offer = simpleOffer(m_says.crew(m_state.current, crew), {{}, crew});
            offer.choice.target = crew;
            offer.choice.about = ruleOf(BoardPart::Crew);
            offers.push_back(offer);
        }
    }
}

void Offers::addFirstAnswers(std::vector<Offer> &offers, std::size_t kind) const
{
    const PlaySoFar soFar{kind, {}};
    const std::vector<Candidate> plays = candidates(soFar);
    const Play sample = plays.empty() ? representative(soFar) : plays.front().play;
    const auto aspects = aspectsOf(sample, m_setup, m_state);
    if (aspects.empty())
        return;
    const std::vector<Offer> found = answers(soFar, aspects.front());
    offers.insert(offers.end(), found.begin(), found.end());
}

void Offers::addEntry(std::vector<Offer> &offers, std::size_t kind, const QString &name,
                      bool evenIfRefused) const
{
    const PlaySoFar soFar{kind, {}};
    const std::vector<Candidate> plays = candidates(soFar);
    Offer offer = simpleOffer(name, {soFar});
    if (kind == kindOf<Slide>()) {
        offer.choice.key = fixedkeys::ofSlide();
        offer.choice.card.name = labels::slideOnCard();
    } else if (kind == kindOf<Barter>()) {
        offer.choice.key = fixedkeys::ofBarter();
    }
    const Play sample = plays.empty() ? representative(soFar) : plays.front().play;
    offer.choice.about = ruleOf(sample, m_setup, m_state);
    if (plays.empty()) {
        if (!evenIfRefused)
            return;
        const Play &play = sample;
        const Verdict verdict = m_session.verdict(Played{play, {}});
        offer.choice.status = Choice::Status::Refused;
        offer.choice.detail = m_says.refusal(verdict, Played{play, {}});
        if (!verdict.objections.empty())
            offer.choice.rule = verdict.objections.front().rule.as<Rule>();
    } else if (plays.front().legal) {
        const Told price = this->price(plays);
        offer.choice.detail = price.text;
        offer.choice.card.price = price.face;
    } else {
        offer.choice.status = Choice::Status::Undetermined;
        offer.choice.detail = m_says.lacking(m_session.verdict(Played{plays.front().play, {}}));
    }
    offers.push_back(offer);
}

/// The effect of the tile where a crew acts. Where the only question is the crest bonus, using it is one choice if that
/// is settled.
void Offers::addUse(std::vector<Offer> &offers) const
{
    PlaySoFar soFar{kindOf<Use>(), {}};
    const std::vector<Candidate> plays = candidates(soFar);
    const Play sample = plays.empty() ? representative(soFar) : plays.front().play;
    const auto aspects = aspectsOf(sample, m_setup, m_state);
    if (!aspects.empty() && aspects.front() != Aspect::Crest) {
        addFirstAnswers(offers, soFar.kind);
        if (aspects.front() == Aspect::Utility && m_meetsUtilities) {
            const bool isFirst = m_setup.catalogue.utilityCount == 0;
            Offer offer = simpleOffer(isFirst ? labels::firstUtility() : labels::anotherUtility(),
                                      {{}, none<Crew>, true});
            offer.choice.detail = isFirst ? labels::firstUtilityDetail() : labels::anotherUtilityDetail();
            offer.choice.about = ruleOf(BoardPart::PublicUtility);
            offers.push_back(offer);
        }
    } else if (valuesOf(plays, Aspect::Crest).size() > 1) {
        addFirstAnswers(offers, soFar.kind);
    } else {
        addEntry(offers, soFar.kind, words::deed(sample, m_says.game, m_state), true);
    }
    if (!candidates({kindOf<Skip>(), {}}).empty()) {
        offers.push_back(simpleOffer(labels::leaveUnused(), {{kindOf<Skip>(), {}}}));
        offers.back().choice.about = ruleOf(Play{Skip{}}, m_setup, m_state);
        offers.back().choice.key = fixedkeys::ofNo();
    }
}

std::optional<Aspect> Offers::firstQuestion() const
{
    if (m_state.phase != Phase::AtTile)
        return std::nullopt;
    const std::vector<Candidate> plays = candidates({kindOf<Use>(), {}});
    if (plays.empty())
        return std::nullopt;
    const auto aspects = aspectsOf(plays.front().play, m_setup, m_state);
    return aspects.empty() ? std::nullopt : std::optional(aspects.front());
}

std::vector<Offer> Offers::opening() const
{
    std::vector<Offer> offers;
    const bool isTurn = m_state.phase == Phase::Turn;
    switch (m_state.phase) {
    case Phase::Turn:
        addCrews(offers);
        if (m_crewInHand)
            addFirstAnswers(offers, kindOf<Move>());
        break;
    case Phase::AtTile:
        addUse(offers);
        break;
    case Phase::Piggyback:
        addFirstAnswers(offers, kindOf<Piggyback>());
        return offers;
    case Phase::StageBonus:
        addFirstAnswers(offers, kindOf<TakeStageBonus>());
        return offers;
    case Phase::Over:
        return offers;
    }
    std::vector<Offer> beside;
    addFirstAnswers(beside, kindOf<Fulfil>());
    // A slide that has to be paid is not offered beside those of the Lighthouse, which are free.
    const bool slidesFree = firstQuestion() == Aspect::Line;
    if (!slidesFree)
        addEntry(beside, kindOf<Slide>(), labels::slideLine(), isTurn);
    const bool hasBarter = canHoldEffect(m_setup, m_state, m_state.current, BonusEffect::Barter);
    addEntry(beside, kindOf<Barter>(), words::name(BonusEffect::Barter), isTurn && hasBarter);
    if (!slidesFree && !candidates({kindOf<Slide>(), {}}).empty())
        addPushes(beside, {kindOf<Slide>(), {}}, Aspect::Line, Aspect::Way);
    offers.insert(offers.end(), beside.begin(), beside.end());
    refusedLast(offers);
    return offers;
}

namespace {

QChar fixedKey(const Target &target)
{
    if (const Crew *crew = std::get_if<Crew>(&target))
        return QChar(u'1' + static_cast<int>(*crew));
    if (const Line *line = std::get_if<Line>(&target)) {
        const int number = static_cast<int>(*line);
        return isRow(*line) ? QChar(u'1' + number) : QChar(u'A' + number - gridSize);
    }
    return {};
}

} // namespace

void assignKeys(std::vector<Offer> &offers)
{
    QString taken;
    const QString belonging = fixedkeys::letters();
    bool areAmongThem = false;
    for (Offer &offer : offers) {
        QChar &key = offer.choice.key;
        if (key.isNull())
            key = fixedKey(offer.choice.target);
        if (offer.onBoardOnly || offer.choice.status == Choice::Status::Refused || taken.contains(key))
            key = {};
        if (key.isNull())
            continue;
        taken += key;
        areAmongThem = areAmongThem || belonging.contains(key);
    }
    const QString kept = areAmongThem ? belonging : QString();
    for (Offer &offer : offers) {
        QChar &key = offer.choice.key;
        if (offer.onBoardOnly || offer.choice.status == Choice::Status::Refused || !key.isNull())
            continue;
        key = freeLetter(offer.choice.name, taken + kept);
        if (key.isNull())
            key = freeLetter(offer.choice.name, taken);
        if (!key.isNull())
            taken += key;
    }
}

} // namespace skyledger::ui
