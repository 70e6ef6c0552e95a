// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/printed.h"
#include "core/cloudage/setup.h"
#include "core/table/jsonnode.h"

#include <QtCore/QJsonObject>
#include <QtCore/QList>

/// The setup of a game, as records and score sheets write it.
namespace skyledger::cloudage {

/// Somebody at the table.
struct PlayerInfo {
    QString name;                     ///< 1 to 40 characters
    std::optional<PlayerColor> color; ///< always known in a record
    friend bool operator==(const PlayerInfo &, const PlayerInfo &) = default;
};

/// The rulings of a document; those that it leaves out are read as by default. Refused: rulings and readings that are
/// not known.
Rulings readRulings(const table::JsonNode &node);
/// Every ruling with its reading.
QJsonObject rulingsJson(const Rulings &rulings);

/// Checks that no two of the players bear one name; those that have a colour, one colour.
void refuseTwins(const table::JsonNode &players);
/// `mode` and `chapter` of a document: a chapter stands in a campaign and only there.
void readMode(const table::JsonNode &node, Mode &mode, Chapter &chapter);

/// A setup with the catalogue inside it.
Setup readSetup(const table::JsonNode &node, Ids &ids, QList<PlayerInfo> &players);

} // namespace skyledger::cloudage
