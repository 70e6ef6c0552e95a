// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/boards/slidinggrid.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/spacepainter.h"
#include "ui/widgets/wayoverlay.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QPolygonF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace skyledger::ui {

namespace {

constexpr double plainTile = 112; // the tile at which letters have their own size
constexpr double tileLines = 3.6; // numbers, name, pieces and what is around them
constexpr double plainLine = 16;

std::optional<QPoint> stepOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return QPoint(-1, 0);
    case Qt::Key_Right:
        return QPoint(1, 0);
    case Qt::Key_Up:
        return QPoint(0, -1);
    case Qt::Key_Down:
        return QPoint(0, 1);
    default:
        return std::nullopt;
    }
}

/// The tiles, and the arrows around them.
std::size_t spotsOf(int side)
{
    const int spots = (side + 2) * (side + 2);
    return static_cast<std::size_t>(spots);
}

} // namespace

SlidingGrid::SlidingGrid(const QString &name, int side, QWidget *parent)
    : DrawnBoard(name, parent), m_side(side), m_spots(spotsOf(side)), m_overlay(new WayOverlay(this))
{
}

/// An arrow that loses the keyboard while it goes leads to nothing anymore.
SlidingGrid::~SlidingGrid()
{
    for (DrawnButton *spot : m_spots) {
        if (spot != nullptr)
            spot->disconnect(this);
    }
}

void SlidingGrid::fill()
{
    const auto isEdge = [this](int at) { return at == 0 || at == m_side + 1; };
    for (int row = 0; row < m_side + 2; ++row) {
        for (int column = 0; column < m_side + 2; ++column) {
            if (!isEdge(row) && !isEdge(column))
                addTile({column - 1, row - 1});
            else if (isEdge(row) != isEdge(column))
                addArrow({column, row});
        }
    }
}

void SlidingGrid::addTile(const QPoint &tile)
{
    DraggedButton *button = makeTile(tile);
    m_spots[placeOf(tile + QPoint(1, 1))] = button;
    connect(button, &DraggedButton::dragged, this, [this, tile](QPointF by) { showDrag(slideOf(tile, by)); });
    connect(button, &DraggedButton::dragCancelled, this, [this] { showDrag({}); });
    connect(button, &DraggedButton::dropped, this, [this, tile](QPointF by) {
        showDrag({});
        if (const auto dropped = slideOf(tile, by))
            slide(*dropped, false);
    });
}

void SlidingGrid::addArrow(const QPoint &spot)
{
    const bool isRow = spot.x() == 0 || spot.x() == m_side + 1;
    const bool isFirst = spot.x() == 0 || spot.y() == 0;
    const Slide push{isRow, (isRow ? spot.y() : spot.x()) - 1,
                     isRow ? (isFirst ? Way::Left : Way::Right) : (isFirst ? Way::Up : Way::Down)};
    auto *arrow = new ArrowButton(static_cast<int>(push.way), this);
    m_spots[placeOf(spot)] = arrow;
    m_slides.push_back(push);
    connect(arrow, &DrawnButton::taken, this, [this, push](bool stopThere) { slide(push, stopThere); });
    connect(arrow, &ArrowButton::pointed, this,
            [this, push](bool here) { pointAt(here ? std::optional(push) : std::nullopt); });
    dress(*arrow, push);
}

ArrowButton &SlidingGrid::arrow(const Slide &slide) const
{
    const bool isFirst = slide.way == Way::Left || slide.way == Way::Up;
    const int across = isFirst ? 0 : m_side + 1;
    const int along = slide.line + 1;
    return static_cast<ArrowButton &>(*at(slide.isRow ? QPoint(across, along) : QPoint(along, across)));
}

void SlidingGrid::focusTile(const QPoint &tile)
{
    at(tile + QPoint(1, 1))->setFocus(Qt::OtherFocusReason);
}

void SlidingGrid::walkFrom(const QPoint &tile, int key)
{
    walk(tile + QPoint(1, 1), key);
}

QSize SlidingGrid::sizeHint() const
{
    return QSize(520, 520) * std::max(1.0, QFontMetricsF(font()).height() / plainLine);
}

void SlidingGrid::showAhead(const std::optional<Slide> &slide, std::vector<QPoint> way)
{
    m_ahead = slide;
    m_way = std::move(way);
    placeOverlay();
}

QPointF SlidingGrid::middleOf(const QPoint &tile) const
{
    return QRectF(at(tile + QPoint(1, 1))->geometry()).center();
}

void SlidingGrid::placeOverlay()
{
    std::vector<QPointF> way;
    way.reserve(m_way.size());
    for (const QPoint &each : m_way)
        way.push_back(middleOf(each));
    std::vector<QPointF> chevrons;
    for (int place = 0; m_ahead && place + 1 < m_side; ++place) {
        const auto on = [line = m_ahead->line, isRow = m_ahead->isRow](int along) {
            return isRow ? QPoint(along, line) : QPoint(line, along);
        };
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
    m_overlay->draw(std::move(chevrons), m_ahead ? static_cast<int>(m_ahead->way) : 0, std::move(way));
}

void SlidingGrid::layOut()
{
    const double margin = std::round(std::clamp(std::min(width(), height()) * 0.05, 20.0, 48.0));
    double tileWidth = (width() - 2 * margin) / m_side;
    double tileHeight = (height() - 2 * margin) / m_side;
    tileWidth = std::min(tileWidth, tileHeight * 1.4);
    tileHeight = std::min(tileHeight, tileWidth * 1.05);
    m_grid = QRectF(0, 0, std::floor(tileWidth) * m_side, std::floor(tileHeight) * m_side);
    m_grid.moveTopLeft(
        {std::floor((width() - m_grid.width()) / 2), std::floor((height() - m_grid.height()) / 2)});
    // Letters grow with the tiles. They shrink below what the reader chose only where a tile would not hold its name
    // and its pieces one below the other.
    const double line = QFontMetricsF(font()).height();
    const double least = std::min(1.0, std::floor(tileHeight) / (line * tileLines));
    const double zoom =
        std::max(least, std::min(tileWidth, tileHeight) / plainTile * plainLine / std::max(plainLine, line));
    const QFont lettering = scaledFont(font(), zoom);
    for (DrawnButton *spot : m_spots) {
        if (spot != nullptr)
            spot->setFont(lettering);
    }
    placeTiles();
    placeOverlay();
    placeArrows(static_cast<int>(margin));
}

void SlidingGrid::placeTiles()
{
    const QRect grid = m_grid.toRect();
    const int wide = grid.width() / m_side;
    const int high = grid.height() / m_side;
    const int gap = std::max(3, wide / 36);
    for (int row = 0; row < m_side; ++row) {
        for (int column = 0; column < m_side; ++column) {
            QRect place(grid.left() + column * wide, grid.top() + row * high, wide, high);
            place.adjust(gap / 2, gap / 2, -(gap - gap / 2), -(gap - gap / 2));
            if (m_dragged && m_dragged->moves({column, row})) {
                const bool isForth = m_dragged->way == Way::Right || m_dragged->way == Way::Down;
                const int by = isForth ? wide / 14 : -(wide / 14);
                place.translate(m_dragged->isRow ? QPoint(by, 0) : QPoint(0, by));
            }
            at({column + 1, row + 1})->setGeometry(place);
        }
    }
}

void SlidingGrid::placeArrows(int margin)
{
    const int side = margin - 4;
    const QRect grid = m_grid.toRect();
    const int wide = grid.width() / m_side;
    const int high = grid.height() / m_side;
    const int length = std::min(std::min(wide, high) / 2, side * 2);
    for (int i = 0; i < m_side; ++i) {
        const int x = grid.left() + i * wide + (wide - length) / 2;
        const int y = grid.top() + i * high + (high - length) / 2;
        at({i + 1, 0})->setGeometry(x, grid.top() - side - 2, length, side);
        at({i + 1, m_side + 1})->setGeometry(x, grid.bottom() + 3, length, side);
        at({0, i + 1})->setGeometry(grid.left() - side - 2, y, side, length);
        at({m_side + 1, i + 1})->setGeometry(grid.right() + 3, y, side, length);
    }
}

std::optional<SlidingGrid::Slide> SlidingGrid::slideOf(const QPoint &tile, const QPointF &by) const
{
    const double threshold = m_grid.height() / m_side / 5;
    if (std::max(std::abs(by.x()), std::abs(by.y())) < threshold)
        return std::nullopt;
    if (std::abs(by.x()) > std::abs(by.y()))
        return Slide{true, tile.y(), by.x() > 0 ? Way::Right : Way::Left};
    return Slide{false, tile.x(), by.y() > 0 ? Way::Down : Way::Up};
}

void SlidingGrid::showDrag(const std::optional<Slide> &slide)
{
    if (slide == m_dragged)
        return;
    if (m_dragged)
        arrow(*m_dragged).setPointedAt(false);
    m_dragged = slide;
    if (m_dragged)
        arrow(*m_dragged).setPointedAt(true);
    placeTiles();
}

void SlidingGrid::keyPressEvent(QKeyEvent *event)
{
    const auto here = std::find(m_spots.begin(), m_spots.end(), focusWidget());
    const bool isOnSpot = here != m_spots.end() && *here != nullptr;
    const int place = static_cast<int>(here - m_spots.begin());
    const QPoint spot(place % (m_side + 2), place / (m_side + 2));
    if (!isOnSpot || !walk(spot, event->key()))
        QWidget::keyPressEvent(event);
}

/// One step from a spot; false for a key that is no arrow.
bool SlidingGrid::walk(const QPoint &spot, int key)
{
    const std::optional<QPoint> step = stepOf(key);
    if (!step)
        return false;
    const QPoint to = spot + *step;
    if (QRect(0, 0, m_side + 2, m_side + 2).contains(to) && at(to) != nullptr)
        at(to)->setFocus(Qt::OtherFocusReason);
    return true;
}

void SlidingGrid::draw(QPainter &painter, const Theme &theme) const
{
    drawSpace(painter, rect(), cornerRadius(font()), {Role::Hairline, 1, Role::Sky}, theme);
}

} // namespace skyledger::ui
