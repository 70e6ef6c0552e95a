// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/boxplace.h"
#include "core/airshipcity/record/cataloguevalue.h"

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <optional>

/// What stands at the places of a box, read from and written into a catalogue's document.
namespace skyledger::airshipcity {

/// The value at a place, whole; nothing while it or a part of it is missing. The catalogue must be one that can be
/// read; its built-in layer is not added here.
std::optional<PrintedValue> boxValue(const QJsonObject &catalogue, const Ids &ids, const MissingValue &place);

/// Where it comes from, if the catalogue says so. What belongs to a tile's kind is told from there.
std::optional<ValueSource> boxSource(const QJsonObject &catalogue, const Ids &ids, const MissingValue &place);

/// Enters a value as read off a copy of the game. If it is one part of a larger value, the other part keeps its source.
/// The value must be without a fault, and the thing must be listed. Counts are not entered here: see
/// `CatalogueDraft`.
void enterBoxValue(QJsonObject &catalogue, const Ids &ids, const MissingValue &place,
                   const PrintedValue &value);

/// Makes it missing again, together with its source; an entry of which nothing is left goes too, unless it is listed.
void clearBoxValue(QJsonObject &catalogue, const Ids &ids, const MissingValue &place);

} // namespace skyledger::airshipcity
