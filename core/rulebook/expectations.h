// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/readerror.h"

/// What the files of a rulebook can fail to hold, beside what any document can (`table::expect`).
namespace skyledger::rulebook::expect {

inline constexpr QLatin1StringView fileId("a name of 1 to 40 characters out of a-z, 0-9 and -");
inline constexpr QLatin1StringView newId("an id that stands only once in the rulebook");
inline constexpr QLatin1StringView ownId("a list that holds the id of the entry itself");
inline constexpr QLatin1StringView entryId("the id of another entry");
inline constexpr QLatin1StringView termId("the id of a term of the glossary");
inline constexpr QLatin1StringView picture("the name of a file in pictures/, without .svg");
inline constexpr QLatin1StringView paragraphs("as many paragraphs in every language");
inline constexpr QLatin1StringView
    ownLabel("a label that no other term has, or the other term in sharesLabel");

inline constexpr QLatin1StringView all[] = {fileId, newId,   ownId,      entryId,
                                            termId, picture, paragraphs, ownLabel};

} // namespace skyledger::rulebook::expect
