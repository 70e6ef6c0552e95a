// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printed.h"

#include <QtCore/QStringList>

#include <vector>

namespace skyledger::describe {

/// A part of a catalogue's document: what stands under one of its own keys.
struct PrintedSection {
    QLatin1StringView key;
    std::vector<Code> rows; ///< in the order of the table
    const KeyCode *thing =
        nullptr;         ///< of the things that have objects in it; null: it is one thing, or holds values
    bool isList = false; ///< they are listed by their ids
    /// How many things it can list.
    qsizetype most() const { return isList ? thing->most : 1; }
};

/// The sections of a table, in the order of its rows.
std::vector<PrintedSection> sectionsOf(const PrintedCodes &table);

/// The things that a document has in a section, by their ids or words: listed ones as they stand, others in the order of
/// their words. Of a section that is one thing its empty name.
QStringList thingsIn(const QJsonObject &document, const PrintedSection &section);

} // namespace skyledger::describe
