// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguefields.h"

#include <vector>

/// Which things of two catalogues are the same piece of the box, whatever each calls it.
namespace skyledger::airshipcity {

/// Why two things are taken for the same one.
enum class SameBy : std::uint8_t {
    Id,     ///< one id, or one word of the format
    Name,   ///< a public utility of one name in a language, under different ids
    Values, ///< everything that is printed on them is known and the same, under different ids
    Blank   ///< one of them is a place in the list about which nothing is known yet
};

/// A thing of one catalogue or of both.
struct MatchedThing {
    CatalogueSection section{};
    std::optional<QString> mine; ///< its id or word; nothing: only the other one lists it
    std::optional<QString> theirs;
    SameBy by = SameBy::Id;
    friend bool operator==(const MatchedThing &, const MatchedThing &) = default;
};

/// All things of both catalogues, section by section: mine in their order, then those that only the other one lists.
/// Each stands once. The documents must be ones that can be read.
std::vector<MatchedThing> matchedThings(const QJsonObject &mine, const QJsonObject &theirs);

} // namespace skyledger::airshipcity
