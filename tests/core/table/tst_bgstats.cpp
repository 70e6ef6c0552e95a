// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/bgstats.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTimeZone>
#include <QUrl>

using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;

/// Plays for the BG Stats app, held against the rules of its fields.
class TestBgStats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("TZ", "America/Sao_Paulo"); }
    void thePageInItsOrder();
    void whatIsNotKnownIsLeftOut();
    void theDateIsTheEndInUtc_data();
    void theDateIsTheEndInUtc();
    void durations_data();
    void durations();
    void namesSurviveTheLink_data();
    void namesSurviveTheLink();
    void onePlayerHasOneId();
};

namespace {

FinishedGame evening()
{
    FinishedGame game{.id = u"6b0d4b52-7a0e-4f0c-9c39-0a8d3f2b7e11"_s,
                      .game = u"airship-city"_s,
                      .edition = u"fr-2021"_s,
                      .playedAt = u"2026-11-27T20:04:00-03:00"_s,
                      .endedAt = u"2026-11-27T23:10:30-03:00"_s,
                      .tracked = true,
                      .decidedBy = {},
                      .players = {}};
    game.players.append({.name = u"Ada"_s,
                         .color = u"orange"_s,
                         .first = true,
                         .total = 36,
                         .rank = 1,
                         .won = true,
                         .pointsBySource = {}});
    game.players.append({.name = u"Bo"_s, .color = u"red"_s, .total = 0, .rank = 2, .pointsBySource = {}});
    return game;
}

QByteArray playOf(const FinishedGame &game, const QDateTime &fileTime = {})
{
    return bgStatsPlay(game, {u"Airship City"_s, 256442}, {u"orange"_s}, fileTime);
}

QJsonObject read(const QByteArray &play)
{
    return QJsonDocument::fromJson(play).object();
}

} // namespace

void TestBgStats::thePageInItsOrder()
{
    QCOMPARE(
        playOf(evening()),
        R"({"sourceName":"Skyledger","sourcePlayId":"6b0d4b52-7a0e-4f0c-9c39-0a8d3f2b7e11",)"
        R"("playDate":"2026-11-28 02:10:30","durationMin":186,"game":{"name":"Airship City",)"
        R"("sourceGameId":"airship-city","bggId":256442,"highestWins":true,"noPoints":false},"players":[)"
        R"({"name":"Ada","sourcePlayerId":"fdee430d40bd","startPlayer":true,"winner":true,"score":36,"rank":1,)"
        R"("role":"orange"},)"
        R"({"name":"Bo","sourcePlayerId":"3d099d0f13df","startPlayer":false,"winner":false,"score":0,"rank":2}]})"_qba);
}

void TestBgStats::whatIsNotKnownIsLeftOut()
{
    FinishedGame game = evening();
    game.playedAt.clear();
    game.endedAt.clear();
    game.players[1].total.reset();
    const QJsonObject play = read(playOf(game));
    QVERIFY(!play.contains("playDate"_L1));
    QVERIFY(!play.contains("durationMin"_L1));
    const QJsonArray players = play.value("players"_L1).toArray();
    QCOMPARE(players.at(0).toObject().value("score"_L1).toInt(), 36);
    QVERIFY(!players.at(1).toObject().contains("score"_L1));
    for (const auto &each : players) {
        const QJsonObject player = each.toObject();
        QVERIFY(!player.contains("rank"_L1)); // nobody's is certain
        // The Android app throws where one of these is missing.
        QVERIFY(player.value("startPlayer"_L1).isBool());
        QVERIFY(player.value("winner"_L1).isBool());
    }
    QVERIFY(play.value("game"_L1).toObject().value("highestWins"_L1).isBool());
    QVERIFY(play.value("game"_L1).toObject().value("noPoints"_L1).isBool());
    QVERIFY(play.value("game"_L1).toObject().value("bggId"_L1).isDouble());
}

void TestBgStats::theDateIsTheEndInUtc_data()
{
    QTest::addColumn<QString>("playedAt");
    QTest::addColumn<QString>("endedAt");
    QTest::addColumn<QString>("date");
    QTest::newRow("late in São Paulo")
        << u"2026-11-27T20:00:00-03:00"_s << u"2026-11-27T23:59:59-03:00"_s << u"2026-11-28 02:59:59"_s;
    QTest::newRow("early in Paris") << u"2026-11-27T20:00:00+01:00"_s << u"2026-11-28T00:30:00+01:00"_s
                                    << u"2026-11-27 23:30:00"_s;
    QTest::newRow("only the beginning")
        << u"2026-11-27T23:10:00-03:00"_s << QString() << u"2026-11-28 02:10:00"_s;
    QTest::newRow("no offset: as the clock here")
        << u"2026-11-27T23:10:00"_s << QString() << u"2026-11-28 02:10:00"_s;
    QTest::newRow("neither: the file's") << QString() << u"yesterday"_s << u"2026-12-01 08:00:00"_s;
}

void TestBgStats::theDateIsTheEndInUtc()
{
    QFETCH(QString, playedAt);
    QFETCH(QString, endedAt);
    QFETCH(QString, date);
    FinishedGame game = evening();
    game.playedAt = playedAt;
    game.endedAt = endedAt;
    const QDateTime fileTime(QDate(2026, 12, 1), QTime(8, 0), QTimeZone::utc());
    QCOMPARE(read(playOf(game, fileTime)).value("playDate"_L1).toString(), date);
}

void TestBgStats::durations_data()
{
    QTest::addColumn<bool>("tracked");
    QTest::addColumn<QString>("endedAt");
    QTest::addColumn<int>("minutes");
    QTest::newRow("an evening") << true << u"2026-11-27T21:34:00-03:00"_s << 90;
    QTest::newRow("a sheet knows none") << false << u"2026-11-27T21:34:00-03:00"_s << -1;
    QTest::newRow("no time at all") << true << u"2026-11-27T20:04:30-03:00"_s << -1;
    QTest::newRow("before it began") << true << u"2026-11-27T19:00:00-03:00"_s << -1;
    QTest::newRow("finished days later") << true << u"2026-11-29T20:00:00-03:00"_s << -1;
}

void TestBgStats::durations()
{
    QFETCH(bool, tracked);
    QFETCH(QString, endedAt);
    QFETCH(int, minutes);
    FinishedGame game = evening();
    game.tracked = tracked;
    game.endedAt = endedAt;
    QCOMPARE(read(playOf(game)).value("durationMin"_L1).toInt(-1), minutes);
}

void TestBgStats::namesSurviveTheLink_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("accents") << u"Élise-Zoë d’Ångström"_s;
    QTest::newRow("emoji") << u"🎈👩‍🚀🏳️‍🌈"_s;
    QTest::newRow("quotes") << u"\"Bo\" & <Cy> 100% #1 \\o/ ?=+"_s;
    QTest::newRow("right to left") << u"אבגד مرحبا"_s;
    QTest::newRow("40 characters") << QString(40, u'W');
    QTest::newRow("40 emoji") << u"🎈"_s.repeated(40);
}

void TestBgStats::namesSurviveTheLink()
{
    QFETCH(QString, name);
    FinishedGame game = evening();
    game.players[0].name = name;
    const QByteArray link = bgStatsLink(playOf(game));
    const QByteArray start = "https://app.bgstatsapp.com/createPlay.html?data=";
    QVERIFY(link.startsWith(start));
    for (const char c : link)
        QVERIFY(c > 0x20 && c < 0x7F);
    // As a browser takes it apart.
    const QString data = QUrl::fromPercentEncoding(link.mid(start.size()));
    const QJsonObject play = read(data.toUtf8());
    QCOMPARE(play.value("players"_L1).toArray().at(0).toObject().value("name"_L1).toString(), name);
    // Four such players are too much for a QR code if each sign takes twelve bytes.
    while (game.players.size() < 4)
        game.players.append(game.players.front());
    for (FinishedPlayer &player : game.players)
        player.name = name;
    QCOMPARE(bgStatsLink(playOf(game)).size() > maxBgStatsQrBytes, name.startsWith(u"🎈🎈"_s));
}

void TestBgStats::onePlayerHasOneId()
{
    FinishedGame game = evening();
    game.players[0].name = u"Zoë"_s;
    game.players[1].name = u" ZOE\u0308"_s;
    const QJsonArray players = read(playOf(game)).value("players"_L1).toArray();
    QCOMPARE(players.at(0).toObject().value("sourcePlayerId"_L1),
             players.at(1).toObject().value("sourcePlayerId"_L1));
}

QTEST_APPLESS_MAIN(TestBgStats)
#include "tst_bgstats.moc"
