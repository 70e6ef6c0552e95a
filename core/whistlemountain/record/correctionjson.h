// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/fields.h"

#include <vector>

/// The values that can be set by hand (see `Setting`), in files.
namespace skyledger::whistlemountain {

/// The values of `set`. Notes a fault at a path that names no such value, and at a value that it cannot have.
Correct readCorrection(const JsonNode &node, const Ids &ids);

/// The object of `set` for some values; a path that stands twice keeps its last value.
QJsonObject correctionJson(const std::vector<Assignment> &set);

/// Every value that can be set by hand, as the boards show it.
std::vector<Assignment> assignmentsOf(const Setup &setup, const State &state);

} // namespace skyledger::whistlemountain
