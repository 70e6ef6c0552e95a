// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/pages/gamepage.h"
#include "ui/play/pieces/piecespanel.h"
#include "ui/play/turn/turnpanel.h"
#include "ui/play/view/playpage.h"
#include "ui/play/view/playview.h"
#include "ui/widgets/keybindings.h"

#include <QtCore/QJsonDocument>
#include <QtGui/QKeyEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::test::ToyTable;

namespace {

/// The toy as the window would know it, if it were a game: nothing here but what only a game can say.
class ToyPlayView : public ui::PlayView
{
public:
    ToyPlayView()
        : PlayView(std::make_unique<ToyTable>(newRecord()), u"toy"_s,
                   []() -> const ui::RuleLibrary & {
                       static const ui::RuleLibrary read(u":/rulebook/whistle-mountain"_s);
                       return read;
                   }),
          table(static_cast<ToyTable &>(gameTable()))
    {
        addPage(Page::Result, [] { return std::make_unique<ui::GamePage>(); });
        setHeader(std::make_unique<QLabel>());
        follow();
        centre()->resize(600, 500);
        for (const ui::DockSpec &dock : docks())
            dock.widget->resize(400, 300);
    }

    QString stateLine() const override { return {}; }
    QString footnote() const override { return {}; }
    ui::RecordWriter record() const override { return {}; }
    QAction &result() { return *actionOf(Page::Result); }
    void show(qsizetype event) { showMoment(event); }
    bool press(int key)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier,
                        key < 0x80 ? QString(QChar(key)).toLower() : QString());
        return keyPressed(&event);
    }

    ToyTable &table;
    QWidget *pieces = nullptr;

protected:
    std::unique_ptr<QWidget> makePlayPage() override
    {
        auto page = std::make_unique<ui::PlayPage>(table);
        auto *panel = new ui::PiecesPanel(table, page.get());
        pieces = panel;
        page->layOut(new QLabel(page.get()), panel, new ui::TurnPanel(table, table.guide(), page.get()));
        return page;
    }
    std::vector<ui::DockSpec> makeDocks() override
    {
        return {journalDock(ui::DockSpec::Place::Right), rulesDock(ui::DockSpec::Place::Right)};
    }
    ui::RuleFacts ruleFacts() const override { return {}; }
    void focusBoards() override { centre()->setFocus(); }
    bool takeKey(const QKeyEvent &event) override
    {
        return !event.text().isEmpty() && table.guide().press(event.text().at(0).toUpper());
    }
    bool isChoosing() const override { return table.guide().canGoBack(); }
};

} // namespace

/// What the window asks of an open game, of a game that it has never seen.
class TestToyView : public QObject
{
    Q_OBJECT

private slots:
    void whoPlaysIsTheTitle();
    void keysLeadTheGuide();
    void everyEventIsARecordToSave();
    void undoTakesBackAChangeOfThePast();
    void theEndBringsItsScoring();
    void fromTheScoringToAMomentAndBack();
    void looksAtThePastTakeTheRoomOfThePieces();
    void rulesComeBesideTheGame();
    void commandsFollowTheGame();
};

void TestToyView::whoPlaysIsTheTitle()
{
    const ToyPlayView view;
    QCOMPARE(view.title(), u"Ada, Bo"_s);
    QCOMPARE(view.dockTitle(u"journal"_s), u"Journal"_s);
}

void TestToyView::keysLeadTheGuide()
{
    ToyPlayView view;
    QVERIFY(!view.canUndo());
    const QChar pick = view.table.guide().options().front().key;
    QVERIFY(view.press(pick.unicode()));
    QVERIFY(view.press(Qt::Key_2));
    QCOMPARE(view.table.session().state().players[toygame::Player{}].berries, 2);
    QVERIFY(view.canUndo());
    view.undo();
    QCOMPARE(view.table.session().state().players[toygame::Player{}].berries, 0);
    QVERIFY(view.canRedo());
    // A key that is held answers one question.
    QKeyEvent held(QEvent::KeyPress, pick.unicode(), Qt::NoModifier, QString(pick), true);
    QVERIFY(!view.keyPressed(&held));
}

void TestToyView::everyEventIsARecordToSave()
{
    ToyPlayView view;
    QSignalSpy saved(&view, &ui::GameView::recordChanged);
    view.table.session().play(pick(2));
    QCOMPARE(saved.count(), 1);
    view.gameTable().lookAt(0); // the record stays as it is
    QCOMPARE(saved.count(), 1);
    QVERIFY(!view.canUndo()); // nothing is undone behind what is looked at
}

/// What was done last is taken back, not what stands last in the journal.
void TestToyView::undoTakesBackAChangeOfThePast()
{
    ToyPlayView view;
    play::Session &session = view.table.session();
    view.table.session().play(pick(2));
    view.table.session().play(endTurn());
    view.table.session().play(pick(1));
    const QJsonObject removed = session.document(1);
    view.table.removeEvent(1);
    QVERIFY(session.document(1) != removed);
    QVERIFY(view.canUndo());
    view.undo();
    QCOMPARE(session.document(1), removed);
    QCOMPARE(session.cursor(), 3);
    view.undo(); // now the last event
    QCOMPARE(session.cursor(), 2);
    // What happened since comes first, and then its turn is over.
    view.redo();
    view.table.removeEvent(1);
    const qsizetype count = session.cursor();
    view.table.session().play(setBerries(0, 5));
    view.undo();
    QCOMPARE(session.cursor(), count);
    QVERIFY(session.document(1) != removed);
}

namespace {

void playToTheEnd(ToyTable &table)
{
    for (int i = 0; !table.session().isOver() && i < 200; ++i) {
        const toygame::State &state = table.session().state();
        if (!state.picked)
            table.session().play(pick(toygame::mostPicked));
        else if (const auto verdict = table.session().verdict(fill(1)); verdict.playable())
            table.session().play(fill(1));
        else
            table.session().play(endTurn());
    }
}

} // namespace

void TestToyView::theEndBringsItsScoring()
{
    ToyPlayView view;
    playToTheEnd(view.table);
    QVERIFY(view.table.session().isOver());
    QVERIFY(view.result().isChecked());
    QVERIFY(view.wantsWholeWindow());
    QVERIFY(!view.canShowRules());
    view.undo();
    QVERIFY(!view.table.session().isOver());
    QVERIFY(!view.result().isChecked());
    view.redo();
    QVERIFY(view.result().isChecked());
    QVERIFY(view.press(Qt::Key_Escape)); // to the boards
    QVERIFY(!view.result().isChecked());
}

void TestToyView::fromTheScoringToAMomentAndBack()
{
    ToyPlayView view;
    playToTheEnd(view.table);
    view.show(2);
    QVERIFY(view.table.past().has_value());
    QVERIFY(!view.result().isChecked());
    QVERIFY(view.press(Qt::Key_Escape)); // back to now, and to what was read
    QVERIFY(!view.table.past().has_value());
    QVERIFY(view.result().isChecked());
}

void TestToyView::looksAtThePastTakeTheRoomOfThePieces()
{
    ToyPlayView view;
    view.table.session().play(pick(2));
    QVERIFY(!view.pieces->isHidden());
    view.commands().at(1)->trigger();
    QVERIFY(view.table.past().has_value());
    QVERIFY(view.pieces->isHidden());
    QVERIFY(view.press(Qt::Key_Escape));
    QVERIFY(!view.pieces->isHidden());
}

void TestToyView::rulesComeBesideTheGame()
{
    ToyPlayView view;
    QSignalSpy wanted(&view, &ui::GameView::dockWanted);
    view.searchRules();
    QCOMPARE(wanted.takeFirst().at(0).toString(), u"rules"_s);
    view.showRules({});
    QCOMPARE(wanted.takeFirst().at(0).toString(), u"rules"_s);
}

void TestToyView::commandsFollowTheGame()
{
    ToyPlayView view;
    const QList<QAction *> commands = view.commands();
    QAction *restart = commands.front();
    view.table.session().play(pick(2));
    QVERIFY(restart->isEnabled());
    restart->trigger();
    QCOMPARE(view.table.session().cursor(), 0);
    QVERIFY(!restart->isEnabled()); // the turn stands at its beginning
}

QTEST_MAIN(TestToyView)
#include "tst_toyview.moc"
