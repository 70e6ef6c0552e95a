// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pages/standingstable.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace skyledger::ui {

namespace {

constexpr double margin = 8;
constexpr double gap = 8; ///< between columns

} // namespace

StandingsTable::StandingsTable(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("standings-table"));
}

void StandingsTable::setStandings(Standings standings, const QString &said)
{
    m_standings = std::move(standings);
    setSaidName(*this, said);
    updateGeometry();
    update();
}

QFont StandingsTable::headingFont() const
{
    return scaledFont(font(), 0.88);
}

double StandingsTable::lineHeight() const
{
    return fontMetrics().height() * 1.35;
}

/// In two lines a heading is broken at its first space.
QString StandingsTable::heading(const QString &text, bool broken)
{
    const qsizetype space = text.indexOf(u' ');
    return broken && space > 0 ? text.left(space) + u'\n' + text.mid(space + 1) : text;
}

double StandingsTable::columnWidth(qsizetype column, bool broken) const
{
    const QFontMetricsF heads(headingFont());
    const QFontMetricsF numbers(boldFont(font()));
    double widest = 0;
    const QStringList lines = heading(m_standings.headings[column], broken).split(u'\n');
    for (const QString &line : lines)
        widest = std::max(widest, heads.horizontalAdvance(line));
    for (const Standings::Row &row : m_standings.rows)
        widest = std::max(widest, numbers.horizontalAdvance(row.numbers.value(column)));
    return widest + gap;
}

double StandingsTable::numbersWidth(bool broken) const
{
    double width = 0;
    for (qsizetype column = 0; column < m_standings.headings.size(); ++column)
        width += columnWidth(column, broken);
    return width;
}

/// Whether headings in one line would leave no room for names.
bool StandingsTable::breaksHeadings(double width) const
{
    return width - 2 * margin - numbersWidth(false) < lineHeight() * 4;
}

QSize StandingsTable::sizeHint() const
{
    const double lines =
        static_cast<double>(m_standings.rows.size()) + (m_standings.remark.isEmpty() ? 2 : 3);
    return {static_cast<int>(std::ceil(numbersWidth(false) + lineHeight() * 6 + 2 * margin)),
            static_cast<int>(std::ceil(lineHeight() * lines)) + 8};
}

QSize StandingsTable::minimumSizeHint() const
{
    return {static_cast<int>(std::ceil(numbersWidth(true) + lineHeight() * 2 + 2 * margin)),
            sizeHint().height()};
}

void StandingsTable::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    const double line = lineHeight();
    const QRectF area = QRectF(rect()).adjusted(margin, 4, -margin, -4);
    const bool broken = breaksHeadings(width());
    const double wide = numbersWidth(broken);
    // What is left over widens the columns, as far as names do not need it.
    const double spare = std::max(0.0, area.width() - wide - line * 9)
        / static_cast<double>(std::max<qsizetype>(1, m_standings.headings.size()));
    const double nameWidth = area.width() - wide - spare * static_cast<double>(m_standings.headings.size());
    const double head = broken ? line * 1.7 : line;
    const auto drawCells = [&](const QStringList &cells, double top, double height, bool isHead) {
        double left = area.left() + nameWidth;
        for (qsizetype column = 0; column < m_standings.headings.size(); ++column) {
            const double step = columnWidth(column, broken) + spare;
            const bool isSum = !isHead && column + 1 == m_standings.headings.size();
            painter.setFont(isHead ? headingFont() : isSum ? boldFont(font()) : font());
            painter.drawText(QRectF(left, top, step, height), Qt::AlignRight | Qt::AlignBottom,
                             isHead ? heading(cells.value(column), broken) : cells.value(column));
            left += step;
        }
    };
    painter.setPen(theme.color(Role::QuietText));
    drawCells(m_standings.headings, area.top(), head, true);
    double top = area.top() + head;
    for (const Standings::Row &row : m_standings.rows) {
        drawMarker(painter, QRectF(area.left(), top + line * 0.1, line * 0.8, line * 0.8), row.look, theme);
        painter.setPen(theme.color(Role::Text));
        painter.setFont(font());
        const QRectF name(area.left() + line, top, nameWidth - line, line);
        painter.drawText(name, Qt::AlignLeft | Qt::AlignBottom,
                         QFontMetricsF(font()).elidedText(row.name, Qt::ElideRight, name.width()));
        drawCells(row.numbers, top, line, false);
        top += line;
    }
    painter.setPen(theme.color(Role::QuietText));
    painter.setFont(headingFont());
    painter.drawText(
        QRectF(area.left(), top, area.width(), line), Qt::AlignLeft | Qt::AlignBottom,
        QFontMetricsF(painter.font()).elidedText(m_standings.remark, Qt::ElideRight, area.width()));
}

void StandingsTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace skyledger::ui
