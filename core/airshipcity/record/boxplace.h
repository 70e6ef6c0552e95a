// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguecheck.h"
#include "core/airshipcity/record/cataloguevalue.h"

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <optional>
#include <vector>

/// Everything that a person can read off the cardboard, one place after the other in the order of the box: a value or a
/// part of one by its number of `Printed`, and which of the things that have it. Also what stands there in a catalogue's
/// document.
namespace skyledger::airshipcity {

BoxPage pageOf(play::Code field);
/// Whether it is how many things there are, which no value of a document says.
bool isCount(const MissingValue &place);

/// All places of a page, of the things that these ids name, piece by piece in the order in which they are read.
std::vector<MissingValue> placesOf(BoxPage page, const Ids &ids);

/// The value at a place, whole; nothing while it or a part of it is missing. The catalogue must be one that can be
/// read; its built-in layer is not added here.
std::optional<PrintedValue> boxValue(const QJsonObject &catalogue, const Ids &ids, const MissingValue &place);

/// Where it comes from, if the catalogue says so. What belongs to a tile's kind is told from there.
std::optional<ValueSource> boxSource(const QJsonObject &catalogue, const Ids &ids, const MissingValue &place);

} // namespace skyledger::airshipcity
