// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/gridpainter.h"

#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct DonationGrid {
    Q_DECLARE_TR_FUNCTIONS(DonationGrid)
};

QString spokenGrid(const AirshipCityTable &table, const Grid &grid, std::optional<int> spaces)
{
    QStringList owners;
    int placed = 0;
    for (const Player player : table.players()) {
        const int count = grid.markers[player];
        placed += count;
        if (count > 0)
            owners << DonationGrid::tr("%1: %2", "player, number of donation markers")
                          .arg(table.words().player(player), QString::number(count));
    }
    QStringList sentences;
    if (owners.isEmpty())
        sentences << DonationGrid::tr("No donation markers.");
    else
        sentences << DonationGrid::tr("Donation markers: %1.").arg(words::listed(owners));
    if (spaces)
        sentences << DonationGrid::tr("%n free space(s).", nullptr, std::max(0, *spaces - placed));
    else
        sentences << DonationGrid::tr("The number of spaces is not known.");
    if (grid.majority != none<Player>)
        sentences << DonationGrid::tr("Majority: %1.").arg(table.words().player(grid.majority));
    else
        sentences << DonationGrid::tr("Nobody holds the majority.");
    return sentences.join(u' ');
}

} // namespace

GridFace gridFaceOf(const AirshipCityTable &table, const Grid &grid, const DonationSpaces &spaces)
{
    GridFace face;
    for (const Player player : table.players()) {
        for (int i = 0; i < grid.markers[player]; ++i)
            face.markers.push_back(lookOf(table, player));
    }
    if (const auto known = spaces.of(table.setup().playerCount))
        face.spaces = *known;
    if (face.spaces && table.setup().playerCount == 4 && spaces.forThree)
        face.extra = std::max(0, *face.spaces - *spaces.forThree);
    if (grid.majority != none<Player>)
        face.majority = lookOf(table, grid.majority);
    face.spoken = spokenGrid(table, grid, face.spaces);
    return face;
}

void drawGrid(QPainter &painter, const QRectF &row, const GridFace &face, const Theme &theme)
{
    const double square = row.height();
    drawMajoritySpace(painter, QRectF(row.right() - square, row.top(), square, square),
                      face.majority ? &*face.majority : nullptr, theme);
    const int placed = static_cast<int>(face.markers.size());
    const int places = face.spaces ? std::max(*face.spaces, placed) : placed + 1;
    const double room = row.width() - square * 1.25;
    const double step = std::min(square * 0.86, room / std::max(1, places));
    const double side = step * 0.9;
    for (int i = 0; i < places; ++i) {
        const QRectF space(row.left() + i * step, row.center().y() - side / 2, side, side);
        if (i < placed) {
            drawMarker(painter, space, face.markers[static_cast<std::size_t>(i)], theme);
        } else if (face.spaces) {
            drawEmptySpace(painter, space, theme, i >= places - face.extra);
        } else {
            painter.setPen(theme.color(Role::LitFrame));
            painter.drawText(space, Qt::AlignCenter, u"?"_s);
        }
    }
}

void drawCost(QPainter &painter, const QRectF &row, const std::optional<Amounts> &cost, const Theme &theme)
{
    painter.setPen(theme.color(cost ? Role::Text : Role::LitFrame));
    if (cost)
        drawAmounts(painter, row, *cost, theme);
    else
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, DonationGrid::tr("cost: enter"));
}

QString spokenCost(const std::optional<Amounts> &cost)
{
    return cost ? DonationGrid::tr("Cost: %1.").arg(words::amountsOf(*cost))
                : DonationGrid::tr("The cost is not known.");
}

} // namespace skyledger::ui
