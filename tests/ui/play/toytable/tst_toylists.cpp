// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/journal/journalpanel.h"
#include "ui/play/past/pastbanner.h"
#include "ui/play/pieces/piecespanel.h"
#include "ui/play/turn/clockline.h"
#include "ui/words/language.h"

#include <QtGui/QContextMenuEvent>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::JournalModel;
using ui::TableChange;
using ui::test::ToyTable;

namespace {

/// A desk with all lists, and a game of the toy in its second round: Ada picked and filled, Bo picked.
struct Desk {
    Desk()
    {
        for (const toygame::Event &event : {pick(3), fill(0), endTurn(), pick(2), endTurn(), pick(1)})
            table.session().play(event);
        panel.resize(400, 500);
        panel.show();
    }

    const JournalModel &journal() { return view()->journal(); }
    ui::JournalView *view() { return panel.findChild<ui::JournalView *>(); }
    QStringList texts()
    {
        QStringList texts;
        for (int row = 0; row < journal().rowCount(); ++row)
            texts << journal().index(row).data().toString();
        return texts;
    }
    QModelIndex event(qsizetype number) { return journal().index(journal().rowOf(number)); }
    template <class Widget = QPushButton>
    Widget *find(const QString &name)
    {
        for (QWidget *each : {static_cast<QWidget *>(&panel), static_cast<QWidget *>(&banner),
                              static_cast<QWidget *>(&pieces)}) {
            if (auto *found = each->findChild<Widget *>(name))
                return found;
        }
        return nullptr;
    }
    /// Takes a line of the menu of an event.
    void take(qsizetype number, const QString &action)
    {
        view()->setCurrentIndex(event(number));
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, view()->visualRect(event(number)).center(),
                                view()->viewport()->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(view(), &asked);
        auto *menu = view()->findChild<QMenu *>(u"journal-menu"_s);
        QVERIFY(menu);
        auto *found = menu->findChild<QAction *>(action);
        QVERIFY2(found, qPrintable(action));
        found->trigger();
        menu->close();
    }

    words::Speech speech{words::Language::English};
    ToyTable table{newRecord()};
    ui::JournalPanel panel{table};
    ui::PastBanner banner{table};
    ui::PiecesPanel pieces{table};
    ui::ClockLine clock{table};
};

} // namespace

class TestToyLists : public QObject
{
    Q_OBJECT

private slots:
    void theJournalTellsTheToysWords()
    {
        Desk desk;
        QCOMPARE(
            desk.texts(),
            (QStringList{u"Round 1"_s, u"Turn of Ada"_s, u"Ada picks 3 berries"_s, u"Ada fills small"_s,
                         u"Ada ends the turn"_s, u"Turn of Bo"_s, u"Bo picks 2 berries"_s,
                         u"Bo ends the turn"_s, u"Round 2"_s, u"Turn of Ada"_s, u"Ada picks 1 berries"_s}));
        QCOMPARE(desk.event(2).data(JournalModel::GainRole).toString(), u"berries −2, points +3"_s);
        QCOMPARE(desk.event(3).data(JournalModel::LinesRole).toInt(), 1);
        QCOMPARE(desk.event(2).data(JournalModel::LinesRole).toInt(), 2);
        QCOMPARE(desk.event(2).data(JournalModel::RulesRole).toStringList(), QStringList{u"TOY-3"_s});
        QVERIFY(desk.event(6).data(JournalModel::CurrentRole).toBool());
    }

    /// Whatever happens, the rows are those that a journal shows which is made now.
    void theJournalFollowsTheToy()
    {
        Desk desk;
        const QAbstractItemModelTester tester(desk.view()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto isFresh = [&desk] {
            QStringList fresh;
            const JournalModel other(desk.table);
            for (int row = 0; row < other.rowCount(); ++row)
                fresh << other.index(row).data().toString();
            return desk.texts() == fresh;
        };
        desk.table.session().undo();
        QVERIFY(desk.event(6).data(JournalModel::UndoneRole).toBool());
        QVERIFY(isFresh());
        desk.table.session().play(pick(3)); // sets a line aside
        QVERIFY(isFresh());
        QVERIFY(desk.texts().filter(u"Set aside"_s).size() == 1);
        desk.table.session().play(setBerries(1, 5), u"miscounted"_s);
        QCOMPARE(desk.event(7).data(JournalModel::ReasonRole).toString(), u"miscounted"_s);
        desk.table.session().removeEvents(1); // the basket cannot be filled any more
        QVERIFY(isFresh());
        QVERIFY(desk.event(1).data(JournalModel::FlaggedRole).toBool());
        QCOMPARE(desk.event(1).data(JournalModel::ReasonRole).toString(), u"TOY-4"_s);
    }

    void menusChangeThePast()
    {
        Desk desk;
        desk.take(1, u"journal-change"_s);
        QVERIFY(desk.table.past());
        QVERIFY(desk.banner.isVisibleTo(nullptr) || !desk.banner.isHidden());
        QVERIFY(desk.find<QLabel>(u"past-text"_s)->text().contains(u"“Ada picks 3 berries”"_s));
        desk.table.finishChange(pick(1));
        QVERIFY(!desk.table.past());
        QCOMPARE(desk.table.session().flaggedEvents(), (std::vector<std::size_t>{2}));
        auto *notice = desk.find<QLabel>(u"rewritten"_s);
        QVERIFY(notice->isVisibleTo(&desk.panel));
        QVERIFY(notice->text().contains(u"1 later event"_s));
        desk.find(u"rewritten-take-back"_s)->click();
        QVERIFY(desk.table.session().flaggedEvents().empty());
        QCOMPARE(desk.event(1).data().toString(), u"Ada picks 3 berries"_s);
        desk.take(4, u"journal-remove"_s);
        QCOMPARE(desk.table.session().eventCount(), 5);
    }

    void keysLookAtThePast()
    {
        Desk desk;
        desk.view()->setCurrentIndex(desk.event(4));
        QTest::keyClick(desk.view(), Qt::Key_Return);
        QCOMPARE(desk.table.shown().cursor(), 4);
        QCOMPARE(desk.table.session().cursor(), 6);
        auto *text = desk.find<QLabel>(u"past-text"_s);
        QVERIFY2(
            text->text().endsWith(u"You are looking at the past: round 1, turn of Bo, after event 4 of 6."_s),
            qPrintable(text->text()));
        desk.find(u"past-earlier"_s)->click();
        QCOMPARE(desk.table.shown().cursor(), 3);
        desk.find(u"past-continue"_s)->click();
        QVERIFY(!desk.table.past());
        QCOMPARE(desk.table.session().cursor(), 3);
        QVERIFY(desk.banner.isHidden());
    }

    void theSearchFindsTheToysWords()
    {
        Desk desk;
        desk.panel.startSearch();
        auto *field = desk.find<QLineEdit>(u"journal-search"_s);
        QTest::keyClicks(field, u"small"_s);
        desk.find(u"search-next"_s)->click();
        QCOMPARE(desk.view()->currentIndex(), desk.event(2));
    }

    void thePiecesAreTold()
    {
        Desk desk;
        QCOMPARE(desk.pieces.steps(), QStringList{u"Ada takes 1 berries"_s});
        desk.table.session().undo(); // to the end of the round, which is a list to tick off
        QCOMPARE(desk.pieces.steps(), QStringList{u"Hand the marker to Ada"_s});
        auto *box = desk.find<QCheckBox>(u"piece-1"_s);
        QVERIFY(box);
        box->setChecked(true);
        desk.table.session().undo();
        desk.table.session().redo();
        QVERIFY(desk.find<QCheckBox>(u"piece-1"_s)->isChecked());
    }

    void theClockNamesTheSeats()
    {
        Desk desk;
        desk.table.setClock({true, std::chrono::minutes(5)});
        QVERIFY(desk.clock.accessibleName().contains(u"Ada"_s));
        QVERIFY(desk.clock.accessibleName().contains(u"Bo"_s));
    }

    /// Of an event with what leaves no choice behind it, of a change of the past that moves the cursor too, of a line
    /// that is taken up and gone back in: of each once.
    void everybodyIsToldOnce()
    {
        Desk desk;
        QSignalSpy told(&desk.table, &ToyTable::changed);
        QSignalSpy boards(&desk.table, &ToyTable::boardsChanged);
        const auto once = [&told, &boards] {
            const bool isOnce = told.size() == 1 && boards.size() == 1;
            told.clear();
            boards.clear();
            return isOnce;
        };
        int ends = 0;
        desk.table.session().play(endTurn(), {}, [&ends]() -> std::optional<toygame::Event> {
            return ends++ == 0 ? std::optional(pick(3)) : std::nullopt;
        });
        QCOMPARE(desk.table.session().cursor(), 8);
        QVERIFY(once());
        desk.table.removeEvent(8);
        QVERIFY(once());
        desk.table.startInsert(1);
        QVERIFY(once());
        desk.table.finishChange(setBerries(0, 4));
        QVERIFY(once());
        desk.table.takeBackChange(desk.table.session().lineCount());
        QVERIFY(once());
        desk.table.lookAt(2);
        QVERIFY(once());
        desk.table.continueFromHere();
        QVERIFY(once());
        desk.table.session().agree();
        QCOMPARE(told.size(), 1);
        const auto what = told.first().first().value<TableChange>();
        QVERIFY(what.record);
        QVERIFY(!what.boards);
        QVERIFY(!what.game());
    }
};

QTEST_MAIN(TestToyLists)
#include "tst_toylists.moc"
