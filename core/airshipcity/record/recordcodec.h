// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/game.h"
#include "core/play/recordfile.h"

/// What reads and writes records of this game, instantiated once.
namespace skyledger {
extern template class play::EventCodec<airshipcity::AirshipCity>;
extern template class play::RecordFile<airshipcity::AirshipCity>;
} // namespace skyledger
