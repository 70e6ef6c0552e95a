// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/fields.h"
#include "core/rulebook/rulebook.h"

#include <functional>
#include <set>

namespace skyledger::rulebook {

/// What is known while the entries of a rulebook are read.
struct EntryContext {
    QStringList languages;
    Glossary glossary;
    std::set<QString> covered; ///< every rule id that an entry has answered so far
    std::set<QString> entries; ///< their own ids
    std::function<bool(const QString &name)> hasPicture;
};

/// Reads the file of a topic: its title, and its entries, which are appended.
Topic readTopic(const JsonNode &document, const QString &id, EntryContext &context,
                std::vector<Entry> &entries);

/// Looks whether the entries that a topic refers to are there; once all topics are read.
void checkLinks(const JsonNode &document, const std::set<QString> &entries);

} // namespace skyledger::rulebook
