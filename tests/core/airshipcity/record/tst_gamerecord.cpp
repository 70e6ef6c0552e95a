// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/rulings.h"
#include "core/table/jsonwriter.h"
#include "tests/core/airshipcity/record/documents.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

GameRecord readFine(const QJsonObject &document)
{
    const auto read = readGameRecord(document);
    if (!read)
        qFatal("%s", qPrintable(describe(read.error())));
    return read.value();
}

/// The places of all objects of a document.
void collectObjects(const QString &place, const QJsonValue &value, QStringList &places)
{
    const QJsonObject object = value.toObject();
    if (value.isObject())
        places << place;
    for (auto it = object.begin(); it != object.end(); ++it)
        collectObjects(place.isEmpty() ? it.key() : u"%1.'%2'"_s.arg(place, it.key()), it.value(), places);
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        collectObjects(u"%1[%2]"_s.arg(place).arg(i + 1), array[i], places);
}

/// Whether the keys of an object are a vocabulary of the format: then others are no unknown keys but unknown words.
bool isVocabulary(const QString &place)
{
    static const QStringList ends{u"rulings'"_s,  u"cost'"_s,      u"pay'"_s,         u"gain'"_s,
                                  u"airships'"_s, u"piggyback'"_s, u"renovations'"_s, u"bonusEffects'"_s,
                                  u"set'"_s,      u"players'"_s};
    return std::any_of(ends.begin(), ends.end(),
                       [&place](const QString &end) { return place.endsWith(end); });
}

} // namespace

/// Records as a whole: what is read, what is kept, what is written.
class TestGameRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheSetup();
    void readsTheEvents();
    void readsWhatForeignFilesLeaveOut();
    void rulingsThatAreAbsentFollowTheEdition();
    void countsContracts_data();
    void countsContracts();
    void takesUpIdsAsTheyAreMet();
    void refusesMoreIdsThanTheLimit();
    void everyStageBonusIsAcceptedWhereStagesAreNotKnown();
    void aTilesKindIsWhatTheCatalogueSays();
    void writesKeysInOrder();
    void writesEveryRuling();
    void writesBackByteForByte();
    void keepsUnknownKeysAtEveryLevel();
    void keepsTheSpellingOfNumbersThatAreNotOurs();
    void readsOurNumbersHoweverTheyAreSpelled();
    void keepsAbandonedLinesAsTheyAre();
    void refusesAnIncompleteFile();
};

void TestGameRecord::readsTheSetup()
{
    const GameRecord record = readFine(gameDocument());
    QCOMPARE(record.id(), u"1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed"_s);
    QCOMPARE(record.playedAt(), u"2026-11-27T20:04:00+01:00"_s);
    QCOMPARE(record.players,
             (QList<PlayerInfo>{{u"Ada"_s, PlayerColor::Orange},
                                {u"Bo"_s, PlayerColor::Purple},
                                {u"Cy"_s, PlayerColor::Green}}));
    const Setup &setup = record.setup;
    QCOMPARE(setup.playerCount, 3U);
    QCOMPARE(setup.edition, Edition::Fr2021);
    QCOMPARE(setup.rulings.relayRevisit, Permission::Forbidden);
    QCOMPARE(setup.market.size(), 5U);
    QCOMPARE(record.ids.contracts.text(setup.market[4]), u"c05"_s);
    QCOMPARE(record.ids.stageBonuses.text(setup.stageBonuses[Stage{3}]), u"s4"_s);
    QCOMPARE(setup.stageBonuses[Stage{0}], none<StageBonusTile>);
    QCOMPARE(record.ids.tiles.text(Tile{0}), u"forest-1"_s);
    QCOMPARE(record.ids.tiles.text(Tile{4}), u"harbor-1"_s);
    QCOMPARE(setup.catalogue.tiles[Tile{4}].kind, TileKind::Harbor);
    QCOMPARE(record.ids.tiles.text(Tile{15}), u"market-2"_s);
    QCOMPARE(int(setup.catalogue.utilityCount), 2);
}

void TestGameRecord::readsTheEvents()
{
    const GameRecord record = readFine(gameDocument());
    QCOMPARE(record.entries.size(), 15U);
    QCOMPARE(record.entries.size(), 15U);
    QCOMPARE(record.cursor, 12U);
    QCOMPARE(record.inForce().size(), 12U);
    QCOMPARE(record.note(0).at, u"2026-11-27T21:14:07+01:00"_s);
    QCOMPARE(record.note(9).reason, u"miscounted"_s);
    QCOMPARE(record.lines.size(), 1);
}

void TestGameRecord::readsWhatForeignFilesLeaveOut()
{
    QJsonObject document = gameDocument();
    for (const auto &place :
         {u"id"_s, u"playedAt"_s, u"cursor"_s, u"lines"_s, u"setup.rulings"_s, u"setup.catalogue.format"_s,
          u"setup.catalogue.version"_s, u"setup.catalogue.game"_s})
        document = without(document, place);
    const GameRecord record = readFine(document);
    QCOMPARE(record.cursor, record.entries.size()); // all are in force
    QCOMPARE(record.id(), QString());
    QCOMPARE(record.setup.rulings, defaultRulings(Edition::Fr2021));
    QVERIFY(record.lines.isEmpty());
}

void TestGameRecord::rulingsThatAreAbsentFollowTheEdition()
{
    const QJsonObject english = with(gameDocument(), u"setup.edition"_s, u"en-2020"_s);
    const Rulings rulings = readFine(english).setup.rulings;
    QCOMPARE(rulings.unfinishedContracts, UnfinishedContracts::Ignore);
    QCOMPARE(rulings.piggybackScope, PiggybackScope::AnyGain);
    QCOMPARE(rulings.relayRevisit, Permission::Forbidden);
}

void TestGameRecord::countsContracts_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<int>("known");
    QTest::addColumn<int>("inGame");
    const QString contracts = u"setup.catalogue.contracts"_s;
    QTest::newRow("listed: as many as are listed") << u"name"_s << QByteArray("1") << 7 << 7;
    QTest::newRow("listed, and the setup names more")
        << contracts << QByteArray(R"([{"id": "c03"}, {"id": "c12"}])") << 6 << 6;
    QTest::newRow("not listed: a whole box") << contracts << QByteArray("null") << 6 << 20;
}

void TestGameRecord::countsContracts()
{
    QFETCH(QString, place);
    QFETCH(QByteArray, list);
    QFETCH(int, known);
    QFETCH(int, inGame);
    const QJsonValue value = list == "null" ? QJsonValue(QJsonValue::Undefined) : json(list);
    const Setup setup = readFine(with(gameDocument(), place, value)).setup;
    QCOMPARE(int(setup.catalogue.contractCount), known);
    QCOMPARE(int(setup.contractsInGame), inGame);
}

void TestGameRecord::takesUpIdsAsTheyAreMet()
{
    QJsonObject document = with(gameDocument(), u"setup.catalogue"_s, QJsonObject{});
    document = with(document, u"setup.city[1][2]"_s, u"architect-1"_s);
    document = with(document, u"events[16]"_s, json(R"({"do": "use", "utility": "school"})"));
    document = with(document, u"lines[1].events[2]"_s, json(R"({"do": "fulfil", "contract": "x9"})"));
    document = with(document, u"events[10].set"_s, json(R"({"utilities.bath.majority": null})"));
    const GameRecord record = readFine(document);
    QCOMPARE(record.ids.utilities.size(), 3U);
    QVERIFY(record.ids.utilities.find(u"school") && record.ids.utilities.find(u"bath"));
    QVERIFY(record.ids.contracts.find(u"x9"));
    QCOMPARE(int(record.setup.catalogue.utilityCount), 3);
    QVERIFY(!record.setup.catalogue.contracts[Contract{0}].term);
    // An empty list lists the kind all the same.
    const auto read = readGameRecord(with(document, u"setup.catalogue.utilities"_s, QJsonArray{}));
    QVERIFY(!read.ok());
    QCOMPARE(read.error().place, u"events[10].set.utilities.bath.majority"_s);
}

void TestGameRecord::refusesMoreIdsThanTheLimit()
{
    QJsonObject document = with(gameDocument(), u"setup.catalogue"_s, QJsonObject{});
    document = with(document, u"setup.city[1][2]"_s, u"architect-1"_s);
    QJsonArray events;
    for (int i = 1; i <= 13; ++i)
        events.append(QJsonObject{{u"do"_s, u"use"_s}, {u"utility"_s, u"u%1"_s.arg(i)}});
    const auto read = readGameRecord(with(document, u"events"_s, events));
    QVERIFY(!read.ok());
    QCOMPARE(describe(read.error()), u"events[13].utility: expected at most 12 different ids"_s);
}

void TestGameRecord::everyStageBonusIsAcceptedWhereStagesAreNotKnown()
{
    QJsonObject document = without(gameDocument(), u"setup.catalogue.stageBonuses[3].stages"_s);
    document =
        with(document, u"setup.stageBonuses"_s, json(R"({"2": "s4", "3": "s2", "4": "new", "5": "s6"})"));
    const GameRecord record = readFine(document);
    QVERIFY(record.ids.stageBonuses.find(u"new"));
    QVERIFY(!record.setup.catalogue.stageBonuses[record.setup.stageBonuses[Stage{3}]]);
}

void TestGameRecord::aTilesKindIsWhatTheCatalogueSays()
{
    // Called a forest, printed a mine.
    const QJsonObject document = with(gameDocument(), u"setup.catalogue.tiles[1].kind"_s, u"mine"_s);
    const Catalogue catalogue = readFine(document).setup.catalogue;
    QCOMPARE(catalogue.tiles[Tile{0}].kind, TileKind::Mine);
    QCOMPARE(catalogue.tiles[Tile{1}].kind, TileKind::Architect);
    QCOMPARE(catalogue.tiles[Tile{12}].kind, TileKind::Forest);
}

void TestGameRecord::writesKeysInOrder()
{
    const QByteArray text = writeGameRecord(readFine(gameDocument()));
    QVERIFY(text.startsWith("{\n  \"format\": \"skyledger-game\",\n  \"version\": 1,\n  \"game\": "
                            "\"airship-city\",\n  \"id\": "));
    QVERIFY(text.endsWith("}\n"));
    qsizetype from = 0;
    for (const char *next : {"\"playedAt\"",
                             "\"setup\"",
                             "\"edition\"",
                             "\"rulings\"",
                             "\"unfinishedContracts\"",
                             "\"finalTieBreak\"",
                             "\"players\"",
                             "\"name\": \"Ada\"",
                             "\"color\"",
                             "\"city\"",
                             "\"market\"",
                             "\"stageBonuses\"",
                             "\"catalogue\"",
                             "\"airships\"",
                             "\"wooden-private\"",
                             "\"cruise\"",
                             "\"guildPrice\"",
                             "\"priceTracks\"",
                             "\"piggyback\"",
                             "\"forest\"",
                             "\"valley\"",
                             "\"market\"",
                             "\"tiles\"",
                             "\"utilities\"",
                             "\"contracts\"",
                             "\"termSpaces\"",
                             "\"stageBonuses\"",
                             "\"renovations\"",
                             "\"bonusEffects\"",
                             "\"events\"",
                             "\"do\": \"move\"",
                             "\"crew\"",
                             "\"path\"",
                             "\"longDistance\"",
                             "\"at\"",
                             "\"do\": \"use\"",
                             "\"take\"",
                             "\"reveal\"",
                             "\"do\": \"piggyback\"",
                             "\"player\"",
                             "\"take\"",
                             "\"negotiator\"",
                             "\"do\": \"correct\"",
                             "\"set\"",
                             "\"reason\"",
                             "\"do\": \"override\"",
                             "\"event\"",
                             "\"do\": \"slide\"",
                             "\"reason\"",
                             "\"cursor\"",
                             "\"lines\"",
                             "\"after\"",
                             "\"at\"",
                             "\"events\""}) {
        const qsizetype found = text.indexOf(next, from);
        QVERIFY2(found >= 0, next);
        from = found + 1;
    }
}

void TestGameRecord::writesEveryRuling()
{
    const QJsonObject written = gameRecordJson(readFine(gameDocument()));
    const QJsonObject rulings = written["setup"_L1]["rulings"_L1].toObject();
    QCOMPARE(rulings.size(), 16);
    QCOMPARE(rulings["relayRevisit"_L1].toString(), u"forbidden"_s);
    QCOMPARE(rulings["basicPiggyback"_L1].toString(), u"yes"_s);
    QCOMPARE(rulings["unfinishedContracts"_L1].toString(), u"lose"_s);
    // Each reading of each ruling comes back as it was written.
    for (const RulingInfo &ruling : rulingTable()) {
        for (std::size_t reading = 0; reading < ruling.readings.size(); ++reading) {
            GameRecord record = readFine(gameDocument());
            ruling.set(record.setup.rulings, reading);
            const GameRecord again = readFine(gameRecordJson(record));
            QCOMPARE(ruling.get(again.setup.rulings), reading);
            QCOMPARE(again.setup.rulings, record.setup.rulings);
        }
    }
}

void TestGameRecord::writesBackByteForByte()
{
    // However the file was laid out before: once written by us it stays the same.
    const QByteArray once = writeGameRecord(readFine(gameDocument()));
    const auto read = readGameRecord(once);
    QVERIFY(read.ok());
    QCOMPARE(writeGameRecord(read.value()), once);
    // And nothing of it got lost.
    const QJsonObject before = with(gameDocument(), u"setup.rulings"_s, QJsonObject{});
    const QJsonObject after = with(gameRecordJson(read.value()), u"setup.rulings"_s, QJsonObject{});
    QCOMPARE(after, before);
}

void TestGameRecord::keepsUnknownKeysAtEveryLevel()
{
    QJsonObject document = gameDocument();
    QStringList places;
    collectObjects({}, document, places);
    QStringList marked;
    for (const QString &place : std::as_const(places)) {
        if (isVocabulary(place))
            continue;
        marked << (place.isEmpty() ? u"x-mark"_s : place + u".x-mark"_s);
        document = with(document, marked.last(), json(R"({"deep": [1, {"b": null, "a": "é"}]})"));
    }
    QVERIFY(marked.size() > 60);
    const QByteArray once = writeGameRecord(readFine(document));
    const auto read = readGameRecord(once);
    QVERIFY(read.ok());
    QCOMPARE(writeGameRecord(read.value()), once);
    for (const QString &place : std::as_const(marked)) {
        const QJsonObject written = gameRecordJson(read.value());
        QVERIFY2(at(written, place).isObject(), qPrintable(place));
    }
}

void TestGameRecord::keepsTheSpellingOfNumbersThatAreNotOurs()
{
    QJsonObject document = gameDocument();
    QStringList places;
    collectObjects({}, document, places);
    qsizetype marked = 0;
    for (const QString &place : std::as_const(places)) {
        if (isVocabulary(place) || place.endsWith(u"spaces'") || place.endsWith(u"priceTracks'")
            || place.endsWith(u"stageBonuses'"))
            continue; // objects whose keys are data
        document = with(document, place.isEmpty() ? u"x"_s : place + u".x"_s, json("[1, {\"y\": 7777}]"));
        ++marked;
    }
    QByteArray bytes = writeGameRecord(readFine(document));
    QCOMPARE(bytes.count("7777"), marked);
    bytes.replace("7777", "1.10");
    const auto read = readGameRecord(bytes);
    QVERIFY(read.ok());
    QCOMPARE(writeGameRecord(read.value()), bytes);
}

/// A program in another language may write 3.0 for 3, wherever we know the key.
void TestGameRecord::readsOurNumbersHoweverTheyAreSpelled()
{
    const QByteArray ours = writeGameRecord(readFine(gameDocument()));
    static const QRegularExpression number(u"(?<=[\\[ ])(-?\\d+)(?=,?\\n)"_s);
    QString theirs = QString::fromUtf8(ours);
    theirs.replace(number, u"\\1.0"_s);
    QVERIFY(theirs.count(u".0"_s) > 40);
    const auto read = readGameRecord(theirs.toUtf8());
    QVERIFY2(read.ok(), qPrintable(read.ok() ? QString() : describe(read.error())));
    QCOMPARE(writeGameRecord(read.value()), ours);
}

void TestGameRecord::keepsAbandonedLinesAsTheyAre()
{
    const QJsonArray lines = gameDocument()["lines"_L1].toArray();
    QCOMPARE(readFine(gameDocument()).lines, lines);
}

void TestGameRecord::refusesAnIncompleteFile()
{
    const QByteArray whole = writeGameRecord(readFine(gameDocument()));
    for (qsizetype size = 0; size < whole.size() - 2; size += 97) {
        const auto read = readGameRecord(whole.first(size));
        QVERIFY2(!read.ok(), QByteArray::number(size).constData());
        QVERIFY(!describe(read.error()).contains(u'\n'));
    }
}

QTEST_APPLESS_MAIN(TestGameRecord)
#include "tst_gamerecord.moc"
