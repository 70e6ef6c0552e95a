// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/trackspace.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/spacepainter.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

void TrackSpace::setPrint(const Print &print)
{
    if (m_print == print)
        return;
    m_print = print;
    update();
}

void TrackSpace::drawFace(QPainter &painter, const QRectF &inside, const Theme &theme)
{
    const QFont small = scaledFont(font(), 0.9);
    const double side = std::min(inside.height() / 4, QFontMetricsF(font()).height() * 1.2);
    QRectF place(inside.center().x() - side / 2, inside.top(), side, side);
    const QRectF middle(inside.left(), place.bottom() + 1, inside.width(), inside.height() - 2 * side - 2);
    const QColor ink = theme.color(stand().isOver ? Role::QuietText : Role::Text);
    painter.setFont(boldFont(font(), 0.9));
    drawWords(painter, QRectF(inside.left(), inside.top(), place.left() - inside.left(), side),
              QString::number(m_print.number), ink, Qt::AlignLeft | Qt::AlignVCenter);
    for (const bool isBelow : {false, true}) {
        if (isBelow)
            place.moveBottom(inside.bottom());
        if (m_print.marker && stand().isOver == isBelow)
            drawMarker(painter, place, *m_print.marker, theme);
        else
            drawEmptySpace(painter, place, theme, !m_print.marker);
    }
    const FittedName words = fittedName(line(), small, middle.width(), middle.width(), middle.height());
    painter.setFont(words.font);
    Face allows = m_print.allows;
    for (FacePart &part : allows)
        part.tone = stand().isOver ? FacePart::Tone::Quiet : part.tone;
    if (words.isWhole || allows.empty())
        drawCentred(painter, middle, words.lines, allows.empty() ? theme.color(Role::LitFrame) : ink);
    else
        drawCentred(painter, middle, allows, 0, theme);
}

} // namespace skyledger::ui
