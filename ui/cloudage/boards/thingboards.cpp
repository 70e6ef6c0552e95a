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
#include "ui/play/turn/trackspace.h"
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
    if (side < 10 || rect.width() < side)
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

std::vector<int> CityButton::drawn() const
{
    const MilitiaValues militia = this->militia();
    std::vector<int> drawn{militia.printsNone ? 1 : 0, militia.combat.value_or(255), isVisited() ? 1 : 0};
    for (const Player player : m_table.setup().players())
        drawn.insert(drawn.end(), {m_table.state().players[player].markersAt(m_city), isAt(player) ? 1 : 0});
    return drawn;
}

/// What a space of the Solo board allows, in numbers and signs.
Face printOf(SoloAction action)
{
    const auto sign = [](int number, DeedSign of) { return FacePart{QString::number(number), &lookOf(of)}; };
    const FacePart vp{words::points(2)};
    const FacePart either{SoloBoard::tr("or", "between what a space allows"), nullptr, FacePart::Tone::Quiet};
    const Face prints[] = {{sign(2, DeedSign::Build)},
                           {sign(1, DeedSign::Build)},
                           {vp, either, {QStringLiteral("1"), &lookOf(Resource::Cards)}},
                           {sign(1, DeedSign::Upgrade), either, vp},
                           {sign(1, DeedSign::Gather), either, sign(2, DeedSign::Gather)},
                           {sign(3, DeedSign::Gather), either, sign(1, DeedSign::Build)}};
    static_assert(std::size(prints) == countOf<SoloAction>);
    return prints[indexOf(action)];
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
        QString pair = tr("%1 %2", "values of two Navigation cards").arg(cell.lower).arg(cell.upper);
        cell.button->setWords(pair.replace(u' ', QChar::Nbsp), line);
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
    : ThingGrid(table.guide(), {Thing::City, cloudagesteps::another}, 5, parent), m_table(table)
{
    setObjectName(QStringLiteral("cities"));
    others().setObjectName(QStringLiteral("city-others"));
    others().setRule(cloudagesteps::idOf(Rule::Move05));
    connect(&table, &GameTable::boardsChanged, this, &CitiesBoard::fold);
    connect(&table, &GameTable::changed, this, &CitiesBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, [this] {
        makeTiles();
        refresh();
        update(); // colours and letters of the players may be others
    });
    refresh();
}

/// Those in play, in a row below the cities.
void CitiesBoard::makeTiles()
{
    m_tiles.clear();
    m_shown = m_table.state().tiles;
    for (const CampaignTile tile : m_shown)
        m_tiles.push_back(new CityButton(m_table, tile, this));
    setFoot(m_tiles);
}

bool CitiesBoard::asksFolded() const
{
    const PartialPlay *told = m_table.guide().asked();
    return told != nullptr && told->answer(cloudagesteps::Ask::City) == cloudagesteps::folded;
}

void CitiesBoard::refresh()
{
    const Setup &setup = m_table.setup();
    const State &state = m_table.state();
    const PartialPlay *told = m_table.guide().asked();
    for (const City city : setup.cities()) {
        if (things().size() == indexOf(city))
            add(new CityButton(m_table, city, this));
        const MilitiaValues &militia = militiaAt(setup, state, city);
        ThingButton *button = things()[indexOf(city)];
        button->setWords(m_table.words().city(city),
                         militia.printsNone   ? tr("no militia")
                             : militia.reward ? wording::rewardOf(*militia.reward)
                                              : QString());
        ThingStand stand;
        stand.isChosen =
            told != nullptr && told->answer(cloudagesteps::Ask::City) == static_cast<int>(indexOf(city));
        button->setStand(stand);
    }
    if (m_shown != state.tiles)
        makeTiles();
    auto button = m_tiles.begin();
    for (const CampaignTile tile : state.tiles)
        (*button++)->setStand(actionStand(m_table, cloudagesteps::actionOf(tile)));
    place(
        tr("Another city…"),
        [&](std::size_t city) { return cloudagesteps::isFolded(setup, state, static_cast<City>(city)); },
        asksFolded());
}

ActionsBoard::ActionsBoard(CloudAgeTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("city-board"));
    QHBoxLayout *row = thingRow(*this);
    for (int action = 0; action < static_cast<int>(m_actions.size()); ++action) {
        auto *button = new ThingButton(table.guide(), {Thing::District, action}, this);
        button->setObjectName(QStringLiteral("action-%1").arg(action + 1));
        button->setRule(cloudagesteps::idOf(action < 3        ? Rule::Gath01
                                                : action == 3 ? Rule::Build01
                                                              : Rule::Plant01));
        row->addWidget(button);
        m_actions[static_cast<std::size_t>(action)] = button;
    }
    connect(&table, &GameTable::changed, this, &ActionsBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &ActionsBoard::refresh);
    refresh();
}

void ActionsBoard::refresh()
{
    for (const District district : all<District>()) {
        m_actions[indexOf(district)]->setWords(
            tr("District %1").arg(indexOf(district) + 1),
            tr("%n City card(s)", nullptr, m_table.state().sleeves[district]));
    }
    m_actions[3]->setWords(tr("Build"), {});
    m_actions[4]->setWords(tr("Plant"), {});
    m_actions[4]->setVisible(m_table.setup().plantsInPlay());
    for (std::size_t action = 0; action < m_actions.size(); ++action)
        m_actions[action]->setStand(actionStand(m_table, static_cast<int>(action)));
}

SoloBoard::SoloBoard(CloudAgeTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("solo-board"));
    QHBoxLayout *row = thingRow(*this);
    for (int space = 1; space <= trackSpaces; ++space) {
        auto *button = new TrackSpace(table.guide(), {Thing::SoloSpace, space}, this);
        button->setObjectName(QStringLiteral("solo-%1").arg(space));
        button->setRule(cloudagesteps::idOf(Rule::Solo03));
        row->addWidget(button);
        m_spaces.push_back(button);
    }
    connect(&table, &GameTable::changed, this, &SoloBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &SoloBoard::refresh);
    refresh();
}

/// Its markers are of a colour that nobody plays (CA-SOLO-01).
void SoloBoard::refresh()
{
    if (!m_table.setup().solo())
        return;
    const State &state = m_table.state();
    const auto unused = static_cast<PlayerColor>(m_table.color(Player{}) == PlayerColor{} ? 1 : 0);
    const bool isAnswered = state.phase == Phase::Answers && state.during == Phase::SoloBoard;
    const int now = leftmostSpace(state.soloLeft) - (isAnswered ? 1 : 0);
    for (int space = 1; space <= trackSpaces; ++space) {
        TrackSpace *button = m_spaces[static_cast<std::size_t>(space) - 1];
        const auto &printed = m_table.setup().catalogue.solo[static_cast<Space>(space - 1)];
        button->setWords(tr("Space %1", "of the Solo board").arg(space),
                         printed ? wording::nameOf(*printed) : tr("not known", "what a space allows"));
        TrackSpace::Print print{space, printed ? printOf(*printed) : Face(), std::nullopt};
        ThingStand stand;
        stand.isChosen = space == now && (isAnswered || state.phase == Phase::SoloBoard);
        stand.isOver = space < leftmostSpace(state.soloLeft);
        if (space > trackSpaces - m_table.setup().rounds())
            print.marker = PlayerLook{pieceColor(unused), {}};
        stand.said = !print.marker ? tr("not used in this game")
            : stand.isChosen       ? tr("now", "the space that is played")
            : stand.isOver         ? tr("used")
                                   : QString();
        button->setPrint(print);
        button->setStand(stand);
    }
}

} // namespace skyledger::ui
