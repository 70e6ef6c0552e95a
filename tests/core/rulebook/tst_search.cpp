// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/search.h"
#include "tests/core/rulebook/smallbook.h"

#include <QtTest/QTest>

using namespace skyledger::rulebook;
using namespace skyledger::rulebook::test;
using namespace Qt::Literals::StringLiterals;

/// How a search treats what people type, on a small rulebook of another game.
class TestSearch : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void typosCountOnlyWhereNothingElseIsFound();
    void moreWordsBeatFewer();
    void noMoreThanAskedFor();
    void theSameAgain();
    void marks_data();
    void marks();
    void marksOverlapNowhere();
    void emptyRulebook();
    void longQueries();
    void movesAlong();
};

namespace {

const Rulebook &book()
{
    static const Rulebook book = read(smallBook()).value();
    return book;
}

const Search &search()
{
    static const Search search(book());
    return search;
}

QString idsFor(const QString &query)
{
    QStringList ids;
    const Found found = search().find(query);
    for (const Found::Hit &hit : found.hits())
        ids << book().entries()[hit.entry].id.mid(3);
    return ids.join(u' ');
}

} // namespace

void TestSearch::finds_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("ids");
    const auto row = [](const QString &query, const QString &ids) {
        QTest::newRow(qUtf8Printable(query)) << query << ids;
    };
    row(u"anchors"_s, u"SAIL-03"_s);
    row(u"ANCHOR"_s, u"SAIL-03"_s);
    row(u"an"_s, u"SAIL-03"_s);    // begun
    row(u"anker"_s, u"SAIL-03"_s); // the other language
    row(u"hält"_s, u"SAIL-03"_s);
    row(u"halt"_s, u"SAIL-03"_s);
    row(u"ha\u0308lt"_s, u"SAIL-03"_s);
    row(u"anchro"_s, u"SAIL-03"_s);        // two letters swapped
    row(u"barkes"_s, u"SAIL-01 END-01"_s); // one in a plural, of which the book has the singular only
    row(u"ancor"_s, u"SAIL-03"_s);         // one left out
    row(u"encher"_s, {});                  // two mistakes in a short word
    row(u"anc"_s, u"SAIL-03"_s);
    row(u"amc"_s, {});             // a mistake in a very short word
    row(u"speed"_s, u"SAIL-01"_s); // how people ask for it
    row(u"last round"_s, u"END-01"_s);
    row(u"FY-SAIL-02"_s, u"SAIL-01"_s);
    row(u"fy sail 2"_s, u"SAIL-01"_s);
    row(u"FY-SAIL-0"_s, u"SAIL-01 SAIL-03"_s);
    row(u"fy-e"_s, u"END-01"_s);
    row(u"end1"_s, u"END-01"_s);
    row(u"FY-SAIL-09"_s, u"SAIL-01 SAIL-03"_s); // no such id: those of its chapter
    row(u"FY-SIAL-03"_s, u"SAIL-03"_s);         // an id mistyped
    row(u"fy-sai-3"_s, u"SAIL-03"_s);
    row(u"FY-SIAL-09"_s, u"SAIL-01 SAIL-03"_s); // both
    row(u"FYSAIL03"_s, u"SAIL-03"_s);           // run together
    row(u"fysail3"_s, u"SAIL-03"_s);
    row(u"FY-SLID-03"_s, {});             // too far from any
    row(u"barge"_s, u"SAIL-01 END-01"_s); // a synonym of a term
    row(u"kahn"_s, u"SAIL-01 END-01"_s);
    row(u"  "_s, {});
    row(u"?!"_s, {});
    row(u"zeppelin"_s, {});
    row(u"77"_s, {});
}

void TestSearch::finds()
{
    QFETCH(const QString, query);
    const QString found = idsFor(query);
    QTEST(found, "ids");
}

/// "port" is a word of the rulebook, so nobody is told about "sport" or "fort"; "Bort" is not, so "Boot" may be meant.
void TestSearch::typosCountOnlyWhereNothingElseIsFound()
{
    QCOMPARE(idsFor(u"port "_s), u"END-01"_s);
    QCOMPARE(idsFor(u"bort"_s), u"SAIL-01 END-01"_s);
}

void TestSearch::moreWordsBeatFewer()
{
    QCOMPARE(idsFor(u"boat port"_s).section(u' ', 0, 0), u"END-01"_s);
    QCOMPARE(idsFor(u"boat storm"_s).section(u' ', 0, 0), u"SAIL-01"_s);
    QCOMPARE(idsFor(u"the storm"_s), u"SAIL-01"_s);
}

void TestSearch::noMoreThanAskedFor()
{
    QCOMPARE(search().find(u"boat").hits().size(), 2U);
    QCOMPARE(search().find(u"boat", 1).hits().size(), 1U);
    QVERIFY(search().find(u"boat", 0).isEmpty());
}

void TestSearch::theSameAgain()
{
    const Search another(book());
    const Found one = search().find(u"how far boats sail");
    const Found two = another.find(u"how far boats sail");
    QVERIFY(one.hits().size() == two.hits().size());
    for (std::size_t i = 0; i < one.hits().size(); ++i) {
        QCOMPARE(one.hits()[i].entry, two.hits()[i].entry);
        QVERIFY(i == 0 || one.hits()[i - 1].score >= one.hits()[i].score);
    }
}

void TestSearch::marks_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("marked");
    const auto row = [](const char *name, const QString &query, const QString &text, const QString &marked) {
        QTest::newRow(name) << query << text << marked;
    };
    row("a word", u"storm "_s, u"Two in a storm."_s, u"Two in a [storm]."_s);
    row("its plural", u"boats"_s, u"A boat, two boats"_s, u"A [boat], two [boats]"_s);
    row("a word that is begun", u"sto"_s, u"Two in a storm."_s, u"Two in a [storm]."_s);
    row("case and accents", u"HALT"_s, u"Ein Anker hält."_s, u"Ein Anker [hält]."_s);
    row("decomposed", u"halt"_s, u"Er ha\u0308lt."_s, u"Er [ha\u0308lt]."_s);
    row("a typing mistake", u"strom "_s, u"Two in a storm."_s, u"Two in a [storm]."_s);
    row("no stop words", u"the storm "_s, u"the storm"_s, u"the [storm]"_s);
    row("stop words alone", u"the "_s, u"The storm, the boat"_s, u"[The] storm, [the] boat"_s);
    row("the official word for a synonym", u"kahn "_s, u"Drei Boote, three boats."_s,
        u"Drei [Boote], three [boats]."_s);
    row("no words of an id", u"FY-SAIL-01"_s, u"How far a boat sails"_s, u"How far a boat sails"_s);
    row("nothing", u"zeppelin"_s, u"Two in a storm."_s, u"Two in a storm."_s);
}

void TestSearch::marks()
{
    QFETCH(const QString, query);
    QFETCH(const QString, text);
    const std::vector<Place> places = search().find(query).places(text);
    QString marked;
    qsizetype told = 0;
    for (const Place &place : places) {
        marked += QStringView(text).mid(told, place.start - told);
        marked += u'[';
        marked += QStringView(text).mid(place.start, place.length);
        marked += u']';
        told = place.start + place.length;
    }
    marked += QStringView(text).mid(told);
    QTEST(marked, "marked");
}

void TestSearch::marksOverlapNowhere()
{
    const QString text = u"How far a boat sails; boats, l’boat, boat's boat-boat boat1"_s;
    const std::vector<Place> places = search().find(u"boat boats bo").places(text);
    QVERIFY(places.size() > 5);
    for (std::size_t i = 1; i < places.size(); ++i)
        QVERIFY(places[i - 1].start + places[i - 1].length <= places[i].start);
}

void TestSearch::emptyRulebook()
{
    const Search empty((Rulebook()));
    QVERIFY(empty.find(u"boat").isEmpty());
    QVERIFY(empty.find(u"FY-END-01").isEmpty());
    QVERIFY(empty.find(u"").isEmpty());
    QVERIFY(empty.find(u"").places(u"boat").empty());
}

void TestSearch::longQueries()
{
    QCOMPARE(idsFor(u"anchor "_s.repeated(1000)), u"SAIL-03"_s);
    QCOMPARE(idsFor(u"x"_s.repeated(100'000)), QString());
}

void TestSearch::movesAlong()
{
    Search one(book());
    const Search two = std::move(one);
    QCOMPARE(two.find(u"anchor").hits().size(), 1U);
}

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
