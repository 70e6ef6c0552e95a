// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/thingboards.h"

#include "core/cloudage/rules/board.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/guide/asking.h"
#include "ui/cloudage/guide/letters.h"
#include "ui/cloudage/looks/looks.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/names.h"
#include "ui/play/turn/thingbutton.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/pawns.h"
#include "ui/widgets/shapes.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/numbers.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>

#include <algorithm>
#include <optional>

namespace skyledger::ui {

using namespace cloudage;
using Thing = CloudAgeQuestions::Thing;

namespace {

/// A pair, with what is taken for it as a number and a shape.
class PairButton : public ThingButton
{
public:
    PairButton(CloudAgeTable &table, const BoardThing &thing, int amount, std::optional<Resource> gain,
               QWidget *parent)
        : ThingButton(table.guide(), thing, parent), m_amount(amount), m_gain(gain)
    {
        setTip([this, &table, thing] {
            const PlayOption *option = table.guide().optionFor(thing);
            const QString then =
                option == nullptr ? QString() : table.questions().outcome(table.shown(), option->leadsTo);
            return then.isEmpty() ? accessibleName() : accessibleName() + u'\n' + then;
        });
    }

protected:
    double drawThing(QPainter &painter, const QRectF &rect, const Theme &theme) override
    {
        if (!m_gain)
            return 0;
        // Large letters on a small screen: the number stays whole, and the shape gets smaller.
        const QFontMetricsF metrics(painter.font());
        const QString amount = words::signedNumber(m_amount);
        const double side = std::min(rect.height(), QFontMetricsF(font()).height());
        const double room = rect.width() - metrics.horizontalAdvance(amount) - 3;
        const double shape = std::min(side, std::max(room, 6.0));
        const QRectF number(rect.left(), rect.bottom() - side, rect.width() - shape - 3, side);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter, amount);
        drawResource(painter, QRectF(rect.right() - shape, number.center().y() - shape / 2, shape, shape),
                     lookOf(*m_gain), theme);
        return rect.height(); // instead of the words
    }

private:
    int m_amount;
    std::optional<Resource> m_gain;
};

constexpr int mostColumns = 5;

/// As few beside each other as need no further row: the names have the room then.
int columnsFor(int cities)
{
    const int rows = std::max(1, (cities + mostColumns - 1) / mostColumns);
    return std::max(1, (cities + rows - 1) / rows);
}

/// One city, or one Campaign tile: the militia's value and what beating it brings, markers and airships.
class CityButton : public ThingButton
{
public:
    CityButton(CloudAgeTable &table, City city, QWidget *parent)
        : ThingButton(table.guide(), {Thing::City, static_cast<int>(city)}, parent),
          m_table(table),
          m_city(city)
    {
        setObjectName(QStringLiteral("city-%1").arg(static_cast<int>(city) + 1));
        setRule(cloudagesteps::idOf(Rule::Move05));
    }
    CityButton(CloudAgeTable &table, CampaignTile tile, QWidget *parent)
        : ThingButton(table.guide(), {Thing::District, cloudagesteps::actionOf(tile)}, parent),
          m_table(table),
          m_city(markerCity(table.setup(), tile)),
          m_tile(tile)
    {
        setObjectName(QStringLiteral("tile-%1").arg(indexOf(tile) + 1));
        setRule(cloudagesteps::idOf(Rule::Tile00));
        setWords(wording::name(tile), cloudagesteps::effectOf(table.words(), tile));
    }

protected:
    double drawThing(QPainter &painter, const QRectF &rect, const Theme &theme) override;
    std::vector<int> drawn() const override;
    bool isChosen() const override;

private:
    MilitiaValues militia() const;
    bool isVisited() const;
    bool isAt(Player player) const { return m_table.state().players[player].at == m_city && !m_tile; }
    void drawMilitia(QPainter &painter, const QRectF &rect, const Theme &theme) const;

    CloudAgeTable &m_table;
    City m_city;
    std::optional<CampaignTile> m_tile;
};

MilitiaValues CityButton::militia() const
{
    const Setup &setup = m_table.setup();
    if (!m_tile)
        return militiaAt(setup, m_table.state(), m_city);
    if (*m_tile == CampaignTile::L3 || *m_tile == CampaignTile::L4)
        return *m_tile == CampaignTile::L3 ? setup.catalogue.l3 : setup.catalogue.l4;
    return {tileCombat, *m_tile < CampaignTile::L14, {}};
}

/// Whether who flies has been there: nothing is won there any more.
bool CityButton::isVisited() const
{
    const State &state = m_table.state();
    return state.phase == Phase::Movement && state.players[state.current].markersAt(m_city) > 0;
}

void CityButton::drawMilitia(QPainter &painter, const QRectF &rect, const Theme &theme) const
{
    const MilitiaValues militia = this->militia();
    const bool known = militia.combat.has_value();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(theme.color(known ? Role::Outline : Role::LitFrame), 1, known ? Qt::SolidLine : Qt::DashLine));
    painter.drawPath(hexagonShape(rect.adjusted(1, 1, -1, -1)));
    painter.setPen(theme.color(known ? Role::Text : Role::LitFrame));
    painter.setFont(boldFont(painter.font(), 0.9));
    painter.drawText(rect, Qt::AlignCenter, known ? QString::number(*militia.combat) : QStringLiteral("?"));
}

/// Everything stands in one row at the bottom; what is won there above it, where there is room for that.
double CityButton::drawThing(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    const double side = std::min(rect.height(), QFontMetricsF(font()).height() * 1.35);
    if (side < 10)
        return side; // nothing of it could be told apart
    QRectF place(rect.left(), rect.bottom() - side, side, side);
    painter.save();
    const MilitiaValues militia = this->militia();
    if (!militia.printsNone) {
        drawMilitia(painter, place, theme);
        place.moveLeft(place.right() + 3);
    }
    std::vector<PlayerLook> markers;
    std::vector<PlayerLook> airships;
    for (const Player player : m_table.setup().players()) {
        if (m_table.state().players[player].markersAt(m_city) > 0)
            markers.push_back(lookOf(m_table, player));
        if (isAt(player))
            airships.push_back(lookOf(m_table, player));
    }
    place.setRight(rect.right());
    place.setLeft(drawAirships(painter, place, markers, airships, theme));
    painter.restore();
    if (militia.printsNone || !militia.reward || isVisited())
        return m_tile && place.left() == rect.left() ? 0 : side;
    painter.setFont(scaledFont(font(), 0.9));
    QRectF line(rect.left(), rect.top(), rect.width(), painter.fontMetrics().height());
    if (line.bottom() > rect.bottom() - side)
        line = QRectF(place.left(), rect.bottom() - side, rect.right() - place.left(), side);
    drawElided(painter, line, wording::rewardOf(*militia.reward), theme.color(Role::QuietText),
               Qt::AlignLeft | Qt::AlignVCenter);
    return m_tile ? side : rect.height(); // instead of the words
}

/// Whether somebody is flying there while that is told.
bool CityButton::isChosen() const
{
    const PartialPlay *told = m_table.guide().asked();
    return told != nullptr
        && (m_tile ? told->answer(cloudagesteps::Ask::FightTile) == static_cast<int>(*m_tile)
                   : told->answer(cloudagesteps::Ask::City) == static_cast<int>(m_city));
}

std::vector<int> CityButton::drawn() const
{
    const MilitiaValues militia = this->militia();
    std::vector<int> drawn{militia.printsNone ? 1 : 0, militia.combat.value_or(255), isVisited() ? 1 : 0};
    for (const Player player : m_table.setup().players())
        drawn.insert(drawn.end(), {m_table.state().players[player].markersAt(m_city), isAt(player) ? 1 : 0});
    return drawn;
}

/// Which City action a play is; nothing for what happens beside them.
std::optional<std::size_t> actionOf(const Event &event)
{
    const auto *overridden = std::get_if<Override>(&event);
    const auto *played = overridden ? std::get_if<Played>(&overridden->event) : std::get_if<Played>(&event);
    if (played == nullptr)
        return std::nullopt;
    const auto &what = played->play.what;
    if (const auto *gathered = std::get_if<Gather>(&what))
        return indexOf(gathered->district);
    if (const auto *planted = std::get_if<Plant>(&what))
        return planted->marker ? std::nullopt : std::optional<std::size_t>(4);
    const bool builds = std::holds_alternative<Upgrade>(what) || std::holds_alternative<PlayCard>(what)
        || std::holds_alternative<Take>(what);
    return builds ? std::optional<std::size_t>(3) : std::nullopt;
}

/// Who took which City action in the action phase that the game stands in (CA-ACT-01).
std::array<table::KeySet<Player>, 5> takersOf(const play::SessionOf<CloudAge> &game)
{
    std::array<table::KeySet<Player>, 5> takers{};
    for (qsizetype event = game.cursor(); event > 0; --event) {
        const State &before = game.stateAt(event - 1);
        if (cloudagesteps::phaseOf(before) != Phase::Action)
            break;
        const auto action = actionOf(game.record().entries[static_cast<std::size_t>(event - 1)].event);
        if (action && before.phase == Phase::Action)
            takers[*action].insert(before.current);
    }
    return takers;
}

} // namespace

NavigationBlock::NavigationBlock(CloudAgeTable &table, QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("navigation-block"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    int column = 0;
    for (const auto &[lower, upper] : cloudagekeys::blockPairs) {
        for (const Resource gain : {Resource::Energy, Resource::Cards}) {
            auto *button = new PairButton(table, {Thing::Pair, cloudagesteps::pairThing(lower, upper, gain)},
                                          lower, gain, this);
            add(gain == Resource::Energy ? 0 : 1, column, {button, lower, upper, gain});
        }
        ++column;
    }
    for (int upper = 1; upper <= 4; ++upper) {
        auto *button = new PairButton(table, {Thing::Pair, cloudagesteps::pairThing(0, upper, std::nullopt)},
                                      0, std::nullopt, this);
        add(2, upper - 1, {button, 0, upper, std::nullopt});
    }
    m_others = new ThingButton(table.guide(), {Thing::Pair, cloudagesteps::otherPair}, this);
    m_others->setObjectName(QStringLiteral("other-pair"));
    m_others->setRule(cloudagesteps::idOf(Rule::Nav01));
    grid->addWidget(m_others, 2, 8, 1, 2);
    connect(&table, &GameTable::changed, this, &NavigationBlock::refresh);
    connect(&table, &GameTable::wordsChanged, this, &NavigationBlock::nameCells);
    nameCells();
}

void NavigationBlock::add(int row, int column, const Cell &cell)
{
    cell.button->setObjectName(QStringLiteral("pair-%1-%2-%3").arg(cell.lower).arg(cell.upper).arg(row));
    cell.button->setRule(cloudagesteps::idOf(Rule::Nav01));
    static_cast<QGridLayout *>(layout())->addWidget(cell.button, row, row < 2 ? column : column * 2, 1,
                                                    row < 2 ? 1 : 2);
    m_cells.push_back(cell);
}

void NavigationBlock::nameCells()
{
    for (const Cell &cell : m_cells) {
        const QString line = cell.gain ? wording::amountOf(*cell.gain, cell.lower) : tr("nothing", "gained");
        cell.button->setWords(tr("%1 %2", "values of two Navigation cards").arg(cell.lower).arg(cell.upper),
                              line);
    }
    m_others->setWords(tr("other pair"), {});
}

void NavigationBlock::refresh()
{
    m_others->refresh();
    for (const Cell &cell : m_cells)
        cell.button->refresh();
}

CitiesBoard::CitiesBoard(CloudAgeTable &table, QWidget *parent)
    : QWidget(parent), m_table(table), m_grid(new QGridLayout(this))
{
    setObjectName(QStringLiteral("cities"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(5);
    connect(&table, &GameTable::changed, this, &CitiesBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, [this] {
        nameCities();
        makeTiles();
        update(); // colours and letters of the players may be others
    });
    makeCities();
    makeTiles();
    nameCities();
}

/// Those in play, in a row below the cities.
void CitiesBoard::makeTiles()
{
    m_tiles = m_table.state().tiles;
    qDeleteAll(findChildren<QWidget *>(QStringLiteral("tiles")));
    if (m_tiles.empty())
        return;
    auto *tiles = new QWidget(this);
    tiles->setObjectName(QStringLiteral("tiles"));
    auto *row = new QHBoxLayout(tiles);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(m_grid->spacing());
    for (const CampaignTile tile : m_tiles)
        row->addWidget(new CityButton(m_table, tile, tiles));
    m_grid->addWidget(tiles, m_grid->rowCount(), 0, 1, -1);
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
                                  : militia.reward ? wording::rewardOf(*militia.reward)
                                                   : QString());
    }
}

void CitiesBoard::refresh()
{
    if (m_cities.size() < m_table.setup().catalogue.cityCount) {
        qDeleteAll(m_cities);
        m_cities.clear();
        makeCities();
        makeTiles();
    } else if (m_tiles != m_table.state().tiles) {
        makeTiles();
    }
    nameCities(); // what was met has a reward now
    for (ThingButton *thing : findChildren<ThingButton *>())
        thing->refresh();
}

void CitiesBoard::focusFirst()
{
    if (!focusFirstLit(*this) && !m_cities.empty())
        m_cities.front()->setFocus();
}

/// A City action with the tokens of who took it.
class ActionButton : public ThingButton
{
public:
    ActionButton(CloudAgeTable &table, int action, QWidget *parent)
        : ThingButton(table.guide(), {Thing::District, action}, parent), m_table(table)
    {
        setObjectName(QStringLiteral("action-%1").arg(action + 1));
        setRule(cloudagesteps::idOf(action < 3 ? Rule::Gath01 : action == 3 ? Rule::Build01 : Rule::Plant01));
    }
    void setTakers(const table::KeySet<Player> &takers) { m_takers = takers; }

protected:
    double drawThing(QPainter &painter, const QRectF &rect, const Theme &theme) override;
    std::vector<int> drawn() const override;
    bool isChosen() const override;

private:
    CloudAgeTable &m_table;
    table::KeySet<Player> m_takers;
};

double ActionButton::drawThing(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    const double side = std::min(rect.height(), QFontMetricsF(font()).height() * 1.35);
    QRectF place(rect.left(), rect.bottom() - side, side, side);
    for (const Player player : m_takers) {
        drawCrew(painter, place, lookOf(m_table, player), theme);
        place.translate(side + 3, 0);
    }
    return m_takers.empty() ? 0 : side;
}

std::vector<int> ActionButton::drawn() const
{
    std::vector<int> drawn;
    for (const Player player : m_takers)
        drawn.push_back(static_cast<int>(player));
    return drawn;
}

/// While it is told, and while it is answered.
bool ActionButton::isChosen() const
{
    if (m_table.state().phase == Phase::Answers)
        return m_takers.contains(m_table.state().current);
    const PartialPlay *told = m_table.guide().asked();
    const int action = thing().number;
    return told != nullptr
        && (action < 3        ? told->answer(cloudagesteps::Ask::District) == action
                : action == 3 ? cloudagesteps::kindOf(*told) == cloudagesteps::Kind::Building
                              : cloudagesteps::kindOf(*told) == cloudagesteps::Kind::Plant);
}

ActionsBoard::ActionsBoard(CloudAgeTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("city-board"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(5);
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        m_actions[i] = new ActionButton(table, static_cast<int>(i), this);
        row->addWidget(m_actions[i]);
    }
    connect(&table, &GameTable::changed, this, &ActionsBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &ActionsBoard::refresh);
    refresh();
}

void ActionsBoard::refresh()
{
    const auto takers = takersOf(m_table.shown());
    for (std::size_t i = 0; i < m_actions.size(); ++i)
        m_actions[i]->setTakers(takers[i]);
    for (const District district : all<District>()) {
        m_actions[indexOf(district)]->setWords(
            tr("District %1").arg(indexOf(district) + 1),
            tr("%n City card(s)", nullptr, m_table.state().sleeves[district]));
    }
    m_actions[3]->setWords(tr("Build"), {});
    m_actions[4]->setWords(tr("Plant"), {});
    m_actions[4]->setVisible(m_table.setup().plantsInPlay());
}

} // namespace skyledger::ui
