// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/ruleplaces.h"

#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/rules/locations.h"
#include "ui/airshipcity/guide/airshipcitytable.h"

#include <array>
#include <iterator>
#include <variant>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

Rule ruleOfUse(const Setup &setup, const State &state)
{
    const Acting &acting = state.acting;
    if (acting.player == none<Player> || acting.crew == none<Crew>)
        return Rule::Move08;
    return ruleOf(kindAt(actingCell(state), setup, state));
}

Rule ruleOfEndTurn(const Setup &setup, const State &state)
{
    const bool isLast = indexOf(state.current) + 1 == setup.playerCount;
    if (!isLast)
        return Rule::Turn06;
    return state.round % roundsPerStage == 0 && state.round < lastRound ? Rule::Upk01 : Rule::Turn03;
}

} // namespace

QString idOf(Rule rule)
{
    const std::string_view id = ruleId(rule);
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QStringList idsOf(std::initializer_list<Rule> rules)
{
    QStringList ids;
    for (const Rule rule : rules)
        ids << idOf(rule);
    ids.removeDuplicates();
    return ids;
}

Rule ruleOf(TileKind kind)
{
    constexpr std::array rules{Rule::LocArch01, Rule::LocFrst,    Rule::LocMine,   Rule::LocFact,
                               Rule::LocVall,   Rule::LocGuild01, Rule::LocHarb01, Rule::LocLight01,
                               Rule::LocMark01, Rule::LocShip01,  Rule::LocWork01};
    static_assert(rules.size() == countOf<TileKind>);
    return rules.at(indexOf(kind));
}

Rule ruleOf(Airship airship)
{
    constexpr std::array rules{Rule::Air01, Rule::Air02, Rule::Air03, Rule::Air04, Rule::Air05,
                               Rule::Air06, Rule::Air07, Rule::Air08, Rule::Air09};
    static_assert(rules.size() == countOf<Airship>);
    return rules.at(indexOf(airship));
}

Rule ruleOf(BonusEffect effect)
{
    constexpr std::array rules{Rule::Be04, Rule::Be05, Rule::Be06};
    static_assert(rules.size() == countOf<BonusEffect>);
    return rules.at(indexOf(effect));
}

Rule ruleOf(const MissingValue &value)
{
    if (value.value == Value::AirshipCost)
        return ruleOf(static_cast<Airship>(value.thing));
    return ruleBehind(value.value);
}

Rule ruleOf(const Play &play, const Setup &setup, const State &state)
{
    if (const Move *move = std::get_if<Move>(&play.what)) {
        if (move->longDistance)
            return Rule::Be04;
        return move->path.size() > 1 ? Rule::Move05 : Rule::Move02;
    }
    if (std::holds_alternative<Use>(play.what))
        return ruleOfUse(setup, state);
    if (std::holds_alternative<EndTurn>(play.what))
        return ruleOfEndTurn(setup, state);
    // Of all kinds in their order; some were explained more closely above.
    static constexpr Rule rules[] = {Rule::Move02, Rule::Move08, Rule::Move08, Rule::Pig01, Rule::Slide01,
                                     Rule::Con01,  Rule::Be06,   Rule::Turn06, Rule::Upk01};
    static_assert(std::size(rules) == std::variant_size_v<decltype(Play::what)>);
    return rules[play.what.index()];
}

Rule ruleOf(const GivenAnswer &answer, const Play &play, const Setup &setup, const State &state)
{
    switch (aspectOf(answer)) {
    case Aspect::Destination:
        return ruleOf(kindAt(static_cast<Cell>(answer.value), setup, state));
    case Aspect::Airship:
        return ruleOf(static_cast<Airship>(answer.value));
    case Aspect::Then:
        return static_cast<Then>(answer.value) == Then::Donate ? Rule::Don01 : Rule::Sell01;
    case Aspect::PiggybackTake:
        return answer.value == unanswered ? Rule::Pig04 : Rule::Pig01;
    default:
        return ruleOfQuestion(aspectOf(answer), play);
    }
}

Rule ruleOfMoment(const Setup &setup, const State &state, bool crewInHand)
{
    switch (state.phase) {
    case Phase::Turn:
        return crewInHand ? Rule::Move02 : Rule::Turn05;
    case Phase::AtTile:
        return ruleOfUse(setup, state);
    case Phase::Piggyback:
        return Rule::Pig01;
    case Phase::StageBonus:
        return Rule::Upk01;
    case Phase::Over:
        break;
    }
    return Rule::End01;
}

QStringList rulesOf(const AirshipCityTable &table, const Target &target)
{
    QStringList ids;
    if (const auto cell = thingAs<Cell>(target))
        ids << idOf(ruleOf(kindAt(*cell, table.setup(), table.state())));
    else if (const auto airship = thingAs<Airship>(target))
        ids << idOf(ruleOf(*airship));
    else if (thingAs<Utility>(target))
        ids << idOf(Rule::LocArch01);
    else if (thingAs<LinePush>(target))
        ids << idOf(Rule::Slide01);
    else if (thingAs<Crew>(target))
        ids << idOf(Rule::Move01);
    else if (const auto contract = thingAs<Contract>(target))
        ids << idOf(table.state().market.contains(*contract) ? Rule::LocMark01 : Rule::Con01);
    if (const QString against = table.guide().ruleAgainst(target); !against.isEmpty())
        ids << against;
    ids.removeDuplicates();
    return ids;
}

} // namespace skyledger::ui
