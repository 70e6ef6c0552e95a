// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/game/session.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

/// Games with their scoring: the curve, the effects of readings, corrections, plain values.
class TestScoredGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCurveAddsUp_data() { goldenGames(); }
    void theCurveAddsUp();
    void theSessionGivesTheSameCurve();
    void whereTheLeadChanged();
    void roundsThatAreSetBack();
    void plainValues_data() { goldenGames(); }
    void plainValues();
    void aSheetAsPlainValues();
    void unknownVpLeaveTheTotalOpen();
    void interventions();
    void theEveningStaysTheEvening();
    void endings_data();
    void endings();
    void effectsOfReadingsOnASheet();
    void effectsOfReadingsOnAGame();
    void anIdIsDerivedFromTheContent();
    void anIdStaysWhileTheGameGoesOn();
    void whatIsNoGame();

private:
    static void goldenGames();
};

namespace {

QString inSources(const QString &path)
{
    return QStringLiteral(SKYLEDGER_SOURCE_DIR "/") + path;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

GameRecord recordIn(const QString &path)
{
    auto record = readGameRecord(contentOf(path));
    if (!record)
        qFatal("%s: %s", qPrintable(path), qPrintable(table::describe(record.error())));
    return std::move(record).value();
}

ScoreSheet sheetIn(const QString &path)
{
    auto sheet = readScoreSheet(contentOf(inSources(path)));
    if (!sheet)
        qFatal("%s", qPrintable(table::describe(sheet.error())));
    return std::move(sheet).value();
}

State stateWith(int round, std::initializer_list<int> vp)
{
    State state;
    state.round = static_cast<std::uint8_t>(round);
    std::size_t seat = 0;
    for (const int each : vp)
        state.players[static_cast<Player>(seat++)].vp = static_cast<std::int16_t>(each);
    return state;
}

KeySet<Player> seats(std::initializer_list<int> players)
{
    KeySet<Player> set;
    for (const int each : players)
        set.insert(static_cast<Player>(each));
    return set;
}

} // namespace

void TestScoredGame::goldenGames()
{
    QTest::addColumn<QString>("path");
    for (const char *folder : {"tests/core/airshipcity/games", "resources/examples", "tests/app/data"}) {
        const QDir dir(inSources(QLatin1StringView(folder)));
        const QStringList names = dir.entryList({u"*.skyledger"_s}, QDir::Files);
        for (const QString &name : names) {
            if (!name.startsWith(u"illegal"_s) && !name.startsWith(u"unreported"_s))
                QTest::newRow(qPrintable(name)) << dir.filePath(name);
        }
    }
}

void TestScoredGame::theCurveAddsUp()
{
    QFETCH(QString, path);
    const GameRecord record = recordIn(path);
    const Replay replayed = replay(record.setup, record.inForce());
    const ScoredGame game = scoredGame(record, replayed);
    const score::Curve curve = gameCurve(record.setup, replayed.states);
    QCOMPARE(curve.roundsPerStage, int{roundsPerStage});
    for (const Player player : record.setup.players()) {
        const PlayerScore &score = game.score.players[indexOf(player)];
        QCOMPARE(curve.rounds.back().vp[indexOf(player)], score.trackVp);
        const PointsBySource sources = pointsBySource(score);
        QCOMPARE(std::accumulate(sources.begin(), sources.end(), 0), score.total);
    }
    QCOMPARE(curve.rounds.front().event, std::size_t{0});
    for (std::size_t i = 1; i < curve.rounds.size(); ++i) {
        QVERIFY(i == 1 || curve.rounds[i].round > curve.rounds[i - 1].round);
        QVERIFY(curve.rounds[i].event >= curve.rounds[i - 1].event);
    }
    // Whoever overtakes leads alone there.
    for (const score::Overtaking &each : curve.overtakings) {
        const State &state = replayed.states[each.event];
        QCOMPARE(int{state.round}, each.round);
        for (const Player player : record.setup.players())
            QVERIFY(indexOf(player) == each.seat
                    || state.players[player].vp < state.players[static_cast<Player>(each.seat)].vp);
    }
}

void TestScoredGame::theSessionGivesTheSameCurve()
{
    const GameRecord record = recordIn(inSources(u"resources/examples/three-players.skyledger"_s));
    const Replay replayed = replay(record.setup, record.inForce());
    const Session session(record);
    const score::Curve curve = gameCurve(session.setup(), session.statesInForce());
    const score::Curve other = gameCurve(record.setup, replayed.states);
    QVERIFY(curve.rounds == other.rounds);
    QVERIFY(curve.overtakings == other.overtakings);
}

void TestScoredGame::whereTheLeadChanged()
{
    Setup setup;
    const std::vector<State> states{stateWith(1, {0, 0, 0}), stateWith(1, {1, 0, 0}), stateWith(1, {1, 1, 0}),
                                    stateWith(2, {1, 2, 0}), stateWith(2, {1, 2, 0}), stateWith(2, {3, 2, 3}),
                                    stateWith(2, {3, 4, 3})};
    const score::Curve curve = gameCurve(setup, states);
    QVERIFY((curve.overtakings == std::vector<score::Overtaking>{{3, 2, 1}}));
    QCOMPARE(curve.rounds.size(), std::size_t{3});
    QCOMPARE(curve.rounds[1].event, std::size_t{2});
    QCOMPARE(curve.rounds[2].event, std::size_t{6});
}

void TestScoredGame::roundsThatAreSetBack()
{
    Setup setup;
    const std::vector<State> states{stateWith(1, {0, 0, 0}), stateWith(2, {0, 0, 0}), stateWith(3, {0, 0, 0}),
                                    stateWith(2, {5, 0, 0}), stateWith(3, {6, 0, 0})};
    const score::Curve curve = gameCurve(setup, states);
    QList<int> rounds;
    QList<int> vp;
    for (const score::Moment &point : curve.rounds) {
        rounds << point.round;
        vp << point.vp[0];
    }
    QCOMPARE(rounds, (QList<int>{1, 1, 2, 3}));
    QCOMPARE(vp, (QList<int>{0, 0, 5, 6}));
}

void TestScoredGame::plainValues()
{
    QFETCH(QString, path);
    const GameRecord record = recordIn(path);
    const auto scored = scoredGame(record);
    QVERIFY(scored.has_value());
    const table::FinishedGame game = finishedGame(*scored);
    QCOMPARE(readFinishedGame(contentOf(path)), std::optional(game));
    QCOMPARE(game.id, record.id());
    QCOMPARE(game.game, u"airship-city"_s);
    QVERIFY(game.tracked);
    QCOMPARE(game.over, scored->over);
    QVERIFY(game.players.front().first);
    for (const table::FinishedPlayer &player : game.players) {
        QCOMPARE(player.won, player.rank == 1);
        if (player.total)
            QCOMPARE(std::accumulate(player.pointsBySource.begin(), player.pointsBySource.end(), 0),
                     *player.total);
    }
}

void TestScoredGame::aSheetAsPlainValues()
{
    const auto game =
        readFinishedGame(contentOf(inSources(u"resources/examples/late-evening.skyscore.json"_s)));
    QVERIFY(game.has_value());
    QVERIFY(game->over && game->isFinal && !game->tracked);
    QCOMPARE(game->playedAt, u"2026-11-14T23:10:00+01:00"_s);
    QCOMPARE(game->decidedBy, u"resources"_s);
    QCOMPARE(game->edition, u"fr-2021"_s);
    QCOMPARE(game->players[0].color, u"orange"_s);
    QCOMPARE(game->players[0].pointsBySource.value(u"track"_s), 31);
    QCOMPARE(game->players[0].pointsBySource.value(u"unfinished"_s), -2);
    QCOMPARE(game->players[0].resources, 10);
}

void TestScoredGame::unknownVpLeaveTheTotalOpen()
{
    GameRecord record = recordIn(inSources(u"tests/core/airshipcity/games/last-round.skyledger"_s));
    Replay replayed = replay(record.setup, record.inForce());
    // Somebody still holds a contract of which nobody knows what it is worth.
    const auto unknown = static_cast<Contract>(record.setup.catalogue.contractCount - 1);
    record.setup.catalogue.contracts[unknown].vp.reset();
    record.setup.rulings.unfinishedContracts = UnfinishedContracts::Lose;
    for (PlayerState &player : replayed.states.back().players)
        player.held.clear();
    replayed.states.back().players[static_cast<Player>(1)].held.append(unknown);
    const ScoredGame game = scoredGame(record, replayed);
    QVERIFY(!game.score.isFinal);
    QVERIFY(game.totalsNotKnown == seats({1}));
    const table::FinishedGame finished = finishedGame(game);
    QVERIFY(finished.over && !finished.isFinal);
    QVERIFY(finished.players[0].total.has_value());
    QVERIFY(!finished.players[1].total.has_value());
}

void TestScoredGame::interventions()
{
    const auto game = scoredGame(recordIn(inSources(u"tests/app/data/evening.skyledger"_s)));
    QCOMPARE(game->interventions.size(), std::size_t{2});
    const Intervention &corrected = game->interventions[0];
    QCOMPARE(corrected.event, std::size_t{77});
    QVERIFY(std::holds_alternative<Correct>(corrected.what));
    QCOMPARE(corrected.reason, u"Counted again."_s);
    QCOMPARE(corrected.vp[Player{}], 1);
    QCOMPARE(corrected.vp[static_cast<Player>(1)], 0);
    QVERIFY(std::holds_alternative<Override>(game->interventions[1].what));
    QCOMPARE(game->interventions[1].vp[Player{}], 3);
    QVERIFY(!game->over);
}

/// Whoever corrects a game next morning moves neither its day nor its length.
void TestScoredGame::theEveningStaysTheEvening()
{
    GameRecord record = recordIn(inSources(u"tests/app/data/evening.skyledger"_s));
    record.cursor = 77;
    QVERIFY(std::holds_alternative<Correct>(record.entries[76].event));
    record.entries[75].document.insert(u"at"_s, u"2026-11-27T22:40:00+01:00"_s);
    record.entries[76].document.insert(u"at"_s, u"2026-11-28T09:05:00+01:00"_s);
    QCOMPARE(scoredGame(record)->endedAt, u"2026-11-27T22:40:00+01:00"_s);
}

void TestScoredGame::endings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("ending");
    QTest::newRow("airships") << u"airship-majorities"_s << static_cast<int>(Ending::AirshipMajorities);
    QTest::newRow("utilities") << u"utility-majorities"_s << static_cast<int>(Ending::UtilityMajorities);
    QTest::newRow("rounds") << u"last-round"_s << static_cast<int>(Ending::LastRound);
}

void TestScoredGame::endings()
{
    QFETCH(QString, name);
    QFETCH(int, ending);
    const auto game =
        scoredGame(recordIn(inSources(u"tests/core/airshipcity/games/%1.skyledger"_s.arg(name))));
    QVERIFY(game->over);
    QVERIFY(game->ending == static_cast<Ending>(ending));
}

void TestScoredGame::effectsOfReadingsOnASheet()
{
    ScoreSheet sheet = sheetIn(u"tests/app/data/tie.skyscore.json"_s);
    const auto effects = rulingEffects(sheet);
    QCOMPARE(effects.size(), std::size_t{1});
    QVERIFY(effects[0].ruling->key == "finalTieBreak");
    QCOMPARE(effects[0].chosen, static_cast<std::size_t>(FinalTieBreak::Gold));
    QCOMPARE(effects[0].otherwise->decidedBy, DecidedBy::Shared);
    QVERIFY(effects[0].otherwise->players[0].wins && effects[0].otherwise->players[1].wins);

    sheet.rulings.unfinishedContracts = UnfinishedContracts::Ignore;
    const auto three = rulingEffects(sheet);
    QCOMPARE(three.size(), std::size_t{3});
    QCOMPARE(three[0].otherwise->players[0].total, 36);
    QVERIFY(!three[2].ruling); // together
    QCOMPARE(three[2].otherwise->players[0].total, 36);
    QVERIFY(three[2].otherwise->players[0].wins && three[2].otherwise->players[1].wins);

    sheet.rulings = defaultRulings(sheet.edition);
    QVERIFY(rulingEffects(sheet).empty());
}

void TestScoredGame::effectsOfReadingsOnAGame()
{
    // A game of people who chose every other reading: some could not have gone on by default.
    const auto game = scoredGame(recordIn(inSources(u"tests/core/airshipcity/games/insisters.skyledger"_s)));
    QVERIFY(game->rulingEffects.size() > 10);
    int stopped = 0;
    for (const RulingEffect &effect : game->rulingEffects) {
        QCOMPARE(effect.otherwise.has_value(), effect.stoppedAt == 0);
        stopped += effect.otherwise ? 0 : 1;
    }
    QVERIFY(stopped > 0 && stopped < static_cast<int>(game->rulingEffects.size()));
    QVERIFY(!game->rulingEffects.back().ruling);
}

void TestScoredGame::anIdIsDerivedFromTheContent()
{
    ScoreSheet sheet = sheetIn(u"resources/examples/late-evening.skyscore.json"_s);
    QCOMPARE(scoredGame(sheet).id, sheet.id());
    sheet.document.remove(u"id"_s);
    const QString derived = scoredGame(sheet).id;
    QVERIFY(!derived.isEmpty());
    QCOMPARE(scoredGame(sheet).id, derived);
    sheet.players[0].count.trackVp = 32;
    QVERIFY(scoredGame(sheet).id != derived);
}

/// The shelf knows a game by its id while it is corrected and gone on with.
void TestScoredGame::anIdStaysWhileTheGameGoesOn()
{
    GameRecord record = recordIn(inSources(u"resources/examples/four-players.skyledger"_s));
    QCOMPARE(scoredGame(record)->id, record.id());
    record.document.remove(u"id"_s);
    const QString derived = scoredGame(record)->id;
    QVERIFY(!derived.isEmpty());
    GameRecord earlier = record;
    earlier.cursor -= 3;
    QCOMPARE(scoredGame(earlier)->id, derived);
    earlier.entries.pop_back();
    QCOMPARE(scoredGame(earlier)->id, derived);
    GameRecord other = record;
    other.document.insert(u"playedAt"_s, u"2020-01-01T20:00:00+01:00"_s);
    QVERIFY(scoredGame(other)->id != derived);
}

void TestScoredGame::whatIsNoGame()
{
    for (const QByteArray &bytes :
         {QByteArray(), QByteArray("{}"), QByteArray("{\"format\": \"skyledger-score\"}"),
          contentOf(inSources(u"tests/app/data/illegal.skyledger"_s))})
        QVERIFY(!readFinishedGame(bytes));
}

QTEST_GUILESS_MAIN(TestScoredGame)
#include "tst_scoredgame.moc"
