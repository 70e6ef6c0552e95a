// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "ui/airshipcity/airshipcitymodule.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/boards/tilebutton.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(GameGlance)
};

/// The tiles of the city, which the small picture shows without their words.
using SmallCity = Per<Cell, TileFace>;

SmallCity cityOf(const AirshipCityTable &table)
{
    SmallCity city;
    for (const Cell cell : all<Cell>())
        city[cell] = tileFaceOf(table, table.state(), cell);
    return city;
}

void drawSmallTile(QPainter &painter, const QRectF &rect, const TileFace &tile, const Theme &theme)
{
    painter.setPen(QPen(theme.color(Role::Hairline), 1));
    painter.setBrush(theme.color(tile.developed ? Role::Developed : Role::Panel));
    drawFrame(painter, rect, rect.height() / 8);
    const double drawing = rect.height() * 0.55;
    const double top =
        tile.crews.empty() ? rect.center().y() - drawing / 2 : rect.top() + rect.height() * 0.06;
    const int side = static_cast<int>(drawing);
    painter.drawPixmap(
        QPointF(rect.center().x() - drawing / 2, top),
        tilePictogram(tile.kind, side, painter.device()->devicePixelRatioF(), theme.color(Role::QuietText)));
    if (tile.crews.empty())
        return;
    const double width =
        std::min(rect.height() * 0.36, rect.width() * 0.9 / static_cast<double>(tile.crews.size()));
    double left = rect.center().x() - width * static_cast<double>(tile.crews.size()) / 2;
    for (const CrewOnTile &crew : tile.crews) {
        const QRectF token(left, rect.bottom() - width * 1.05, width, width);
        drawCrew(painter, token.adjusted(0.5, 0.5, -0.5, -0.5), {crew.look.color, {}}, theme, crew.ready);
        left += width;
    }
}

void drawSmallCity(QPainter &painter, const QRectF &rect, const SmallCity &city, const Theme &theme)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Role::Sky));
    drawFrame(painter, rect, rect.width() / 20);
    const double gap = rect.width() / 40;
    const double side = (rect.width() - gap * 6) / 4;
    for (const Cell cell : all<Cell>()) {
        const QPointF corner(rect.left() + gap * 1.5 + (side + gap) * columnOf(cell),
                             rect.top() + gap * 1.5 + (side + gap) * rowOf(cell));
        drawSmallTile(painter, QRectF(corner, QSizeF(side, side)), city[cell], theme);
    }
}

} // namespace

/// A record of Airship City in which a game is under way, as the start page shows it: the city, and whose turn it is.
/// Nothing if the game is over, or the bytes are no such record.
std::optional<GameGlance> AirshipCityModule::glance(const QByteArray &record) const
{
    auto read = readGameRecord(record);
    if (!read)
        return std::nullopt;
    const QDateTime begun = QDateTime::fromString(read.value().playedAt(), Qt::ISODate);
    const AirshipCityTable table(std::move(read).value());
    const State &state = table.state();
    if (state.phase == Phase::Over)
        return std::nullopt;
    GameGlance glance;
    glance.where = Text::tr("%1’s turn, round %2 of %3", "player, numbers")
                       .arg(table.words().player(state.current), QString::number(state.round),
                            QString::number(lastRound));
    for (const Player player : table.players())
        glance.seats.push_back({table.words().player(player), lookOf(table, player),
                                Text::tr("%1 VP").arg(state.players[player].vp)});
    glance.begun = begun;
    glance.picture = [city = cityOf(table)](QPainter &painter, const QRectF &rect, const Theme &theme) {
        drawSmallCity(painter, rect, city, theme);
    };
    return glance;
}

} // namespace skyledger::ui
