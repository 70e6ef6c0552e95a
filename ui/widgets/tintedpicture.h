// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QPixmap>

class QColor;

namespace skyledger::ui {

/// A line drawing of the resources in one colour, so many pixels wide and high at a device pixel ratio. Drawings are kept,
/// so that painting costs a copy.
QPixmap tintedPicture(const QString &resource, int side, double ratio, const QColor &color);

} // namespace skyledger::ui
