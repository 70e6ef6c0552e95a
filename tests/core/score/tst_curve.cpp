// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/score/curve.h"
#include "core/score/ranks.h"

#include <QtTest/QTest>

using namespace skyledger::score;

class TestCurve : public QObject
{
    Q_OBJECT

private slots:
    static void theLastMomentOfEachRound()
    {
        const Curve curve =
            curveOf({{0, 1, {0, 0}}, {1, 1, {2, 0}}, {2, 1, {2, 3}}, {3, 2, {2, 3}}, {4, 2, {5, 3}}});
        QCOMPARE(curve.rounds.size(), std::size_t{3});
        QVERIFY((curve.rounds[0] == Moment{0, 1, {0, 0}}));
        QVERIFY((curve.rounds[1] == Moment{2, 1, {2, 3}}));
        QVERIFY((curve.rounds[2] == Moment{4, 2, {5, 3}}));
    }

    /// The first to lead overtakes nobody; a shared lead is none.
    static void whoOvertakes()
    {
        const Curve curve = curveOf(
            {{0, 1, {0, 0}}, {1, 1, {2, 0}}, {2, 1, {2, 2}}, {3, 2, {2, 3}}, {4, 2, {3, 3}}, {5, 3, {3, 4}}});
        QCOMPARE(curve.overtakings.size(), std::size_t{1});
        QVERIFY((curve.overtakings[0] == Overtaking{3, 2, 1}));
    }

    static void aRoundThatIsSetBack()
    {
        const Curve curve = curveOf({{0, 1, {0}}, {1, 2, {4}}, {2, 3, {5}}, {3, 2, {6}}});
        QCOMPARE(curve.rounds.size(), std::size_t{3});
        QVERIFY((curve.rounds[1] == Moment{0, 1, {0}}));
        QVERIFY((curve.rounds[2] == Moment{3, 2, {6}}));
        QVERIFY(curve.overtakings.empty());
    }

    static void equalsStayInTurnOrder()
    {
        struct Ranked {
            int rank;
        };
        const std::vector<Ranked> players{{3}, {1}, {2}, {1}};
        QVERIFY((byRank(players) == std::vector<std::size_t>{1, 3, 2, 0}));
    }
};

QTEST_GUILESS_MAIN(TestCurve)
#include "tst_curve.moc"
