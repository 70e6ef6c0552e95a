// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"

/// Single events as records write them.
namespace skyledger::airshipcity::fixture {

inline Event readEvent(const table::JsonNode &node, Ids &ids)
{
    return play::EventCodec<AirshipCity>::read(node, ids);
}

inline QJsonObject eventJson(const Event &event, const Ids &ids, const play::EventNote &note = {})
{
    return play::EventCodec<AirshipCity>::json(event, ids, note);
}

} // namespace skyledger::airshipcity::fixture
