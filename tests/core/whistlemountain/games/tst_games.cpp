// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/answershapes.h"
#include "app/commandline/whistlemountain/statejson.h"
#include "core/table/jsonreader.h"
#include "core/table/jsonwriter.h"
#include "core/whistlemountain/record/shapes.h"
#include "core/whistlemountain/replay.h"
#include "core/whistlemountain/rules/table.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtTest/QTest>

#include <algorithm>
#include <map>

using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

QString goldenFolder()
{
    return QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/whistlemountain/games");
}

QString exampleFolder()
{
    return QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/whistle-mountain");
}

QStringList games()
{
    QStringList paths;
    for (const QString &folder : {exampleFolder(), goldenFolder()}) {
        for (const QString &name : QDir(folder).entryList({u"*.skyledger"_s}, QDir::Files, QDir::Name))
            paths.append(folder + u'/' + name);
    }
    return paths;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

GameRecord read(const QString &path)
{
    auto document = table::parseObject(contentOf(path));
    if (!document)
        qFatal("%s: %s", qPrintable(path), qPrintable(table::describe(document.error())));
    auto record = readGameRecord(document.value());
    if (!record)
        qFatal("%s: %s", qPrintable(path), qPrintable(table::describe(record.error())));
    return std::move(record).value();
}

GameRecord example(const char *name)
{
    return read(exampleFolder() + u'/' + QString::fromLatin1(name) + u".skyledger"_s);
}

FinalScore scoreOf(const GameRecord &record, const Replay &replayed)
{
    return scoreState(record.setup, replayed.state, replayed.ledgers);
}

/// What a game comes to: its last boards and its score with every line, as the command line tells them.
QByteArray outcomeOf(const GameRecord &record)
{
    const Replay replayed = replay(record, record.cursor);
    QStringList names;
    for (const PlayerInfo &player : record.players)
        names.append(player.name);
    const bool isOver = replayed.state.phase == Phase::Over;
    static constexpr table::JsonKey keys[] = {{"state", &shapes::state}, {"score", &shapes::score}};
    const QJsonObject outcome{{"state"_L1, stateJson(record, replayed.state)},
                              {"score"_L1, scoreJson(scoreOf(record, replayed), names, isOver)}};
    return table::writeJson(outcome, {keys, nullptr});
}

/// The VP of a player by their source.
using Sums = std::map<VpSource, int>;
Sums sumsOf(const PlayerScore &player)
{
    Sums sums;
    for (const ScoreLine &line : player.ledger)
        sums[line.source] += line.vp;
    return sums;
}

void addRows()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : games())
        QTest::newRow(qPrintable(path.section(u'/', -1))) << path;
}

} // namespace

/// Recorded games with the end that they must come to: those of `resources/examples` and the `*.skyledger` beside this
/// file. With SKYLEDGER_REGENERATE=1 in the environment the expected ends are written anew.
class WhistleMountainGames : public QObject
{
    Q_OBJECT

private slots:
    void endsAsExpected_data() { addRows(); }
    void endsAsExpected();
    void isLegalToItsEnd_data() { addRows(); }
    void isLegalToItsEnd();
    void isWrittenByteForByte_data() { addRows(); }
    void isWrittenByteForByte();
    void tollBridgeExampleFloods();
    void towerDecidesTheTie();
};

void WhistleMountainGames::endsAsExpected()
{
    QFETCH(QString, path);
    const QString name = path.section(u'/', -1).section(u'.', 0, 0);
    const QString expected = goldenFolder() + u'/' + name + u".expected.json"_s;
    const QByteArray found = outcomeOf(read(path));
    if (qEnvironmentVariableIntValue("SKYLEDGER_REGENERATE") != 0) {
        QFile file(expected);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(found);
    }
    QCOMPARE(QString::fromUtf8(found).split(u'\n'), QString::fromUtf8(contentOf(expected)).split(u'\n'));
}

void WhistleMountainGames::isLegalToItsEnd()
{
    QFETCH(QString, path);
    const GameRecord record = read(path);
    const Replay replayed = replay(record, record.entries.size());
    QVERIFY(!replayed.stop);
    play::replayItems<Game>(record.setup, record.inForce(), [](const play::ReplayStepOf<Game> &step) {
        QVERIFY2(step.verdict.allowed(), qPrintable(u"event %1"_s.arg(step.number)));
    });
    QCOMPARE(replayed.played, record.entries.size());
    QCOMPARE(replayed.state.phase, Phase::Over);
}

void WhistleMountainGames::isWrittenByteForByte()
{
    QFETCH(QString, path);
    QCOMPARE(QString::fromUtf8(writeGameRecord(read(path))), QString::fromUtf8(contentOf(path)));
}

/// What was counted by hand from the events of an example: segments and values read off the rules page.
void WhistleMountainGames::tollBridgeExampleFloods()
{
    const GameRecord record = example("toll-bridge");
    const Replay replayed = replay(record, record.cursor);
    const auto pays = [](const GameRecord::Entry &entry) { return entry.document.contains("toll"_L1); };
    QCOMPARE(std::count_if(record.entries.begin(), record.entries.end(), pays), 12);
    QCOMPARE(static_cast<int>(replayed.state.water), 6);
    int submerged = 0;
    for (const Machine machine : replayed.state.onGrid)
        submerged += isSubmerged(replayed.state, machine);
    QCOMPARE(submerged, 9);
    const FinalScore score = scoreOf(record, replayed);
    using Vp = VpSource;
    const std::vector<Sums> byHand{{{Vp::Scaffold, 13},
                                    {Vp::Machine, 44},
                                    {Vp::Activation, 4},
                                    {Vp::Trophy, 6},
                                    {Vp::Upgrade, 22},
                                    {Vp::Tower, 35},
                                    {Vp::UpgradeEnd, 29},
                                    {Vp::Resources, 1},
                                    {Vp::Whirlpool, 0}},
                                   {{Vp::Scaffold, 28},
                                    {Vp::Machine, 13},
                                    {Vp::Activation, 1},
                                    {Vp::Upgrade, 13},
                                    {Vp::Tower, 10},
                                    {Vp::UpgradeEnd, 11},
                                    {Vp::Resources, 1},
                                    {Vp::Whirlpool, -35}},
                                   {{Vp::Scaffold, 17},
                                    {Vp::Machine, 33},
                                    {Vp::Activation, 3},
                                    {Vp::Trophy, 4},
                                    {Vp::Ability, 12},
                                    {Vp::Tower, 14},
                                    {Vp::UpgradeEnd, 5},
                                    {Vp::Reserve, 4},
                                    {Vp::Trophies, 2},
                                    {Vp::Resources, 2},
                                    {Vp::Whirlpool, -25}}};
    for (std::size_t seat = 0; seat < byHand.size(); ++seat)
        QCOMPARE(sumsOf(score.players[seat]), byHand[seat]);
}

void WhistleMountainGames::towerDecidesTheTie()
{
    const GameRecord record = example("tower-tie");
    const FinalScore score = scoreOf(record, replay(record, record.cursor));
    QCOMPARE(score.decidedBy, DecidedBy::Tower);
    using Vp = VpSource;
    const std::vector<Sums> byHand{{{Vp::Scaffold, 20},
                                    {Vp::Machine, 32},
                                    {Vp::Activation, 1},
                                    {Vp::Trophy, 4},
                                    {Vp::Upgrade, 4},
                                    {Vp::Tower, 18},
                                    {Vp::UpgradeEnd, 28},
                                    {Vp::Cards, 2},
                                    {Vp::Resources, 1}},
                                   {{Vp::Scaffold, 19},
                                    {Vp::Machine, 37},
                                    {Vp::Activation, 1},
                                    {Vp::Upgrade, 12},
                                    {Vp::Tower, 14},
                                    {Vp::UpgradeEnd, 23},
                                    {Vp::Trophies, 5},
                                    {Vp::Cards, 2},
                                    {Vp::Resources, 2},
                                    {Vp::Whirlpool, -5}}};
    for (std::size_t seat = 0; seat < byHand.size(); ++seat)
        QCOMPARE(sumsOf(score.players[seat]), byHand[seat]);
}

QTEST_GUILESS_MAIN(WhistleMountainGames)
#include "tst_games.moc"
