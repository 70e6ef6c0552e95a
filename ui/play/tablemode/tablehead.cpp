// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/tablemode/tablehead.h"

#include "ui/play/tablemode/largetext.h"
#include "ui/widgets/frame.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <numeric>

namespace skyledger::ui {

namespace {

void drawMoments(QPainter &painter, const QRectF &rect, const TableHead &head, const Theme &theme)
{
    const double gap = rect.width() * 0.008;
    const double between = rect.width() * 0.035;
    const int moments = std::accumulate(head.parts.begin(), head.parts.end(), 0);
    const auto parts = static_cast<double>(head.parts.size());
    const double side = (rect.width() - between * (parts - 1) - gap * (moments - parts)) / moments;
    double left = rect.left();
    int moment = 0;
    for (const int count : head.parts) {
        for (int i = 0; i < count; ++i, ++moment) {
            const bool now = moment == head.passed && !head.isOver;
            const double grown = now ? side * 0.25 : 0;
            const double height = std::min(rect.height(), side * 1.5);
            const QRectF box = QRectF(left, rect.center().y() - height / 2, side, height)
                                   .adjusted(-grown / 2, -grown, grown / 2, grown);
            painter.setPen(QPen(theme.color(now ? Role::Accent : Role::Outline), std::max(1.0, side / 10)));
            painter.setBrush(now                        ? theme.color(Role::Accent)
                                 : moment < head.passed ? theme.color(Role::QuietText)
                                                        : QColor(Qt::transparent));
            drawFrame(painter, box, side / 5);
            left += side + (i + 1 == count ? between : gap);
        }
    }
}

} // namespace

void drawTableHead(QPainter &painter, const QRectF &rect, const TableHead &head, double window,
                   const Theme &theme)
{
    const QColor text = theme.color(Role::Text);
    painter.fillRect(rect, theme.color(Role::Surface));
    painter.setPen(QPen(theme.color(Role::Hairline), 1));
    painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    const double pad = window * 0.022;
    const QRectF inside = rect.adjusted(rect.width() * 0.022, pad, -rect.width() * 0.022, -pad);
    const double moments = inside.width() * 0.37;
    double left = inside.left();
    if (head.look) {
        const double token = inside.height();
        drawCrew(painter, QRectF(left, inside.top(), token, token), *head.look, theme);
        left += token + pad;
    }
    writeLarge(painter, QRectF(left, rect.top(), inside.right() - moments - pad - left, rect.height()),
               head.turn, window * 0.07, text, true, Qt::AlignLeft | Qt::AlignVCenter);
    const QRectF right(inside.right() - moments, inside.top(), moments, inside.height());
    const double letters = window * 0.048;
    const QRectF words = right.adjusted(0, 0, 0, -right.height() * 0.45);
    constexpr auto fromRight = Qt::AlignRight | Qt::AlignVCenter;
    writeLarge(painter, words, head.moment, letters, text, true, fromRight);
    const double momentWidth = widthOfLarge(painter, head.moment, letters, true);
    writeLarge(painter, words.adjusted(0, 0, -momentWidth - pad, 0), head.part, letters, text, false,
               fromRight);
    drawMoments(painter, right.adjusted(0, right.height() * 0.62, 0, 0), head, theme);
}

} // namespace skyledger::ui
