// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/words/explanation.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

/// The order of the players at the end of a game, told whole.
namespace skyledger::words {

/// Where somebody stands.
struct Standing {
    QString name; ///< as a sentence has it
    int total = 0;
    int rank = 1;
    bool wins = false;
};

/// How players with equal VP are parted: the comparisons of a game, one after the other.
struct OrderTold {
    struct Comparison {
        std::vector<std::optional<int>> numbers; ///< by seat, what is compared; nothing: not known
        /// In a sentence: who ties on how many VP, and who has what.
        std::function<QString(const QString &tied, const QString &vp, const QString &numbers)> said;
        std::vector<RuleMention> rules;
    };
    std::vector<Standing> players;  ///< by seat
    std::vector<RuleMention> rules; ///< of the points
    std::vector<Comparison> comparisons;
    /// What is said of those whom nothing parts, after so many comparisons; must be given.
    std::function<QString(const QString &tied, std::size_t compared)> stays;
    std::vector<RuleMention> rulesOfStaying;
};

/// Players with numbers, the highest first, equals in their order: "Ada 4, Bo 3".
QString rankedNumbers(std::vector<std::pair<QString, int>> numbers);

/// Points, each tie step by step until it is decided or stays, and the places.
ExplanationSection orderSection(const OrderTold &order);

} // namespace skyledger::words
