// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/places.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/words/glossary.h"
#include "ui/airshipcity/words/terms.h"

namespace skyledger::words {

using namespace airshipcity;

QString asPlace(const GameWords &game, const State &state, Cell cell)
{
    QString said = game.cell(state, cell);
    const Tile tile = state.city[cell];
    if (indexOf(tile) >= countOf<Tile>)
        return said;
    const TileKind kind = game.setup().catalogue.tiles[tile].kind;
    const std::string_view id = nameOf(kind);
    // The name of the kind comes first; what tells tiles of a kind apart stays behind it.
    return inText(QLatin1StringView(id.data(), static_cast<qsizetype>(id.size())))
        + said.mid(name(kind).size());
}

} // namespace skyledger::words
