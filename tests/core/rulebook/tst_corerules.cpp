// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/rulings.h"
#include "core/cloudage/ruleids.h"
#include "core/cloudage/rulingtable.h"
#include "core/whistlemountain/ruleids.h"
#include "core/whistlemountain/rulings.h"
#include "tests/core/rulebook/books.h"

#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::rulebook;
using namespace skyledger::rulebook::test;
using namespace Qt::Literals::StringLiterals;

/// The look-up of a game answers every rule and explains every ruling that the core of the game knows.
class TestCoreRules : public QObject
{
    Q_OBJECT

private slots:
    void everyRuleOfTheCoreHasAnEntry_data();
    void everyRuleOfTheCoreHasAnEntry();
    void pagesAreThoseOfTheCore_data();
    void pagesAreThoseOfTheCore();
    void everyRulingIsExplained_data();
    void everyRulingIsExplained();
    void noOtherRulingIsExplained_data();
    void noOtherRulingIsExplained();
};

namespace {

QString text(std::string_view ascii)
{
    return QString::fromLatin1(ascii.data(), static_cast<qsizetype>(ascii.size()));
}

struct CoreRule {
    QString id;
    int page = 0; ///< 0 if the core does not say
};

struct CoreRuling {
    QString key;
    QString rule;
    QStringList readings; ///< sorted
};

/// What the core of one game knows of its rules.
struct Core {
    QString game;
    std::vector<CoreRule> rules;
    std::vector<CoreRuling> rulings;
};

/// Rules and rulings of a core as plain texts. The functions of its rules are found beside the rules.
template <class RulingTable>
Core coreOf(const QString &game, std::size_t ruleCount, const RulingTable &rulings)
{
    using Rule = decltype(RulingTable::Row::rule);
    Core core;
    core.game = game;
    for (std::size_t i = 0; i < ruleCount; ++i) {
        const auto rule = static_cast<Rule>(i);
        CoreRule known{text(ruleId(rule))};
        if constexpr (requires { rulePage(rule); })
            known.page = rulePage(rule);
        core.rules.push_back(std::move(known));
    }
    for (const auto &ruling : rulings) {
        CoreRuling known{text(ruling.key), text(ruleId(ruling.rule)), {}};
        for (const std::string_view reading : ruling.readings)
            known.readings << text(reading);
        known.readings.sort();
        core.rulings.push_back(std::move(known));
    }
    return core;
}

const std::vector<Core> &cores()
{
    static const std::vector<Core> all{
        coreOf(u"airship-city"_s, airshipcity::ruleCount, airshipcity::rulingTable()),
        coreOf(u"cloudage"_s, cloudage::ruleCount, cloudage::rulingTable()),
        coreOf(u"whistle-mountain"_s, whistlemountain::ruleCount, whistlemountain::rulingTable()),
    };
    return all;
}

void addCores()
{
    QTest::addColumn<std::size_t>("which");
    for (std::size_t i = 0; i < cores().size(); ++i)
        QTest::newRow(qUtf8Printable(cores()[i].game)) << i;
}

QStringList readingsOf(const Ruling &ruling)
{
    QStringList readings;
    for (const Reading &reading : ruling.readings)
        readings << reading.value;
    readings.sort();
    return readings;
}

} // namespace

void TestCoreRules::everyRuleOfTheCoreHasAnEntry_data()
{
    addCores();
}

/// Refusals, warnings, contributions and rulings name rules of these lists.
void TestCoreRules::everyRuleOfTheCoreHasAnEntry()
{
    QFETCH(const std::size_t, which);
    const Core &core = cores()[which];
    QVERIFY(!core.rules.empty());
    QStringList lacking;
    for (const CoreRule &rule : core.rules) {
        if (!bookOf(core.game).rules.entry(rule.id))
            lacking << rule.id;
    }
    QCOMPARE(lacking.join(u' '), QString());
}

void TestCoreRules::pagesAreThoseOfTheCore_data()
{
    addCores();
}

void TestCoreRules::pagesAreThoseOfTheCore()
{
    QFETCH(const std::size_t, which);
    const Core &core = cores()[which];
    QStringList differing;
    for (const CoreRule &rule : core.rules) {
        const Entry *entry = bookOf(core.game).rules.entry(rule.id);
        if (entry && entry->id == rule.id && rule.page != 0 && entry->page != rule.page)
            differing << u"%1: %2 in ruleids.h"_s.arg(rule.id).arg(rule.page);
    }
    QCOMPARE(differing.join(u"; "), QString());
}

void TestCoreRules::everyRulingIsExplained_data()
{
    addCores();
}

/// With every reading, and where its rule is.
void TestCoreRules::everyRulingIsExplained()
{
    QFETCH(const std::size_t, which);
    const Core &core = cores()[which];
    for (const CoreRuling &ruling : core.rulings) {
        const Entry *entry = bookOf(core.game).rules.entryOfRuling(ruling.key);
        QVERIFY2(entry, qPrintable(ruling.key));
        QCOMPARE(readingsOf(*entry->ruling(ruling.key)), ruling.readings);
        QVERIFY2(entry->covers.contains(ruling.rule), qPrintable(entry->id));
    }
}

void TestCoreRules::noOtherRulingIsExplained_data()
{
    addCores();
}

void TestCoreRules::noOtherRulingIsExplained()
{
    QFETCH(const std::size_t, which);
    const Core &core = cores()[which];
    std::size_t explained = 0;
    for (const Entry &entry : bookOf(core.game).rules.entries())
        explained += entry.rulings.size();
    QCOMPARE(explained, core.rulings.size());
}

QTEST_GUILESS_MAIN(TestCoreRules)
#include "tst_corerules.moc"
