// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/airshipcity/window/hands.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/box/values/valuespage.h"
#include "ui/widgets/numberfield.h"
#include "ui/words/language.h"

#include <QtGui/QAction>
#include <QtGui/QContextMenuEvent>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Desk {
    explicit Desk(GameRecord record = sampleRecord()) : window(std::move(record))
    {
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        // As the window of the program takes them.
        window.addActions(window.view().pages());
    }
    QAction *page(const QString &name)
    {
        const QList<QAction *> pages = window.view().pages();
        return *std::find_if(pages.begin(), pages.end(),
                             [&name](const QAction *each) { return each->objectName() == name; });
    }
    template <class Widget = QWidget>
    Widget *find(const QString &name)
    {
        return window.findChild<Widget *>(name);
    }

    words::Speech speech{words::Language::English};
    ViewWindow window;
};

} // namespace

/// The page of component values among the other pages of a game.
class TestValuesInWindow : public QObject
{
    Q_OBJECT

private slots:
    void theDetailsLeadToTheValues()
    {
        Desk desk;
        QAction *values = desk.page(u"action-values"_s);
        QCOMPARE(values->shortcut(), QKeySequence(Qt::Key_F8));
        desk.page(u"action-game-details"_s)->trigger();
        QTest::mouseClick(desk.find(u"details-values"_s), Qt::LeftButton);
        QVERIFY(values->isChecked());
        QVERIFY(desk.find(u"values-page"_s)->isVisible());
        QVERIFY(!desk.page(u"action-game-details"_s)->isChecked());
        QTest::keyClick(desk.find(u"values-list"_s), Qt::Key_Escape);
        QVERIFY(!values->isChecked());
    }

    void aTypedValueIsNotLostByAnotherPage()
    {
        Desk desk;
        QAction *values = desk.page(u"action-values"_s);
        values->trigger();
        auto *gears = desk.find<ui::NumberField>(u"value-gear"_s);
        const int more = *gears->value() + 1;
        gears->selectAll();
        QTest::keyClicks(gears, QString::number(more));
        desk.page(u"action-numbers"_s)->trigger();
        QVERIFY(values->isChecked()); // said once
        QVERIFY(desk.find(u"values-page"_s)->isVisible());
        desk.page(u"action-numbers"_s)->trigger();
        QVERIFY(!values->isChecked());
    }

    /// From a board by the key: at what is printed there.
    void aBoardLeadsToItsValue()
    {
        Desk desk;
        QAction *values = desk.page(u"action-values"_s);
        const auto title = [&desk] { return desk.find<QLabel>(u"values-title"_s)->text(); };
        QWidget *card = desk.find(u"airship-metal-cargo"_s);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_F8);
        QVERIFY(values->isChecked());
        QVERIFY2(title().contains(u"Metal Cargo"_s, Qt::CaseInsensitive), qPrintable(title()));
        QTest::keyClick(desk.find(u"values-list"_s), Qt::Key_Escape);
        QWidget *contract = desk.find(u"display-contract-1"_s);
        contract->setFocus();
        QTest::keyClick(contract, Qt::Key_F8);
        QVERIFY2(title().contains(u"contract"_s, Qt::CaseInsensitive), qPrintable(title()));
        QTest::keyClick(desk.find(u"values-list"_s), Qt::Key_Escape);
        QVERIFY(!values->isChecked());
    }

    /// And by its menu, also where nothing can be corrected.
    void theMenuLeadsToTheValue()
    {
        Desk desk;
        for (const auto &[name, told] :
             {std::pair(u"utility-1"_s, u"cost"_s), std::pair(u"stage-track"_s, u"stage bonus"_s)}) {
            auto *part = desk.find(name);
            QContextMenuEvent event(QContextMenuEvent::Mouse, part->rect().center(),
                                    part->mapToGlobal(part->rect().center()));
            QCoreApplication::sendEvent(part, &event);
            auto *menu = part->findChild<QMenu *>(u"board-menu"_s);
            QVERIFY2(menu, qPrintable(name));
            QCOMPARE(menu->findChild<QAction *>(u"correct"_s) != nullptr, name != "stage-track"_L1);
            auto *printed = menu->findChild<QAction *>(u"printed-value"_s);
            QVERIFY(printed);
            printed->trigger();
            menu->close();
            QVERIFY(desk.page(u"action-values"_s)->isChecked());
            const QString title = desk.find<QLabel>(u"values-title"_s)->text();
            QVERIFY2(title.contains(told, Qt::CaseInsensitive), qPrintable(title));
            QTest::keyClick(desk.find(u"values-list"_s), Qt::Key_Escape);
        }
    }

    /// Where a value is asked for in a turn it can be seen among all others, and the question waits.
    void aQuestionLeadsToItsValue()
    {
        Desk desk(emptyBoxRecord());
        AirshipCityTable &table = desk.window.table();
        const Cell workshop = standBeside(table, TileKind::Workshop);
        table.guide().takeCrew(Crew{0});
        table.guide().click(workshop);
        table.guide().click(Resource::Wood);
        while (!table.guide().lackedValues() && !table.guide().choices().empty())
            table.guide().choose(0);
        QVERIFY(table.guide().lackedValues());
        const MissingValue which = table.guide().lackedValues()->missing.front();
        QTest::mouseClick(desk.find(u"among-all-values"_s), Qt::LeftButton);
        QVERIFY(desk.page(u"action-values"_s)->isChecked());
        const QString title = desk.find<QLabel>(u"values-title"_s)->text();
        QVERIFY2(title.contains(words::missingValue(which, table.words()), Qt::CaseInsensitive),
                 qPrintable(title));
        QTest::keyClick(desk.find(u"values-list"_s), Qt::Key_Escape);
        QVERIFY(table.guide().lackedValues());
        const QWidget *form = desk.find(u"value-form"_s);
        QVERIFY(form->isVisible());
        QVERIFY(form->isAncestorOf(QApplication::focusWidget()));
        // By the key from the field too.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F8);
        QVERIFY(desk.page(u"action-values"_s)->isChecked());
        QCOMPARE(desk.find<QLabel>(u"values-title"_s)->text(), title);
    }

    void anEventOfAProposalIsLookedAt()
    {
        Desk desk;
        AirshipCityTable &table = desk.window.table();
        for (int i = 0; i < 12; ++i)
            table.session().play(Played{table.session().legalPlays().front(), {}});
        QAction *values = desk.page(u"action-values"_s);
        values->trigger();
        emit desk.find<ValuesPage>(u"values-page"_s)->eventAsked(5);
        QVERIFY(!values->isChecked());
        QVERIFY(table.past().has_value());
        QCOMPARE(table.shown().cursor(), 5);
    }
};

QTEST_MAIN(TestValuesInWindow)
#include "tst_valuesinwindow.moc"
