// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/cloudage/guide/hands.h"

#include "core/cloudage/builtincatalogue.h"
#include "ui/cloudage/guide/letters.h"

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

/// A card that the player whose turn it is can draw.
int nextCard(const CloudAgeTable &table)
{
    const State &state = table.session().state();
    const Navigation &navigation = state.players[state.current].navigation;
    for (int value = maxNavigationValue; value >= 0; --value) {
        if (navigation.deck[static_cast<std::size_t>(value)] > 0)
            return value;
    }
    return navigation.discard.empty() ? 0 : navigation.discard.back();
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

/// Presses what a table would mostly press where the guide stands; false if nothing fits.
bool pressUsual(CloudAgeTable &table, int &flightSteps)
{
    const StepGuide &guide = table.guide();
    const auto &options = guide.options();
    const auto &answers = options.front().leadsTo.answers;
    if (!answers.empty() && answers.back().question == play::Code(Ask::Flight))
        return table.press(flightSteps++ < 2 ? QChar(u'M') : cloudagekeys::digit(nextCard(table)));
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
    const State &state = table.session().state();
    if (!answers.empty() && answers.back().question == play::Code(Ask::City)
        && presses(8 + static_cast<int>(state.round + indexOf(state.current)) % 8))
        return true;
    if (!answers.empty() && presses(partOfCard(table, answers.back().question.as<Ask>())))
        return true;
    for (const PlayOption &option : options) {
        if (option.status == PlayOption::Status::Offered && !option.key.isNull())
            return table.press(option.key);
    }
    return false;
}

} // namespace

int playTypicalRound(CloudAgeTable &table)
{
    const int round = table.session().state().round;
    int keys = 0;
    int flightSteps = 0;
    while (table.session().state().round == round && !table.session().isOver() && keys < 1000) {
        if (!table.guide().canGoBack())
            flightSteps = 0;
        if (!pressUsual(table, flightSteps))
            return -1;
        ++keys;
    }
    return keys;
}

} // namespace skyledger::ui::test
