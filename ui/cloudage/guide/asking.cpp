// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/guide/asking.h"

#include "core/cloudage/printed.h"
#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/combat.h"
#include "core/cloudage/rules/movement.h"
#include "core/cloudage/rules/plant.h"
#include "core/cloudage/rules/production.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/events.h"
#include "ui/cloudage/words/names.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::ui::cloudagesteps {

using namespace cloudage;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeQuestions)
};

bool isAnswered(const PartialPlay &play, Ask question)
{
    return play.answer(question).has_value();
}

/// Whether revealed cards bring nothing, so that nothing is chosen for them (CA-NAV-03).
bool givesNothing(const FixedList<std::uint8_t, 2> &cards)
{
    return cards.empty() || *std::min_element(cards.begin(), cards.end()) == 0;
}

constexpr std::size_t mostListed = 14; ///< cards to choose from by one key: a digit, then letters

} // namespace

QString effectOf(const wording::GameWords &words, CampaignTile tile)
{
    if (tile >= CampaignTile::L14)
        return tile == CampaignTile::L14 ? Words::tr("plant, then 1 more")
                                         : Words::tr("3 Water, plant 1, build twice");
    if (isWeaponSystem(tile))
        return Words::tr("%n movement point(s)", nullptr, tile == CampaignTile::L8 ? 2 : 3);
    const Catalogue &catalogue = words.setup().catalogue;
    const City city = tile == CampaignTile::L3 ? catalogue.devilsFork
        : tile == CampaignTile::L4             ? catalogue.promise
                                               : markerCity(words.setup(), tile);
    return city == none<City> ? QString() : words.city(city);
}

/// The reward of which a choice may have to be named.
const std::optional<Reward> *Asking::chosenReward(const PartialPlay &play) const
{
    const PlayerState &board = this->board(play);
    switch (kindOf(play)) {
    case Kind::Fly:
        return board.markersLeft == 0
            ? nullptr
            : &setup().catalogue.trackRewards[static_cast<Space>(leftmostSpace(board.markersLeft) - 1)];
    case Kind::Fight:
        return state().phase == Phase::Fight && board.at != none<City> && !isAnswered(play, Ask::FightTile)
            ? &militiaAt(setup(), state(), board.at).reward
            : nullptr;
    case Kind::PlayCard:
        return &setup().catalogue.projects[static_cast<Project>(last(play, Ask::Project).value_or(0))].reward;
    default:
        return nullptr;
    }
}

bool Asking::needsPick(const PartialPlay &play) const
{
    if (isAnswered(play, Ask::Pick))
        return false;
    if (kindOf(play) == Kind::Book) {
        const auto &values = bookOf(setup(), state());
        return values && values->reward.hasChoice()
            && isWon(setup(), state(), play).value_or(!values->combat);
    }
    if (kindOf(play) == Kind::Fight && !isWon(setup(), state(), play).value_or(false))
        return false;
    const auto *reward = chosenReward(play);
    return reward != nullptr && *reward && (*reward)->hasChoice();
}

std::optional<Ask> Asking::open(const PartialPlay &play) const
{
    const auto first = [&play](std::initializer_list<Ask> questions) -> std::optional<Ask> {
        const auto *const found = std::find_if(questions.begin(), questions.end(),
                                               [&play](Ask each) { return !isAnswered(play, each); });
        return found == questions.end() ? std::nullopt : std::optional(*found);
    };
    switch (kindOf(play)) {
    case Kind::Produce:
        if (revealsNothing(setup(), state()))
            return first({Ask::Level});
        if (const auto cards = play.answer(Ask::Reveal))
            return givesNothing(revealed(*cards)) ? std::nullopt : first({Ask::Gain});
        return play.answer(Ask::Value) ? Ask::Value : Ask::Reveal;
    case Kind::Book:
    case Kind::Fight:
        return openOfFight(play);
    case Kind::Fly:
        return openOfFlight(play);
    case Kind::Gather:
        if (const auto district = first({Ask::District}))
            return district;
        if (dronesOf(play).size() < static_cast<int>(setup().playerCount))
            return Ask::Drone;
        return openOfCard(play, false);
    case Kind::Plant:
        return openOfPlant(play);
    case Kind::Upgrade:
        return first({Ask::Zone});
    case Kind::PlayCard: {
        if (play.answer(Ask::Letter) == another)
            return Ask::NewThing;
        if (!isAnswered(play, Ask::Project))
            return first({Ask::Letter, Ask::Project});
        const auto card = static_cast<Project>(*play.answer(Ask::Project));
        const bool sells = setup().catalogue.projects[card].effect == Effect::PlantMarket
            && board(play).stock[Resource::Plants] >= 3;
        if (sells && !isAnswered(play, Ask::Sell))
            return Ask::Sell;
        return needsPick(play) ? std::optional(Ask::Pick) : std::nullopt;
    }
    case Kind::Take:
        return first({Ask::Resource});
    case Kind::Update:
        return first({Ask::Value});
    case Kind::SoloStep:
        if (const auto solo = first({Ask::Solo});
            solo || *play.answer(Ask::Solo) != static_cast<int>(SoloChoice::Gather))
            return solo;
        if (const auto place = first({Ask::District, Ask::SoloZone}))
            return place;
        return openOfCard(play, true);
    case Kind::Pass:
        return std::nullopt;
    case Kind::TakeMission:
        return openOfMission(play);
    case Kind::OtherEffect:
        if (const auto whose = first({Ask::Source, Ask::Who}))
            return whose;
        return count(play, Ask::Part, done) > 0 ? std::nullopt : std::optional(Ask::Part);
    case Kind::Lane:
        return Ask::Due;
    case Kind::Building:
        return Ask::Zone;
    case Kind::Beside:
        return Ask::Source;
    }
    return std::nullopt;
}

/// A fight goes on until it is won, or nobody draws on.
std::optional<Ask> Asking::openOfFight(const PartialPlay &play) const
{
    const bool isBook = kindOf(play) == Kind::Book;
    bool fights = !isBook;
    if (isBook) {
        const auto &values = bookOf(setup(), state());
        if (!values && !isAnswered(play, Ask::BookFight))
            return Ask::BookFight;
        fights = values ? values->combat.has_value() : *play.answer(Ask::BookFight) == 1;
    }
    const Draws draws = drawsOf(play);
    const int value = combatWith(board(play), draws);
    const bool inCity = !isBook && state().phase == Phase::Fight && !isAnswered(play, Ask::FightTile);
    const bool more =
        inCity && copiesOf(setup(), board(play), Effect::CombatSequence) > 0; // each card may bring a prize
    const auto needed = neededIn(setup(), state(), play);
    const bool enough = needed && value >= *needed && !more;
    if (fights && !enough && count(play, Ask::Card, done) == 0)
        return Ask::Card;
    if (inCity && !needed && !isAnswered(play, Ask::Won))
        return Ask::Won;
    if (inCity && sequenceAsks(setup(), board(play), value) && !isAnswered(play, Ask::Prize))
        return Ask::Prize;
    const bool clears =
        play.answer(Ask::FightTile) == static_cast<int>(CampaignTile::L15) && value >= tileCombat;
    if (clears && !isAnswered(play, Ask::Remove))
        return Ask::Remove;
    return needsPick(play) ? std::optional(Ask::Pick) : std::nullopt;
}

std::optional<Ask> Asking::openOfFlight(const PartialPlay &play) const
{
    if (!isAnswered(play, Ask::City) || play.answer(Ask::City) == folded)
        return Ask::City;
    if (play.answer(Ask::City) == another)
        return Ask::NewThing;
    if (needsPick(play))
        return Ask::Pick; // before the finds, which what comes next ends
    if (play.answers.back() == GivenAnswer{Ask::Flight, tellPoints})
        return Ask::Points;
    if (count(play, Ask::Flight, done) == 0)
        return Ask::Flight;
    const auto fly = std::get<Fly>(playedOf(setup(), state(), play).play.what);
    const bool asks = accumulatorAsks(setup(), board(play), fly) && !isAnswered(play, Ask::Accumulator);
    return asks ? std::optional(Ask::Accumulator) : std::nullopt;
}

/// What a City card says, from top to bottom. Alone, nothing is planted and the largest zone gives nothing at all.
std::optional<Ask> Asking::openOfCard(const PartialPlay &play, bool alone) const
{
    if (!isAnswered(play, Ask::CardValue))
        return Ask::CardValue;
    if (!isAnswered(play, Ask::Largest)) {
        const bool mayBeListed = listsAllCards() && !isAnswered(play, Ask::Listed);
        const std::size_t fitting = mayBeListed ? fittingCards(play).size() : 0;
        return fitting > 1 && fitting <= mostListed ? Ask::Listed : Ask::Largest;
    }
    if (alone && *play.answer(Ask::Largest) == *play.answer(Ask::SoloZone))
        return std::nullopt;
    for (const Ask question : {Ask::Second, Ask::Plants, Ask::UpdateZone, Ask::WrenchZone}) {
        if (!isAnswered(play, question) && !(alone && question == Ask::Plants))
            return question;
    }
    const bool parrot = !alone && copiesOf(setup(), board(play), Effect::Parrot) > 0;
    return parrot && !isAnswered(play, Ask::OnTop) ? std::optional(Ask::OnTop) : std::nullopt;
}

std::optional<Ask> Asking::openOfPlant(const PartialPlay &play) const
{
    if (!play.answers.empty()) {
        const GivenAnswer &latest = play.answers.back();
        const bool covers = latest.question == play::Code(Ask::Cover) && latest.value != done;
        if (latest == GivenAnswer{Ask::Tile, newFind} || covers)
            return Ask::Cover;
    }
    if (count(play, Ask::Tile, done) == 0)
        return Ask::Tile;
    const auto plant = std::get<Plant>(playedOf(setup(), state(), play).play.what);
    const Player player = doer(state(), play);
    const bool extra =
        std::any_of(state().pending.begin(), state().pending.end(), [player](const Pending &due) {
            return due.player == player && due.choose == Choose::Plant && due.extra;
        });
    if (extra && !plant.marker && plant.count() < board(play).stock[Resource::Plants]
        && !isAnswered(play, Ask::Extra))
        return Ask::Extra;
    if (manualAsks(setup(), board(play), plant, isActive(state(), player)) && !isAnswered(play, Ask::Manual))
        return Ask::Manual;
    return std::nullopt;
}

std::optional<Ask> Asking::openOfMission(const PartialPlay &play) const
{
    for (const Ask question : {Ask::Who, Ask::FirstMission, Ask::SecondMission}) {
        if (!isAnswered(play, question))
            return question;
    }
    const bool covers = !board(play).missions.empty();
    return covers && !isAnswered(play, Ask::Covered) ? std::optional(Ask::Covered) : std::nullopt;
}

namespace {

/// What a City card says to a question.
int partOf(const CityCard &card, Ask question)
{
    const auto seen = [](Zone zone) { return zone == none<Zone> ? done : static_cast<int>(zone); };
    switch (question) {
    case Ask::CardValue:
        return card.value;
    case Ask::Largest:
        return static_cast<int>(card.largest);
    case Ask::Second:
        return static_cast<int>(card.second);
    case Ask::Plants:
        return card.plants;
    case Ask::UpdateZone:
        return seen(card.update);
    default:
        return seen(card.wrench);
    }
}

constexpr Ask partsOfCard[] = {Ask::CardValue, Ask::Largest,    Ask::Second,
                               Ask::Plants,    Ask::UpdateZone, Ask::WrenchZone};

bool fits(const CityCard &card, const PartialPlay &play)
{
    return std::all_of(std::begin(partsOfCard), std::end(partsOfCard), [&](Ask question) {
        return play.answer(question).value_or(partOf(card, question)) == partOf(card, question);
    });
}

/// What was told of the City card that an event turned up; null if it turned up none.
const CityCard *turnedUpBy(const Event &event)
{
    const auto *played = std::get_if<Played>(&event);
    if (played == nullptr)
        return nullptr;
    const auto *gather = std::get_if<Gather>(&played->play.what);
    const auto *solo = std::get_if<SoloStep>(&played->play.what);
    const std::optional<CityCard> *told = gather ? &gather->card : solo ? &solo->card : nullptr;
    return told != nullptr && *told ? &**told : nullptr;
}

/// A City card stays with who gathered (CA-GATH-03): it is not turned up again. One that was told like several listed
/// ones may be any of them.
void leaveOutTaken(const Asking::Session &session, std::vector<CityCard> &listed)
{
    const auto told = [](const CityCard &card, const CityCard &each) {
        const auto agrees = [](Zone a, Zone b) { return a == none<Zone> || a == b; };
        return card.value == each.value && card.largest == each.largest && card.second == each.second
            && card.plants == each.plants && agrees(card.update, each.update)
            && agrees(card.wrench, each.wrench);
    };
    for (const auto &entry : session.record().inForce().first(static_cast<std::size_t>(session.cursor()))) {
        const CityCard *card = turnedUpBy(entry.event);
        if (card == nullptr)
            continue;
        const auto like = [&](const CityCard &each) { return told(*card, each); };
        if (std::count_if(listed.begin(), listed.end(), like) == 1)
            listed.erase(std::find_if(listed.begin(), listed.end(), like));
    }
}

} // namespace

std::vector<CityCard> Asking::fittingCards(const PartialPlay &play) const
{
    std::vector<CityCard> listed = cityCardsOf(m_session.record());
    std::vector<CityCard> cards;
    if (play.answer(Ask::Listed) == done)
        return cards;
    leaveOutTaken(m_session, listed);
    const KeySet<Zone> taken = dronesOf(play);
    for (CityCard card : listed) {
        // A bonus on a zone without a drone is told as on none.
        for (Zone *bonus : {&card.update, &card.wrench}) {
            if (*bonus != none<Zone> && !taken.contains(*bonus))
                *bonus = none<Zone>;
        }
        if (fits(card, play) && std::find(cards.begin(), cards.end(), card) == cards.end())
            cards.push_back(card);
    }
    return cards;
}

bool Asking::listsAllCards() const
{
    const QJsonArray cards = m_session.record().catalogue()[QLatin1StringView("cityCards")].toArray();
    return cards.size() >= static_cast<qsizetype>(cityCardsInBox);
}

PartialPlay Asking::told(const PartialPlay &play, const CityCard &card)
{
    PartialPlay filled = play;
    for (const Ask question : partsOfCard) {
        if (!filled.answer(question))
            filled.answers.push_back({question, partOf(card, question)});
    }
    return filled;
}

QString Asking::question(const PartialPlay &play, Ask question) const
{
    const QString who = name(doer(state(), play));
    switch (question) {
    case Ask::Who:
        return Words::tr("Which player?");
    case Ask::Due: {
        const auto due = play.answer(Ask::Due);
        return due
            ? Words::tr("%1: %2?", "player, what is due").arg(who, wording::nameOf(static_cast<Choose>(*due)))
            : Words::tr("%1: what now?").arg(who);
    }
    case Ask::Level:
        return Words::tr("%1: which production level?").arg(who);
    case Ask::Value: {
        const int told = last(play, Ask::Value).value_or(another);
        return told == another ? Words::tr("%1: which two values?", "of Navigation cards").arg(who)
                               : Words::tr("%1: a %2 and which other value?").arg(who, QString::number(told));
    }
    case Ask::Gain:
        return Words::tr("%1: what is taken for the cards?").arg(who);
    case Ask::Reveal: {
        // A level that was told before is not on the boards yet.
        const auto level = play.answer(Ask::Level);
        if (!level)
            return Words::tr("%1: which Navigation cards are revealed?").arg(who);
        return *level == noProduction
            ? Words::tr("%1 does not produce: which Navigation cards are revealed?").arg(who)
            : Words::tr("%1, level %2: which Navigation cards are revealed?")
                  .arg(who, QString::number(*level));
    }
    case Ask::BookFight:
        return Words::tr("Does the Book action bring a fight?");
    case Ask::Card: {
        const auto needed = neededIn(setup(), state(), play);
        const int value = combatWith(board(play), drawsOf(play));
        if (state().phase == Phase::Missions)
            return Words::tr("%1 fights for the mission: combat value %2. What is drawn?")
                .arg(who, QString::number(value));
        if (state().phase == Phase::TieBreak)
            return Words::tr("%1 fights the last combat: combat value %2. What is drawn?")
                .arg(who, QString::number(value));
        return needed ? Words::tr("%1: combat value %2 of %3. What is drawn?")
                            .arg(who, QString::number(value), QString::number(*needed))
                      : Words::tr("%1: combat value %2. What is drawn?").arg(who, QString::number(value));
    }
    case Ask::Won:
        return Words::tr("%1: is the fight won?").arg(who);
    case Ask::Prize:
    case Ask::Accumulator:
    case Ask::Manual:
        return Words::tr("%1: Water or VP?").arg(who);
    case Ask::Pick:
        return Words::tr("%1: which part of the reward?").arg(who);
    case Ask::Remove:
        return Words::tr("Which weapon system leaves the map?");
    case Ask::City:
        return Words::tr("%1: which city?").arg(who);
    case Ask::Flight: {
        const Played played = playedOf(setup(), state(), play);
        const QString told = wording::deed(played.play, played.reported, m_words, state());
        //: What was told of a flight so far
        return played.reported.found.empty() ? Words::tr("%1. What was found?").arg(told)
                                             : Words::tr("%1. What else?", "was found").arg(told);
    }
    case Ask::Points:
        return Words::tr("%1: how many movement points?").arg(who);
    case Ask::District:
        return Words::tr("Which district?");
    case Ask::Drone:
        return Words::tr("%1: which space for the drone?").arg(name(nextDrone(setup(), state(), play)));
    case Ask::SoloZone:
        return Words::tr("Which space for the drone?");
    case Ask::CardValue:
        return Words::tr("City card: which value?");
    case Ask::Listed:
        return Words::tr("Which City card is it?");
    case Ask::Largest:
        return Words::tr("City card: which zone is the largest?");
    case Ask::Second:
        return Words::tr("City card: which zone is the second?");
    case Ask::Plants:
        return Words::tr("City card: which planting bonus?");
    case Ask::UpdateZone:
        return Words::tr("City card: where is the navigation update?");
    case Ask::WrenchZone:
        return Words::tr("City card: where is the wrench?");
    case Ask::OnTop:
        return Words::tr("%1: where does the City card go?").arg(who);
    case Ask::Tile: {
        const PlayOption whole = judged({}, with(play, Ask::Tile, done));
        return whole.detail.isEmpty() ? Words::tr("%1: which plants?").arg(who)
                                      : Words::tr("%1: which plants? So far: %2").arg(who, whole.detail);
    }
    case Ask::Cover: {
        const Played played = playedOf(setup(), state(), play);
        if (play.answers.back() == GivenAnswer{Ask::Tile, newFind})
            return Words::tr("%1: what does the find give?").arg(who);
        return Words::tr("%1. What else?", "was found")
            .arg(wording::deed(played.play, played.reported, m_words, state()));
    }
    case Ask::Extra:
        return Words::tr("%1: which further plant for L14?").arg(who);
    case Ask::Zone:
        return Words::tr("%1: what is built?").arg(who);
    case Ask::Letter:
        return Words::tr("%1: which letter does the card begin with?").arg(who);
    case Ask::Project:
        return Words::tr("%1: which Project card?").arg(who);
    case Ask::Sell:
        return Words::tr("%1: sell 3 Plant tiles?").arg(who);
    case Ask::Solo:
        return Words::tr("Solo board: what is done?");
    case Ask::FirstMission:
        return Words::tr("%1: which mission stands first on the card?").arg(who);
    case Ask::SecondMission:
        return Words::tr("%1: which mission stands second on the card?").arg(who);
    case Ask::Covered:
        return Words::tr("%1: which mission is covered?").arg(who);
    case Ask::Source:
        return kindOf(play) == Kind::Beside ? Words::tr("What else?")
                                            : Words::tr("Which card does something?");
    case Ask::Part:
        return Words::tr("%1: what does the card do?").arg(who);
    case Ask::NewThing:
        return kindOf(play) == Kind::Fly ? Words::tr("%1 flies to a city that is not listed yet").arg(who)
                                         : Words::tr("%1 plays a card that is not listed yet").arg(who);
    case Ask::FightTile:
    case Ask::ByMarker:
    case Ask::Resource:
        break;
    }
    return Words::tr("%1: what now?").arg(who);
}

} // namespace skyledger::ui::cloudagesteps
