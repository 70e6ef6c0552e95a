// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pieces/piecerow.h"

#include "ui/widgets/facepainter.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/sketchpainter.h"

#include <QtCore/QEvent>
#include <QtCore/QtMath>
#include <QtGui/QPainter>

#include <utility>

namespace skyledger::ui {

namespace {

constexpr int mostLines = 8;
constexpr double sidePart = 1.15; // of a part of a drawing, in heights of a line

} // namespace

PieceRow::PieceRow(const GameTable &table, const QString &text, PieceDrawing drawing, std::size_t sketchParts,
                   QWidget *parent)
    : QWidget(parent), m_table(table), m_text(text), m_drawing(std::move(drawing)), m_sketchParts(sketchParts)
{
}

double PieceRow::side() const
{
    return qCeil(fontMetrics().height() * sidePart);
}

double PieceRow::wordsLeft() const
{
    const double sketch = sketchWidth(m_sketchParts, side());
    return sketch > 0 ? sketch + fontMetrics().averageCharWidth() : 0;
}

std::vector<Face> PieceRow::lines(double width) const
{
    const QFontMetricsF metrics(font());
    if (!m_drawing.numbers.empty())
        return brokenFace(m_drawing.numbers, metrics, width);
    std::vector<Face> lines;
    const QStringList texts = brokenText(m_text, metrics, width, mostLines);
    lines.reserve(static_cast<std::size_t>(texts.size()));
    for (const QString &text : texts)
        lines.push_back({{text}});
    return lines;
}

QSize PieceRow::sizeHint() const
{
    const QFontMetricsF metrics(font());
    const double words =
        m_drawing.numbers.empty() ? metrics.horizontalAdvance(m_text) : faceWidth(m_drawing.numbers, metrics);
    const int width = qCeil(wordsLeft() + words) + 2;
    return {width, heightForWidth(width)};
}

QSize PieceRow::minimumSizeHint() const
{
    return {qCeil(wordsLeft()) + fontMetrics().averageCharWidth() * 10, fontMetrics().height()};
}

int PieceRow::heightForWidth(int width) const
{
    const auto count = static_cast<int>(lines(width - wordsLeft()).size());
    const int sketch = m_sketchParts > 0 ? qCeil(side()) : 0;
    return qMax(sketch, count * fontMetrics().height());
}

void PieceRow::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setFont(font());
    const double line = fontMetrics().height();
    const std::vector<Face> shown = lines(width() - wordsLeft());
    const double high = qMax(m_drawing.sketch.empty() ? 0 : side(), line);
    drawSketch(
        painter, QRectF(0, 0, wordsLeft(), high), side(), m_drawing.sketch,
        [this](int seat) { return m_table.mark(static_cast<play::Seat>(seat)); }, theme);
    double y = shown.size() == 1 ? (height() - line) / 2 : 0;
    for (const Face &face : shown) {
        drawFace(painter, QRectF(wordsLeft(), y, width() - wordsLeft(), line), face, Role::Text, theme);
        y += line;
    }
}

void PieceRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
