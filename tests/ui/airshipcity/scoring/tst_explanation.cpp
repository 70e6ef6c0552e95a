// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/scoresheet.h"
#include "tests/core/airshipcity/sheets.h"
#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/scoring/tellscore.h"
#include "ui/airshipcity/words/explanation.h"

#include <QDir>
#include <QTest>

#include <numeric>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using words::Explanation;
using words::ExplanationLine;
using words::ExplanationSection;
using words::Language;
using Subject = ExplanationSection::Subject;

/// The final scoring told so that nobody contests it.
class TestExplanation : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_speech = std::make_unique<words::Speech>(Language::English); }
    void cleanup() { m_speech.reset(); }
    void awards_data();
    void awards();
    void zeroCountsWhereTakingPartDoes();
    void tieBreaks_data();
    void tieBreaks();
    void sharedRanks();
    void theLedgerAddsUp_data();
    void theLedgerAddsUp();
    void chosenReadings();
    void correctionsAndOverrides();
    void reservations();
    void inBothLanguages_data() { theLedgerAddsUp_data(); }
    void inBothLanguages();
    void rulesAndPages();

private:
    std::unique_ptr<words::Speech> m_speech;
};

namespace {

using Numbers = std::vector<int>;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A game in a file, record or sheet.
ScoredGame gameIn(const QString &path)
{
    const QByteArray bytes = contentOf(path);
    if (const auto sheet = readScoreSheet(bytes))
        return scoredGame(sheet.value());
    const auto record = readGameRecord(bytes);
    const auto game = record ? scoredGame(record.value()) : std::nullopt;
    if (!game)
        qFatal("%s", qPrintable(path));
    return *game;
}

/// A sheet of Ada, Bo, Cy and Dee, as many as there are numbers.
ScoreSheet sheetOfFriends(const Numbers &vp)
{
    ScoreSheet sheet = fixture::emptySheet(vp.size());
    fixture::enter(sheet, SheetEntry::Vp, vp);
    return sheet;
}

void enterStock(ScoreSheet &sheet, Resource resource, const Numbers &values)
{
    fixture::enter(sheet, SheetEntry::Resource, values, indexOf(resource));
}

Explanation explanationOf(const ScoredGame &game)
{
    return ui::tellScore(game).explanation;
}

/// The ledgers by seat, though the explanation has them by place.
ExplanationSection ledgerOf(const ScoredGame &game, Player player)
{
    const Explanation explanation = explanationOf(game);
    for (const ExplanationSection &section : explanation.sections) {
        const QString name = game.players[static_cast<qsizetype>(player)].name;
        if (section.subject == Subject::Ledger && section.heading.startsWith(name + u": "_s))
            return section;
    }
    return {};
}

QStringList said(const ExplanationSection &section)
{
    QStringList sentences;
    for (const ExplanationLine &line : section.lines) {
        sentences << line.text;
        for (const ExplanationLine &each : line.details)
            sentences << u"> "_s + each.text;
    }
    return sentences;
}

const ExplanationSection *find(const Explanation &explanation, Subject subject)
{
    for (const ExplanationSection &section : explanation.sections) {
        if (section.subject == subject)
            return &section;
    }
    return nullptr;
}

QString faultIn(const ExplanationLine &line)
{
    QString fault = words::fixture::faultIn(line.text);
    if (!fault.isEmpty())
        return fault;
    for (const ExplanationLine &each : line.details) {
        if (QString inner = faultIn(each); !inner.isEmpty())
            return inner;
    }
    return {};
}

} // namespace

void TestExplanation::awards_data()
{
    QTest::addColumn<Numbers>("counts");
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("all different") << Numbers{4, 3, 1}
                                   << QStringList{u"Counted are airship majorities: Ada 4, Bo 3, Cy 1."_s,
                                                  u"Ada has the most and gets 6 VP."_s,
                                                  u"Bo is second and gets 3 VP."_s,
                                                  u"Behind them there is nothing to get: Cy."_s};
    QTest::newRow("tie for first")
        << Numbers{3, 1, 3}
        << QStringList{
               u"Counted are airship majorities: Ada 3, Cy 3, Bo 1."_s,
               u"Ada and Cy tie for first: 6 + 3 VP shared and rounded down, 4 each; nobody is second."_s,
               u"Behind them there is nothing to get: Bo."_s};
    QTest::newRow("tie for second")
        << Numbers{3, 2, 2, 2}
        << QStringList{u"Counted are airship majorities: Ada 3, Bo 2, Cy 2, Dee 2."_s,
                       u"Ada has the most and gets 6 VP."_s,
                       u"Bo, Cy and Dee tie for second: 3 VP shared and rounded down, 1 each."_s};
    QTest::newRow("one alone") << Numbers{0, 0, 0, 2}
                               << QStringList{u"Counted are airship majorities: Dee 2, Ada 0, Bo 0, Cy 0."_s,
                                              u"With none counted there is nothing to get: Ada, Bo and Cy."_s,
                                              u"Dee has the most and gets 6 VP."_s,
                                              u"Nobody else is in the running, so nobody is second."_s};
    QTest::newRow("nobody") << Numbers{0, 0, 0}
                            << QStringList{u"Counted are airship majorities: Ada 0, Bo 0, Cy 0."_s,
                                           u"With none counted there is nothing to get: Ada, Bo and Cy."_s,
                                           u"So nobody gets this award."_s};
}

void TestExplanation::awards()
{
    QFETCH(Numbers, counts);
    QFETCH(QStringList, sentences);
    ScoreSheet sheet = sheetOfFriends(counts);
    fixture::enter(sheet, SheetEntry::AirshipMajorities, counts);
    const ExplanationSection section = words::awardSection(scoredGame(sheet), Award::Shipbuilding);
    QCOMPARE(said(section), sentences);
    QCOMPARE(section.heading, u"Shipbuilding (6 VP and 3 VP)"_s);
    for (const ExplanationLine &line : section.lines)
        QVERIFY(!line.rules.empty());
}

/// AC-T-162
void TestExplanation::zeroCountsWhereTakingPartDoes()
{
    ScoreSheet sheet = sheetOfFriends({1, 1, 1});
    fixture::enter(sheet, SheetEntry::AirshipMajorities, {5, 0, 0});
    sheet.rulings.awardEligibility = AwardEligibility::TookPart;
    for (SheetPlayer &player : sheet.players)
        player.count.tookPart[Award::Shipbuilding] = true;
    const ExplanationSection section = words::awardSection(scoredGame(sheet), Award::Shipbuilding);
    QCOMPARE(said(section).mid(1),
             (QStringList{u"In this game it is enough to have taken part, as with none counted: Bo and Cy."_s,
                          u"Ada has the most and gets 6 VP."_s,
                          u"Bo and Cy tie for second: 3 VP shared and rounded down, 1 each."_s}));
    QVERIFY((section.lines[1].rules == words::mentioned({Rule::Awd04, Rule::Amb19})));
}

void TestExplanation::tieBreaks_data()
{
    QTest::addColumn<Numbers>("vp");
    QTest::addColumn<Numbers>("wood");
    QTest::addColumn<Numbers>("gold");
    QTest::addColumn<int>("last");
    QTest::addColumn<QStringList>("sentences");
    const auto with = [](FinalTieBreak last) { return static_cast<int>(last); };
    QTest::newRow("no tie") << Numbers{3, 9, 5} << Numbers{} << Numbers{} << with(FinalTieBreak::Shared)
                            << QStringList{u"Most VP wins: Bo 9, Cy 5, Ada 3."_s, u"Nobody is tied."_s,
                                           u"So the order is: 1. Bo, 2. Cy, 3. Ada."_s};
    QTest::newRow("resources part them")
        << Numbers{9, 9, 5} << Numbers{1, 2, 9} << Numbers{} << with(FinalTieBreak::Shared)
        << QStringList{u"Most VP wins: Bo 9, Ada 9, Cy 5."_s,
                       u"Bo and Ada tie on 9 VP: the most resources left decide. They have: Bo 2, Ada 1."_s,
                       u"So the order is: 1. Bo, 2. Ada, 3. Cy."_s};
    QTest::newRow("shared")
        << Numbers{9, 9, 5} << Numbers{2, 2, 0} << Numbers{} << with(FinalTieBreak::Shared)
        << QStringList{
               u"Most VP wins: Ada 9, Bo 9, Cy 5."_s,
               u"Ada and Bo tie on 9 VP: the most resources left decide. They have: Ada 2, Bo 2."_s,
               u"Ada and Bo are still tied. What the rulebook compares next is not legible: they share the place."_s,
               u"So the order is: 1. Ada, 1. Bo, 3. Cy."_s};
    QTest::newRow("gold parts two of three, in the middle")
        << Numbers{9, 5, 5, 5} << Numbers{0, 2, 0, 1} << Numbers{0, 0, 2, 1} << with(FinalTieBreak::Gold)
        << QStringList{
               u"Most VP wins: Ada 9, Cy 5, Dee 5, Bo 5."_s,
               u"Cy, Dee and Bo tie on 5 VP: the most resources left decide. They have: Cy 2, Dee 2, Bo 2."_s,
               u"Cy, Dee and Bo are still tied: in this game the most gold left decides. They have: Cy 2, Dee 1, Bo 0."_s,
               u"So the order is: 1. Ada, 2. Cy, 3. Dee, 4. Bo."_s};
    QTest::newRow("gold does not part them")
        << Numbers{9, 9, 5} << Numbers{1, 1, 0} << Numbers{1, 1, 0} << with(FinalTieBreak::Gold)
        << QStringList{
               u"Most VP wins: Ada 9, Bo 9, Cy 5."_s,
               u"Ada and Bo tie on 9 VP: the most resources left decide. They have: Ada 2, Bo 2."_s,
               u"Ada and Bo are still tied: in this game the most gold left decides. They have: Ada 1, Bo 1."_s,
               u"Ada and Bo are tied in that too: they share the place."_s,
               u"So the order is: 1. Ada, 1. Bo, 3. Cy."_s};
    QTest::newRow("markers that nobody counted")
        << Numbers{9, 9, 5} << Numbers{} << Numbers{} << with(FinalTieBreak::Markers)
        << QStringList{
               u"Most VP wins: Ada 9, Bo 9, Cy 5."_s,
               u"Ada and Bo tie on 9 VP: the most resources left decide. They have: Ada 0, Bo 0."_s,
               u"Ada and Bo are still tied. In this game the most donation markers on the board decide, and "
               u"they are not given for everybody: they share the place."_s,
               u"So the order is: 1. Ada, 1. Bo, 3. Cy."_s};
}

void TestExplanation::tieBreaks()
{
    QFETCH(Numbers, vp);
    QFETCH(Numbers, wood);
    QFETCH(Numbers, gold);
    QFETCH(int, last);
    QFETCH(QStringList, sentences);
    ScoreSheet sheet = sheetOfFriends(vp);
    enterStock(sheet, Resource::Wood, wood);
    enterStock(sheet, Resource::Gold, gold);
    sheet.rulings.finalTieBreak = static_cast<FinalTieBreak>(last);
    const ExplanationSection section = words::tieBreakSection(scoredGame(sheet));
    QCOMPARE(said(section), sentences);
    QVERIFY(section.lines.front().rules == words::mentioned({Rule::Score04}));
}

/// 1, 1, 3: the sharers win both, and the winner's sentences say so.
void TestExplanation::sharedRanks()
{
    const Explanation explanation = explanationOf(scoredGame(sheetOfFriends({9, 9, 5})));
    QCOMPARE(said(*find(explanation, Subject::Winner)).value(0),
             u"Ada and Bo win together: 9 VP and 0 resources left each."_s);
    QStringList ledgers;
    for (const ExplanationSection &section : explanation.sections) {
        if (section.subject == Subject::Ledger)
            ledgers << section.heading;
    }
    QCOMPARE(ledgers, (QStringList{u"Ada: 9 VP"_s, u"Bo: 9 VP"_s, u"Cy: 5 VP"_s}));
}

void TestExplanation::theLedgerAddsUp_data()
{
    QTest::addColumn<QString>("path");
    for (const char *folder : {"tests/core/airshipcity/games", "resources/examples", "tests/app/data"}) {
        const QDir dir(QStringLiteral(SKYLEDGER_SOURCE_DIR "/") + QLatin1StringView(folder));
        const QStringList names = dir.entryList({u"*.skyledger"_s, u"*.skyscore.json"_s}, QDir::Files);
        for (const QString &name : names) {
            if (!name.startsWith(u"illegal"_s) && !name.startsWith(u"unreported"_s))
                QTest::newRow(qPrintable(name)) << dir.filePath(name);
        }
    }
}

void TestExplanation::theLedgerAddsUp()
{
    QFETCH(QString, path);
    const ScoredGame game = gameIn(path);
    for (const Player player : game.setup.players()) {
        const ExplanationSection section = ledgerOf(game, player);
        int sum = 0;
        std::size_t entries = 0;
        bool summed = false;
        for (const ExplanationLine &line : section.lines) {
            if (line.isSum) {
                QCOMPARE(*line.vp, sum);
                summed = true;
                continue;
            }
            sum += line.vp.value_or(0);
            entries += line.details.empty() && line.vp ? 1 : line.details.size();
            const int inside =
                std::accumulate(line.details.begin(), line.details.end(), 0,
                                [](int vp, const ExplanationLine &each) { return vp + *each.vp; });
            QVERIFY(line.details.empty() || inside == *line.vp);
        }
        QVERIFY(summed);
        const PlayerScore &score = game.score.players[indexOf(player)];
        QCOMPARE(sum, score.total);
        QCOMPARE(entries, score.ledger.size());
    }
}

void TestExplanation::chosenReadings()
{
    ScoreSheet sheet = sheetOfFriends({9, 9, 5});
    QVERIFY(words::rulingSection(scoredGame(sheet)).lines.empty());
    sheet.rulings.finalTieBreak = FinalTieBreak::Gold;
    sheet.rulings.unfinishedContracts = UnfinishedContracts::Ignore;
    enterStock(sheet, Resource::Gold, {3, 2, 0});
    enterStock(sheet, Resource::Wood, {0, 1, 0});
    fixture::enter(sheet, SheetEntry::UnfinishedContractVp, {0, 0, 2});
    const ExplanationSection section = words::rulingSection(scoredGame(sheet));
    QCOMPARE(
        said(section),
        (QStringList{
            u"Unfinished contracts at the end: they cost nothing. By default of the edition: their VP are lost."_s,
            u"> By default: Cy 3 VP instead of 5 VP."_s,
            u"Tie on VP and on resources: most gold wins. By default of the edition: the victory is shared."_s,
            u"> By default: Bo rank 1 instead of 2."_s, u"All of these together:"_s,
            u"> By default: Bo rank 1 instead of 2; Cy 3 VP instead of 5 VP."_s}));
    QCOMPARE(section.lines[1].details[0].details.at(0).text, u"Ada and Bo would win together."_s);
    QVERIFY(section.lines[0].rules == words::mentioned({Rule::Amb02}));
    const ExplanationSection ledger = ledgerOf(scoredGame(sheet), static_cast<Player>(2));
    QVERIFY(said(ledger).contains(u"Contracts not completed at the end (2 VP) cost nothing in this game."_s));
}

void TestExplanation::correctionsAndOverrides()
{
    const ScoredGame game = gameIn(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/app/data/evening.skyledger"));
    const ExplanationSection section = words::interventionSection(game);
    QCOMPARE(
        said(section),
        (QStringList{
            u"corrected by hand: Ada, VP: 2; Bo, metal: 9 (reason given: Counted again.)"_s, u"> Ada"_s,
            u"against the rules, the table wants it: Ada completes a contract: 6 metal, 2 gears (3 VP, 5 "
            u"gold) (reason given: Everybody agreed.)"_s,
            u"> Ada"_s}));
    QCOMPARE(section.lines[0].event, std::size_t{77});
    QCOMPARE(*section.lines[1].details[0].vp, 3);
}

void TestExplanation::reservations()
{
    const ScoredGame game = gameIn(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/app/data/evening.skyledger"));
    const Explanation explanation = explanationOf(game);
    QCOMPARE(explanation.sections.front().subject, Subject::Reservations);
    QVERIFY(!explanation.notice.isEmpty()); // made up values say so
    QVERIFY(!find(explanationOf(scoredGame(sheetOfFriends({1, 2, 3}))), Subject::Reservations));
}

void TestExplanation::inBothLanguages()
{
    QFETCH(QString, path);
    SKIP_WITHOUT_FRENCH();
    const ScoredGame game = gameIn(path);
    for (const Language language : {Language::English, Language::French}) {
        const words::SpokenIn spoken(language);
        const Explanation explanation = explanationOf(game);
        VERIFY_SENTENCE(explanation.title);
        VERIFY_SENTENCE(explanation.subtitle);
        for (const ExplanationSection &section : explanation.sections) {
            VERIFY_SENTENCE(section.heading);
            QVERIFY(!section.lines.empty());
            for (const ExplanationLine &line : section.lines) {
                const QString fault = faultIn(line);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
        }
        QVERIFY(words::plainText(explanation).count(u'\n') > 20);
    }
}

void TestExplanation::rulesAndPages()
{
    QCOMPARE(words::rulesWithPages({}), QString());
    QCOMPARE(words::rulesWithPages(words::mentioned({Rule::Awd05})), u"AC-AWD-05, page 12"_s);
    QCOMPARE(words::rulesWithPages(words::mentioned({Rule::Awd05, Rule::Awd07})),
             u"AC-AWD-05, AC-AWD-07, page 12"_s);
    QCOMPARE(words::rulesWithPages(words::mentioned({Rule::Don02, Rule::Awd07})),
             u"AC-DON-02, page 9; AC-AWD-07, page 12"_s);
}

QTEST_GUILESS_MAIN(TestExplanation)
#include "tst_explanation.moc"
