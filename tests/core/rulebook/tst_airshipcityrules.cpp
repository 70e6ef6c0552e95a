// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/rulingtable.h"
#include "tests/core/rulebook/airshipcity.h"

#include <QtCore/QDirIterator>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>

using namespace skyledger;
using namespace skyledger::rulebook;
using namespace skyledger::rulebook::test;
using namespace Qt::Literals::StringLiterals;

/// The rules of Airship City are whole, and fit what the core knows.
class TestAirshipCityRules : public QObject
{
    Q_OBJECT

private slots:
    void everyFileIsEmbedded();
    void everyRuleOfTheCoreHasAnEntry();
    void pagesAreThoseOfTheCore();
    void everyRulingIsExplained();
    void rulingsAreExplainedWhereTheirRuleIs();
    void editionsAreThoseOfTheCore();
    void everyEntryIsFoundByItsTitle_data();
    void everyEntryIsFoundByItsTitle();
    void everyRuleIsFoundByItsId();
    void mistypedIdsFindTheirRule_data();
    void mistypedIdsFindTheirRule();
    void everyTermIsFoundByItsLabel();
    void entriesSayHowPeopleAsk();
    void frenchIsSetAsFrench();
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

/// The files of a folder and of those in it, sorted.
QStringList filesIn(const QString &folder)
{
    QStringList files;
    QDirIterator all(folder, {u"*.json"_s, u"*.svg"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext())
        files << all.next().mid(folder.size());
    files.sort();
    return files;
}

} // namespace

void TestAirshipCityRules::everyFileIsEmbedded()
{
    const QStringList files = filesIn(u"" SKYLEDGER_SOURCE_DIR "/resources/rulebook/airship-city"_s);
    QVERIFY(!files.isEmpty());
    QCOMPARE(filesIn(u":/rulebook/airship-city"_s), files);
}

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

void TestAirshipCityRules::everyEntryIsFoundByItsTitle_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("title");
    for (const Entry &entry : airshipCity().entries()) {
        for (const auto &[language, title] : entry.title)
            QTest::newRow(qUtf8Printable(entry.id + u' ' + language)) << entry.id << title;
    }
}

void TestAirshipCityRules::everyEntryIsFoundByItsTitle()
{
    QFETCH(const QString, id);
    QFETCH(const QString, title);
    constexpr std::size_t first = 3;
    const Found found = search().find(title);
    const std::vector<const Entry *> entries = firstOf(found, first);
    const bool there =
        std::any_of(entries.begin(), entries.end(), [&](const Entry *entry) { return entry->id == id; });
    QVERIFY2(there, qUtf8Printable(title + u" found "_s + idsOf(found, first)));
}

void TestAirshipCityRules::everyRuleIsFoundByItsId()
{
    for (const Entry &entry : airshipCity().entries()) {
        for (const QString &rule : entry.covers)
            QCOMPARE(idsOf(search().find(rule), 1), entry.id);
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
    const Found found = search().find(query);
    QVERIFY(!found.isEmpty());
    for (const Found::Hit &hit : found.hits()) {
        const QStringList &covers = airshipCity().entries()[hit.entry].covers;
        const bool ofIt = std::any_of(covers.begin(), covers.end(),
                                      [&](const QString &rule) { return rule.startsWith(chapter); });
        QVERIFY2(ofIt, qPrintable(covers.join(u' ')));
    }
}

void TestAirshipCityRules::everyTermIsFoundByItsLabel()
{
    for (const Term &term : airshipCity().glossary().terms()) {
        for (const auto &[language, label] : term.label)
            QVERIFY2(!search().find(label).isEmpty(), qUtf8Printable(label));
    }
}

void TestAirshipCityRules::entriesSayHowPeopleAsk()
{
    for (const Entry &entry : airshipCity().entries()) {
        for (const auto &[language, ways] : entry.ask)
            QVERIFY2(ways.size() >= 2, qPrintable(entry.id));
        QVERIFY2(!entry.terms.isEmpty(), qPrintable(entry.id));
        QVERIFY2(!entry.related.isEmpty(), qPrintable(entry.id));
    }
}

/// Typographic apostrophes, and spaces that do not break a line before tall punctuation.
void TestAirshipCityRules::frenchIsSetAsFrench()
{
    static const QRegularExpression wrong(u"'|\u00ab(?!\u00a0)|(?<!\u00a0)[:;?!\u00bb](?=\\s|$)"_s);
    QVERIFY2(wrong.isValid(), qPrintable(wrong.errorString()));
    const auto check = [](const QString &id, const QString &text) {
        QVERIFY2(!wrong.match(text).hasMatch(), qUtf8Printable(id + u": "_s + text));
    };
    for (const Entry &entry : airshipCity().entries()) {
        check(entry.id, entry.title.in(u"fr"));
        check(entry.id, entry.text.in(u"fr").join(u'\n'));
        check(entry.id, entry.example.in(u"fr"));
        for (const EditionText &edition : entry.editions)
            check(entry.id, edition.text.in(u"fr"));
        for (const Ruling &ruling : entry.rulings) {
            check(entry.id, ruling.why.in(u"fr"));
            for (const Reading &reading : ruling.readings)
                check(entry.id, reading.text.in(u"fr"));
        }
    }
    for (const Term &term : airshipCity().glossary().terms()) {
        check(term.id, term.label.in(u"fr"));
        check(term.id, term.note.in(u"fr"));
    }
}

QTEST_GUILESS_MAIN(TestAirshipCityRules)
#include "tst_airshipcityrules.moc"
