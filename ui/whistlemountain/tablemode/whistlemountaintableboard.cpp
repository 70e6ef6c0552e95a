// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/tablemode/whistlemountaintableboard.h"

#include "ui/whistlemountain/boards/gridpainter.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/scoring/scores.h"
#include "ui/words/numbers.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;

WhistleMountainTableBoard::WhistleMountainTableBoard(WhistleMountainTable &table, QWidget *parent)
    : DrawnBoard(QStringLiteral("table-board"), parent), m_table(table)
{
    follow(table, Follows::Choices);
}

QString WhistleMountainTableBoard::spoken() const
{
    QStringList said{m_table.words().placeAndTurn(m_table.shown())};
    for (const Player player : m_table.setup().players())
        said << tr("%1: %2", "player, points")
                    .arg(m_table.words().player(player), words::points(vpOf(player)));
    return said.join(QStringLiteral(". "));
}

void WhistleMountainTableBoard::draw(QPainter &painter, const Theme &theme) const
{
    painter.fillRect(rect(), theme.color(Role::Sky));
    const State &state = m_table.state();
    const double head = height() * 0.09;
    painter.setFont(tableFont(font(), head * 0.6, true));
    painter.setPen(theme.color(Role::Text));
    const QString who = state.phase == Phase::Over
        ? tr("The game is over")
        : tr("%1’s turn", "player").arg(m_table.words().player(toAct(state)));
    painter.drawText(QRectF(head * 0.3, 0, width() - head * 0.6, head), Qt::AlignLeft | Qt::AlignVCenter,
                     who);
    painter.drawText(QRectF(head * 0.3, 0, width() - head * 0.6, head), Qt::AlignRight | Qt::AlignVCenter,
                     tr("Water level %1").arg(state.water));
    const QRectF left(0, head, width() * 0.6, height() - head);
    painter.save();
    painter.translate(left.topLeft());
    painter.setFont(tableFont(font(), left.height() / (m_table.setup().board().rows + 4) * 0.42, false));
    const whistle::GridPlan plan(m_table.setup().board(), left.size(),
                                 QFontMetricsF(painter.font()).height());
    whistle::GridPainter(painter, m_table, plan, theme).draw({});
    painter.restore();
    const auto seats = static_cast<double>(m_table.setup().playerCount);
    const double high = (height() - head - 8) / seats;
    double y = head;
    for (const Player player : m_table.setup().players()) {
        drawTableSeat(painter, QRectF(left.right() + 8, y, width() - left.right() - 16, high - 8),
                      seatOf(player), theme);
        y += high;
    }
}

/// What is on the table; at the end the total.
int WhistleMountainTableBoard::vpOf(Player player) const
{
    return m_table.state().phase == Phase::Over ? scoreOf(m_table.shown()).players[indexOf(player)].total
                                                : m_table.state().players[player].vp;
}

/// Name and VP, the five resources of which four are kept, workers that are still in the barracks or in the whirlpool.
TableSeat WhistleMountainTableBoard::seatOf(Player player) const
{
    const PlayerState &own = m_table.state().players[player];
    TableSeat seat{whistle::lookOf(m_table, player), m_table.words().player(player),
                   words::points(vpOf(player))};
    seat.stock.reserve(countOf<Resource>);
    for (const Resource resource : all<Resource>())
        seat.stock.push_back(
            {QString::number(own.stock[resource]), &whistle::lookOf(resource),
             own.stock[resource] > resourceLimit ? FacePart::Tone::Warning : FacePart::Tone::Plain});
    const auto home = std::count_if(own.aircraft.begin(), own.aircraft.end(),
                                    [](const AircraftPlace &each) { return each.isHome(); });
    seat.remark = tr("barracks %1 · whirlpool %2 · aircraft at home %3")
                      .arg(QString::number(own.workers.inBarracks()), QString::number(own.workers.whirlpool),
                           QString::number(home));
    seat.acts = m_table.state().current == player && m_table.state().phase != Phase::Over;
    return seat;
}

} // namespace skyledger::ui
