// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/verdict.h"

#include <QtCore/QString>

/// What people read about printed values, one row for each: whoever names one, asks for it or shows it, goes by its row.
namespace skyledger::words {

/// What the number of a value counts.
enum class Counts : std::uint8_t { Nothing, Points, Gold };

/// "the cost of %1"; %1 is what it is printed on, where there are several.
QString valueNamed(airshipcity::Value kind);
/// The same of a contract that nobody has copied yet: nothing is known by which it could be called.
QString valueUnnamed(airshipcity::Value kind);
/// In a word or two, where it is plain of what: "cost".
QString valueInShort(airshipcity::Value kind);
/// Above its field in a copy. Empty where its parts have their own.
QString valueCaption(airshipcity::Value kind);
/// Where it is printed and how it is read, as a sentence.
QString howToRead(airshipcity::Value kind);
Counts countsOf(airshipcity::Value kind);
/// What a number or sign on the cardboard in hand is: "term", "donation spaces with 4 players".
QString captionInHand(airshipcity::Value kind, std::size_t playerCount);

} // namespace skyledger::words
