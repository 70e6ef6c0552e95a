// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>
#include <QtGui/QFont>
#include <QtGui/QFontMetricsF>

/// Letters on drawn boards.
namespace skyledger::ui {

/// The font so many times as large, yet never under 9 pt.
QFont scaledFont(const QFont &font, double factor);
/// The same in bold.
QFont boldFont(const QFont &font, double factor = 1);

/// The font, as much smaller as the widest word of the text needs to fit a width, yet never under 9 pt.
QFont fittingFont(const QFont &font, const QString &text, double width);

/// A text broken between words into at most so many lines; the last one is cut with an ellipsis if there is more.
QStringList brokenText(const QString &text, const QFontMetricsF &metrics, double width, int mostLines);

} // namespace skyledger::ui
