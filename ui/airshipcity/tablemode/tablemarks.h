// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"
#include "ui/widgets/theme.h"

class QPainter;
class QRectF;

/// What a player holds as it is drawn on a plate, to be read from two metres without a word.
namespace skyledger::ui {

/// The majority of an airship: the family's shape and colours, and the level.
void drawLargeAirship(QPainter &painter, const QRectF &rect, airshipcity::Airship airship,
                      const Theme &theme);
/// The majority of a public utility: a building.
void drawLargeUtility(QPainter &painter, const QRectF &rect, const Theme &theme);

} // namespace skyledger::ui
