// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/whistlemountainmodule.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainGlance)
};

void drawSmallGrid(QPainter &painter, const QRectF &rect, const Board &board, const State &state,
                   const Theme &theme)
{
    const double side = std::min(rect.width() / board.columns, rect.height() / board.rows);
    QRectF whole(0, 0, side * board.columns, side * board.rows);
    whole.moveCenter(rect.center());
    painter.fillRect(whole, theme.color(Role::Panel));
    const auto cell = [&](Cell at) {
        return QRectF(whole.left() + side * columnOf(at), whole.bottom() - side * (rowOf(at) + 1), side, side)
            .adjusted(0.5, 0.5, -0.5, -0.5);
    };
    for (const Cell at : state.scaffolds)
        painter.fillRect(cell(at), theme.color(Role::Developed));
    for (const Cell at : state.machineCells)
        painter.fillRect(cell(at), theme.color(Role::QuietText));
    painter.fillRect(
        QRectF(whole.left(), whole.bottom() - side * state.water, whole.width(), side * state.water),
        whistle::waterColor(theme));
    painter.setPen(QPen(theme.color(Role::Outline), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(whole);
}

} // namespace

/// A record of Whistle Mountain in which a game is under way, as the start page shows it: the grid, and whose turn it is.
/// Nothing if the game is over, or the bytes are no such record.
std::optional<GameGlance> WhistleMountainModule::glance(const QByteArray &record) const
{
    const auto document = table::parseObject(record);
    if (!document)
        return std::nullopt;
    auto read = readGameRecord(document.value());
    if (!read)
        return std::nullopt;
    GameGlance glance;
    glance.begun =
        QDateTime::fromString(document.value()[QLatin1StringView("playedAt")].toString(), Qt::ISODate);
    const WhistleMountainTable table(std::move(read).value());
    const State &state = table.state();
    if (state.phase == Phase::Over)
        return std::nullopt;
    glance.where = Text::tr("%1’s turn, turn %2", "player, number")
                       .arg(table.words().player(state.current), QString::number(state.turn));
    for (const Player player : table.setup().players())
        glance.seats.push_back({table.words().player(player), whistle::lookOf(table, player),
                                words::points(state.players[player].vp)});
    glance.picture = [board = table.setup().board(), state](QPainter &painter, const QRectF &rect,
                                                            const Theme &theme) {
        drawSmallGrid(painter, rect, board, state, theme);
    };
    return glance;
}

} // namespace skyledger::ui
