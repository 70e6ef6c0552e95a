// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/airshipcity/rules/rules.h"
#include "tests/core/airshipcity/games/outcome.h"

#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtTest/QtTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::test;
using namespace Qt::Literals::StringLiterals;

namespace {

QString goldenFolder()
{
    return QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/airshipcity/games");
}

QString exampleFolder()
{
    return QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples");
}

QStringList filesIn(const QString &folder, const QString &pattern)
{
    QStringList paths;
    const QStringList names = QDir(folder).entryList({pattern}, QDir::Files, QDir::Name);
    for (const QString &name : names)
        paths.append(folder + u'/' + name);
    return paths;
}

QStringList games()
{
    return filesIn(goldenFolder(), u"*.skyledger"_s) + filesIn(exampleFolder(), u"*.skyledger"_s);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

GameRecord read(const QString &path)
{
    auto record = readGameRecord(contentOf(path));
    if (!record)
        qFatal("%s: %s", qPrintable(path), qPrintable(describe(record.error())));
    return std::move(record).value();
}

/// The lines in which two texts differ, the first few of them.
QByteArray difference(const QByteArray &expected, const QByteArray &actual)
{
    const QList<QByteArray> wanted = expected.split('\n');
    const QList<QByteArray> found = actual.split('\n');
    QByteArray text;
    int shown = 0;
    for (qsizetype i = 0; i < std::max(wanted.size(), found.size()) && shown < 12; ++i) {
        if (wanted.value(i) == found.value(i))
            continue;
        ++shown;
        text += "  line " + QByteArray::number(i + 1) + "\n  - " + wanted.value(i) + "\n  + " + found.value(i)
            + '\n';
    }
    return text;
}

void addRows(const QStringList &paths)
{
    QTest::addColumn<QString>("path");
    for (const QString &path : paths)
        QTest::newRow(qPrintable(path.section(u'/', -1))) << path;
}

} // namespace

/// Recorded games with the end that they must come to. The folder is scanned: a new `*.skyledger` beside this file is
/// one more golden game. With SKYLEDGER_REGENERATE=1 in the environment the expected ends are written anew.
class TestGoldenGames : public QObject
{
    Q_OBJECT

private slots:
    void endsAsExpected_data() { addRows(games()); }
    void endsAsExpected()
    {
        QFETCH(QString, path);
        const QString name = path.section(u'/', -1).section(u'.', 0, 0);
        const QString expectedFile = goldenFolder() + u'/' + name + u".expected.json"_s;
        const QString actualFile = goldenFolder() + u'/' + name + u".actual.json"_s;
        const QByteArray actual = outcomeOf(read(path));
        if (qEnvironmentVariableIntValue("SKYLEDGER_REGENERATE") != 0)
            write(expectedFile, actual);
        const QByteArray expected = contentOf(expectedFile);
        if (actual == expected) {
            QFile::remove(actualFile);
            return;
        }
        write(actualFile, actual);
        const QByteArray message = "differs from " + expectedFile.toUtf8()
            + ", found is in the .actual.json beside it\n" + difference(expected, actual);
        QFAIL(message.constData());
    }

    void everyEventCanBeReplayed_data() { addRows(games()); }
    void everyEventCanBeReplayed()
    {
        QFETCH(QString, path);
        const GameRecord record = read(path);
        const Replay replayed = replay(record.setup, record.entries);
        QVERIFY(!replayed.stoppedBy);
        QCOMPARE(replayed.states.size(), record.entries.size() + 1);
    }

    void isWrittenByteForByte_data() { addRows(games()); }
    void isWrittenByteForByte()
    {
        QFETCH(QString, path);
        QCOMPARE(writeGameRecord(read(path)), contentOf(path));
    }

    /// Nothing is lost or made out of nothing, whatever a table insists on.
    void piecesAreKept_data() { addRows(games()); }
    void piecesAreKept()
    {
        QFETCH(QString, path);
        const GameRecord record = read(path);
        const Setup &setup = record.setup;
        replay(setup, record.entries, [&](const ReplayStep &step) {
            const State &state = step.after;
            KeySet<Tile> tiles;
            for (const Tile tile : state.city)
                tiles.insert(tile);
            QCOMPARE(tiles.size(), 16);
            for (const Player player : setup.players()) {
                const PlayerState &depot = state.players[player];
                QVERIFY(markersLeft(setup, state, player) >= 0);
                for (const Resource resource : all<Resource>())
                    QVERIFY(depot.stock[resource] <= depot.capacity(resource));
            }
            const std::size_t unplaced = static_cast<std::size_t>(unplacedContracts(setup, state).size());
            QVERIFY(state.deckLeft <= unplaced);
        });
    }

    /// Between them the games show everything that can happen.
    void everythingHappensSomewhere()
    {
        QSet<QString> events;
        KeySet<TileKind> used;
        QSet<int> endings;
        bool reported = false;
        bool longDistance = false;
        bool negotiator = false;
        bool lines = false;
        bool undone = false;
        for (const QString &path : games()) {
            const GameRecord record = read(path);
            const Highlights seen = highlightsOf(record);
            events += seen.events;
            used = used | seen.used;
            if (seen.ending)
                endings.insert(static_cast<int>(*seen.ending));
            reported = reported || seen.reported > 0;
            longDistance = longDistance || seen.longDistance > 0;
            negotiator = negotiator || seen.negotiators > 0;
            lines = lines || !record.lines.isEmpty();
            undone = undone || record.cursor < record.entries.size();
        }
        const QSet<QString> allEvents{u"move"_s,        u"use"_s,        u"skip"_s,     u"piggyback"_s,
                                      u"slide"_s,       u"fulfil"_s,     u"barter"_s,   u"endTurn"_s,
                                      u"correct"_s,     u"stageBonus"_s, u"override"_s, u"override void"_s,
                                      u"override was"_s};
        QCOMPARE(events, allEvents);
        QCOMPARE(used, KeySet<TileKind>::full());
        QCOMPARE(endings.size(), 3);
        QVERIFY(reported);
        QVERIFY(longDistance);
        QVERIFY(negotiator);
        QVERIFY(lines);
        QVERIFY(undone);
    }

    // The example games are to read like real play.

    void exampleShowsRealPlay_data() { addRows(filesIn(exampleFolder(), u"*.skyledger"_s)); }
    void exampleShowsRealPlay()
    {
        QFETCH(QString, path);
        const GameRecord record = read(path);
        const Highlights seen = highlightsOf(record);
        QVERIFY(seen.legal);
        QVERIFY(seen.ending.has_value());
        QCOMPARE(seen.used, KeySet<TileKind>::full());
        QVERIFY(seen.failed > 0);
        QVERIFY(seen.declined > 0);
        QCOMPARE(seen.corrections, 1);
        QVERIFY(!seen.events.contains(u"override"_s));
        QVERIFY(seen.tiedAward);
        QVERIFY(holdsSampleValues(record.catalogue()));
    }

    void exampleLastsAnEvening_data() { addRows(filesIn(exampleFolder(), u"*.skyledger"_s)); }
    void exampleLastsAnEvening()
    {
        QFETCH(QString, path);
        const GameRecord record = read(path);
        const auto start = QDateTime::fromString(record.playedAt(), Qt::ISODate);
        QDateTime last = start;
        for (std::size_t i = 0; i < record.entries.size(); ++i) {
            const auto at = QDateTime::fromString(record.note(i).at, Qt::ISODate);
            QVERIFY(at.isValid() && at > last);
            last = at;
            if (std::holds_alternative<Correct>(record.entries[i].event))
                QVERIFY(!record.note(i).reason.isEmpty());
        }
        const qint64 minutes = start.secsTo(last) / 60;
        QVERIFY2(minutes >= 50 && minutes <= 150, QByteArray::number(minutes).constData());
    }

    void examplesAreOfBothTables()
    {
        QSet<QPair<std::size_t, int>> tables;
        const QStringList examples = filesIn(exampleFolder(), u"*.skyledger"_s);
        for (const QString &path : examples) {
            const Setup setup = read(path).setup;
            tables.insert({setup.playerCount, static_cast<int>(setup.edition)});
        }
        QVERIFY(tables.contains({3, static_cast<int>(Edition::En2020)}));
        QVERIFY(tables.contains({4, static_cast<int>(Edition::Fr2021)}));
    }

    void exampleScoreSheetIsWrittenByteForByte_data()
    {
        addRows(filesIn(exampleFolder(), u"*.skyscore.json"_s));
    }
    void exampleScoreSheetIsWrittenByteForByte()
    {
        QFETCH(QString, path);
        const auto sheet = readScoreSheet(contentOf(path));
        QVERIFY(sheet.ok());
        QCOMPARE(writeScoreSheet(sheet.value()), contentOf(path));
    }
};

QTEST_GUILESS_MAIN(TestGoldenGames)
#include "tst_goldengames.moc"
