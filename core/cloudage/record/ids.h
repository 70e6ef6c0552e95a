// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/vocabulary.h"
#include "core/table/ids.h"

/// The ids that files give to cities, finds and Project cards, and the numbers by which the rules know them.
namespace skyledger::cloudage {

using table::Id;
using table::IdList;

/// What the ids and numbers in the files of one game mean. Cities, finds and cards are those that the catalogue lists.
struct Ids {
    IdList<City, countOf<City>> cities;
    IdList<Find, countOf<Find>> finds;
    IdList<Project, countOf<Project>> projects;
    std::size_t seats = countOf<Player>; ///< how many players there are: nobody has a higher number

    template <class Key>
    const auto &of() const
    {
        if constexpr (std::is_same_v<Key, City>)
            return cities;
        else if constexpr (std::is_same_v<Key, Find>)
            return finds;
        else
            return projects;
    }
    friend bool operator==(const Ids &, const Ids &) = default;
};

} // namespace skyledger::cloudage
