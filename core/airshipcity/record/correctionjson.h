// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/record/ids.h"
#include "core/table/jsonnode.h"

#include <QtCore/QJsonObject>

/// The paths and values of a correction, as records write them under `set`.
namespace skyledger::airshipcity {

/// The correction that a `set` describes. Refused: paths that are not known, values of another type, players, crews,
/// rounds and ids that there are not. An amount that no board can show is no fault of form: it is kept as one that
/// stays impossible, so that the rules refuse it (AC-SETUP-11).
Correct readCorrection(const table::JsonNode &node, Ids &ids);

/// The `set` of a correction.
QJsonObject correctionJson(const Correct &correct, const Ids &ids);

} // namespace skyledger::airshipcity
