// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/words/reasons.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using words::Language;

namespace {

/// An objection as the rules make it, with the event that it answers where that matters.
struct Case {
    const char *name;
    Objection objection;
    std::optional<Event> event{};
};

Objection objection(Rule rule, std::initializer_list<Fact> facts = {})
{
    Verdict verdict;
    verdict.object(rule, facts);
    return verdict.objections.front();
}

/// Every rule with every set of facts that the rules object with.
std::vector<Case> allCases()
{
    const Fact ada = fact(FactKey::Player, p1);
    const Fact crew = fact(FactKey::Crew, Crew{1});
    const Fact cell = fact(FactKey::Cell, Cell{6});
    const Fact aWood = fact(FactKey::Resource, wood);
    const Fact aContract = fact(FactKey::Contract, contractS);
    const Fact sightseeing = fact(FactKey::Airship, Airship::Sightseeing);
    const auto needed = [](int number) { return fact(FactKey::Needed, number); };
    const auto has = [](int number) { return fact(FactKey::Has, number); };
    return {
        {"not your turn", objection(Rule::Turn02, {ada})},
        {"a crew is ready", objection(Rule::Turn06, {crew})},
        {"not at a tile", objection(Rule::Move01)},
        {"at a tile", objection(Rule::Move01, {crew})},
        {"two steps", objection(Rule::Move02, {has(1)})},
        {"off the grid", objection(Rule::Move04, {cell})},
        {"stops on an own crew", objection(Rule::Move05, {cell})},
        {"enters twice", objection(Rule::Move07, {cell})},
        {"keys of another tile",
         objection(Rule::Move08, {fact(FactKey::Tile, mine1), fact(FactKey::Kind, TileKind::Mine)})},
        {"the crew is spent", objection(Rule::Move10, {crew})},
        {"a resource is short", objection(Rule::Res04, {fact(FactKey::Resource, gear), needed(3), has(1)})},
        {"a needless report", objection(Rule::Res04)},
        {"a needless report of an upkeep", objection(Rule::Res04, {ada})},
        {"an impossible board", objection(Rule::Setup11)},
        {"a crew not in play", objection(Rule::Setup11, {crew})},
        {"the contract is not held", objection(Rule::Con03, {aContract})},
        {"not on display", objection(Rule::LocMark01, {aContract}), takeContract(contractS, contract(7))},
        {"cannot be turned up", objection(Rule::LocMark01, {aContract}),
         takeContract(contract(7), contractS)},
        {"not on display, or not in the deck", objection(Rule::LocMark01, {aContract})},
        {"nothing is turned up", objection(Rule::LocMark01, {has(15)})},
        {"the deck is empty", objection(Rule::LocMark02, {aContract})},
        {"a contract in the upkeep", objection(Rule::Upk05)},
        {"all crews are in play", objection(Rule::LocGuild03, {has(4)})},
        {"too many slides", objection(Rule::LocLight01, {needed(2), has(3)})},
        {"the wrong tile is developed", objection(Rule::LocWork02, {fact(FactKey::Tile, forest2), aWood})},
        {"no tile is developed", objection(Rule::LocWork02, {aWood})},
        {"all is unlocked", objection(Rule::LocWork05)},
        {"unlocked before", objection(Rule::LocWork06, {aWood})},
        {"cannot be sold", objection(Rule::Sell05, {sightseeing})},
        {"the prerequisite",
         objection(Rule::Pre01, {fact(FactKey::Airship, Airship::WoodenPrivate), needed(2), has(1)})},
        {"a full grid", objection(Rule::Don04, {sightseeing, needed(5), has(4)})},
        {"a full grid of a utility", objection(Rule::Don04, {fact(FactKey::Utility, u1), needed(4), has(3)})},
        {"a full grid, to sell", objection(Rule::Don04, {sightseeing, has(4)})},
        {"no marker is left", objection(Rule::Don04, {ada, has(0)})},
        {"a needless crest choice", objection(Rule::Crest04, {aWood})},
        {"a lacking crest choice", objection(Rule::Crest04, {needed(2)})},
        {"the one who acts", objection(Rule::Pig01, {ada})},
        {"somebody else answers first", objection(Rule::Pig02, {ada})},
        {"nothing to answer", objection(Rule::Pig02)},
        {"not offered", objection(Rule::Pig05, {aWood})},
        {"somebody else chooses first", objection(Rule::Upk01, {ada})},
        {"no stage bonus", objection(Rule::Upk01)},
        {"not in the stage bonus", objection(Rule::Upk01, {aWood})},
        {"the effect is locked",
         objection(Rule::Be01, {fact(FactKey::BonusEffect, BonusEffect::Barter), needed(3), has(1)})},
        {"the effect is locked, target unknown",
         objection(Rule::Be01, {fact(FactKey::BonusEffect, BonusEffect::Barter)})},
        {"the effect is used",
         objection(Rule::Be03, {fact(FactKey::BonusEffect, BonusEffect::LongDistance)})},
        {"passes too many tiles", objection(Rule::Be04, {needed(1), has(2)})},
        {"the negotiator", objection(Rule::Be05, {aWood})},
        {"barter with itself", objection(Rule::Be06, {aWood})},
        {"the game is over", objection(Rule::End01, {fact(FactKey::Round, 18)})},
    };
}

QString sentenceOf(const Case &each, const words::GameWords &game)
{
    return words::reason(each.objection, game, each.event ? &*each.event : nullptr);
}

} // namespace

class TestReasons : public QObject
{
    Q_OBJECT

private slots:
    void everyReasonHasItsSentence_data();
    void everyReasonHasItsSentence();
    void distinctReasonsHaveDistinctSentences();
    void everyRuleThatCanObjectHasWords();
    void sentencesInEnglish();
    void sentencesInFrench();
    void rulesTellTheirPage();
};

void TestReasons::everyReasonHasItsSentence_data()
{
    QTest::addColumn<int>("number");
    int number = 0;
    for (const Case &each : allCases()) {
        const std::string_view rule = ruleId(each.objection.rule);
        QTest::addRow("%.*s %s", static_cast<int>(rule.size()), rule.data(), each.name) << number++;
    }
}

void TestReasons::everyReasonHasItsSentence()
{
    QFETCH(int, number);
    const Case each = allCases()[static_cast<std::size_t>(number)];
    const words::fixture::NamedGame game;
    const Objection unheardOf = objection(Rule::Comp01);

    words::Speech speech(Language::English);
    const QString english = sentenceOf(each, game.words);
    VERIFY_SENTENCE(english);
    QVERIFY2(english != words::reason(unheardOf, game.words), qPrintable(english));
    QVERIFY2(!english.endsWith(u'.'), qPrintable(english)); // it follows a colon

    SKIP_WITHOUT_FRENCH();
    speech.change(Language::French);
    const QString french = sentenceOf(each, game.words);
    VERIFY_SENTENCE(french);
    QVERIFY2(french != words::reason(unheardOf, game.words), qPrintable(french));
    QVERIFY2(french != english, qPrintable(french));
}

void TestReasons::distinctReasonsHaveDistinctSentences()
{
    const words::fixture::NamedGame game;
    for (const Language language : {Language::English, Language::French}) {
        const words::Speech speech(language);
        QHash<QString, QString> seen;
        for (const Case &each : allCases()) {
            const QString sentence = sentenceOf(each, game.words);
            QVERIFY2(!seen.contains(sentence),
                     qPrintable(seen[sentence] + u" = "_s + QLatin1StringView(each.name)));
            seen.insert(sentence, QString::fromLatin1(each.name));
        }
    }
}

/// The sources of the rules are the list of what can object.
void TestReasons::everyRuleThatCanObjectHasWords()
{
    std::set<QString> worded;
    for (const Case &each : allCases()) {
        const std::string_view id = ruleId(each.objection.rule);
        worded.insert(QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())));
    }

    std::set<QString> names; // as in the enumeration
    const QDir rules(QStringLiteral(SKYLEDGER_SOURCE_DIR "/core/airshipcity/rules"));
    static const QRegularExpression objects(u"(?:\\bobject\\(|\\bObjection \\w+\\{)\\s*Rule::(\\w+)"_s);
    const QStringList sources = rules.entryList({u"*.cpp"_s, u"*.h"_s});
    for (const QString &source : sources) {
        QFile file(rules.filePath(source));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto found = objects.globalMatch(QString::fromUtf8(file.readAll()));
        while (found.hasNext())
            names.insert(found.next().captured(1));
    }
    QVERIFY2(names.size() > 30, "the search found hardly any rule: has the spelling of objections changed?");

    QStringList inOrder;
    for (const play::RulesOnPage &rulesOnPage : airshipcity::detail::rulesOnPages)
        inOrder += table::toText(rulesOnPage.names).split(u", "_s);
    QCOMPARE(static_cast<std::size_t>(inOrder.size()), ruleCount);
    for (const QString &name : names) {
        QVERIFY2(inOrder.contains(name), qPrintable(name));
        const QString id = table::toText(ruleId(static_cast<Rule>(inOrder.indexOf(name))));
        QVERIFY2(worded.contains(id), qPrintable(u"no sentence is tested for "_s + id));
    }
}

void TestReasons::sentencesInEnglish()
{
    const words::Speech speech(Language::English);
    const words::fixture::NamedGame game;
    const auto said = [&](Rule rule, std::initializer_list<Fact> facts) {
        return words::reason(objection(rule, facts), game.words);
    };
    QCOMPARE(
        said(Rule::Res04, {fact(FactKey::Resource, gear), fact(FactKey::Needed, 3), fact(FactKey::Has, 1)}),
        u"2 gears short: 3 needed, you have 1"_s);
    QCOMPARE(
        said(Rule::Res04, {fact(FactKey::Resource, gear), fact(FactKey::Needed, 3), fact(FactKey::Has, 2)}),
        u"1 gear short: 3 needed, you have 2"_s);
    QCOMPARE(said(Rule::Pre01,
                  {fact(FactKey::Airship, Airship::WoodenPrivate), fact(FactKey::Needed, 2),
                   fact(FactKey::Has, 1)}),
             u"needs 2 markers on the wooden private ship: you have 1"_s);
    QCOMPARE(said(Rule::Con03, {fact(FactKey::Contract, contractS)}),
             u"the contract is not on your Contract Term Track: 2 wood, 1 metal, 1 gear (1 VP, 1 gold)"_s);
}

void TestReasons::sentencesInFrench()
{
    SKIP_WITHOUT_FRENCH();
    const words::Speech speech(Language::French);
    const words::fixture::NamedGame game;
    const auto said = [&](Rule rule, std::initializer_list<Fact> facts) {
        return words::reason(objection(rule, facts), game.words).replace(QChar::Nbsp, u' ');
    };
    QCOMPARE(
        said(Rule::Res04, {fact(FactKey::Resource, gear), fact(FactKey::Needed, 3), fact(FactKey::Has, 1)}),
        u"il vous manque 2 Propulsion : il en faut 3, vous en avez 1"_s);
    QCOMPARE(said(Rule::Pre01,
                  {fact(FactKey::Airship, Airship::WoodenPrivate), fact(FactKey::Needed, 2),
                   fact(FactKey::Has, 1)}),
             u"il faut 2 marqueurs sur l’aéronef privé en bois : vous en avez 1"_s);
    QCOMPARE(said(Rule::Turn02, {fact(FactKey::Player, p1)}), u"c’est à Ada de jouer"_s);
}

void TestReasons::rulesTellTheirPage()
{
    const words::Speech speech(Language::English);
    QCOMPARE(words::ruleWithPage(Rule::Pre01), u"AC-PRE-01, page 10"_s);
}

QTEST_GUILESS_MAIN(TestReasons)

#include "tst_reasons.moc"
