// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/seats.h"

#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"

namespace skyledger::ui {

using namespace airshipcity;

SeatsSpec airshipCitySeats()
{
    return {.least = 3,
            .most = 4,
            .colors = static_cast<int>(table::countOf<PlayerColor>),
            .colorName = [](int color) { return words::name(static_cast<PlayerColor>(color)); },
            .colorLook = [](int color) -> const PieceColor & {
                return pieceColor(static_cast<PlayerColor>(color));
            }};
}

QList<SeatedPlayer> seatedPlayers(const QList<PlayerInfo> &players)
{
    QList<SeatedPlayer> seated;
    seated.reserve(players.size());
    for (const PlayerInfo &player : players)
        seated.append({player.name, static_cast<int>(player.color)});
    return seated;
}

QList<PlayerInfo> playersOf(const QList<SeatedPlayer> &seated)
{
    QList<PlayerInfo> players;
    players.reserve(seated.size());
    for (const SeatedPlayer &player : seated)
        players.append({player.name, static_cast<PlayerColor>(player.color)});
    return players;
}

} // namespace skyledger::ui
