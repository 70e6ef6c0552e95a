// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/scorejson.h"
#include "core/cloudage/record/campaign.h"
#include "core/cloudage/record/scoresheet.h"
#include "tests/core/cloudage/desk.h"

#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

// Acceptance cases of section 24.8: stars, the logbook and score sheets.
class CampaignTest : public QObject
{
    Q_OBJECT

private slots:
    void caT70();
    void caT71();
    void caT72();
    void caT73();
    void caT74();
    void caT190();
    void caT191();
    void caT192();
    void caT193();
    void caT194();
    void caT195();
    void aloneItIsOnePersonByAnyName();
    void caT196();
    void caT197();
};

namespace {

int soloStars(const QString &chapter, int vp, int notFull, const QString &rulings = u"{}"_s)
{
    // Each mission that is not full stands at its lowest; without any there is no Mission card.
    Desk desk(1, u"{\"mode\":\"campaign\",\"chapter\":\"%1\",\"rulings\":%2}"_s.arg(chapter, rulings));
    const QString missions = notFull == 0 ? u"[]"_s
        : notFull == 1                    ? uR"([["production","green"]])"_s
                                          : uR"([["blue","green"]])"_s;
    desk.set(u"{\"players.1.missions\":%1,\"players.1.level\":%2,\"players.1.vp\":%3}"_s.arg(missions)
                 .arg(notFull == 1 ? 8 : 0)
                 .arg(notFull == 1 ? vp - 7 : vp));
    return *desk.score().players[0].stars;
}

ScoreSheet sheet(const QString &text)
{
    QJsonObject document = json(text);
    document.insert(u"format"_s, u"skyledger-score"_s);
    document.insert(u"version"_s, 1);
    document.insert(u"game"_s, u"cloudage"_s);
    document.insert(u"edition"_s, u"fr"_s);
    const auto read = readScoreSheet(document);
    if (!read)
        qFatal("%s", qPrintable(skyledger::table::describe(read.error())));
    return read.value();
}

bool sheetReadable(const QString &players)
{
    QJsonObject document = json(u"{\"mode\":\"campaign\",\"chapter\":\"2\",\"players\":%1}"_s.arg(players));
    document.insert(u"format"_s, u"skyledger-score"_s);
    document.insert(u"version"_s, 1);
    document.insert(u"game"_s, u"cloudage"_s);
    document.insert(u"edition"_s, u"fr"_s);
    return readScoreSheet(document).ok();
}

/// A logbook of one player with so many stars in the chapters.
Logbook book(const std::vector<int> &stars, std::vector<CampaignEntry> &entries)
{
    for (std::size_t i = 0; i < stars.size(); ++i) {
        CampaignEntry entry;
        entry.campaign = u"c"_s;
        entry.chapter = static_cast<Chapter>(i);
        entry.over = true;
        entry.names = {u"Ada"_s};
        entry.score.players.resize(1);
        entry.score.players[0].stars = stars[i];
        entries.push_back(entry);
    }
    return logbook(entries);
}

} // namespace

void CampaignTest::caT70()
{
    QCOMPARE(soloStars(u"1"_s, 85, 0), 3);
}

void CampaignTest::caT71()
{
    QCOMPARE(soloStars(u"3"_s, 104, 1), 3);
}

void CampaignTest::caT72()
{
    QCOMPARE(soloStars(u"5"_s, 112, 0), 5);
}

void CampaignTest::caT73()
{
    QCOMPARE(soloStars(u"2"_s, 69, 0), 0);
}

void CampaignTest::caT74()
{
    std::vector<CampaignEntry> enough;
    QCOMPARE(book({4, 4, 4, 4, 4, 4, 1}, enough).success, std::optional(true));
    std::vector<CampaignEntry> fewer;
    QCOMPARE(book({4, 4, 4, 4, 4, 4, 0}, fewer).success, std::optional(false));
}

void CampaignTest::caT190()
{
    QCOMPARE(soloStars(u"4b"_s, 98, 2), 1);
}

void CampaignTest::caT191()
{
    QCOMPARE(soloStars(u"3"_s, 65, 1), -1);
    QCOMPARE(soloStars(u"3"_s, 65, 1, uR"({"starFloor":"zero"})"_s), 0);
}

void CampaignTest::caT192()
{
    std::vector<CampaignEntry> all;
    const Logbook whole = book({4, 5, 3, 2, 4, 4, 3}, all);
    QCOMPARE(whole.totals.front().second, 25);
    QCOMPARE(whole.max, 34);
    QCOMPARE(whole.success, std::optional(true));
    std::vector<CampaignEntry> six;
    QCOMPARE(book({4, 5, 3, 2, 4, 4}, six).success, std::optional<bool>());
}

void CampaignTest::caT193()
{
    for (const auto &[rulings, first] :
         {std::pair(u"{}"_s, 5), std::pair(uR"({"winnerStar":"none"})"_s, 4)}) {
        Desk desk(3, u"{\"mode\":\"campaign\",\"chapter\":\"1\",\"rulings\":%1}"_s.arg(rulings));
        desk.set(uR"({"players.1.vp":101,"players.2.vp":88,"players.3.vp":69})"_s);
        const FinalScore score = desk.score();
        QCOMPARE(*score.players[0].stars, first);
        QCOMPARE(*score.players[1].stars, 2);
        QCOMPARE(*score.players[2].stars, 0);
    }
}

void CampaignTest::caT194()
{
    QCOMPARE(starBand(Chapter::One, true, 92), 4);
    QCOMPARE(starBand(Chapter::One, false, 92), 3);
}

void CampaignTest::caT195()
{
    std::vector<CampaignEntry> entries;
    book({1, 2}, entries);
    entries[0].playedAt = u"2026-11-01T20:00:00+01:00"_s;
    CampaignEntry again = entries[0];
    again.playedAt = u"2026-11-02T20:00:00+01:00"_s;
    again.score.players[0].stars = 3;
    entries.insert(entries.begin(), again);
    const Logbook result = logbook(entries);
    QCOMPARE(result.rows.size(), std::size_t{3});
    QVERIFY(!result.rows[0].counts);
    QVERIFY(result.rows[1].counts);
    QCOMPARE(result.totals.front().second, 5);
}

void CampaignTest::aloneItIsOnePersonByAnyName()
{
    std::vector<CampaignEntry> entries;
    book({1, 2, 3}, entries);
    entries[1].names = {u"Adele"_s};
    const Logbook result = logbook(entries);
    QCOMPARE(result.totals.size(), 1);
    QCOMPARE(result.totals.front(), (std::pair{u"Ada"_s, 6}));
}

void CampaignTest::caT196()
{
    const FinalScore result = score(sheet(
        uR"({"mode":"campaign","chapter":"2","players":[{"name":"Ada","vp":71,"missions":{"production":8,"upgrades":5},"tiles":["l1"],"upgradeVp":6,"projectVp":11},
            {"name":"Bo","vp":64,"missions":{"green":4,"costly":1},"upgradeVp":4,"projectVp":9}]})"_s));
    QCOMPARE(result.players[0].total, 102);
    QCOMPARE(*result.players[0].stars, 5);
    QCOMPARE(result.players[1].total, 81);
    QCOMPARE(*result.players[1].stars, 2);
}

void CampaignTest::caT197()
{
    const QString player =
        uR"({"name":"Ada","vp":1,"missions":{%1},"tiles":[%2],"upgradeVp":0,"projectVp":0})"_s;
    QVERIFY(sheetReadable(u"[%1]"_s.arg(player.arg(u"\"green\":1"_s, u"\"l1\""_s))));
    QVERIFY(!sheetReadable(u"[%1]"_s.arg(player.arg(u"\"planting\":1"_s, u"\"l1\""_s))));
    QVERIFY(!sheetReadable(u"[%1]"_s.arg(player.arg(u"\"green\":1"_s, u"\"l3\""_s))));
    const QString plain = player.arg(QString(), QString());
    QVERIFY(!sheetReadable(u"[%1,%1]"_s.arg(plain)));
}

QTEST_GUILESS_MAIN(CampaignTest)
#include "tst_campaign.moc"
