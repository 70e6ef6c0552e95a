// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/ids.h"
#include "core/cloudage/scoring.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

/// Scores as the command line prints them.
namespace skyledger::cloudage {

/// `score --json`.
QJsonObject scoreJson(const FinalScore &score, const ScoringTerms &terms, const QStringList &names,
                      const Ids &ids);

} // namespace skyledger::cloudage
