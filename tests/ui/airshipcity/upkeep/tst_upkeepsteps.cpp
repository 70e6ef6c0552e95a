// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/randomplay.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "ui/airshipcity/upkeep/upkeepsteps.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/numbers.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;

/// What an upkeep brings, told from what happened at the table.
class TestUpkeepSteps : public QObject
{
    Q_OBJECT

private slots:
    void theStepsAddUp_data();
    void theStepsAddUp();
    void nothingOutsideOfAnUpkeep();
    void whatFollowsAChoiceIsForeseen();
};

namespace {

/// A random game up to its end.
void playOn(AirshipCityTable &table, std::uint64_t seed)
{
    RandomPlayer player(seed);
    while (!table.session().isOver()) {
        if (const Play *play = player.choose(table.setup(), table.state()))
            table.session().play(Played{*play, {}});
    }
}

/// How a number of a resource is told to go up; nothing of others.
int told(const StepMove &move, Resource resource)
{
    return move.name == words::heading(resource) ? move.to - move.from : 0;
}

/// The VP that the stage bonus brings a player in an upkeep.
int bonusVp(const Session &session, Player player, const Steps &steps)
{
    int vp = 0;
    for (qsizetype event = steps.first; event <= steps.last; ++event) {
        for (const Change &change : session.changesOf(event)) {
            if (change.kind == Change::Kind::Vp && change.source == VpSource::StageBonus
                && change.player == player)
                vp += change.amount;
        }
    }
    return vp;
}

void compareSeat(const AirshipCityTable &table, Player player, const Steps &steps)
{
    const Session &session = table.session();
    const Steps::Seat &seat = steps.seats[indexOf(player)];
    const State &before = session.stateAt(steps.first - 1);
    const State &after = session.stateAt(steps.last);
    const PlayerState &was = before.players[player];
    const PlayerState &is = after.players[player];
    const StepCell &bonus = seat.cells[0];
    QCOMPARE(seat.name, table.words().player(player));
    QCOMPARE(seat.points, words::points(was.vp));
    for (const Resource resource : all<Resource>()) {
        int stock = was.stock[resource];
        for (const StepMove &move : bonus.moves)
            stock += told(move, resource);
        for (const StepOption &option : bonus.options)
            stock += option.chosen ? told(option.move, resource) : 0;
        QCOMPARE(stock, static_cast<int>(is.stock[resource]));
    }
    for (const BonusEffect effect : all<BonusEffect>()) {
        const bool turned =
            was.bonusEffects[effect] == EffectStatus::Used && is.bonusEffects[effect] == EffectStatus::Ready;
        QCOMPARE(seat.cells[1].turned.contains(words::name(effect)), turned);
    }
    const StepCell &contracts = seat.cells[2];
    QCOMPARE(contracts.said.size(), static_cast<qsizetype>(was.held.size()));
    QCOMPARE(contracts.track.has_value(), !was.held.empty());
    for (const Contract contract : was.held) {
        const int to = after.termLeft[contract];
        const QString slide = to == 0
            ? u"out of time: failed"_s
            : u"from %1 to %2"_s.arg(static_cast<int>(before.termLeft[contract])).arg(to);
        const qsizetype at = contracts.said.indexOf(table.words().contract(contract) + u' ' + slide);
        QVERIFY(at >= 0);
        QCOMPARE(contracts.track->cards[static_cast<std::size_t>(at)].space, to);
        QVERIFY(contracts.track->told.contains(slide));
        QVERIFY(contracts.track->spaces >= before.termLeft[contract]);
    }
    const StepCell &points = seat.cells[3];
    QVERIFY(points.total.has_value());
    QCOMPARE(points.total->first, was.vp + bonusVp(session, player, steps));
    QCOMPARE(points.total->second, static_cast<int>(is.vp));
    QCOMPARE(points.said,
             QStringList{u"VP from %1 to %2"_s.arg(words::plainNumber(was.vp), words::plainNumber(is.vp))});
    const int lost = points.total->first - points.total->second;
    QCOMPARE(points.warns, lost != 0);
    if (points.warns)
        QCOMPARE(points.text, words::signedNumber(-lost));
}

} // namespace

void TestUpkeepSteps::theStepsAddUp_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 12; ++seed)
        QTest::newRow(qPrintable(QString::number(seed))) << seed;
}

/// Four upkeeps in every game that lasts: each equals what the boards say before and after.
void TestUpkeepSteps::theStepsAddUp()
{
    QFETCH(int, seed);
    AirshipCityTable table(sampleRecord(static_cast<std::size_t>(3 + seed % 2)));
    playOn(table, static_cast<std::uint64_t>(seed));
    const Session &session = table.session();
    const StepsSource source = upkeepSource(table);
    int upkeeps = 0;
    for (qsizetype event = 1; event <= session.cursor(); ++event) {
        const auto steps = source.tell(event);
        QCOMPARE(steps.has_value(), source.belongs(event));
        const int before = session.stateAt(event - 1).round;
        const bool begins = session.stateAt(event).round != before
            && stageOf(session.stateAt(event).round) != stageOf(before);
        if (!begins) {
            QVERIFY(!steps || steps->first < event);
            continue;
        }
        ++upkeeps;
        QVERIFY(steps.has_value());
        QCOMPARE(steps->first, event);
        QVERIFY(steps->isClosed());
        QCOMPARE(steps->title, u"Upkeep: stage %1 begins"_s.arg(upkeeps + 1));
        QCOMPARE(steps->seats.size(), table.session().seats());
        for (const Player player : table.players()) {
            const Steps::Seat &seat = steps->seats[indexOf(player)];
            compareSeat(table, player, *steps);
            QCOMPARE(seat.chose, !seat.cells[0].options.empty());
        }
        QCOMPARE(source.lastBefore(steps->last), event);
    }
    QVERIFY(upkeeps > 0);
}

void TestUpkeepSteps::nothingOutsideOfAnUpkeep()
{
    AirshipCityTable table(sampleRecord());
    const StepsSource source = upkeepSource(table);
    QVERIFY(!source.tell(0));
    QCOMPARE(source.lastBefore(0), 0);
    RandomPlayer player(3);
    table.session().play(Played{*player.choose(table.setup(), table.state()), {}});
    QVERIFY(!source.tell(1));
    QVERIFY(!source.tell(2)); // nothing happened there
    QVERIFY(!source.belongs(1) && !source.belongs(2));
}

/// While somebody chooses, contracts and points are told as they will be.
void TestUpkeepSteps::whatFollowsAChoiceIsForeseen()
{
    AirshipCityTable table(choosingRecord());
    RandomPlayer player(5);
    while (table.state().phase != Phase::StageBonus)
        table.session().play(Played{*player.choose(table.setup(), table.state()), {}});
    const StepsSource source = upkeepSource(table);
    const auto open = source.tell(table.session().cursor());
    QVERIFY(open && !open->isClosed());
    QVERIFY(open->waiting.startsWith(open->seats.front().name));
    while (table.state().phase == Phase::StageBonus)
        table.session().play(Played{*player.choose(table.setup(), table.state()), {}});
    const auto closed = source.tell(table.session().cursor());
    QVERIFY(closed && closed->isClosed());
    for (std::size_t seat = 0; seat < closed->seats.size(); ++seat) {
        const std::vector<StepCell> &ahead = open->seats[seat].cells;
        const std::vector<StepCell> &then = closed->seats[seat].cells;
        QCOMPARE(ahead[1].turned, then[1].turned);
        QCOMPARE(ahead[2].said, then[2].said);
        QCOMPARE(ahead[3].total, then[3].total);
        QVERIFY(ahead[3].total.has_value());
        for (std::size_t i = 0; i < then[0].options.size(); ++i) {
            const StepMove &chosen = then[0].options[i].move;
            if (then[0].options[i].chosen)
                QCOMPARE(saidMove(ahead[0].options[i].move), saidMove(chosen));
        }
    }
}

QTEST_GUILESS_MAIN(TestUpkeepSteps)
#include "tst_upkeepsteps.moc"
