// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pieces/checklistrow.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/pawns.h"
#include "ui/widgets/sketchpainter.h"

#include <QtCore/QtMath>
#include <QtGui/QPainter>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionButton>

#include <utility>

namespace skyledger::ui {

namespace {

constexpr int mostLines = 4;      ///< of the words, and of the remark
constexpr double sidePart = 1.25; // of a drawing, in heights of a line
constexpr int gap = 5;

} // namespace

ChecklistRow::ChecklistRow(const GameTable &table, PieceDrawing drawing, Columns columns, QWidget *parent)
    : QAbstractButton(parent), m_table(table), m_drawing(std::move(drawing)), m_columns(columns)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
}

double ChecklistRow::side() const
{
    return qCeil(fontMetrics().height() * sidePart);
}

double ChecklistRow::boxWidth() const
{
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) + gap;
}

double ChecklistRow::wordsLeft() const
{
    const double numbers = m_columns.numbers ? side() + gap : 0;
    const double sketch = sketchWidth(m_columns.sketchParts, side());
    return 2 + boxWidth() + numbers + (sketch > 0 ? sketch + gap : 0);
}

QStringList ChecklistRow::lines(double width, const QString &text) const
{
    return text.isEmpty() ? QStringList() : brokenText(text, QFontMetricsF(font()), width, mostLines);
}

QSize ChecklistRow::sizeHint() const
{
    const QFontMetricsF metrics(font());
    const double words = metrics.horizontalAdvance(m_drawing.label)
        + (m_drawing.remark.isEmpty() ? 0 : metrics.horizontalAdvance(u' ' + m_drawing.remark));
    const int width = qCeil(wordsLeft() + words) + 4;
    return {width, heightForWidth(width)};
}

/// The remark stands behind the words where both have room in one line, else below them.
int ChecklistRow::heightForWidth(int width) const
{
    const double room = width - wordsLeft() - 2;
    const QFontMetricsF metrics(font());
    const double both =
        metrics.horizontalAdvance(m_drawing.label) + metrics.horizontalAdvance(u' ' + m_drawing.remark);
    const qsizetype count =
        both <= room ? 1 : lines(room, m_drawing.label).size() + lines(room, m_drawing.remark).size();
    return qMax(qCeil(side()) + 2, static_cast<int>(count) * fontMetrics().height() + 2);
}

void ChecklistRow::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setFont(font());
    QStyleOptionButton box;
    box.initFrom(this);
    box.state |= isChecked() ? QStyle::State_On : QStyle::State_Off;
    const int wide = style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this);
    box.rect = QRect(2, (height() - wide) / 2, wide, wide);
    style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, &painter, this);
    double left = 2 + boxWidth();
    if (m_columns.numbers) {
        const QRectF disc(left, (height() - side()) / 2, side(), side());
        if (m_drawing.number > 0)
            drawNumberDisc(painter, disc.adjusted(1, 1, -1, -1), m_drawing.number, theme);
        left += side() + gap;
    }
    drawSketch(
        painter, QRectF(left, 0, wordsLeft() - left, height()), side(), m_drawing.sketch,
        [this](int seat) { return m_table.mark(static_cast<play::Seat>(seat)); }, theme);
    const QFontMetricsF metrics(font());
    const double room = width() - wordsLeft() - 2;
    const double behind = metrics.horizontalAdvance(m_drawing.label + u' ');
    const Role ink = isChecked() ? Role::QuietText : Role::Text;
    const bool isOne = behind + metrics.horizontalAdvance(m_drawing.remark) <= room;
    const QStringList words = isOne ? QStringList{m_drawing.label} : lines(room, m_drawing.label);
    const QStringList remark = isOne ? QStringList() : lines(room, m_drawing.remark);
    double y = (height() - metrics.height() * static_cast<double>(words.size() + remark.size())) / 2;
    const auto draw = [&](const QString &text, double x, Role role) {
        painter.setPen(theme.color(role));
        painter.drawText(QRectF(x, y, width() - x, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    if (isOne)
        draw(m_drawing.remark, wordsLeft() + behind, Role::QuietText);
    for (const QString &line : words) {
        draw(line, wordsLeft(), ink);
        y += metrics.height();
    }
    for (const QString &line : remark) {
        draw(line, wordsLeft(), Role::QuietText);
        y += metrics.height();
    }
    if (!hasFocus())
        return;
    painter.setPen(QPen(theme.color(Role::Accent), theme.ringWidth()));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
}

} // namespace skyledger::ui
