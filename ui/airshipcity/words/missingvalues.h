// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/verdict.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

namespace skyledger::words {

/// A value that the catalogue lacks: "the cost of the luxury cruise ship".
QString missingValue(const airshipcity::MissingValue &value, const GameWords &game);

/// The same in a word or two, where it is plain of what: "cost".
QString missingInShort(const airshipcity::MissingValue &value);

/// Whether anything is known by which a contract can be called; its number in a list stands on no cardboard.
bool isCopied(const GameWords &game, airshipcity::Contract contract);

/// An amount that must be reported because of it: "what was paid".
QString toReport(airshipcity::ReportKey key);

} // namespace skyledger::words
