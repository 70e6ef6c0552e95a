// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/reasons.h"

#include "core/airshipcity/names.h"
#include "core/play/facts.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/explanation.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

/// The use of a tile in an event, overridden ones too; null for any other event.
const Use *useOf(const Event *event)
{
    if (!event)
        return nullptr;
    const Played *played = std::get_if<Played>(event);
    if (const Override *overridden = std::get_if<Override>(event))
        played = std::get_if<Played>(&overridden->event);
    return played ? std::get_if<Use>(&played->play.what) : nullptr;
}

/// Words one objection. Each member is a chapter of the rules and answers nothing for a rule of another chapter.
class Reason
{
    Q_DECLARE_TR_FUNCTIONS(Reasons)

public:
    Reason(const Objection &objection, const GameWords &game, const Event *event)
        : m_rule(objection.rule.as<Rule>()), m_facts(objection), m_game(game), m_event(event)
    {
    }

    QString text() const
    {
        for (const auto chapter : {&Reason::turn, &Reason::movement, &Reason::contracts, &Reason::locations,
                                   &Reason::contributions, &Reason::bonuses, &Reason::effects}) {
            QString words = (this->*chapter)();
            if (!words.isEmpty())
                return words;
        }
        return tr("the rules do not allow it");
    }

private:
    bool has(FactKey key) const { return m_facts.has(key); }
    int number(FactKey key) const { return m_facts.number(key); }
    template <class Key>
    Key thing(FactKey key) const
    {
        return has(key) ? m_facts.thing<Key>(key) : none<Key>;
    }
    QString player() const { return m_game.player(thing<Player>(FactKey::Player)); }
    QString crew() const { return QString::number(number(FactKey::Crew) + 1); }
    QString cell() const { return name(thing<Cell>(FactKey::Cell)); }
    QString resource() const { return name(thing<Resource>(FactKey::Resource)); }
    QString contract() const { return m_game.contract(thing<Contract>(FactKey::Contract)); }

    /// A cost that the stock does not cover.
    QString tooLittle() const
    {
        const int needed = number(FactKey::Needed);
        const int owned = number(FactKey::Has);
        //: %1 is an amount such as "2 gears", %2 and %3 are numbers.
        return tr("%1 short: %2 needed, you have %3")
            .arg(amountOf(thing<Resource>(FactKey::Resource), needed - owned), QString::number(needed),
                 QString::number(owned));
    }

    QString turn() const;
    QString movement() const;
    QString contracts() const;
    QString locations() const;
    QString contributions() const;
    QString bonuses() const;
    QString effects() const;

    Rule m_rule;
    play::Facts<FactKey> m_facts;
    const GameWords &m_game;
    const Event *m_event;
};

QString Reason::turn() const
{
    switch (m_rule) {
    case Rule::Turn02:
        return tr("it is %1’s turn").arg(player());
    case Rule::Turn06:
        return tr("crew %1 is still ready: every crew must be activated before the turn ends").arg(crew());
    case Rule::Move01:
        if (has(FactKey::Crew))
            return tr("crew %1 has not finished: first use or leave the tile where it stands").arg(crew());
        return tr("no crew stands at a tile to use or leave: first a crew must move");
    case Rule::Res04:
        if (has(FactKey::Resource))
            return tooLittle();
        if (has(FactKey::Player))
            return tr("what the upkeep brings is known, and differs from what is reported for %1")
                .arg(player());
        return tr("the amounts are known, and differ from what is reported");
    case Rule::End01:
        return tr("the game is over: it ended after round %1").arg(number(FactKey::Round));
    case Rule::Setup11:
        if (has(FactKey::Crew))
            return tr("crew %1 is not in play").arg(crew());
        return tr("the boards cannot show this");
    default:
        return {};
    }
}

QString Reason::movement() const
{
    switch (m_rule) {
    case Rule::Move02:
        return tr(
            "a crew moves one space: only an own crew on the way or a Long Distance Flight takes it further");
    case Rule::Move04:
        return tr("the city ends at %1: there is no tile in that direction").arg(cell());
    case Rule::Move05:
        return tr("the crew cannot stop on %1, an own crew is there: it must move on").arg(cell());
    case Rule::Move07:
        return tr("a crew does not enter the same tile twice on its way: %1").arg(cell());
    case Rule::Move08:
        return tr("these choices do not belong to the effect of this tile: %1")
            .arg(m_game.tile(thing<Tile>(FactKey::Tile)));
    case Rule::Move10:
        return tr("crew %1 has been activated in this round already").arg(crew());
    default:
        return {};
    }
}

QString Reason::contracts() const
{
    switch (m_rule) {
    case Rule::Con03:
        return tr("the contract is not on your Contract Term Track: %1").arg(contract());
    case Rule::LocMark01: {
        if (!has(FactKey::Contract))
            return tr("a contract must be turned up: the deck still holds %n", nullptr, number(FactKey::Has));
        const Use *use = useOf(m_event);
        const auto which = thing<Contract>(FactKey::Contract);
        if (use && use->take == which && use->reveal != which)
            return tr("the contract is not on display: %1").arg(contract());
        if (use && use->reveal == which && use->take != which)
            return tr("the contract cannot be turned up, it is not in the deck: %1").arg(contract());
        return tr("the contract is neither on display to be taken nor in the deck to be turned up: %1")
            .arg(contract());
    }
    case Rule::LocMark02:
        return tr("the deck is empty: no contract can be turned up");
    case Rule::Upk05:
        return tr("contracts cannot be completed during the upkeep");
    default:
        return {};
    }
}

QString Reason::locations() const
{
    switch (m_rule) {
    case Rule::LocGuild03:
        return tr("all %n crew(s) are in play: there is none to hire", nullptr, number(FactKey::Has));
    case Rule::LocLight01:
        return tr("the Lighthouse slides one or two lines, not %1").arg(number(FactKey::Has));
    case Rule::LocWork02:
        if (has(FactKey::Tile)) {
            return tr("the tile cannot be developed, its basic side must be up and show this dot: %1, %2")
                .arg(m_game.tile(thing<Tile>(FactKey::Tile)), resource());
        }
        return tr("a basic tile with this dot must be developed too: %1").arg(resource());
    case Rule::LocWork05:
        return tr("all your renovations are unlocked already");
    case Rule::LocWork06:
        return tr("this renovation is unlocked already: %1").arg(resource());
    case Rule::Sell05:
        return tr("tourist airships cannot be sold: %1").arg(name(thing<Airship>(FactKey::Airship)));
    default:
        return {};
    }
}

QString Reason::contributions() const
{
    const auto airship = thing<Airship>(FactKey::Airship);
    switch (m_rule) {
    case Rule::Pre01:
        //: %1 is an airship with its article, %2 how many markers you have there.
        return tr("needs %n marker(s) on %1: you have %2", nullptr, number(FactKey::Needed))
            .arg(theAirship(airship), QString::number(number(FactKey::Has)));
    case Rule::Don04:
        if (has(FactKey::Player))
            return tr("you have no donation marker left");
        if (has(FactKey::Utility)) {
            return tr("all %n donation space(s) are taken: %1", nullptr, number(FactKey::Has))
                .arg(m_game.utility(thing<Utility>(FactKey::Utility)));
        }
        if (has(FactKey::Needed))
            return tr("all %n donation space(s) are taken: %1", nullptr, number(FactKey::Has))
                .arg(name(airship));
        return tr("all %n donation space(s) are taken, and in this game it cannot be sold then either: %1",
                  nullptr, number(FactKey::Has))
            .arg(name(airship));
    default:
        return {};
    }
}

QString Reason::bonuses() const
{
    switch (m_rule) {
    case Rule::Crest04:
        if (has(FactKey::Resource))
            return tr("the crest bonus does not leave this choice: %1").arg(resource());
        return tr("the crest bonus leaves a choice of %n resource(s): one must be named", nullptr,
                  number(FactKey::Needed));
    case Rule::Pig01:
        return tr("%1 uses the tile, and the Piggybacking Bonus is for the others").arg(player());
    case Rule::Pig02:
        if (has(FactKey::Player))
            return tr("%1 must answer first: take the Piggybacking Bonus or decline it").arg(player());
        return tr("there is no Piggybacking Bonus to take now");
    case Rule::Pig05:
        return tr("the Piggybacking Bonus does not offer this: %1").arg(resource());
    case Rule::Upk01:
        if (has(FactKey::Player))
            return tr("%1 must choose from the stage bonus first").arg(player());
        if (has(FactKey::Resource))
            return tr("the stage bonus does not offer this: %1").arg(resource());
        return tr("there is no stage bonus to choose from now");
    default:
        return {};
    }
}

QString Reason::effects() const
{
    const auto effect = thing<BonusEffect>(FactKey::BonusEffect);
    switch (m_rule) {
    case Rule::Be01:
        if (has(FactKey::Needed)) {
            return tr("%1 is not earned yet: it needs %n donation marker(s), you have %2", nullptr,
                      number(FactKey::Needed))
                .arg(name(effect), QString::number(number(FactKey::Has)));
        }
        return tr("%1 is not earned yet").arg(name(effect));
    case Rule::Be03:
        return tr("%1 has been used in this stage already").arg(name(effect));
    case Rule::Be04:
        return tr("a Long Distance Flight passes over exactly one tile without an own crew: here it is %1")
            .arg(number(FactKey::Has));
    case Rule::Be05:
        return tr("the Skilled Negotiator cannot add this here: %1").arg(resource());
    case Rule::Be06:
        return tr("Barter wants two different resources, here both are the same: %1").arg(resource());
    default:
        return {};
    }
}

} // namespace

QString reason(const Objection &objection, const GameWords &game, const Event *event)
{
    return Reason(objection, game, event).text();
}

QString ruleWithPage(Rule rule)
{
    return withPage(table::toText(ruleId(rule)), rulePage(rule));
}

} // namespace skyledger::words
