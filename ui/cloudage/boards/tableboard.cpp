// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/tableboard.h"

#include "core/cloudage/rules/board.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/boards/cardstep.h"
#include "ui/cloudage/boards/fightboard.h"
#include "ui/cloudage/looks/looks.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <utility>
#include <vector>

namespace skyledger::ui {

using namespace cloudage;

CloudAgeTableBoard::CloudAgeTableBoard(CloudAgeTable &table, std::function<TurnTold()> turn, QWidget *parent)
    : DrawnBoard(QStringLiteral("table-board"), parent), m_table(table), m_turn(std::move(turn))
{
    follow(table, Follows::Choices);
}

QString CloudAgeTableBoard::heading() const
{
    const auto &shown = m_table.shown();
    if (shown.isOver())
        return wording::outcome(shown.standings(), m_table.words());
    const TurnTold now = m_turn();
    return tr("%1 · %2", "turn, round and phase").arg(now.turn, now.place);
}

/// What the track shows; at the end the total, grey VP included, with the stars of a campaign.
QString CloudAgeTableBoard::pointsOf(Player player) const
{
    if (m_table.state().phase != Phase::Over)
        return words::points(m_table.state().players[player].vp);
    const PlayerScore score = m_table.shown().standings().players[indexOf(player)];
    const QString total = words::points(score.total);
    return score.stars ? words::listed({total, wording::starsOf(*score.stars)}) : total;
}

QString CloudAgeTableBoard::spoken() const
{
    QStringList said{heading()};
    if (const QString figures = FightBoard::figures(m_table); !figures.isEmpty())
        said << figures;
    for (const Player player : m_table.setup().players()) {
        //: Player, VP
        said << tr("%1: %2").arg(m_table.words().player(player), pointsOf(player));
    }
    return words::listed(said);
}

TableSeat CloudAgeTableBoard::seatOf(Player player) const
{
    const PlayerState &board = m_table.state().players[player];
    const bool plants = m_table.setup().plantsInPlay();
    TableSeat seat{lookOf(m_table, player), m_table.words().player(player), pointsOf(player)};
    for (const Resource resource : all<Resource>()) {
        if (resource != Resource::Plants || plants)
            seat.stock.push_back({QString::number(board.stock[resource]), &lookOf(resource)});
    }
    QStringList values{tr("Move %1", "movement points").arg(movementPoints(board)),
                       tr("Fight %1", "combat value").arg(baseCombat(board))};
    if (plants)
        values << tr("Plant %1", "planting capacity").arg(plantingCapacity(m_table.setup(), board));
    values << tr("%n marker(s)", nullptr, board.markersLeft);
    if (!board.navigation.discard.empty())
        values << tr("card %1 on top", "value of a Navigation card").arg(board.navigation.discard.back());
    seat.remark = values.join(QStringLiteral(" · "));
    seat.acts = m_table.asked() == player;
    return seat;
}

/// The City card, half as wide again as high, with the district that it comes from beside it.
void CloudAgeTableBoard::drawCard(QPainter &painter, const QRectF &rect, const Theme &theme) const
{
    const double width = std::min(rect.width() * 0.7, rect.height() * 1.5);
    const QRectF card(rect.right() - width, rect.top(), width, rect.height());
    CardStep::drawCard(painter, card, m_table, tableFont(font(), rect.height() * 0.12, false), theme);
    const auto district = m_table.guide().asked()->answer(cloudagesteps::Ask::District);
    if (!district)
        return;
    painter.setFont(tableFont(font(), rect.height() * 0.1, true));
    painter.setPen(theme.color(Role::Text));
    painter.drawText(QRectF(rect.left(), rect.top(), rect.width() - width, rect.height()),
                     Qt::AlignCenter | Qt::TextWordWrap, tr("District %1").arg(*district + 1));
}

void CloudAgeTableBoard::draw(QPainter &painter, const Theme &theme) const
{
    painter.fillRect(rect(), theme.color(Role::Window));
    const double gap = height() * 0.015;
    const QRectF head(gap * 2, 0, width() - gap * 4, height() * 0.13);
    painter.setFont(tableFont(font(), height() * 0.065, true));
    painter.setPen(theme.color(Role::Text));
    painter.drawText(
        head, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(heading(), Qt::ElideRight, static_cast<int>(head.width())));
    const QRectF below(gap, head.bottom(), width() - gap * 2, height() - head.bottom() - gap);
    if (const auto play = FightBoard::fightNow(m_table)) {
        drawTableFigures(painter, below, lookOf(m_table, cloudagesteps::doer(m_table.state(), *play)),
                         FightBoard::figures(m_table), theme);
    } else if (CardStep::isAsked(m_table, cloudagesteps::Kind::Gather)
               || CardStep::isAsked(m_table, cloudagesteps::Kind::SoloStep)) {
        drawCard(painter, below, theme);
    } else {
        std::vector<TableSeat> seats;
        for (const Player player : m_table.setup().players())
            seats.push_back(seatOf(player));
        drawTableSeats(painter, below, seats, theme);
    }
}

} // namespace skyledger::ui
