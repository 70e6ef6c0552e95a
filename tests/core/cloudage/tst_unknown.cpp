// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/desk.h"

#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

// Acceptance cases of section 24.8: values not known, overrides and corrections.
class UnknownTest : public QObject
{
    Q_OBJECT

private slots:
    void caT198();
    void caT199();
    void caT200();
    void caT201();
    void caT202();
    void caT203();
    void caT204();
};

namespace {

Desk unknownUpgrade(int metal)
{
    Desk desk;
    desk.record.setup.catalogue.upgrades[UpgradeZone::Movement][0].cost = std::nullopt;
    desk.set(u"{\"phase\":\"action\",\"players.1.metal\":%1}"_s.arg(metal));
    return desk;
}

} // namespace

void UnknownTest::caT198()
{
    QCOMPARE(unknownUpgrade(3).lacks(uR"({"do":"upgrade","zone":"movement"})"_s), u"pay"_s);
    const QString reported = uR"({"do":"upgrade","zone":"movement","reported":{"pay":{"metal":3}}})"_s;
    Desk desk = unknownUpgrade(3);
    desk.play(reported);
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 0);
    QVERIFY(unknownUpgrade(2).refused(reported, "CA-ROUND-07"));
}

void UnknownTest::caT199()
{
    Desk desk;
    desk.set(uR"({"phase":"action"})"_s);
    QVERIFY(desk.legal(uR"({"do":"upgrade","zone":"combat","reported":{"pay":{"metal":2}}})"_s));
    QVERIFY(
        desk.refused(uR"({"do":"upgrade","zone":"combat","reported":{"pay":{"metal":1}}})"_s, "CA-ROUND-07"));
}

void UnknownTest::caT200()
{
    Desk desk;
    const auto card = desk.record.ids.projects.find(u"mechanic");
    desk.record.setup.catalogue.projects[*card].symbols = std::nullopt;
    desk.set(uR"({"phase":"action"})"_s);
    QCOMPARE(desk.lacks(uR"({"do":"play","card":"mechanic"})"_s), u"symbols"_s);
    desk.play(
        uR"({"do":"play","card":"mechanic","reported":{"symbols":{"movement":0,"combat":1,"planting":0}}})"_s);
    QCOMPARE(stateJson(desk.record, desk.state)["players"_L1][0]["combat"_L1].toInt(), 1);
}

void UnknownTest::caT201()
{
    Desk desk;
    desk.record.setup.catalogue.books = std::nullopt;
    desk.record.setup.catalogue.book[desk.record.setup.mode][BookSide::Front] = std::nullopt;
    const QString book =
        uR"({"do":"book","player":1,"reported":{"pay":{"metal":1},"gain":{"cards":2},"vp":1}})"_s;
    QVERIFY(desk.refused(book, "CA-PROD-02"));
    desk.set(uR"({"round":2})"_s);
    QVERIFY(desk.check(book).undetermined());
    QCOMPARE(desk.missing(book), u"track.books, book.front"_s);
    desk.play(book);
    QCOMPARE(desk.stock(1), u"e2 w2 m1 p2 h7 L0 VP1"_s);
}

void UnknownTest::caT202()
{
    Desk desk;
    desk.set(uR"({"phase":"action"})"_s);
    desk.play(
        {uR"({"do":"take","resource":"water"})"_s, uR"({"do":"take","player":2,"resource":"water"})"_s});
    const QString pending = desk.pending();
    QVERIFY(desk.refused(uR"({"do":"take","player":2,"resource":"water"})"_s, "CA-BUILD-01"));
    desk.play(uR"({"do":"override","reason":"","event":{"do":"take","player":2,"resource":"water"}})"_s);
    QCOMPARE(int(desk.at(2).stock[Resource::Water]), 4);
    QCOMPARE(desk.pending(), pending);
}

void UnknownTest::caT203()
{
    Desk desk;
    desk.set(uR"({"phase":"action","sleeves":[0,8,8]})"_s);
    QVERIFY(desk.refused(
        uR"({"do":"override","reason":"","event":{"do":"gather","district":1,"zones":["energy","metal","water"],"card":{"value":1,"largest":"water","second":"metal"}}})"_s,
        "CA-SETUP-18"));
    QCOMPARE(desk.formFault(uR"({"do":"override","reason":"","event":{"do":"fly","city":"nowhere"}})"_s),
             u"event.city"_s);
}

void UnknownTest::caT204()
{
    const auto correct = [](const QString &set) {
        return u"{\"do\":\"correct\",\"reason\":\"\",\"set\":{%1}}"_s.arg(set);
    };
    QVERIFY(Desk().refused(correct(u"\"players.1.level\":11"_s), "CA-SETUP-18"));
    QVERIFY(Desk().legal(correct(u"\"players.1.vp\":-7"_s)));
    QVERIFY(Desk().refused(correct(u"\"players.1.plants\":41"_s), "CA-SETUP-18"));
    QVERIFY(Desk(3, uR"({"mode":"scenario-1"})"_s)
                .refused(correct(u"\"players.1.upgrades.planting\":1"_s), "CA-SETUP-18"));
    QVERIFY(Desk().refused(correct(u"\"players.1.water\":-1"_s), "CA-ROUND-07"));
    QVERIFY(Desk().refused(correct(u"\"players.1.at\":\"nowhere\""_s), "CA-SETUP-18"));
}

QTEST_GUILESS_MAIN(UnknownTest)
#include "tst_unknown.moc"
