// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/fields.h"

namespace skyledger::whistlemountain {

/// An entry of `events`. Notes a fault where a key that the event needs by its kind and ids lacks, or one of another
/// event stands there; needs that depend on the state are the rules' business.
Event readEvent(const JsonNode &node, const Setup &setup);

/// The values of `set` (see `Setting`).
Correct readCorrection(const JsonNode &node, const Setup &setup);

/// A play in bare form, ready to be appended to a record.
QJsonObject playJson(const Play &play);

} // namespace skyledger::whistlemountain
