// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/tableboard.h"

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/combat.h"
#include "ui/cloudage/boards/fightboard.h"
#include "ui/cloudage/boards/playerlook.h"
#include "ui/cloudage/looks/looks.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace cloudage;

CloudAgeTableBoard::CloudAgeTableBoard(CloudAgeTable &table, QWidget *parent)
    : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("table-board"));
    connect(&table, &GameTable::changed, this, &CloudAgeTableBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &CloudAgeTableBoard::refresh);
    refresh();
}

QString CloudAgeTableBoard::heading() const
{
    const auto &shown = m_table.shown();
    return shown.isOver() ? wording::outcome(shown.standings(), m_table.words())
                          : words::capitalised(m_table.narrator().placeAndTurn(shown));
}

QString CloudAgeTableBoard::fight() const
{
    const auto play = FightBoard::fightNow(m_table);
    if (!play)
        return {};
    const int value = combatWith(m_table.state().players[cloudagesteps::doer(m_table.state(), *play)],
                                 cloudagesteps::drawsOf(*play));
    const auto needed = cloudagesteps::neededIn(m_table.setup(), m_table.state(), *play);
    return needed ? tr("%1 / %2", "combat value, value needed").arg(value).arg(*needed)
                  : QString::number(value);
}

/// What the track shows; at the end the total, grey VP included.
int CloudAgeTableBoard::vpOf(Player player) const
{
    return m_table.state().phase == Phase::Over ? m_table.shown().standings().players[indexOf(player)].total
                                                : m_table.state().players[player].vp;
}

void CloudAgeTableBoard::refresh()
{
    QStringList said{heading()};
    for (const Player player : m_table.setup().players()) {
        //: Player, VP
        said << tr("%1: %2").arg(m_table.words().player(player), words::points(vpOf(player)));
    }
    setSaidName(*this, words::listed(said));
    update();
}

TableSeat CloudAgeTableBoard::seatOf(Player player) const
{
    const PlayerState &board = m_table.state().players[player];
    const bool plants = m_table.setup().plantsInPlay();
    TableSeat seat{lookOf(m_table, player), m_table.words().player(player), words::points(vpOf(player))};
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
    seat.acts = CloudAgeQuestions::asked(m_table.state()) == player;
    return seat;
}

void CloudAgeTableBoard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.color(Role::Window));
    const double gap = height() * 0.015;
    QRectF head(gap * 2, 0, width() - gap * 4, height() * 0.13);
    painter.setFont(tableFont(font(), height() * 0.065, true));
    painter.setPen(theme.color(Role::Text));
    const QString figures = fight();
    if (!figures.isEmpty()) {
        painter.setFont(tableFont(font(), height() * 0.1, true));
        painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, figures);
        head.setRight(head.right() - painter.fontMetrics().horizontalAdvance(figures) - gap * 3);
        painter.setFont(tableFont(font(), height() * 0.065, true));
    }
    painter.drawText(
        head, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(heading(), Qt::ElideRight, static_cast<int>(head.width())));
    // Two beside each other, so that what counts can be read from far away.
    const int players = static_cast<int>(m_table.setup().playerCount);
    const int columns = players > 1 ? 2 : 1;
    const int rows = (players + columns - 1) / columns;
    const QSizeF size((width() - gap) / columns - gap, (height() - head.bottom()) / rows - gap);
    for (const Player player : m_table.setup().players()) {
        const int place = static_cast<int>(indexOf(player));
        const int row = place / columns;
        const QPointF corner(gap + (size.width() + gap) * (place % columns),
                             head.bottom() + (size.height() + gap) * row);
        drawTableSeat(painter, QRectF(corner, size), seatOf(player), theme);
    }
}

} // namespace skyledger::ui
