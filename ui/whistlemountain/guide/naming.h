// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/guide/whistlemountaintable.h"

#include <vector>

/// What chance turned up and nobody named then: people name it when they have the time, and the event that turned it up
/// tells it from then on.
namespace skyledger::ui::whistle {

/// The tiles that one without a name in a display can be: machines or upgrades, in the order of the rules.
std::vector<std::uint8_t> tilesFor(const Session &session, Display display);
/// Names the tile that came to a display last; one that lay there from the start is corrected. False if it cannot be this.
bool nameTile(WhistleMountainTable &table, Display display, std::uint8_t tile);

/// Trophies that were drawn lately and whose kinds nobody told.
struct DrawnTrophies {
    qsizetype event = 0; ///< that drew them, from 1
    std::size_t count = 0;
};
DrawnTrophies unnamedTrophies(const Session &session);
/// Names the next of them; false if it cannot be this.
bool nameTrophy(WhistleMountainTable &table, Trophy trophy);

} // namespace skyledger::ui::whistle
