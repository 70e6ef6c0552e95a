// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/boxvalues.h"

#include <QtCore/QString>

#include <optional>

/// What people read while they enter what is printed in their box.
namespace skyledger::words {

QString name(airshipcity::BoxPage page);
/// What to do on a page, in a sentence or two.
QString howToEnter(airshipcity::BoxPage page);

/// A field as its caption: "Cost", "Spaces with 3 players".
QString caption(airshipcity::Printed field);
/// The same where its number of players does not matter: "Spaces".
QString shortCaption(airshipcity::Printed field);
/// The thing that a place belongs to: "Contract 3", "Forest 2", "Luxury Cruise Ship".
QString pieceOf(const airshipcity::MissingValue &place, const airshipcity::CatalogueFile &shown);
/// Both, for people who do not see the piece: "Contract 3: cost".
QString place(const airshipcity::MissingValue &place, const airshipcity::CatalogueFile &shown);

/// How well a value is known, as a sign of one letter and in a few words.
struct Origin {
    bool known = false;
    std::optional<airshipcity::ValueSource> source; ///< of a known value; nothing: not told
    friend bool operator==(const Origin &, const Origin &) = default;
};
QString sign(const Origin &origin);
QString shortly(const Origin &origin);
/// "✓ your copy"
QString withSign(const Origin &origin);

/// Why a value is refused, in a sentence.
QString refusal(airshipcity::ValueFault fault);

/// A letter that stands for a resource on the keyboard.
QChar letterOf(airshipcity::Resource resource);

} // namespace skyledger::words
