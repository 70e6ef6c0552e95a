// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/valuesource.h"

#include <QtCore/QJsonObject>

namespace skyledger::airshipcity {

/// The sample set: a complete catalogue made up so that the program can be tried without a box at hand. Every value is
/// marked as sample but those that the built-in catalogue knows. It is an embedded file: the program must link
/// `skyledger-resources`; without it the answer is empty.
QJsonObject sampleCatalogue();

using table::holdsSampleValues;

} // namespace skyledger::airshipcity
