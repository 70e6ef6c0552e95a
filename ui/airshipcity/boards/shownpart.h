// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"

#include <QtCore/QVariant>
#include <QtWidgets/QWidget>

#include <optional>
#include <variant>

namespace skyledger::ui {

/// Parts of the boards of which there is one.
enum class SinglePart { PriceList, RoundTrack, StageTrack, DonationDeck };

/// What a widget of the boards shows. A player is their depot; a crew is that of whoever is current.
using ShownPart = std::variant<SinglePart, airshipcity::Cell, airshipcity::Contract, airshipcity::Airship,
                               airshipcity::Utility, airshipcity::Player, airshipcity::Crew>;

} // namespace skyledger::ui

Q_DECLARE_METATYPE(skyledger::ui::ShownPart)

namespace skyledger::ui {

/// Lets a widget tell what it shows, for whoever corrects values in place or leads to what is printed there.
inline void setPart(QWidget &widget, const ShownPart &part)
{
    widget.setProperty("shown-part", QVariant::fromValue(part));
}
/// Nothing for a widget that does not tell it.
inline std::optional<ShownPart> partOf(const QWidget &widget)
{
    const QVariant part = widget.property("shown-part");
    return part.isValid() ? std::optional(part.value<ShownPart>()) : std::nullopt;
}

} // namespace skyledger::ui
