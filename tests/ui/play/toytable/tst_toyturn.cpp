// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/turn/amountsform.h"
#include "ui/play/turn/choicebutton.h"
#include "ui/play/turn/playboard.h"
#include "ui/play/turn/steppanel.h"
#include "ui/play/turn/thingbutton.h"
#include "ui/widgets/numberfield.h"

#include <QtGui/QFontInfo>
#include <QtGui/QKeyEvent>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::ChoiceButton;
using ui::PlayOption;
using ui::test::ToyQuestions;
using ui::test::ToyTable;

namespace {

/// A window with the panel, which is handed the keys that nothing in it takes, as the view of a game does.
class Window : public QWidget
{
public:
    Window(ui::GameTable &table, ui::StepGuide &guide) : panel(table, guide, this)
    {
        auto *column = new QVBoxLayout(this);
        column->addWidget(&panel);
        resize(600, 400);
        show();
        activateWindow();
    }

    ui::StepPanel panel;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (!panel.keyPressed(*event))
            QWidget::keyPressEvent(event);
    }
};

/// Two players answer side by side: both may pick. Whose answer was taken is noted.
class SideBySide : public ToyQuestions
{
public:
    using ToyQuestions::ToyQuestions;

    std::vector<PlayOption> openings(const play::Session &session) const override
    {
        std::vector<PlayOption> options;
        for (const int seat : {0, 1}) {
            for (PlayOption option : ToyQuestions::openings(session)) {
                option.seat = static_cast<play::Seat>(seat);
                option.leadsTo.answers.push_back({Who::Seat, seat});
                options.push_back(option);
            }
        }
        return options;
    }
    ui::Sentence record(play::Session &session, const ui::CompletePlay &play) override
    {
        m_recordedFor = play.play.answer(Who::Seat);
        return ToyQuestions::record(session, play);
    }
    std::optional<int> recordedFor() const { return m_recordedFor; }

private:
    enum class Who { Seat = 9 };

    std::optional<int> m_recordedFor;
};

/// A table of the toy with these questions.
class SideBySideTable : public ui::GameTable
{
public:
    explicit SideBySideTable(const toygame::Record &record)
        : GameTable(std::make_unique<toygame::Session>(record)),
          m_narrator(static_cast<toygame::Session &>(session())),
          questions(m_narrator),
          guide(session(), questions)
    {
        begin(m_narrator, &guide);
    }

private:
    ui::test::ToyNarrator m_narrator;

public:
    SideBySide questions;
    ui::StepGuide guide;
};

template <class Table>
struct DeskOf {
    DeskOf() { QVERIFY(QTest::qWaitForWindowActive(&window)); }

    template <class Widget = QPushButton>
    Widget *child(const QString &name)
    {
        return window.findChild<Widget *>(name);
    }
    /// The button of a choice that is shown; of several the first.
    ChoiceButton *button(const QString &name)
    {
        const QList<ChoiceButton *> buttons = window.findChildren<ChoiceButton *>();
        for (ChoiceButton *each : buttons) {
            if (each->isVisible() && each->choice().name == name)
                return each;
        }
        return nullptr;
    }
    void keys(const QString &keys)
    {
        QWidget *focused = QApplication::focusWidget();
        QTest::keyClicks(focused != nullptr ? focused : &window, keys);
    }
    void key(Qt::Key key)
    {
        QWidget *focused = QApplication::focusWidget();
        QTest::keyClick(focused != nullptr ? focused : &window, key);
    }
    QString question() { return child<QLabel>(u"question"_s)->text(); }
    qsizetype events() { return table.session().eventCount(); }

    Table table{newRecord()};
    ui::StepGuide &guide = guideOf(table);
    Window window{table, guide};

private:
    static ui::StepGuide &guideOf(ToyTable &table) { return table.guide(); }
    static ui::StepGuide &guideOf(SideBySideTable &table) { return table.guide; }
};

using Desk = DeskOf<ToyTable>;

/// A thing with pieces on it, that counts how often it was drawn.
class CountedThing : public ui::ThingButton
{
public:
    using ThingButton::ThingButton;

    int takeDrawings() { return std::exchange(m_drawings, 0); }
    int pieces = 0;

protected:
    std::vector<int> drawn() const override { return {pieces}; }
    void paintEvent(QPaintEvent *event) override
    {
        ++m_drawings;
        ThingButton::paintEvent(event);
    }

private:
    int m_drawings = 0;
};

/// A board that keeps how many lines it has, with two things on it.
class ToyBoard : public ui::PlayBoard
{
public:
    explicit ToyBoard(QWidget *page) : PlayBoard(page)
    {
        auto *column = new QVBoxLayout(this);
        for (QWidget *thing : {&first, &second}) {
            thing->setFocusPolicy(Qt::StrongFocus);
            column->addWidget(thing);
        }
    }

    void refresh() override { lines = linesBeside(2); }

    QWidget first;
    QWidget second;
    int lines = 0;
};

} // namespace

class TestToyTurn : public QObject
{
    Q_OBJECT

private slots:
    /// French puts such a space before a colon: no line begins with one.
    void aSpaceThatMayNotBreakStaysOne()
    {
        const auto heightsOf = [](const QString &detail) {
            ChoiceButton button;
            button.setChoice({.name = u"x"_s, .detail = detail});
            std::vector<int> heights;
            for (int width = 40; width < 160; ++width)
                heights.push_back(button.heightAt(width, ChoiceButton::Fullness::Whole));
            return heights;
        };
        const std::vector<int> apart = heightsOf(u"aaaa est : bbbbbbbbb"_s);
        const std::vector<int> together = heightsOf(u"aaaa est\u00a0: bbbbbbbbb"_s);
        QVERIFY(apart != together);
    }

    void keysAndClicksLeadToAnEvent()
    {
        Desk desk;
        QCOMPARE(desk.question(), u"Ada: what now?"_s);
        QVERIFY(!desk.child(u"back"_s)->isVisible());
        desk.keys(u"p"_s);
        QCOMPARE(desk.question(), u"How many berries?"_s);
        QVERIFY(desk.child(u"back"_s)->isVisible());
        QTest::mouseClick(desk.button(u"2"_s), Qt::LeftButton);
        QCOMPARE(desk.events(), 1);
        desk.keys(u"fs"_s); // the last berries: the turn ends
        QCOMPARE(desk.question(), u"Bo: what now?"_s);
    }

    void escapeAndBackTakeBackOneStep()
    {
        Desk desk;
        desk.keys(u"p"_s);
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.question(), u"Ada: what now?"_s);
        desk.keys(u"p"_s);
        QTest::mouseClick(desk.child(u"back"_s), Qt::LeftButton);
        QCOMPARE(desk.question(), u"Ada: what now?"_s);
        QCOMPARE(desk.events(), 0);
    }

    void theFocusStaysOnTheChoices()
    {
        Desk desk;
        QVERIFY(desk.window.panel.focusChoices());
        QVERIFY(desk.button(u"Pick"_s)->hasFocus());
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.question(), u"How many berries?"_s);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.events(), 1);
        QVERIFY(desk.window.panel.isAncestorOf(QApplication::focusWidget()));
    }

    void aRefusalIsRecordedAnyway()
    {
        Desk desk;
        desk.keys(u"f"_s);
        auto *insist = desk.child(u"insist"_s);
        QVERIFY(!insist->isVisible());
        QTest::mouseClick(desk.button(u"small"_s), Qt::LeftButton); // nobody can pay it
        QCOMPARE(desk.child<QLabel>(u"turn-note"_s)->text(), u"Against TOY-4"_s);
        QVERIFY(insist->isVisible());
        QTest::mouseClick(insist, Qt::LeftButton);
        QCOMPARE(desk.question(), u"Ada fills small"_s);
        QCOMPARE(desk.child<QLabel>(u"insist-against"_s)->text(), u"Against TOY-4"_s);
        QVERIFY(desk.child<QLineEdit>(u"insist-reason"_s)->hasFocus());
        desk.keys(u"agreed"_s);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.table.session().kindOf(1), play::Session::EventKind::Override);
        QCOMPARE(desk.table.session().note(1).reason, u"agreed"_s);
    }

    /// The game's own fields stand above the note, while something is recorded anyway.
    void aGameAsksForMoreAboutARefusal()
    {
        Desk desk;
        desk.window.panel.setInsistedFields([](QWidget *form) {
            return new ui::AmountsForm({{.key = toygame::ReportKey::Points, .name = u"Guessed"_s, .most = 9}},
                                       form);
        });
        desk.keys(u"f"_s);
        QTest::mouseClick(desk.button(u"small"_s), Qt::LeftButton);
        QVERIFY(desk.child(u"amount-1"_s) == nullptr);
        QTest::mouseClick(desk.child(u"insist"_s), Qt::LeftButton);
        auto *guessed = desk.child<ui::NumberField>(u"amount-1"_s);
        QVERIFY(guessed != nullptr && guessed->isVisible());
        QCOMPARE(guessed->accessibleName(), u"Guessed"_s);
    }

    /// The points of the old basket are not printed in the catalogue: they are typed, zero too.
    void anAmountIsAskedFor()
    {
        Desk desk;
        desk.keys(u"p2f"_s);
        QTest::mouseClick(desk.button(u"old"_s), Qt::LeftButton);
        auto *points = desk.child<ui::NumberField>(u"amount-1"_s);
        QVERIFY(points);
        QVERIFY(points->hasFocus());
        QCOMPARE(points->accessibleName(), u"Points"_s);
        QVERIFY(!desk.child(u"record-reported"_s)->isEnabled());
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.events(), 1);
        desk.keys(u"99"_s);
        QVERIFY(!desk.child(u"record-reported"_s)->isEnabled());
        QVERIFY(desk.child<QLabel>(u"report-unsaid"_s)->isVisible());
        desk.key(Qt::Key_Backspace);
        QVERIFY(desk.child(u"record-reported"_s)->isEnabled());
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.events(), 2);
        QCOMPARE(desk.table.session().state().players[toygame::Player{}].points, 9);
    }

    /// A widget of the game's own stands there while its question is asked; keys take the options all the same.
    void aGameDrawsAQuestionItself()
    {
        Desk desk;
        auto *own = new QLabel(u"berries"_s);
        int begun = 0;
        desk.window.panel.addQuestion(ToyQuestions::Question::Berries, own, [&begun] { ++begun; });
        QVERIFY(!own->isVisible());
        desk.keys(u"p"_s);
        QVERIFY(own->isVisible());
        QCOMPARE(begun, 1);
        QVERIFY(desk.button(u"1"_s) == nullptr);
        desk.keys(u"3"_s);
        QVERIFY(!own->isVisible());
        QCOMPARE(desk.events(), 1);
    }

    /// Boards have dozens of things, and every key looks at all of them.
    void aThingIsDrawnAnewWhenItShowsSomethingElse()
    {
        Desk desk;
        CountedThing thing(desk.guide, {ToyQuestions::Thing::Basket, 0}, &desk.window);
        const auto drawings = [&thing](const std::function<void()> &change) {
            change();
            thing.refresh();
            QCoreApplication::processEvents();
            return thing.takeDrawings();
        };
        thing.resize(90, 60);
        thing.show();
        QVERIFY(QTest::qWaitFor([&thing] { return thing.takeDrawings() > 0; }));
        thing.setWords(u"Small"_s, {});
        QCoreApplication::processEvents();
        thing.takeDrawings();
        QCOMPARE(drawings([] {}), 0);
        QCOMPARE(drawings([&thing] { thing.pieces = 2; }), 1);
        QCOMPARE(drawings([] {}), 0);
        QCOMPARE(drawings([&thing] { thing.setWords(u"Small"_s, u"with 2"_s); }), 1);
        QVERIFY(drawings([&desk] { desk.keys(u"f"_s); }) > 0); // it can be chosen now
        QCOMPARE(drawings([] {}), 0);
    }

    void aBoardCountsTheLinesOfItsPage()
    {
        QWidget page;
        page.resize(400, 400);
        ToyBoard board(&page);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const auto linesOfPage = [&page, &board] { return page.height() / board.fontMetrics().height() - 2; };
        page.resize(400, 600);
        QTRY_COMPARE(page.height(), 600);
        QCOMPARE(board.lines, linesOfPage());
        const int before = board.lines;
        QFont large = page.font();
        large.setPixelSize(QFontInfo(large).pixelSize() * 2);
        page.setFont(large);
        QVERIFY(board.lines < before);
        QCOMPARE(board.lines, linesOfPage());
    }

    void arrowsWalkOnTheBoard()
    {
        QWidget page;
        ToyBoard board(&page);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        board.first.setFocus();
        QTest::keyClick(&board.first, Qt::Key_Down);
        QVERIFY(board.second.hasFocus());
        QTest::keyClick(&board.second, Qt::Key_Up);
        QVERIFY(board.first.hasFocus());
    }

    void playersAnswerSideBySide()
    {
        DeskOf<SideBySideTable> desk;
        const QList<QLabel *> names = desk.window.findChildren<QLabel *>(u"lane-player"_s);
        QCOMPARE(names.size(), 2);
        QCOMPARE(names[0]->text(), u"Ada"_s);
        QCOMPARE(names[1]->text(), u"Bo"_s);
        QCOMPARE(desk.guide.lane(), std::optional(play::Seat{0}));
        QVERIFY(desk.window.panel.focusChoices());
        desk.key(Qt::Key_Tab);
        QCOMPARE(desk.guide.lane(), std::optional(play::Seat{1}));
        desk.keys(u"p"_s); // the same letter as in the other lane
        desk.keys(u"2"_s);
        QCOMPARE(desk.table.questions.recordedFor(), std::optional(1));
    }

    void aClickInAnotherLaneIsThatPlayers()
    {
        DeskOf<SideBySideTable> desk;
        const QList<ChoiceButton *> buttons = desk.window.findChildren<ChoiceButton *>();
        for (ChoiceButton *each : buttons) {
            if (each->isVisible() && each->choice().name == u"Pick"_s
                && each->choice().seat == play::Seat{1}) {
                QTest::mouseClick(each, Qt::LeftButton);
                break;
            }
        }
        desk.keys(u"1"_s);
        QCOMPARE(desk.table.questions.recordedFor(), std::optional(1));
    }
};

QTEST_MAIN(TestToyTurn)
#include "tst_toyturn.moc"
