// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/event.h"
#include "core/cloudage/record/ids.h"
#include "core/cloudage/setup.h"
#include "core/table/jsonnode.h"
#include "core/table/result.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>

/// Catalogues as files and inside records.
namespace skyledger::cloudage {

/// A catalogue as a document and as what the rules read.
struct CatalogueFile {
    QJsonObject document; ///< whole, with all that only people or other programs understand
    Ids ids;
    Catalogue values;                ///< the Book actions are those of the mode that it was read for
    std::vector<CityCard> cityCards; ///< those that `simulate` draws from
};

/// A catalogue out of an object. Refused, with the first fault: what is no catalogue of this game, a newer version, a
/// value of the wrong type or beyond the limits of the format, an id that stands twice.
table::Result<CatalogueFile, table::ReadError> readCatalogue(const QJsonObject &document,
                                                             Mode mode = Mode::Scenario2);

/// Reads a catalogue inside a document, which may leave out the header.
void readCatalogueInside(const table::JsonNode &node, Mode mode, CatalogueFile &file);

/// `format`, `version` and `game` of a document; inside another one the three may be left out.
void readHeader(const table::JsonNode &document, QLatin1StringView format, bool inside = false);

/// The bytes of a catalogue file.
QByteArray writeCatalogue(const QJsonObject &document);

} // namespace skyledger::cloudage
