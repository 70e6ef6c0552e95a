// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <vector>

/// All printed values of a catalogue, one by one: which are known, and from where.
namespace skyledger::cloudage {

struct CatalogueEntry {
    QString where;    ///< `cities.whika.combat`
    QJsonValue value; ///< undefined: missing
    QString source;   ///< `rulebook`, `inferred`, `copy`, `sample`; empty: the document does not say
};

/// Every value that a catalogue can hold, in the order of the format's page: of cities, finds and Project cards those
/// that it lists. The document must have been read without fault.
std::vector<CatalogueEntry> catalogueEntries(const QJsonObject &document);

/// Values of a catalogue that contradict each other or the rulebook: their places.
QStringList inconsistencies(const QJsonObject &document);

} // namespace skyledger::cloudage
