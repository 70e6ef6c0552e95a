// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/replay.h"

#include <QtCore/QJsonObject>

#include <vector>

namespace skyledger::airshipcity::cli {

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
        Change change;
    };

    std::vector<Refusal> undetermined; ///< with and without the needed report
    std::vector<Overridden> overrides;
    std::vector<Loss> losses;       ///< gains that a full track cut
    std::vector<State> states;      ///< after 0, 1, 2 ... events, as far as the replay went
    std::optional<Refusal> illegal; ///< the replay stopped here
    bool lacksReport = false;       ///< or here: the last of `undetermined`

    bool legal() const { return !illegal && !lacksReport; }
};

Findings findingsOf(const GameRecord &record);

/// The findings as `check --json` prints them, messages in the language spoken; to be written with `shapes::check`.
QJsonObject findingsJson(const Findings &findings, const GameRecord &record);

/// The findings as people read them.
QString findingsText(const Findings &findings, const GameRecord &record);

} // namespace skyledger::airshipcity::cli
