// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/score/persons.h"

#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::score;
using Found = std::vector<std::size_t>;

/// Who is who in a series of games.
class TestPersons : public QObject
{
    Q_OBJECT

private slots:
    void aNameIsAPersonWhereverItSits();
    void aMendedNameIsThePersonOfItsColor();
    void withoutColorsTheSeatTells();
    void aloneItIsOnePersonByAnyName();
    void whoJoinsIsNobodyElse();
    void nobodyIsTwoAtOneTable();
};

void TestPersons::aNameIsAPersonWhereverItSits()
{
    Persons persons;
    QCOMPARE(persons.meet({{u"Ada"_s, u"red"_s}, {u"Bo"_s, u"blue"_s}}), (Found{0, 1}));
    QCOMPARE(persons.meet({{u"Bo"_s, u"red"_s}, {u"Ada"_s, u"blue"_s}}), (Found{1, 0}));
    QCOMPARE(persons.names(), (QStringList{u"Ada"_s, u"Bo"_s}));
}

void TestPersons::aMendedNameIsThePersonOfItsColor()
{
    Persons persons;
    persons.meet({{u"Ada"_s, u"red"_s}, {u"Bo"_s, u"blue"_s}, {u"Cy"_s, u"green"_s}});
    // Seats went round, and two names were mended.
    QCOMPARE(persons.meet({{u"Bob"_s, u"blue"_s}, {u"Cy"_s, u"green"_s}, {u"Adele"_s, u"red"_s}}),
             (Found{1, 2, 0}));
    // What was mended once is known from then on, in another colour too.
    QCOMPARE(persons.meet({{u"Adele"_s, u"blue"_s}, {u"Bob"_s, u"red"_s}, {u"Cy"_s, u"green"_s}}),
             (Found{0, 1, 2}));
    QCOMPARE(persons.names(), (QStringList{u"Ada"_s, u"Bo"_s, u"Cy"_s}));
}

void TestPersons::withoutColorsTheSeatTells()
{
    Persons persons;
    persons.meet({{u"Ada"_s, u"red"_s}, {u"Bo"_s, u"blue"_s}});
    QCOMPARE(persons.meet({{u"Ada"_s, {}}, {u"Bob"_s, {}}}), (Found{0, 1}));
}

void TestPersons::aloneItIsOnePersonByAnyName()
{
    Persons persons;
    persons.meet({{u"Ada"_s, u"red"_s}});
    QCOMPARE(persons.meet({{u"Adele"_s, u"blue"_s}}), (Found{0}));
}

void TestPersons::whoJoinsIsNobodyElse()
{
    Persons persons;
    persons.meet({{u"Ada"_s, u"red"_s}, {u"Bo"_s, u"blue"_s}});
    // Another number of players: nobody can tell who has the place of whom.
    QCOMPARE(persons.meet({{u"Ada"_s, u"red"_s}, {u"Cy"_s, u"blue"_s}, {u"Di"_s, u"green"_s}}),
             (Found{0, 2, 3}));
    // At a table of that size Bo's colour was Cy's.
    QCOMPARE(persons.meet({{u"Ada"_s, u"red"_s}, {u"Bo"_s, u"blue"_s}, {u"Di"_s, u"green"_s}}),
             (Found{0, 1, 3}));
}

void TestPersons::nobodyIsTwoAtOneTable()
{
    Persons persons;
    persons.meet({{u"Ada"_s, u"red"_s}, {u"Bo"_s, u"blue"_s}});
    persons.meet({{u"Adele"_s, u"red"_s}, {u"Bo"_s, u"blue"_s}});
    QCOMPARE(persons.meet({{u"Adele"_s, u"red"_s}, {u"Ada"_s, u"green"_s}}), (Found{2, 0}));
}

QTEST_GUILESS_MAIN(TestPersons)
#include "tst_persons.moc"
