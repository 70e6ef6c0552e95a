// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/games/makers.h"

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/newgame.h"
#include "core/cloudage/randomplay.h"

#include <QtCore/QJsonArray>

namespace skyledger::cloudage::test {

using namespace Qt::Literals::StringLiterals;

namespace {

QDateTime evening(int month, int day, int hour, int minute)
{
    return {QDate(2026, month, day), QTime(hour, minute), Qt::OffsetFromUTC, 3600};
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
    };
}

GameRecord made(const Evening &evening)
{
    NewGameOptions options;
    options.names = evening.players;
    options.mode = evening.mode;
    options.chapter = evening.chapter;
    options.campaign = evening.campaign;
    options.catalogue = sampleCatalogue();
    options.dealsMissions = true;
    options.seed = evening.seed;
    options.playedAt = evening.playedAt;
    QJsonObject document = gameRecordJson(newGame(options).value());
    QJsonObject setup = document["setup"_L1].toObject();
    setup.insert(u"tiles"_s, QJsonArray::fromStringList(evening.tiles));
    document.insert(u"setup"_s, setup);
    GameRecord record = readGameRecord(document).value();
    const RandomGame game = playRandomly(record.setup, cityCardsOf(record), evening.seed);
    constexpr int secondsPerEvent = 40;
    QDateTime at = evening.playedAt;
    for (const Played &played : game.events) {
        at = at.addSecs(secondsPerEvent);
        appendEvent(record, played, {at.toString(Qt::ISODate), {}});
    }
    return record;
}

} // namespace skyledger::cloudage::test
