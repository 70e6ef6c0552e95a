// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"

#include <QtCore/QMetaType>

#include <optional>
#include <variant>

class QWidget;

namespace skyledger::ui {

/// Parts of the boards of which there is one.
enum class SinglePart { PriceList, RoundTrack, StageTrack, DonationDeck };

/// What a widget of the boards shows. A player is their depot; a crew is that of whoever is current.
using ShownPart = std::variant<SinglePart, airshipcity::Cell, airshipcity::Contract, airshipcity::Airship,
                               airshipcity::Utility, airshipcity::Player, airshipcity::Crew>;

/// Lets a widget tell what it shows, for whoever corrects values in place or leads to what is printed there.
void setPart(QWidget &widget, const ShownPart &part);
/// Nothing for a widget that does not tell it.
std::optional<ShownPart> partOf(const QWidget &widget);

} // namespace skyledger::ui

Q_DECLARE_METATYPE(skyledger::ui::ShownPart)
