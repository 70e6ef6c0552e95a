// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/ids.h"
#include "core/airshipcity/rules/scoring.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

namespace skyledger::airshipcity::cli {

/// A final scoring as `score --json` prints it; to be written with `shapes::score`.
QJsonObject scoreJson(const FinalScore &score, const QStringList &players, const Ids &ids);

} // namespace skyledger::airshipcity::cli
