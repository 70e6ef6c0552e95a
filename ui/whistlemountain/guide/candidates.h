// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/gamerecord.h"
#include "ui/whistlemountain/guide/paths.h"

#include <vector>

namespace skyledger::ui::whistle {

/// One answer that goes on from where somebody is, and whether every play behind it lacks a value.
struct NextAnswer {
    Ask ask{};
    int value = 0;
    bool undetermined = true;
    friend bool operator==(const NextAnswer &, const NextAnswer &) = default;
};

/// All plays that the rules allow where a session stands, as paths of answers.
class Candidates
{
public:
    explicit Candidates(const Session &session);

    struct Candidate {
        PartialPlay path;
        bool undetermined = false;
    };
    const std::vector<Candidate> &all() const { return m_all; }
    /// Those that a partial play can become; without a wish for another payment those as printed, where they can be paid
    /// so.
    std::vector<const Candidate *> of(const PartialPlay &partial) const;
    /// What can be answered next, each answer once; nothing if all is answered, or nothing fits.
    std::vector<NextAnswer> next(const PartialPlay &partial) const;
    /// Answers whatever leaves no choice. Whether something is to be asked then.
    bool complete(PartialPlay &partial) const;
    /// Those that can be paid as printed and otherwise, too.
    bool canPayOtherwise(const PartialPlay &partial) const;

private:
    std::vector<Candidate> m_all;
};

} // namespace skyledger::ui::whistle
