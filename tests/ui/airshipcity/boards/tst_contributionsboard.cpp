// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/newgame.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/boards/boards.h"
#include "ui/airshipcity/boards/contractcard.h"

#include <QSignalSpy>
#include <QTest>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

/// The Donation Board and the contracts beside it.
class TestContributionsBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void familiesInColumnsLevelsInRows();
    void cardsSayWhatIsPrintedAndPlaced();
    void clickDonatesAtTheShipyard();
    void clickTakesAContractAtTheMarket();
    void clickBuildsAUtility();
    void refusedAirshipSaysWhyNot();
    void unknownValuesAreNoZeros();

private:
    template <class Card>
    Card *card(const char *name)
    {
        return m_board->findChild<Card *>(QLatin1String(name));
    }
    void correct(const std::vector<Assignment> &assignments)
    {
        QVERIFY(m_table->session().play(Correct{assignments}, u"test"_s).playable());
    }
    /// Ada's crew 1 has just stopped on a tile of that kind, and she is rich.
    void arriveAt(TileKind kind);
    void seat(GameRecord record);

    std::unique_ptr<AirshipCityTable> m_table;
    std::unique_ptr<DrawnBoard> m_board;
};

void TestContributionsBoard::seat(GameRecord record)
{
    m_board.reset();
    m_table = std::make_unique<AirshipCityTable>(std::move(record));
    m_board = makeContributionsBoard(*m_table);
    m_board->resize(m_board->sizeHint());
    m_board->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
}

void TestContributionsBoard::init()
{
    seat(fixture::newSampleGame(4, 7));
}

void TestContributionsBoard::cleanup()
{
    m_board.reset();
    m_table.reset();
}

void TestContributionsBoard::arriveAt(TileKind kind)
{
    Cell target = none<Cell>;
    for (const Cell cell : all<Cell>()) {
        if (m_table->setup().catalogue.tiles[m_table->state().city[cell]].kind == kind)
            target = cell;
    }
    Cell from = none<Cell>;
    Direction way{};
    for (const Direction direction : all<Direction>()) {
        const Cell cell = neighbour(target, direction);
        if (cell != none<Cell>) {
            from = cell;
            way = static_cast<Direction>((indexOf(direction) + 2) % 4);
        }
    }
    std::vector<Assignment> set{set::CrewAt{Player{0}, Crew{0}, from}};
    if (m_table->state().players[Player{0}].crews[Crew{1}].at == target)
        set.emplace_back(set::CrewAt{Player{0}, Crew{1}, from});
    for (const Resource resource : all<Resource>())
        set.emplace_back(set::Stock{Player{0}, resource, 10});
    correct(set);
    Path path;
    path.append(way);
    QVERIFY(m_table->session().play(Played{{Move{Crew{0}, path, false}}, {}}).playable());
}

void TestContributionsBoard::familiesInColumnsLevelsInRows()
{
    const auto *wooden = card<DrawnButton>("airship-wooden-private");
    QVERIFY(wooden);
    QVERIFY(wooden->x() < card<DrawnButton>("airship-metal-private")->x());
    QVERIFY(wooden->y() < card<DrawnButton>("airship-wooden-residential")->y());
    QCOMPARE(wooden->y(), card<DrawnButton>("airship-sightseeing")->y());
    const QList<DrawnButton *> cards = m_board->findChildren<DrawnButton *>();
    QCOMPARE(
        std::count_if(cards.begin(), cards.end(),
                      [](const DrawnButton *each) { return each->objectName().startsWith(u"airship-"_s); }),
        9);
    QCOMPARE(cards.size(), 9 + int(m_table->setup().catalogue.utilityCount));
    for (const QWidget *child : m_board->findChildren<DrawnButton *>())
        QVERIFY2(m_board->rect().contains(child->geometry()), qPrintable(child->objectName()));
}

void TestContributionsBoard::cardsSayWhatIsPrintedAndPlaced()
{
    Per<Player, std::uint8_t> markers;
    markers[Player{1}] = 2;
    correct({set::AirshipGrid{Airship::WoodenPrivate, markers},
             set::AirshipMajority{Airship::WoodenPrivate, Player{1}}});
    const QString spoken = card<DrawnButton>("airship-wooden-private")->accessibleName();
    for (const QString &part :
         {u"Wooden Private Ship, level 1: 1 VP."_s, u"Cost: 4 wood, 2 gear"_s, u"Donation markers: Bo: 2."_s,
          u"3 free space"_s, u"Majority: Bo."_s, u"Discount per marker: 1 wood (Shipyard)."_s})
        QVERIFY2(spoken.contains(part), qPrintable(spoken));
}

void TestContributionsBoard::clickDonatesAtTheShipyard()
{
    arriveAt(TileKind::Shipyard);
    auto *ship = card<DrawnButton>("airship-wooden-private");
    QCOMPARE(ship->glow(), DrawnButton::Glow::Lit);
    QSignalSpy changed(&m_table->guide(), &TurnGuide::changed);
    QTest::mouseClick(ship, Qt::LeftButton);
    QVERIFY(!changed.isEmpty());
}

void TestContributionsBoard::clickTakesAContractAtTheMarket()
{
    arriveAt(TileKind::Market);
    const std::unique_ptr<DrawnBoard> display = makeContractsBoard(*m_table);
    display->resize(display->sizeHint());
    display->show();
    QVERIFY(QTest::qWaitForWindowExposed(display.get()));
    auto *contract = display->findChild<ContractCard *>(u"display-contract-2"_s);
    QCOMPARE(contract->glow(), DrawnButton::Glow::Lit);
    QSignalSpy changed(&m_table->guide(), &TurnGuide::changed);
    QTest::mouseClick(contract, Qt::LeftButton);
    QVERIFY(!changed.isEmpty());
}

void TestContributionsBoard::clickBuildsAUtility()
{
    arriveAt(TileKind::Architect);
    auto *utility = card<DrawnButton>("utility-1");
    QCOMPARE(utility->glow(), DrawnButton::Glow::Lit);
    utility->setFocus();
    QTest::keyClick(utility, Qt::Key_Return);
    QCOMPARE(int(m_table->state().utilities[Utility{0}].markers[Player{0}]), 1);
    QVERIFY2(utility->accessibleName().contains(u"Majority: Ada."_s), qPrintable(utility->accessibleName()));
}

void TestContributionsBoard::refusedAirshipSaysWhyNot()
{
    arriveAt(TileKind::Shipyard);
    auto *ship = card<DrawnButton>("airship-wooden-residential");
    QCOMPARE(ship->glow(), DrawnButton::Glow::Quiet);
    QVERIFY2(ship->tip().contains(u"AC-PRE-01"_s), qPrintable(ship->tip()));
}

void TestContributionsBoard::unknownValuesAreNoZeros()
{
    NewGameOptions options;
    options.players = {
        {u"Ada"_s, PlayerColor::Orange}, {u"Bo"_s, PlayerColor::Purple}, {u"Cy"_s, PlayerColor::Red}};
    options.seed = 1;
    TileCounts counts;
    std::size_t extra = 0;
    for (std::uint8_t &count : counts.values)
        count = extra++ < 5 ? 2 : 1;
    options.tiles = counts;
    seat(newGame(options).value());
    const QString spoken = card<DrawnButton>("airship-sightseeing")->accessibleName();
    QVERIFY2(spoken.contains(u"The discount is not known (Workshop)."_s), qPrintable(spoken));
    QVERIFY2(spoken.contains(u"The number of spaces is not known."_s), qPrintable(spoken));
    QVERIFY2(!spoken.contains(u" 0 "_s), qPrintable(spoken));
}

QTEST_MAIN(TestContributionsBoard)
#include "tst_contributionsboard.moc"
