// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/delimited.h"
#include "ui/score/told/scoreledger.h"
#include "ui/words/csv.h"
#include "ui/words/language.h"

#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using ui::ScoreLedger;
using ui::ScoreTold;
using words::ExplanationLine;
using words::ExplanationSection;
using Subject = ExplanationSection::Subject;

namespace {

/// Two sources, two players who are both at seven points.
ScoreLedger evening()
{
    ScoreLedger ledger;
    ledger.title = u"Toy"_s;
    ledger.edition = u"second edition"_s;
    ledger.sources = {u"berries"_s, u"baskets"_s};
    ledger.game.playedAt = u"2026-11-27T20:00:00+01:00"_s;
    for (const QString &name : {u"Ada"_s, u"Bo"_s}) {
        table::FinishedPlayer who;
        who.name = name;
        who.total = 7;
        ledger.game.players.append(who);
    }
    ledger.players.resize(2);
    ledger.players[0].lines = {{0, u"a pear"_s, 3, {}, 4}, {1, {}, 4, {}, 0}};
    ledger.players[1].lines = {{1, {}, 7, {}, 0}};
    return ledger;
}

QStringList headings(const ScoreTold &told, Subject subject)
{
    QStringList headings;
    for (const ExplanationSection &section : told.explanation.sections) {
        if (section.subject == subject)
            headings << section.heading;
    }
    return headings;
}

QStringList linesOf(const ScoreTold &told, Subject subject)
{
    QStringList lines;
    for (const ExplanationSection &section : told.explanation.sections) {
        for (const ExplanationLine &line : section.lines) {
            if (section.subject == subject)
                lines << line.text;
        }
    }
    return lines;
}

QStringList headOfCells(const ScoreTold &told)
{
    return table::readDelimited(QString::fromUtf8(told.csv), words::spokenCsvForm().separator).value(0);
}

} // namespace

/// What follows from the lines of an end, and what a game can say in its own way.
class TestScoreLedger : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_speech = std::make_unique<words::Speech>(words::Language::English); }
    void cleanup() { m_speech.reset(); }

    void allFollowsFromTheLines()
    {
        const ScoreTold told = tellLedger(evening());
        QCOMPARE(told.totals(), (std::vector<int>{7, 7}));
        QCOMPARE(told.explanation.title, u"Final scoring, Toy, second edition"_s);
        QCOMPARE(headings(told, Subject::Ledger), (QStringList{u"Ada: 7 VP"_s, u"Bo: 7 VP"_s}));
        QVERIFY(told.text.contains(u"1. Ada: 7 VP (Berries +3, Baskets +4)"_s));
        QCOMPARE(headOfCells(told).mid(5),
                 (QStringList{u"Berries"_s, u"Baskets"_s, u"Total"_s, u"Remark"_s}));
        QCOMPARE(told.seats[1].look.mark, u"B"_s);
        QVERIFY(headings(told, Subject::TieBreaks).isEmpty()); // nothing parts anybody in this game
    }

    void tiesArePartedOneComparisonAfterTheOther()
    {
        ScoreLedger ledger = evening();
        ledger.tieBreaks = {{u"the most berries decide"_s, {}}};
        ledger.players[0].ties = {1};
        ledger.players[1].ties = {2};
        ledger.game.players[0].rank = 2;
        QCOMPARE(linesOf(tellLedger(ledger), Subject::TieBreaks),
                 (QStringList{u"Bo and Ada tie on 7 VP."_s, u"The most berries decide: Bo 2, Ada 1."_s}));
    }

    void aGameSaysMoreInItsOwnWay()
    {
        ScoreLedger ledger = evening();
        ledger.heading = u"The end"_s;
        ledger.explained = {1, 0};
        ledger.ending = {words::sentence(u"The bushes were bare."_s, {})};
        ledger.outcome = {words::sentence(u"Both win."_s, {})};
        ledger.players[0].remarks = {words::sentence(u"One berry was rotten."_s, {})};
        ledger.players[0].inShort = {u"3 and 4"_s};
        ledger.sections = {{Subject::Award, u"Best basket"_s, {words::sentence(u"Bo's."_s, {})}},
                           {Subject::Rulings, u"Readings"_s, {}}};
        ledger.columns = {{u"Pears"_s, {u"1"_s, u"0"_s}}};
        ledger.lastColumns = {{u"Left"_s, {u"2"_s, u"5"_s}}};
        const ScoreTold told = tellLedger(ledger);
        QCOMPARE(told.explanation.title, u"The end"_s);
        QCOMPARE(linesOf(told, Subject::Ledger).mid(0, 4),
                 (QStringList{u"baskets"_s, u"a pear"_s, u"Total"_s, u"One berry was rotten."_s}));
        QCOMPARE(linesOf(told, Subject::Winner), (QStringList{u"The bushes were bare."_s, u"Both win."_s}));
        QCOMPARE(told.sentences, QStringList{u"Both win."_s});
        QCOMPARE(headings(told, Subject::Award), QStringList{u"Best basket"_s});
        QVERIFY(headings(told, Subject::Rulings).isEmpty()); // it would say nothing
        QVERIFY(told.text.contains(u"1. Ada: 7 VP (3 and 4)"_s));
        QVERIFY(told.text.contains(u"1. Bo: 7 VP (Baskets +7)"_s));
        QVERIFY(!told.text.contains(u"bare"_s));
        QCOMPARE(headOfCells(told).mid(5), (QStringList{u"Pears"_s, u"Total"_s, u"Left"_s}));
    }

    /// A seat without a name is a player too, and a name from right to left turns nothing around.
    void seatsAreNamed()
    {
        ScoreLedger ledger = evening();
        ledger.game.players[0].name.clear();
        ledger.game.players[1].name = u"אבג"_s;
        const ScoreTold told = tellLedger(ledger);
        QCOMPARE(headings(told, Subject::Ledger),
                 (QStringList{u"player 1: 7 VP"_s, u"\u2068אבג\u2069: 7 VP"_s}));
        QCOMPARE(told.names().value(1), u"אבג"_s);
    }

    void aTimeThatIsNoneIsPassedOver()
    {
        ScoreLedger ledger = evening();
        ledger.game.endedAt = u"late"_s;
        QVERIFY(tellLedger(ledger).text.startsWith(u"Toy, 27 November 2026, second edition\n"_s));
    }

private:
    std::unique_ptr<words::Speech> m_speech;
};

QTEST_GUILESS_MAIN(TestScoreLedger)
#include "tst_scoreledger.moc"
