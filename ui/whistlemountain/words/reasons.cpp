// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/words/reasons.h"

#include "core/whistlemountain/record/fields.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/sentences.h"

#include <QtCore/QCoreApplication>

namespace skyledger::whistlemountain::wording {

using namespace Qt::Literals::StringLiterals;
using play::Fact;

namespace {

using Key = FactKey;

constexpr int noMain = static_cast<int>(MainAction::Kind::None);

constexpr skyledger::words::Sentence sentences[] = {
    // Turns
    {Rule::Setup09,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "only the first scaffold is placed now, with a cell in row 1")},
    {Rule::Setup10,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the event draws %1 trophies, and %2 are named"),
     {Key::Needed, Key::Has}},
    {Rule::Setup10,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the parts of the box cannot show this position")},
    {Rule::Turn01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "the tasks Build, Move and Rescue belong to Work, which has not begun"),
     {Key::MainNeeded}},
    {Rule::Turn01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the main action is still to do: Harvest or Work"),
     {Key::Main},
     noMain},
    {Rule::Turn01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the main action of this turn was done already: %1"),
     {Key::Main}},
    {Rule::Turn02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "a card was played in this turn already"),
     {Key::Card}},
    {Rule::Turn02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "a trophy was used in this turn already"),
     {Key::Trophy}},
    {Rule::Turn04, QT_TRANSLATE_NOOP("WhistleMountainReasons", "it is %1’s turn to act"), {Key::Player}},
    {Rule::Ord01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 must answer something else first: %2"),
     {Key::Player, Key::Choose}},
    {Rule::Ord01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is not to be activated now"),
     {Key::Machine}},
    {Rule::Ord01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "this trophy does not lie on floor %2: %1"),
     {Key::Trophy, Key::Floor}},
    {Rule::Ord01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is not among the resources to choose from"),
     {Key::Resource}},
    {Rule::Ord01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 resources must be taken, not %2"),
     {Key::Needed, Key::Has}},
    {Rule::Ord01, QT_TRANSLATE_NOOP("WhistleMountainReasons", "nothing of this kind is to be answered now")},
    {Rule::Ord03,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "what is gained must be taken: %1"),
     {Key::Choose}},
    {Rule::End03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the game is over")},
    // Payments
    {Rule::Res02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "only whistles pay for whistles: %1 needed, %2 named"),
     {Key::Needed, Key::Has}},
    {Rule::Res03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "six upgrades are the most")},
    {Rule::Res05,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the supply holds too little %1: %2 wanted, %3 there"),
     {Key::Resource, Key::Needed, Key::Has}},
    {Rule::Res05, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the supply holds no %1"), {Key::Resource}},
    {Rule::Res06,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "not enough %1: %2 needed, %3 there"),
     {Key::Resource, Key::Needed, Key::Has}},
    {Rule::Res06,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "nothing is to be paid here"),
     {Key::Has, Key::Needed},
     0},
    {Rule::Res06,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "exactly %1 resources must be paid, not %2"),
     {Key::Needed, Key::Has}},
    {Rule::Res06,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the payment must name the %1 resources of choice"),
     {Key::Needed}},
    {Rule::Res06,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "what happens is known, and differs from what is reported: %1"),
     {Key::Report}},
    {Rule::Res07, QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is no joker"), {Key::Resource}},
    {Rule::Res07, QT_TRANSLATE_NOOP("WhistleMountainReasons", "one of the resources paid is no joker")},
    {Rule::L14,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "there is no %1 to pay the toll with"),
     {Key::Resource}},
    {Rule::L14, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the Toll Bridge asks for a toll")},
    {Rule::L18, QT_TRANSLATE_NOOP("WhistleMountainReasons", "with Whistle Surplus whistles are no jokers")},
    // Harvest and docks
    {Rule::Dock01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "an aircraft of %2 lies on the dock: %1"),
     {Key::Dock, Key::Player}},
    {Rule::Dock02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 cannot have been turned up"),
     {Key::Machine, Key::Has}},
    {Rule::Dock02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 cannot have been turned up"),
     {Key::Upgrade, Key::Has}},
    {Rule::Dock02, QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is not on display"), {Key::Machine}},
    {Rule::Dock02, QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is not on display"), {Key::Upgrade}},
    {Rule::Dock03,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the dock could give nothing: %1"),
     {Key::Dock}},
    {Rule::Dock04,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "only opposing aircraft are pushed, and yours lies on the dock: %1"),
     {Key::Dock}},
    {Rule::Harv01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "this aircraft is not at home: %1"),
     {Key::Aircraft}},
    {Rule::Harv02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the aircraft must lie wholly on %1"),
     {Key::Machine}},
    {Rule::Harv02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is no free cell of the grid"),
     {Key::Cell}},
    {Rule::Harv03,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "another aircraft lies on %1"),
     {Key::Cell, Key::Aircraft}},
    {Rule::Harv03,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "no machine covers the scaffold on %1"),
     {Key::Cell}},
    {Rule::Harv03,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the aircraft would lie on %1 and another machine"),
     {Key::Machine}},
    {Rule::Harv05,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 was placed after the aircraft"),
     {Key::Machine}},
    {Rule::Harv10,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "this aircraft lies straight and covers %2: %1"),
     {Key::Aircraft, Key::Needed}},
    {Rule::Harv10, QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is covered by a water line"), {Key::Cell}},
    {Rule::Harv12,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 was activated in this Harvest already"),
     {Key::Machine, Key::Has}},
    {Rule::Harv12,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is out of reach of the aircraft"),
     {Key::Machine}},
    {Rule::Harv12, QT_TRANSLATE_NOOP("WhistleMountainReasons", "no aircraft of this turn lies on the grid")},
    {Rule::Harv14, QT_TRANSLATE_NOOP("WhistleMountainReasons", "workers are on %1"), {Key::Machine}},
    {Rule::A01, QT_TRANSLATE_NOOP("WhistleMountainReasons", "a worker stands on %1"), {Key::Cell}},
    {Rule::A01, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the aircraft must lie wholly on one scaffold")},
    // Effects
    {Rule::Act02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is not on the grid, or is submerged"),
     {Key::Machine}},
    {Rule::Act03,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "this aircraft cannot come home by %1: %2"),
     {Key::Machine, Key::Aircraft}},
    {Rule::Act03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the upgrade %1 is not yours"), {Key::Upgrade}},
    {Rule::Act03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 lies there already"), {Key::Resource}},
    {Rule::Act03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 has nothing to act on"), {Key::Machine}},
    {Rule::Act05,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 has no effect in the stock"),
     {Key::Machine}},
    {Rule::Bonus01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "no card is left in the hand"),
     {Key::Card, Key::Has}},
    {Rule::Bonus01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "this card could do nothing: %1"),
     {Key::Card}},
    {Rule::Bonus01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "this trophy is not in the stock: %1"),
     {Key::Trophy, Key::Has}},
    {Rule::Bonus01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "this trophy could do nothing: %1"),
     {Key::Trophy}},
    {Rule::Bonus01, QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 could do nothing"), {Key::Upgrade}},
    {Rule::Bonus01, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the supply holds no %1"), {Key::Resource}},
    {Rule::Bonus01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "there is nothing to give for this ability: %1"),
     {Key::Ability}},
    {Rule::Upg01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 was used in this turn already"),
     {Key::Upgrade}},
    {Rule::Upg01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "this ability was used in this turn already: %1"),
     {Key::Ability}},
    {Rule::A08, QT_TRANSLATE_NOOP("WhistleMountainReasons", "one of the two resources must be a whistle")},
    {Rule::U17, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the balloon may not come home")},
    // Work
    {Rule::Work02,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "three Builds are the most in a Work"),
     {Key::Choose},
     static_cast<int>(Choose::Build)},
    {Rule::Work02, QT_TRANSLATE_NOOP("WhistleMountainReasons", "one Move or Rescue is the most in a Work")},
    {Rule::Scaf01, QT_TRANSLATE_NOOP("WhistleMountainReasons", "no scaffold is in the stock"), {Key::Has}},
    {Rule::Scaf01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is no empty cell of the grid"),
     {Key::Cell}},
    {Rule::Scaf01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the scaffold must touch a visible scaffold or a machine")},
    {Rule::Scaf04, QT_TRANSLATE_NOOP("WhistleMountainReasons", "an aircraft lies on %1"), {Key::Cell}},
    {Rule::Scaf06,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "a scaffold shows %1 resources, not %2"),
     {Key::Needed, Key::Has}},
    {Rule::Scaf06,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "no scaffold has this shape and these resources")},
    {Rule::Mach01, QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is not in the stock"), {Key::Machine}},
    {Rule::Mach01,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "a machine lies on visible scaffold cells, and %1 is none"),
     {Key::Cell}},
    {Rule::Mach06,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 covers %2 by %3 cells"),
     {Key::Machine, Key::Width, Key::Height}},
    {Rule::Mach06, QT_TRANSLATE_NOOP("WhistleMountainReasons", "no side of %1 is that long"), {Key::Machine}},
    {Rule::Mach07, QT_TRANSLATE_NOOP("WhistleMountainReasons", "an aircraft lies on %1"), {Key::Cell}},
    {Rule::Worker03,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "no worker of yours stands on %1"),
     {Key::Cell}},
    {Rule::Worker03,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "this does not start from there: %1"),
     {Key::Choose}},
    {Rule::Worker03, QT_TRANSLATE_NOOP("WhistleMountainReasons", "no worker of yours is there")},
    {Rule::Worker04,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "the worker on %1 belongs to somebody else"),
     {Key::Cell}},
    {Rule::Worker05, QT_TRANSLATE_NOOP("WhistleMountainReasons", "%1 is not free for a worker"), {Key::Cell}},
    {Rule::Worker05, QT_TRANSLATE_NOOP("WhistleMountainReasons", "the worker may not go there")},
    {Rule::Worker07,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "a tower step leads to the next of the %1 floors, up or down"),
     {Key::Floor}},
    {Rule::L07,
     QT_TRANSLATE_NOOP(
         "WhistleMountainReasons",
         "over %1 a worker floats only with an active Jetpack and a scaffold or machine directly below"),
     {Key::Cell}},
    {Rule::L07,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "the worker comes down on the nearest free cell of the scaffold")},
    {Rule::U05,
     QT_TRANSLATE_NOOP("WhistleMountainReasons", "no worker of yours stands beside the machine on %1"),
     {Key::Cell}},
    {Rule::U05,
     QT_TRANSLATE_NOOP("WhistleMountainReasons",
                       "only the upgrade Extension promotes workers beside a machine, each once")},
};

QString factText(const Fact &fact, const QStringList &players)
{
    switch (fact.key.as<FactKey>()) {
    case FactKey::Cell:
        return cellText(static_cast<Cell>(fact.value));
    case FactKey::Player:
        return players.value(fact.value);
    case FactKey::Resource:
        return name(static_cast<Resource>(fact.value));
    case FactKey::Aircraft:
        return name(static_cast<Aircraft>(fact.value));
    case FactKey::Dock:
        return name(static_cast<Dock>(fact.value));
    case FactKey::Machine:
        return name(static_cast<Machine>(fact.value));
    case FactKey::Upgrade:
        return name(static_cast<Upgrade>(fact.value));
    case FactKey::Ability:
        return name(static_cast<Ability>(fact.value));
    case FactKey::Card:
        return name(static_cast<Card>(fact.value));
    case FactKey::Trophy:
        return name(static_cast<Trophy>(fact.value));
    case FactKey::Choose:
        return name(static_cast<Choose>(fact.value));
    case FactKey::Main:
        return name(static_cast<MainAction::Kind>(fact.value));
    case FactKey::Report:
        return toReport({static_cast<ReportKey>(fact.value)});
    default:
        return QString::number(fact.value);
    }
}

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainReasons)
};

} // namespace

QString reason(const play::Objection &objection, const QStringList &players)
{
    QString text =
        skyledger::words::sentenceFor(objection, "WhistleMountainReasons", sentences,
                                      [&players](const Fact &fact) { return factText(fact, players); });
    if (!text.isEmpty())
        return text;
    // What is left are upgrades and abilities that the player does not own.
    for (const Fact &fact : objection.facts) {
        if (fact.key == FactKey::Upgrade)
            return Text::tr("the upgrade %1 is not yours").arg(factText(fact, players));
        if (fact.key == FactKey::Ability)
            return Text::tr("the ability %1 is not yours").arg(factText(fact, players));
    }
    return toText(ruleId(objection.rule.as<Rule>()));
}

QString missingText(const play::MissingValue &missing)
{
    const QString machine = name(static_cast<Machine>(missing.thing));
    const QString upgrade = name(static_cast<Upgrade>(missing.thing));
    switch (missing.value.as<Value>()) {
    case Value::UpgradeCost:
        return Text::tr("what the upgrade costs (%1)").arg(upgrade);
    case Value::UpgradeEnd:
        return Text::tr("the VP of the upgrade at the end (%1)").arg(upgrade);
    case Value::MachineGain:
        return Text::tr("the resources that the machine gives (%1)").arg(machine);
    case Value::MachineVp:
        return Text::tr("the VP that the machine gives (%1)").arg(machine);
    case Value::MachineBuild:
        return Text::tr("the build value of the machine (%1)").arg(machine);
    case Value::MachineSize:
        return Text::tr("the size of the machine (%1)").arg(machine);
    case Value::FloorVp:
        return Text::tr("the VP of floor %1").arg(missing.thing + 1);
    }
    return {};
}

} // namespace skyledger::whistlemountain::wording
