// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/citycopy.h"
#include "ui/words/sources.h"

#include <QtCore/QString>

/// What is printed on the cardboard.
namespace skyledger::words {

/// A value by itself: "4 wood, 2 gears", "3 VP", "stages 2 and 3". It is one of `Printed`, or of `Value`.
QString printed(const airshipcity::PrintedValue &value, play::Code what);

/// What a value of a catalogue is: "the term of a contract (2 wood, 1 gear)". The place must be one of this catalogue.
QString fieldOf(const airshipcity::FieldPlace &place, const airshipcity::CatalogueFile &catalogue);

} // namespace skyledger::words
