// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/words/explanation.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using words::Language;

class TestScoringWords : public QObject
{
    Q_OBJECT

private slots:
    void winnerByPoints();
    void winnerByResources();
    void winnerByTheLastTieBreak_data();
    void winnerByTheLastTieBreak();
    void sharedVictory();
    void sharedForWantOfMarkers();
    void everyLedgerLine();
    void reservations();
};

namespace {

/// A count with so many points on the track and so many resources.
FinalCount count(int vp, const Amounts &stock = {})
{
    FinalCount count;
    count.trackVp = vp;
    count.stock = stock;
    return count;
}

FinalScore scored(const std::vector<FinalCount> &counts, const Rulings &rulings = {})
{
    std::vector<LedgerLine> ledger;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        ledger.push_back({static_cast<Player>(i), VpSource::Track, 0xFF,
                          static_cast<std::int16_t>(counts[i].trackVp), Rule::Score01, 0});
    }
    return airshipcity::score(rulings, counts, ledger);
}

QStringList inEnglish(const std::vector<FinalCount> &counts, const Rulings &rulings = {})
{
    const words::Speech speech(Language::English);
    const words::fixture::NamedGame game;
    return words::winners(scored(counts, rulings), rulings, game.words);
}

void verifyFrench(const std::vector<FinalCount> &counts, const Rulings &rulings = {})
{
    SKIP_WITHOUT_FRENCH();
    const QStringList english = inEnglish(counts, rulings);
    const words::Speech speech(Language::French);
    const words::fixture::NamedGame game;
    const QStringList sentences = words::winners(scored(counts, rulings), rulings, game.words);
    for (const QString &sentence : sentences) {
        VERIFY_SENTENCE(sentence);
        QVERIFY2(!english.contains(sentence), qPrintable(sentence));
    }
}

} // namespace

void TestScoringWords::winnerByPoints()
{
    const std::vector<FinalCount> counts{count(40), count(47), count(31)};
    QCOMPARE(inEnglish(counts), QStringList{u"Bo wins with 47 VP."_s});
    verifyFrench(counts);
}

void TestScoringWords::winnerByResources()
{
    const std::vector<FinalCount> counts{count(35, amounts(7, 0, 0, 0)), count(35, amounts(0, 9, 0, 0)),
                                         count(20)};
    QCOMPARE(inEnglish(counts),
             (QStringList{u"Ada and Bo have 35 VP each."_s, u"Bo wins with the most resources left: 9."_s}));
    verifyFrench(counts);
}

void TestScoringWords::winnerByTheLastTieBreak_data()
{
    QTest::addColumn<FinalTieBreak>("tieBreak");
    QTest::addColumn<QString>("said");
    QTest::newRow("gold") << FinalTieBreak::Gold
                          << u"Ada wins with the most gold left, the last tie-break of this game."_s;
    QTest::newRow("gear") << FinalTieBreak::Gear
                          << u"Cy wins with the most gears left, the last tie-break of this game."_s;
    QTest::newRow("markers")
        << FinalTieBreak::Markers
        << u"Bo wins with the most donation markers on the board, the last tie-break of this game."_s;
}

void TestScoringWords::winnerByTheLastTieBreak()
{
    QFETCH(FinalTieBreak, tieBreak);
    QFETCH(QString, said);
    std::vector<FinalCount> counts{count(35, amounts(0, 0, 3, 0)), count(35, amounts(3, 0, 0, 0)),
                                   count(35, amounts(0, 0, 0, 3))};
    for (std::size_t i = 0; i < 3; ++i)
        counts[i].markers = i == 1 ? 8 : 5;
    Rulings rulings;
    rulings.finalTieBreak = tieBreak;
    QCOMPARE(inEnglish(counts, rulings),
             (QStringList{u"Ada, Bo and Cy have 35 VP and 3 resources left each."_s, said}));
    verifyFrench(counts, rulings);
}

void TestScoringWords::sharedVictory()
{
    const std::vector<FinalCount> counts{count(35), count(35), count(1)};
    QCOMPARE(
        inEnglish(counts),
        (QStringList{
            u"Ada and Bo win together: 35 VP and 0 resources left each."_s,
            u"What the last tie-break of the rulebook compares is not legible, so the victory is shared."_s}));
    verifyFrench(counts);
    Rulings rulings;
    rulings.finalTieBreak = FinalTieBreak::Gold;
    QCOMPARE(inEnglish(counts, rulings).value(1), u"The last tie-break does not part them either."_s);
    verifyFrench(counts, rulings);
}

void TestScoringWords::sharedForWantOfMarkers()
{
    Rulings rulings;
    rulings.finalTieBreak = FinalTieBreak::Markers;
    const std::vector<FinalCount> counts{count(35), count(35), count(1)};
    QCOMPARE(
        inEnglish(counts, rulings).value(1),
        u"In this game the last tie-break compares donation markers, which are not given for everybody."_s);
    verifyFrench(counts, rulings);
}

void TestScoringWords::everyLedgerLine()
{
    const words::fixture::NamedGame game;
    for (const Language language : {Language::English, Language::French}) {
        const words::Speech speech(language);
        QSet<QString> seen;
        for (std::size_t source = 0; source < nameTable<VpSource>.size(); ++source) {
            LedgerLine line;
            line.source = static_cast<VpSource>(source);
            line.detail = 0;
            const QString text = words::ledgerLine(line, game.words);
            VERIFY_SENTENCE(text);
            QVERIFY2(!seen.contains(text), qPrintable(text));
            seen.insert(text);
        }
        for (const VpSource source : {VpSource::Failed, VpSource::Unfinished}) {
            LedgerLine sum;
            sum.source = source;
            VERIFY_SENTENCE(words::ledgerLine(sum, game.words));
        }
    }
    for (const Award award : all<Award>())
        VERIFY_SENTENCE(words::countedFor(award));
}

void TestScoringWords::reservations()
{
    const words::Speech speech(Language::English);
    const words::fixture::NamedGame game;
    FinalScore score = scored({count(1), count(2), count(3)});
    QCOMPARE(words::reservations(score, true, game.words), QStringList());
    QCOMPARE(words::reservations(score, false, game.words),
             QStringList{u"The game is not over: this is the score as if it ended now."_s});
    score.missing = {{Value::ContractVp, 0}};
    QCOMPARE(
        words::reservations(score, true, game.words),
        QStringList{
            u"Not known, and counted as 0: the VP of a contract (2 wood, 1 metal, 1 gear (1 VP, 1 gold))."_s});
}

QTEST_GUILESS_MAIN(TestScoringWords)

#include "tst_scoringwords.moc"
