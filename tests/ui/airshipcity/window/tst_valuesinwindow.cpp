// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/airshipcity/window/hands.h"
#include "ui/airshipcity/values/valuespage.h"
#include "ui/words/language.h"

#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QSpinBox>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Desk {
    Desk() { window.show(); }
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
    ViewWindow window{sampleRecord()};
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
        auto *gears = desk.find<QSpinBox>(u"value-gear"_s);
        gears->setValue(gears->value() + 1);
        desk.page(u"action-numbers"_s)->trigger();
        QVERIFY(values->isChecked()); // said once
        QVERIFY(desk.find(u"values-page"_s)->isVisible());
        desk.page(u"action-numbers"_s)->trigger();
        QVERIFY(!values->isChecked());
    }

    void anEventOfAProposalIsLookedAt()
    {
        Desk desk;
        GameTable &table = desk.window.table();
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
