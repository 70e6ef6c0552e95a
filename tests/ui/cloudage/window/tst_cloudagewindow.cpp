// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/builtincatalogue.h"
#include "tests/ui/cloudage/guide/hands.h"
#include "ui/cloudage/boards/citiesboard.h"
#include "ui/cloudage/cloudagemodule.h"
#include "ui/cloudage/cloudageview.h"
#include "ui/play/turn/steppanel.h"
#include "ui/widgets/drawnbutton.h"

#include <QtGui/QKeyEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTextBrowser>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::ui::test;
using ui::CloudAgeView;
using ui::DrawnButton;

namespace {

/// An open game with its boards shown, as the window lays them out.
struct Desk {
    explicit Desk(int players = 3, Mode mode = Mode::Scenario2) : view(sampleGame(players, mode))
    {
        view.centre()->resize(580, 600);
        view.centre()->show();
        for (const ui::DockSpec &dock : view.docks()) {
            dock.widget->resize(380, 400);
            dock.widget->show();
        }
    }
    bool press(QChar key)
    {
        QKeyEvent event(QEvent::KeyPress, key.unicode(), Qt::NoModifier, QString(key).toLower());
        return view.keyPressed(&event);
    }
    bool press(const QString &keys)
    {
        for (const QChar key : keys) {
            if (!press(key))
                return false;
        }
        return true;
    }
    DrawnButton *button(const QString &name) { return view.centre()->findChild<DrawnButton *>(name); }
    void click(const QString &name)
    {
        DrawnButton *found = button(name);
        QVERIFY2(found != nullptr && found->isVisible(), qPrintable(name));
        QTest::mouseClick(found, Qt::LeftButton);
    }
    const State &state() { return view.table().session().state(); }

    CloudAgeView view;
};

} // namespace

class TestCloudAgeWindow : public QObject
{
    Q_OBJECT

private slots:
    void aRoundByKeys();
    void aRoundByPointer();
    void theEndBringsItsScoring();
    void aSavedGameOpensAgain();
    void aNewGameIsSetUpByKeys();
    void aSoloGameIsSaidToBeWonOrLost();
    void theStartPageShowsTheGame();
};

void TestCloudAgeWindow::aRoundByKeys()
{
    Desk desk;
    QVERIFY(desk.press(u"WWW"_s)); // everybody reveals 1 and 2 for Energy
    QCOMPARE(desk.state().phase, Phase::Movement);
    QVERIFY(desk.press(u'B'));
    QVERIFY(desk.press(u"MMT"_s));
    QCOMPARE(int{desk.state().players[Player{0}].stock[Resource::Metal]}, 4);
    QVERIFY(desk.view.canUndo());
    desk.view.undo();
    QCOMPARE(int{desk.state().players[Player{0}].stock[Resource::Metal]}, 2);
    desk.view.redo();
    QCOMPARE(int{desk.state().players[Player{0}].stock[Resource::Metal]}, 4);
}

void TestCloudAgeWindow::aRoundByPointer()
{
    Desk desk(2);
    desk.click(u"pair-1-2-0"_s);
    desk.click(u"pair-1-2-1"_s);
    QCOMPARE(desk.state().phase, Phase::Movement);
    QVERIFY(desk.state().players[Player{0}].stock[Resource::Cards] == 5);
    QVERIFY(desk.state().players[Player{1}].stock[Resource::Cards] == 6);
    desk.click(u"city-1"_s);
    QVERIFY(desk.press(u'T'));
    QCOMPARE(desk.state().players[Player{0}].at, City{0});
    QVERIFY(desk.button(u"city-1"_s)->glow() == DrawnButton::Glow::Lit);
}

void TestCloudAgeWindow::theEndBringsItsScoring()
{
    Desk desk;
    playByChance(desk.view.table(), 3);
    QVERIFY(desk.view.table().session().isOver());
    QVERIFY(desk.view.wantsWholeWindow());
    const auto *text = desk.view.centre()->findChild<QTextBrowser *>(u"explanation-text"_s);
    QVERIFY(text);
    // The lines of each player add up to the total.
    const FinalScore score = desk.view.table().session().standings();
    for (const PlayerScore &player : score.players) {
        int sum = 0;
        for (const LedgerLine &line : player.ledger)
            sum += line.vp;
        QCOMPARE(sum, player.total);
        QVERIFY(text->toPlainText().contains(u": %1 VP"_s.arg(player.total)));
    }
    QVERIFY(text->toHtml().contains(u"event:"_s) && text->toHtml().contains(u"rule:CA-END-05"_s));
    QVERIFY(!desk.view.centre()->findChild<QLabel *>(u"podium-sentence"_s)->text().isEmpty());
    const auto finished = desk.view.finishedGame();
    QVERIFY(finished && finished->over);
    QCOMPARE(finished->players.size(), 3);
}

void TestCloudAgeWindow::aSavedGameOpensAgain()
{
    Desk desk;
    playByChance(desk.view.table(), 8, 60);
    while (desk.view.table().guide().canGoBack())
        desk.view.table().guide().back();
    const QByteArray bytes = desk.view.record()();
    const ui::CloudAgeModule module;
    auto opened = module.open(bytes);
    QVERIFY(opened);
    QVERIFY(!opened.value().foreign);
    auto *again = static_cast<CloudAgeView *>(opened.value().view.get());
    QVERIFY(again->table().session().state() == desk.state());
    QCOMPARE(again->record()(), bytes);
}

void TestCloudAgeWindow::aNewGameIsSetUpByKeys()
{
    const ui::CloudAgeModule module;
    const auto page = module.newGamePage({}, {});
    page->show();
    const auto names = page->findChildren<QLineEdit *>();
    QVERIFY(names.size() >= 4);
    QTest::keyClicks(names[0], u"Ada"_s);
    QTest::keyClicks(names[1], u"Bo"_s);
    auto *components = page->findChild<QComboBox *>(u"components"_s);
    components->setCurrentIndex(1);
    QSignalSpy started(page.get(), &ui::NewGamePage::started);
    QTest::keyClick(page->findChild<QPushButton *>(u"start"_s), Qt::Key_Space);
    QCOMPARE(started.size(), 1);
    const auto begun = started.first().first().value<ui::NewRecord>();
    QCOMPARE(begun.players, (QStringList{u"Ada"_s, u"Bo"_s}));
    const auto opened = module.open(begun.bytes);
    QVERIFY(opened);
    QVERIFY(holdsSampleValues(
        static_cast<CloudAgeView *>(opened.value().view.get())->table().session().record().catalogue()));
}

void TestCloudAgeWindow::aSoloGameIsSaidToBeWonOrLost()
{
    Desk desk(1, Mode::Scenario1);
    playByChance(desk.view.table(), 2);
    QVERIFY(desk.view.table().session().isOver());
    const QString outcome = desk.view.centre()->findChild<QLabel *>(u"podium-sentence"_s)->text();
    QVERIFY2(outcome.contains(u"VP"_s) || outcome == u"Won."_s, qPrintable(outcome));
}

void TestCloudAgeWindow::theStartPageShowsTheGame()
{
    Desk desk;
    const ui::CloudAgeModule module;
    const auto glance = module.glance(desk.view.record()());
    QVERIFY(glance);
    QCOMPARE(glance->seats.size(), std::size_t{3});
    QVERIFY(!glance->where.isEmpty());
    playByChance(desk.view.table(), 3);
    QVERIFY(!module.glance(desk.view.record()())); // over
    QVERIFY(module.finishedGameIn(desk.view.record()()));
}

QTEST_MAIN(TestCloudAgeWindow)

#include "tst_cloudagewindow.moc"
