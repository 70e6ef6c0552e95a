// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <vector>

namespace skyledger::ui {

/// What a game calls what its finished games hold (`table::FinishedGame`), in the language that is spoken now. Ids that
/// a game does not know stay as they are.
class ShelfWords
{
public:
    ShelfWords() = default;
    ShelfWords(const ShelfWords &) = delete;
    ShelfWords &operator=(const ShelfWords &) = delete;
    virtual ~ShelfWords() = default;

    /// As `table::FinishedGame::game`: "airship-city".
    virtual QString id() const = 0;
    virtual QString name() const = 0;
    /// Ids of the sources of points, in the order of a ledger.
    virtual QStringList pointSources() const { return {}; }
    /// A source of points as a label: "Donated airships".
    virtual QString sourceName(const QString &source) const { return source; }
    virtual QString editionName(const QString &edition) const { return edition; }
    /// Of players' pieces.
    virtual QString colorName(const QString &color) const { return color; }
};

/// The words of every game; they must outlive who uses them.
using WordsOfGames = std::vector<const ShelfWords *>;

/// The words of a game by its id; nothing if nobody knows it.
const ShelfWords *wordsOf(const WordsOfGames &games, const QString &id);

} // namespace skyledger::ui
