// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/verdict.h"

#include <QtCore/QJsonObject>

namespace skyledger::whistlemountain {

/// The facts behind an objection as `check --json` tells them: amounts as numbers, players and floors counted from 1,
/// everything else in the words of files. A thing that is none is null.
QJsonObject factsJson(const play::Objection &objection);

} // namespace skyledger::whistlemountain
