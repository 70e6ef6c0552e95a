// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/gamerecord.h"
#include "core/cloudage/replay.h"

#include <QtCore/QJsonObject>

#include <optional>
#include <span>
#include <vector>

namespace skyledger::cloudage::cli {

/// What a replay of all events in force comes upon. Events are counted from 1.
struct Findings {
    struct Refusal {
        std::size_t event;
        Verdict verdict;
    };
    struct Overridden {
        std::size_t event;
        std::vector<Rule> rules; ///< that the event would break; none for one without effect
    };
    struct Loss {
        std::size_t event;
        Change change; ///< a gain of Plant tiles that the bag cut
    };

    std::optional<Refusal> illegal;    ///< the replay stopped here
    std::vector<Refusal> undetermined; ///< with and without the needed report
    std::vector<Overridden> overrides;
    std::vector<Loss> losses;
    bool lacksReport = false; ///< the replay stopped at the last of `undetermined`

    bool legal() const { return !illegal && !lacksReport; }
};

Findings findingsOf(const GameRecord &record);

/// The findings as `check --json` prints them, messages in the language spoken; to be written with `shapes::check`.
QJsonObject findingsJson(const Findings &findings, const GameRecord &record);

/// The findings as people read them.
QString findingsText(const Findings &findings, const GameRecord &record);

/// The first reason against an event, or what must be reported for it, in words without full stop.
QString whyRefused(const Verdict &verdict, const GameRecord &record);
QString whatLacks(const Verdict &verdict);
/// Values that are not known, in words.
QString whatIsMissing(std::span<const play::MissingValue> missing, const GameRecord &record);

} // namespace skyledger::cloudage::cli
