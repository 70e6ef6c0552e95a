// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/guide/cloudagequestions.h"

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/movement.h"
#include "core/cloudage/rules/navigation.h"
#include "core/cloudage/rules/rules.h"
#include "core/cloudage/rules/solo.h"
#include "ui/cloudage/guide/asking.h"
#include "ui/cloudage/guide/letters.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/events.h"
#include "ui/cloudage/words/names.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <bit>
#include <type_traits>

namespace skyledger::ui {

using namespace cloudage;
using namespace cloudagesteps;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeQuestions)
};

/// How many amounts a key of a report can have: those of the resources, and one of its own in front.
constexpr int perKey = static_cast<int>(countOf<Resource>) + 1;

/// Puts one amount into what the table reports.
void tell(Reported &reported, const ToldAmount &told)
{
    const auto key = static_cast<ReportKey>(told.key.number() / perKey);
    const int part = told.key.number() % perKey - 1;
    const auto amounts = [part, &told](Amounts &of) {
        if (part >= 0)
            of[static_cast<Resource>(part)] = static_cast<std::uint8_t>(told.amount);
    };
    const auto made = [](auto &what) {
        if (!what)
            what = typename std::remove_cvref_t<decltype(what)>::value_type{};
        return &*what;
    };
    switch (key) {
    case ReportKey::Pay:
        amounts(*made(reported.pay));
        break;
    case ReportKey::Gain:
        amounts(*made(reported.gain));
        break;
    case ReportKey::Vp:
        reported.vp = static_cast<std::int16_t>(told.amount);
        break;
    case ReportKey::Won:
        reported.won = told.amount != 0;
        break;
    case ReportKey::Symbols:
        if (part >= 0 && part < static_cast<int>(countOf<UpgradeZone>))
            (*made(reported.symbols))[static_cast<UpgradeZone>(part)] =
                static_cast<std::uint8_t>(told.amount);
        break;
    case ReportKey::Milestone:
        if (part >= 0)
            amounts(made(reported.milestone)->gain);
        else
            made(reported.milestone)->vp = static_cast<std::int16_t>(told.amount);
        break;
    case ReportKey::Level:
        reported.level = static_cast<std::uint8_t>(told.amount);
        break;
    case ReportKey::Then:
        break;
    }
}

/// A fight that nothing can win: no card can be paid, and no marker lies where it helps.
bool isHopeless(const Setup &setup, const State &state)
{
    const PlayerState &board = state.players[state.current];
    const auto needed = neededIn(setup, state, begun(Kind::Fight));
    const bool draws = board.stock[Resource::Energy] > 0 && board.navigation.size() > 0;
    const auto helps = [&](CampaignTile tile) {
        const City city = markerCity(setup, tile);
        return state.tiles.contains(tile) && city != none<City> && board.markersAt(city) > 0;
    };
    return needed && !draws && baseCombat(board) < *needed && !helps(CampaignTile::L1)
        && !helps(CampaignTile::L2);
}

/// Whether an upgrade is due that cannot be paid.
bool cannotUpgrade(const Setup &setup, const State &state, const Pending &due)
{
    bool refused = true;
    for (const UpgradeZone zone : all<UpgradeZone>())
        refused = refused && check(setup, state, Play{Upgrade{zone}, due.player}).refused();
    return refused;
}

/// Who answers, the one who is asked first in front.
std::vector<Player> lanesOf(const State &state)
{
    std::vector<Player> lanes;
    for (const Pending &due : state.pending) {
        if (std::find(lanes.begin(), lanes.end(), due.player) == lanes.end())
            lanes.push_back(due.player);
    }
    if (lanes.empty())
        lanes.push_back(state.current);
    return lanes;
}

/// What else is due from a player, once each.
void addOthersDue(const State &state, Player player, std::vector<PlayOption> &options)
{
    std::vector<Choose> told;
    for (const Pending &each : state.pending) {
        if (each.player != player || std::find(told.begin(), told.end(), each.choose) != told.end())
            continue;
        told.push_back(each.choose);
        if (told.size() == 1)
            continue; // that is what is asked
        const PartialPlay lane = begun(
            Kind::Lane, {{Ask::Who, static_cast<int>(player)}, {Ask::Due, static_cast<int>(each.choose)}});
        //: Another answer that is due
        const QString name = Words::tr("First: %1").arg(wording::nameOf(each.choose));
        options.push_back({.name = name, .leadsTo = lane});
    }
}

PlayOption somethingElse()
{
    return {.name = Words::tr("Something else"), .leadsTo = begun(Kind::Beside), .key = cloudagekeys::beside};
}

play::Code keyOf(ReportKey key, int part)
{
    const int number = static_cast<int>(key) * perKey + part + 1;
    return play::Code::fromNumber(static_cast<std::size_t>(number));
}

constexpr int mostReported = 40;

/// One field per resource for what is paid or gained.
void askAmounts(std::vector<AskedAmount> &asked, ReportKey key)
{
    for (const Resource resource : all<Resource>()) {
        const QString amount = wording::name(resource);
        const QString name = key == ReportKey::Pay ? Words::tr("%1 paid", "resource").arg(amount)
                                                   : Words::tr("%1 gained", "resource").arg(amount);
        asked.push_back({keyOf(key, static_cast<int>(indexOf(resource))), name, 0, mostReported, 0});
    }
}

} // namespace

Player CloudAgeQuestions::asked(const State &state)
{
    if (state.phase == Phase::Over)
        return none<Player>;
    return state.pending.empty() ? state.current : state.pending.front().player;
}

std::optional<Choose> CloudAgeQuestions::dueFrom(const State &state, Player player)
{
    const auto *const found = std::find_if(state.pending.begin(), state.pending.end(),
                                           [player](const Pending &due) { return due.player == player; });
    return found == state.pending.end() ? std::nullopt : std::optional(found->choose);
}

bool CloudAgeQuestions::followsFlight(const play::Session &session, QChar key) const
{
    const State &state = own(session).state();
    const bool isLast = static_cast<std::size_t>(state.done.size()) + 1 == own(session).setup().playerCount;
    if (key.isDigit() || (isLast && (key == cloudagekeys::building || key == cloudagekeys::plant)))
        return true;
    const auto cities = Asking(own(session), m_words).answers(begun(Kind::Fly), Ask::City);
    return !isLast && key != cloudagekeys::more
        && std::any_of(cities.begin(), cities.end(),
                       [key](const PlayOption &city) { return city.key == key; });
}

QString CloudAgeQuestions::opening(const play::Session &session) const
{
    const Player player = asked(own(session).state());
    return player == none<Player> ? Words::tr("The game is over") : openingOf(session, play::seatOf(player));
}

QString CloudAgeQuestions::openingOf(const play::Session &session, play::Seat seat) const
{
    const State &state = own(session).state();
    const auto player = static_cast<Player>(seat);
    const Asking asking(own(session), m_words);
    const QString who = m_words.player(player);
    if (const auto due = dueFrom(state, player)) {
        if (*due == Choose::Produce)
            return asking.question(begun(Kind::Produce, {{Ask::Who, static_cast<int>(player)}}), Ask::Reveal);
        if (*due == Choose::Fight)
            return asking.question(begun(Kind::Fight, {{Ask::Who, static_cast<int>(player)}}), Ask::Card);
        return Words::tr("%1: %2?", "player, what is due").arg(who, wording::nameOf(*due));
    }
    switch (state.phase) {
    case Phase::Movement:
        return asking.question(begun(Kind::Fly), Ask::City);
    case Phase::Fight:
        return asking.question(begun(Kind::Fight), Ask::Card);
    case Phase::SoloBoard:
        return asking.question(begun(Kind::SoloStep), Ask::Solo);
    case Phase::Action:
        return Words::tr("%1: which City action?").arg(who);
    default:
        return Words::tr("%1: what now?").arg(who);
    }
}

std::vector<PlayOption> CloudAgeQuestions::openings(const play::Session &session) const
{
    const State &state = own(session).state();
    const Player player = asked(state);
    if (player == none<Player>)
        return {};
    const Asking asking(own(session), m_words);
    std::vector<PlayOption> options;
    const std::vector<Player> lanes = lanesOf(state);
    for (const Player lane : lanes) {
        std::vector<PlayOption> offered = asking.openingsFor(lane, dueFrom(state, lane));
        addOthersDue(state, lane, offered);
        for (PlayOption &option : offered) {
            if (lanes.size() > 1)
                option.seat = play::seatOf(lane);
            options.push_back(std::move(option));
        }
    }
    if (state.phase != Phase::TieBreak)
        options.push_back(somethingElse());
    return options;
}

std::optional<play::Code> CloudAgeQuestions::next(const play::Session &session, PartialPlay &play,
                                                  bool insists) const
{
    const Asking asking(own(session), m_words, insists);
    for (int steps = 0; steps < 64; ++steps) {
        const auto question = asking.open(play);
        if (!question)
            return std::nullopt;
        const bool leadsOn =
            kindOf(play) >= Kind::Lane || *question == Ask::Part || *question == Ask::NewThing;
        if (insists || leadsOn)
            return play::Code(*question);
        const bool ofCard = *question >= Ask::CardValue && *question <= Ask::WrenchZone;
        if (ofCard && play.answer(Ask::CardValue) && asking.listsAllCards()) {
            const std::vector<CityCard> cards = asking.fittingCards(play);
            if (cards.size() == 1) {
                play = Asking::told(play, cards.front());
                continue;
            }
        }
        std::vector<PlayOption> possible = asking.answers(play, *question);
        std::erase_if(possible,
                      [](const PlayOption &option) { return option.status == PlayOption::Status::Refused; });
        if (possible.size() != 1)
            return play::Code(*question);
        play = possible.front().leadsTo;
    }
    return std::nullopt;
}

QString CloudAgeQuestions::question(const play::Session &session, const PartialPlay &play,
                                    play::Code question) const
{
    return Asking(own(session), m_words).question(play, question.as<Ask>());
}

std::vector<PlayOption> CloudAgeQuestions::answers(const play::Session &session, const PartialPlay &play,
                                                   play::Code question, bool insists) const
{
    return Asking(own(session), m_words, insists).answers(play, question.as<Ask>());
}

QStringList CloudAgeQuestions::rulesOf(const play::Session &session, const PartialPlay &play,
                                       std::optional<play::Code> question) const
{
    if (question)
        return {idOf(ruleOf(play.kind))};
    switch (own(session).state().phase) {
    case Phase::Production:
    case Phase::FinalProduction:
        return {idOf(Rule::Nav01), idOf(Rule::Prod04)};
    case Phase::Movement:
        return {idOf(Rule::Move01)};
    case Phase::Fight:
        return {idOf(Rule::Fight03)};
    case Phase::SoloBoard:
        return {idOf(Rule::Solo03)};
    case Phase::Action:
        return {idOf(Rule::Act01)};
    default:
        return {idOf(Rule::Round06)};
    }
}

std::vector<AskedAmount> CloudAgeQuestions::amounts(const play::Session &, const CompletePlay &play,
                                                    const play::Verdict &verdict) const
{
    std::vector<AskedAmount> asked;
    const bool saysWon = last(play.play, Ask::Won).has_value();
    for (const play::Code code : verdict.needs) {
        const auto key = code.as<ReportKey>();
        switch (key) {
        case ReportKey::Pay:
        case ReportKey::Gain:
            askAmounts(asked, key);
            break;
        case ReportKey::Milestone:
            askAmounts(asked, key);
            asked.push_back({keyOf(key, -1), Words::tr("VP gained between two levels"), 0, mostReported, 0});
            break;
        case ReportKey::Vp:
            asked.push_back({keyOf(key, -1), Words::tr("VP gained"), -mostReported, mostReported, 0});
            break;
        case ReportKey::Won:
            if (!saysWon)
                asked.push_back({keyOf(key, -1), Words::tr("Won (1) or lost (0)"), 0, 1, {}});
            break;
        case ReportKey::Symbols:
            for (const UpgradeZone zone : all<UpgradeZone>()) {
                asked.push_back({keyOf(key, static_cast<int>(indexOf(zone))),
                                 Words::tr("Symbols of the card: %1").arg(wording::name(zone)), 0, 9, 0});
            }
            break;
        case ReportKey::Level:
        case ReportKey::Then:
            break;
        }
    }
    return asked;
}

QString CloudAgeQuestions::deed(const play::Session &session, const PartialPlay &play) const
{
    const Session &game = own(session);
    const Played played = playedOf(game.setup(), game.state(), play);
    return wording::deed(played.play, played.reported, m_words, game.state());
}

QString CloudAgeQuestions::refusal(const play::Session &, const CompletePlay &,
                                   const play::Verdict &verdict) const
{
    if (!verdict.objections.empty())
        return words::capitalised(wording::reason(verdict.objections.front(), m_words));
    QStringList lacking;
    for (const play::Code key : verdict.lacks)
        lacking << wording::toReport(key.as<ReportKey>());
    return Words::tr("Still to be told: %1").arg(words::listed(lacking));
}

Event CloudAgeQuestions::eventOf(const Session &session, const CompletePlay &play) const
{
    Played played = playedOf(session.setup(), session.state(), play.play);
    for (const ToldAmount &told : play.reported)
        tell(played.reported, told);
    if (play.insists)
        return Override{played, false, false};
    return played;
}

std::optional<State> CloudAgeQuestions::after(const play::Session &session, const PartialPlay &play) const
{
    const Session &game = own(session);
    const Played played = playedOf(game.setup(), game.state(), play);
    if (kindOf(play) >= Kind::Lane || !check(game.setup(), game.state(), played).playable())
        return std::nullopt;
    State after = game.state();
    apply(game.setup(), after, played);
    return after;
}

std::optional<State> CloudAgeQuestions::afterWinning(const play::Session &session, PartialPlay fight) const
{
    const Session &game = own(session);
    while (neededIn(game.setup(), game.state(), fight)) {
        if (isWon(game.setup(), game.state(), fight) == true) {
            PartialPlay won = with(fight, Ask::Card, done);
            return next(session, won, false) ? std::nullopt : after(session, won);
        }
        Navigation deck = game.state().players[doer(game.state(), fight)].navigation;
        for (const std::uint8_t card : drawsOf(fight).cards)
            takeNext(deck, card);
        const std::uint32_t next = nextValues(deck);
        if (next == 0 || drawsOf(fight).cards.full())
            return std::nullopt;
        fight = with(fight, Ask::Card, std::bit_width(next) - 1);
    }
    return std::nullopt;
}

QString CloudAgeQuestions::outcome(const play::Session &session, const PartialPlay &play) const
{
    const Session &game = own(session);
    const auto after = this->after(session, play);
    if (!after)
        return {};
    const PlayerState &board = after->players[doer(game.state(), play)];
    QStringList parts;
    for (const Resource resource : all<Resource>()) {
        if (resource != Resource::Plants || game.setup().plantsInPlay())
            parts << wording::amountOf(resource, board.stock[resource]);
    }
    parts << words::points(board.vp);
    if (!board.navigation.discard.empty())
        parts << Words::tr("a %1 on top of the discard").arg(board.navigation.discard.back());
    parts << Words::tr("%n movement point(s)", nullptr, movementPoints(board));
    //: What a player has after a play
    return Words::tr("Then: %1").arg(words::listed(parts));
}

std::optional<Event> CloudAgeQuestions::withoutChoice(const Session &session) const
{
    const Setup &setup = session.setup();
    const State &state = session.state();
    for (const Pending &due : state.pending) {
        if (due.choose == Choose::Upgrade && cannotUpgrade(setup, state, due))
            return Played{{Pass{}, due.player}, {}};
    }
    if (!state.pending.empty())
        return std::nullopt;
    if (state.phase == Phase::Fight && isHopeless(setup, state))
        return Played{{Pass{}}, {}};
    if (state.phase == Phase::SoloBoard) {
        const auto &space = setup.catalogue.solo[soloSpace(state)];
        if (space && (*space == SoloAction::Build2 || *space == SoloAction::Build1)) {
            const SoloChoice choice = *space == SoloAction::Build2 ? SoloChoice::Build2 : SoloChoice::Build1;
            return Played{{SoloStep{choice, none<District>, none<Zone>, std::nullopt}}, {}};
        }
    }
    return std::nullopt;
}

} // namespace skyledger::ui
