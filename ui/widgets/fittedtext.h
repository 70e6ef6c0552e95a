// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

class QPainter;
class QRectF;

namespace skyledger::ui {

/// Draws a text in the middle of a rectangle, broken between words, upright where that is narrow, in smaller letters where
/// it must; only its first letters where nothing has room.
void drawFittedText(QPainter &painter, const QRectF &rect, const QString &text);

} // namespace skyledger::ui
