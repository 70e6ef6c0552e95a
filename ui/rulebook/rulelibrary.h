// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/rulebook.h"
#include "core/rulebook/search.h"

#include <functional>

namespace skyledger::ui {

/// A rulebook with its index and its pictures, as everything that looks up rules reads it.
class RuleLibrary
{
public:
    /// The rulebook of an embedded folder, `:/rulebook/airship-city`. What cannot be read is told on the console, and
    /// the library is empty.
    explicit RuleLibrary(const QString &folder);

    const rulebook::Rulebook &book() const { return m_book; }
    const rulebook::Search &search() const { return m_search; }
    /// The file of a picture by its name in an entry.
    QString pictureFile(const QString &picture) const;

private:
    QString m_folder;
    rulebook::Rulebook m_book;
    rulebook::Search m_search;
};

/// Reads a library when somebody first wants it.
using RuleShelf = std::function<const RuleLibrary &()>;

} // namespace skyledger::ui
