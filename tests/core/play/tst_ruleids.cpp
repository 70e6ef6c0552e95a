// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/ruleids.h"

#include <QtTest/QTest>

using namespace skyledger;

namespace {

#define TOY_RULES(ON_PAGE) ON_PAGE(3, Comp01, Comp02) ON_PAGE(0, LocGuild01) ON_PAGE(12, LocFact, U19)

enum class Rule : std::uint8_t { TOY_RULES(SKYLEDGER_RULE_NAMES) };
constexpr play::RulesOnPage rulesOnPages[] = {TOY_RULES(SKYLEDGER_RULES_ON_PAGE)};
constexpr play::RuleTable<Rule, play::countRules(rulesOnPages)> rules("TY", rulesOnPages);

} // namespace

/// Rules that are told by the names of their enumerators.
class TestRuleIds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRuleCounts();
    void idsFollowFromNames();
    void pagesAreThoseOfTheirGroup();
};

void TestRuleIds::everyRuleCounts()
{
    QCOMPARE(play::countRules(rulesOnPages), std::size_t{5});
    QCOMPARE(static_cast<int>(Rule::U19), 4);
}

void TestRuleIds::idsFollowFromNames()
{
    QVERIFY(rules.id(Rule::Comp01) == "TY-COMP-01");
    QVERIFY(rules.id(Rule::Comp02) == "TY-COMP-02");
    QVERIFY(rules.id(Rule::LocGuild01) == "TY-LOC-GUILD-01");
    QVERIFY(rules.id(Rule::LocFact) == "TY-LOC-FACT");
    QVERIFY(rules.id(Rule::U19) == "TY-U-19");
}

void TestRuleIds::pagesAreThoseOfTheirGroup()
{
    QCOMPARE(rules.page(Rule::Comp02), 3);
    QCOMPARE(rules.page(Rule::LocGuild01), 0);
    QCOMPARE(rules.page(Rule::LocFact), 12);
    QCOMPARE(rules.page(Rule::U19), 12);
}

QTEST_APPLESS_MAIN(TestRuleIds)
#include "tst_ruleids.moc"
