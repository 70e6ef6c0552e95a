// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/ruleplaces.h"

#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/guide/airshipcitytable.h"

#include <iterator>
#include <variant>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

/// A thing with the rule that explains it.
template <class Key>
struct Explained {
    Key key;
    Rule rule;
};

template <class Key, std::size_t count>
Rule ruleIn(const Explained<Key> (&rows)[count], Key key, Rule otherwise)
{
    for (const Explained<Key> &row : rows) {
        if (row.key == key)
            return row.rule;
    }
    return otherwise;
}

Rule ruleOfUse(const Setup &setup, const State &state)
{
    const Acting &acting = state.acting;
    if (acting.player == none<Player> || acting.crew == none<Crew>)
        return Rule::Move08;
    return ruleOf(kindAt(state.players[acting.player].crews[acting.crew].at, setup, state));
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
    for (const Rule rule : rules) {
        if (const QString id = idOf(rule); !ids.contains(id))
            ids << id;
    }
    return ids;
}

Rule ruleOf(BoardPart part)
{
    using Part = BoardPart;
    static constexpr Explained<Part> rows[] = {{Part::City, Rule::Setup01},
                                               {Part::SlideArrow, Rule::Slide01},
                                               {Part::Crew, Rule::Move01},
                                               {Part::Depot, Rule::Comp18},
                                               {Part::DepotName, Rule::Score07},
                                               {Part::VictoryPoints, Rule::Score07},
                                               {Part::ResourceTrack, Rule::Res02},
                                               {Part::Renovation, Rule::LocWork01},
                                               {Part::TermTrack, Rule::Con06},
                                               {Part::HeldContract, Rule::Con01},
                                               {Part::ContractCounts, Rule::Con02},
                                               {Part::DonationMarkers, Rule::Comp08},
                                               {Part::DonationBoard, Rule::Comp19},
                                               {Part::PublicUtility, Rule::LocArch01},
                                               {Part::DisplayedContract, Rule::LocMark01},
                                               {Part::EconomyBoard, Rule::Comp21},
                                               {Part::PriceList, Rule::Sell01},
                                               {Part::StageBonus, Rule::Upk01},
                                               {Part::RoundTrack, Rule::Turn01},
                                               {Part::WhoseTurn, Rule::Turn02},
                                               {Part::CrewsLeft, Rule::Turn05},
                                               {Part::Pieces, Rule::Turn05},
                                               {Part::Journal, Rule::Turn05},
                                               {Part::EndOfTurn, Rule::Turn06},
                                               {Part::Standings, Rule::Score01},
                                               {Part::UnfinishedContracts, Rule::Score02},
                                               {Part::Winner, Rule::Score04},
                                               {Part::Majority, Rule::Maj01},
                                               {Part::TileSides, Rule::LocWork06}};
    static_assert(std::size(rows) == static_cast<std::size_t>(Part::TileSides) + 1);
    return ruleIn(rows, part, Rule::Turn05);
}

Rule ruleOf(TileKind kind)
{
    using Kind = TileKind;
    static constexpr Explained<Kind> rows[] = {
        {Kind::Architect, Rule::LocArch01}, {Kind::Forest, Rule::LocFrst},
        {Kind::Mine, Rule::LocMine},        {Kind::Factory, Rule::LocFact},
        {Kind::Valley, Rule::LocVall},      {Kind::Guild, Rule::LocGuild01},
        {Kind::Harbor, Rule::LocHarb01},    {Kind::Lighthouse, Rule::LocLight01},
        {Kind::Market, Rule::LocMark01},    {Kind::Shipyard, Rule::LocShip01},
        {Kind::Workshop, Rule::LocWork01}};
    static_assert(std::size(rows) == countOf<Kind>);
    return ruleIn(rows, kind, Rule::Move08);
}

Rule ruleOf(Airship airship)
{
    constexpr Rule rules[] = {Rule::Air01, Rule::Air02, Rule::Air03, Rule::Air04, Rule::Air05,
                              Rule::Air06, Rule::Air07, Rule::Air08, Rule::Air09};
    static_assert(std::size(rules) == countOf<Airship>);
    return rules[indexOf(airship)];
}

Rule ruleOf(BonusEffect effect)
{
    static constexpr Explained<BonusEffect> rows[] = {{BonusEffect::LongDistance, Rule::Be04},
                                                      {BonusEffect::Negotiator, Rule::Be05},
                                                      {BonusEffect::Barter, Rule::Be06}};
    static_assert(std::size(rows) == countOf<BonusEffect>);
    return ruleIn(rows, effect, Rule::Be01);
}

Rule ruleOf(const MissingValue &value)
{
    if (value.value == Value::AirshipCost)
        return ruleOf(static_cast<Airship>(value.thing));
    return ruleBehind(value.value.as<Value>());
}

Rule ruleOf(const Change &change)
{
    using Kind = Change::Kind;
    static constexpr Explained<Kind> rows[] = {{Kind::Paid, Rule::Res04},
                                               {Kind::Gained, Rule::Res01},
                                               {Kind::Vp, Rule::Score07},
                                               {Kind::CrewMoved, Rule::Move02},
                                               {Kind::CrewSpent, Rule::Move10},
                                               {Kind::CrewsReady, Rule::Turn04},
                                               {Kind::CrewHired, Rule::LocGuild01},
                                               {Kind::LinePushed, Rule::Slide02},
                                               {Kind::TileDeveloped, Rule::LocWork02},
                                               {Kind::Unlocked, Rule::LocWork01},
                                               {Kind::AirshipMarker, Rule::Don01},
                                               {Kind::UtilityMarker, Rule::LocArch01},
                                               {Kind::MajorityTaken, Rule::Maj01},
                                               {Kind::MajorityReturned, Rule::Maj02},
                                               {Kind::PriceDown, Rule::Sell02},
                                               {Kind::ContractTaken, Rule::Con05},
                                               {Kind::ContractRevealed, Rule::LocMark01},
                                               {Kind::ContractCompleted, Rule::Con02},
                                               {Kind::ContractMoved, Rule::Upk03},
                                               {Kind::ContractFailed, Rule::Upk04},
                                               {Kind::EffectEarned, Rule::Be01},
                                               {Kind::EffectUsed, Rule::Be03},
                                               {Kind::EffectRefreshed, Rule::Upk02},
                                               {Kind::RoundBegan, Rule::Turn03},
                                               {Kind::StageBegan, Rule::Upk01},
                                               {Kind::StageTileTurned, Rule::Upk01},
                                               {Kind::TurnBegan, Rule::Turn02},
                                               {Kind::GameEnded, Rule::End01}};
    // All but a correction, which has no rule of its own.
    static_assert(std::size(rows) == static_cast<std::size_t>(Kind::Corrected));
    if (change.kind == Kind::Gained && change.lost > 0)
        return Rule::Res03;
    return ruleIn(rows, change.kind, ruleOf(BoardPart::Pieces));
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

Rule ruleOfQuestion(Aspect aspect, const Play &play)
{
    static constexpr Explained<Aspect> rows[] = {{Aspect::Destination, Rule::Move02},
                                                 {Aspect::Utility, Rule::LocArch01},
                                                 {Aspect::Airship, Rule::LocShip01},
                                                 {Aspect::Then, Rule::LocShip01},
                                                 {Aspect::Renovation, Rule::LocWork01},
                                                 {Aspect::Develop, Rule::LocWork02},
                                                 {Aspect::Take, Rule::LocMark01},
                                                 {Aspect::Reveal, Rule::LocMark01},
                                                 {Aspect::Crest, Rule::Crest04},
                                                 {Aspect::Contract, Rule::Con01},
                                                 {Aspect::Give, Rule::Be06},
                                                 {Aspect::Get, Rule::Be06},
                                                 {Aspect::PiggybackTake, Rule::Pig01},
                                                 {Aspect::Negotiator, Rule::Be05},
                                                 {Aspect::StageTake, Rule::Upk01}};
    // All that a list asks, but the four about a slide.
    static_assert(std::size(rows) == static_cast<std::size_t>(Aspect::Crew) - 4);
    if (aspect == Aspect::Line || aspect == Aspect::Way || aspect == Aspect::SecondLine
        || aspect == Aspect::SecondWay)
        return std::holds_alternative<Use>(play.what) ? Rule::LocLight01 : Rule::Slide01;
    return ruleIn(rows, aspect, Rule::Turn05);
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
    std::optional<Rule> own;
    if (const auto cell = thingAs<Cell>(target))
        own = ruleOf(kindAt(*cell, table.setup(), table.state()));
    else if (const auto airship = thingAs<Airship>(target))
        own = ruleOf(*airship);
    else if (thingAs<Utility>(target))
        own = ruleOf(BoardPart::PublicUtility);
    else if (thingAs<LinePush>(target))
        own = ruleOf(BoardPart::SlideArrow);
    else if (thingAs<Crew>(target))
        own = ruleOf(BoardPart::Crew);
    else if (const auto contract = thingAs<Contract>(target))
        own = ruleOf(table.state().market.contains(*contract) ? BoardPart::DisplayedContract
                                                              : BoardPart::HeldContract);
    QStringList ids;
    if (own)
        ids << idOf(*own);
    if (const QString against = table.guide().ruleAgainst(target); !against.isEmpty())
        ids << against;
    ids.removeDuplicates();
    return ids;
}

} // namespace skyledger::ui
