// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/randomgames.h"

#include <QTest>

#include <map>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Brute force: in many positions of random play, `legalEvents` and `undeterminedEvents` are exactly those of all
/// conceivable events that `check` judges so. SKYLEDGER_NIGHTLY=1 looks at twenty times as many positions.
class TestLegalEvents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalsTheConceivableOnes_data();
    void equalsTheConceivableOnes();
    void nothingAfterTheEnd();
    void ofTheCurrentPlayerOnly();
};

void TestLegalEvents::equalsTheConceivableOnes_data()
{
    QTest::addColumn<int>("missingOneIn");
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("complete") << 0 << 1U;
    QTest::newRow("a tenth missing") << 10 << 2U;
    QTest::newRow("a third missing") << 3 << 3U;
    QTest::newRow("nothing known") << 1 << 4U;
}

/// Nobody can tell whether a crest choice belongs there while the bonus is unknown; the bare form has none.
static bool isBareForm(const Play &play, const Verdict &verdict)
{
    const Use *use = std::get_if<Use>(&play.what);
    if (!use || !use->crest || !verdict.undetermined())
        return true;
    for (const MissingValue &missing : verdict.missing) {
        const bool ofCrest = missing.value == Value::TileCrestBonus
            || (missing.value == Value::TileCrests && verdict.needs.contains(ReportKey::Gain));
        if (ofCrest)
            return false;
    }
    return true;
}

/// What the rules list, by its description; an empty key if something stands there twice.
static std::map<std::string, Play> listed(const std::vector<Play> &plays)
{
    std::map<std::string, Play> result;
    for (const Play &play : plays) {
        if (!result.emplace(describe(play), play).second)
            result.emplace("", play);
    }
    return result;
}

/// The first difference between both lists, or nothing.
static std::string difference(const std::map<std::string, Play> &found,
                              const std::map<std::string, Play> &expected)
{
    for (const auto &[text, play] : found) {
        const auto other = expected.find(text);
        if (text.empty())
            return "listed twice: " + describe(play);
        if (other == expected.end() || !(other->second == play))
            return "listed, but check has another answer: " + text;
    }
    for (const auto &[text, play] : expected) {
        if (!found.contains(text))
            return "not listed: " + text;
    }
    return {};
}

/// Rare phases always, common ones now and then.
static bool isWorthALook(Random &random, Phase phase)
{
    switch (phase) {
    case Phase::Turn:
        return oneIn(random, 20);
    case Phase::AtTile:
        return oneIn(random, 3);
    default:
        return true;
    }
}

void TestLegalEvents::equalsTheConceivableOnes()
{
    QFETCH(int, missingOneIn);
    QFETCH(unsigned, seed);
    const int positions = qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY") ? 12'000 : 600;
    constexpr int positionsOfAGame = 60;
    Random random(seed);
    std::vector<Play> plays, undetermined;
    std::map<Phase, int> phases;
    int seen = 0;
    while (seen < positions) {
        RandomGame wanderer(randomSetup(random, missingOneIn), random);
        Game &game = wanderer.game;
        const int upTo = std::min(positions, seen + positionsOfAGame);
        while (seen < upTo && wanderer.step()) {
            if (!isWorthALook(random, game.state.phase))
                continue;
            ++seen;
            ++phases[game.state.phase];
            std::map<std::string, Play> allowed, unclear;
            for (const Play &play : conceivablePlays(game.setup, game.state)) {
                const Verdict verdict = check(game.setup, game.state, play);
                if (verdict.allowed())
                    allowed.emplace(describe(play), play);
                else if (verdict.undetermined() && isBareForm(play, verdict))
                    unclear.emplace(describe(play), play);
            }
            legalEvents(game.setup, game.state, plays);
            undeterminedEvents(game.setup, game.state, undetermined);
            std::string wrong = difference(listed(plays), allowed);
            QVERIFY2(wrong.empty(), (wrong + " after " + wanderer.where()).c_str());
            wrong = difference(listed(undetermined), unclear);
            QVERIFY2(wrong.empty(), (wrong + " (undetermined) after " + wanderer.where()).c_str());

            // All of them can be played, and leave a possible table.
            plays.insert(plays.end(), undetermined.begin(), undetermined.end());
            for (const Play &play : plays) {
                const Reported reported = randomReport(random, game.setup, game.state, play);
                QVERIFY2(check(game.setup, game.state, play, reported).playable(), describe(play).c_str());
                State after = game.state;
                apply(game.setup, after, play, reported);
                wrong = brokenInvariant(game.setup, after);
                QVERIFY2(wrong.empty(),
                         (wrong + " by " + describe(play) + " after " + wanderer.where()).c_str());
            }
        }
    }
    for (const Phase phase : {Phase::Turn, Phase::AtTile, Phase::Piggyback})
        QVERIFY(phases[phase] > 20);
    QVERIFY(missingOneIn == 1 || phases[Phase::StageBonus] > 0);
}

void TestLegalEvents::nothingAfterTheEnd() // AC-END-01
{
    Game game;
    game.state.phase = Phase::Over;
    std::vector<Play> plays{endTurn().play};
    legalEvents(game.setup, game.state, plays);
    QVERIFY(plays.empty());
    undeterminedEvents(game.setup, game.state, plays);
    QVERIFY(plays.empty());
}

void TestLegalEvents::ofTheCurrentPlayerOnly()
{
    Random random(5);
    for (int i = 0; i < 20; ++i) {
        RandomGame wanderer(randomSetup(random, 0), random);
        std::vector<Play> plays;
        while (wanderer.step()) {
            legalEvents(wanderer.game.setup, wanderer.game.state, plays);
            for (const Play &play : plays) {
                const bool answers = std::holds_alternative<Piggyback>(play.what)
                    || std::holds_alternative<TakeStageBonus>(play.what);
                const Player expected = answers ? wanderer.game.state.pending.players.front() : nobody;
                QCOMPARE(play.player, expected);
            }
        }
        QCOMPARE(wanderer.game.state.phase, Phase::Over);
    }
}

QTEST_APPLESS_MAIN(TestLegalEvents)
#include "tst_legalevents.moc"
