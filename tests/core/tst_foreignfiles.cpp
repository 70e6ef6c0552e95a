// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/cloudage/newgame.h"
#include "core/cloudage/record/scoresheet.h"
#include "core/table/originexpectations.h"
#include "core/whistlemountain/record/gamerecord.h"
#include "core/whistlemountain/record/scoresheet.h"
#include "tests/core/table/hostiletexts.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <functional>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using fixture::hostileTexts;
using table::ReadError;

namespace {

QJsonObject objectIn(const QByteArray &bytes)
{
    return QJsonDocument::fromJson(bytes).object();
}

QJsonObject fileOf(const QString &path)
{
    QFile file(QStringLiteral(SKYLEDGER_SOURCE_DIR) + path);
    return file.open(QIODevice::ReadOnly) ? objectIn(file.readAll()) : QJsonObject();
}

/// What a reader says of a document, and what it writes of it again.
struct Reading {
    std::optional<ReadError> error;
    QJsonObject again;
};

template <class Result, class Again>
Reading reading(const Result &result, Again again)
{
    if (!result)
        return {result.error(), {}};
    return {std::nullopt, again(result.value())};
}

/// A kind of file of a game, and a good one of it.
struct Kind {
    const char *name;
    bool isSheet;
    QJsonObject (*good)();
    Reading (*read)(const QJsonObject &document);
};

QJsonObject goodCloudAgeRecord()
{
    cloudage::NewGameOptions options;
    options.names = {u"Ada"_s, u"Bo"_s};
    options.seed = 5;
    return objectIn(cloudage::writeGameRecord(cloudage::newGame(options).value()));
}

QJsonObject goodCloudAgeSheet()
{
    return objectIn(R"({"format": "skyledger-score", "version": 1, "game": "cloudage", "edition": "fr",
        "mode": "campaign", "chapter": "2", "playedAt": "2026-11-28T20:15:00+01:00", "players": [
        {"name": "Ada", "color": "green", "first": true, "vp": 3, "missions": {"green": 1}, "upgradeVp": 0,
         "projectVp": 0},
        {"name": "Bo", "vp": 4, "missions": {"green": 1}, "upgradeVp": 0, "projectVp": 0}]})");
}

QJsonObject goodMountainSheet()
{
    return objectIn(
        R"({"format": "skyledger-score", "version": 1, "game": "whistle-mountain", "edition": "fr-2022",
        "playedAt": "2026-11-28T20:15:00+01:00", "players": [
        {"name": "Ada", "first": true, "vp": 3, "machines": 0, "trophies": 0, "scaffolds": 0, "cards": 0,
         "resources": 0, "whirlpool": 0, "towerVp": 0, "upgradeVp": 0},
        {"name": "Bo", "vp": 3, "machines": 0, "trophies": 0, "scaffolds": 0, "cards": 0, "resources": 0,
         "whirlpool": 0, "towerVp": 0, "upgradeVp": 0}]})");
}

const Kind kinds[] = {
    {"a record of Airship City", false,
     [] { return fileOf(u"/resources/examples/four-players.skyledger"_s); },
     [](const QJsonObject &document) {
         return reading(airshipcity::readGameRecord(document),
                        [](const auto &record) { return airshipcity::gameRecordJson(record); });
     }},
    {"a sheet of Airship City", true,
     [] { return fileOf(u"/resources/examples/late-evening.skyscore.json"_s); },
     [](const QJsonObject &document) {
         return reading(airshipcity::readScoreSheet(document),
                        [](const auto &sheet) { return airshipcity::scoreSheetJson(sheet); });
     }},
    {"a record of CloudAge", false, goodCloudAgeRecord,
     [](const QJsonObject &document) {
         return reading(cloudage::readGameRecord(document),
                        [](const auto &record) { return objectIn(cloudage::writeGameRecord(record)); });
     }},
    {"a sheet of CloudAge", true, goodCloudAgeSheet,
     [](const QJsonObject &document) {
         return reading(cloudage::readScoreSheet(document), [](const auto &sheet) { return sheet.document; });
     }},
    {"a record of Whistle Mountain", false,
     [] { return fileOf(u"/tests/core/whistlemountain/opening.skyledger"_s); },
     [](const QJsonObject &document) {
         return reading(whistlemountain::readGameRecord(document), [](const auto &record) {
             return objectIn(whistlemountain::writeGameRecord(record));
         });
     }},
    {"a sheet of Whistle Mountain", true, goodMountainSheet,
     [](const QJsonObject &document) {
         return reading(whistlemountain::readScoreSheet(document),
                        [](const auto &sheet) { return sheet.document; });
     }},
};

/// Where the players stand in it.
QJsonArray playersOf(const Kind &kind, const QJsonObject &document)
{
    return (kind.isSheet ? document["players"_L1] : document["setup"_L1]["players"_L1]).toArray();
}

/// The document with one value of one player, from 0.
QJsonObject withPlayers(const Kind &kind, QJsonObject document, qsizetype seat, const QString &key,
                        const QJsonValue &value)
{
    QJsonArray players = playersOf(kind, document);
    QJsonObject player = players[seat].toObject();
    player.insert(key, value);
    players[seat] = player;
    if (kind.isSheet) {
        document.insert(u"players"_s, players);
        return document;
    }
    QJsonObject setup = document["setup"_L1].toObject();
    setup.insert(u"players"_s, players);
    document.insert(u"setup"_s, setup);
    return document;
}

/// Each document in which one value has become a text of the world.
void forEachReplaced(const QJsonValue &value, const QString &text,
                     const std::function<void(const QJsonValue &)> &visit)
{
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        forEachReplaced(it.value(), text, [&](const QJsonValue &replaced) {
            QJsonObject changed = object;
            changed[it.key()] = replaced;
            visit(changed);
        });
    }
    const QJsonArray array = value.toArray();
    constexpr qsizetype enough = 3; // the entries of a list are alike
    for (qsizetype i = 0; i < std::min(array.size(), enough); ++i) {
        forEachReplaced(array[i], text, [&](const QJsonValue &replaced) {
            QJsonArray changed = array;
            changed[i] = replaced;
            visit(changed);
        });
    }
    visit(QJsonValue(text));
}

} // namespace

/// The files of every game, as the world changes them.
class TestForeignFiles : public QObject
{
    Q_OBJECT

private slots:
    void aGoodOneIsTaken_data() { kindsOfFiles(); }
    void aGoodOneIsTaken();
    void namesOfTheWorldAreTaken_data() { kindsOfFiles(); }
    void namesOfTheWorldAreTaken();
    void whatIsNoNameIsRefused_data() { kindsOfFiles(); }
    void whatIsNoNameIsRefused();
    void whatIsNoDateIsRefused_data() { kindsOfFiles(); }
    void whatIsNoDateIsRefused();
    void twoFirstPlayersAreRefused_data() { kindsOfFiles(); }
    void twoFirstPlayersAreRefused();
    void textsAnywhereAreTakenOrRefusedInOneLine_data() { kindsOfFiles(); }
    void textsAnywhereAreTakenOrRefusedInOneLine();

private:
    static void kindsOfFiles();
};

void TestForeignFiles::kindsOfFiles()
{
    QTest::addColumn<int>("which");
    for (int i = 0; i < static_cast<int>(std::size(kinds)); ++i)
        QTest::newRow(kinds[i].name) << i;
}

void TestForeignFiles::aGoodOneIsTaken()
{
    QFETCH(int, which);
    const Kind &kind = kinds[which];
    const QJsonObject good = kind.good();
    QVERIFY(playersOf(kind, good).size() > 1);
    const Reading read = kind.read(good);
    QVERIFY2(!read.error, read.error ? qPrintable(table::describe(*read.error)) : "");
    QCOMPARE(playersOf(kind, read.again), playersOf(kind, good));
}

void TestForeignFiles::namesOfTheWorldAreTaken()
{
    QFETCH(int, which);
    const Kind &kind = kinds[which];
    const QJsonObject good = withPlayers(kind, kind.good(), 0, u"name"_s, u"Somebody else"_s);
    for (const auto &hostile : hostileTexts) {
        const QString name = hostile.string();
        const Reading read = kind.read(withPlayers(kind, good, 1, u"name"_s, name));
        QVERIFY2(!read.error, hostile.what);
        QCOMPARE(playersOf(kind, read.again)[1]["name"_L1].toString(), name);
    }
}

void TestForeignFiles::whatIsNoNameIsRefused()
{
    QFETCH(int, which);
    const Kind &kind = kinds[which];
    const QString place = kind.isSheet ? u"players[2].name"_s : u"setup.players[2].name"_s;
    for (const QString &blank : {u"\u200B\u200D"_s, u"   "_s, u"\u202E"_s}) {
        const Reading read = kind.read(withPlayers(kind, kind.good(), 1, u"name"_s, blank));
        QVERIFY(read.error);
        QCOMPARE(read.error->expected.phrase, QString(table::expect::seenName));
        QCOMPARE(read.error->place, place);
    }
    const QJsonObject composed = withPlayers(kind, kind.good(), 0, u"name"_s, u"Zo\u00E9"_s);
    for (const QString &same : {u"Zoe\u0301"_s, u"ZO\u00C9"_s, u"Zo\u200B\u00E9"_s, u"Zo\u00E9"_s}) {
        const Reading read = kind.read(withPlayers(kind, composed, 1, u"name"_s, same));
        QVERIFY(read.error);
        QCOMPARE(read.error->expected.phrase, QString(table::expect::newName));
        QCOMPARE(read.error->place, place);
    }
}

void TestForeignFiles::whatIsNoDateIsRefused()
{
    QFETCH(int, which);
    const Kind &kind = kinds[which];
    QJsonObject document = kind.good();
    for (const QString &date : {u"yesterday"_s, u"2026-13-01"_s, u"=1+1"_s, u"../../2026-11-28"_s}) {
        document.insert(u"playedAt"_s, date);
        const Reading read = kind.read(document);
        QVERIFY2(read.error, qPrintable(date));
        QCOMPARE(read.error->expected.phrase, QString(table::expect::dateAndTime));
        QCOMPARE(read.error->place, u"playedAt"_s);
    }
    for (const QString &date :
         {u"2026-11-28"_s, u"2026-11-28T20:15:00Z"_s, u"2026-11-28T20:15:00.250+01:00"_s}) {
        document.insert(u"playedAt"_s, date);
        QVERIFY2(!kind.read(document).error, qPrintable(date));
    }
}

void TestForeignFiles::twoFirstPlayersAreRefused()
{
    QFETCH(int, which);
    const Kind &kind = kinds[which];
    if (!kind.isSheet)
        return; // in a record the first one begins
    const QJsonObject first = withPlayers(kind, kind.good(), 0, u"first"_s, true);
    QVERIFY(!kind.read(withPlayers(kind, first, 1, u"first"_s, false)).error);
    const Reading read = kind.read(withPlayers(kind, first, 1, u"first"_s, true));
    QVERIFY(read.error);
    QCOMPARE(read.error->expected.phrase, QString(table::expect::oneFirst));
    QCOMPARE(read.error->place, u"players[2].first"_s);
}

void TestForeignFiles::textsAnywhereAreTakenOrRefusedInOneLine()
{
    QFETCH(int, which);
    const Kind &kind = kinds[which];
    int tried = 0;
    for (const char16_t *text : {u"Ada\nBo\tCy", u"%1 %n %2 %%20%00", u"", u"../../etc/passwd"}) {
        forEachReplaced(kind.good(), QString::fromUtf16(text), [&](const QJsonValue &document) {
            ++tried;
            if (!document.isObject())
                return;
            const Reading read = kind.read(document.toObject());
            if (read.error)
                QVERIFY2(!read.error->place.contains(u'\n'), qPrintable(table::describe(*read.error)));
            else
                QVERIFY(!kind.read(read.again).error); // what is written can be read again
        });
    }
    QVERIFY(tried > 50);
}

QTEST_GUILESS_MAIN(TestForeignFiles)
#include "tst_foreignfiles.moc"
