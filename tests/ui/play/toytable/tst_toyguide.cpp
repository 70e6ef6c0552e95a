// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"

#include <QtGui/QKeyEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QWidget>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::PartialPlay;
using ui::PlayOption;
using ui::test::ToyQuestions;
using ui::test::ToyTable;

namespace {

/// Hands keys to the guide, as the view of a game does.
class Board : public QWidget
{
public:
    explicit Board(ui::StepGuide &guide) : m_guide(guide) {}

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Escape)
            m_guide.back();
        else if (!event->text().isEmpty())
            m_guide.press(event->text().front());
    }

private:
    ui::StepGuide &m_guide;
};

struct Desk {
    ui::StepGuide &guide() { return table.guide(); }
    void keys(const QString &keys) { QTest::keyClicks(&board, keys); }
    QStringList names()
    {
        QStringList names;
        for (const PlayOption &option : guide().options())
            names << option.name;
        return names;
    }
    qsizetype events() { return table.session().eventCount(); }
    const toygame::PlayerState &hand(int player)
    {
        return table.session().state().players[static_cast<toygame::Player>(player)];
    }

    ToyTable table{newRecord()};
    Board board{table.guide()};
};

/// Another game, whose questions change as values become known. It words its headings, and how it lists its options.
class Changing : public ToyQuestions
{
public:
    using ToyQuestions::ToyQuestions;

    bool asksHowMany =
        false; ///< berries are to be put into a basket; without a number that is refused as a second pick is
    bool settles = true;

    std::optional<play::Code> next(const play::Session &session, PartialPlay &play,
                                   bool insists) const override
    {
        if (lacksNumber(play) && play.answer(Question::Basket))
            return play::Code(Question::Berries);
        return ToyQuestions::next(session, play, insists);
    }
    play::Verdict verdict(const play::Session &session, const ui::CompletePlay &play) const override
    {
        return ToyQuestions::verdict(session, lacksNumber(play.play) ? ui::CompletePlay{{0, {}}} : play);
    }
    bool isSettled(const play::Verdict &verdict) const override
    {
        return settles && ToyQuestions::isSettled(verdict);
    }
    bool comesBefore(const PlayOption &a, const PlayOption &b) const override { return a.name < b.name; }
    QString lacking(const play::Session &session, const PartialPlay &play) const override
    {
        return deed(session, play) + u": still to be told"_s;
    }
    QString insisted(const play::Session &session, const PartialPlay &play) const override
    {
        return deed(session, play) + u" all the same"_s;
    }

private:
    bool lacksNumber(const PartialPlay &play) const
    {
        return asksHowMany && play.kind == 1 && !play.answer(Question::Berries);
    }
};

/// A game whose things have letters of their own.
class Lettered : public ToyQuestions
{
public:
    using ToyQuestions::ToyQuestions;

    std::vector<PlayOption> offered;
    QString kept;

    std::vector<PlayOption> openings(const play::Session &) const override { return offered; }
    QString keptLetters() const override { return kept; }
};

/// The keys of some options, in their order.
QString keysOf(std::vector<PlayOption> offered, const QString &kept = {})
{
    toygame::Session session{newRecord()};
    const ui::test::ToyNarrator narrator{session};
    Lettered questions{narrator};
    questions.offered = std::move(offered);
    questions.kept = kept;
    const ui::StepGuide guide{session, questions};
    QString keys;
    for (const PlayOption &option : guide.options())
        keys += option.key.isNull() ? QChar(u'-') : option.key;
    return keys;
}

/// Ada has picked two berries.
struct ChangingDesk {
    ChangingDesk() { guide.startAfresh(); }

    toygame::Session session{picked()};
    ui::test::ToyNarrator narrator{session};
    Changing questions{narrator};
    ui::StepGuide guide{session, questions};

private:
    static toygame::Record picked()
    {
        toygame::Session session(newRecord());
        session.play(pick(2));
        return session.record();
    }
};

} // namespace

class TestToyGuide : public QObject
{
    Q_OBJECT

private slots:
    void keysLeadToAnEvent()
    {
        Desk desk;
        QCOMPARE(desk.guide().question(), u"Ada: what now?"_s);
        QCOMPARE(desk.names(), (QStringList{u"Pick"_s, u"Fill"_s, u"End the turn"_s}));
        QVERIFY(!desk.guide().canGoBack());
        desk.keys(u"p"_s);
        QCOMPARE(desk.guide().question(), u"How many berries?"_s);
        QCOMPARE(desk.names(), (QStringList{u"1"_s, u"2"_s, u"3"_s}));
        QCOMPARE(desk.events(), 0);
        desk.keys(u"3"_s);
        QCOMPARE(desk.events(), 1);
        QCOMPARE(desk.hand(0).berries, 3);
        desk.keys(u"fs"_s); // a letter of the basket's name
        QCOMPARE(desk.hand(0).points, 3);
        QCOMPARE(desk.hand(0).berries, 1);
        desk.keys(u"e"_s);
        QCOMPARE(desk.guide().question(), u"Bo: what now?"_s);
    }

    void escapeTakesBackOneStep()
    {
        Desk desk;
        desk.keys(u"p"_s);
        QVERIFY(desk.guide().canGoBack());
        QTest::keyClick(&desk.board, Qt::Key_Escape);
        QCOMPARE(desk.guide().question(), u"Ada: what now?"_s);
        QCOMPARE(desk.events(), 0);
    }

    /// With 8 berries in hand one more is all that is possible.
    void whatLeavesNoChoiceIsNotAsked()
    {
        Desk desk;
        desk.table.session().play(setBerries(0, 8));
        desk.keys(u"p"_s);
        QCOMPARE(desk.hand(0).berries, 9);
    }

    /// What leaves no choice follows, and everybody is told once.
    void whatFollowsByItselfIsPlayedBeforeAnybodyIsTold()
    {
        Desk desk;
        desk.keys(u"p2"_s);
        QSignalSpy told(&desk.table, &ToyTable::changed);
        desk.keys(u"fs"_s); // the last berries: the turn ends
        QCOMPARE(desk.events(), 3);
        QCOMPARE(desk.guide().question(), u"Bo: what now?"_s);
        QCOMPARE(told.size(), 2); // the basket is asked for; then it is filled
    }

    void aRefusalSaysWhyAndCanBeInsistedOn()
    {
        Desk desk;
        QSignalSpy noted(&desk.guide(), &ui::StepGuide::noted);
        desk.keys(u"f"_s);
        const PlayOption *small = desk.guide().optionFor({ToyQuestions::Thing::Basket, 0});
        QVERIFY(small);
        QCOMPARE(small->status, PlayOption::Status::Refused); // nobody can pay it
        QVERIFY(small->key.isNull());
        QVERIFY(!desk.guide().canInsist());
        QVERIFY(desk.guide().touch({ToyQuestions::Thing::Basket, 0}));
        QCOMPARE(noted.takeFirst().constFirst().toString(), u"Against TOY-4"_s);
        QCOMPARE(desk.events(), 0);
        QVERIFY(desk.guide().canInsist());
        desk.guide().insist();
        QVERIFY(desk.guide().insisting());
        QCOMPARE(desk.guide().question(), u"Ada fills small"_s);
        desk.guide().recordAnyway(u"agreed"_s);
        QCOMPARE(desk.table.session().kindOf(1), play::Session::EventKind::Override);
        QCOMPARE(desk.table.session().note(1).reason, u"agreed"_s);
    }

    void whatIsStillOpenOfARefusalIsAsked()
    {
        Desk desk;
        desk.keys(u"p1"_s);
        QCOMPARE(desk.guide().options().back().name, u"Pick"_s); // once a turn
        desk.guide().choose(desk.guide().options().size() - 1);
        desk.guide().insist();
        QCOMPARE(desk.guide().question(), u"How many berries?"_s);
        desk.keys(u"3"_s);
        QVERIFY(desk.guide().insisting());
        QTest::keyClick(&desk.board, Qt::Key_Escape);
        QVERIFY(!desk.guide().insisting());
        QCOMPARE(desk.events(), 1);
    }

    void whatIsAgainstItStaysInSightWhileItIsAskedOn()
    {
        Desk desk;
        desk.keys(u"p1"_s);
        desk.guide().choose(desk.guide().options().size() - 1); // a second pick
        QSignalSpy noted(&desk.guide(), &ui::StepGuide::noted);
        QVERIFY(!desk.guide().insists());
        desk.guide().insist();
        QVERIFY(desk.guide().insists());
        QCOMPARE(noted.takeFirst().constFirst().toString(), u"Against TOY-1"_s);
        desk.keys(u"3"_s);
        QVERIFY(desk.guide().insists());
        QVERIFY(noted.isEmpty()); // it is said above the note now
        QCOMPARE(desk.guide().against(), u"Against TOY-1"_s);
    }

    void whatNoTableCouldHaveDoneIsNotInsistedOn()
    {
        Desk desk;
        desk.keys(u"p3fs"_s);
        desk.keys(u"f"_s);
        QVERIFY(desk.guide().touch({ToyQuestions::Thing::Basket, 0})); // it is filled
        QSignalSpy noted(&desk.guide(), &ui::StepGuide::noted);
        desk.guide().insist();
        QVERIFY(!desk.guide().insists());
        QVERIFY(!desk.guide().canGoBack());
        QCOMPARE(noted.size(), 1);
    }

    void whoStopsDecidesAboutWhatFollows()
    {
        for (const bool stops : {false, true}) {
            Desk desk;
            desk.keys(u"p2f"_s);
            QSignalSpy noted(&desk.guide(), &ui::StepGuide::noted);
            QVERIFY(desk.guide().touch({ToyQuestions::Thing::Basket, 0}, stops)); // with the last berries
            QCOMPARE(desk.guide().question(), stops ? u"Ada: what now?"_s : u"Bo: what now?"_s);
            QCOMPARE(noted.size(), stops ? 0 : 1);
            QVERIFY(stops || noted.front().constFirst() == u"The turn ended by itself"_s);
        }
    }

    void aPlayBeginsFromAnywhere()
    {
        Desk desk;
        QSignalSpy noted(&desk.guide(), &ui::StepGuide::noted);
        desk.keys(u"p"_s);
        desk.guide().begin({2, {}}); // to end the turn; nothing is picked yet
        QCOMPARE(noted.takeFirst().constFirst().toString(), u"Against TOY-1"_s);
        QCOMPARE(desk.guide().question(), u"How many berries?"_s);
        QVERIFY(desk.guide().canInsist());
        desk.keys(u"2f"_s);
        desk.guide().begin({2, {}});
        QCOMPARE(desk.guide().question(), u"Bo: what now?"_s);
    }

    /// What a widget of the game asks for itself.
    void anAnswerNeedNotBeAnOption()
    {
        using Question = ToyQuestions::Question;
        Desk desk;
        desk.keys(u"p2"_s);
        desk.keys(u"f"_s);
        desk.guide().goOn({1, {{Question::Basket, 2}}}); // which lacks its points
        QVERIFY(desk.guide().lacking());
        desk.guide().back();
        QCOMPARE(desk.guide().question(), u"Which basket?"_s);
        desk.guide().goOnInstead({1, {{Question::Basket, 2}}});
        QVERIFY(desk.guide().lacking());
        desk.guide().back();
        QCOMPARE(desk.guide().question(), u"Ada: what now?"_s);
    }

    /// A cost that turns out to be too high leads back to what can still be answered, and why is said.
    void aValueThatForbidsAPlayLeadsBack()
    {
        Desk desk;
        desk.keys(u"p2f"_s);
        QVERIFY(desk.guide().touch({ToyQuestions::Thing::Basket, 2}));
        QVERIFY(desk.guide().lacking());
        toygame::Record record = desk.table.session().record();
        record.setup.baskets[static_cast<toygame::Basket>(2)].cost = 5;
        toygame::Session dearer(record);
        QSignalSpy noted(&desk.guide(), &ui::StepGuide::noted);
        desk.guide().leadOn(dearer);
        QCOMPARE(desk.guide().question(), u"Which basket?"_s);
        QCOMPARE(noted.takeFirst().constFirst().toString(), u"Against TOY-4"_s);
        QVERIFY(desk.guide().canInsist());
        desk.guide().leadOn(desk.table.session());
    }

    /// Nobody chose the one berry for which there is room now.
    void aValueDecidesNothingThatIsAsked()
    {
        toygame::Session fuller(newRecord());
        fuller.play(setBerries(0, 8));
        Desk desk;
        desk.keys(u"p"_s);
        desk.guide().leadOn(fuller);
        QCOMPARE(fuller.eventCount(), 1);
        QCOMPARE(desk.guide().question(), u"Ada: what now?"_s);
        QVERIFY(!desk.guide().canGoBack());
        desk.keys(u"p"_s);
        QCOMPARE(fuller.state().players[toygame::Player{}].berries, 9);
        desk.guide().leadOn(desk.table.session());
    }

    /// What a value forbids is refused while it is asked about, too.
    void aValueThatForbidsWhatIsAskedSaysWhy()
    {
        ChangingDesk desk;
        desk.questions.asksHowMany = true;
        desk.guide.begin({1, {}});
        desk.guide.goOn({1, {{ToyQuestions::Question::Basket, 1}}}); // the big one: nobody can pay it
        QCOMPARE(desk.guide.question(), u"How many berries?"_s);
        desk.questions.asksHowMany = false;
        QSignalSpy noted(&desk.guide, &ui::StepGuide::noted);
        desk.guide.reconsider();
        QCOMPARE(desk.guide.question(), u"Which basket?"_s);
        QCOMPARE(noted.takeFirst().constFirst().toString(), u"Against TOY-4"_s);
        QVERIFY(desk.guide.canInsist());
    }

    /// A question that comes up with a value is asked, though the rules forbid the play as long as it is open.
    void aValueCanLeaveAQuestion()
    {
        ChangingDesk desk;
        desk.guide.begin({1, {{ToyQuestions::Question::Basket, 2}}});
        QVERIFY(desk.guide.lacking());
        desk.questions.asksHowMany = true;
        QSignalSpy noted(&desk.guide, &ui::StepGuide::noted);
        desk.guide.reconsider();
        QCOMPARE(desk.guide.question(), u"How many berries?"_s);
        QVERIFY(noted.isEmpty());
    }

    void aValueLeavesWhatIsInsistedOn()
    {
        Desk desk;
        desk.keys(u"p1"_s);
        desk.guide().choose(desk.guide().options().size() - 1); // a second pick
        desk.guide().insist();
        desk.guide().reconsider();
        QCOMPARE(desk.guide().question(), u"How many berries?"_s);
        QVERIFY(desk.guide().insists());
        desk.keys(u"3"_s);
        desk.guide().reconsider();
        QVERIFY(desk.guide().insisting());
        QCOMPARE(desk.guide().against(), u"Against TOY-1"_s);
        QCOMPARE(desk.events(), 1);
    }

    void escapeSkipsWhatIsNoQuestionAnyMore()
    {
        using Question = ToyQuestions::Question;
        ChangingDesk desk;
        desk.questions.asksHowMany = true;
        desk.guide.begin({1, {}});
        desk.guide.goOn({1, {{Question::Basket, 2}}});
        QCOMPARE(desk.guide.question(), u"How many berries?"_s);
        desk.guide.goOn({1, {{Question::Basket, 2}, {Question::Berries, 1}}});
        QVERIFY(desk.guide.lacking());
        desk.questions.asksHowMany = false;
        desk.guide.back();
        QCOMPARE(desk.guide.question(), u"Which basket?"_s);
    }

    void aGameWordsItsHeadings()
    {
        ChangingDesk desk;
        desk.guide.begin({1, {{ToyQuestions::Question::Basket, 2}}});
        QCOMPARE(desk.guide.question(), u"Ada fills old: still to be told"_s);
        desk.guide.begin({1, {{ToyQuestions::Question::Basket, 1}}});
        desk.guide.insist();
        QCOMPARE(desk.guide.question(), u"Ada fills big all the same"_s);
    }

    void aGameSaysInWhichOrderOptionsAreListed()
    {
        ChangingDesk desk;
        QStringList names;
        for (const PlayOption &option : desk.guide.options())
            names << option.name;
        QCOMPARE(names, (QStringList{u"End the turn"_s, u"Fill"_s, u"Pick"_s}));
    }

    void aGameSaysWhatIsRecordedAtOnce()
    {
        ChangingDesk desk;
        desk.questions.settles = false;
        desk.guide.begin({1, {{ToyQuestions::Question::Basket, 0}}});
        QVERIFY(desk.guide.lacking());
        QVERIFY(desk.guide.lacking()->verdict.playable());
        QCOMPARE(desk.session.eventCount(), 1);
        desk.guide.report({});
        QVERIFY(desk.session.eventCount() > 1);
    }

    /// The points of the old basket are not printed in the catalogue.
    void whatIsLackedIsReported()
    {
        Desk desk;
        desk.keys(u"p2"_s);
        desk.keys(u"f"_s);
        QVERIFY(desk.guide().touch({ToyQuestions::Thing::Basket, 2}));
        QVERIFY(desk.guide().lacking());
        QVERIFY(desk.guide().lacking()->verdict.lacks.contains(toygame::ReportKey::Points));
        QSignalSpy noted(&desk.guide(), &ui::StepGuide::noted);
        desk.guide().report({});
        QCOMPARE(noted.size(), 1);
        QCOMPARE(desk.events(), 1);
        QTest::keyClick(&desk.board, Qt::Key_Escape); // to the baskets
        QCOMPARE(desk.guide().question(), u"Which basket?"_s);
        QVERIFY(desk.guide().touch({ToyQuestions::Thing::Basket, 2}));
        desk.guide().report({{toygame::ReportKey::Points, 6}});
        QCOMPARE(desk.events(), 2);
        QCOMPARE(desk.hand(0).points, 6);
    }

    void ofSeveralThingsWithOneLetterTheFirstHasIt()
    {
        QCOMPARE(keysOf({{.name = u"Alder"_s, .key = u'A'}, {.name = u"Ash"_s, .key = u'A'}}, u"A"_s),
                 u"AS"_s);
        QCOMPARE(keysOf({{.name = u"Alder"_s, .key = u'A', .seat = play::Seat(0)},
                         {.name = u"Ash"_s, .key = u'A', .seat = play::Seat(1)}},
                        u"A"_s),
                 u"AA"_s);
        QCOMPARE(keysOf({{.name = u"Alder"_s, .key = u'1'}, {.name = u"Ash"_s, .key = u'1'}}, u"A"_s),
                 u"11"_s); // the game's own
    }
    void keptLettersAreLeftToTheirThings()
    {
        QCOMPARE(keysOf({{.name = u"Forest"_s}}, u"FO"_s), u"F"_s); // nothing here needs them
        QCOMPARE(keysOf({{.name = u"Oak"_s, .key = u'O'}, {.name = u"Forest"_s}}, u"FO"_s), u"OR"_s);
        const QString every = u"ABCDEFGHIJKLMNOPQRSTUVWXYZ"_s;
        QCOMPARE(keysOf({{.name = u"Oak"_s, .key = u'O'}, {.name = u"Forest"_s}}, every), u"OF"_s);
    }
    void aThingSaysWhyItCannotBeChosen()
    {
        Desk desk;
        const ui::BoardThing basket{ToyQuestions::Thing::Basket, 0};
        QVERIFY(desk.guide().whyNot(basket).startsWith(u"Against TOY-"_s));
        QVERIFY(desk.guide().whyNot(basket).endsWith(desk.guide().ruleAgainst(basket)));
        QSignalSpy noted(&desk.guide(), &ui::StepGuide::noted);
        desk.guide().click(basket);
        QCOMPARE(noted.takeFirst().constFirst().toString(), desk.guide().whyNot(basket));
        QVERIFY(desk.guide().canInsist());

        desk.keys(u"P3F"_s);
        QCOMPARE(desk.guide().whyNot(basket), QString());
        const qsizetype before = desk.events();
        desk.guide().click(basket);
        QVERIFY(desk.events() > before);
        QVERIFY(noted.isEmpty());

        desk.guide().lead(desk.table.session(), ui::Guide::Scope::Nothing);
        QCOMPARE(desk.guide().whyNot(basket), QString());
    }
    void nothingCanBeChosenInThePast()
    {
        Desk desk;
        desk.keys(u"p2"_s);
        desk.table.lookAt(0);
        QVERIFY(desk.guide().options().empty());
        desk.table.startChange(1);
        desk.keys(u"p3"_s); // in its place
        QVERIFY(!desk.table.past());
        QCOMPARE(desk.events(), 1);
        QCOMPARE(desk.hand(0).berries, 3);
    }
};

QTEST_MAIN(TestToyGuide)
#include "tst_toyguide.moc"
