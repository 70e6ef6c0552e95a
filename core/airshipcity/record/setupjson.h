// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/ids.h"
#include "core/airshipcity/setup.h"
#include "core/table/jsonnode.h"

#include <QtCore/QJsonObject>
#include <QtCore/QList>

/// The setup of a game, as records and score sheets write it.
namespace skyledger::airshipcity {

/// Somebody at the table.
struct PlayerInfo {
    QString name; ///< 1 to 40 characters
    PlayerColor color{};
    friend bool operator==(const PlayerInfo &, const PlayerInfo &) = default;
};

/// The rulings of a document; those that it leaves out are read as the edition does by default. Refused: rulings and
/// readings that are not known.
Rulings readRulings(const table::JsonNode &node, Edition edition);

/// Every ruling with its reading.
QJsonObject rulingsJson(const Rulings &rulings);

/// A setup, with the ids that it and its catalogue name. Contracts and utilities are not counted yet: where the
/// catalogue does not list them, events may name more.
Setup readSetup(const table::JsonNode &node, Ids &ids, QList<PlayerInfo> &players);

/// Counts the contracts and utilities of a game when all of its ids are known.
void countThings(const Ids &ids, Setup &setup);

} // namespace skyledger::airshipcity
