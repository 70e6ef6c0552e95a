// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/steps/stepoption.h"
#include "ui/play/steps/stepscolumn.h"
#include "ui/play/steps/stepspage.h"
#include "ui/play/steps/stepsvisits.h"

#include <QtGui/QAction>
#include <QtGui/QImage>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using namespace skyledger::ui;
using ui::test::ToyTable;

namespace {

void drawDot(QPainter &painter, const QRectF &area, const Theme &)
{
    painter.fillRect(area, Qt::red);
}

bool showsDot(QWidget &widget)
{
    const QImage picture = widget.grab().toImage();
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixelColor(x, y) == QColor(Qt::red))
                return true;
        }
    }
    return false;
}

/// What stands on the boards after an event, with a choice of Ada's until she has a berry: what she picks.
class Harvest
{
public:
    explicit Harvest(ToyTable &table) : m_table(table) {}

    std::optional<Steps> operator()(qsizetype event) const
    {
        if (event < 1 || event > m_table.session().cursor())
            return std::nullopt;
        const auto berries =
            static_cast<int>(m_table.session().stateAt(event).players[toygame::Player{}].berries);
        Steps steps;
        steps.first = 1;
        steps.last = event;
        steps.title = u"Harvest"_s;
        steps.next = u"Begin"_s;
        if (berries == 0)
            steps.waiting = steps.hint = u"Ada picks"_s;
        steps.steps = {{u"Pick"_s, u"berries"_s, u"TOY-01"_s, 0.5},
                       {u"Turn"_s, u"baskets"_s, u"TOY-02"_s, 0.28}};
        steps.forAll = {{u"All"_s, u"look up"_s, drawDot}};
        steps.besides = u"It is autumn"_s;
        for (const bool isAda : {true, false}) {
            Steps::Seat seat{.name = isAda ? u"Ada & Co"_s : u"Bo"_s,
                             .token = drawDot,
                             .points = u"0 VP"_s,
                             .cells = {},
                             .chose = isAda && berries > 0};
            StepCell picked;
            StepCell turned;
            picked.moves = {{u"Leaves"_s, drawDot, 1, 3, 2}};
            for (int amount = 1; isAda && amount <= 2; ++amount)
                picked.options.push_back(option(amount, berries));
            turned.turned = {u"Basket"_s};
            turned.said << u"a basket"_s;
            if (!isAda)
                turned.track = StepTrack{3, u"from 2 to 1"_s, false, {{1, drawDot}, {0, drawDot}}};
            seat.cells = {picked, turned};
            steps.seats.push_back(seat);
        }
        return steps;
    }

private:
    StepOption option(int amount, int berries) const
    {
        StepOption option{.move = {u"Berries"_s, drawDot, 0, amount, 0},
                          .amount = amount,
                          .name = u"%1 berries"_s.arg(amount),
                          .chosen = berries == amount,
                          .key = berries == 0 ? QChar(u'A' + amount - 1) : QChar(),
                          .take = {}};
        option.take = [&table = m_table, amount] {
            table.session().play(setBerries(0, amount));
            return amount < 2;
        };
        return option;
    }

    ToyTable &m_table;
};

struct Shown {
    Shown()
    {
        page.resize(900, 700);
        page.show();
        QApplication::setActiveWindow(&page);
        table.session().play(setBerries(1, 4)); // an event to which the steps belong
        page.setFocus();
    }
    template <class Widget = QWidget>
    Widget *find(const QString &name)
    {
        return page.findChild<Widget *>(name);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &page, key, with);
    }
    int berries() { return table.session().state().players[toygame::Player{}].berries; }

    ToyTable table{newRecord()};
    StepsPage page{table, u"harvest"_s, Harvest(table)};
};

/// The second event of a game leads to the harvest.
struct Visited {
    Visited() { centre.show(); }
    void play(int berries)
    {
        table.session().play(setBerries(0, berries));
        visits.follow();
    }
    bool goOn() const
    {
        return visits.takeKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Return, Qt::ControlModifier));
    }
    bool isShown() const { return pages.shown() == &visits.action(); }

    ToyTable table{newRecord()};
    ViewPages pages{table, u"toy"_s, [] { return std::make_unique<QLabel>(u"Boards"_s); }};
    StepsVisits visits{table,
                       pages,
                       {.name = u"harvest"_s,
                        .tell = Harvest(table),
                        .belongs = [](qsizetype event) { return event == 2; },
                        .lastBefore = [](qsizetype moment) -> qsizetype { return moment >= 2 ? 2 : 0; },
                        .isChoosing = [] { return false; }}};
    QWidget &centre = *pages.centre();
};

} // namespace

/// What all do together, with a game of a few lines.
class TestToySteps : public QObject
{
    Q_OBJECT

private slots:
    void aColumnForEverybody()
    {
        Shown shown;
        QCOMPARE(shown.page.accessibleName(), u"Harvest"_s);
        const auto *ada = shown.find<StepsColumn>(u"harvest-column-1"_s);
        const auto *bo = shown.find<StepsColumn>(u"harvest-column-2"_s);
        QVERIFY(ada != nullptr && bo != nullptr);
        QCOMPARE(ada->accessibleName(), u"Ada & Co: Leaves: from 1 to 3, 2 lost; a basket."_s);
        QCOMPARE(shown.find<QCheckBox>(u"harvest-done-1"_s)->text(), u"Ada && Co: done (1)"_s);
        QCOMPARE(shown.find(u"harvest-steps"_s)->accessibleName(), u"1. Pick: berries 2. Turn: baskets"_s);
        QCOMPARE(shown.find(u"harvest-for-all"_s)->accessibleName(),
                 u"For everybody. All: look up. It is autumn"_s);
        QVERIFY(!shown.find(u"harvest-option-2-1"_s)); // Bo has nothing to choose
        for (const QString &part : {u"harvest-column-1"_s, u"harvest-column-2"_s, u"harvest-for-all"_s})
            QVERIFY2(showsDot(*shown.find(part)), qPrintable(part));
        QVERIFY(!showsDot(*shown.find(u"harvest-steps"_s)));
    }

    void inTheLanguageThatIsSpoken()
    {
        ToyTable table{newRecord()};
        QString title = u"Harvest"_s;
        StepsPage page(table, u"harvest"_s, [&table, &title](qsizetype event) {
            std::optional<Steps> steps = Harvest(table)(event);
            if (steps)
                steps->title = title;
            return steps;
        });
        table.session().play(setBerries(1, 4));
        page.showSteps(1);
        QCOMPARE(page.accessibleName(), u"Harvest"_s);
        title = u"Récolte"_s;
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(&page, &change);
        QCOMPARE(page.accessibleName(), title);
        QCOMPARE(page.findChild<QLabel *>(u"harvest-title"_s)->text(), title);
    }

    void aLetterChooses()
    {
        Shown shown;
        QVERIFY(shown.find<StepOptionButton>(u"harvest-option-1-1"_s)->hasFocus());
        QVERIFY(!shown.find<QPushButton>(u"harvest-go-on"_s)->isEnabled());
        shown.press(Qt::Key_A);
        QCOMPARE(shown.berries(), 1);
        QVERIFY(!shown.find(u"harvest-option-1-1"_s)->isEnabled());
        QVERIFY(shown.find(u"harvest-option-1-1"_s)->accessibleName().startsWith(u"chosen: 1 berries"_s));
        QVERIFY(shown.page.hasFocus());
        QVERIFY(shown.find<QPushButton>(u"harvest-go-on"_s)->isEnabled());
        QVERIFY(!shown.page.takeKey(QKeyEvent(QEvent::KeyPress, Qt::Key_A, {}, u"a"_s))); // it is over
    }

    void whatIsMissingIsAskedBesideTheBoards()
    {
        Shown shown;
        const QSignalSpy closed(&shown.page, &StepsPage::closed);
        QTest::mouseClick(shown.find(u"harvest-option-1-2"_s), Qt::LeftButton);
        QCOMPARE(shown.berries(), 2);
        QCOMPARE(closed.size(), 1);
    }

    void aDigitTicks()
    {
        Shown shown;
        const auto *bo = shown.find<QCheckBox>(u"harvest-done-2"_s);
        shown.press(Qt::Key_2);
        QVERIFY(bo->isChecked());
        shown.press(Qt::Key_2);
        QVERIFY(!bo->isChecked());
    }

    void goingOnTicksAll()
    {
        Shown shown;
        const QSignalSpy finished(&shown.page, &StepsPage::finished);
        shown.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(finished.size(), 0); // Ada still chooses
        shown.press(Qt::Key_A);
        shown.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(finished.size(), 1);
        QVERIFY(shown.find<QCheckBox>(u"harvest-done-1"_s)->isChecked());
        QVERIFY(shown.find<QCheckBox>(u"harvest-done-2"_s)->isChecked());
    }

    void thePageComesAndGoesByItself()
    {
        Visited visited;
        visited.play(1);
        QVERIFY(!visited.isShown() && !visited.visits.action().isEnabled());
        visited.play(2);
        QVERIFY(visited.isShown() && visited.pages.wantsWholeWindow());
        visited.play(3);
        QVERIFY(!visited.isShown());
        QVERIFY(visited.visits.action().isEnabled()); // to look at it again
        visited.table.session().undo();
        visited.visits.follow();
        QVERIFY(!visited.isShown()); // nothing is left to do there
    }

    void goingOnIsTakenBack()
    {
        Visited visited;
        visited.play(1);
        visited.play(2);
        QVERIFY(visited.goOn());
        QVERIFY(!visited.isShown());
        QVERIFY(!visited.goOn()); // its keys are its own only while it is shown
        QVERIFY(visited.visits.undo());
        QVERIFY(visited.isShown());
        QVERIFY(!visited.visits.undo());
    }
};

QTEST_MAIN(TestToySteps)
#include "tst_toysteps.moc"
