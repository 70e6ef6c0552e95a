// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/gamerecord.h"
#include "core/cloudage/rules/rules.h"

#include <QtCore/QJsonObject>

/// Positions and verdicts as the command line prints them.
namespace skyledger::cloudage {

/// Every board: `state --json`.
QJsonObject stateJson(const GameRecord &record, const State &state);

/// The name of a value that is not known: `cities.whika.combat`.
QString missingName(const play::MissingValue &value, const Ids &ids);
QJsonArray missingJson(const auto &missing, const Ids &ids)
{
    QJsonArray list;
    for (const play::MissingValue &value : missing)
        list.append(missingName(value, ids));
    return list;
}
/// The facts of an objection under their names.
QJsonObject factsJson(const play::Objection &objection, const Ids &ids);
/// The names of report keys in a set.
QJsonArray reportKeysJson(const play::CodeSet &keys);

} // namespace skyledger::cloudage
