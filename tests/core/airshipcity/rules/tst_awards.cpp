// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/scoring.h"

#include <QTest>

using namespace skyledger::airshipcity;

/// Chapter "Contribution awards" (p12): every tie shape of sections 16.1 and 16.2 for each award, and the cases of
/// section 20.11 about one award.
class TestAwards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapes_data();
    void shapes();
    void cases_data();
    void cases();
    void AC_AWD_01_prizes();
    void AC_AWD_05_placesOfATieForFirst();
    void AC_AWD_06_placesOfATieForSecond();
    void AC_AWD_07_nobodySecond();
};

using Numbers = std::vector<int>;
Q_DECLARE_METATYPE(Numbers)

namespace {

FinalScore scored(Award award, const Numbers &numbers,
                  AwardEligibility eligibility = AwardEligibility::Counted)
{
    Rulings rulings;
    rulings.awardEligibility = eligibility;
    std::vector<FinalCount> counts(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        counts[i].counts[award] = numbers[i];
        counts[i].tookPart[award] = true;
    }
    return score(rulings, counts, {});
}

Numbers awards(const FinalScore &score, Award award)
{
    Numbers result;
    for (const PlayerScore &player : score.players)
        result.push_back(player.awards[award]);
    return result;
}

Numbers places(const FinalScore &score, Award award)
{
    Numbers result;
    for (const PlayerScore &player : score.players)
        result.push_back(player.places[award]);
    return result;
}

} // namespace

void TestAwards::shapes_data()
{
    QTest::addColumn<int>("award");
    QTest::addColumn<Numbers>("counts");
    QTest::addColumn<Numbers>("expected");
    const auto add = [](const char *shape, const char *award, Award which, const Numbers &counts,
                        const Numbers &expected) {
        if (!expected.empty())
            QTest::addRow("AC-T-S-%s-%s", shape, award) << int(which) << counts << expected;
    };
    const auto shape = [&](const char *name, const Numbers &counts, const Numbers &shipbuilding,
                           const Numbers &construction, const Numbers &trade) {
        add(name, "shipbuilding", Award::Shipbuilding, counts, shipbuilding);
        add(name, "construction", Award::Construction, counts, construction);
        add(name, "trade", Award::Trade, counts, trade);
    };
    shape("3P-1", {4, 3, 1}, {6, 3, 0}, {4, 2, 0}, {2, 1, 0});
    shape("3P-1z", {4, 3, 0}, {6, 3, 0}, {4, 2, 0}, {2, 1, 0});
    shape("3P-2", {3, 3, 1}, {4, 4, 0}, {3, 3, 0}, {1, 1, 0});
    shape("3P-2z", {3, 3, 0}, {4, 4, 0}, {3, 3, 0}, {1, 1, 0});
    shape("3P-3", {4, 2, 2}, {6, 1, 1}, {4, 1, 1}, {2, 0, 0});
    shape("3P-3z", {4, 0, 0}, {6, 0, 0}, {4, 0, 0}, {2, 0, 0});
    shape("3P-4", {2, 2, 2}, {3, 3, 3}, {2, 2, 2}, {1, 1, 1});
    shape("3P-4z", {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0});

    shape("4P-1", {4, 3, 2, 1}, {}, {4, 2, 0, 0}, {2, 1, 0, 0}); // 10 airship majorities cannot occur
    shape("4P-1z", {4, 3, 1, 0}, {6, 3, 0, 0}, {4, 2, 0, 0}, {2, 1, 0, 0});
    shape("4P-2", {4, 3, 1, 1}, {6, 3, 0, 0}, {4, 2, 0, 0}, {2, 1, 0, 0});
    shape("4P-2z", {4, 3, 0, 0}, {6, 3, 0, 0}, {4, 2, 0, 0}, {2, 1, 0, 0});
    shape("4P-3", {4, 2, 2, 1}, {6, 1, 1, 0}, {4, 1, 1, 0}, {2, 0, 0, 0});
    shape("4P-3z", {4, 2, 2, 0}, {6, 1, 1, 0}, {4, 1, 1, 0}, {2, 0, 0, 0});
    shape("4P-4", {3, 2, 2, 2}, {6, 1, 1, 1}, {4, 0, 0, 0}, {2, 0, 0, 0});
    shape("4P-4z", {3, 0, 0, 0}, {6, 0, 0, 0}, {4, 0, 0, 0}, {2, 0, 0, 0});
    shape("4P-5", {3, 3, 2, 1}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
    shape("4P-5z", {3, 3, 2, 0}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
    shape("4P-6", {3, 3, 1, 1}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
    shape("4P-6z", {3, 3, 0, 0}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
    shape("4P-7", {2, 2, 2, 1}, {3, 3, 3, 0}, {2, 2, 2, 0}, {1, 1, 1, 0});
    shape("4P-7z", {3, 3, 3, 0}, {3, 3, 3, 0}, {2, 2, 2, 0}, {1, 1, 1, 0});
    shape("4P-8", {2, 2, 2, 2}, {2, 2, 2, 2}, {1, 1, 1, 1}, {0, 0, 0, 0});
    shape("4P-8z", {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0});
}

void TestAwards::shapes()
{
    QFETCH(int, award);
    QFETCH(Numbers, counts);
    QFETCH(Numbers, expected);
    QCOMPARE(awards(scored(static_cast<Award>(award), counts), static_cast<Award>(award)), expected);
}

void TestAwards::cases_data()
{
    QTest::addColumn<int>("award");
    QTest::addColumn<Numbers>("counts");
    QTest::addColumn<bool>("tookPart");
    QTest::addColumn<Numbers>("expected");
    const auto row = [](const char *name, Award award, const Numbers &counts, const Numbers &expected,
                        bool tookPart = false) {
        QTest::newRow(name) << int(award) << counts << tookPart << expected;
    };
    row("AC-T-150", Award::Shipbuilding, {3, 3, 2, 1}, {4, 4, 0, 0});
    row("AC-T-152", Award::Shipbuilding, {3, 2, 2, 2}, {6, 1, 1, 1});
    row("AC-T-153", Award::Shipbuilding, {2, 2, 2, 2}, {2, 2, 2, 2});
    row("AC-T-154", Award::Shipbuilding, {3, 3, 3}, {3, 3, 3});
    row("AC-T-156", Award::Construction, {1, 1, 1, 0}, {2, 2, 2, 0});
    row("AC-T-157", Award::Construction, {2, 1, 1, 1}, {4, 0, 0, 0});
    row("AC-T-158", Award::Trade, {5, 5, 4}, {1, 1, 0});
    row("AC-T-160", Award::Trade, {4, 4, 4, 4}, {0, 0, 0, 0});
    row("AC-T-161", Award::Shipbuilding, {5, 0, 0}, {6, 0, 0});
    row("AC-T-162", Award::Shipbuilding, {5, 0, 0}, {6, 1, 1}, true);
    row("AC-T-164", Award::Shipbuilding, {0, 0, 0, 2}, {0, 0, 0, 6});
    row("took part, nobody has any", Award::Shipbuilding, {0, 0, 0}, {3, 3, 3},
        true); // formats.md, score sheet
}

void TestAwards::cases() // AC-AWD-04, AC-AMB-19, AC-AMB-35
{
    QFETCH(int, award);
    QFETCH(Numbers, counts);
    QFETCH(bool, tookPart);
    QFETCH(Numbers, expected);
    const auto eligibility = tookPart ? AwardEligibility::TookPart : AwardEligibility::Counted;
    QCOMPARE(awards(scored(static_cast<Award>(award), counts, eligibility), static_cast<Award>(award)),
             expected);
}

void TestAwards::AC_AWD_01_prizes() // AC-AWD-02, AC-AWD-03
{
    const std::vector<std::pair<Award, Numbers>> table{
        {Award::Shipbuilding, {6, 3, 0}}, {Award::Construction, {4, 2, 0}}, {Award::Trade, {2, 1, 0}}};
    for (const auto &[award, expected] : table) {
        const FinalScore score = scored(award, {3, 2, 1});
        QCOMPARE(awards(score, award), expected);
        QCOMPARE(score.players[0].total, expected[0]);
        QCOMPARE(score.players[0].ledger.size(), 1U);
        QCOMPARE(score.players[0].ledger[0].source, VpSource::Award);
        QCOMPARE(score.players[0].ledger[0].vp, expected[0]);
    }
}

void TestAwards::AC_AWD_05_placesOfATieForFirst()
{
    QCOMPARE(places(scored(Award::Shipbuilding, {3, 3, 2, 1}), Award::Shipbuilding), (Numbers{1, 1, 0, 0}));
    // The place is there also where the share is 0.
    QCOMPARE(places(scored(Award::Trade, {4, 4, 4, 4}), Award::Trade), (Numbers{1, 1, 1, 1}));
}

void TestAwards::AC_AWD_06_placesOfATieForSecond()
{
    QCOMPARE(places(scored(Award::Shipbuilding, {1, 3, 1, 0}), Award::Shipbuilding), (Numbers{2, 1, 2, 0}));
    QCOMPARE(places(scored(Award::Trade, {2, 3, 2}), Award::Trade), (Numbers{2, 1, 2}));
    QCOMPARE(awards(scored(Award::Trade, {2, 3, 2}), Award::Trade), (Numbers{0, 2, 0}));
}

void TestAwards::AC_AWD_07_nobodySecond() // AC-AWD-04
{
    QCOMPARE(places(scored(Award::Construction, {0, 0, 0, 2}), Award::Construction), (Numbers{0, 0, 0, 1}));
    QCOMPARE(places(scored(Award::Construction, {0, 0, 0}), Award::Construction), (Numbers{0, 0, 0}));
    QCOMPARE(places(scored(Award::Construction, {4, 3, 2, 1}), Award::Construction), (Numbers{1, 2, 0, 0}));
}

QTEST_APPLESS_MAIN(TestAwards)
#include "tst_awards.moc"
