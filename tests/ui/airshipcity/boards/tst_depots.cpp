// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/boards/boards.h"
#include "ui/airshipcity/boards/contractcard.h"
#include "ui/play/boards/foldingcard.h"

#include <QTest>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <set>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

/// The depots: what they say, which of them lie open, and contracts that are clicked.
class TestDepots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyDepotSaysWhatItHolds();
    void littleRoomFoldsTheOthers();
    void muchRoomOpensAll();
    void clickOpensAFoldedCard();
    void enterOpensAFoldedCard();
    void theNextPlayersCardOpens();
    void clickOnAContractFulfilsIt();
    void refusedContractSaysWhyNot();
    void unlockedTrackHolds20();
    void contractsOnOneSpaceStayInSight();

private:
    using Fold = FoldingCard::Fold;
    FoldingCard *card(int player) { return m_panel->findChild<FoldingCard *>(u"depot-%1"_s.arg(player)); }
    ContractCard *contract() { return m_panel->findChild<ContractCard *>(u"depot-1-contract-1"_s); }
    void correct(const std::vector<Assignment> &assignments)
    {
        QVERIFY(m_table->session().play(Correct{assignments}, u"test"_s).playable());
    }
    void hold(int wood);

    std::unique_ptr<AirshipCityTable> m_table;
    std::unique_ptr<QWidget> m_panel;
};

void TestDepots::init()
{
    m_table = std::make_unique<AirshipCityTable>(fixture::newSampleGame(4, 7));
    m_panel = makeDepots(*m_table);
    m_panel->resize(322, 590);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestDepots::cleanup()
{
    m_panel.reset();
    m_table.reset();
}

void TestDepots::everyDepotSaysWhatItHolds()
{
    const QString spoken = card(1)->accessibleName();
    QVERIFY2(spoken.startsWith(u"Depot of Ada: 0 VP, 20 donation marker"_s), qPrintable(spoken));
    QVERIFY2(spoken.contains(u"2 wood of 10"_s), qPrintable(spoken));
    QVERIFY2(spoken.contains(u"3 gear"_s), qPrintable(spoken));
    QVERIFY2(card(4)->accessibleName().contains(u"5 gear"_s), qPrintable(card(4)->accessibleName()));
}

void TestDepots::littleRoomFoldsTheOthers()
{
    m_panel->resize(322, card(1)->heightOf(Fold::Open) + 3 * card(2)->heightOf(Fold::More) + 30);
    QCOMPARE(card(1)->fold(), Fold::Open);
    QCOMPARE(card(2)->fold(), Fold::More);
    m_panel->resize(322, card(1)->heightOf(Fold::Open) + 3 * card(2)->heightOf(Fold::Least) + 30);
    QCOMPARE(card(1)->fold(), Fold::Open);
    QCOMPARE(card(2)->fold(), Fold::Least);
    QVERIFY(card(2)->height() >= card(2)->heightOf(Fold::Least));
}

void TestDepots::muchRoomOpensAll()
{
    m_panel->resize(322, 2000);
    for (int player = 1; player <= 4; ++player)
        QCOMPARE(card(player)->fold(), Fold::Open);
}

void TestDepots::clickOpensAFoldedCard()
{
    QVERIFY(card(3)->fold() != Fold::Open);
    QTest::mouseClick(card(3), Qt::LeftButton);
    QCOMPARE(card(3)->fold(), Fold::Open);
    QCOMPARE(card(1)->fold(), Fold::Open);
}

void TestDepots::enterOpensAFoldedCard()
{
    card(2)->setFocus();
    QTest::keyClick(card(2), Qt::Key_Return);
    QCOMPARE(card(2)->fold(), Fold::Open);
}

void TestDepots::theNextPlayersCardOpens()
{
    correct({set::Current{Player{1}}});
    QCOMPARE(card(2)->fold(), Fold::Open);
    QVERIFY(card(1)->fold() != Fold::Open);
    QVERIFY(card(2)->acts() && !card(1)->acts());
}

void TestDepots::hold(int wood)
{
    FixedList<HeldContract, countOf<Contract>> held;
    held.append({Contract{0}, 2});
    std::vector<Assignment> set{set::Held{Player{0}, held}};
    for (const Resource resource : all<Resource>())
        set.emplace_back(set::Stock{Player{0}, resource, static_cast<std::uint8_t>(wood)});
    correct(set);
}

void TestDepots::clickOnAContractFulfilsIt()
{
    hold(9);
    QVERIFY(contract() && contract()->isVisible());
    QCOMPARE(contract()->glow(), DrawnButton::Glow::Lit);
    QVERIFY2(contract()->accessibleName().contains(u"Stages left: 2"_s),
             qPrintable(contract()->accessibleName()));
    QTest::mouseClick(contract(), Qt::LeftButton);
    QCOMPARE(m_table->state().players[Player{0}].completed.size(), 1U);
    QVERIFY(!contract()->isVisible());
}

void TestDepots::refusedContractSaysWhyNot()
{
    hold(0);
    QCOMPARE(contract()->glow(), DrawnButton::Glow::Quiet);
    QVERIFY2(contract()->tip().contains(u"AC-"_s), qPrintable(contract()->tip()));
    QTest::mouseClick(contract(), Qt::LeftButton);
    QCOMPARE(m_table->state().players[Player{0}].held.size(), 1U);
}

void TestDepots::unlockedTrackHolds20()
{
    correct({set::Renovations{Player{0}, {Resource::Gold}}, set::Stock{Player{0}, Resource::Gold, 14}});
    QVERIFY2(card(1)->accessibleName().contains(u"14 gold of 20"_s), qPrintable(card(1)->accessibleName()));
}

/// As much height as the depots of four players have in a window of 1366x700.
void TestDepots::contractsOnOneSpaceStayInSight()
{
    m_panel->resize(322, 415);
    const auto *area = qobject_cast<QScrollArea *>(m_panel.get());
    QVERIFY(area != nullptr);
    FixedList<HeldContract, countOf<Contract>> held;
    for (const Contract contract : {Contract{0}, Contract{1}, Contract{2}}) {
        held.append({contract, 2});
        correct({set::Held{Player{0}, held}});
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
        std::set<int> tops;
        for (const auto *card : card(1)->findChildren<ContractCard *>()) {
            if (!card->isVisible())
                continue;
            tops.insert(card->y());
            QTRY_VERIFY(card->parentWidget()->rect().contains(card->geometry()));
        }
        QCOMPARE(tops.size(), held.size()); // something is seen of each
    }
}

QTEST_MAIN(TestDepots)
#include "tst_depots.moc"
