// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/citiesboard.h"

#include "core/cloudage/rules/board.h"
#include "ui/cloudage/boards/playerlook.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/play/turn/thingbutton.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"

#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>

#include <cmath>
#include <numbers>

namespace skyledger::ui {

using namespace cloudage;

namespace {

constexpr int mostColumns = 5;

/// As few beside each other as need no further row: the names have the room then.
int columnsFor(int cities)
{
    const int rows = std::max(1, (cities + mostColumns - 1) / mostColumns);
    return std::max(1, (cities + rows - 1) / rows);
}

/// A hexagon, flat at its sides, as the militia's value stands in one on the map.
QPolygonF hexagon(const QRectF &rect)
{
    QPolygonF corners;
    for (int i = 0; i < 6; ++i) {
        const double angle = std::numbers::pi / 3 * i;
        corners << QPointF(rect.center().x() + rect.width() / 2 * std::cos(angle),
                           rect.center().y() + rect.height() / 2 * std::sin(angle));
    }
    return corners;
}

/// An airship: a hull as wide as two markers, with its gondola.
void drawAirship(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(look.color.shades));
    painter.drawRect(QRectF(rect.center().x() - rect.width() / 8, rect.bottom() - rect.height() / 4,
                            rect.width() / 4, rect.height() / 4));
    const QRectF hull = rect.adjusted(0, rect.height() * 0.08, 0, -rect.height() * 0.14);
    painter.drawEllipse(hull);
    painter.setPen(theme.color(Role::OnAccent));
    QFont letters = boldFont(painter.font());
    letters.setPixelSize(std::max(7, static_cast<int>(hull.height() * 0.7)));
    painter.setFont(letters);
    painter.drawText(hull, Qt::AlignCenter, look.mark);
}

/// One city: the militia's value, and below it markers and airships.
class CityButton : public ThingButton
{
public:
    CityButton(CloudAgeTable &table, City city, QWidget *parent)
        : ThingButton(table.guide(), {CloudAgeQuestions::Thing::City, static_cast<int>(city)}, parent),
          m_table(table),
          m_city(city)
    {
        setObjectName(QStringLiteral("city-%1").arg(static_cast<int>(city) + 1));
    }

protected:
    double drawThing(QPainter &painter, const QRectF &rect, const Theme &theme) override;
    std::vector<int> drawn() const override;

private:
    void drawMilitia(QPainter &painter, const QRectF &rect, const Theme &theme) const;
    bool isFlownTo() const;

    CloudAgeTable &m_table;
    City m_city;
};

void CityButton::drawMilitia(QPainter &painter, const QRectF &rect, const Theme &theme) const
{
    const MilitiaValues &militia = militiaAt(m_table.setup(), m_table.state(), m_city);
    if (militia.printsNone)
        return;
    const bool known = militia.combat.has_value();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(theme.color(known ? Role::Outline : Role::LitFrame), 1, known ? Qt::SolidLine : Qt::DashLine));
    painter.drawPolygon(hexagon(rect.adjusted(1, 1, -1, -1)));
    painter.setPen(theme.color(known ? Role::Text : Role::LitFrame));
    painter.setFont(boldFont(painter.font(), 0.9));
    painter.drawText(rect, Qt::AlignCenter, known ? QString::number(*militia.combat) : QStringLiteral("?"));
}

/// Everything stands in one row at the bottom.
double CityButton::drawThing(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    const double side = std::min(rect.height(), QFontMetricsF(font()).height() * 1.35);
    if (side < 10)
        return side; // nothing of it could be told apart
    QRectF place(rect.left(), rect.bottom() - side, side, side);
    painter.save();
    drawMilitia(painter, place, theme);
    place.moveLeft(place.right() + 3);
    const State &state = m_table.state();
    double width = rect.right() - place.left();
    // Where there is little room an airship stands for the marker that lies below it.
    const auto hasMarker = [&](Player player, bool tight) {
        return state.players[player].markersAt(m_city) > 0 && !(tight && state.players[player].at == m_city);
    };
    const auto piecesIf = [&](bool tight) {
        int pieces = 0;
        for (const Player player : m_table.setup().players())
            pieces += (hasMarker(player, tight) ? 1 : 0) + (state.players[player].at == m_city ? 2 : 0);
        return pieces;
    };
    const bool tight = piecesIf(false) * (side + 2) > width;
    const int pieces = piecesIf(tight);
    const double step = pieces > 0 ? std::min(side + 2, width / pieces) : side;
    const double piece = std::min(side, std::max(step - 1, 8.0));
    place.setSize({piece, piece});
    place.moveTop(rect.bottom() - piece);
    for (const Player player : m_table.setup().players()) {
        if (hasMarker(player, tight)) {
            drawMarker(painter, place, lookOf(m_table, player), theme);
            place.translate(step, 0);
        }
    }
    for (const Player player : m_table.setup().players()) {
        if (state.players[player].at == m_city) {
            drawAirship(painter, QRectF(place.topLeft(), QSizeF(piece * 2, piece)), lookOf(m_table, player),
                        theme);
            place.translate(step * 2, 0);
        }
    }
    if (isFlownTo()) {
        painter.setPen(QPen(theme.color(Role::Accent), theme.ringWidth()));
        painter.setBrush(Qt::NoBrush);
        drawFrame(painter, QRectF(this->rect()).adjusted(1, 1, -1, -1), cornerRadius(font()));
    }
    painter.restore();
    return side;
}

/// Whether somebody is flying there while that is told.
bool CityButton::isFlownTo() const
{
    const PartialPlay *told = m_table.guide().asked();
    return told != nullptr && told->answer(cloudagesteps::Ask::City) == static_cast<int>(m_city);
}

std::vector<int> CityButton::drawn() const
{
    const MilitiaValues &militia = militiaAt(m_table.setup(), m_table.state(), m_city);
    std::vector<int> drawn{isFlownTo() ? 1 : 0, militia.printsNone ? 1 : 0, militia.combat.value_or(255)};
    for (const Player player : m_table.setup().players()) {
        const PlayerState &board = m_table.state().players[player];
        drawn.insert(drawn.end(), {board.markersAt(m_city), board.at == m_city ? 1 : 0});
    }
    return drawn;
}

} // namespace

CitiesBoard::CitiesBoard(CloudAgeTable &table, QWidget *parent)
    : QWidget(parent), m_table(table), m_grid(new QGridLayout(this))
{
    setObjectName(QStringLiteral("cities"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(5);
    connect(&table, &GameTable::changed, this, &CitiesBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, [this] {
        nameCities();
        update(); // colours and letters of the players may be others
    });
    makeCities();
    nameCities();
}

void CitiesBoard::makeCities()
{
    const int columns = columnsFor(m_table.setup().catalogue.cityCount);
    for (const City city : m_table.setup().cities()) {
        const int place = static_cast<int>(m_cities.size());
        if (place != static_cast<int>(city))
            break;
        auto *button = new CityButton(m_table, city, this);
        m_grid->addWidget(button, place / columns, place % columns);
        m_cities.push_back(button);
    }
}

void CitiesBoard::nameCities()
{
    for (std::size_t i = 0; i < m_cities.size(); ++i) {
        const auto city = static_cast<City>(i);
        const MilitiaValues &militia = militiaAt(m_table.setup(), m_table.state(), city);
        m_cities[i]->setWords(m_table.words().city(city),
                              militia.printsNone   ? tr("no militia")
                                  : militia.reward ? cloudage::wording::rewardOf(*militia.reward)
                                                   : QString());
    }
}

void CitiesBoard::refresh()
{
    if (m_cities.size() < m_table.setup().catalogue.cityCount) {
        qDeleteAll(m_cities);
        m_cities.clear();
        makeCities();
        nameCities();
        return;
    }
    nameCities(); // what was met has a reward now
}

void CitiesBoard::focusFirst()
{
    if (!focusFirstLit(*this) && !m_cities.empty())
        m_cities.front()->setFocus();
}

} // namespace skyledger::ui
