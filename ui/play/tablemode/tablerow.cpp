// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/tablemode/tablerow.h"

#include "ui/play/tablemode/largetext.h"
#include "ui/widgets/spacepainter.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

// Shares of the window's height and of the row's width.
constexpr double mainNumber = 0.068;
constexpr double smallText = 0.036;
constexpr double stockFrom = 0.335;
constexpr double cardsFrom = 0.715;
constexpr double marksFrom = 0.86;

/// From the fifth mark on all are half as large, in two rows.
constexpr std::size_t marksInOneRow = 4;

constexpr auto fromLeft = Qt::AlignLeft | Qt::AlignVCenter;

bool isSame(const CountedLook &a, const CountedLook &b)
{
    return a.count == b.count && a.resource.shades == b.resource.shades
        && a.resource.shape == b.resource.shape;
}

void drawPlate(QPainter &painter, const QRectF &rect, Role ground, const Theme &theme)
{
    drawSpace(painter, rect, rect.height() / 12, {Role::Outline, std::max(1.0, rect.height() / 40), ground},
              theme);
}

void drawStock(QPainter &painter, const QRectF &cell, const TableRow::Stock &stock, double window,
               const Theme &theme)
{
    const double side = std::min(cell.width() * 0.26, window * 0.042);
    const double middle = cell.top() + cell.height() * 0.46;
    drawResource(painter, QRectF(cell.left(), middle - side / 2, side, side), *stock.resource, theme);
    const QRectF number(cell.left() + side * 1.15, middle - window * mainNumber, cell.width() - side * 1.15,
                        window * mainNumber * 2);
    writeLarge(painter, number, QString::number(stock.count), window * mainNumber, theme.color(Role::Text),
               true, fromLeft);
    const double thick = window * 0.012;
    const QRectF bar(cell.left(), cell.bottom() - thick * 2, cell.width() * 0.86, thick);
    drawSpace(painter, bar, thick / 2, {Role::Outline, 1, Role::Window}, theme);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(stock.resource->shades));
    const double filled = bar.width() * std::min(1.0, static_cast<double>(stock.count) / stock.most);
    if (filled > 0)
        painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(filled, thick)), thick / 2, thick / 2);
}

/// The number to the left of a line, what it asks for to the right.
void drawLargeCard(QPainter &painter, const QRectF &rect, const TableRow::Card &card, const Theme &theme)
{
    drawPlate(painter, rect, Role::Developed, theme);
    const double third = rect.width() * 0.36;
    const QColor text = theme.color(Role::Text);
    writeLarge(painter, QRectF(rect.left(), rect.top(), third, rect.height()), card.number,
               std::min(rect.height() * 0.42, third * 1.3), text, true, Qt::AlignCenter);
    painter.setPen(QPen(theme.color(Role::Outline), std::max(1.0, rect.height() / 80)));
    painter.drawLine(QPointF(rect.left() + third, rect.top() + rect.height() * 0.07),
                     QPointF(rect.left() + third, rect.bottom() - rect.height() * 0.07));
    const QRectF right = rect.adjusted(third, rect.height() * 0.06, 0, -rect.height() * 0.06);
    if (!card.asks) {
        writeLarge(painter, right, u"?"_s, rect.height() * 0.3, theme.color(Role::LitFrame), true,
                   Qt::AlignCenter);
        return;
    }
    const auto asked = static_cast<double>(card.asks->size());
    const double line = std::min(right.height() / std::max(asked, 2.0), right.height() * 0.42);
    QRectF row(right.left(), right.center().y() - line * asked / 2, right.width(), line);
    for (const CountedLook &each : *card.asks) {
        writeLarge(painter, row.adjusted(0, 0, -row.width() * 0.48, 0), QString::number(each.count),
                   line * 0.78, text, true, Qt::AlignRight | Qt::AlignVCenter);
        const double side = std::min(line * 0.62, row.width() * 0.36);
        drawResource(painter,
                     QRectF(row.left() + row.width() * 0.58, row.center().y() - side / 2, side, side),
                     each.resource, theme);
        row.translate(0, line);
    }
}

void drawCards(QPainter &painter, const QRectF &rect, const TableRow &row, double window, const Theme &theme)
{
    if (row.cards.empty() && row.done.isEmpty()) {
        writeLarge(painter, rect, u"–"_s, window * smallText, theme.color(Role::QuietText), false, fromLeft);
        return;
    }
    const double letters = window * smallText * 1.3;
    const double doneWidth =
        row.done.isEmpty() ? 0 : widthOfLarge(painter, row.done, letters, true) + window * 0.01;
    const double room = rect.width() - doneWidth;
    const auto count = static_cast<double>(row.cards.size());
    const double gap = window * 0.008;
    const double whole = rect.height() * 0.86;
    const double width = count == 0 ? 0 : std::min(whole, (room - gap * (count - 1)) / count);
    double left = rect.left();
    for (const TableRow::Card &each : row.cards) {
        const QRectF card(left, rect.center().y() - rect.height() / 2, width, rect.height());
        if (width >= whole * 0.7) {
            drawLargeCard(painter, card, each, theme);
        } else { // for more than a number there is no room
            drawSpace(painter, card, window * 0.008,
                      {Role::Outline, std::max(1.0, window / 500), Role::Developed}, theme);
            writeLarge(painter, card, each.number, std::min(window * 0.05, width), theme.color(Role::Text),
                       true, Qt::AlignCenter);
        }
        left += width + gap;
    }
    writeLarge(painter, QRectF(left, rect.top(), doneWidth + gap, rect.height()), row.done, letters,
               theme.color(Role::Text), true, fromLeft);
}

void drawMarks(QPainter &painter, const QRectF &rect, const std::vector<TableRow::Mark> &marks,
               const Theme &theme)
{
    if (marks.empty())
        return;
    const std::size_t rows = marks.size() <= 2 ? 1 : marks.size() <= marksInOneRow ? 2 : 3;
    const std::size_t inRow = (marks.size() + rows - 1) / rows;
    const double gap = rect.height() * 0.04;
    const double height =
        std::min((rect.height() - gap * static_cast<double>(rows - 1)) / static_cast<double>(rows),
                 rect.height() * 0.5);
    const double width = std::min(
        (rect.width() - gap * static_cast<double>(inRow - 1)) / static_cast<double>(inRow), height * 1.35);
    const double top =
        rect.center().y() - (height * static_cast<double>(rows) + gap * static_cast<double>(rows - 1)) / 2;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const std::size_t line = i / inRow;
        const QRectF plate(rect.left() + (width + gap) * static_cast<double>(i % inRow),
                           top + (height + gap) * static_cast<double>(line), width, height);
        drawPlate(painter, plate, Role::Panel, theme);
        marks[i].draw(painter, plate, theme);
    }
}

} // namespace

bool operator==(const TableRow::Card &a, const TableRow::Card &b)
{
    if (a.number != b.number || a.asks.has_value() != b.asks.has_value())
        return false;
    return !a.asks || std::equal(a.asks->begin(), a.asks->end(), b.asks->begin(), b.asks->end(), isSame);
}

void drawTableRow(QPainter &painter, const QRectF &rect, const TableRow &row, double window,
                  const Theme &theme)
{
    const QColor own = theme.color(row.look.color.shades);
    painter.setPen(QPen(row.acts ? own : theme.color(Role::Hairline), row.acts ? window * 0.006 : 1));
    painter.setBrush(theme.color(row.acts ? Role::Panel : Role::Surface));
    const double inset = row.acts ? window * 0.003 : 0;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), window * 0.012, window * 0.012);

    const double pad = window * 0.022;
    const QRectF inside = rect.adjusted(pad, pad, -pad, -pad);
    const double token = std::min(inside.height(), window * 0.11);
    drawCrew(painter, QRectF(inside.left(), inside.center().y() - token / 2, token, token), row.look, theme);
    const double stock = rect.left() + rect.width() * stockFrom;
    const double cards = rect.left() + rect.width() * cardsFrom;
    const double marks = rect.left() + rect.width() * marksFrom;

    const double unitWidth = widthOfLarge(painter, row.unit, window * smallText, false);
    const double pointsWidth = widthOfLarge(painter, row.points, window * 0.092, true);
    const double right = stock - pad;
    writeLarge(painter, QRectF(right - unitWidth, inside.top(), unitWidth, inside.height() * 0.72), row.unit,
               window * smallText, theme.color(Role::QuietText), false, Qt::AlignLeft | Qt::AlignBottom);
    const double points = right - unitWidth - window * 0.015 - pointsWidth;
    writeLarge(painter, QRectF(points, rect.top(), pointsWidth, rect.height()), row.points, window * 0.092,
               theme.color(Role::Text), true, fromLeft);
    const double name = inside.left() + token + pad;
    writeLarge(painter, QRectF(name, rect.top(), points - pad / 2 - name, rect.height()), row.name,
               window * 0.052, theme.color(Role::Text), true, fromLeft);

    painter.setPen(QPen(theme.color(Role::Hairline), std::max(1.0, window / 700)));
    for (const double line : {stock - pad / 2, cards - pad, marks - pad})
        painter.drawLine(QPointF(line, inside.top()), QPointF(line, inside.bottom()));
    const QRectF stocks(stock + pad / 2, inside.top(), cards - pad * 2 - stock, inside.height());
    for (std::size_t i = 0; i < row.stock.size(); ++i)
        drawStock(painter, nthOf(stocks, i, row.stock.size(), 0), row.stock[i], window, theme);
    drawCards(painter, QRectF(cards, inside.top(), marks - pad * 1.5 - cards, inside.height()), row, window,
              theme);
    drawMarks(painter, QRectF(marks, inside.top(), inside.right() - marks, inside.height()), row.marks,
              theme);
}

} // namespace skyledger::ui
