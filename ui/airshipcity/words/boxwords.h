// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/valuechange.h"
#include "core/airshipcity/record/boxplace.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/citycopy.h"
#include "core/airshipcity/record/proposals.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

/// What is printed on the cardboard, and what people read while they enter it.
namespace skyledger::words {

QString name(airshipcity::BoxPage page);
/// What to do on a page, in a sentence or two.
QString howToEnter(airshipcity::BoxPage page);

/// A field as its caption: "Cost", "Spaces with 3 players".
QString caption(airshipcity::Printed field);
/// The same where its number of players does not matter: "Spaces".
QString shortCaption(airshipcity::Printed field);
/// The thing that a place belongs to: "Contract 3", "Forest 2", "Luxury Cruise Ship".
QString pieceOf(const airshipcity::MissingValue &place, const airshipcity::CatalogueFile &shown);
/// Both, for people who do not see the piece: "Contract 3: cost".
QString place(const airshipcity::MissingValue &place, const airshipcity::CatalogueFile &shown);

/// Why a value is refused, in a sentence.
QString refusal(airshipcity::ValueFault fault);

/// A letter that stands for a resource on the keyboard.
QChar letterOf(airshipcity::Resource resource);

/// A value by itself: "4 wood, 2 gears", "3 VP", "stages 2 and 3". It is one of `Printed`, or of `Value`.
QString printed(const airshipcity::PrintedValue &value, play::Code what);

/// What a value of a catalogue is: "the term of a contract (2 wood, 1 gear)". The place must be one of this catalogue.
QString fieldOf(const airshipcity::FieldPlace &place, const airshipcity::CatalogueFile &catalogue);

// What people read about the component values.

/// What cannot be right about a catalogue, as a clause without full stop.
QString inconsistency(const airshipcity::Inconsistency &inconsistency);

/// What in a catalogue is worth a second look, as a clause without full stop.
QString note(const airshipcity::CatalogueNote &note);

// What follows from values of the cardboard that are other than they were taken for.

/// What a change of a value does to the game, a sentence each.
QStringList consequences(const airshipcity::ValueChange &change, const GameWords &game);

/// What is said about a missing value by what the table reported, in a sentence.
QString proposal(const airshipcity::Proposal &proposal, const GameWords &game);

} // namespace skyledger::words
