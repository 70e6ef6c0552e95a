// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/scoring.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/boards/boards.h"

#include <QTest>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

/// The Economy Board as it says what it shows.
class TestEconomyBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void plainMarkerUpTo19();
    void AC_T_148_vp23LiesOn3With20Up();
    void AC_T_149_vp41LiesOn1With40Up();
    void belowZeroWaitsAtTheStart();
    void boardShowsTheMarkers();
    void priceMarkersStandOnTheirSpaces();
    void stageBonusIsTurnedDown();

private:
    /// What a part of the board says.
    QString said(const char *part) const
    {
        return m_board->findChild<DrawnBoard *>(QLatin1StringView(part))->accessibleName();
    }
    void correct(const Assignment &assignment)
    {
        QVERIFY(m_table->session().play(Correct{{assignment}}, u"test"_s).playable());
    }

    std::unique_ptr<AirshipCityTable> m_table;
    std::unique_ptr<DrawnBoard> m_board;
};

void TestEconomyBoard::init()
{
    m_table = std::make_unique<AirshipCityTable>(fixture::newSampleGame(3, 7));
    m_board = makeEconomyBoard(*m_table);
}

void TestEconomyBoard::cleanup()
{
    m_board.reset();
    m_table.reset();
}

void TestEconomyBoard::plainMarkerUpTo19()
{
    QCOMPARE(vpMarkerOf(0), (VpMarker{0, 0}));
    QCOMPARE(vpMarkerOf(19), (VpMarker{0, 19}));
    QCOMPARE(vpMarkerOf(20), (VpMarker{20, 0}));
    QCOMPARE(vpMarkerOf(40), (VpMarker{40, 0}));
}

void TestEconomyBoard::AC_T_148_vp23LiesOn3With20Up()
{
    QCOMPARE(vpMarkerOf(23), (VpMarker{20, 3})); // AC-SCORE-07
}

void TestEconomyBoard::AC_T_149_vp41LiesOn1With40Up()
{
    QCOMPARE(vpMarkerOf(41), (VpMarker{40, 1})); // AC-SCORE-07
}

void TestEconomyBoard::belowZeroWaitsAtTheStart()
{
    QCOMPARE(vpMarkerOf(-2), (VpMarker{0, 0}));
}

void TestEconomyBoard::boardShowsTheMarkers()
{
    correct(set::Vp{Player{0}, 23});
    correct(set::Vp{Player{1}, 41});
    const QString spoken = said("round-track");
    QCOMPARE(spoken.count(u" VP"_s), 3);
    QVERIFY2(spoken.contains(u"Ada: 23 VP, the 20 marker on 3"_s), qPrintable(spoken));
    QVERIFY2(spoken.contains(u"Bo: 41 VP, the 40 marker on 1"_s), qPrintable(spoken));
    QVERIFY2(spoken.contains(u"Cy: 0 VP"_s), qPrintable(spoken));
    correct(set::Round{6});
    QVERIFY2(said("round-track").startsWith(u"Round 6 of 20"_s), qPrintable(said("round-track")));
}

void TestEconomyBoard::priceMarkersStandOnTheirSpaces()
{
    const auto spoken = [this] { return said("price-list"); };
    QVERIFY2(spoken().contains(u"Wooden Private Ship: 3 gold, space 2"_s), qPrintable(spoken()));
    QVERIFY(!spoken().contains(u"Sightseeing"_s));
    correct(set::PriceSpace{Airship::WoodenPrivate, 4});
    QVERIFY2(spoken().contains(u"Wooden Private Ship: 1 gold, space 4"_s), qPrintable(spoken()));
}

void TestEconomyBoard::stageBonusIsTurnedDown()
{
    const auto spoken = [this] { return said("stage-track"); };
    QVERIFY2(spoken().startsWith(u"Stage 1 of 5"_s), qPrintable(spoken()));
    QVERIFY(!spoken().contains(u"received"_s));
    correct(set::Round{9});
    QVERIFY2(spoken().contains(u"stage 2: received"_s), qPrintable(spoken()));
    QVERIFY2(spoken().contains(u"stage 3: received"_s), qPrintable(spoken()));
    QVERIFY2(!spoken().contains(u"stage 4: received"_s), qPrintable(spoken()));
}

QTEST_MAIN(TestEconomyBoard)
#include "tst_economyboard.moc"
