// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/translated.h"

#include <vector>

namespace skyledger::rulebook {

/// What one edition of the printed book says where the editions differ.
struct EditionText {
    QString edition;
    Text text;
};

/// One way to read an unclear rule.
struct Reading {
    QString value; ///< as it stands in game files
    Text text;
};

/// A choice between readings that the players can make for a game.
struct Ruling {
    QString key; ///< as it stands in game files
    std::vector<Reading> readings;
    Text why; ///< why the default is what it is

    /// The reading with a value; nullptr if there is none.
    const Reading *reading(QStringView value) const;
};

/// One rule of a game, as a small fact that can be read alone.
struct Entry {
    QString id;         ///< the rule that it is about first of all: `AC-MOVE-05`
    QStringList covers; ///< every rule that it answers, its own id included
    QString topic;      ///< the id of its topic
    int page = 0;       ///< of the printed book; 0 if the book at hand does not show its pages
    QString edition;    ///< the only edition that it holds for; empty if for all
    Text title;
    Texts text; ///< paragraphs, as many in every language
    std::vector<EditionText> editions;
    Text example;      ///< may be empty
    QString picture;   ///< a file in `pictures/` without its `.svg`; may be empty
    QStringList terms; ///< ids of the glossary
    Texts ask;         ///< how people ask for it; for the search alone
    std::vector<Ruling> rulings;
    QStringList related; ///< ids of other entries

    /// What an edition says of its own; nullptr if it says nothing special.
    const EditionText *editionText(QStringView which) const;
    /// The ruling with a key; nullptr if the entry is not about it.
    const Ruling *ruling(QStringView key) const;
};

/// A chapter of the rulebook.
struct Topic {
    QString id;
    Text title;
    std::vector<std::size_t> entries; ///< places in `Rulebook::entries()`, in the order of the chapter
};

} // namespace skyledger::rulebook
