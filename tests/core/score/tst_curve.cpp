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

    /// Up to what everybody has in the end; who leads by that overtakes.
    static void theScoringIsTheEnd()
    {
        const Curve played = curveOf({{0, 1, {0, 0}}, {1, 1, {2, 0}}, {2, 2, {5, 4}}});
        QVERIFY(!played.isScored);
        const Curve curve = scored(played, {6, 9});
        QVERIFY(curve.isScored);
        QCOMPARE(curve.rounds.size(), std::size_t{4});
        QVERIFY((curve.rounds[3] == Moment{2, 2, {6, 9}}));
        QVERIFY((curve.overtakings == std::vector<Overtaking>{{2, 2, 1, true}}));
        QVERIFY(scored(played, {9, 6}).overtakings.empty());
        QVERIFY(scored(played, {9, 9}).overtakings.empty());
        QCOMPARE(scored(curve, {6, 9}).rounds.size(), std::size_t{4}); // once
        QVERIFY(scored(Curve(), {6, 9}).rounds.empty());
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
