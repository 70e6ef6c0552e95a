// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/replay.h"

namespace skyledger::airshipcity {

/// Replays a record after something before its events changed: the catalogue, or the past. Of the first `legal` events,
/// which could be replayed until then, none is lost: one that became illegal, or lacks a report that it needs now, is
/// rewritten as an override, and changes nothing where cardboard could not show it. Before the first rewriting the main
/// line from there on is kept among the abandoned lines, left at `at`. The replay stops at a later event as `replay`
/// does.
Replay replayMending(GameRecord &record, std::size_t legal, const QString &at);

} // namespace skyledger::airshipcity
