// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/mending.h"

#include <QtCore/QString>

/// Changes of what happened earlier in a game. Events count from 1; what follows is replayed and mended (`Mended`), and
/// the old line is kept.
namespace skyledger::airshipcity {

/// Replaces an event by another one, which happened at the same time. The new one must be playable there.
Mended withEventChanged(const GameRecord &record, std::span<const State> states, std::size_t number,
                        const Event &event, const QString &reason, const QString &at);

/// Takes out so many events from one on.
Mended withEventsRemoved(const GameRecord &record, std::span<const State> states, std::size_t first,
                         std::size_t count, const QString &at);

/// Inserts an event, which gets this number. When it happened is not known. It must be playable there.
Mended withEventInserted(const GameRecord &record, std::span<const State> states, std::size_t number,
                         const Event &event, const QString &reason, const QString &at);

} // namespace skyledger::airshipcity
