// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/ruleplaces.h"

#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/guide/airshipcitytable.h"

namespace skyledger::ui {

using namespace airshipcity;

namespace {

template <class... Kinds>
struct Overloaded : Kinds... {
    using Kinds::operator()...;
};
template <class... Kinds>
Overloaded(Kinds...) -> Overloaded<Kinds...>;

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
    switch (part) {
    case BoardPart::City:
        return Rule::Setup01;
    case BoardPart::SlideArrow:
        return Rule::Slide01;
    case BoardPart::Crew:
        return Rule::Move01;
    case BoardPart::Depot:
        return Rule::Comp18;
    case BoardPart::DepotName:
    case BoardPart::VictoryPoints:
        return Rule::Score07;
    case BoardPart::ResourceTrack:
        return Rule::Res02;
    case BoardPart::Renovation:
        return Rule::LocWork01;
    case BoardPart::TermTrack:
        return Rule::Con06;
    case BoardPart::HeldContract:
        return Rule::Con01;
    case BoardPart::ContractCounts:
        return Rule::Con02;
    case BoardPart::DonationMarkers:
        return Rule::Comp08;
    case BoardPart::DonationBoard:
        return Rule::Comp19;
    case BoardPart::PublicUtility:
        return Rule::LocArch01;
    case BoardPart::DisplayedContract:
        return Rule::LocMark01;
    case BoardPart::EconomyBoard:
        return Rule::Comp21;
    case BoardPart::PriceList:
        return Rule::Sell01;
    case BoardPart::StageBonus:
        return Rule::Upk01;
    case BoardPart::RoundTrack:
        return Rule::Turn01;
    case BoardPart::WhoseTurn:
        return Rule::Turn02;
    case BoardPart::CrewsLeft:
    case BoardPart::Pieces:
    case BoardPart::Journal:
        return Rule::Turn05;
    case BoardPart::EndOfTurn:
        return Rule::Turn06;
    case BoardPart::Standings:
        return Rule::Score01;
    case BoardPart::UnfinishedContracts:
        return Rule::Score02;
    case BoardPart::Winner:
        return Rule::Score04;
    case BoardPart::Majority:
        return Rule::Maj01;
    case BoardPart::TileSides:
        return Rule::LocWork06;
    }
    return Rule::Turn05;
}

Rule ruleOf(TileKind kind)
{
    switch (kind) {
    case TileKind::Architect:
        return Rule::LocArch01;
    case TileKind::Forest:
        return Rule::LocFrst;
    case TileKind::Mine:
        return Rule::LocMine;
    case TileKind::Factory:
        return Rule::LocFact;
    case TileKind::Valley:
        return Rule::LocVall;
    case TileKind::Guild:
        return Rule::LocGuild01;
    case TileKind::Harbor:
        return Rule::LocHarb01;
    case TileKind::Lighthouse:
        return Rule::LocLight01;
    case TileKind::Market:
        return Rule::LocMark01;
    case TileKind::Shipyard:
        return Rule::LocShip01;
    case TileKind::Workshop:
        return Rule::LocWork01;
    }
    return Rule::Move08;
}

Rule ruleOf(Airship airship)
{
    constexpr Rule rules[] = {Rule::Air01, Rule::Air02, Rule::Air03, Rule::Air04, Rule::Air05,
                              Rule::Air06, Rule::Air07, Rule::Air08, Rule::Air09};
    return rules[indexOf(airship)];
}

Rule ruleOf(BonusEffect effect)
{
    switch (effect) {
    case BonusEffect::LongDistance:
        return Rule::Be04;
    case BonusEffect::Negotiator:
        return Rule::Be05;
    case BonusEffect::Barter:
        return Rule::Be06;
    }
    return Rule::Be01;
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
    switch (change.kind) {
    case Kind::Paid:
        return Rule::Res04;
    case Kind::Gained:
        return change.lost > 0 ? Rule::Res03 : Rule::Res01;
    case Kind::Vp:
        return Rule::Score07;
    case Kind::CrewMoved:
        return Rule::Move02;
    case Kind::CrewSpent:
        return Rule::Move10;
    case Kind::CrewsReady:
        return Rule::Turn04;
    case Kind::CrewHired:
        return Rule::LocGuild01;
    case Kind::LinePushed:
        return Rule::Slide02;
    case Kind::TileDeveloped:
        return Rule::LocWork02;
    case Kind::Unlocked:
        return Rule::LocWork01;
    case Kind::AirshipMarker:
        return Rule::Don01;
    case Kind::UtilityMarker:
        return Rule::LocArch01;
    case Kind::MajorityTaken:
        return Rule::Maj01;
    case Kind::MajorityReturned:
        return Rule::Maj02;
    case Kind::PriceDown:
        return Rule::Sell02;
    case Kind::ContractTaken:
        return Rule::Con05;
    case Kind::ContractRevealed:
        return Rule::LocMark01;
    case Kind::ContractCompleted:
        return Rule::Con02;
    case Kind::ContractMoved:
        return Rule::Upk03;
    case Kind::ContractFailed:
        return Rule::Upk04;
    case Kind::EffectEarned:
        return Rule::Be01;
    case Kind::EffectUsed:
        return Rule::Be03;
    case Kind::EffectRefreshed:
        return Rule::Upk02;
    case Kind::RoundBegan:
        return Rule::Turn03;
    case Kind::StageBegan:
    case Kind::StageTileTurned:
        return Rule::Upk01;
    case Kind::TurnBegan:
        return Rule::Turn02;
    case Kind::GameEnded:
        return Rule::End01;
    case Kind::Corrected:
        break;
    }
    return ruleOf(BoardPart::Pieces);
}

Rule ruleOf(const Play &play, const Setup &setup, const State &state)
{
    return std::visit(
        Overloaded{[](const Move &move) {
                       if (move.longDistance)
                           return Rule::Be04;
                       return move.path.size() > 1 ? Rule::Move05 : Rule::Move02;
                   },
                   [&](const Use &) { return ruleOfUse(setup, state); },
                   [](const Skip &) { return Rule::Move08; }, [](const Piggyback &) { return Rule::Pig01; },
                   [](const Slide &) { return Rule::Slide01; }, [](const Fulfil &) { return Rule::Con01; },
                   [](const Barter &) { return Rule::Be06; },
                   [&](const EndTurn &) { return ruleOfEndTurn(setup, state); },
                   [](const TakeStageBonus &) { return Rule::Upk01; }},
        play.what);
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
    switch (aspect) {
    case Aspect::Destination:
        return Rule::Move02;
    case Aspect::Utility:
        return Rule::LocArch01;
    case Aspect::Airship:
    case Aspect::Then:
        return Rule::LocShip01;
    case Aspect::Renovation:
        return Rule::LocWork01;
    case Aspect::Develop:
        return Rule::LocWork02;
    case Aspect::Take:
    case Aspect::Reveal:
        return Rule::LocMark01;
    case Aspect::Line:
    case Aspect::Way:
    case Aspect::SecondLine:
    case Aspect::SecondWay:
        return std::holds_alternative<Use>(play.what) ? Rule::LocLight01 : Rule::Slide01;
    case Aspect::Crest:
        return Rule::Crest04;
    case Aspect::Contract:
        return Rule::Con01;
    case Aspect::Give:
    case Aspect::Get:
        return Rule::Be06;
    case Aspect::PiggybackTake:
        return Rule::Pig01;
    case Aspect::Negotiator:
        return Rule::Be05;
    case Aspect::StageTake:
        return Rule::Upk01;
    case Aspect::Crew:
    case Aspect::LongDistance:
    case Aspect::UtilityName:
    case Aspect::Digit:
    case Aspect::Clicked:
        break;
    }
    return Rule::Turn05;
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

QStringList rulesOf(const Event &event, const Setup &setup, const State &before)
{
    if (const auto *played = std::get_if<Played>(&event))
        return idsOf({ruleOf(played->play, setup, before)});
    const auto *overridden = std::get_if<Override>(&event);
    if (!overridden)
        return {};
    QStringList ids;
    const Event inner = std::visit([](const auto &each) { return Event(each); }, overridden->event);
    const Verdict verdict = check(setup, before, inner);
    ids.reserve(static_cast<qsizetype>(verdict.objections.size()) + 1);
    for (const Objection &objection : verdict.objections)
        ids << idOf(objection.rule.as<Rule>());
    ids += rulesOf(inner, setup, before);
    ids.removeDuplicates();
    return ids;
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
