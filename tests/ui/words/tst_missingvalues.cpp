// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguecheck.h"
#include "core/airshipcity/record/cataloguelayout.h"
#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/newgame.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/sources.h"

#include <QTest>

#include <set>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using words::Language;

class TestMissingValues : public QObject
{
    Q_OBJECT

private slots:
    void everyKindIsNamed();
    void everyKindHasItsWords();
    void inWords();
    void everyReportIsNamed();
    void everyInconsistencyIsNamed();
    void everySourceIsNamed();
    void sampleDataSaysSo();
    void everyRefusalOfANewGame();
};

namespace {

constexpr int valueKinds = static_cast<int>(skyledger::table::countOf<Value>);

/// What is said about each, in both languages: whole, and nothing twice.
template <class Say>
void verifyEach(int count, Say say)
{
    for (const Language language : {Language::English, Language::French}) {
        const words::Speech speech(language);
        std::set<QString> seen;
        for (int i = 0; i < count; ++i) {
            const QString text = say(i);
            VERIFY_SENTENCE(text);
            QVERIFY2(seen.insert(text).second, qPrintable(text));
        }
    }
}

} // namespace

void TestMissingValues::everyKindIsNamed()
{
    const words::fixture::NamedGame game;
    verifyEach(valueKinds, [&](int kind) {
        return words::missingValue({static_cast<Value>(kind), 0}, game.words);
    });
}

/// What its row of words tells: several may have the same.
void TestMissingValues::everyKindHasItsWords()
{
    Setup setup = fixture::layoutA();
    setup.catalogue.contracts[Contract{0}] = {};
    const words::fixture::NamedGame blank(setup);
    for (const Language language : {Language::English, Language::French}) {
        const words::Speech speech(language);
        for (const Value kind : skyledger::table::all<Value>()) {
            VERIFY_SENTENCE(words::missingInShort({kind, 0}));
            VERIFY_SENTENCE(words::captionInHand(kind, 3));
            VERIFY_SENTENCE(words::howToRead(kind));
            QVERIFY(words::captionInHand(kind, 3) != words::howToRead(kind));
            const bool hasParts = kind == Value::AirshipSpaces || kind == Value::UtilitySpaces
                || kind == Value::StageBonus || kind == Value::Piggyback;
            QCOMPARE(words::valueCaption(kind).isEmpty(), hasParts);
            const bool isOfContract = sectionOf(kind) == CatalogueSection::Contracts;
            // A contract of which nothing is known has no name that could follow in parentheses.
            const QString ofNobodyKnows = words::missingValue({kind, 0}, blank.words);
            VERIFY_SENTENCE(ofNobodyKnows);
            if (isOfContract)
                QVERIFY(!ofNobodyKnows.contains(u'('));
        }
    }
    words::Speech speech(Language::English);
    QCOMPARE(words::captionInHand(Value::UtilitySpaces, 4), u"donation spaces with 4 players"_s);
    QCOMPARE(words::countsOf(Value::UtilityVp), words::Counts::Points);
    QCOMPARE(words::countsOf(Value::ContractGold), words::Counts::Gold);
    QCOMPARE(words::countsOf(Value::ContractTerm), words::Counts::Nothing);
}

void TestMissingValues::inWords()
{
    const words::fixture::NamedGame game;
    const MissingValue cost{Value::AirshipCost, static_cast<std::uint8_t>(Airship::Cruise)};
    words::Speech speech(Language::English);
    QCOMPARE(words::missingValue(cost, game.words), u"the cost of the luxury cruise ship"_s);
    SKIP_WITHOUT_FRENCH();
    speech.change(Language::French);
    QCOMPARE(words::missingValue(cost, game.words), u"le coût indiqué pour le ballon de croisière"_s);
}

void TestMissingValues::everyReportIsNamed()
{
    verifyEach(static_cast<int>(countOf<ReportKey>),
               [](int key) { return words::toReport(static_cast<ReportKey>(key)); });
}

void TestMissingValues::everyInconsistencyIsNamed()
{
    verifyEach(static_cast<int>(nameTable<Inconsistency::Kind>.size()), [](int kind) {
        return words::inconsistency({static_cast<Inconsistency::Kind>(kind), u"tiles"_s, 3, 2});
    });
}

void TestMissingValues::everySourceIsNamed()
{
    constexpr int sources = static_cast<int>(nameTable<ValueSource>.size());
    verifyEach(sources + 1, [](int source) {
        return words::sourceName(source < sources ? std::optional(static_cast<ValueSource>(source))
                                                  : std::nullopt);
    });
}

void TestMissingValues::sampleDataSaysSo()
{
    const words::Speech speech(Language::English);
    QVERIFY(words::sampleNotice(sampleCatalogue()).startsWith(u"Sample data:"_s));
    QCOMPARE(words::sampleNotice({{u"source"_s, u"copy"_s}}), QString());
}

void TestMissingValues::everyRefusalOfANewGame()
{
    // The last kind is that of a file, which has its own words.
    verifyEach(static_cast<int>(NewGameRefusal::Kind::Catalogue), [](int kind) {
        NewGameRefusal refusal;
        refusal.kind = static_cast<NewGameRefusal::Kind>(kind);
        refusal.number = 2;
        refusal.part = u"castle"_s;
        return words::refusal(refusal);
    });
}

QTEST_GUILESS_MAIN(TestMissingValues)

#include "tst_missingvalues.moc"
