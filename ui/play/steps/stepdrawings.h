// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/steps/steps.h"

#include <QtCore/QPointF>

namespace skyledger::ui {

/// "6 → 7": the old number quiet, the new one bold, from the right end of the area.
void drawMove(QPainter &painter, const QRectF &area, int from, int to, const Theme &theme);

/// What a step brings to a player, in the font of the painter; options draw themselves.
void drawCell(QPainter &painter, const QRectF &area, const StepCell &cell, const Theme &theme);

/// Two lines of text in the vertical middle of an area: the first one bold.
void drawTwoLines(QPainter &painter, const QRectF &area, const QString &what, const QString &how,
                  const Theme &theme);

/// What a piece becomes: an arrow from what it was.
void drawArrow(QPainter &painter, const QPointF &from, const QPointF &to, const Theme &theme);

/// The marker of a numbered track on its new space, between those before and behind it.
void drawNumberedTrack(QPainter &painter, const QRectF &area, int number, const Theme &theme);

/// "full, 2 lost": why a number did not go up by as much.
QString lossText(int lost);

} // namespace skyledger::ui
