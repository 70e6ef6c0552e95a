// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"

#include <QtGui/QPixmap>

class QColor;

namespace skyledger::ui {

/// The line drawing of a kind of tile in one colour, as `tintedPicture` makes it.
QPixmap tilePictogram(airshipcity::TileKind kind, int side, double ratio, const QColor &color);

} // namespace skyledger::ui
