// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/printed.h"
#include "core/table/jsonnode.h"
#include "core/table/result.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>

/// Catalogues as files and inside records.
namespace skyledger::airshipcity {

using describe::ValueSource;

/// A catalogue as a document and as what the rules read. Tiles, contracts, utilities and stage bonuses are numbered
/// as they are listed.
struct CatalogueFile : PrintedCatalogue {
    QJsonObject document; ///< whole, with all that only people or other programs understand
    Ids ids;
};

/// A catalogue out of a file's bytes. Refused, with the first fault: what is no catalogue of this game, a newer
/// version, a value of the wrong type or beyond the limits of the format, an id that stands twice.
table::Result<CatalogueFile, table::ReadError> readCatalogue(const QByteArray &bytes);
/// The same for an object that is parsed already.
table::Result<CatalogueFile, table::ReadError> readCatalogue(const QJsonObject &document);

/// A catalogue that knows nothing: the copy of a box of which nothing is entered yet.
QJsonObject emptyCatalogue();

/// The bytes of a catalogue file.
QByteArray writeCatalogue(const QJsonObject &document);

/// Takes up what a catalogue lists into `ids`, after what stands there already, and notes which kinds it lists.
void readListedIds(const table::JsonNode &catalogue, Ids &ids);

/// The kind of a listed tile: what it says, else what its id tells.
std::optional<TileKind> kindAt(const QJsonValue &tile);

/// What people call a public utility in a language (`en`, `fr`); in another one, or empty, if it has no such name.
QString utilityName(const QJsonObject &catalogue, const QString &id, QLatin1StringView language);

/// The entry of a list of objects that bears an id; empty if there is none.
QJsonObject listedObject(const QJsonObject &catalogue, QLatin1StringView list, const QString &id);

} // namespace skyledger::airshipcity
