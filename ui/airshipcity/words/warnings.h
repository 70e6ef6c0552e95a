// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

namespace skyledger::words {

/// What a full track cut off a gain: "Ada loses 1 gear: the track is full". Empty for a change that lost nothing.
QString lostToFullTrack(const airshipcity::Change &change, const GameWords &game);

} // namespace skyledger::words
