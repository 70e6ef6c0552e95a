// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/tablemode/tableboard.h"

#include "core/airshipcity/catalogue.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/play/tablemode/largetext.h"
#include "ui/widgets/theme.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A balloon of cloth and a basket, or a hull with fins, in a square of 40 units.
QPainterPath hullOf(bool balloon)
{
    QPainterPath path;
    if (balloon) {
        path.addEllipse(QPointF(20, 15), 14, 12);
        return path;
    }
    path.addEllipse(QPointF(18, 16), 17, 9);
    path.addPolygon(QPolygonF({{33, 16}, {40, 10}, {40, 22}, {33, 16}}));
    return path.simplified();
}

QPolygonF basket()
{
    return QPolygonF({{13, 30}, {27, 30}, {25, 36}, {15, 36}});
}

/// What an airship is built of: wood, metal, or both as the sightseeing line.
std::pair<Resource, Resource> cloth(Airship airship)
{
    if (!isSellable(airship))
        return {Resource::Wood, Resource::Metal};
    const bool wooden = indexOf(airship) < indexOf(Airship::MetalPrivate);
    return wooden ? std::pair(Resource::Wood, Resource::Wood) : std::pair(Resource::Metal, Resource::Metal);
}

void drawLargeAirship(QPainter &painter, const QRectF &rect, Airship airship, const Theme &theme)
{
    const double side = rect.height() * 0.72;
    const auto [left, right] = cloth(airship);
    painter.save();
    painter.translate(rect.left() + rect.width() * 0.08, rect.center().y() - side / 2);
    painter.scale(side / 40, side / 40);
    const QPainterPath hull = hullOf(left == Resource::Wood && right == Resource::Wood);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(lookOf(left).shades));
    painter.drawPath(hull);
    painter.save();
    painter.setClipRect(QRectF(20, 0, 20, 40), Qt::IntersectClip);
    painter.setBrush(theme.color(lookOf(right).shades));
    painter.drawPath(hull);
    painter.restore();
    painter.setBrush(theme.color(Role::QuietText));
    painter.drawPolygon(basket());
    painter.restore();
    writeLarge(painter, rect.adjusted(0, 0, -rect.width() * 0.08, -rect.height() * 0.02),
               QString::number(vpOf(airship)), rect.height() * 0.42, theme.color(Role::Text), true,
               Qt::AlignRight | Qt::AlignBottom);
}

void drawLargeUtility(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    const double side = rect.height() * 0.72;
    painter.drawPixmap(QPointF(rect.center().x() - side / 2, rect.center().y() - side / 2),
                       tilePictogram(TileKind::Guild, static_cast<int>(side),
                                     painter.device()->devicePixelRatioF(), theme.color(Role::Text)));
}

/// Stocks, contracts, and majorities of airships and public utilities.
class TableBoard : public TableModeBoard
{
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::TableBoard)

public:
    explicit TableBoard(AirshipCityTable &table) : TableModeBoard(nullptr), m_table(table)
    {
        follow(table, Follows::Choices);
    }

protected:
    TableHead head() const override
    {
        const State &state = m_table.state();
        TableHead head;
        head.turn = tr("The game is over");
        if (const Player chooser = m_table.guide().chooser(); chooser != none<Player>) {
            head.look = lookOf(m_table, chooser);
            head.turn = tr("%1’s turn", "player").arg(m_table.words().player(chooser));
        }
        head.part = tr("Stage %1").arg(indexOf(stageOf(state.round)) + 1);
        head.moment = tr("Round %1").arg(state.round);
        head.parts.assign(countOf<Stage>, 0);
        for (int round = 1; round <= lastRound; ++round)
            ++head.parts[indexOf(stageOf(round))];
        head.passed = state.round - 1;
        head.isOver = state.phase == Phase::Over;
        return head;
    }

    std::vector<TableRow> rows() const override
    {
        std::vector<TableRow> rows;
        for (const Player player : m_table.players())
            rows.push_back(rowOf(player));
        return rows;
    }

    QString spoken() const override
    {
        QStringList said{words::roundAndStage(m_table.state())};
        if (const Player chooser = m_table.guide().chooser(); chooser != none<Player>)
            said << tr("%1’s turn.", "player").arg(m_table.words().player(chooser));
        for (const Player player : m_table.players())
            said << spokenRow(player);
        return said.join(u' ');
    }

private:
    std::vector<Airship> majoritiesOf(Player player) const
    {
        std::vector<Airship> majorities;
        for (const Airship airship : all<Airship>()) {
            if (m_table.state().airships[airship].majority == player)
                majorities.push_back(airship);
        }
        return majorities;
    }

    int utilitiesOf(Player player) const
    {
        int utilities = 0;
        for (const Utility utility : all<Utility>())
            utilities += m_table.state().utilities[utility].majority == player ? 1 : 0;
        return utilities;
    }

    TableRow rowOf(Player player) const
    {
        const State &state = m_table.state();
        const PlayerState &depot = state.players[player];
        TableRow row;
        row.look = lookOf(m_table, player);
        row.name = m_table.words().player(player);
        row.points = words::plainNumber(depot.vp);
        row.unit = tr("VP");
        row.acts = player == m_table.guide().chooser();
        for (const Resource resource : all<Resource>()) {
            row.stock.push_back({&lookOf(resource), depot.stock[resource],
                                 depot.renovations.contains(resource) ? unlockedCapacity : lockedCapacity});
        }
        std::vector<Contract> held(depot.held.begin(), depot.held.end());
        std::stable_sort(held.begin(), held.end(), [&state](Contract a, Contract b) {
            return state.termLeft[a] < state.termLeft[b]; // fewest stages first
        });
        for (const Contract contract : held) {
            const auto &cost = m_table.setup().catalogue.contracts[contract].cost;
            row.cards.push_back({QString::number(state.termLeft[contract]),
                                 cost ? std::optional(counted(*cost)) : std::nullopt});
        }
        if (!depot.completed.empty())
            row.done = u"✓ "_s + QString::number(depot.completed.size());
        for (const Airship airship : majoritiesOf(player))
            row.marks.push_back(markOf(airship));
        row.marks.insert(row.marks.end(), static_cast<std::size_t>(utilitiesOf(player)), utilityMark());
        return row;
    }

    QString spokenRow(Player player) const
    {
        const PlayerState &depot = m_table.state().players[player];
        QStringList said{words::points(depot.vp)};
        for (const Resource resource : all<Resource>())
            said << words::amountOf(resource, depot.stock[resource]);
        said << tr("%n contract(s) held", nullptr, static_cast<int>(depot.held.size()));
        said << tr("%n contract(s) completed", nullptr, static_cast<int>(depot.completed.size()));
        for (const Airship airship : majoritiesOf(player))
            said << tr("majority: %1", "airship").arg(words::name(airship));
        if (const int utilities = utilitiesOf(player); utilities > 0)
            said << tr("%n public utility majorities", nullptr, utilities);
        //: A player and what the player has
        return tr("%1: %2.").arg(m_table.words().player(player), said.join(u", "_s));
    }

    AirshipCityTable &m_table;
};

} // namespace

TableRow::Mark markOf(Airship airship)
{
    return {u"airship-%1"_s.arg(indexOf(airship)),
            [airship](QPainter &painter, const QRectF &plate, const Theme &theme) {
                drawLargeAirship(painter, plate, airship, theme);
            }};
}

TableRow::Mark utilityMark()
{
    return {u"utility"_s, &drawLargeUtility};
}

std::unique_ptr<TableModeBoard> makeTableBoard(AirshipCityTable &table)
{
    return std::make_unique<TableBoard>(table);
}

} // namespace skyledger::ui
