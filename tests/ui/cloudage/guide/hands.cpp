// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/cloudage/guide/hands.h"

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/navigation.h"
#include "core/cloudage/rules/rules.h"
#include "ui/cloudage/guide/letters.h"

#include <QtCore/QJsonArray>

namespace skyledger::ui::test {

using namespace cloudage;
using namespace Qt::Literals::StringLiterals;
using cloudagesteps::Ask;

namespace {

GameRecord gameWith(const QJsonObject &catalogue, int players, Mode mode, std::uint64_t seed, bool deals)
{
    const QStringList names{u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Di"_s};
    NewGameOptions options;
    options.names = names.first(players);
    options.mode = mode;
    options.catalogue = catalogue;
    options.dealsMissions = deals;
    options.seed = seed;
    auto record = newGame(options);
    if (!record)
        qFatal("the sample set cannot be read");
    return std::move(record).value();
}

} // namespace

GameRecord sampleGame(int players, Mode mode, std::uint64_t seed)
{
    return gameWith(sampleCatalogue(), players, mode, seed, true);
}

GameRecord emptyBoxGame(int players, Mode mode, std::uint64_t seed)
{
    return gameWith(builtInCatalogue(), players, mode, seed, false);
}

GameRecord manyCitiesGame(int players, Mode mode, int cities)
{
    const QStringList names{u"Port-aux-Nuages"_s, u"Old Lantern Harbour"_s, u"Ys"_s,
                            u"Sainte-Brume"_s,    u"Hochwolkenstein"_s,     u"Gull Point"_s,
                            u"Thornfield"_s,      u"Kingsbridge"_s,         u"Les Trois Moulins"_s,
                            u"Drift"_s,           u"Copper Spire"_s,        u"Weatherby"_s};
    const QStringList sides{u"%1"_s, u"Upper %1"_s, u"Lower %1"_s};
    QJsonObject catalogue = sampleCatalogue();
    QJsonArray all = catalogue[u"cities"_s].toArray();
    const QJsonObject like = all[2].toObject();
    for (int added = 0; static_cast<int>(all.size()) < cities; ++added) {
        QJsonObject city = like;
        const QString name = sides[added / names.size() % sides.size()].arg(names[added % names.size()]);
        city.insert(u"id"_s, u"city-%1"_s.arg(added));
        city.insert(u"name"_s, QJsonObject{{u"en"_s, name}, {u"fr"_s, name}});
        all.append(city);
    }
    catalogue.insert(u"cities"_s, all);
    return gameWith(catalogue, players, mode, 1, true);
}

namespace {

/// Whether an option is none of the usual ones.
bool isBeside(const PlayOption &option)
{
    return option.key == cloudagekeys::beside;
}

bool isFarFetched(const PlayOption &option)
{
    if (option.leadsTo.answer(Ask::CardValue).value_or(0) > 4)
        return true; // no such City card was seen
    return option.leadsTo.answer(Ask::City) == cloudagesteps::another
        || option.leadsTo.answer(Ask::Letter) == cloudagesteps::another;
}

} // namespace

int playByChance(CloudAgeTable &table, std::uint64_t seed, int most)
{
    table::Random random(seed);
    StepGuide &guide = table.guide();
    int choices = 0;
    while (!table.session().isOver() && choices < most) {
        const auto &options = guide.options();
        std::vector<std::size_t> offered;
        for (std::size_t i = 0; i < options.size(); ++i) {
            const bool beside = isBeside(options[i]) && random.below(40) != 0;
            if (options[i].status == PlayOption::Status::Offered && !beside && !isFarFetched(options[i]))
                offered.push_back(i);
        }
        if (offered.empty()) {
            if (!guide.canGoBack())
                return choices; // stuck: the caller sees that the game is not over
            guide.back();
            ++choices;
            continue;
        }
        std::size_t chosen = offered[random.below(static_cast<std::uint32_t>(offered.size()))];
        for (const std::size_t each : offered) {
            // What can be told again and again comes to an end.
            if (options[each].key == u'T' && random.below(2) == 0)
                chosen = each;
        }
        guide.choose(chosen);
        ++choices;
    }
    return choices;
}

namespace {

/// The card that whoever fights draws: any of the deck, as they lie there by chance; 0 if there is none.
int drawnCard(const CloudAgeTable &table)
{
    const State &state = table.session().state();
    Navigation navigation = state.players[state.current].navigation;
    const PartialPlay *fight = table.guide().asked();
    const Draws draws =
        fight != nullptr && state.phase == Phase::Fight ? cloudagesteps::drawsOf(*fight) : Draws{};
    for (const std::uint8_t card : draws.cards)
        takeNext(navigation, card);
    table::Random random(std::uint64_t{state.round} * 97 + indexOf(state.current) * 13 + draws.cards.size());
    std::vector<int> cards;
    for (std::size_t value = 0; value < navigation.deck.size(); ++value) {
        if ((nextValues(navigation) >> value & 1U) != 0)
            cards.insert(cards.end(), std::max<std::size_t>(1, navigation.deck[value]),
                         static_cast<int>(value));
    }
    return cards.empty() ? 0 : cards[random.below(static_cast<std::uint32_t>(cards.size()))];
}

/// The City card that is turned up.
CityCard turnedUp(const CloudAgeTable &table)
{
    const State &state = table.session().state();
    const std::vector<CityCard> cards = cityCardsOf(table.session().record());
    return cards[(std::size_t{state.round} * 7 + indexOf(state.current) * 3) % cards.size()];
}

/// What it says to a question; nothing that is offered for other questions.
int partOfCard(const CloudAgeTable &table, Ask question)
{
    const CityCard card = turnedUp(table);
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
        return static_cast<int>(card.update);
    case Ask::WrenchZone:
        return static_cast<int>(card.wrench);
    default:
        return -1;
    }
}

/// The key of the listed card that is turned up.
QChar keyOfListed(const CloudAgeTable &table)
{
    for (const PlayOption &option : table.guide().options()) {
        const auto agrees = [&](Ask question) {
            return option.leadsTo.answer(question) == partOfCard(table, question);
        };
        if (agrees(Ask::Largest) && agrees(Ask::Second) && agrees(Ask::Plants))
            return option.key;
    }
    return cloudagekeys::more;
}

/// The city to which a player flies in a round: another one each time.
City nextCity(const CloudAgeTable &table, Player player)
{
    const auto cities = static_cast<std::size_t>(table.setup().catalogue.cityCount);
    return static_cast<City>((8 + (table.state().round + indexOf(player)) % 8) % cities);
}

QChar keyOfCity(const CloudAgeTable &table, City city)
{
    for (const PlayOption &option : table.guide().options()) {
        if (option.leadsTo.answer(Ask::City) == static_cast<int>(city))
            return option.key;
    }
    return {};
}

/// The letters of all cities, as they stand before the first of them is told.
struct Letters {
    std::vector<QChar> ofCities;
    int flightSteps = 0;
};

/// A City action of a mixed round: who begins gathers, the next one builds, then somebody plants.
QChar keyOfAction(const CloudAgeTable &table, Player player)
{
    const State &state = table.state();
    switch ((state.round + indexOf(player)) % 3) {
    case 1: {
        for (const UpgradeZone zone : all<UpgradeZone>()) {
            if (!check(table.setup(), state, Play{Upgrade{zone}, none<Player>}).refused())
                return cloudagekeys::building;
        }
        return cloudagekeys::of(Resource::Metal);
    }
    case 2:
        return state.players[player].stock[Resource::Plants] > 0 ? cloudagekeys::plant : QChar(u'1');
    default:
        return u'1';
    }
}

/// What comes after a flight and its fight: the next player's city, else a City action.
QChar keyOfNext(const CloudAgeTable &table, const Letters &letters, Actions actions)
{
    const State &state = table.state();
    const std::size_t players = table.setup().playerCount;
    if (static_cast<std::size_t>(state.done.size()) + 1 < players) {
        const auto next = static_cast<Player>((indexOf(state.current) + 1) % players);
        const std::size_t place = indexOf(nextCity(table, next));
        return place < letters.ofCities.size() ? letters.ofCities[place] : cloudagekeys::finished;
    }
    if (actions == Actions::Gather)
        return u'1';
    const QChar action = keyOfAction(table, state.first);
    return action.isDigit() || action == cloudagekeys::plant ? action : cloudagekeys::building;
}

/// What ends a flight that was told: the first card of its fight, if it can be paid, else what comes next.
QChar keyAfterFlight(const CloudAgeTable &table, const Letters &letters, Actions actions)
{
    const State &state = table.state();
    const auto city = static_cast<City>(table.guide().asked()->answer(Ask::City).value_or(0));
    if (!militiaAt(table.setup(), state, city).printsNone && state.players[state.current].markersAt(city) == 0
        && state.players[state.current].stock[Resource::Energy] > 0)
        return cloudagekeys::digit(drawnCard(table));
    return keyOfNext(table, letters, actions);
}

/// Plays a card by a click on the list of them, where one is due; every other time another build action is taken.
bool playsCard(CloudAgeTable &table)
{
    const StepGuide &guide = table.guide();
    const State &state = table.state();
    const bool begins = state.phase == Phase::Action && !guide.canGoBack()
        && keyOfAction(table, state.current) == cloudagekeys::building;
    if ((!begins && guide.optionFor({CloudAgeQuestions::Thing::Plan, 0}) == nullptr)
        || table.session().cursor() % 2 == 0)
        return false;
    for (const Project card : table.setup().projects()) {
        if (table.playCard(card))
            return true;
    }
    return false;
}

/// Presses what a table would mostly press where the guide stands; false if nothing fits.
bool pressUsual(CloudAgeTable &table, Letters &letters, Actions actions)
{
    const StepGuide &guide = table.guide();
    if (actions == Actions::Mixed && playsCard(table))
        return true;
    const auto &options = guide.options();
    if (options.empty())
        return false;
    const auto &answers = options.front().leadsTo.answers;
    if (!answers.empty() && answers.back().question == play::Code(Ask::Flight))
        return table.press(letters.flightSteps++ < 2 ? QChar(u'M') : keyAfterFlight(table, letters, actions));
    if (actions == Actions::Mixed && table.state().phase == Phase::Action && !guide.canGoBack())
        return table.press(keyOfAction(table, table.state().current));
    if (!answers.empty() && answers.back() == GivenAnswer{Ask::Tile, cloudagesteps::done}) {
        const bool another = answers.size() == 2 && options.size() > 1
            && options[1].key == cloudagekeys::plant && options[1].status == PlayOption::Status::Offered;
        return table.press(another ? options[1].key : QChar(u'2')); // then somebody improves the combat
    }
    if (guide.askedQuestion() == play::Code(Ask::Listed))
        return table.press(keyOfListed(table));
    const auto presses = [&](int value) {
        for (const PlayOption &option : options) {
            const bool wanted =
                !option.leadsTo.answers.empty() && option.leadsTo.answers.back().value == value;
            if (wanted && option.status == PlayOption::Status::Offered)
                return table.press(option.key);
        }
        return false;
    };
    if (!answers.empty() && answers.back().question == play::Code(Ask::City)) {
        letters.ofCities.clear();
        for (const City city : table.setup().cities())
            letters.ofCities.push_back(keyOfCity(table, city));
        if (presses(static_cast<int>(nextCity(table, table.state().current))))
            return true;
    }
    if (!answers.empty() && presses(partOfCard(table, answers.back().question.as<Ask>())))
        return true;
    if (!answers.empty() && answers.back().question == play::Code(Ask::Card)) {
        const QChar card = cloudagekeys::digit(drawnCard(table));
        const auto draws = [card](const PlayOption &option) {
            return option.key == card && option.status == PlayOption::Status::Offered;
        };
        if (std::any_of(options.begin(), options.end(), draws))
            return table.press(card);
    }
    for (const PlayOption &option : options) {
        if (option.status != PlayOption::Status::Offered || option.key.isNull())
            continue;
        const QChar next = keyOfNext(table, letters, actions);
        const bool draws = table.state().phase != Phase::Fight || option.key != cloudagekeys::stop;
        return (!draws && next != cloudagekeys::payVp && table.press(next)) || table.press(option.key);
    }
    return false;
}

} // namespace

bool playTypicalRound(CloudAgeTable &table, Actions actions, Pressed &pressed)
{
    const int round = table.session().state().round;
    Letters letters;
    for (int keys = 0; table.session().state().round == round && !table.session().isOver(); ++keys) {
        if (!table.guide().canGoBack())
            letters.flightSteps = 0;
        const Phase phase = table.session().state().phase;
        if (keys == 1000 || !pressUsual(table, letters, actions))
            return false;
        int &spent = phase == Phase::Production ? pressed.productions
            : phase == Phase::Movement          ? pressed.flights
            : phase == Phase::Fight             ? pressed.fights
            : phase == Phase::Answers           ? pressed.answers
                                                : pressed.actions;
        ++spent;
    }
    return true;
}

} // namespace skyledger::ui::test
