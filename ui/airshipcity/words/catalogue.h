// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguecheck.h"
#include "ui/words/sources.h"

#include <QtCore/QString>

/// What people read about the component values.
namespace skyledger::words {

/// What cannot be right about a catalogue, as a clause without full stop.
QString inconsistency(const airshipcity::Inconsistency &inconsistency);

/// What in a catalogue is worth a second look, as a clause without full stop.
QString note(const airshipcity::CatalogueNote &note);

} // namespace skyledger::words
