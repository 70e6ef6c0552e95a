// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/ids.h"
#include "core/cloudage/setup.h"
#include "core/cloudage/verdict.h"
#include "core/describe/printedcopy.h"
#include "core/table/result.h"

/// What is printed on the boards, tiles and cards of CloudAge.
namespace skyledger::cloudage {

/// The values that no verdict names, numbered on after those that one can (`Value`).
enum class Printed : std::uint8_t {
    Book = table::countOf<Value>,
    FindGain,
    FindVp,
    FindLevel,
    FindThen,
    ProjectEffect,
    ProjectSet,
    CityNameEn,
    CityNameFr,
    ProjectNameEn,
    ProjectNameFr,
    ThirdColorEn,
    ThirdColorFr,
    CityCards
};

inline constexpr std::size_t cityCardsInBox = 39; ///< CA-COMP-02

/// The pages of an owner's copy, as the box is unpacked.
enum class CopyPage : std::uint8_t { Airship, Track, Cities, Finds, Tiles, Projects, Books, Solo, CityCards };

const describe::PrintedTable<Catalogue, Ids> &printedTable();
/// An owner's copy for an editor.
std::unique_ptr<describe::PrintedCopy> printedCopy();

/// A catalogue as the rules read it, and the ids of what it lists.
struct CatalogueFile {
    Ids ids;
    Catalogue values;
};

/// A catalogue out of an object. Refused, with the first fault: what is no catalogue of this game, a newer version, a
/// value of the wrong type or beyond the limits of the format, an id that stands twice.
table::Result<CatalogueFile, table::ReadError> readCatalogue(const QJsonObject &document);
/// Reads a catalogue inside a document, which may leave out the header.
void readCatalogueInside(const describe::JsonNode &node, Ids &ids, Catalogue &values);

/// The values that a game can ask for, with what a catalogue says of them: of cities, finds and Project cards those that
/// it lists. It must have been read without fault.
std::vector<describe::PrintedEntry> catalogueEntries(const QJsonObject &document);

} // namespace skyledger::cloudage
