// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/words/pieces.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using words::Language;
using words::fixture::NamedGame;
using Kind = Change::Kind;

namespace {

/// The texts of the steps.
QStringList textsOf(const Changes &changes, const words::GameWords &game, const State &before,
                    const State &after)
{
    QStringList texts;
    for (const words::PieceStep &step : words::pieceSteps(changes, game, before, after))
        texts << step.text;
    return texts;
}

/// The steps after an event that is played in this game.
QStringList stepsOf(Game &game, const Event &event)
{
    const State before = game.state;
    game.changes.clear();
    if (!game.plays(event))
        return {QString::fromLatin1(game.why())};
    const NamedGame named(game.setup);
    return textsOf(game.changes, named.words, before, game.state);
}

/// What moves no piece by itself, or is told with something else.
bool isSilent(Kind kind)
{
    return kind == Kind::Vp || kind == Kind::StageBegan || kind == Kind::TurnBegan || kind == Kind::Corrected;
}

Change changeOf(Kind kind)
{
    return {.kind = kind,
            .player = p2,
            .detail = 1,
            .resource = gear,
            .crew = Crew{1},
            .from = 2,
            .to = 3,
            .amount = 4};
}

} // namespace

class TestPieces : public QObject
{
    Q_OBJECT

private slots:
    void everyChangeIsToldOrSilent()
    {
        const NamedGame game;
        State before = Game(game.setup).state;
        State after = before;
        after.players[p2].stock[gear] = 1;
        for (const Language language : {Language::English, Language::French}) {
            const words::Speech speech(language);
            for (int i = 0; i <= static_cast<int>(Kind::Corrected); ++i) {
                const auto kind = static_cast<Kind>(i);
                for (const bool onUtility : {false, true}) {
                    Changes changes;
                    Change change = changeOf(kind);
                    change.onUtility = onUtility;
                    changes.append(change);
                    const QStringList steps = textsOf(changes, game.words, before, after);
                    QCOMPARE(steps.isEmpty(), isSilent(kind));
                    for (const QString &step : steps)
                        VERIFY_SENTENCE(step);
                }
            }
        }
    }

    void aMoveTurnsTheCrew()
    {
        const words::Speech speech(Language::English);
        Game game;
        QCOMPARE(stepsOf(game, move(1, "E")),
                 QStringList{u"Move Ada’s crew 1 to Mine-1 (B2), grey side up"_s});
        QCOMPARE(stepsOf(game, use()), QStringList{u"Ada: metal 2 → 4"_s});
    }

    void theHarborGathersInOneLine()
    {
        const words::Speech speech(Language::English);
        Game game;
        game.crew(p1, 1, mine1).crew(p1, 2, forest1).crew(p1, 3, harbor).acting(harbor, 3);
        const QStringList steps = stepsOf(game, use());
        QCOMPARE(steps, QStringList{u"Move Ada’s crew 1 and 2 to Harbor (A2)"_s});
    }

    void aSaleAndADonation()
    {
        const words::Speech speech(Language::English);
        Game game;
        game.stock(p1, amounts(9, 9, 2, 9)).acting(shipyard);
        QCOMPARE(stepsOf(game, build(Airship::WoodenPrivate, Then::Sell)),
                 (QStringList{u"Ada: wood 9 → 5, gold 2 → 5, gear 9 → 7"_s,
                              u"Move the price marker of the wooden private ship down to 3 gold"_s}));
        Game other;
        other.stock(p1, amounts(9, 9, 2, 9)).acting(shipyard);
        const QStringList steps = stepsOf(other, build(Airship::WoodenPrivate, Then::Donate));
        QCOMPARE(steps.front(), u"Ada: wood 9 → 5, gear 9 → 7"_s);
        QCOMPARE(steps.back(), u"Ada: VP 0 → 1"_s);
        QVERIFY(steps.contains(u"Put a donation marker of Ada on the wooden private ship"_s));
    }

    void aMajorityChangesHands()
    {
        const words::Speech speech(Language::English);
        Game game;
        game.stock(p1, amounts(9, 9, 2, 9)).grid(Airship::WoodenPrivate, {2, 2, 0, 0}, p2).acting(shipyard);
        const QStringList steps = stepsOf(game, build(Airship::WoodenPrivate, Then::Donate));
        const auto back = steps.indexOf(u"Give back to Bo the majority marker of the wooden private ship"_s);
        const auto taken =
            steps.indexOf(u"Put a donation marker of Ada on the majority space of the wooden private ship"_s);
        QVERIFY2(back >= 0 && taken > back, qPrintable(steps.join(u'\n')));
    }

    void anUpkeepIsAChecklist()
    {
        const words::Speech speech(Language::English);
        Game game;
        game.turn(4, p4).allSpent().hold(p1, contract(2), 2).hold(p2, contract(3), 1);
        game.effect(p3, BonusEffect::Barter, EffectStatus::Used);
        const QStringList steps = stepsOf(game, endTurn());
        QVERIFY(words::isChecklist(game.changes));
        QCOMPARE(steps.at(0), u"Turn all crew to their coloured side"_s);
        QCOMPARE(steps.at(1), u"Move the round marker to round 5"_s);
        for (const QString &step : steps)
            VERIFY_SENTENCE(step);
        game.changes.clear();
        QVERIFY(!words::isChecklist(game.changes));
    }

    void aCorrectionIsAboutBoardsThatStandAlready()
    {
        Game game;
        QVERIFY(stepsOf(game, correct({set::Stock{p1, wood, 5}, set::Vp{p1, 5}})).isEmpty());
    }

    void costsAndGainsOfTheOthersCarryTheirNames()
    {
        const words::Speech speech(Language::English);
        const NamedGame game;
        Changes changes;
        changes.append({.kind = Kind::Paid, .player = p1, .resource = wood, .amount = 4});
        changes.append({.kind = Kind::Paid, .player = p1, .resource = gear, .amount = 2});
        changes.append({.kind = Kind::Vp, .player = p1, .amount = 1});
        changes.append({.kind = Kind::Gained, .player = p2, .resource = wood, .amount = 1});
        QCOMPARE(words::costsAndGains(changes, game.words, p1), u"wood −4, gear −2, VP +1; Bo: wood +1"_s);
        QCOMPARE(words::costsAndGains(Changes{}, game.words, p1), QString());
        QCOMPARE(words::costsAndGains(changes, game.words, p3),
                 u"Ada: wood −4, gear −2, VP +1; Bo: wood +1"_s);
    }
};

QTEST_GUILESS_MAIN(TestPieces)
#include "tst_pieces.moc"
