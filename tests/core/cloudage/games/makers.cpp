// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/games/makers.h"

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/newgame.h"
#include "core/cloudage/randomplay.h"
#include "core/cloudage/record/fields.h"

#include <QtCore/QJsonArray>

namespace skyledger::cloudage::test {

using namespace Qt::Literals::StringLiterals;

namespace {

QDateTime evening(int month, int day, int hour, int minute)
{
    return {QDate(2026, month, day), QTime(hour, minute), Qt::OffsetFromUTC, 3600};
}

/// A game alone, planned.
Evening solitary(const QString &name, Mode mode, Chapter chapter, const QDateTime &playedAt,
                 std::uint64_t seed, const Aim &aim)
{
    const QString campaign = mode == Mode::Campaign ? u"0b7d5c6e-41f2-4d3a-8c19-2e9f7a60d584"_s : QString();
    return {name, {u"Ada"_s}, mode, chapter, campaign, {}, playedAt, seed, aim};
}

} // namespace

std::vector<Evening> exampleEvenings()
{
    const QString campaignId = u"5f3c2b1e-8d0a-4c57-9e21-6a7b0c4d1f92"_s;
    const QStringList three{u"Ada"_s, u"Bo"_s, u"Cy"_s};
    const QStringList two{u"Ada"_s, u"Bo"_s};
    return {
        {u"last-combat"_s, three, Mode::Scenario2, {}, {}, {}, evening(11, 6, 19, 40), 1924},
        {u"weapon-systems"_s,
         {u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Dee"_s},
         Mode::Scenario3,
         {},
         {},
         {u"l1"_s, u"l5"_s, u"l6"_s, u"l9"_s, u"l14"_s, u"l15"_s},
         evening(11, 13, 20, 5),
         11},
        {u"campaign-1"_s, two, Mode::Campaign, Chapter::One, campaignId, {}, evening(11, 14, 14, 30), 21},
        {u"campaign-2"_s,
         two,
         Mode::Campaign,
         Chapter::Two,
         campaignId,
         {u"l1"_s},
         evening(11, 21, 14, 0),
         22},
        {u"campaign-3"_s,
         two,
         Mode::Campaign,
         Chapter::Three,
         campaignId,
         {u"l1"_s, u"l4"_s, u"l7"_s},
         evening(11, 28, 15, 10),
         23},
        solitary(u"green-thumb"_s, Mode::Scenario2, {}, evening(11, 15, 20, 30), 5,
                 {{Mission::Green, Mission::Blue},
                  {{{Mission::Third, Mission::Projects}, Mission::Blue},
                   {{Mission::Costly, Mission::Navigation}, Mission::Costly}},
                  {Mission::Green, Mission::Third, Mission::Projects, Mission::Navigation}}),
        solitary(u"five-stars"_s, Mode::Campaign, Chapter::Five, evening(11, 20, 21, 0), 6,
                 {{Mission::Navigation, Mission::Production},
                  {{{Mission::Combat, Mission::Upgrades}, Mission::Navigation},
                   {{Mission::BaseCombat, Mission::Movement}, Mission::Production}},
                  {Mission::Combat, Mission::Upgrades, Mission::BaseCombat, Mission::Movement}}),
        solitary(u"great-works"_s, Mode::Scenario3, {}, evening(11, 22, 16, 15), 7,
                 {{Mission::Production, Mission::Cities},
                  {{{Mission::Blue, Mission::Third}, Mission::Third},
                   {{Mission::Costly, Mission::Navigation}, Mission::Navigation}},
                  {Mission::Production, Mission::Cities, Mission::Blue, Mission::Costly}}),
    };
}

namespace {

/// What is laid out for an evening, before its first event.
GameRecord laidOut(const Evening &evening)
{
    NewGameOptions options;
    options.names = evening.players;
    options.mode = evening.mode;
    options.chapter = evening.chapter;
    options.campaign = evening.campaign;
    options.catalogue = sampleCatalogue();
    options.dealsMissions = !evening.aim;
    options.seed = evening.seed;
    options.playedAt = evening.playedAt;
    QJsonObject document = gameRecordJson(newGame(options).value());
    QJsonObject setup = document["setup"_L1].toObject();
    setup.insert(u"tiles"_s, QJsonArray::fromStringList(evening.tiles));
    if (evening.aim) {
        QJsonArray seats = setup["players"_L1].toArray();
        QJsonObject seat = seats[0].toObject();
        seat.insert(u"missions"_s, QJsonArray{missionCardJson(evening.aim->first)});
        seats[0] = seat;
        setup.insert(u"players"_s, seats);
    }
    document.insert(u"setup"_s, setup);
    return readGameRecord(document).value();
}

} // namespace

GameRecord made(const Evening &evening)
{
    GameRecord record = laidOut(evening);
    const std::vector<CityCard> cityCards = cityCardsOf(record);
    const std::vector<Played> events = evening.aim
        ? planned(record.setup, cityCards, *evening.aim, evening.seed)
        : playRandomly(record.setup, cityCards, evening.seed).events;
    constexpr int secondsPerEvent = 40;
    QDateTime at = evening.playedAt;
    for (const Played &played : events) {
        at = at.addSecs(secondsPerEvent);
        appendEvent(record, played, {at.toString(Qt::ISODate), {}});
    }
    return record;
}

} // namespace skyledger::cloudage::test
