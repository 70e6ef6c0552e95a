// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/rules.h"
#include "ui/whistlemountain/words/reasons.h"

#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace Qt::Literals::StringLiterals;
using play::fact;

namespace {

play::Objection objection(Rule rule, std::initializer_list<play::Fact> facts = {})
{
    play::Verdict verdict;
    verdict.object(rule, facts);
    return verdict.objections.front();
}

} // namespace

/// What the command line says of a refusal: one sentence with the facts in it.
class WhistleMountainReasons : public QObject
{
    Q_OBJECT

private slots:
    void saysTheFacts_data();
    void saysTheFacts();
    void putsNamesInAsTheyAre();
    void namesMissingValues();
};

void WhistleMountainReasons::saysTheFacts_data()
{
    QTest::addColumn<play::Objection>("refusal");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("short") << objection(
        Rule::Res06,
        {fact(FactKey::Resource, Resource::Iron), fact(FactKey::Needed, 3), fact(FactKey::Has, 2)})
                           << u"not enough iron: 3 needed, 2 there"_s;
    QTest::newRow("nothing due") << objection(Rule::Res06, {fact(FactKey::Needed, 0), fact(FactKey::Has, 2)})
                                 << u"nothing is to be paid here"_s;
    QTest::newRow("main action to do")
        << objection(Rule::Turn01, {fact(FactKey::Main, MainAction::Kind::None)})
        << u"the main action is still to do: Harvest or Work"_s;
    QTest::newRow("main action done")
        << objection(Rule::Turn01, {fact(FactKey::Main, MainAction::Kind::Work)})
        << u"the main action of this turn was done already: Work"_s;
    QTest::newRow("task") << objection(
        Rule::Turn01,
        {fact(FactKey::Main, MainAction::Kind::None), fact(FactKey::MainNeeded, MainAction::Kind::Work)})
                          << u"the tasks Build, Move and Rescue belong to Work, which has not begun"_s;
    QTest::newRow("dock") << objection(Rule::Dock01,
                                       {fact(FactKey::Dock, Dock::Cards), fact(FactKey::Player, 1)})
                          << u"an aircraft of Bo lies on the dock: card dock"_s;
    QTest::newRow("cell") << objection(Rule::Mach01, {fact(FactKey::Cell, 66)})
                          << u"a machine lies on visible scaffold cells, and C5 is none"_s;
    QTest::newRow("not owned") << objection(Rule::U12, {fact(FactKey::Upgrade, Upgrade::Warehouse)})
                               << u"the upgrade Warehouse is not yours"_s;
    QTest::newRow("builds") << objection(Rule::Work02, {fact(FactKey::Choose, Choose::Build)})
                            << u"three Builds are the most in a Work"_s;
    QTest::newRow("move") << objection(Rule::Work02, {fact(FactKey::Choose, Choose::Move)})
                          << u"one Move or Rescue is the most in a Work"_s;
}

void WhistleMountainReasons::saysTheFacts()
{
    QFETCH(play::Objection, refusal);
    QFETCH(QString, sentence);
    QCOMPARE(wording::reason(refusal, {u"Ada"_s, u"Bo"_s}), sentence);
}

void WhistleMountainReasons::putsNamesInAsTheyAre()
{
    const auto refusal =
        objection(Rule::Ord01, {fact(FactKey::Choose, Choose::Sink), fact(FactKey::Player, 0)});
    QCOMPARE(wording::reason(refusal, {u"%2"_s}),
             u"%2 must answer something else first: a worker into the whirlpool"_s);
}

void WhistleMountainReasons::namesMissingValues()
{
    QCOMPARE(wording::missingText({Value::UpgradeCost, static_cast<std::uint16_t>(Upgrade::Stockpile)}),
             u"what the upgrade costs (Stockpile)"_s);
    QCOMPARE(wording::missingText({Value::FloorVp, 4}), u"the VP of floor 5"_s);
}

QTEST_GUILESS_MAIN(WhistleMountainReasons)
#include "tst_whistlemountainreasons.moc"
