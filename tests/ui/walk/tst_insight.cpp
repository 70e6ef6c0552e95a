// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/samplegame.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/walk/walker.h"
#include "ui/airshipcity/airshipcityview.h"
#include "ui/airshipcity/boards/contractcard.h"
#include "ui/play/pieces/piecerow.h"
#include "ui/play/turn/choicebutton.h"
#include "ui/shell/mainwindow.h"

#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>

#include <random>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::walk;

namespace {

/// Games played by chance, answer by answer, in a window of a small laptop in French: at every step everything that is
/// asked, offered, told to the hands or on display is in sight.
class Evening
{
public:
    Evening(Walker &stage, std::uint32_t seed) : m_stage(stage), m_random(seed) {}

    AirshipCityTable &table() const
    {
        return dynamic_cast<AirshipCityView &>(m_stage.window->game()->view()).table();
    }

    /// One answer of those that can be given, or on to the next turn; false once the game is over.
    bool step()
    {
        TurnGuide &guide = table().guide();
        if (auto *goOn = m_stage.find<QAbstractButton>(u"upkeep-go-on"_s);
            goOn != nullptr && goOn->isVisible() && table().state().phase != Phase::StageBonus) {
            goOn->click();
            return true;
        }
        if (table().session().isOver())
            return false;
        if (guide.lackedValues()) {
            guide.back();
            return true;
        }
        std::vector<std::size_t> possible;
        for (std::size_t i = 0; i < guide.choices().size(); ++i) {
            const bool taken = guide.crewInHand() && thingAs<Crew>(guide.choices()[i].thing);
            if (guide.choices()[i].status != PlayOption::Status::Refused && !taken)
                possible.push_back(i);
        }
        const bool canEnd = guide.endOfTurn().status != PlayOption::Status::Refused;
        const bool rests = possible.empty() || (canEnd && m_random() % 3 == 0);
        if (rests && canEnd)
            guide.endTurn();
        else if (!possible.empty())
            guide.choose(possible[m_random() % possible.size()]);
        else
            return false;
        return true;
    }

    QStringList outOfSight() const
    {
        QStringList hidden;
        const auto *page = m_stage.find(u"play-page"_s);
        if (page == nullptr || !page->isVisible())
            return hidden;
        const QList<ChoiceButton *> cards = m_stage.window->findChildren<ChoiceButton *>();
        for (const ChoiceButton *card : cards) {
            if (!card->isVisible())
                continue;
            note(*card, card->choice().name, hidden);
            if (!card->isNameWhole(card->width(), card->fullness()))
                hidden << u"cut: "_s + card->choice().name;
        }
        const QList<PieceRow *> rows = m_stage.window->findChildren<PieceRow *>();
        for (const PieceRow *row : rows)
            note(*row, row->accessibleName(), hidden);
        const QList<ContractCard *> contracts = m_stage.window->findChildren<ContractCard *>();
        for (const ContractCard *contract : contracts) {
            if (contract->objectName().startsWith(u"display-"_s) && contract->isVisible())
                note(*contract, contract->accessibleName(), hidden);
        }
        note(*m_stage.find<QLabel>(u"question"_s), u"the question"_s, hidden);
        return hidden;
    }

private:
    static void note(const QWidget &widget, const QString &what, QStringList &hidden)
    {
        if (widget.visibleRegion().boundingRect() != widget.rect())
            hidden << what;
    }

    Walker &m_stage;
    std::mt19937 m_random;
};

} // namespace

class TestInsight : public QObject
{
    Q_OBJECT

private slots:
    void everythingIsInSight_data();
    void everythingIsInSight();
};

void TestInsight::everythingIsInSight_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("emptyBox");
    QTest::addColumn<std::uint32_t>("seed");
    QTest::newRow("four players") << 4 << false << std::uint32_t{1};
    QTest::newRow("three players") << 3 << false << std::uint32_t{2};
    QTest::newRow("a box of which nothing is known") << 4 << true << std::uint32_t{3};
}

void TestInsight::everythingIsInSight()
{
    QFETCH(int, players);
    QFETCH(bool, emptyBox);
    QFETCH(std::uint32_t, seed);
    constexpr int steps = 260;
    Walker stage({words::Language::French, Look::Light, {1366, 700}, 100});
    const auto count = static_cast<std::size_t>(players);
    const GameRecord record =
        emptyBox ? ui::fixture::emptyBoxRecord(count) : ui::fixture::sampleRecord(count, seed);
    stage.go({u"game"_s, [&record](Walker &walker) {
                  walker.window->openFile(walker.file(u"evening.skyledger"_s, writeGameRecord(record)));
              }});
    QVERIFY(stage.window->game() != nullptr);
    Evening evening(stage, seed);
    QStringList faults;
    int taken = 0;
    for (; taken < steps && evening.step(); ++taken) {
        stage.settle();
        const QStringList hidden = evening.outOfSight();
        for (const QString &each : hidden) {
            const QString at = evening.table().guide().question();
            faults << u"step %1, %2: %3"_s.arg(taken).arg(at, each);
        }
    }
    QVERIFY2(taken > steps / 2, "the evening came to an early end");
    QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 30).join(u'\n')));
}

QTEST_MAIN(TestInsight)
#include "tst_insight.moc"
