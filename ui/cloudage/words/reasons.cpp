// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/reasons.h"

#include "core/play/facts.h"
#include "ui/cloudage/words/names.h"
#include "ui/words/sentences.h"

#include <QtCore/QCoreApplication>

namespace skyledger::cloudage::wording {

namespace {

using skyledger::words::Sentence;
using Key = FactKey;

struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeReasons)

public:
    static constexpr int nobody = static_cast<int>(none<Player>);
    static constexpr int l15 = static_cast<int>(CampaignTile::L15);

    static constexpr Sentence sentences[] = {
        // What is wrong at this moment, whatever it is: such an objection tells the phase.
        {Rule::Round01, QT_TR_NOOP("not at this moment of the game (%1)"), {Key::Phase}},
        {Rule::Round06,
         QT_TR_NOOP("it must be said which player does it"),
         {Key::Phase, Key::Player},
         nobody},
        {Rule::Round06,
         QT_TR_NOOP("it is not %1’s turn, and nothing is due from %1"),
         {Key::Player, Key::Phase}},
        {Rule::Act01, QT_TR_NOOP("%1 has done the City action of this round"), {Key::Player, Key::Phase}},
        {Rule::Prod04, QT_TR_NOOP("%1 has produced in this phase"), {Key::Player, Key::Phase}},
        {Rule::Nav01,
         QT_TR_NOOP("%1 must reveal Navigation cards: the production phase cannot be passed"),
         {Key::Player, Key::Phase}},
        {Rule::Fight02,
         QT_TR_NOOP("no fight is due: only the first visit of a city brings one"),
         {Key::Phase}},
        {Rule::Gath06,
         QT_TR_NOOP("a wrench gives one upgrade or one resource, but plays no Project card"),
         {Key::Phase}},
        {Rule::Build01, QT_TR_NOOP("%1 has no build action left"), {Key::Player, Key::Phase}},
        {Rule::Build03,
         QT_TR_NOOP("one upgrade or one card is due: no resource is given instead"),
         {Key::Phase}},
        {Rule::Pc02, QT_TR_NOOP("the card played builds a movement upgrade, no other"), {Key::Phase}},
        {Rule::Pc11, QT_TR_NOOP("the card played builds a combat upgrade, no other"), {Key::Phase}},
        {Rule::Tile05, QT_TR_NOOP("a marker at L5 serves in the action phase only"), {Key::Phase}},
        {Rule::End02, QT_TR_NOOP("no book is active in the last production phase"), {Key::Phase}},
        {Rule::End06, QT_TR_NOOP("the last combat cannot be passed"), {Key::Phase}},

        // Costs that a stock does not cover, and the whole turn
        {Rule::Fight05,
         QT_TR_NOOP("all cards of this fight together cost %1 Energy, %2 there"),
         {Key::Needed, Key::Has, Key::Resource}}, // a fight is recorded as a whole
        {Rule::Card04,
         QT_TR_NOOP("%1 in hand: %2 needed with the one that is played, %3 there"),
         {Key::Resource, Key::Needed, Key::Has}},
        {{Rule::Round07, Rule::Prod05, Rule::Upg01, Rule::Card01, Rule::Plant01, Rule::Tile07},
         //: %1 is a resource, %2 and %3 are numbers.
         QT_TR_NOOP("%1: %2 needed, %3 there"),
         {Key::Resource, Key::Needed, Key::Has}},
        {Rule::Round07, QT_TR_NOOP("no resource can fall below 0"), {Key::Needed}},
        {Rule::Round07, QT_TR_NOOP("these amounts are known, and differ from what is reported")},
        {Rule::Setup18, QT_TR_NOOP("too many answers would be due at once"), {Key::Choose}},
        {Rule::Setup18,
         QT_TR_NOOP("the pieces cannot show this: %1 comes into play once and leaves it once"),
         {Key::Tile}},
        {Rule::Setup18,
         QT_TR_NOOP("the pieces cannot show this (Navigation card of value %1)"),
         {Key::Value}},
        {Rule::Setup18, QT_TR_NOOP("the pieces cannot show this")},
        {Rule::End01, QT_TR_NOOP("the game is over")},

        // Choices of a reward
        {Rule::Prod09, QT_TR_NOOP("this Book action brings no fight"), {Key::Choose, Key::Needed}, 0},
        {Rule::Prod09,
         QT_TR_NOOP("this Book action brings a fight: the cards drawn must be told"),
         {Key::Choose}},
        {Rule::Fight03, QT_TR_NOOP("the fight is lost with %1: there is no reward to choose"), {Key::Value}},
        {{Rule::Prod09, Rule::Fight01, Rule::Fight03, Rule::Upg01, Rule::Card01},
         QT_TR_NOOP("the reward offers no choice"),
         {Key::Has, Key::Needed},
         0},
        {{Rule::Prod09, Rule::Fight01, Rule::Fight03, Rule::Upg01, Rule::Card01},
         QT_TR_NOOP("the reward offers %1 choices: one must be named"),
         {Key::Needed, Key::Has},
         0},
        {{Rule::Prod09, Rule::Fight01, Rule::Fight03, Rule::Upg01, Rule::Card01},
         QT_TR_NOOP("the reward offers %1 choices, not %2"),
         {Key::Needed, Key::Has}},
        {{Rule::Prod09, Rule::Fight01, Rule::Fight03, Rule::Upg01, Rule::Card01},
         QT_TR_NOOP("the reward is not known: no choice can be named, its amounts are reported"),
         {Key::Has}},
        {Rule::Prod09, QT_TR_NOOP("the fight is lost: there is no reward to choose")},
        {Rule::Fight01, QT_TR_NOOP("no marker is left on the round track")},
        {Rule::Fight03, QT_TR_NOOP("this fight gives no reward to choose")},

        // Production
        {Rule::Prod02, QT_TR_NOOP("%1 has done the Book action of this round"), {Key::Player}},
        {Rule::Prod02, QT_TR_NOOP("no book is active in round %1"), {Key::Round}},
        {Rule::Prod04, QT_TR_NOOP("level %1 is above the own production level, %2"), {Key::Level, Key::Has}},
        {Rule::Nav01, QT_TR_NOOP("the Navigation deck holds no %1"), {Key::Value, Key::Has}},
        {Rule::Nav01,
         QT_TR_NOOP("the lower value is %1: Energy or Project cards must be named"),
         {Key::Value}},
        {Rule::Nav01, QT_TR_NOOP("%1 Navigation cards must be revealed, not %2"), {Key::Needed, Key::Has}},
        {Rule::Nav01, QT_TR_NOOP("no Navigation card is revealed, so there is nothing to take")},
        {Rule::Nav03, QT_TR_NOOP("the lower value is 0: there is nothing to take")},
        {Rule::Nav04, QT_TR_NOOP("no Navigation card of value %1 is left to draw"), {Key::Value}},

        // Movement
        {Rule::Move01,
         QT_TR_NOOP("movement points: %1 spent, %2 there with the solar panel"),
         {Key::Needed, Key::Has}},
        {Rule::Move02,
         QT_TR_NOOP("the points spent show that the solar panel is used: it is not named as well")},
        {Rule::Move03,
         QT_TR_NOOP("without a movement point the airship stays where it is: it cannot reach %1"),
         {Key::City}},
        {Rule::Move05,
         QT_TR_NOOP("the start space does not belong to %1: a movement point is needed"),
         {Key::City}},
        {Rule::Move06, QT_TR_NOOP("every hex of %1 has an airship"), {Key::City}},
        {Rule::Move07, QT_TR_NOOP("a find gives once a round: %1"), {Key::Find}},
        {Rule::Move07, QT_TR_NOOP("without a movement point nothing is found")},

        // Combat
        {Rule::Fight02, QT_TR_NOOP("the airship stands in no city: there is nobody to fight")},
        {Rule::Fight05, QT_TR_NOOP("%1 is enough here: no further card may be drawn"), {Key::Value}},
        {Rule::Fight05,
         QT_TR_NOOP("cards paid in VP: at most %1, not %2, for the first one costs Energy"),
         {Key::Needed, Key::Has}},
        {Rule::Miss13, QT_TR_NOOP("in this game no VP may be paid in the fight for a mission")},
        {Rule::End06, QT_TR_NOOP("no VP may be paid in the last combat")},

        // Prizes of cards, most of which offer Water or VP from a value on
        {Rule::Pc08,
         QT_TR_NOOP("Biology manual: Water or VP is chosen exactly when its owner, being active, plants %1 "
                    "tiles or more (here %2)"),
         {Key::Needed, Key::Has}},
        {Rule::Pc10,
         QT_TR_NOOP("Accumulator: Water or VP is chosen exactly when its owner has %1 movement points or "
                    "more (here %2)"),
         {Key::Needed, Key::Has}},
        {Rule::Pc14, QT_TR_NOOP("the Plant market takes %1 Plant tiles: %2 there"), {Key::Needed, Key::Has}},
        {Rule::Pc14, QT_TR_NOOP("only the Plant market sells Plant tiles")},
        {Rule::Pc19,
         QT_TR_NOOP("a %1 is known to lie on top of the Navigation deck: it is drawn first, not %2"),
         {Key::Value, Key::Has}},
        {Rule::Pc19, QT_TR_NOOP("only the Parrot lays a City card on the Navigation deck")},
        {Rule::Pc20,
         QT_TR_NOOP(
             "Combat sequence: Water or VP is chosen exactly when its owner reaches %1 or more (here %2)"),
         {Key::Needed, Key::Has}},
        {Rule::Pc20, QT_TR_NOOP("the Combat sequence gives its prize in the movement phase only")},

        // Gathering
        {Rule::Gath02, QT_TR_NOOP("two drones on one space: %1"), {Key::Zone}},
        {Rule::Gath03, QT_TR_NOOP("no City card is left in district %1"), {Key::District}},
        {Rule::Gath03, QT_TR_NOOP("the City card must be told")},
        {Rule::Gath05, QT_TR_NOOP("the largest and the second zone cannot be the same: %1"), {Key::Zone}},
        {Rule::Gath06, QT_TR_NOOP("the own Navigation discard holds no %1"), {Key::Value}},
        {Rule::Gath08, QT_TR_NOOP("navigation update and wrench never share a zone: %1"), {Key::Zone}},
        {Rule::Gath08,
         QT_TR_NOOP(
             "all four zones are taken: the zones of the navigation update and the wrench must be told")},
        {Rule::Solo02, QT_TR_NOOP("no marker is left on the Solo board")},
        {Rule::Solo03, QT_TR_NOOP("space %1 of the Solo board does not offer this"), {Key::Has}},

        // Building and planting
        {Rule::Board01, QT_TR_NOOP("scenario 1 has no planting upgrades")},
        {Rule::Board02, QT_TR_NOOP("all of them are built: %1"), {Key::UpgradeZone}},
        {Rule::Comp02, QT_TR_NOOP("no copy of the Project card is left: %1"), {Key::Project}},
        {Rule::Setup17, QT_TR_NOOP("nothing is planted in scenario 1")},
        {Rule::Plant01, QT_TR_NOOP("at most %1 tiles may be planted here, not %2"), {Key::Needed, Key::Has}},
        {Rule::Plant06, QT_TR_NOOP("a plant covers the find: %1"), {Key::Find}},
        {Rule::Plant06,
         QT_TR_NOOP("finds covered: %1, tiles placed on the map: %2"),
         {Key::Has, Key::Needed}},
        {Rule::Plant07,
         QT_TR_NOOP("tiles for the bag: %1, but only %2 could be placed"),
         {Key::Has, Key::Needed}},

        // Campaign tiles
        {Rule::Tile00, QT_TR_NOOP("there is no own marker to spend for %1"), {Key::Tile}},
        {Rule::Tile05, QT_TR_NOOP("there is no own marker to spend for L5")},
        {Rule::Tile06, QT_TR_NOOP("L6 is not in play: its find cannot be taken")},
        {Rule::Tile07,
         QT_TR_NOOP("the toll of L7: %1 VP needed, %2 there, and in this game VP do not fall below 0 for it"),
         {Key::Needed, Key::Has}},
        {Rule::Tile07, QT_TR_NOOP("no toll is due: the airship does not enter L7")},
        {{Rule::Tile14, Rule::Tile15},
         QT_TR_NOOP("a further tile is planted only after a won fight on L14"),
         {Key::Choose}},
        {Rule::Tile14, QT_TR_NOOP("%1 is not in play"), {Key::Tile}},
        {Rule::Tile15, QT_TR_NOOP("%1 is not in play"), {Key::Tile}, l15},
        {Rule::Tile15,
         QT_TR_NOOP("%1 is no weapon system that a won fight on L15 could remove"),
         {Key::Tile}},
        {{Rule::Tile14, Rule::Tile15}, QT_TR_NOOP("L14 and L15 are fought as a City action only")},

        // The end
        {Rule::End02, QT_TR_NOOP("in this game no Navigation card is revealed in the last production phase")},
        {Rule::Miss02,
         QT_TR_NOOP("with a second Mission card or a further one exactly one mission of yours is covered, "
                    "and it is visible")},
        {Rule::Miss03,
         QT_TR_NOOP("you have this mission: the card goes under the deck and another one is drawn (%1)"),
         {Key::Mission}},
    };
};

QString wordOfFact(const play::Fact &fact, const GameWords &game)
{
    switch (fact.key.as<FactKey>()) {
    case Key::Phase:
        return name(static_cast<Phase>(fact.value));
    case Key::Resource:
        return name(static_cast<Resource>(fact.value));
    case Key::City:
        return game.city(static_cast<City>(fact.value));
    case Key::Find:
        return game.find(static_cast<Find>(fact.value));
    case Key::Project:
        return game.project(static_cast<Project>(fact.value));
    case Key::Player:
        return game.player(static_cast<Player>(fact.value));
    case Key::Zone:
        return name(static_cast<Zone>(fact.value));
    case Key::UpgradeZone:
        return name(static_cast<UpgradeZone>(fact.value));
    case Key::Tile:
        return name(static_cast<CampaignTile>(fact.value));
    case Key::Mission:
        return name(static_cast<Mission>(fact.value));
    case Key::District:
        return QString::number(fact.value + 1);
    default:
        return QString::number(fact.value);
    }
}

} // namespace

QString reason(const play::Objection &objection, const GameWords &game)
{
    const QString text =
        skyledger::words::sentenceFor(objection, "CloudAgeReasons", Reasons::sentences,
                                      [&game](const play::Fact &fact) { return wordOfFact(fact, game); });
    if (text.isEmpty())
        return Reasons::tr("the rules do not allow it");
    const bool isToll = objection.rule == Rule::Tile07 && play::Facts<FactKey>(objection).has(Key::Resource);
    return isToll ? Reasons::tr("the toll of L7: %1").arg(text) : text;
}

QString ruleWithPage(Rule rule)
{
    //: A rule and its page in the printed book: CA-MOVE-03, page 8
    return Reasons::tr("%1, page %2").arg(table::toText(ruleId(rule))).arg(rulePage(rule));
}

} // namespace skyledger::cloudage::wording
