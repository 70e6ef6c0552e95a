// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/reasons.h"

#include "core/play/facts.h"
#include "ui/cloudage/words/names.h"

#include <QtCore/QCoreApplication>

namespace skyledger::cloudage::wording {

namespace {

/// Words one objection. Each member is a part of the rules and answers nothing for a rule of another part.
class Reason
{
    Q_DECLARE_TR_FUNCTIONS(CloudAgeReasons)

public:
    Reason(const play::Objection &objection, const GameWords &game)
        : m_rule(objection.rule.as<Rule>()), m_facts(objection), m_game(game)
    {
    }

    QString text() const
    {
        for (const auto part : {&Reason::moment, &Reason::turn, &Reason::production, &Reason::movement,
                                &Reason::combat, &Reason::prizes, &Reason::gathering, &Reason::building,
                                &Reason::planting, &Reason::tiles, &Reason::end}) {
            QString words = (this->*part)();
            if (!words.isEmpty())
                return words;
        }
        return tr("the rules do not allow it");
    }

private:
    bool has(FactKey key) const { return m_facts.has(key); }
    int number(FactKey key) const { return m_facts.number(key); }
    int needed() const { return number(FactKey::Needed); }
    int there() const { return number(FactKey::Has); }
    QString player() const { return m_game.player(m_facts.thing<Player>(FactKey::Player)); }
    QString city() const { return m_game.city(m_facts.thing<City>(FactKey::City)); }
    QString find() const { return m_game.find(m_facts.thing<Find>(FactKey::Find)); }
    QString tile() const { return name(m_facts.thing<CampaignTile>(FactKey::Tile)); }
    QString zone() const { return name(m_facts.thing<Zone>(FactKey::Zone)); }
    QString phase() const { return name(m_facts.thing<Phase>(FactKey::Phase)); }

    /// A cost that the stock does not cover.
    QString tooLittle() const
    {
        //: %1 is a resource, %2 and %3 are numbers.
        return tr("%1: %2 needed, %3 there")
            .arg(name(m_facts.thing<Resource>(FactKey::Resource)))
            .arg(needed())
            .arg(there());
    }
    /// A choice of a reward that is lacking, needless or too high.
    QString wrongPick() const
    {
        if (!has(FactKey::Needed))
            return tr("the reward is not known: no choice can be named, its amounts are reported");
        if (needed() == 0)
            return tr("the reward offers no choice");
        if (there() == 0)
            return tr("the reward offers %1 choices: one must be named").arg(needed());
        return tr("the reward offers %1 choices, not %2").arg(needed()).arg(there());
    }

    QString moment() const;
    QString turn() const;
    QString production() const;
    QString movement() const;
    QString combat() const;
    QString prizes() const;
    QString gathering() const;
    QString building() const;
    QString planting() const;
    QString tiles() const;
    QString end() const;

    Rule m_rule;
    play::Facts<FactKey> m_facts;
    const GameWords &m_game;
};

/// What is wrong at this moment, whatever it is: such an objection tells the phase.
QString Reason::moment() const
{
    if (!has(FactKey::Phase))
        return {};
    const QString who = player();
    switch (m_rule) {
    case Rule::Round01:
        return tr("not at this moment of the game (%1)").arg(phase());
    case Rule::Round06:
        return who.isEmpty() ? tr("it must be said which player does it")
                             : tr("it is not %1’s turn, and nothing is due from %1").arg(who);
    case Rule::Act01:
        return tr("%1 has done the City action of this round").arg(who);
    case Rule::Prod04:
        return tr("%1 has produced in this phase").arg(who);
    case Rule::Nav01:
        return tr("%1 must reveal Navigation cards: the production phase cannot be passed").arg(who);
    case Rule::Fight02:
        return tr("no fight is due: only the first visit of a city brings one");
    case Rule::Gath06:
        return tr("a wrench gives one upgrade or one resource, but plays no Project card");
    case Rule::Build01:
        return tr("%1 has no build action left").arg(who);
    case Rule::Build03:
        return tr("one upgrade or one card is due: no resource is given instead");
    case Rule::Pc02:
        return tr("the card played builds a movement upgrade, no other");
    case Rule::Pc11:
        return tr("the card played builds a combat upgrade, no other");
    case Rule::Tile05:
        return tr("a marker at L5 serves in the action phase only");
    case Rule::End02:
        return tr("no book is active in the last production phase");
    case Rule::End06:
        return tr("the last combat cannot be passed");
    default:
        return {};
    }
}

QString Reason::turn() const
{
    switch (m_rule) {
    case Rule::Round07:
        if (has(FactKey::Resource))
            return tooLittle();
        if (has(FactKey::Needed))
            return tr("no resource can fall below 0");
        return tr("these amounts are known, and differ from what is reported");
    case Rule::Setup18:
        if (has(FactKey::Choose))
            return tr("too many answers would be due at once");
        if (has(FactKey::Tile))
            return tr("the pieces cannot show this: %1 comes into play once and leaves it once").arg(tile());
        if (has(FactKey::Value))
            return tr("the pieces cannot show this (Navigation card of value %1)")
                .arg(number(FactKey::Value));
        return tr("the pieces cannot show this");
    case Rule::End01:
        return tr("the game is over");
    default:
        return {};
    }
}

QString Reason::production() const
{
    switch (m_rule) {
    case Rule::Prod02:
        if (has(FactKey::Player))
            return tr("%1 has done the Book action of this round").arg(player());
        return tr("no book is active in round %1").arg(number(FactKey::Round));
    case Rule::Prod04:
        return tr("level %1 is above the own production level, %2").arg(number(FactKey::Level)).arg(there());
    case Rule::Prod05:
        return tooLittle();
    case Rule::Prod09:
        if (has(FactKey::Choose))
            return needed() > 0 ? tr("this Book action brings a fight: the cards drawn must be told")
                                : tr("this Book action brings no fight");
        return m_facts.none() ? tr("the fight is lost: there is no reward to choose") : wrongPick();
    case Rule::Nav01:
        if (m_facts.none())
            return tr("no Navigation card is revealed, so there is nothing to take");
        if (has(FactKey::Value) && has(FactKey::Has))
            return tr("the Navigation deck holds no %1").arg(number(FactKey::Value));
        if (has(FactKey::Value))
            return tr("the lower value is %1: Energy or Project cards must be named")
                .arg(number(FactKey::Value));
        return tr("%1 Navigation cards must be revealed, not %2").arg(needed()).arg(there());
    case Rule::Nav03:
        return tr("the lower value is 0: there is nothing to take");
    case Rule::Nav04:
        return tr("no Navigation card of value %1 is left to draw").arg(number(FactKey::Value));
    default:
        return {};
    }
}

QString Reason::movement() const
{
    switch (m_rule) {
    case Rule::Move01:
        return tr("movement points: %1 spent, %2 there with the solar panel").arg(needed()).arg(there());
    case Rule::Move02:
        return tr("the points spent show that the solar panel is used: it is not named as well");
    case Rule::Move03:
        return tr("without a movement point the airship stays where it is: it cannot reach %1").arg(city());
    case Rule::Move05:
        return tr("the start space does not belong to %1: a movement point is needed").arg(city());
    case Rule::Move06:
        return tr("every hex of %1 has an airship").arg(city());
    case Rule::Move07:
        if (has(FactKey::Find))
            return tr("a find gives once a round: %1").arg(find());
        return tr("without a movement point nothing is found");
    default:
        return {};
    }
}

QString Reason::combat() const
{
    switch (m_rule) {
    case Rule::Fight01:
        return m_facts.none() ? tr("no marker is left on the round track") : wrongPick();
    case Rule::Fight02:
        return tr("the airship stands in no city: there is nobody to fight");
    case Rule::Fight03:
        if (m_facts.none())
            return tr("this fight gives no reward to choose");
        if (has(FactKey::Value))
            return tr("the fight is lost with %1: there is no reward to choose").arg(number(FactKey::Value));
        return wrongPick();
    case Rule::Fight05:
        if (has(FactKey::Resource)) // a fight is recorded as a whole
            return tr("all cards of this fight together cost %1 Energy, %2 there").arg(needed()).arg(there());
        if (has(FactKey::Value))
            return tr("%1 is enough here: no further card may be drawn").arg(number(FactKey::Value));
        return tr("cards paid in VP: at most %1, not %2, for the first one costs Energy")
            .arg(needed())
            .arg(there());
    case Rule::Miss13:
        return tr("in this game no VP may be paid in the fight for a mission");
    case Rule::End06:
        return tr("no VP may be paid in the last combat");
    default:
        return {};
    }
}

/// Prizes of cards that offer Water or VP from a value on.
QString Reason::prizes() const
{
    switch (m_rule) {
    case Rule::Pc08:
        return tr("Biology manual: Water or VP is chosen exactly when its owner, being active, plants %1 "
                  "tiles or "
                  "more (here %2)")
            .arg(needed())
            .arg(there());
    case Rule::Pc10:
        return tr("Accumulator: Water or VP is chosen exactly when its owner has %1 movement points or more "
                  "(here %2)")
            .arg(needed())
            .arg(there());
    case Rule::Pc14:
        if (m_facts.none())
            return tr("only the Plant market sells Plant tiles");
        return tr("the Plant market takes %1 Plant tiles: %2 there").arg(needed()).arg(there());
    case Rule::Pc19:
        if (m_facts.none())
            return tr("only the Parrot lays a City card on the Navigation deck");
        return tr("a %1 is known to lie on top of the Navigation deck: it is drawn first, not %2")
            .arg(number(FactKey::Value))
            .arg(there());
    case Rule::Pc20:
        if (m_facts.none())
            return tr("the Combat sequence gives its prize in the movement phase only");
        return tr("Combat sequence: Water or VP is chosen exactly when its owner reaches %1 or more (here "
                  "%2)")
            .arg(needed())
            .arg(there());
    default:
        return {};
    }
}

QString Reason::gathering() const
{
    switch (m_rule) {
    case Rule::Gath02:
        return tr("two drones on one space: %1").arg(zone());
    case Rule::Gath03:
        if (m_facts.none())
            return tr("the City card must be told");
        return tr("no City card is left in district %1").arg(number(FactKey::District) + 1);
    case Rule::Gath05:
        return tr("the largest and the second zone cannot be the same: %1").arg(zone());
    case Rule::Gath06:
        return tr("the own Navigation discard holds no %1").arg(number(FactKey::Value));
    case Rule::Gath08:
        if (has(FactKey::Zone))
            return tr("navigation update and wrench never share a zone: %1").arg(zone());
        return tr("all four zones are taken: the zones of the navigation update and the wrench must be told");
    case Rule::Solo02:
        return tr("no marker is left on the Solo board");
    case Rule::Solo03:
        return tr("space %1 of the Solo board does not offer this").arg(there());
    default:
        return {};
    }
}

QString Reason::building() const
{
    switch (m_rule) {
    case Rule::Board01:
        return tr("scenario 1 has no planting upgrades");
    case Rule::Board02:
        return tr("all of them are built: %1").arg(name(m_facts.thing<UpgradeZone>(FactKey::UpgradeZone)));
    case Rule::Upg01:
    case Rule::Card01:
        return has(FactKey::Resource) ? tooLittle() : wrongPick();
    case Rule::Card04:
        return tr("%1 in hand: %2 needed with the one that is played, %3 there")
            .arg(name(Resource::Cards))
            .arg(needed())
            .arg(there());
    case Rule::Comp02:
        return tr("no copy of the Project card is left: %1")
            .arg(m_game.project(m_facts.thing<Project>(FactKey::Project)));
    default:
        return {};
    }
}

QString Reason::planting() const
{
    switch (m_rule) {
    case Rule::Setup17:
        return tr("nothing is planted in scenario 1");
    case Rule::Plant01:
        if (has(FactKey::Resource))
            return tooLittle();
        return tr("at most %1 tiles may be planted here, not %2").arg(needed()).arg(there());
    case Rule::Plant06:
        if (has(FactKey::Find))
            return tr("a plant covers the find: %1").arg(find());
        return tr("finds covered: %1, tiles placed on the map: %2").arg(there()).arg(needed());
    case Rule::Plant07:
        return tr("tiles for the bag: %1, but only %2 could be placed").arg(there()).arg(needed());
    default:
        return {};
    }
}

QString Reason::tiles() const
{
    switch (m_rule) {
    case Rule::Tile00:
        return tr("there is no own marker to spend for %1").arg(tile());
    case Rule::Tile05:
        return tr("there is no own marker to spend for L5");
    case Rule::Tile06:
        return tr("L6 is not in play: its find cannot be taken");
    case Rule::Tile07:
        if (m_facts.none())
            return tr("no toll is due: the airship does not enter L7");
        if (has(FactKey::Resource))
            return tr("the toll of L7: %1").arg(tooLittle());
        return tr("the toll of L7: %1 VP needed, %2 there, and in this game VP do not fall below 0 for it")
            .arg(needed())
            .arg(there());
    case Rule::Tile14:
    case Rule::Tile15:
        if (has(FactKey::Choose))
            return tr("a further tile is planted only after a won fight on L14");
        if (m_facts.none())
            return tr("L14 and L15 are fought as a City action only");
        if (m_rule == Rule::Tile15 && m_facts.thing<CampaignTile>(FactKey::Tile) != CampaignTile::L15)
            return tr("%1 is no weapon system that a won fight on L15 could remove").arg(tile());
        return tr("%1 is not in play").arg(tile());
    default:
        return {};
    }
}

QString Reason::end() const
{
    switch (m_rule) {
    case Rule::End02:
        return tr("in this game no Navigation card is revealed in the last production phase");
    case Rule::Miss02:
        return tr(
            "with a second Mission card or a further one exactly one mission of yours is covered, and it is "
            "visible");
    case Rule::Miss03:
        return tr("you have this mission: the card goes under the deck and another one is drawn (%1)")
            .arg(name(m_facts.thing<Mission>(FactKey::Mission)));
    default:
        return {};
    }
}

} // namespace

QString reason(const play::Objection &objection, const GameWords &game)
{
    return Reason(objection, game).text();
}

QString ruleWithPage(Rule rule)
{
    //: A rule and its page in the printed book: CA-MOVE-03, page 8
    return QCoreApplication::translate("CloudAgeReasons", "%1, page %2")
        .arg(table::toText(ruleId(rule)))
        .arg(rulePage(rule));
}

} // namespace skyledger::cloudage::wording
