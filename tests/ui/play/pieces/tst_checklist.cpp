// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/pieces/checklistpanel.h"
#include "ui/play/pieces/checklistplace.h"
#include "ui/play/pieces/checklistrow.h"
#include "ui/words/language.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using ui::AirshipCityTable;
using ui::ChecklistPanel;
using ui::ChecklistPlace;
using ui::ChecklistRow;

namespace {

/// A list beside which something else stands otherwise.
struct Desk {
    Desk()
        : place(std::make_unique<QLabel>(u"usual"_s),
                std::make_unique<ChecklistPanel>(table, table.drawings()))
    {
        place.resize(500, 390);
        place.show();
    }
    /// The first event at the end of a round, and the one before it.
    void goToRoundEnd(qsizetype before = 0)
    {
        Session &session = table.session();
        for (qsizetype event = 1; event <= session.eventCount(); ++event) {
            if (session.stateAt(event).round == 2) {
                session.jump(event - before);
                return;
            }
        }
    }
    /// The first list with so many rows.
    void goToList(qsizetype rowsAtLeast)
    {
        Session &session = table.session();
        for (qsizetype event = 1; event <= session.eventCount(); ++event) {
            session.jump(event);
            if (list().isDue() && rows().size() >= rowsAtLeast)
                return;
        }
    }
    ChecklistPanel &list() const { return place.list(); }
    QList<ChecklistRow *> rows() const
    {
        QList<ChecklistRow *> shown;
        const auto all = list().findChildren<ChecklistRow *>();
        for (ChecklistRow *row : all) {
            if (!row->isHidden())
                shown << row;
        }
        return shown;
    }
    ChecklistRow *row(int number) const
    {
        const QList<ChecklistRow *> shown = rows();
        for (ChecklistRow *each : shown) {
            if (each->objectName() == u"tick-%1"_s.arg(number))
                return each;
        }
        return nullptr;
    }

    words::Speech speech{words::Language::English};
    AirshipCityTable table{fixture::finishedSampleGame(200)};
    ChecklistPlace place;
};

} // namespace

class TestChecklist : public QObject
{
    Q_OBJECT

private slots:
    void takesThePlaceWhileItIsDue()
    {
        Desk desk;
        desk.goToRoundEnd(1);
        QVERIFY(!desk.list().isDue());
        QVERIFY(desk.place.currentWidget() != &desk.list());
        QSignalSpy came(&desk.place, &ChecklistPlace::came);
        QSignalSpy gone(&desk.place, &ChecklistPlace::gone);
        desk.goToRoundEnd();
        QCOMPARE(came.size(), 1);
        QVERIFY(desk.list().isDue());
        QCOMPARE(desk.place.currentWidget(), &desk.list());
        desk.list().focusFirst();
        QCOMPARE(desk.list().focusWidget(), desk.row(1));
        desk.list().tickAll();
        QCOMPARE(gone.size(), 1);
        QVERIFY(!desk.list().isDue());
        QVERIFY(desk.place.currentWidget() != &desk.list());
    }

    void spaceTicksOneAndEnterAll()
    {
        Desk desk;
        desk.goToList(3);
        QVERIFY(desk.rows().size() > 2);
        QTest::keyClick(desk.row(2), Qt::Key_Space);
        QVERIFY(desk.row(2)->isChecked() && !desk.row(1)->isChecked());
        QTest::mouseClick(desk.row(1), Qt::LeftButton);
        QVERIFY(desk.row(1)->isChecked() && desk.list().isDue());
        // Ticks are remembered.
        desk.table.session().undo();
        QVERIFY(!desk.list().isDue());
        desk.table.session().redo();
        QVERIFY(desk.row(1)->isChecked() && desk.row(2)->isChecked() && !desk.row(3)->isChecked());
        QTest::keyClick(desk.row(3), Qt::Key_Return);
        QVERIFY(!desk.list().isDue());
    }

    /// It never waits.
    void playingOnTicksAll()
    {
        Desk desk;
        desk.goToRoundEnd();
        QVERIFY(desk.list().isDue());
        desk.table.session().redo();
        desk.table.session().undo();
        QVERIFY(!desk.list().isDue());
    }

    /// At the size of a dock, in the longer language: nothing scrolls and nothing is cut.
    void everyRowIsInSight()
    {
        Desk desk;
        desk.speech.change(words::Language::French);
        desk.table.retell();
        Session &session = desk.table.session();
        int lists = 0;
        for (qsizetype event = 1; event <= session.eventCount(); ++event) {
            session.jump(event);
            if (!desk.list().isDue())
                continue;
            ++lists;
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            const QList<ChecklistRow *> rows = desk.rows();
            for (ChecklistRow *row : rows) {
                QVERIFY2(row->visibleRegion().boundingRect() == row->rect(),
                         qPrintable(row->accessibleName()));
                QVERIFY(row->heightForWidth(row->width()) <= row->height());
                QVERIFY(!row->accessibleName().isEmpty());
            }
        }
        QVERIFY(lists > 2);
    }
};

QTEST_MAIN(TestChecklist)
#include "tst_checklist.moc"
