// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/core/play/toygame/game.h"

#include <QtCore/QJsonDocument>

/// A game of the toy at its beginning, and short names for its events.
namespace skyledger::toygame::fixture {

/// Two players; three baskets, of which the last one's points are not known.
inline QJsonObject beginning()
{
    return QJsonDocument::fromJson(R"({
        "format": "skyledger-game", "version": 1, "game": "toy", "id": "t1",
        "setup": {"players": [{"name": "Ada"}, {"name": "Bo"}],
                  "catalogue": {"baskets": [{"id": "small", "cost": 2, "points": 3},
                                            {"id": "big", "cost": 4, "points": 7},
                                            {"id": "old", "cost": 1}]}},
        "events": [], "lines": []
    })")
        .object();
}
inline Record newRecord()
{
    return play::RecordFile<Game>::read(beginning()).value();
}

inline Event pick(int berries)
{
    return Played{{Pick{static_cast<std::uint8_t>(berries)}}, {}};
}
inline Event fill(int basket)
{
    return Played{{Fill{static_cast<Basket>(basket)}}, {}};
}
inline Event endTurn()
{
    return Played{{EndTurn{}}, {}};
}
inline Event setBerries(int player, int berries)
{
    const auto amount = static_cast<std::uint8_t>(berries);
    return Correct{{describe::assign(Setting::Berries, {static_cast<std::size_t>(player)}, amount)}};
}
inline Event insistOn(const Event &event)
{
    return Override{std::get<Played>(event), false, false};
}

} // namespace skyledger::toygame::fixture
