// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguecheck.h"

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <optional>

/// What people read about the component values and where they come from.
namespace skyledger::words {

/// Where values come from, as a heading: "Legible in a rulebook". Nothing: the catalogue does not say.
QString name(std::optional<airshipcity::ValueSource> source);

/// What cannot be right about a catalogue, as a clause without full stop.
QString inconsistency(const airshipcity::Inconsistency &inconsistency);

/// What in a catalogue is worth a second look, as a clause without full stop.
QString note(const airshipcity::CatalogueNote &note);

/// The notice that values are made up; empty if none is. It stands wherever such values are shown.
QString sampleNotice(const QJsonObject &catalogue);

} // namespace skyledger::words
