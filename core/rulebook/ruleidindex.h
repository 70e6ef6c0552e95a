// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/rulebook.h"

namespace skyledger::rulebook {

/// Finds rules by their ids as people type them: `AC-MOVE-05`, `ac move 5`, `move5`, and what is typed of them so far;
/// also with one letter mistyped (`AC-MOV-05`) or run together (`acmove05`). A number that there is not means its chapter.
class RuleIdIndex
{
public:
    explicit RuleIdIndex(const Rulebook &rulebook);

    struct Match {
        std::vector<std::size_t> entries; ///< those of the ids that fit best, each once
        bool isPlain = false;             ///< it can mean nothing else: it begins as ids do
    };
    /// The entries whose ids a query means; none if it is no id.
    Match find(QStringView query) const;

private:
    struct Id {
        QStringList parts; ///< folded, numbers with their zeros
        std::size_t entry = 0;
    };
    /// Of a query that fits no id: those that it comes nearest to, if it is meant as an id at all.
    Match nearest(const QStringList &typed) const;

    std::vector<Id> m_ids;
};

} // namespace skyledger::rulebook
