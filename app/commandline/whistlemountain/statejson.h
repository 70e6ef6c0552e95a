// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/gamerecord.h"
#include "core/whistlemountain/scoring.h"

namespace skyledger::whistlemountain {

/// The table as `state --json` tells it.
QJsonObject stateJson(const GameRecord &record, const State &state);
/// One string per row from row 1: `~` covered, `M` machine, the letters of `pattern` for visible scaffold cells, `.` the
/// rest.
QStringList gridRows(const Setup &setup, const State &state);
/// What opened a choice, as files call it.
QString sourceText(const Source &source);

/// The final scoring as `score --json` tells it. `names` are the players in turn order.
QJsonObject scoreJson(const FinalScore &score, const QStringList &names, bool isOver);
/// What a line of the ledger is about, as files call it.
QString detailText(const ScoreLine &line);

/// How files call a value that is missing: `upgrades.archivist.cost`.
QString valueName(const play::MissingValue &missing);
QJsonArray valueNames(const Verdict &verdict);
QJsonArray reportKeys(const play::CodeSet &keys);
/// `moves --open --json`.
QJsonArray openMovesJson(const Setup &setup, const State &state);

} // namespace skyledger::whistlemountain
