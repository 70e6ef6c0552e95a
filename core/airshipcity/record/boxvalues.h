// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/boxplace.h"
#include "core/airshipcity/record/catalogueedit.h"

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <optional>
#include <variant>

/// What stands at the places of a box, read from and written into a catalogue's document.
namespace skyledger::airshipcity {

/// A value of the box. A number stands for points, gold, terms, spaces, counts and stages; `Price` for discounts too.
using BoxValue =
    std::variant<int, QString, Amounts, Price, ResourceSet, ResourceBonus, AirshipSet, TrackValues>;

/// The value at a place, whole; nothing while it or a part of it is missing. The catalogue must be one that can be
/// read; its built-in layer is not added here.
std::optional<BoxValue> boxValue(const QJsonObject &catalogue, const Ids &ids, const BoxPlace &place);

/// Where it comes from, if the catalogue says so. What belongs to a tile's kind is told from there.
std::optional<ValueSource> boxSource(const QJsonObject &catalogue, const Ids &ids, const BoxPlace &place);

/// What is wrong with a value that somebody enters there; nothing if the format can hold it.
std::optional<ValueFault> faultOf(Printed field, const BoxValue &value);

/// Enters a value as read off a copy of the game. If it is one part of a larger value, the other part keeps its source.
/// The value must be without a fault, and the thing must be listed. Counts are not entered here: see
/// `CatalogueDraft`.
void enterBoxValue(QJsonObject &catalogue, const Ids &ids, const BoxPlace &place, const BoxValue &value);

/// Makes it missing again, together with its source; an entry of which nothing is left goes too, unless it is listed.
void clearBoxValue(QJsonObject &catalogue, const Ids &ids, const BoxPlace &place);

} // namespace skyledger::airshipcity
