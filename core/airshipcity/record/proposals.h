// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/catalogueedit.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/state.h"

#include <span>
#include <vector>

/// What must be printed on the cardboard, from what the table reported where the catalogue lacked a value. The rules
/// themselves judge: a value can be printed if every event that it touches is what they say with it.
namespace skyledger::airshipcity {

/// An event whose report tells about a missing value.
struct ReportedFact {
    std::size_t event = 0;             ///< counted from 1
    std::optional<PrintedValue> alone; ///< what would have to be printed if there were only this event
    friend bool operator==(const ReportedFact &, const ReportedFact &) = default;
};

/// What the reports say about one missing value. It is only ever proposed: somebody looks at the cardboard.
struct Proposal {
    enum class Status : std::uint8_t {
        Certain,    ///< nothing else can be printed
        Possible,   ///< one of a few
        Conflicting ///< no value fits all reports: somebody erred, nothing is guessed
    };
    MissingValue which;
    Status status{};
    /// Certain: the one value; possible: the two or three, or of a stage bonus the simplest of more; conflicting: what
    /// each report would mean by itself, as far as that is certain.
    std::vector<PrintedValue> values;
    bool more = false; ///< others fit too
    std::vector<ReportedFact> reports;
    friend bool operator==(const Proposal &, const Proposal &) = default;
};

/// What follows about each missing value that reports of these events touch, in the order in which they come up.
/// `states` are those after 0, 1, 2 ... events. Overrides tell nothing, and neither does an event to which another
/// missing value contributes. Nothing is proposed where more than three values fit, nor for donation spaces, bonus effect
/// targets and price tracks, which no report tells as a whole.
std::vector<Proposal> proposals(const Setup &setup, std::span<const Entry> entries,
                                std::span<const State> states);

} // namespace skyledger::airshipcity
