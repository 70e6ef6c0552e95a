// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/shownpart.h"

#include "ui/airshipcity/boards/contractcard.h"
#include "ui/airshipcity/boards/tilebutton.h"

#include <QtCore/QVariant>
#include <QtWidgets/QWidget>

namespace skyledger::ui {

namespace {

constexpr const char *property = "shown-part";

} // namespace

void setPart(QWidget &widget, const ShownPart &part)
{
    widget.setProperty(property, QVariant::fromValue(part));
}

std::optional<ShownPart> partOf(const QWidget &widget)
{
    // What these show changes with the game.
    if (const auto *tile = qobject_cast<const TileButton *>(&widget))
        return tile->cell();
    if (const auto *card = qobject_cast<const ContractCard *>(&widget))
        return card->contract();
    const QVariant part = widget.property(property);
    return part.isValid() ? std::optional(part.value<ShownPart>()) : std::nullopt;
}

} // namespace skyledger::ui
