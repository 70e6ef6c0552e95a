// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/steps/stepdrawings.h"

#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/theme.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Steps)
};

double lineOf(const QPainter &painter)
{
    return painter.fontMetrics().height();
}

void drawText(QPainter &painter, const QRectF &row, const StepCell &cell, const Theme &theme)
{
    const QFont plain = painter.font();
    painter.setFont(cell.warns ? boldFont(plain) : plain);
    painter.setPen(theme.color(cell.warns ? Role::LitFrame : Role::QuietText));
    painter.drawText(row, Qt::AlignVCenter, cell.text);
    painter.setFont(plain);
    if (cell.total)
        drawMove(painter, row, cell.total->first, cell.total->second, theme);
}

/// Several share the lines that are there: side by side where a choice stands below.
void drawMoves(QPainter &painter, const QRectF &row, const StepCell &cell, const Theme &theme)
{
    const double line = lineOf(painter);
    const std::size_t inRow = cell.options.empty() ? 1 : std::max<std::size_t>(cell.moves.size(), 1);
    const double wide = row.width() / static_cast<double>(inRow);
    for (std::size_t i = 0; i < cell.moves.size(); ++i) {
        const StepMove &move = cell.moves[i];
        const std::size_t below = i / inRow;
        const QRectF place(row.left() + wide * static_cast<double>(i % inRow),
                           row.top() + line * 1.4 * static_cast<double>(below), wide - line * 0.4,
                           line * 1.4);
        move.picture(painter, QRectF(place.left(), place.center().y() - line * 0.45, line * 0.9, line * 0.9),
                     theme);
        if (inRow == 1) {
            painter.setPen(theme.color(move.lost > 0 ? Role::LitFrame : Role::Text));
            painter.drawText(place.adjusted(line * 1.4, 0, 0, 0), Qt::AlignVCenter,
                             move.lost > 0 ? lossText(move.lost) : move.name);
        }
        drawMove(painter, place, move.from, move.to, theme);
    }
}

/// A grey back, and beside it the face with the first letter of its name.
void drawTurned(QPainter &painter, const QRectF &row, const QStringList &names, const Theme &theme)
{
    const QFont plain = painter.font();
    const double high = row.height() / static_cast<double>(names.size());
    const double side = std::min(high * 0.8, lineOf(painter) * 2.0);
    double top = row.top();
    for (const QString &name : names) {
        const QRectF part(row.left(), top, row.width(), high);
        const QRectF back(part.left(), part.center().y() - side / 2, side * 0.8, side);
        painter.setPen(QPen(theme.color(Role::Outline), 1));
        painter.setBrush(theme.color(Role::QuietText));
        drawFrame(painter, back, side / 8);
        const QRectF face = back.translated(side * 1.5, 0);
        painter.setPen(QPen(theme.color(Role::LitFrame), 1.5));
        painter.setBrush(theme.color(Role::Lit));
        drawFrame(painter, face, side / 8);
        const QPointF tip(face.left() - side * 0.12, part.center().y());
        painter.setPen(QPen(theme.color(Role::LitFrame), 2));
        painter.drawLine(QPointF(back.right() + side * 0.12, part.center().y()), tip);
        painter.drawLine(tip, tip + QPointF(-side * 0.15, -side * 0.15));
        painter.drawLine(tip, tip + QPointF(-side * 0.15, side * 0.15));
        painter.setFont(boldFont(plain));
        painter.setPen(theme.color(Role::LitFrame));
        painter.drawText(face, Qt::AlignCenter, name.left(1).toUpper());
        const QRectF words = part.adjusted(side * 2.6, 0, 0, 0);
        painter.setFont(fittingFont(boldFont(plain), name, words.width()));
        painter.setPen(theme.color(Role::Text));
        painter.drawText(words, Qt::AlignVCenter | Qt::TextWordWrap, name);
        top += high;
    }
    painter.setFont(plain);
}

/// Each card where it lies afterwards.
void drawTrack(QPainter &painter, const QRectF &row, const StepTrack &track, const Theme &theme)
{
    const QFont plain = painter.font();
    const double line = lineOf(painter);
    painter.setFont(track.warns ? boldFont(plain) : plain);
    painter.setPen(theme.color(track.warns ? Role::LitFrame : Role::Text));
    painter.drawText(QRectF(row.left(), row.top(), row.width(), line * 1.3), Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(track.told, Qt::ElideRight, row.width()));
    const QRectF area = row.adjusted(0, line * 1.5, 0, -2);
    const double gap = line * 0.2;
    const double wide = (area.width() - gap * track.spaces) / (track.spaces + 1);
    painter.setFont(plain);
    for (int left = track.spaces; left >= 0; --left) {
        const QRectF space(area.left() + (wide + gap) * (track.spaces - left), area.top(), wide,
                           area.height());
        painter.setPen(QPen(theme.color(Role::Outline), 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        drawFrame(painter, space, line / 4);
        std::vector<const StepTrack::Card *> here;
        for (const StepTrack::Card &card : track.cards) {
            if (card.space == left)
                here.push_back(&card);
        }
        if (here.empty()) {
            painter.setPen(theme.color(Role::QuietText));
            painter.drawText(space, Qt::AlignCenter, left == 0 ? u"✕"_s : QString::number(left));
        }
        const double high = here.empty() ? 0 : space.height() / static_cast<double>(here.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            const QRectF card(space.left(), space.top() + high * static_cast<double>(i), space.width(),
                              high - 1);
            here[i]->drawing(painter, card, theme);
            if (left == 0) {
                painter.setPen(QPen(theme.color(Role::LitFrame), 2));
                painter.setBrush(Qt::NoBrush);
                drawFrame(painter, card, line / 4);
            }
        }
    }
}

} // namespace

QString lossText(int lost)
{
    return Text::tr("full, %n lost", nullptr, lost);
}

void drawMove(QPainter &painter, const QRectF &area, int from, int to, const Theme &theme)
{
    const QFont plain = painter.font();
    const QFont bold = boldFont(plain, 1.2);
    const QString now = words::plainNumber(to);
    const double wide = QFontMetricsF(bold).horizontalAdvance(now);
    painter.setFont(bold);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, now);
    painter.setFont(plain);
    if (from == to)
        return;
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(area.adjusted(0, 0, -wide - plain.pointSizeF() / 2, 0),
                     Qt::AlignRight | Qt::AlignVCenter, words::plainNumber(from) + u" →"_s);
}

void drawCell(QPainter &painter, const QRectF &area, const StepCell &cell, const Theme &theme)
{
    if (!cell.text.isEmpty())
        drawText(painter, area, cell, theme);
    drawMoves(painter, area, cell, theme);
    if (!cell.turned.isEmpty())
        drawTurned(painter, area, cell.turned, theme);
    if (cell.track)
        drawTrack(painter, area, *cell.track, theme);
}

void drawTwoLines(QPainter &painter, const QRectF &area, const QString &what, const QString &how,
                  const Theme &theme)
{
    const QFont plain = painter.font();
    const QFont bold = fittingFont(boldFont(plain), what, area.width());
    const double high = QFontMetricsF(bold).height();
    const double low = QFontMetricsF(plain).height();
    const double top = area.center().y() - (high + low) / 2;
    painter.setPen(theme.color(Role::Text));
    painter.setFont(bold);
    painter.drawText(QRectF(area.left(), top, area.width(), high), Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(what, Qt::ElideRight, area.width()));
    painter.setPen(theme.color(Role::QuietText));
    painter.setFont(plain);
    painter.drawText(QRectF(area.left(), top + high, area.width(), low), Qt::AlignVCenter,
                     QFontMetricsF(plain).elidedText(how, Qt::ElideRight, area.width()));
}

void drawArrow(QPainter &painter, const QPointF &from, const QPointF &to, const Theme &theme)
{
    const double tip = (to.x() - from.x()) * 0.35;
    painter.setPen(QPen(theme.color(Role::LitFrame), 2));
    painter.drawLine(from, to);
    painter.drawLine(to, to + QPointF(-tip, -tip));
    painter.drawLine(to, to + QPointF(-tip, tip));
}

void drawNumberedTrack(QPainter &painter, const QRectF &area, int number, const Theme &theme)
{
    const QFont plain = painter.font();
    const double side = std::min(area.height() * 0.42, area.width() / 4.6);
    double left = area.left();
    for (int each = number - 2; each <= number + 1; ++each) {
        const QRectF space(left, area.center().y() - side / 2, side, side);
        painter.setPen(QPen(theme.color(Role::Outline), 1));
        painter.setBrush(theme.color(Role::Surface));
        drawFrame(painter, space, side / 6);
        const bool here = each == number;
        if (here) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.color(Role::Text));
            painter.drawEllipse(space.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06));
        }
        painter.setPen(theme.color(here ? Role::Surface : Role::QuietText));
        painter.setFont(here ? boldFont(plain) : plain);
        painter.drawText(space, Qt::AlignCenter, QString::number(each));
        left += side * 1.12;
    }
    painter.setFont(plain);
}

} // namespace skyledger::ui
