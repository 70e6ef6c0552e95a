// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/scoresheet.h"
#include "tests/core/airshipcity/record/documents.h"

#include <QJsonArray>
#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;

/// Score sheets: a game that nobody tracked, by its numbers.
class TestScoreSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsASheet();
    void readsWhatIsOptional();
    void refuses_data();
    void refuses();
    void acceptsTheExtremes();
    void writesBackByteForByte();
    void writesWhatChanged();
};

static ScoreSheet readFine(const QJsonObject &document)
{
    const auto read = readScoreSheet(document);
    if (!read)
        qFatal("%s", qPrintable(describe(read.error())));
    return read.value();
}

void TestScoreSheet::readsASheet()
{
    const ScoreSheet sheet = readFine(sheetDocument());
    QCOMPARE(sheet.id(), u"an id"_s);
    QCOMPARE(sheet.playedAt(), u"2026-11-27T23:10:00+01:00"_s);
    QCOMPARE(sheet.edition, Edition::Fr2021);
    QCOMPARE(sheet.rulings, defaultRulings(Edition::Fr2021));
    QCOMPARE(sheet.players.size(), 3);
    const SheetPlayer &ada = sheet.players[0];
    QCOMPARE(ada.name, u"Ada"_s);
    QCOMPARE(ada.color, PlayerColor::Orange);
    QVERIFY(ada.first);
    QCOMPARE(ada.count.trackVp, 41);
    QCOMPARE(ada.count.counts[Award::Shipbuilding], 4);
    QCOMPARE(ada.count.counts[Award::Construction], 1);
    QCOMPARE(ada.count.counts[Award::Trade], 3);
    QCOMPARE(ada.count.unfinishedVp, 2);
    QCOMPARE(ada.count.stock, (Amounts{{3, 0, 5, 1}}));
    QCOMPARE(*ada.count.markers, 12);
    QCOMPARE(ada.count.tookPart[Award::Shipbuilding], true);
    QCOMPARE(ada.count.tookPart[Award::Trade], false);
    QCOMPARE(sheet.players[2].count.trackVp, -2);
}

void TestScoreSheet::readsWhatIsOptional()
{
    const ScoreSheet sheet = readFine(sheetDocument());
    const SheetPlayer &cy = sheet.players[2];
    QVERIFY(!cy.color && !cy.first && !cy.count.markers);
    for (const Award award : all<Award>())
        QVERIFY(!cy.count.tookPart[award]);
    QJsonObject document = without(sheetDocument(), u"id"_s);
    document = without(document, u"playedAt"_s);
    document = without(document, u"rulings"_s);
    document = with(document, u"edition"_s, u"en-2020"_s);
    document = with(document, u"players[1].tookPart"_s, json(R"({"trade": true})"));
    const ScoreSheet bare = readFine(document);
    QCOMPARE(bare.rulings, defaultRulings(Edition::En2020));
    QVERIFY(!bare.players[0].count.tookPart[Award::Construction]);
    QCOMPARE(bare.players[0].count.tookPart[Award::Trade], true);
}

void TestScoreSheet::refuses_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &place, const QByteArray &value,
                        const QString &expected, const QString &blamed = {}) {
        QTest::newRow(name) << place << value
                            << (blamed.isNull() ? place : blamed) + u": expected "_s + expected;
    };
    const QByteArray removed = "remove";
    row("another format", u"format"_s, R"("skyledger-game")", u"the value skyledger-score"_s);
    row("newer version", u"version"_s, "2", u"version 1 ("_s);
    row("another game", u"game"_s, removed, u"the value airship-city"_s);
    row("playedAt is no date", u"playedAt"_s, R"("yesterday")", u"a date, or a date and time"_s);
    row("no edition", u"edition"_s, removed, u"one of fr-2021, en-2020"_s);
    row("unknown ruling", u"rulings.x"_s, R"("y")", u"a known ruling"_s);
    row("no players", u"players"_s, removed, u"a list of 3 to 4 entries"_s);
    row("two players", u"players[3]"_s, removed, u"a list of 3 to 4 entries"_s, u"players"_s);
    row("five players", u"players"_s, "[{}, {}, {}, {}, {}]", u"a list of 3 to 4 entries"_s);
    row("two of one name", u"players[3].name"_s, R"("Ada")", u"a name that no other player has"_s);
    row("two of one colour", u"players[3].color"_s, R"("red")", u"a colour that no other player has"_s);
    row("unknown colour", u"players[3].color"_s, R"("blue")", u"one of orange, purple, red, green"_s);
    row("long name", u"players[1].name"_s, '"' + QByteArray(41, 'a') + '"',
        u"a text of 1 to 40 characters"_s);
    row("ten airship majorities", u"players[2].airshipMajorities"_s, "4",
        u"at most 9 of all players together"_s, u"players[3].airshipMajorities"_s);
    row("ten of one player", u"players[2].airshipMajorities"_s, "10", u"a whole number from 0 to 9"_s);
    row("21 contracts", u"players[1].contractsCompleted"_s, "16", u"at most 20 of all players together"_s,
        u"players[2].contractsCompleted"_s);
    row("21 contracts of one player", u"players[1].contractsCompleted"_s, "21",
        u"a whole number from 0 to 20"_s);
    row("13 utility majorities", u"players[2].utilityMajorities"_s, "10",
        u"at most 12 of all players together"_s, u"players[3].utilityMajorities"_s);
    row("negative count", u"players[1].airshipMajorities"_s, "-1", u"a whole number from 0 to 9"_s);
    row("half a majority", u"players[1].utilityMajorities"_s, "0.5", u"a whole number from 0 to 12"_s);
    row("a count in words", u"players[1].contractsCompleted"_s, R"("three")",
        u"a whole number from 0 to 20"_s);
    row("no count", u"players[1].contractsCompleted"_s, removed, u"a whole number from 0 to 20"_s);
    row("no vp", u"players[1].vp"_s, removed, u"a whole number from -999 to 999"_s);
    row("half a vp", u"players[1].vp"_s, "41.5", u"a whole number from -999 to 999"_s);
    row("negative sum of contracts", u"players[1].unfinishedContractVp"_s, "-2",
        u"a whole number from 0 to 999"_s);
    row("a stock of 21", u"players[1].resources.wood"_s, "21", u"a whole number from 0 to 20"_s);
    row("a negative stock", u"players[1].resources.gold"_s, "-1", u"a whole number from 0 to 99"_s);
    row("unknown resource", u"players[1].resources.stone"_s, "1", u"one of wood, metal, gold, gear"_s);
    row("no resources", u"players[1].resources"_s, removed, u"an object"_s);
    row("21 markers", u"players[1].markers"_s, "21", u"a whole number from 0 to 20"_s);
    row("took part perhaps", u"players[1].tookPart.trade"_s, R"("perhaps")", u"true or false"_s);
    row("a second first player", u"players[2].first"_s, "true", u"one first player only"_s);
    row("first by number", u"players[1].first"_s, "1", u"true or false"_s);
    row("a player of another type", u"players[2]"_s, R"("Bo")", u"an object"_s);
}

void TestScoreSheet::refuses()
{
    QFETCH(QString, place);
    QFETCH(QByteArray, value);
    QFETCH(QString, text);
    const QJsonValue changed = value == "remove" ? QJsonValue(QJsonValue::Undefined) : json(value);
    const auto read = readScoreSheet(with(sheetDocument(), place, changed));
    QVERIFY(!read.ok());
    QVERIFY2(describe(read.error()).startsWith(text), qPrintable(describe(read.error())));
}

void TestScoreSheet::acceptsTheExtremes()
{
    QJsonObject document = sheetDocument();
    document = with(document, u"players[1].markers"_s, 20);
    document = with(document, u"players[3].airshipMajorities"_s, 2);
    document = with(document, u"players[3].contractsCompleted"_s, 12);
    document = with(document, u"players[4]"_s, json(R"({"name": "Dee", "vp": 0, "airshipMajorities": 0,
        "utilityMajorities": 9, "contractsCompleted": 0, "unfinishedContractVp": 0, "resources": {}})"));
    QCOMPARE(readFine(document).players[3].count.stock, Amounts{});
}

void TestScoreSheet::writesBackByteForByte()
{
    QJsonObject document = with(sheetDocument(), u"x-mark"_s, 1);
    document = with(document, u"players[2].x-mark"_s, QJsonArray{u"é"_s});
    const QByteArray once = writeScoreSheet(readFine(document));
    const auto read = readScoreSheet(once);
    QVERIFY(read.ok());
    QCOMPARE(writeScoreSheet(read.value()), once);
    QJsonObject after = read.value().document;
    QCOMPARE(with(after, u"rulings"_s, QJsonObject{}),
             document); // nothing lost but the shortness of the rulings
    qsizetype from = 0;
    for (const char *next : {"format",
                             "version",
                             "game",
                             "id",
                             "playedAt",
                             "edition",
                             "rulings",
                             "unfinishedContracts",
                             "players",
                             "name",
                             "color",
                             "first",
                             "vp",
                             "airshipMajorities",
                             "utilityMajorities",
                             "contractsCompleted",
                             "unfinishedContractVp",
                             "resources",
                             "wood",
                             "metal",
                             "gold",
                             "gear",
                             "markers",
                             "tookPart",
                             "shipbuilding",
                             "construction",
                             "trade",
                             "name",
                             "x-mark"}) {
        const qsizetype found = once.indexOf('"' + QByteArray(next) + "\":", from);
        QVERIFY2(found >= 0, next);
        from = found + 1;
    }
}

void TestScoreSheet::writesWhatChanged()
{
    ScoreSheet sheet = readFine(sheetDocument());
    sheet.players[0].color.reset();
    sheet.players[0].count.markers.reset();
    sheet.players[0].first = false;
    sheet.players[2].count.tookPart[Award::Trade] = true;
    sheet.players[2].count.stock[Resource::Gear] = 9;
    sheet.rulings.finalTieBreak = FinalTieBreak::Markers;
    const ScoreSheet again = readFine(scoreSheetJson(sheet));
    QCOMPARE(again.players, sheet.players);
    QCOMPARE(again.rulings, sheet.rulings);

    ScoreSheet fresh; // one that was never a file
    fresh.players = sheet.players;
    QCOMPARE(readFine(scoreSheetJson(fresh)).players, sheet.players);
}

QTEST_APPLESS_MAIN(TestScoreSheet)
#include "tst_scoresheet.moc"
