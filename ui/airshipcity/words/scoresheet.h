// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/sheetdraft.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

/// The score sheet as people fill it in.
namespace skyledger::words {

/// What a row of the form asks for: "Airship majorities".
QString label(airshipcity::SheetNumber number);
/// Where on the table that number is found, in a sentence.
QString whereToLook(airshipcity::SheetNumber number);

/// What cannot be, as a sentence: "There are 9 majority spaces for airships: 10 are entered."
QString sheetFault(const airshipcity::SheetFault &fault, const airshipcity::SheetDraft &draft);

/// A player of the form by name, else by number: "player 2".
QString draftName(const airshipcity::SheetDraft &draft, airshipcity::Player player);

/// A marker on the VP track: "20/40 marker, side 20, on space 3".
QString vpMarkerWords(int vp);

} // namespace skyledger::words
