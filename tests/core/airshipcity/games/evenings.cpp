// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/newgame.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "tests/core/airshipcity/games/makers.h"
#include "tests/core/airshipcity/games/outcome.h"
#include "tests/core/airshipcity/games/scribe.h"
#include "tests/core/airshipcity/games/sensibleplayer.h"

#include <functional>

/// Games of people who want to win.
namespace skyledger::airshipcity::test {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Who sits at the table, when, and what they care for.
struct Evening {
    NewGameOptions options;
    std::vector<Temper> tempers;
    /// What somebody says when a marker was knocked over; `%1` is the player, `%2` what was agreed on. Empty: nobody
    /// does.
    QString knockedOver;
};

GameRecord playedOnce(const Evening &evening, std::uint64_t seed)
{
    Scribe scribe(NewGames::prepare(evening.options).value().record(seed), seed);
    Table table(evening.tempers, seed);
    constexpr int roundOfMishap = 7;
    bool happened = evening.knockedOver.isEmpty();
    while (scribe.state().phase != Phase::Over) {
        const State &state = scribe.state();
        const Player player = state.current;
        const int gold = state.players[player].stock[Resource::Gold];
        if (!happened && state.round >= roundOfMishap && state.phase == Phase::Turn && player != Player{0}
            && gold > 1 && gold < lockedCapacity) {
            happened = true;
            const int agreed = gold + 1;
            const Correct correct{{set::Stock{player, Resource::Gold, static_cast<std::uint8_t>(agreed)}}};
            const QString name = scribe.record().players[static_cast<qsizetype>(player)].name;
            scribe.write(correct, evening.knockedOver.arg(name).arg(agreed));
        }
        scribe.write(table.choose(scribe.setup(), scribe.state()));
    }
    return scribe.record();
}

/// Plays until a game shows what it should.
GameRecord played(const Evening &evening, const std::function<bool(const Highlights &)> &wanted)
{
    constexpr std::uint64_t patience = 2000;
    for (std::uint64_t seed = 1; seed < patience; ++seed) {
        GameRecord record = playedOnce(evening, seed);
        if (wanted(highlightsOf(record)))
            return record;
    }
    qFatal("no such game turned up");
}

QDateTime evening(int year, int month, int day, int hour, int minute, int hoursFromUtc)
{
    return QDateTime(QDate(year, month, day), QTime(hour, minute), Qt::OffsetFromUTC, hoursFromUtc * 3600);
}

NewGameOptions optionsFor(qsizetype players, Edition edition, const QDateTime &playedAt)
{
    NewGameOptions options;
    options.players = QList<PlayerInfo>{{u"Ada"_s, PlayerColor::Orange},
                                        {u"Bo"_s, PlayerColor::Purple},
                                        {u"Cy"_s, PlayerColor::Green},
                                        {u"Dee"_s, PlayerColor::Red}}
                          .mid(0, players);
    options.edition = edition;
    options.catalogue = sampleCatalogue();
    options.playedAt = playedAt;
    return options;
}

/// What an example should show.
bool isExample(const Highlights &seen)
{
    return seen.used == KeySet<TileKind>::full() && seen.failed > 0 && seen.declined > 0
        && seen.corrections == 1 && seen.tiedAward && seen.longDistance + seen.negotiators > 0
        && seen.events.contains(u"stageBonus"_s);
}

} // namespace

GameRecord threePlayersExample()
{
    const Temper ada{1.2, 1, 1, 1, 1.6, 1};
    const Temper bo{1, 1.2, 1.2, 0.8, 1, 1};
    const Temper cy{0.9, 1, 0.9, 1.9, 1, 1.1};
    return played({optionsFor(3, Edition::En2020, evening(2026, 10, 17, 20, 11, 2)),
                   {ada, bo, cy},
                   u"%1's gold marker got knocked over; all agree that it was on %2."_s},
                  isExample);
}

GameRecord fourPlayersExample()
{
    const Temper ada{1, 1, 1, 1, 1, 1.2};
    const Temper bo{1.2, 1.2, 0.9, 0.9, 1.8, 1};
    const Temper cy{0.9, 1, 1, 1.9, 1, 1};
    const Temper dee{1, 0.8, 1.2, 1, 1, 0.8};
    return played({optionsFor(4, Edition::Fr2021, evening(2026, 11, 27, 20, 4, 1)),
                   {ada, bo, cy, dee},
                   u"Le marqueur Or de %1 est tombé\u202f; d’un commun accord, il était sur %2."_s},
                  isExample);
}

GameRecord shipwrights()
{
    const Temper temper{1.5, 1, 0.4, 0.6, 1, 1.3};
    return played(
        {optionsFor(4, Edition::En2020, evening(2026, 9, 5, 14, 30, 2)), std::vector<Temper>(4, temper), {}},
        [](const Highlights &seen) {
            return seen.ending == Ending::AirshipMajorities && seen.events.contains(u"barter"_s);
        });
}

GameRecord builders()
{
    const Temper temper{1, 1, 2, 1, 1, 1};
    return played(
        {optionsFor(3, Edition::Fr2021, evening(2026, 9, 12, 19, 0, 2)), std::vector<Temper>(3, temper), {}},
        [](const Highlights &seen) { return seen.ending == Ending::UtilityMajorities; });
}

GameRecord dawdlers()
{
    const Temper temper{0.7, 1, 0.3, 1.4, 1.2, 1};
    return played(
        {optionsFor(3, Edition::Fr2021, evening(2026, 9, 19, 21, 15, 2)), std::vector<Temper>(3, temper), {}},
        [](const Highlights &seen) {
            return seen.ending == Ending::LastRound && seen.events.contains(u"stageBonus"_s);
        });
}

GameRecord secondThoughts()
{
    const NewGameOptions options = optionsFor(4, Edition::Fr2021, evening(2026, 9, 26, 20, 0, 2));
    Scribe scribe(NewGames::prepare(options).value().record(7), 7);
    Table table(std::vector<Temper>(4), 7);
    const auto playTo = [&](std::size_t events) {
        while (scribe.record().entries.size() < events)
            scribe.write(table.choose(scribe.setup(), scribe.state()));
    };
    playTo(40);
    scribe.goBack(33);
    playTo(90);
    scribe.goBack(60);
    playTo(75);
    scribe.goBack(71, true);
    return scribe.record();
}

} // namespace skyledger::airshipcity::test
