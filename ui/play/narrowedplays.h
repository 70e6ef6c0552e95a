// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/questions.h"

#include <functional>
#include <optional>
#include <vector>

namespace skyledger::ui {

/// One answer that goes on from where somebody is, and whether every play behind it lacks a value.
struct NextAnswer {
    play::Code ask;
    int value = 0;
    bool undetermined = true;
    friend bool operator==(const NextAnswer &, const NextAnswer &) = default;
};

/// All plays that are possible, each as the answers that lead to it, narrowed down answer by answer. Where a play can be
/// paid as printed only that is offered, until another payment is wished for.
class NarrowedPlays
{
public:
    /// How a game numbers what is special about some of its questions.
    struct Manner {
        play::Code pay;       ///< answered by 0 for the printed payment
        play::Code otherwise; ///< answered in a partial play alone: another payment is wished for
        /// Whether a question is answered several times about one play, in any order.
        std::function<bool(play::Code)> isRepeated;
    };
    struct Candidate {
        PartialPlay path;
        bool undetermined = false;
    };

    NarrowedPlays(std::vector<Candidate> all, Manner manner);

    const std::vector<Candidate> &all() const { return m_all; }
    /// Those that a partial play can become.
    std::vector<const Candidate *> of(const PartialPlay &partial) const;
    /// What can be answered next, each answer once; nothing if all is answered, or nothing fits.
    std::vector<NextAnswer> next(const PartialPlay &partial) const;
    /// Answers whatever leaves no choice. Whether something is to be asked then.
    bool complete(PartialPlay &partial) const;
    /// Whether some can be paid as printed and otherwise, too.
    bool canPayOtherwise(const PartialPlay &partial) const;

private:
    using Answers = std::vector<GivenAnswer>;

    std::optional<Answers> remaining(const PartialPlay &path, const PartialPlay &partial) const;
    bool isPaidSo(const PartialPlay &path, const PartialPlay &partial) const;
    void addNext(std::vector<NextAnswer> &answers, const Answers &left, bool undetermined) const;

    std::vector<Candidate> m_all;
    Manner m_manner;
};

} // namespace skyledger::ui
