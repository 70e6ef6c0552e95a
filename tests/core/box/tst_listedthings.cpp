// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/listedthings.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtTest/QtTest>

using namespace skyledger;
using namespace Qt::Literals::StringLiterals;
using box::ListsThings;

namespace {

constexpr QLatin1StringView identity[] = {"id"_L1, "kind"_L1, "name"_L1};

QJsonObject json(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).object();
}

/// A game with two trees that differ in their kinds, and a mill that people name.
QJsonObject game()
{
    return json(
        R"({"trees": [{"id": "t1", "kind": "oak", "height": 9, "source": "copy"}, {"id": "t2", "kind": "elm"}],
                    "mills": [{"id": "m1", "name": {"en": "Old mill", "fr": "Vieux moulin"}, "sails": 4}]})");
}

box::ListedThing oak()
{
    return {"trees"_L1, u"t1"_s};
}
box::ListedThing elm()
{
    return {"trees"_L1, u"t2"_s};
}
box::ListedThing mill()
{
    return {"mills"_L1, u"m1"_s, true};
}

} // namespace

/// Things of a game looked for in a copy of its box.
class TestListedThings : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyCopyListsAllOfThem();
    void thingsAreListedAsTheyAreMet();
    void aThingOfItsOwnIsNotTouched();
    void namesTellThings();
    void aThingIsFoundByWhatIsPrintedOnIt();
    void aThingIsFoundWhereItIsTheOnlyOne();
};

void TestListedThings::anEmptyCopyListsAllOfThem()
{
    QJsonObject copy;
    QCOMPARE(box::listThing(copy, game(), oak(), ListsThings::AtOnce, identity), u"t1"_s);
    QCOMPARE(copy, json(R"({"trees": [{"id": "t1", "kind": "oak"}, {"id": "t2", "kind": "elm"}]})"));
}

void TestListedThings::thingsAreListedAsTheyAreMet()
{
    QJsonObject copy;
    QCOMPARE(box::listThing(copy, game(), elm(), ListsThings::AsMet, identity), u"t2"_s);
    QCOMPARE(box::listThing(copy, game(), oak(), ListsThings::AsMet, identity), u"t1"_s);
    QCOMPARE(copy, json(R"({"trees": [{"id": "t2", "kind": "elm"}, {"id": "t1", "kind": "oak"}]})"));
}

void TestListedThings::aThingOfItsOwnIsNotTouched()
{
    const QJsonObject before = json(R"({"trees": [{"id": "t1", "kind": "oak", "height": 8}]})");
    QJsonObject copy = before;
    QVERIFY(!box::listThing(copy, game(), oak(), ListsThings::AtOnce, identity)); // another height
    QVERIFY(!box::listThing(copy, game(), elm(), ListsThings::AtOnce, identity)); // has its own trees
    QCOMPARE(copy, before);
    copy = json(R"({"trees": [{"id": "t1", "kind": "oak", "height": 9, "source": "rulebook"}]})");
    QCOMPARE(box::listThing(copy, game(), oak(), ListsThings::AtOnce, identity), u"t1"_s);
}

void TestListedThings::namesTellThings()
{
    QJsonObject copy = json(R"({"mills": [{"id": "old", "name": {"en": "old MILL"}}]})");
    QCOMPARE(box::listThing(copy, game(), mill(), ListsThings::AsMet, identity), u"old"_s);
    QCOMPARE(box::foundThing(copy, game(), mill(), false, identity), u"old"_s);
    copy = json(R"({"mills": [{"id": "old", "name": {"en": "Old mill", "fr": "Moulin neuf"}}]})");
    QVERIFY(!box::listThing(copy, game(), mill(), ListsThings::AsMet, identity));
    QVERIFY(!box::foundThing(copy, game(), mill(), false, identity));
    copy = json(R"({"mills": [{"id": "new", "name": {"en": "New mill"}}]})");
    QCOMPARE(box::listThing(copy, game(), mill(), ListsThings::AsMet, identity), u"m1"_s);
    QCOMPARE(copy["mills"_L1].toArray().size(), 2);
}

void TestListedThings::aThingIsFoundByWhatIsPrintedOnIt()
{
    const QJsonObject two =
        json(R"({"trees": [{"id": "t1", "kind": "oak", "height": 9}, {"id": "t3", "kind": "oak"}]})");
    QCOMPARE(box::foundThing(two, game(), oak(), false, identity), u"t1"_s);
    const QJsonObject other = json(R"({"trees": [{"id": "t1", "kind": "oak", "height": 8}]})");
    QVERIFY(!box::foundThing(other, game(), oak(), true, identity));
    const QJsonObject elsewhere = json(R"({"trees": [{"id": "t1", "kind": "elm", "height": 9}]})");
    QVERIFY(!box::foundThing(elsewhere, game(), oak(), true, identity));
}

void TestListedThings::aThingIsFoundWhereItIsTheOnlyOne()
{
    QCOMPARE(
        box::foundThing(json(R"({"trees": [{"id": "t2", "kind": "elm"}]})"), game(), elm(), false, identity),
        u"t2"_s);
    const QJsonObject two = json(R"({"trees": [{"id": "t2", "kind": "elm"}, {"id": "t3", "kind": "elm"}]})");
    QVERIFY(!box::foundThing(two, game(), elm(), false, identity));
    QCOMPARE(box::foundThing(two, game(), elm(), true, identity), u"t2"_s); // nobody has seen it yet
    QVERIFY(!box::foundThing({}, game(), elm(), true, identity));
}

QTEST_GUILESS_MAIN(TestListedThings)
#include "tst_listedthings.moc"
