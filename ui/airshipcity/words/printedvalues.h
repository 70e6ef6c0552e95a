// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/catalogueedit.h"
#include "core/airshipcity/record/citycopy.h"

#include <QtCore/QString>

/// What is printed on the cardboard, and where it was read.
namespace skyledger::words {

/// A value by itself: "4 wood, 2 gears", "3 VP", "stages 2 and 3". It is one of `Printed`, or of `Value`.
QString printed(const airshipcity::PrintedValue &value, play::Code what);

/// What a value of a catalogue is: "the term of a contract (2 wood, 1 gear)". The place must be one of this catalogue.
QString fieldOf(const airshipcity::FieldPlace &place, const airshipcity::CatalogueFile &catalogue);

/// Where a known value comes from, as one letter and in a word or two. Nothing: the catalogue does not say.
QString sourceSign(std::optional<airshipcity::ValueSource> source);
QString shortSource(std::optional<airshipcity::ValueSource> source);
/// "✓ a copy of the game"
QString signedSource(std::optional<airshipcity::ValueSource> source);
/// The same where nothing is known: "? missing".
QString missingSource();

} // namespace skyledger::words
