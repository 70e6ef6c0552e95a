// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/tablemode/seatrow.h"

#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/tablemode/tablepieces.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/frame.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TableMode)
};

// Shares of the window's height and of the row's width.
constexpr double mainNumber = 0.068;
constexpr double smallText = 0.036;
constexpr double stockFrom = 0.335;
constexpr double contractsFrom = 0.715;
constexpr double majoritiesFrom = 0.86;

/// From the fifth mark on all are half as large, in two rows.
constexpr std::size_t marksInOneRow = 4;

void addMajorities(const AirshipCityTable &table, Player player, SeatRow &row)
{
    const State &state = table.state();
    for (const Airship airship : all<Airship>()) {
        if (state.airships[airship].majority == player)
            row.airships.push_back(airship);
    }
    for (const Utility utility : all<Utility>())
        row.utilities += state.utilities[utility].majority == player ? 1 : 0;
}

void addContracts(const AirshipCityTable &table, Player player, SeatRow &row)
{
    const State &state = table.state();
    for (const Contract contract : state.players[player].held)
        row.contracts.push_back({state.termLeft[contract], table.setup().catalogue.contracts[contract].cost});
    std::stable_sort(row.contracts.begin(), row.contracts.end(),
                     [](const SeatRow::Held &a, const SeatRow::Held &b) { return a.left < b.left; });
}

void drawStock(QPainter &painter, const QRectF &rect, const SeatRow &row, double window, const Theme &theme)
{
    const double column = rect.width() / static_cast<double>(countOf<Resource>);
    for (const Resource resource : all<Resource>()) {
        const QRectF cell(rect.left() + column * static_cast<double>(indexOf(resource)), rect.top(), column,
                          rect.height());
        const double side = std::min(column * 0.26, window * 0.042);
        const double middle = cell.top() + cell.height() * 0.46;
        drawResource(painter, QRectF(cell.left(), middle - side / 2, side, side), resource, theme);
        const QRectF number(cell.left() + side * 1.15, middle - window * mainNumber, column - side * 1.15,
                            window * mainNumber * 2);
        writeLarge(painter, number, QString::number(row.stock[resource]), window * mainNumber,
                   theme.color(Role::Text), true, Qt::AlignLeft | Qt::AlignVCenter);
        const int most = row.unlocked.contains(resource) ? unlockedCapacity : lockedCapacity;
        const double thick = window * 0.012;
        const QRectF bar(cell.left(), cell.bottom() - thick * 2, column * 0.86, thick);
        painter.setPen(QPen(theme.color(Role::Outline), 1));
        painter.setBrush(theme.color(Role::Window));
        drawFrame(painter, bar, thick / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(shadesOf(resource)));
        const double filled = bar.width() * std::min(1.0, static_cast<double>(row.stock[resource]) / most);
        if (filled > 0)
            painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(filled, thick)), thick / 2, thick / 2);
    }
}

void drawContracts(QPainter &painter, const QRectF &rect, const SeatRow &row, double window,
                   const Theme &theme)
{
    if (row.contracts.empty() && row.completed == 0) {
        writeLarge(painter, rect, u"–"_s, window * smallText, theme.color(Role::QuietText), false,
                   Qt::AlignLeft | Qt::AlignVCenter);
        return;
    }
    const QString done = row.completed > 0 ? u"✓ "_s + QString::number(row.completed) : QString();
    const double doneWidth =
        done.isEmpty() ? 0 : widthOfLarge(painter, done, window * smallText * 1.3, true) + window * 0.01;
    const double room = rect.width() - doneWidth;
    const auto count = static_cast<double>(row.contracts.size());
    const double gap = window * 0.008;
    const double whole = rect.height() * 0.86;
    const double width = count == 0 ? 0 : std::min(whole, (room - gap * (count - 1)) / count);
    double left = rect.left();
    for (const SeatRow::Held &held : row.contracts) {
        const QRectF card(left, rect.center().y() - rect.height() / 2, width, rect.height());
        if (width >= whole * 0.7) {
            drawLargeContract(painter, card, held.left, held.cost, theme);
        } else { // for more than a number there is no room
            painter.setPen(QPen(theme.color(Role::Outline), std::max(1.0, window / 500)));
            painter.setBrush(theme.color(Role::Developed));
            drawFrame(painter, card, window * 0.008);
            writeLarge(painter, card, held.left ? QString::number(*held.left) : u"?"_s,
                       std::min(window * 0.05, width), theme.color(Role::Text), true, Qt::AlignCenter);
        }
        left += width + gap;
    }
    writeLarge(painter, QRectF(left, rect.top(), doneWidth + gap, rect.height()), done,
               window * smallText * 1.3, theme.color(Role::Text), true, Qt::AlignLeft | Qt::AlignVCenter);
}

void drawMajorities(QPainter &painter, const QRectF &rect, const SeatRow &row, const Theme &theme)
{
    const std::size_t marks = row.airships.size() + static_cast<std::size_t>(row.utilities);
    if (marks == 0)
        return;
    const std::size_t rows = marks <= 2 ? 1 : marks <= marksInOneRow ? 2 : 3;
    const std::size_t inRow = (marks + rows - 1) / rows;
    const double gap = rect.height() * 0.04;
    const double height =
        std::min((rect.height() - gap * static_cast<double>(rows - 1)) / static_cast<double>(rows),
                 rect.height() * 0.5);
    const double width = std::min(
        (rect.width() - gap * static_cast<double>(inRow - 1)) / static_cast<double>(inRow), height * 1.35);
    const double top =
        rect.center().y() - (height * static_cast<double>(rows) + gap * static_cast<double>(rows - 1)) / 2;
    for (std::size_t i = 0; i < marks; ++i) {
        const std::size_t line = i / inRow;
        const QRectF plate(rect.left() + (width + gap) * static_cast<double>(i % inRow),
                           top + (height + gap) * static_cast<double>(line), width, height);
        if (i < row.airships.size())
            drawLargeAirship(painter, plate, row.airships[i], theme);
        else
            drawLargeUtility(painter, plate, theme);
    }
}

} // namespace

std::vector<SeatRow> seatRowsOf(const AirshipCityTable &table)
{
    std::vector<SeatRow> rows;
    const State &state = table.state();
    const Player chooser = table.guide().chooser();
    for (const Player player : table.players()) {
        const PlayerState &depot = state.players[player];
        SeatRow row;
        row.look = lookOf(table, player);
        row.name = table.words().player(player);
        row.vp = depot.vp;
        row.stock = depot.stock;
        row.unlocked = depot.renovations;
        row.completed = static_cast<int>(depot.completed.size());
        row.plays = player == chooser;
        addContracts(table, player, row);
        addMajorities(table, player, row);
        rows.push_back(std::move(row));
    }
    return rows;
}

QString spokenRow(const SeatRow &row)
{
    QStringList said{words::points(row.vp)};
    for (const Resource resource : all<Resource>())
        said << words::amountOf(resource, row.stock[resource]);
    said << Text::tr("%n contract(s) held", nullptr, static_cast<int>(row.contracts.size()));
    said << Text::tr("%n contract(s) completed", nullptr, row.completed);
    for (const Airship airship : row.airships)
        said << Text::tr("majority: %1", "airship").arg(words::name(airship));
    if (row.utilities > 0)
        said << Text::tr("%n public utility majorities", nullptr, row.utilities);
    //: A player and what the player has
    return Text::tr("%1: %2.").arg(row.name, said.join(u", "_s));
}

void drawSeatRow(QPainter &painter, const QRectF &rect, const SeatRow &row, double window, const Theme &theme)
{
    const QColor own = theme.color(row.look.color.shades);
    painter.setPen(QPen(row.plays ? own : theme.color(Role::Hairline), row.plays ? window * 0.006 : 1));
    painter.setBrush(theme.color(row.plays ? Role::Panel : Role::Surface));
    const double inset = row.plays ? window * 0.003 : 0;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), window * 0.012, window * 0.012);

    const double pad = window * 0.022;
    const QRectF inside = rect.adjusted(pad, pad, -pad, -pad);
    const double token = std::min(inside.height(), window * 0.11);
    drawCrew(painter, QRectF(inside.left(), inside.center().y() - token / 2, token, token), row.look, theme);
    const double stock = rect.left() + rect.width() * stockFrom;
    const double contracts = rect.left() + rect.width() * contractsFrom;
    const double majorities = rect.left() + rect.width() * majoritiesFrom;

    const QString vp = words::plainNumber(row.vp);
    const QString unit = Text::tr("VP");
    const double unitWidth = widthOfLarge(painter, unit, window * smallText, false);
    const double vpWidth = widthOfLarge(painter, vp, window * 0.092, true);
    const double right = stock - pad;
    writeLarge(painter, QRectF(right - unitWidth, inside.top(), unitWidth, inside.height() * 0.72), unit,
               window * smallText, theme.color(Role::QuietText), false, Qt::AlignLeft | Qt::AlignBottom);
    const double vpLeft = right - unitWidth - window * 0.015 - vpWidth;
    writeLarge(painter, QRectF(vpLeft, rect.top(), vpWidth, rect.height()), vp, window * 0.092,
               theme.color(Role::Text), true, Qt::AlignLeft | Qt::AlignVCenter);
    const double name = inside.left() + token + pad;
    writeLarge(painter, QRectF(name, rect.top(), vpLeft - pad / 2 - name, rect.height()), row.name,
               window * 0.052, theme.color(Role::Text), true, Qt::AlignLeft | Qt::AlignVCenter);

    painter.setPen(QPen(theme.color(Role::Hairline), std::max(1.0, window / 700)));
    for (const double line : {stock - pad / 2, contracts - pad, majorities - pad})
        painter.drawLine(QPointF(line, inside.top()), QPointF(line, inside.bottom()));
    drawStock(painter, QRectF(stock + pad / 2, inside.top(), contracts - pad * 2 - stock, inside.height()),
              row, window, theme);
    drawContracts(painter,
                  QRectF(contracts, inside.top(), majorities - pad * 1.5 - contracts, inside.height()), row,
                  window, theme);
    drawMajorities(painter, QRectF(majorities, inside.top(), inside.right() - majorities, inside.height()),
                   row, theme);
}

} // namespace skyledger::ui
