// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/verdict.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

/// What people read about printed values, one row for each: whoever names one, asks for it or shows it, goes by its row.
namespace skyledger::words {

/// What the number of a value counts.
enum class Counts : std::uint8_t { Nothing, Points, Gold };

/// A value that the catalogue lacks: "the cost of the luxury cruise ship".
QString missingValue(const airshipcity::MissingValue &value, const GameWords &game);
/// The same in a word or two, where it is plain of what: "cost".
QString missingInShort(const airshipcity::MissingValue &value);
/// Above its field in a copy.
QString valueCaption(airshipcity::Value kind);
/// What a number or sign on the cardboard in hand is: "term", "donation spaces with 4 players".
QString captionInHand(airshipcity::Value kind, std::size_t playerCount);
/// Where it is printed and how it is read, as a sentence.
QString howToRead(airshipcity::Value kind);
Counts countsOf(airshipcity::Value kind);

/// Whether anything is known by which a contract can be called; its number in a list stands on no cardboard.
bool isCopied(const GameWords &game, airshipcity::Contract contract);

/// An amount that must be reported because of a value that lacks: "what was paid".
QString toReport(airshipcity::ReportKey key);

} // namespace skyledger::words
