// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/randomplay.h"
#include "core/airshipcity/record/recordedit.h"
#include "tests/core/airshipcity/record/eventdocuments.h"
#include "tests/core/airshipcity/samplegame.h"

#include <QElapsedTimer>
#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A random game with the sample set, recorded to its end.
GameRecord recordedGame(std::size_t playerCount, std::uint64_t seed)
{
    GameRecord record = newSampleGame(playerCount, seed);
    for (const Play &play : playRandomly(record.setup, seed).plays)
        appendEvent(record, Played{play, {}}, {u"2026-11-27T21:14:07+01:00"_s, {}});
    return record;
}

Event readAgain(const Play &play, Ids &ids)
{
    JsonFaults faults;
    const JsonNode node(faults, playJson(play, ids));
    return readEvent(node, ids);
}

} // namespace

/// Whole games through their files.
class TestRecordedGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comeBackFromTheirFiles();
    void everyLegalPlayComesBackFromItsJson();
    void loadFast();
};

void TestRecordedGames::comeBackFromTheirFiles()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const GameRecord record = recordedGame(seed % 2 ? 3 : 4, seed);
        const QByteArray bytes = writeGameRecord(record);
        const auto read = readGameRecord(bytes);
        QVERIFY2(read.ok(), qPrintable(read.ok() ? QString() : describe(read.error())));
        QCOMPARE(writeGameRecord(read.value()), bytes);
        QCOMPARE(read.value().setup, record.setup);
        const Replay before = replay(record.setup, record.inForce());
        const Replay after = replay(read.value().setup, read.value().inForce());
        QVERIFY(!after.stoppedBy);
        QCOMPARE(after.states.size(), record.entries.size() + 1);
        QVERIFY(after.states == before.states);
    }
}

void TestRecordedGames::everyLegalPlayComesBackFromItsJson()
{
    GameRecord record = recordedGame(4, 7);
    std::vector<Play> plays;
    const Replay replayed = replay(record.setup, record.inForce());
    for (const State &state : replayed.states) {
        legalEvents(record.setup, state, plays);
        for (const Play &play : plays)
            QCOMPARE(std::get<Played>(readAgain(play, record.ids)).play, play);
    }
}

/// Not a benchmark: those are in tests/bench. Only that no quadratic step creeps in unseen.
void TestRecordedGames::loadFast()
{
    GameRecord record = recordedGame(4, 7);
    const auto game = record.entries;
    while (record.entries.size() < 20000) {
        for (const auto &[event, document] : game)
            appendEvent(record, event, {});
    }
    const QByteArray bytes = writeGameRecord(record);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(readGameRecord(bytes).ok());
    QVERIFY2(timer.elapsed() < 5000, QByteArray::number(timer.elapsed()).constData());
}

QTEST_APPLESS_MAIN(TestRecordedGames)
#include "tst_recordedgames.moc"
