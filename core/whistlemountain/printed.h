// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printedcopy.h"
#include "core/whistlemountain/record/ids.h"
#include "core/whistlemountain/rules/rules.h"

/// What is printed on the boards and tiles of Whistle Mountain.
namespace skyledger::whistlemountain {

/// The values that no play lacks, numbered on after those that a verdict can name (`Value`).
enum class Printed : std::uint8_t {
    Columns = static_cast<int>(Value::FloorVp) + 1,
    Rows,
    BridgeRow,
    BarracksRow,
    FloorOfRow,
    LeastCells,
    MostCells,
    Resources,
    Pieces,
    ClassSize,
    UpgradeIcons,
    TrophyCopies,
    CardCopies
};

/// The pages of an owner's copy, as the box is unpacked.
enum class CopyPage : std::uint8_t { Board, Scaffolds, Machines, Upgrades, Trophies, Cards };

const describe::PrintedTable<Catalogue, Ids> &printedTable();
/// An owner's copy for an editor.
std::unique_ptr<describe::PrintedCopy> printedCopy();

/// A catalogue with a value that was read off the box, by its name: `board.floors.3`.
QJsonObject withValue(const QJsonObject &catalogue, const QString &name, const QJsonValue &value);

/// The values that a game can ask for, with what a catalogue says of them. It must have been read without fault.
std::vector<describe::PrintedEntry> catalogueEntries(const QJsonObject &document);

} // namespace skyledger::whistlemountain
