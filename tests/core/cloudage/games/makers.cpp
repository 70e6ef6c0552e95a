// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/games/makers.h"

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/newgame.h"
#include "core/cloudage/randomplay.h"
#include "core/cloudage/record/fields.h"

#include <QtCore/QJsonArray>

#include <map>

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

/// The ids that the files have had since they were first made.
QString idOf(const QString &name)
{
    const std::map<QString, QString> ids{{u"campaign-1"_s, u"6ab08bcf-4918-56c7-b840-4bf78d98f1d6"_s},
                                         {u"campaign-2"_s, u"ac96021d-cf33-5fea-a6ab-96c11a6ddd49"_s},
                                         {u"campaign-3"_s, u"c43fe688-506f-505f-822e-5a91eb02ec42"_s},
                                         {u"five-stars"_s, u"5fe94047-50a9-5847-88aa-d2906636352e"_s},
                                         {u"great-works"_s, u"26cacfdb-713c-5f62-b86f-f609675d6d1f"_s},
                                         {u"green-thumb"_s, u"120a798a-ace2-531c-9d5e-ff659907877c"_s},
                                         {u"last-combat"_s, u"da5dacfc-050a-5af4-b988-81e1f66be47b"_s},
                                         {u"weapon-systems"_s, u"bc1c6be3-e079-5857-8fbe-545c62ee61ca"_s}};
    return ids.at(name);
}

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
    document.insert(u"id"_s, idOf(evening.name));
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
