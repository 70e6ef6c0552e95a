// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toynumbers.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/corrections/correctinplace.h"
#include "ui/widgets/numberfield.h"
#include "ui/words/language.h"

#include <QtGui/QContextMenuEvent>
#include <QtTest/QTest>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

#include <memory>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::test::ToyNumbers;
using ui::test::ToyTable;

namespace {

/// A window with a board for each player, "hand-1" and "hand-2", and a widget that is no board.
struct Desk {
    Desk()
    {
        auto *row = new QHBoxLayout(&window);
        for (const QString &name : {u"hand-1"_s, u"hand-2"_s, u"beside"_s}) {
            auto *board = new QWidget(&window);
            board->setObjectName(name);
            board->setFocusPolicy(Qt::StrongFocus);
            row->addWidget(board);
        }
        window.resize(800, 500);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }

    ui::CorrectableBoards boards()
    {
        return {.isBoard = [](const QWidget &widget) { return widget.objectName() != u"beside"_s; },
                .numbersOn =
                    [](const QWidget &part) {
                        const QString hand = part.objectName().section(u'-', 1);
                        return hand.isEmpty() || part.objectName().startsWith(u"number"_s)
                            ? QStringList()
                            : QStringList{u"players.%1.berries"_s.arg(hand),
                                          u"players.%1.points"_s.arg(hand)};
                    },
                .numbers =
                    [this] {
                        return std::make_unique<ToyNumbers>(table, toygame::settings(),
                                                            ui::test::toyNumberWords(table));
                    },
                .printedOn = [this](const QWidget &part) -> std::function<void()> {
                    if (part.objectName() != u"hand-2"_s)
                        return {};
                    return [this] { ++printedAsked; };
                }};
    }

    QWidget *board(const QString &name) { return window.findChild<QWidget *>(name); }
    void doubleClick(const QString &name)
    {
        QTest::mouseClick(board(name), Qt::LeftButton);
        QTest::mouseDClick(board(name), Qt::LeftButton);
    }
    QWidget *popover()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return window.findChild<QWidget *>(u"correction-popover"_s);
    }
    ui::NumberField *field(const QString &path)
    {
        return window.findChild<ui::NumberField *>(u"number-"_s + path);
    }
    QMenu *menuOf(const QString &name)
    {
        QWidget *asked = board(name);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, asked->rect().center(),
                                asked->mapToGlobal(asked->rect().center()));
        QCoreApplication::sendEvent(asked, &event);
        return asked->findChild<QMenu *>(u"board-menu"_s);
    }
    int berries(int player)
    {
        return table.session().state().players[static_cast<toygame::Player>(player)].berries;
    }

    words::Speech speech{words::Language::English};
    ToyTable table{newRecord()};
    QWidget window;
    int printedAsked = 0;
    ui::CorrectInPlace corrections{table, boards()};
};

} // namespace

/// Values corrected where they stand, in a game of a few lines.
class TestToyCorrections : public QObject
{
    Q_OBJECT

private slots:
    void aDoubleClickCorrects()
    {
        Desk desk;
        desk.doubleClick(u"hand-2"_s);
        QVERIFY(desk.popover());
        QVERIFY(!desk.field(u"players.1.berries"_s)); // only what stands there
        QVERIFY(desk.field(u"players.2.berries"_s)->hasFocus());
        auto *apply = desk.window.findChild<QPushButton *>(u"correction-apply"_s);
        QVERIFY(!apply->isEnabled());
        QTest::keyClicks(desk.field(u"players.2.berries"_s), u"4"_s);
        QVERIFY(apply->isEnabled());
        QTest::keyClicks(desk.window.findChild<QLineEdit *>(u"correction-note"_s), u"miscounted"_s);
        QTest::keyClick(desk.field(u"players.2.berries"_s), Qt::Key_Return);
        QVERIFY(!desk.popover());
        QCOMPARE(desk.berries(1), 4);
        QCOMPARE(desk.table.session().note(1).reason, u"miscounted"_s);
        QVERIFY(desk.board(u"hand-2"_s)->hasFocus());
    }

    void aKeyCorrects()
    {
        Desk desk;
        QTest::keyClick(desk.board(u"hand-1"_s), Qt::Key_F2);
        QVERIFY(desk.popover());
        QTest::keyClicks(desk.field(u"players.1.points"_s), u"9"_s);
        QTest::keyClick(desk.field(u"players.1.points"_s), Qt::Key_Escape);
        QVERIFY(!desk.popover());
        QCOMPARE(desk.table.session().eventCount(), 0);
        QTest::keyClick(desk.board(u"beside"_s), Qt::Key_F2);
        QVERIFY(!desk.popover());
    }

    void theMenuLeadsToWhatIsPrinted()
    {
        Desk desk;
        QMenu *menu = desk.menuOf(u"hand-2"_s);
        QVERIFY(menu && menu->findChild<QAction *>(u"correct"_s)->isEnabled());
        menu->findChild<QAction *>(u"printed-value"_s)->trigger();
        QCOMPARE(desk.printedAsked, 1);
        menu->findChild<QAction *>(u"correct"_s)->trigger();
        QVERIFY(desk.popover());
        QVERIFY(!desk.menuOf(u"hand-1"_s)->findChild<QAction *>(u"printed-value"_s));
        QVERIFY(!desk.menuOf(u"beside"_s));
    }

    void whatCannotStandIsRefused()
    {
        Desk desk;
        desk.doubleClick(u"hand-1"_s);
        QTest::keyClicks(desk.field(u"players.1.berries"_s), u"12"_s); // more than a hand holds
        const auto *message = desk.window.findChild<QLabel *>(u"correction-message"_s);
        QCOMPARE(message->text(), ui::test::toyRule(toygame::Rule::Set01));
        QTest::keyClick(desk.field(u"players.1.berries"_s), Qt::Key_Return);
        QVERIFY(desk.popover());
        QCOMPARE(desk.table.session().eventCount(), 0);
    }

    void clicksThatPlayAreNoDoubleClicks()
    {
        Desk desk;
        QTest::mouseClick(desk.board(u"hand-1"_s), Qt::LeftButton);
        desk.table.session().play(pick(2)); // as the click could have led to
        QTest::mouseDClick(desk.board(u"hand-1"_s), Qt::LeftButton);
        QVERIFY(!desk.popover());
    }

    void whatWasTypedStaysWhileTheGameGoesOn()
    {
        Desk desk;
        desk.doubleClick(u"hand-2"_s);
        QTest::keyClicks(desk.field(u"players.2.berries"_s), u"5"_s);
        desk.table.session().play(setBerries(0, 3));
        QCOMPARE(desk.field(u"players.2.berries"_s)->value(), 5);
    }

    void thePastIsCorrectedButNotWhereItIsLookedAt()
    {
        Desk desk;
        desk.table.session().play(setBerries(0, 3));
        desk.table.session().play(setBerries(1, 2));
        desk.doubleClick(u"hand-2"_s);
        QVERIFY(desk.popover());
        desk.table.lookAt(0);
        QVERIFY(!desk.popover()); // with its moment
        desk.doubleClick(u"hand-2"_s);
        QVERIFY(!desk.popover());
        desk.table.lookAtNow();
        desk.table.startChange(1);
        desk.doubleClick(u"hand-1"_s);
        QVERIFY(desk.popover());
        QTest::keyClicks(desk.field(u"players.1.berries"_s), u"7"_s);
        QTest::keyClick(desk.field(u"players.1.berries"_s), Qt::Key_Return);
        QVERIFY(!desk.table.past());
        QCOMPARE(desk.table.session().eventCount(), 2);
        QCOMPARE(desk.berries(0), 7);
        QCOMPARE(desk.berries(1), 2);
    }
};

QTEST_MAIN(TestToyCorrections)
#include "tst_toycorrections.moc"
