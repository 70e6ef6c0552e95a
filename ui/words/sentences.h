// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/verdict.h"

#include <QtCore/QString>

#include <functional>
#include <initializer_list>
#include <span>

/// Why something is refused, as a table of sentences.
namespace skyledger::words {

/// What a sentence says, and of which objections: those by one of its rules that have all of these facts. `%1` is the
/// first of them; one that the text does not name has to be there all the same.
struct Sentence {
    table::FixedList<play::Code, 6> rules;
    const char *text; ///< as `QT_TRANSLATE_NOOP` marks it
    table::FixedList<play::Code, 4> facts;
    int value = -1; ///< that the last fact must have; -1: any

    constexpr Sentence(std::initializer_list<play::Code> about, const char *says,
                       std::initializer_list<play::Code> keys = {}, int only = -1)
        : text(says), value(only)
    {
        for (const play::Code rule : about)
            rules.append(rule);
        for (const play::Code key : keys)
            facts.append(key);
    }
    constexpr Sentence(play::Code about, const char *says, std::initializer_list<play::Code> keys = {},
                       int only = -1)
        : Sentence({about}, says, keys, only)
    {
    }
};

/// The first sentence that fits, in the language that is spoken now, with its facts put in all at once: a name may hold
/// anything. Empty if none fits.
QString sentenceFor(const play::Objection &objection, const char *context,
                    std::span<const Sentence> sentences,
                    const std::function<QString(const play::Fact &)> &wordOf);

} // namespace skyledger::words
