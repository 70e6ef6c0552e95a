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

/// A name in the largest letters, down to three quarters of a font and never under 9 pt, in which it is whole.
struct FittedName {
    QFont font;
    QStringList lines; ///< an empty first one: the name begins below what stands beside it
    bool isWhole = true;
};
/// Breaks a name between words and behind hyphens into as many lines as a height has room for. The first one is as high as
/// letters of the font, and narrower where something stands beside it. Where even the smallest letters are too large the
/// name is cut with an ellipsis.
FittedName fittedName(const QString &name, const QFont &font, double firstWidth, double width, double height);

} // namespace skyledger::ui
