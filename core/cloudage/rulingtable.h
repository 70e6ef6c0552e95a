// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/ruleids.h"
#include "core/cloudage/rulings.h"

#include <span>
#include <string_view>

/// All rulings as one table, for whoever reads, writes, explains or offers them.
namespace skyledger::cloudage {

/// One ruling: its key in files, its readings, and its place in `Rulings`. Readings are counted from 0.
struct RulingInfo {
    std::string_view key;
    Rule rule; ///< the ambiguity that it settles
    std::span<const std::string_view> readings;
    std::size_t (*get)(const Rulings &);
    void (*set)(Rulings &, std::size_t reading); ///< the reading must be one of `readings`
};

/// Every ruling in the order in which files list them.
std::span<const RulingInfo> rulingTable();
/// The ruling with a key; nothing if there is none.
const RulingInfo *findRuling(std::string_view key);

} // namespace skyledger::cloudage
