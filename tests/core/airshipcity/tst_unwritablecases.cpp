// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/scoresheet.h"
#include "tests/core/airshipcity/record/documents.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

/// Acceptance cases of the rules (section 20) that no record can hold: the format refuses them.
class TestUnwritableCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_009_twoOrFivePlayers();
    void AC_T_010_stageBonusOfTheWrongSet();
    void events_data();
    void events();
    void AC_T_165_tenAirshipMajorities();
};

void TestUnwritableCases::AC_T_009_twoOrFivePlayers() // AC-COMP-17
{
    QJsonArray players = at(gameDocument(), u"setup.players"_s).toArray();
    while (players.size() > 2)
        players.removeLast();
    QVERIFY(!readGameRecord(with(gameDocument(), u"setup.players"_s, players)).ok());
    for (const char *color : {"red", "green", "purple"})
        players.append(json(R"({"name": ")" + QByteArray(color) + R"(", "color": ")" + color + R"("})"));
    QCOMPARE(players.size(), 5);
    QVERIFY(!readGameRecord(with(gameDocument(), u"setup.players"_s, players)).ok());
}

void TestUnwritableCases::AC_T_010_stageBonusOfTheWrongSet() // AC-SETUP-03
{
    // Stages 2 and 4 change tiles: each is of the other set.
    const QJsonValue second = at(gameDocument(), u"setup.stageBonuses.2"_s);
    const QJsonValue fourth = at(gameDocument(), u"setup.stageBonuses.4"_s);
    const QJsonObject swapped =
        with(with(gameDocument(), u"setup.stageBonuses.2"_s, fourth), u"setup.stageBonuses.4"_s, second);
    const auto read = readGameRecord(swapped);
    QVERIFY(!read.ok());
    QVERIFY2(read.error().place.startsWith(u"setup.stageBonuses"_s), qPrintable(read.error().place));
}

void TestUnwritableCases::events_data()
{
    QTest::addColumn<QByteArray>("event");
    const auto row = [](const char *name, const char *event) { QTest::newRow(name) << QByteArray(event); };
    row("AC-T-018 an action on the way", R"({"do": "move", "crew": 1, "path": ["W", "S"], "utility": "u1"})");
    row("AC-T-028 a crew that stays", R"({"do": "move", "crew": 1, "path": []})");
    row("AC-T-040 a slide of one tile", R"({"do": "slide", "line": "A1", "toward": "E"})");
    row("AC-T-040 a slide along a diagonal", R"({"do": "slide", "line": "2", "toward": "SE"})");
    row("AC-T-040 a row pushed up", R"({"do": "slide", "line": "2", "toward": "N"})");
    row("AC-T-065 two resources of one bonus",
        R"({"do": "piggyback", "player": 2, "take": ["wood", "metal"]})");
    row("AC-T-078 a crest bonus without the action", R"({"do": "skip", "crest": "wood"})");
    row("AC-T-112 two airships in one action",
        R"({"do": "use", "airship": ["wooden-private", "metal-private"], "then": "donate"})");
}

void TestUnwritableCases::events()
{
    QFETCH(QByteArray, event);
    const auto read = readGameRecord(with(gameDocument(), u"events[1]"_s, json(event)));
    QVERIFY(!read.ok());
    QVERIFY2(read.error().place.startsWith(u"events[1]"_s), qPrintable(read.error().place));
}

void TestUnwritableCases::AC_T_165_tenAirshipMajorities() // AC-AWD-01, AC-MAJ-03
{
    QJsonObject sheet = sheetDocument();
    QJsonArray players;
    const int majorities[] = {4, 3, 2, 1};
    const char *colors[] = {"orange", "purple", "red", "green"};
    for (std::size_t i = 0; i < 4; ++i) {
        QJsonObject player = at(sheet, u"players[1]"_s).toObject();
        player.insert(u"name"_s, QString::number(i));
        player.insert(u"color"_s, QLatin1String(colors[i]));
        player.insert(u"first"_s, i == 0);
        player.insert(u"airshipMajorities"_s, majorities[i]);
        player.insert(u"contractsCompleted"_s, 0);
        player.insert(u"utilityMajorities"_s, 0);
        players.append(player);
    }
    QVERIFY(!readScoreSheet(with(sheet, u"players"_s, players)).ok());
    // Nine are all there are.
    const QJsonObject nine = with(with(sheet, u"players"_s, players), u"players[1].airshipMajorities"_s, 3);
    const auto read = readScoreSheet(nine);
    QVERIFY2(read.ok(), qPrintable(read.ok() ? QString() : describe(read.error())));
}

QTEST_APPLESS_MAIN(TestUnwritableCases)
#include "tst_unwritablecases.moc"
