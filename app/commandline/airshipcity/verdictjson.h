// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/verdict.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>

#include <span>

/// Parts of verdicts as the command line prints them. The sentences come from elsewhere: the core knows no language.
namespace skyledger::airshipcity {

/// The value of a fact as people and files write it: a number, a word, an id, a cell.
QJsonValue factValue(const Fact &fact, const Ids &ids);

/// The facts of an objection or warning by their names.
QJsonObject factsJson(std::span<const Fact> facts, const Ids &ids);

/// The names of the catalogue values that an event lacks.
QJsonArray missingJson(const Verdict &verdict, const Ids &ids);

/// The names of the amounts to report: what `needs` and `lacks` list.
QJsonArray reportKeysJson(const play::CodeSet &keys);

} // namespace skyledger::airshipcity
