// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/guide/options.h"

#include "core/whistlemountain/record/fields.h"
#include "ui/play/choicekeys.h"
#include "ui/whistlemountain/guide/letters.h"
#include "ui/whistlemountain/words/events.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <type_traits>

namespace skyledger::ui::whistle {

using namespace Qt::Literals::StringLiterals;
using whistlemountain::Aircraft;
using whistlemountain::Card;
using whistlemountain::Resource;
using whistlemountain::Trophy;
using wording::name;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainOptions)
};

/// The cells of a scaffold that were chosen, with what they show by this number.
QString printsText(const PartialPlay &play, int code)
{
    PartialPlay answered = play;
    answered.answers.push_back({Ask::Prints, code});
    QStringList shown;
    const Play made = playOf(State(), answered);
    for (const ScaffoldCell &each : std::get<BuildScaffold>(made.what).cells) {
        if (isResource(each.print))
            shown
                << Text::tr("%1 %2", "cell, resource").arg(cellText(each.cell), name(resourceOf(each.print)));
    }
    return shown.isEmpty() ? Text::tr("nothing printed") : words::listed(shown);
}

QString promotedText(const Session &session, int code)
{
    PartialPlay build{static_cast<std::size_t>(Deed::Machine), {{Ask::Promote, code}}};
    QStringList cells;
    const Play made = playOf(session.state(), build);
    for (const Cell cell : std::get<BuildMachine>(made.what).promote)
        cells << cellText(cell);
    return cells.isEmpty() ? Text::tr("nobody besides") : words::listedWithAnd(cells);
}

QString givenText(const PartialPlay &play, int value)
{
    switch (deedOf(play)) {
    case Deed::Exchange:
        return name(static_cast<Resource>(value));
    case Deed::Requisition:
        return value == 1 ? Text::tr("a card") : Text::tr("a scaffold");
    default:
        return name(static_cast<Upgrade>(value));
    }
}

QString nameOf(const Session &session, const PartialPlay &play, const NextAnswer &answer)
{
    const int value = answer.value;
    switch (answer.ask.as<Ask>()) {
    case Ask::Aircraft:
        return name(static_cast<Aircraft>(value));
    case Ask::Dock:
        return wording::shortName(static_cast<Dock>(value));
    case Ask::Area:
        return areaText(areaOf(value));
    case Ask::Machine:
    case Ask::Salvage:
        return name(static_cast<Machine>(value));
    case Ask::Upgrade:
        return name(static_cast<Upgrade>(value));
    case Ask::Cell:
        return cellText(static_cast<Cell>(value));
    case Ask::Prints:
        return printsText(play, value);
    case Ask::Whole:
        return Text::tr("that is all of it", "cells of a scaffold");
    case Ask::Print:
        return isResource(static_cast<Print>(value)) ? name(resourceOf(static_cast<Print>(value)))
                                                     : Text::tr("nothing", "shown on a cell");
    case Ask::Promote:
        return promotedText(session, value);
    case Ask::From:
    case Ask::To:
        return wording::placeName(placeOf(value));
    case Ask::Toll:
    case Ask::Resource:
        return name(static_cast<Resource>(value));
    case Ask::Given:
        return givenText(play, value);
    case Ask::Card:
        return name(static_cast<Card>(value));
    case Ask::Trophy:
        return name(static_cast<Trophy>(value));
    case Ask::Ability:
        return name(static_cast<Ability>(value));
    case Ask::Shuttle:
        return value == 1 ? Text::tr("the balloon comes home") : Text::tr("the balloon stays");
    case Ask::Pay:
        return value == 0 ? Text::tr("as printed") : wording::amountsText(amountsOf(value));
    case Ask::Count:
        return play.answer(Ask::Dock) == static_cast<int>(Dock::Cards)
            ? Text::tr("%n card(s)", nullptr, value)
            : Text::tr("%n scaffold(s)", nullptr, value);
    case Ask::Otherwise:
        break;
    }
    return QString::number(value);
}

std::optional<BoardThing> thingOf(const NextAnswer &answer)
{
    switch (answer.ask.as<Ask>()) {
    case Ask::Aircraft:
        return thing(Thing::Aircraft, answer.value);
    case Ask::Dock:
        return thing(Thing::Dock, answer.value);
    case Ask::Area:
        return thing(Thing::Area, answer.value);
    case Ask::Machine:
    case Ask::Salvage:
        return thing(Thing::Machine, answer.value);
    case Ask::Upgrade:
        return thing(Thing::Upgrade, answer.value);
    case Ask::Cell:
        return thing(Thing::Place, placeCode(onCell(static_cast<Cell>(answer.value))));
    case Ask::From:
    case Ask::To:
        return thing(Thing::Place, answer.value);
    default:
        return std::nullopt;
    }
}

QChar digit(int number)
{
    return number >= 0 && number <= 9 ? QChar(static_cast<char16_t>(u'0' + number)) : QChar();
}

/// The letter of a thing among all of its kind, whichever of them can be chosen; that of declining is left out.
template <class Thing>
QChar letterOfKind(Thing thing)
{
    QStringList names;
    qsizetype at = 0;
    for (const Thing each : all<Thing>()) {
        if constexpr (std::is_same_v<Thing, Machine>) {
            if (classOf(each) != classOf(thing))
                continue;
        }
        if (each == thing)
            at = names.size();
        names << name(each);
    }
    return letterAmong(names, at, taskLetters().decline);
}

/// Cells and areas are reached by arrow keys; a letter for each would only be in the way of the others.
QChar keyOf(const Session &session, const PartialPlay &play, const NextAnswer &answer)
{
    const Deed deed = deedOf(play);
    const bool isTaken = deed == Deed::Fly || deed == Deed::TakeMachine || deed == Deed::TakeUpgrade;
    switch (answer.ask.as<Ask>()) {
    case Ask::Aircraft:
        return digit(answer.value + 1);
    case Ask::Count:
        return digit(answer.value);
    case Ask::Dock:
        return letterOf(static_cast<Dock>(answer.value));
    case Ask::Machine:
        return isTaken ? letterOfKind(static_cast<Machine>(answer.value))
                       : lettersOf(session).machines[static_cast<Machine>(answer.value)];
    case Ask::Upgrade:
        return isTaken ? letterOfKind(static_cast<Upgrade>(answer.value))
                       : lettersOf(session).upgrades[static_cast<Upgrade>(answer.value)];
    case Ask::Card:
        return letterOfKind(static_cast<Card>(answer.value));
    case Ask::Trophy:
        return letterOfKind(static_cast<Trophy>(answer.value));
    case Ask::Resource:
        return letterOfKind(static_cast<Resource>(answer.value));
    default:
        return {};
    }
}

QString flightText(const PartialPlay &play)
{
    const auto aircraft = play.answer(Ask::Aircraft);
    return Text::tr("Where does this aircraft go: %1?", "balloon, airship or ironclad")
        .arg(aircraft ? name(static_cast<Aircraft>(*aircraft)) : QString());
}

QString nameOfDeed(const PartialPlay &play)
{
    switch (deedOf(play)) {
    case Deed::Work:
        return Text::tr("Work");
    case Deed::Scaffold:
        return Text::tr("Build a scaffold");
    case Deed::Machine:
        return Text::tr("Build a machine");
    case Deed::Move:
        return Text::tr("Move a worker");
    case Deed::Rescue:
        return Text::tr("Rescue a worker");
    case Deed::Card:
        return Text::tr("Play a card");
    case Deed::Trophy:
        return Text::tr("Use a trophy");
    case Deed::Exchange:
        return name(Ability::Exchanger);
    case Deed::Requisition:
        return name(Ability::Requisitioner);
    case Deed::Skip:
        return Text::tr("Decline");
    case Deed::EndTurn:
        return Text::tr("End the turn");
    case Deed::PayOtherwise:
        return Text::tr("Pay otherwise");
    case Deed::TakeMachine:
        return Text::tr("Take a machine");
    case Deed::TakeUpgrade:
        return Text::tr("Take an upgrade");
    case Deed::TakeTrophy:
        return Text::tr("Take a trophy");
    case Deed::TakeResources:
        return Text::tr("Take resources");
    case Deed::Fly:
    case Deed::Activate:
    case Deed::UseUpgrade:
        break;
    }
    return {};
}

QChar keyOfDeed(Deed deed)
{
    const TaskLetters letters = taskLetters();
    switch (deed) {
    case Deed::Work:
        return letters.work;
    case Deed::Scaffold:
        return letters.scaffold;
    case Deed::Machine:
        return letters.machine;
    case Deed::Move:
        return letters.move;
    case Deed::Rescue:
        return letters.rescue;
    case Deed::Card:
        return letters.card;
    case Deed::Trophy:
        return letters.trophy;
    case Deed::Skip:
    case Deed::EndTurn:
        return letters.decline;
    case Deed::PayOtherwise:
        return u'+';
    default:
        return {};
    }
}

} // namespace

PlayOption optionOf(const Session &session, const PartialPlay &play, const NextAnswer &answer)
{
    PlayOption option{.name = words::capitalised(nameOf(session, play, answer)), .leadsTo = play};
    option.leadsTo.answers.push_back({answer.ask, answer.value});
    option.thing = thingOf(answer);
    option.key = keyOf(session, play, answer);
    option.isListed = answer.ask != Ask::Cell && answer.ask != Ask::Area;
    if (option.key.isDigit() && answer.value > 1 && play.answer(Ask::Dock) == static_cast<int>(Dock::Cards))
        option.detail = Text::tr("for %n resource(s) of choice", nullptr, answer.value - 1);
    if (answer.undetermined)
        option.status = PlayOption::Status::Undetermined;
    return option;
}

PlayOption beginningOf(const Session &session, const PartialPlay &play)
{
    if (const Deed deed = deedOf(play);
        !play.answers.empty() && (deed == Deed::Fly || deed == Deed::Activate || deed == Deed::UseUpgrade)) {
        PartialPlay begun = play;
        const GivenAnswer first = begun.answers.back();
        begun.answers.pop_back();
        return optionOf(session, begun, {first.question, first.value, false});
    }
    return {.name = nameOfDeed(play), .leadsTo = play, .key = keyOfDeed(deedOf(play))};
}

QString questionOf(const Session & /*session*/, const PartialPlay &play, Ask ask)
{
    switch (ask) {
    case Ask::Dock:
    case Ask::Area:
        return deedOf(play) == Deed::Fly ? flightText(play) : Text::tr("Where does the machine go?");
    case Ask::Aircraft:
        return Text::tr("Which aircraft?");
    case Ask::Count:
        return Text::tr("How many?");
    case Ask::Machine:
    case Ask::Salvage:
        return Text::tr("Which machine?");
    case Ask::Upgrade:
        return Text::tr("Which upgrade?");
    case Ask::Cell:
        return Text::tr("Which cells does the scaffold cover?");
    case Ask::Prints:
        return Text::tr("What does the scaffold show?");
    case Ask::Whole:
        return Text::tr("Which cells does the scaffold cover?");
    case Ask::Print:
        return Text::tr("What does the scaffold show on %1?", "cell").arg(cellText(cellToTell(play)));
    case Ask::Promote:
        return Text::tr("Which workers beside the machine are promoted too?");
    case Ask::From:
        return Text::tr("Which worker?");
    case Ask::To:
        return Text::tr("Where does the worker go?");
    case Ask::Toll:
        return Text::tr("Which resource pays the toll?");
    case Ask::Given:
        return Text::tr("What is given?");
    case Ask::Resource:
        return Text::tr("Which resource?");
    case Ask::Card:
        return Text::tr("Which card?");
    case Ask::Trophy:
        return Text::tr("Which trophy?");
    case Ask::Ability:
        return Text::tr("Which ability?");
    case Ask::Shuttle:
        return Text::tr("Does the balloon come home?");
    case Ask::Pay:
        return Text::tr("What is paid?");
    case Ask::Otherwise:
        break;
    }
    return Text::tr("What is paid otherwise?");
}

} // namespace skyledger::ui::whistle
