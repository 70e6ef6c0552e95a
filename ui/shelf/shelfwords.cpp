// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shelf/shelfwords.h"

#include <algorithm>

namespace skyledger::ui {

const ShelfWords *wordsOf(const WordsOfGames &games, const QString &id)
{
    const auto found =
        std::find_if(games.begin(), games.end(), [&id](const ShelfWords *game) { return game->id() == id; });
    return found == games.end() ? nullptr : *found;
}

} // namespace skyledger::ui
