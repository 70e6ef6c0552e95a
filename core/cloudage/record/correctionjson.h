// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/correction.h"
#include "core/cloudage/record/ids.h"
#include "core/cloudage/setup.h"
#include "core/table/jsonnode.h"

#include <QtCore/QJsonObject>

/// Values set by hand as records write them.
namespace skyledger::cloudage {

/// The values of a correction out of the object under `set`. Impossible values are kept as such for the rules.
Correct readCorrection(const table::JsonNode &node, const Ids &ids);
QJsonObject correctionJson(const Correct &correct, const Ids &ids);

/// Every value of the boards that a table can compare with its cardboard: all that can be set but the course of the
/// game.
std::vector<Assignment> boardValues(const Setup &setup, const State &state);

} // namespace skyledger::cloudage
