// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/replay.h"

#include <span>
#include <vector>

/// What becomes of the events of a game when something before them changes: the past, the setup, the catalogue.
namespace skyledger::airshipcity {

/// The events of a game from its start, to be made its main line.
struct MainLine {
    std::vector<Event> events;
    std::vector<QJsonObject> documents; ///< the same as they are written
    /// Whose deed each was until now, `none` where it is not known; may be shorter than the events. An event that does
    /// not name its player stays that player's deed when another one is current.
    std::vector<Player> doers;
    std::size_t legal = 0;  ///< how many of them could be replayed until now: of these none is lost
    std::size_t cursor = 0; ///< how many are in force
};

/// The main line of a record, and whose deeds it holds. `states` are those after 0, 1, 2 ... events.
MainLine mainLineOf(const GameRecord &record, std::span<const State> states);

/// A record after something before its events changed.
struct Mended {
    GameRecord record;
    Replay replayed;
    std::size_t first = 0;            ///< how many events at the start are the same as before
    std::vector<std::size_t> flagged; ///< events that became overrides or void, counted from 1
    std::vector<std::size_t> healed;  ///< events that were flagged, and are as the table meant them again
};

/// The record with this main line, replayed. Of the events that could be replayed until now, one that became illegal or
/// lacks a report that it needs now is rewritten as an override (`was: legal`), or changes nothing (`void`) where
/// cardboard could not show it. One that the program rewrote so earlier goes back to the plain event where it is legal
/// again; an override that gives a reason is the table's own and stays one, only `void` is taken from it. From the first
/// event that differs the old main line is kept among the abandoned ones, left at `at`. The replay stops at an event
/// beyond `legal` as `replay` does.
Mended withMainLine(GameRecord record, MainLine line, const QString &at);

/// The events of a main line, counted from 1, that the program made overrides or void: to be walked through.
std::vector<std::size_t> flaggedEvents(const GameRecord &record);

} // namespace skyledger::airshipcity
