// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/gamevalues.h"
#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/words/sources.h"

#include <QTest>

#include <set>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using words::Language;
using Kind = Value;

/// What people read about printed values, their sources, and what follows from another one.
class TestPrintedValues : public QObject
{
    Q_OBJECT

private slots:
    void everyValueOfTheSampleSet();
    void inWords();
    void everySourceHasItsSign();
    void consequences();
    void everyProposal();
    void everyNote();
};

void TestPrintedValues::everyValueOfTheSampleSet()
{
    const CatalogueFile catalogue = readCatalogue(sampleCatalogue()).value();
    for (const Language language : {Language::English, Language::French}) {
        const words::Speech speech(language);
        std::set<QString> seen;
        const auto differences = copyDifferences(CityCopy(catalogue.document), CityCopy(catalogue.document));
        for (const CatalogueDifference &each : differences) {
            const QString what = words::fieldOf(each.placeInMine(), catalogue);
            VERIFY_SENTENCE(what);
            QVERIFY2(seen.insert(what).second, qPrintable(what)); // no two values are told the same
            const auto field = each.field.code.as<Printed>();
            VERIFY_SENTENCE(words::printed(*valueIn(field, each.mine), field));
        }
        QVERIFY(seen.size() > 200);
    }
}

void TestPrintedValues::inWords()
{
    const words::Speech speech(Language::English);
    QCOMPARE(words::printed(PrintedValue(3), Printed::ContractVp), u"3 VP"_s);
    QCOMPARE(words::printed(PrintedValue(3), Printed::ContractGold), u"3 gold"_s);
    QCOMPARE(words::printed(PrintedValue(3), Printed::ContractTerm), u"3"_s);
    QCOMPARE(words::printed(PrintedValue(Price{Resource::Gear, 2}), Printed::GuildPrice), u"2 gears"_s);
    QCOMPARE(words::printed(PrintedValue(Price{}), Printed::AirshipDiscount), u"nothing printed"_s);
    QCOMPARE(words::printed(PrintedValue(StageSet{Stage{1}, Stage{2}}), Printed::BonusStages),
             u"stages 2 and 3"_s);
    const PiggybackValues sides{ResourceBonus{1, {Resource::Wood}}, ResourceBonus{2, {Resource::Wood}}};
    QCOMPARE(words::printed(PrintedValue(sides), Printed::Piggyback), u"1 wood; developed side: 2 wood"_s);
    const StageBonus bonus{{{0, 1, 0, 0}}, 2, {Resource::Gold, Resource::Gear}, -1};
    QCOMPARE(words::printed(PrintedValue(bonus), Kind::StageBonus),
             u"1 metal, 2 gold or 2 gears to pick, −1 VP"_s);
    QCOMPARE(words::printed(PrintedValue(StageBonus{}), Kind::StageBonus), u"0 VP"_s);
}

void TestPrintedValues::everySourceHasItsSign()
{
    const words::Speech speech(Language::English);
    std::set<QString> signs{words::sourceSign(std::nullopt), words::missingSource().left(1)};
    for (std::size_t i = 0; i < nameTable<ValueSource>.size(); ++i) {
        const auto source = static_cast<ValueSource>(i);
        QVERIFY(signs.insert(words::sourceSign(source)).second);
        VERIFY_SENTENCE(words::signedSource(source));
    }
    QVERIFY(words::signedSource(ValueSource::Sample).contains(u"made up"_s));
}

void TestPrintedValues::consequences()
{
    const words::Speech speech(Language::English);
    const words::fixture::NamedGame game;
    QCOMPARE(words::consequences({}, game.words), QStringList{u"Nothing that was recorded changes."_s});
    ValueChange change;
    change.flagged = {12};
    change.settled = {3, 4, 5, 6, 7, 8};
    change.totals = {{Player{0}, ChangedTotal::What::Stock, Resource::Wood, 3, 2},
                     {Player{1}, ChangedTotal::What::FinalScore, {}, 40, -1}};
    const QStringList said = words::consequences(change, game.words);
    QCOMPARE(said.size(), 3);
    QCOMPARE(said[0],
             u"1 recorded event will no longer follow the rules: event 12. It is kept as it was played, "
             "and flagged in the journal."_s);
    QVERIFY(said[1].endsWith(u"events 3, 4, 5, 6, 7 and more."_s));
    QVERIFY2(said[2].contains(u"wood 3 → 2; "_s) && said[2].endsWith(u"40 → −1."_s), qPrintable(said[2]));
    for (const auto refusal : {ValueChange::Refusal::Value, ValueChange::Refusal::TooLarge}) {
        ValueChange refused;
        refused.refused = refusal;
        VERIFY_SENTENCE(words::consequences(refused, game.words).join(u' '));
    }
}

void TestPrintedValues::everyProposal()
{
    const words::Speech speech(Language::English);
    const words::fixture::NamedGame game;
    Proposal proposal{
        {Kind::GuildPrice, 0}, Proposal::Status::Certain, {Price{Resource::Gold, 10}}, false, {{7, {}}}};
    QCOMPARE(words::proposal(proposal, game.words),
             u"The price at the Guild Hall: certainly 10 gold (event 7)."_s);
    proposal.status = Proposal::Status::Possible;
    proposal.values.emplace_back(Price{Resource::Gold, 9});
    QCOMPARE(words::proposal(proposal, game.words),
             u"The price at the Guild Hall: one of 10 gold; 9 gold (event 7)."_s);
    proposal.more = true;
    QVERIFY(words::proposal(proposal, game.words).contains(u"or something else"_s));
    proposal.status = Proposal::Status::Conflicting;
    proposal.reports.push_back({9, {}});
    QVERIFY(words::proposal(proposal, game.words).contains(u"events 7 and 9 contradict each other"_s));
    proposal.values.clear();
    VERIFY_SENTENCE(words::proposal(proposal, game.words));
}

void TestPrintedValues::everyNote()
{
    for (const Language language : {Language::English, Language::French}) {
        const words::Speech speech(language);
        std::set<QString> seen;
        for (std::size_t i = 0; i < nameTable<CatalogueNote::Kind>.size(); ++i) {
            const QString text =
                words::note({static_cast<CatalogueNote::Kind>(i), u"contracts.c01"_s, u"en"_s, 5});
            VERIFY_SENTENCE(text);
            QVERIFY2(seen.insert(text).second, qPrintable(text));
        }
    }
}

QTEST_GUILESS_MAIN(TestPrintedValues)
#include "tst_printedvalues.moc"
