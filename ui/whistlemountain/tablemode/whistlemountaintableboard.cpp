// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/tablemode/whistlemountaintableboard.h"

#include "ui/whistlemountain/boards/gridpainter.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;

namespace {

QFont fontOf(const QFont &font, double height, bool bold)
{
    QFont sized = font;
    sized.setPixelSize(std::max(9, static_cast<int>(height)));
    sized.setBold(bold);
    return sized;
}

} // namespace

WhistleMountainTableBoard::WhistleMountainTableBoard(WhistleMountainTable &table, QWidget *parent)
    : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("table-board"));
    connect(&table, &GameTable::changed, this, &WhistleMountainTableBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &WhistleMountainTableBoard::refresh);
    refresh();
}

void WhistleMountainTableBoard::refresh()
{
    QStringList said{m_table.words().placeAndTurn(m_table.shown())};
    for (const Player player : m_table.setup().players())
        said << tr("%1: %2", "player, points")
                    .arg(m_table.words().player(player), words::points(m_table.state().players[player].vp));
    setSaidName(*this, said.join(QStringLiteral(". ")));
    update();
}

void WhistleMountainTableBoard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    painter.fillRect(rect(), theme.color(Role::Sky));
    const State &state = m_table.state();
    const double head = height() * 0.09;
    painter.setFont(fontOf(font(), head * 0.6, true));
    painter.setPen(theme.color(Role::Text));
    const QString who = state.phase == Phase::Over
        ? tr("The game is over")
        : tr("%1’s turn", "player").arg(m_table.words().player(toAct(state)));
    painter.drawText(QRectF(head * 0.3, 0, width() - head * 0.6, head), Qt::AlignLeft | Qt::AlignVCenter,
                     who);
    painter.drawText(QRectF(head * 0.3, 0, width() - head * 0.6, head), Qt::AlignRight | Qt::AlignVCenter,
                     tr("water level %1").arg(state.water));
    const QRectF left(0, head, width() * 0.6, height() - head);
    painter.save();
    painter.translate(left.topLeft());
    painter.setFont(fontOf(font(), left.height() / (m_table.setup().board().rows + 4) * 0.42, false));
    const whistle::GridPlan plan(m_table.setup().board(), left.size(),
                                 QFontMetricsF(painter.font()).height());
    whistle::GridPainter(painter, m_table, plan, theme).draw({});
    painter.restore();
    const auto seats = static_cast<double>(m_table.setup().playerCount);
    const double high = (height() - head - 8) / seats;
    double y = head;
    for (const Player player : m_table.setup().players()) {
        drawSeat(painter, QRectF(left.right() + 8, y, width() - left.right() - 16, high - 8), player);
        y += high;
    }
}

/// Name and VP, the five resources of which four are kept, workers that are still in the barracks or in the whirlpool.
void WhistleMountainTableBoard::drawSeat(QPainter &painter, const QRectF &rect, Player player) const
{
    const Theme &theme = Theme::of(palette());
    const PlayerState &own = m_table.state().players[player];
    const PlayerLook look = whistle::lookOf(m_table, player);
    const bool acts = m_table.state().current == player;
    painter.setPen(QPen(acts ? theme.color(look.color.shades) : theme.color(Role::Hairline), acts ? 4 : 1));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, rect, 8);
    const double line = std::min(rect.height() / 3.2, rect.width() / 9);
    QRectF row(rect.left() + line * 0.3, rect.top() + line * 0.1, rect.width() - line * 0.6, line);
    drawMarker(painter, QRectF(row.left(), row.top() + line * 0.1, line * 0.8, line * 0.8), look, theme);
    painter.setPen(theme.color(Role::Text));
    painter.setFont(fontOf(font(), line * 0.66, true));
    const QString points = words::points(own.vp);
    const double wide = QFontMetricsF(painter.font()).horizontalAdvance(points);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, points);
    painter.setFont(fontOf(font(), line * 0.55, true));
    const double room = row.width() - wide - line * 1.4;
    painter.drawText(
        row.adjusted(line, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter.font()).elidedText(m_table.words().player(player), Qt::ElideRight, room));
    row.translate(0, line);
    const double step = row.width() / static_cast<double>(countOf<Resource>);
    double x = row.left();
    for (const Resource resource : all<Resource>()) {
        drawResource(painter, QRectF(x, row.top() + line * 0.2, line * 0.6, line * 0.6),
                     whistle::lookOf(resource), theme);
        painter.setPen(theme.color(own.stock[resource] > resourceLimit ? Role::LitFrame : Role::Text));
        painter.drawText(QRectF(x + line * 0.75, row.top(), step, line), Qt::AlignLeft | Qt::AlignVCenter,
                         QString::number(own.stock[resource]));
        x += step;
    }
    row.translate(0, line);
    painter.setPen(theme.color(Role::Text));
    painter.setFont(fontOf(font(), line * 0.42, false));
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font())
                         .elidedText(tr("barracks %1 · whirlpool %2 · aircraft at home %3")
                                         .arg(QString::number(own.workers.inBarracks()),
                                              QString::number(own.workers.whirlpool),
                                              QString::number(std::count_if(
                                                  own.aircraft.begin(), own.aircraft.end(),
                                                  [](const AircraftPlace &each) { return each.isHome(); }))),
                                     Qt::ElideRight, row.width()));
}

void WhistleMountainTableBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace skyledger::ui
