// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/questions.h"

#include <algorithm>

/// Plays while they are decided, for questions that are asked again and again.
namespace skyledger::ui {

/// The play with one more answer.
inline PartialPlay with(const PartialPlay &play, play::Code question, int value)
{
    PartialPlay more = play;
    more.answers.push_back({question, value});
    return more;
}

/// The play without the answers to a question.
inline PartialPlay without(const PartialPlay &play, play::Code question)
{
    PartialPlay less = play;
    std::erase_if(less.answers, [question](const GivenAnswer &each) { return each.question == question; });
    return less;
}

/// The last answer to a question.
inline std::optional<int> last(const PartialPlay &play, play::Code question)
{
    const auto found =
        std::find_if(play.answers.rbegin(), play.answers.rend(),
                     [question](const GivenAnswer &each) { return each.question == question; });
    return found == play.answers.rend() ? std::nullopt : std::optional(found->value);
}

/// How often a question was answered so.
inline int count(const PartialPlay &play, play::Code question, int value)
{
    return static_cast<int>(
        std::count(play.answers.begin(), play.answers.end(), GivenAnswer{question, value}));
}

} // namespace skyledger::ui
