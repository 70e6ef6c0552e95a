// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/boards/gridboard.h"

#include "core/whistlemountain/record/fields.h"
#include "core/whistlemountain/rules/table.h"
#include "core/whistlemountain/rules/workerplaces.h"
#include "ui/whistlemountain/boards/floorasker.h"
#include "ui/whistlemountain/guide/openscaffold.h"
#include "ui/whistlemountain/words/events.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/words/phrases.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtGui/QWheelEvent>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace whistle;
using namespace Qt::Literals::StringLiterals;

namespace {

/// The cells of a scaffold that were chosen so far.
CellSet chosenCells(const PartialPlay &play)
{
    CellSet cells;
    for (const GivenAnswer &each : play.answers) {
        if (each.question == Ask::Cell)
            cells.insert(static_cast<Cell>(each.value));
    }
    return cells;
}

bool isOf(const std::optional<BoardThing> &thing, Thing kind)
{
    return thing && thing->kind == kind;
}

} // namespace

GridBoard::GridBoard(WhistleMountainTable &table, QWidget *parent)
    : SpotBoard(parent), m_table(table), m_floors(new FloorAsker(table, *this))
{
    setObjectName(u"grid"_s);
    setAttribute(Qt::WA_OpaquePaintEvent); // the sky covers what lies below
    setRules(*this, toText(ruleId(Rule::Geo01)));
    connect(&table, &GameTable::changed, this, &GridBoard::follow);
    connect(&table, &GameTable::wordsChanged, this, &GridBoard::follow);
    follow();
}

QSize GridBoard::sizeHint() const
{
    return {570, 490};
}

QSize GridBoard::minimumSizeHint() const
{
    return {340, 280};
}

void GridBoard::layOut()
{
    const double line = QFontMetricsF(font()).height();
    m_lettering = font();
    m_plan = GridPlan(m_table.setup().board(), size(), line);
    if (m_plan.side() >= line * 1.1)
        return;
    // Large letters in small cells would lie over each other.
    m_lettering = scaledFont(font(), m_plan.side() / (line * 1.1));
    m_plan = GridPlan(m_table.setup().board(), size(), QFontMetricsF(m_lettering).height());
}

void GridBoard::resizeEvent(QResizeEvent * /*event*/)
{
    layOut();
}

void GridBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
    update();
}

void GridBoard::follow()
{
    layOut();
    m_turn = 0;
    m_corner.reset();
    // The right button turns what is placed and opens nothing.
    setContextMenuPolicy(isPlacing() ? Qt::PreventContextMenu : Qt::DefaultContextMenu);
    light();
    // The walk goes where something can be answered; not while a scaffold is drawn.
    if (m_lights.chosen.empty() || !m_lights.told.empty())
        walkToNearest([this](const QPoint &each) { return isOffered(each); });
    point();
    say();
    update();
}

void GridBoard::setMarks(std::vector<GridMark> marks)
{
    if (marks == m_lights.marks)
        return;
    m_lights.marks = std::move(marks);
    update();
}

/// What a touch would take, by what the guide offers.
void GridBoard::light()
{
    m_lights.offered = {};
    m_lights.places.clear();
    m_lights.machines = {};
    m_lights.chosen = {};
    m_lights.told.clear();
    m_lights.ghost = none<Aircraft>;
    for (const PlayOption &option : m_table.guide().options()) {
        if (option.status == PlayOption::Status::Refused || !option.thing)
            continue;
        if (isOf(option.thing, Thing::Area)) {
            m_lights.offered |= cellsOf(areaOf(option.thing->number));
            if (const auto aircraft = option.leadsTo.answer(Ask::Aircraft))
                m_lights.ghost = static_cast<Aircraft>(*aircraft);
        } else if (isOf(option.thing, Thing::Machine)) {
            m_lights.machines.insert(static_cast<Machine>(option.thing->number));
        } else if (isOf(option.thing, Thing::Place)) {
            const Place place = placeOf(option.thing->number);
            if (place.kind == Place::Kind::Cell)
                m_lights.offered.insert(place.cell());
            else
                m_lights.places.push_back(place);
            PartialPlay before = option.leadsTo;
            before.answers.pop_back();
            m_lights.chosen |= chosenCells(before);
        }
    }
    // Of a scaffold that lies already it is asked what it shows, cell by cell.
    if (const PartialPlay *asked = m_table.guide().asked();
        asked != nullptr && m_table.guide().askedQuestion() == Ask::Print) {
        m_lights.chosen = chosenCells(*asked);
        m_lights.offered.insert(cellToTell(*asked));
        m_lights.told = std::get<BuildScaffold>(playOf(State(), *asked).what).cells;
    }
}

/// Whether it is a cell of the grid, and nothing beside it.
bool GridBoard::isCell(const QPoint &spot) const
{
    const Board &board = m_table.setup().board();
    return QRect(0, 0, board.columns, board.rows).contains(spot);
}

bool GridBoard::isOffered(const QPoint &spot) const
{
    if (isCell(spot) && m_lights.offered.contains(cellAt(spot.x(), spot.y())))
        return true;
    const std::vector<Place> places = placesAt(spot);
    return std::find_first_of(places.begin(), places.end(), m_lights.places.begin(), m_lights.places.end())
        != places.end();
}

bool GridBoard::isMachinePlaced() const
{
    const StepGuide &guide = m_table.guide();
    return guide.asked() != nullptr && guide.askedQuestion() == Ask::Area
        && deedOf(*guide.asked()) != Deed::Fly;
}

bool GridBoard::isAsked() const
{
    return isPlacing() || !m_lights.offered.empty() || !m_lights.places.empty();
}

bool GridBoard::isPlacing() const
{
    const auto &options = m_table.guide().options();
    return std::any_of(options.begin(), options.end(),
                       [](const PlayOption &each) { return isOf(each.thing, Thing::Area); });
}

/// Whether something is placed whose size nobody knows.
bool GridBoard::isMeasuring() const
{
    const auto &options = m_table.guide().options();
    return std::any_of(options.begin(), options.end(), [](const PlayOption &each) {
        return isOf(each.thing, Thing::Area) && each.status == PlayOption::Status::Undetermined;
    });
}

/// The rectangle that is drawn, with the corner where the keyboard is.
std::optional<BoardThing> GridBoard::measured() const
{
    if (!m_corner || !isCell(*m_corner) || !isCell(spot()))
        return std::nullopt;
    if (const auto ways = waysHere(); *m_corner == spot() && !ways.empty() && isLikely(*ways.front()))
        return ways[static_cast<std::size_t>(m_turn) % ways.size()]->thing; // nothing is drawn
    const QRect drawn =
        QRect(std::min(m_corner->x(), spot().x()), std::min(m_corner->y(), spot().y()),
              std::abs(m_corner->x() - spot().x()) + 1, std::abs(m_corner->y() - spot().y()) + 1);
    if (drawn.width() > mostMachineSide || drawn.height() > mostMachineSide)
        return std::nullopt;
    return thing(Thing::Area, areaCode(areaAt(drawn.x(), drawn.y(), drawn.width(), drawn.height())));
}

/// The ways in which what is placed can lie over the cell where the keyboard is; first those that begin there.
std::vector<const PlayOption *> GridBoard::waysHere() const
{
    std::vector<const PlayOption *> ways;
    for (const PlayOption &option : m_table.guide().options()) {
        if (!isOf(option.thing, Thing::Area) || option.status == PlayOption::Status::Refused)
            continue;
        const Area area = areaOf(option.thing->number);
        const QRect cells(area.column, area.row, area.width, area.height);
        if (cells.contains(spot()))
            ways.push_back(&option);
    }
    // Those of a size that another machine of the class has come first, then those that begin here.
    const auto order = [this](const PlayOption *each) {
        const Area area = areaOf(each->thing->number);
        return (isLikely(*each) ? 0 : 2) + (spot() == QPoint(area.column, area.row) ? 0 : 1);
    };
    std::stable_sort(ways.begin(), ways.end(),
                     [&order](const PlayOption *a, const PlayOption *b) { return order(a) < order(b); });
    return ways;
}

/// Whether a machine of its class lies on the grid that is as large.
bool GridBoard::isLikely(const PlayOption &option) const
{
    const auto machine = option.leadsTo.answer(Ask::Machine);
    const Area area = areaOf(option.thing->number);
    for (const Machine each : m_table.state().onGrid) {
        const Area &other = m_table.state().built[each].area;
        if (machine && classOf(each) == classOf(static_cast<Machine>(*machine))
            && std::minmax(other.width, other.height) == std::minmax(area.width, area.height))
            return true;
    }
    return false;
}

/// What is being told of a scaffold, or would be placed here although it may not, to say why: in the measures of what may
/// be placed elsewhere.
std::optional<PartialPlay> GridBoard::attemptHere() const
{
    const StepGuide &guide = m_table.guide();
    if (guide.asked() != nullptr && guide.askedQuestion() == Ask::Print)
        return *guide.asked();
    if (guide.asked() != nullptr && guide.askedQuestion() == Ask::To) {
        PartialPlay play = *guide.asked();
        play.answers.push_back({Ask::To, placeCode(placesAt(spot()).front())});
        return play;
    }
    if (!isPlacing() || spot().x() < 0 || spot().y() < 0)
        return std::nullopt;
    for (const PlayOption &option : m_table.guide().options()) {
        if (!isOf(option.thing, Thing::Area))
            continue;
        Area area = areaOf(option.thing->number);
        if (m_turn % 2 != 0)
            std::swap(area.width, area.height);
        area.column = static_cast<std::uint8_t>(spot().x());
        area.row = static_cast<std::uint8_t>(spot().y());
        if (area.right() >= m_table.setup().board().columns || area.top() >= m_table.setup().board().rows)
            continue;
        PartialPlay play = option.leadsTo;
        play.answers.back().value = areaCode(area);
        return play;
    }
    return std::nullopt;
}

std::vector<Place> GridBoard::placesAt(const QPoint &spot) const
{
    const Board &board = m_table.setup().board();
    if (spot.y() < 0)
        return {whirlpool};
    if (spot.x() < 0)
        return {inBarracks(spot.y() + 1)};
    if (spot.x() >= board.columns)
        return {onFloor(floorBeside(m_table.setup(), spot.y())), tower};
    std::vector<Place> places{onCell(cellAt(spot.x(), spot.y()))};
    const Machine machine = machineAt(m_table.state(), cellAt(spot.x(), spot.y()));
    if (machine == Machine::Refuge)
        places.push_back(refuge);
    if (machine == Machine::Trap)
        places.push_back(trap);
    return places;
}

/// What a touch would be about where the keyboard is.
std::optional<BoardThing> GridBoard::thingHere() const
{
    if (m_corner)
        return measured();
    const auto ways = waysHere();
    if (!ways.empty())
        return ways[static_cast<std::size_t>(m_turn) % ways.size()]->thing;
    for (const Place &place : placesAt(spot())) {
        if (m_table.guide().optionFor(thing(Thing::Place, placeCode(place))))
            return thing(Thing::Place, placeCode(place));
    }
    if (isCell(spot())) {
        const Machine machine = machineAt(m_table.state(), cellAt(spot().x(), spot().y()));
        if (machine != none<Machine>)
            return thing(Thing::Machine, machine);
    }
    return thing(Thing::Place, placeCode(placesAt(spot()).front()));
}

/// Whether a cell of a scaffold would be taken.
bool GridBoard::takesCellHere() const
{
    const auto here = thingHere();
    const PlayOption *option = here ? m_table.guide().optionFor(*here) : nullptr;
    return option != nullptr && !option->leadsTo.answers.empty()
        && option->leadsTo.answers.back().question == Ask::Cell;
}

/// Looks what would happen here.
void GridBoard::point()
{
    Preview preview;
    const std::optional<BoardThing> here = thingHere();
    const PlayOption *option = here ? m_table.guide().optionFor(*here) : nullptr;
    if (option != nullptr && option->status != PlayOption::Status::Refused) {
        // A scaffold that is not drawn yet has no points.
        if (!isOf(option->thing, Thing::Place) || chosenCells(option->leadsTo).empty()
            || m_table.hasAllCells(option->leadsTo))
            preview = previewOf(m_table, option->leadsTo);
    } else if (const auto attempt = option == nullptr ? attemptHere() : std::nullopt) {
        preview = previewOf(m_table, *attempt);
    }
    if (preview != m_lights.preview) {
        m_lights.preview = preview;
        update();
    }
    emit previewed(); // what lies here may be different where nothing is placed
}

/// See `GridPlan`: barracks and tower stand beside the cells, the whirlpool below them.
QRect GridBoard::spots() const
{
    const Board &board = m_table.setup().board();
    return {-1, -1, board.columns + 2, board.rows + 1};
}

void GridBoard::onWalked()
{
    m_turn = 0;
    point();
}

void GridBoard::turn(int steps)
{
    const int ways = std::max(2, static_cast<int>(waysHere().size()));
    m_turn = ((m_turn + steps) % ways + ways) % ways;
    point();
    update();
}

void GridBoard::take()
{
    const auto here = thingHere();
    if (!(here && m_table.touch(*here)))
        m_floors->ask(spot());
}

/// While something is placed the line below says what lies here: a tip would cover it.
bool GridBoard::event(QEvent *event)
{
    return (event->type() == QEvent::ToolTip && isAsked()) || SpotBoard::event(event);
}

void GridBoard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    painter.fillRect(rect(), theme.color(Role::Sky));
    painter.setFont(m_lettering);
    GridPainter(painter, m_table, m_plan, theme).draw(m_lights);
    drawRing(painter);
}

void GridBoard::keyPressEvent(QKeyEvent *event)
{
    if (const QPoint step = stepOf(event->key()); !step.isNull()) {
        // With Shift a scaffold is drawn: each cell on the way is taken.
        const bool draws = event->modifiers() & Qt::ShiftModifier;
        if (!draws)
            m_corner.reset();
        else if (isMeasuring() && !m_corner)
            m_corner = spot();
        else if (m_lights.chosen.empty() && takesCellHere())
            take(); // it begins where the keyboard is
        walkTo(spot() + step);
        if (draws && !m_corner)
            take();
        return;
    }
    // With Ctrl a key is a command of the window: the end of the turn.
    const bool isCommand = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    switch (isCommand ? 0 : event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        take();
        return;
    case Qt::Key_R:
        if (isPlacing() && event->modifiers() == Qt::NoModifier) {
            turn();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void GridBoard::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint before = spot();
    walkTo(m_plan.spotAt(event->position()));
    // A scaffold is drawn over its cells.
    if (spot() != before && (event->buttons() & Qt::LeftButton) && !m_lights.chosen.empty())
        take();
}

void GridBoard::mousePressEvent(QMouseEvent *event)
{
    m_corner.reset();
    walkTo(m_plan.spotAt(event->position()));
    if (event->button() == Qt::LeftButton && isMeasuring()) {
        m_corner = spot();
        point();
    } else if (event->button() == Qt::LeftButton)
        take();
    else if (event->button() == Qt::RightButton && isPlacing())
        turn();
    else
        QWidget::mousePressEvent(event);
}

void GridBoard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_corner) {
        take();
        m_corner.reset();
    }
    QWidget::mouseReleaseEvent(event);
}

void GridBoard::wheelEvent(QWheelEvent *event)
{
    if (!isPlacing() || event->angleDelta().y() == 0) {
        QWidget::wheelEvent(event);
        return;
    }
    turn(event->angleDelta().y() > 0 ? 1 : -1);
}

QString GridBoard::spoken(const QPoint &spot) const
{
    const Setup &setup = m_table.setup();
    const State &state = m_table.state();
    if (isCell(spot))
        return spokenCell(cellAt(spot.x(), spot.y()));
    const Place place = placesAt(spot).front();
    QStringList parts;
    for (const Player player : setup.players()) {
        if (const int count = workersAt(state.players[player].workers, place); count > 0)
            parts << tr("%1: %2", "player, number of workers")
                         .arg(m_table.words().player(player), QString::number(count));
    }
    return tr("%1: %2", "a place of the board, what is there")
        .arg(words::capitalised(wording::placeName(place)),
             parts.isEmpty() ? tr("no worker") : words::listed(parts));
}

/// Everything on a cell from above: aircraft, worker, machine, scaffold, water.
QString GridBoard::spokenCell(Cell cell) const
{
    const Setup &setup = m_table.setup();
    const State &state = m_table.state();
    QStringList parts;
    for (const Player player : setup.players()) {
        const PlayerState &own = state.players[player];
        const QString name = m_table.words().player(player);
        for (const Aircraft aircraft : all<Aircraft>()) {
            if (own.aircraft[aircraft].isOnGrid() && own.aircraft[aircraft].area.contains(cell))
                parts << tr("%1 of %2", "aircraft, player").arg(wording::name(aircraft), name);
        }
        if (own.workers.grid.contains(cell))
            parts << tr("a worker of %1").arg(name);
    }
    if (const Machine machine = machineAt(state, cell); machine != none<Machine>)
        parts << wording::name(machine);
    else if (state.scaffolds.contains(cell) && isResource(state.printAt[cell]))
        parts << tr("scaffold with %1").arg(wording::name(resourceOf(state.printAt[cell])));
    else if (state.scaffolds.contains(cell))
        parts << tr("scaffold");
    if (isCovered(state, cell))
        parts << tr("under water");
    if (parts.isEmpty())
        parts << tr("free");
    return tr("%1: %2", "a place of the board, what is there").arg(cellText(cell), words::listed(parts));
}

} // namespace skyledger::ui
