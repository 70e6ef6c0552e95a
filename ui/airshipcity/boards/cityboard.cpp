// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/cityboard.h"

#include "ui/airshipcity/boards/cityoverlay.h"
#include "ui/airshipcity/boards/edgearrow.h"
#include "ui/airshipcity/boards/tilebutton.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/phrases.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QPolygonF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double plainTile = 112; // the tile at which letters have their own size
constexpr double tileLines = 3.6; // costs, name, tokens and what is around them

struct Step {
    int column = 0;
    int row = 0;
};

std::optional<Step> stepOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return Step{-1, 0};
    case Qt::Key_Right:
        return Step{1, 0};
    case Qt::Key_Up:
        return Step{0, -1};
    case Qt::Key_Down:
        return Step{0, 1};
    default:
        return std::nullopt;
    }
}

} // namespace

CityBoard::CityBoard(AirshipCityTable &table, QWidget *parent)
    : QWidget(parent), m_table(table), m_overlay(new CityOverlay(this))
{
    setObjectName(u"city"_s);
    setRules(*this, idOf(ruleOf(BoardPart::City)));
    for (int at = 0; at < gridSize; ++at)
        this->at(at + 1, 0) = addArrow({columnLine(at), Direction::North});
    for (int row = 0; row < gridSize; ++row) {
        at(0, row + 1) = addArrow({rowLine(row), Direction::West});
        for (int column = 0; column < gridSize; ++column)
            at(column + 1, row + 1) = addTile(cellAt(column, row));
        at(gridSize + 1, row + 1) = addArrow({rowLine(row), Direction::East});
    }
    for (int at = 0; at < gridSize; ++at)
        this->at(at + 1, gridSize + 1) = addArrow({columnLine(at), Direction::South});
    connect(&table, &GameTable::changed, this, &CityBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &CityBoard::retranslate);
    retranslate();
}

TileButton *CityBoard::addTile(Cell cell)
{
    auto *tile = new TileButton(cell, this);
    connect(tile, &DrawnButton::taken, this,
            [this, cell](bool stopThere) { m_table.guide().click(cell, stopThere); });
    connect(tile, &TileButton::crewTaken, &m_table.guide(), &TurnGuide::touchCrew);
    tile->setCrewTip(
        [this](const CrewOnTile &crew) { return words::capitalised(spokenCrew(m_table, crew)); });
    connect(tile, &TileButton::dragged, this, [this, cell](QPointF by) { showDrag(pushOf(cell, by)); });
    connect(tile, &TileButton::dragCancelled, this, [this] { showDrag({}); });
    connect(tile, &TileButton::dropped, this, [this, cell](QPointF by) {
        showDrag({});
        if (const auto push = pushOf(cell, by))
            m_table.guide().click(*push);
    });
    setRules(*tile, [this, cell](const std::optional<QPoint> &) { return rulesOf(m_table, cell); });
    tile->setTip([this, tile] { return tipFor(m_table, tile->cell(), tile->accessibleName()); });
    return tile;
}

EdgeArrow *CityBoard::addArrow(LinePush push)
{
    auto *arrow = new EdgeArrow(push, this);
    connect(arrow, &DrawnButton::taken, this,
            [this, push](bool stopThere) { m_table.guide().click(push, stopThere); });
    arrow->installEventFilter(this);
    setRules(*arrow, [this, push](const std::optional<QPoint> &) { return rulesOf(m_table, push); });
    arrow->setTip([this, arrow] { return tipFor(m_table, arrow->push(), arrow->accessibleName()); });
    return arrow;
}

void CityBoard::focusCell(Cell cell)
{
    at(columnOf(cell) + 1, rowOf(cell) + 1)->setFocus(Qt::OtherFocusReason);
}

void CityBoard::walkFrom(Cell cell, int key)
{
    walk((rowOf(cell) + 1) * spots + columnOf(cell) + 1, key);
}

QSize CityBoard::sizeHint() const
{
    return QSize(520, 520) * std::max(1.0, QFontMetricsF(font()).height() / 16);
}

QSize CityBoard::minimumSizeHint() const
{
    return {340, 340};
}

void CityBoard::point(const CityPreview &preview)
{
    m_pointed = preview;
    refreshTiles();
}

/// An arrow that can be taken shows what it does as soon as the pointer or the keyboard is on it.
bool CityBoard::eventFilter(QObject *watched, QEvent *event)
{
    const auto *arrow = qobject_cast<const EdgeArrow *>(watched);
    const bool comes = event->type() == QEvent::Enter || event->type() == QEvent::FocusIn;
    const bool leaves = event->type() == QEvent::Leave || event->type() == QEvent::FocusOut;
    if (arrow != nullptr && comes)
        point(m_table.guide().preview(arrow->push()));
    else if (arrow != nullptr && leaves)
        point({});
    return false;
}

void CityBoard::refreshTiles()
{
    const CityPreview chosen = m_table.guide().chosenSoFar();
    m_shown = m_pointed.pushes.empty() && m_pointed.way.empty() ? chosen : m_pointed;
    if (m_shown.pushes.empty())
        m_shown.pushes = chosen.pushes;
    const bool isNow = m_shown.pushes.empty() || m_table.past();
    const State state = isNow ? State() : afterPushes(m_table.setup(), m_table.state(), m_shown.pushes);
    const auto moves = [this](Cell cell) {
        return std::any_of(m_shown.pushes.begin(), m_shown.pushes.end(), [cell](LinePush push) {
            return push.line == rowLine(rowOf(cell)) || push.line == columnLine(columnOf(cell));
        });
    };
    for (const Cell cell : all<Cell>()) {
        auto *tile = static_cast<TileButton *>(at(columnOf(cell) + 1, rowOf(cell) + 1));
        TileFace face = isNow ? tileFaceOf(m_table, cell) : tileFaceOf(m_table, state, cell);
        face.moves = !isNow && moves(cell);
        if (face == tile->face())
            continue;
        tile->setFace(face);
        setSaidName(*tile, spokenTile(m_table, face));
    }
    showOverlay();
}

QPointF CityBoard::middleOf(Cell cell) const
{
    return QRectF(at(columnOf(cell) + 1, rowOf(cell) + 1)->geometry()).center();
}

/// The way of a crew that takes more than a step, and which way the last line slides.
void CityBoard::showOverlay()
{
    std::vector<QPointF> way;
    if (m_shown.way.size() > 2 && !m_table.past()) {
        way.reserve(m_shown.way.size());
        for (const Cell cell : m_shown.way)
            way.push_back(middleOf(cell));
    }
    std::vector<QPointF> chevrons;
    Direction toward{};
    if (!m_shown.pushes.empty() && !m_table.past()) {
        const LinePush push = m_shown.pushes.back();
        toward = push.toward;
        chevrons.reserve(gridSize - 1);
        const auto on = [line = push.line](int place) {
            const int number = static_cast<int>(line);
            return isRow(line) ? cellAt(place, number) : cellAt(number - gridSize, place);
        };
        for (int place = 0; place + 1 < gridSize; ++place)
            chevrons.push_back((middleOf(on(place)) + middleOf(on(place + 1))) / 2);
    }
    // No larger than what it draws: what it lies on is drawn anew whenever it comes or goes.
    QPolygonF points;
    for (const QPointF &point : chevrons)
        points << point;
    for (const QPointF &point : way)
        points << point;
    const int around = m_overlay->fontMetrics().height();
    const QRect place =
        points.boundingRect().toAlignedRect().adjusted(-around, -around, around, around) & rect();
    for (std::vector<QPointF> *each : {&chevrons, &way}) {
        for (QPointF &point : *each)
            point -= place.topLeft();
    }
    m_overlay->setGeometry(place);
    m_overlay->draw(std::move(chevrons), toward, std::move(way));
}

void CityBoard::refresh()
{
    m_pointed = {}; // that was of the choices before
    refreshTiles();
    const bool areAsked = m_table.guide().asksForSlide();
    for (DrawnButton *spot : m_spots) {
        if (auto *arrow = qobject_cast<EdgeArrow *>(spot))
            refreshArrow(*arrow, areAsked);
    }
}

void CityBoard::refreshArrow(EdgeArrow &arrow, bool isAsked)
{
    arrow.setGlow(offerFor(m_table, arrow.push()).glow);
    arrow.setAsked(isAsked);
}

void CityBoard::retranslate()
{
    setSaidName(*this, words::name(words::Term::City));
    refresh();
    for (DrawnButton *spot : m_spots) {
        if (auto *arrow = qobject_cast<EdgeArrow *>(spot)) {
            //: A line of the city and the way it is pushed: Slide row 2 east
            setSaidName(
                *arrow,
                tr("Slide %1 %2").arg(words::name(arrow->push().line), words::toward(arrow->push().toward)));
        } else if (auto *tile = qobject_cast<TileButton *>(spot)) {
            setSaidName(*tile, spokenTile(m_table, tile->face()));
        }
    }
}

void CityBoard::resizeEvent(QResizeEvent *)
{
    layOut();
}

void CityBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CityBoard::layOut()
{
    const double margin = std::round(std::clamp(std::min(width(), height()) * 0.05, 20.0, 48.0));
    double tileWidth = (width() - 2 * margin) / gridSize;
    double tileHeight = (height() - 2 * margin) / gridSize;
    tileWidth = std::min(tileWidth, tileHeight * 1.4);
    tileHeight = std::min(tileHeight, tileWidth * 1.05);
    m_grid = QRectF(0, 0, std::floor(tileWidth) * gridSize, std::floor(tileHeight) * gridSize);
    m_grid.moveTopLeft(
        {std::floor((width() - m_grid.width()) / 2), std::floor((height() - m_grid.height()) / 2)});
    // Letters grow with the tiles. They shrink below what the reader chose only where a tile would not hold its name
    // and its tokens one below the other.
    const double line = QFontMetricsF(font()).height();
    const double least = std::min(1.0, std::floor(tileHeight) / (line * tileLines));
    const double zoom =
        std::max(least, std::min(tileWidth, tileHeight) / plainTile * 16 / std::max(16.0, line));
    const QFont lettering = scaledFont(font(), zoom);
    for (DrawnButton *spot : m_spots) {
        if (spot)
            spot->setFont(lettering);
    }
    placeTiles();
    showOverlay();
    const int side = static_cast<int>(margin) - 4;
    const QRect grid = m_grid.toRect();
    const int wide = grid.width() / gridSize;
    const int high = grid.height() / gridSize;
    const int length = std::min(std::min(wide, high) / 2, side * 2);
    for (int i = 0; i < gridSize; ++i) {
        const int x = grid.left() + i * wide + (wide - length) / 2;
        const int y = grid.top() + i * high + (high - length) / 2;
        at(i + 1, 0)->setGeometry(x, grid.top() - side - 2, length, side);
        at(i + 1, gridSize + 1)->setGeometry(x, grid.bottom() + 3, length, side);
        at(0, i + 1)->setGeometry(grid.left() - side - 2, y, side, length);
        at(gridSize + 1, i + 1)->setGeometry(grid.right() + 3, y, side, length);
    }
}

void CityBoard::placeTiles()
{
    const QRect grid = m_grid.toRect();
    const int wide = grid.width() / gridSize;
    const int high = grid.height() / gridSize;
    const int gap = std::max(3, wide / 36);
    for (const Cell cell : all<Cell>()) {
        QRect place(grid.left() + columnOf(cell) * wide, grid.top() + rowOf(cell) * high, wide, high);
        place.adjust(gap / 2, gap / 2, -(gap - gap / 2), -(gap - gap / 2));
        if (m_dragged) {
            const bool inRow = m_dragged->line == rowLine(rowOf(cell));
            const bool inColumn = m_dragged->line == columnLine(columnOf(cell));
            const int by = wide / 14;
            if (inRow)
                place.translate(m_dragged->toward == Direction::East ? by : -by, 0);
            else if (inColumn)
                place.translate(0, m_dragged->toward == Direction::South ? by : -by);
        }
        at(columnOf(cell) + 1, rowOf(cell) + 1)->setGeometry(place);
    }
}

std::optional<LinePush> CityBoard::pushOf(Cell cell, QPointF by) const
{
    const double threshold = m_grid.height() / gridSize / 5;
    const bool sideways = std::abs(by.x()) > std::abs(by.y());
    if (std::max(std::abs(by.x()), std::abs(by.y())) < threshold)
        return std::nullopt;
    if (sideways)
        return LinePush{rowLine(rowOf(cell)), by.x() > 0 ? Direction::East : Direction::West};
    return LinePush{columnLine(columnOf(cell)), by.y() > 0 ? Direction::South : Direction::North};
}

EdgeArrow *CityBoard::arrowOf(LinePush push) const
{
    for (DrawnButton *spot : m_spots) {
        auto *arrow = qobject_cast<EdgeArrow *>(spot);
        if (arrow && arrow->push() == push)
            return arrow;
    }
    return nullptr;
}

void CityBoard::showDrag(std::optional<LinePush> push)
{
    if (push == m_dragged)
        return;
    if (m_dragged)
        arrowOf(*m_dragged)->setPointedAt(false);
    m_dragged = push;
    if (m_dragged)
        arrowOf(*m_dragged)->setPointedAt(true);
    placeTiles();
}

void CityBoard::keyPressEvent(QKeyEvent *event)
{
    const auto *here = std::find(m_spots.begin(), m_spots.end(), focusWidget());
    const bool isOnSpot = here != m_spots.end() && *here != nullptr;
    if (!isOnSpot || !walk(static_cast<int>(here - m_spots.begin()), event->key()))
        QWidget::keyPressEvent(event);
}

/// One step from a spot; false for a key that is no arrow.
bool CityBoard::walk(int place, int key)
{
    const std::optional<Step> step = stepOf(key);
    if (!step)
        return false;
    const int column = place % spots + step->column;
    const int row = place / spots + step->row;
    const bool inside = column >= 0 && column < spots && row >= 0 && row < spots;
    if (inside && at(column, row))
        at(column, row)->setFocus(Qt::OtherFocusReason);
    return true;
}

void CityBoard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Role::Hairline), 1));
    painter.setBrush(theme.color(Role::Sky));
    const double radius = cornerRadius(font());
    drawFrame(painter, rect(), radius);
}

} // namespace skyledger::ui
