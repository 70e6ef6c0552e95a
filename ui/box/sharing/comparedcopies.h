// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/box/copymerge.h"
#include "ui/box/sharing/copycomparison.h"

/// Copies from hand to hand for a game that shows them value by value.
namespace skyledger::ui {

/// What people read of the values of one copy, in the language that is spoken now.
class CopyWords
{
public:
    CopyWords() = default;
    CopyWords(const CopyWords &) = delete;
    CopyWords &operator=(const CopyWords &) = delete;
    virtual ~CopyWords() = default;

    /// "the term of a contract (2 wood, 1 gear)": a place of this copy.
    virtual QString name(const box::CopyPlace &place) const = 0;
    /// "3 VP"
    virtual QString value(const box::CopyPlace &place, const QJsonValue &value) const = 0;
};

/// The catalogues of a game.
struct CopiesOfGame {
    /// A copy by its document, which can be read; an empty one is a copy of which nothing is known.
    std::function<std::unique_ptr<box::CopyEdit>(const QJsonObject &document)> open;
    /// The same with what the rulebook prints beneath it.
    std::function<QJsonObject(const QJsonObject &document)> completed;
    std::function<std::unique_ptr<CopyWords>(const QJsonObject &document)> words;
};

/// How copies are compared and imported; how files are read and written is left open.
SharedCopies sharedCopies(const CopiesOfGame &game);

} // namespace skyledger::ui
