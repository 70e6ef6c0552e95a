// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/rulingtable.h"
#include "tests/core/rulebook/books.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace skyledger;
using namespace skyledger::rulebook;
using namespace skyledger::rulebook::test;
using namespace Qt::Literals::StringLiterals;

/// The rules of Airship City fit what the core knows.
class TestAirshipCityRules : public QObject
{
    Q_OBJECT

private slots:
    void everyRuleOfTheCoreHasAnEntry();
    void pagesAreThoseOfTheCore();
    void everyRulingIsExplained();
    void rulingsAreExplainedWhereTheirRuleIs();
    void editionsAreThoseOfTheCore();
    void mistypedIdsFindTheirRule_data();
    void mistypedIdsFindTheirRule();
};

namespace {

QString text(std::string_view ascii)
{
    return QString::fromLatin1(ascii.data(), static_cast<qsizetype>(ascii.size()));
}

std::vector<airshipcity::Rule> allRules()
{
    std::vector<airshipcity::Rule> rules;
    rules.reserve(airshipcity::ruleCount);
    for (std::size_t i = 0; i < airshipcity::ruleCount; ++i)
        rules.push_back(static_cast<airshipcity::Rule>(i));
    return rules;
}

const Rulebook &airshipCity()
{
    return bookOf(u"airship-city"_s).rules;
}

} // namespace

/// Refusals, warnings, contributions and rulings name rules of this list.
void TestAirshipCityRules::everyRuleOfTheCoreHasAnEntry()
{
    const std::vector<airshipcity::Rule> rules = allRules();
    QStringList lacking;
    for (const airshipcity::Rule rule : rules) {
        const QString id = text(airshipcity::ruleId(rule));
        if (!airshipCity().entry(id))
            lacking << id;
    }
    QCOMPARE(lacking.join(u' '), QString());
}

void TestAirshipCityRules::pagesAreThoseOfTheCore()
{
    QStringList differing;
    for (const Entry &entry : airshipCity().entries()) {
        const auto rule = airshipcity::ruleFromId(entry.id.toStdString());
        if (rule && airshipcity::rulePage(*rule) != entry.page)
            differing << u"%1: %2 in ruleids.h"_s.arg(entry.id).arg(airshipcity::rulePage(*rule));
    }
    QCOMPARE(differing.join(u"; "), QString());
}

void TestAirshipCityRules::everyRulingIsExplained()
{
    std::size_t explained = 0;
    for (const Entry &entry : airshipCity().entries()) {
        for (const Ruling &ruling : entry.rulings) {
            const airshipcity::RulingInfo *info = airshipcity::findRuling(ruling.key.toStdString());
            QVERIFY2(info, qPrintable(entry.id + u' ' + ruling.key));
            QCOMPARE(ruling.readings.size(), info->readings.size());
            for (const std::string_view reading : info->readings)
                QVERIFY2(ruling.reading(text(reading)), qPrintable(ruling.key + u' ' + text(reading)));
            ++explained;
        }
    }
    QCOMPARE(explained, airshipcity::rulingTable().size());
}

void TestAirshipCityRules::rulingsAreExplainedWhereTheirRuleIs()
{
    for (const airshipcity::RulingInfo &ruling : airshipcity::rulingTable()) {
        const Entry *entry = airshipCity().entryOfRuling(text(ruling.key));
        QVERIFY2(entry, ruling.key.data());
        QVERIFY2(entry->covers.contains(text(airshipcity::ruleId(ruling.rule))), qPrintable(entry->id));
    }
}

void TestAirshipCityRules::editionsAreThoseOfTheCore()
{
    const auto isEdition = [](const QString &id) {
        const auto &names = airshipcity::nameTable<airshipcity::Edition>;
        return std::find(names.begin(), names.end(), id.toStdString()) != names.end();
    };
    for (const Entry &entry : airshipCity().entries()) {
        QVERIFY2(entry.edition.isEmpty() || isEdition(entry.edition), qPrintable(entry.id));
        for (const EditionText &edition : entry.editions)
            QVERIFY2(isEdition(edition.edition), qPrintable(entry.id));
    }
}

void TestAirshipCityRules::mistypedIdsFindTheirRule_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("chapter");
    QTest::newRow("a letter left out") << u"AC-MOV-05"_s << u"AC-MOVE-05"_s;
    QTest::newRow("swapped letters") << u"AC-MVOE-05"_s << u"AC-MOVE-05"_s;
    QTest::newRow("run together") << u"acmove05"_s << u"AC-MOVE-05"_s;
    QTest::newRow("in the middle") << u"AC-LOC-MRAK-01"_s << u"AC-LOC-MARK-01"_s;
    QTest::newRow("no such number") << u"AC-MOVE-99"_s << u"AC-MOVE-"_s;
}

void TestAirshipCityRules::mistypedIdsFindTheirRule()
{
    QFETCH(const QString, query);
    QFETCH(const QString, chapter);
    const Found found = bookOf(u"airship-city"_s).search.find(query);
    QVERIFY(!found.isEmpty());
    for (const Found::Hit &hit : found.hits()) {
        const QStringList &covers = airshipCity().entries()[hit.entry].covers;
        const bool ofIt = std::any_of(covers.begin(), covers.end(),
                                      [&](const QString &rule) { return rule.startsWith(chapter); });
        QVERIFY2(ofIt, qPrintable(covers.join(u' ')));
    }
}

QTEST_GUILESS_MAIN(TestAirshipCityRules)
#include "tst_airshipcityrules.moc"
