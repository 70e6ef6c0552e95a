// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguecheck.h"
#include "core/airshipcity/record/citycopy.h"

#include <QtCore/QJsonObject>

namespace skyledger::airshipcity {

/// The report for programs: `{"known": {"rulebook": [names], ..., "unknown": [names]}, "missing": [names],
/// "inconsistent": [{"problem", "where", "needed", "has"}], "notes": [{"note", "where", "other", "value"}]}`; `unknown` are
/// values that tell no source.
QJsonObject catalogueReportJson(const CatalogueReport &report, const Ids &ids);

/// For programs: `{"same": 12, "onlyA": [...], "onlyB": [...], "different": [...]}`; entries are `{"where", "a", "b",
/// "sourceA", "sourceB", "otherId"}` with values as they are written in the files.
QJsonObject catalogueDifferencesJson(std::span<const CatalogueDifference> differences,
                                     const QJsonObject &mine, const QJsonObject &theirs);

} // namespace skyledger::airshipcity
