// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/box/copyview.h"

/// Which things of two copies are the same piece of the box, whatever each calls it.
namespace skyledger::box {

/// Why two things are taken for the same one.
enum class SameBy : std::uint8_t {
    Id,     ///< one id, or one word of the format
    Name,   ///< one name in a language, under different ids
    Values, ///< everything that is printed on them is known and the same, under different ids
    Blank   ///< one of them is a place in the list about which nothing is known yet
};

/// A thing of one copy or of both.
struct MatchedThing {
    Code section;
    std::optional<QString> mine; ///< its id or word; nothing: only the other one lists it
    std::optional<QString> theirs;
    SameBy by = SameBy::Id;
    friend bool operator==(const MatchedThing &, const MatchedThing &) = default;
};

/// All things of both copies, section by section: mine in their order, then those that only the other one lists. Each
/// stands once.
std::vector<MatchedThing> matchedThings(const CopyView &mine, const CopyView &theirs);

} // namespace skyledger::box
