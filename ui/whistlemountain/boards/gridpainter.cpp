// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/boards/gridpainter.h"

#include "core/whistlemountain/rules/table.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/fittedtext.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/pawns.h"
#include "ui/widgets/shapes.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRegion>

#include <algorithm>

namespace skyledger::ui::whistle {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double ghostPart =
    0.5; ///< of a cell, of whoever would come into the tower, beside who stands there
struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainGrid)
};

/// All cells of what is placed; empty where nothing is.
QRectF wholeOf(const GridPlan &plan, const Preview &preview)
{
    QRectF whole;
    for (const Cell cell : preview.shape)
        whole = whole.united(plan.cell(cell));
    return whole;
}

} // namespace

GridPainter::GridPainter(QPainter &painter, const WhistleMountainTable &table, const GridPlan &plan,
                         const Theme &theme)
    : m_painter(painter),
      m_table(table),
      m_plan(plan),
      m_theme(theme),
      m_setup(table.setup()),
      m_state(table.state()),
      m_letters(lettersOf(table.shown())),
      m_font(painter.font())
{
}

void GridPainter::draw(const GridLights &lights)
{
    drawHeads();
    drawGround();
    drawScaffolds();
    drawMachines(lights);
    drawBridge();
    drawPieces();
    drawWater();
    drawBarracks(lights);
    drawTower(lights);
    drawWhirlpool(lights);
    drawLights(lights);
    drawMarks(lights.marks);
    if (!lights.preview.empty())
        drawPreview(lights.preview, lights.ghost);
    for (const ScaffoldCell &each : lights.told) {
        if (isResource(each.print))
            drawPrint(each.cell, resourceOf(each.print));
    }
}

/// Letters of the columns, numbers of the rows, and what stands beside them.
void GridPainter::drawHeads()
{
    m_painter.setFont(m_font);
    m_painter.setPen(m_theme.color(Role::QuietText));
    for (int column = 0; column < m_setup.board().columns; ++column) {
        const QRectF head(m_plan.grid().left() + m_plan.side() * column, m_plan.heads().top(), m_plan.side(),
                          m_plan.heads().height());
        m_painter.drawText(head, Qt::AlignCenter, QString(QChar(static_cast<char16_t>(u'A' + column))));
    }
    for (int row = 0; row < m_setup.board().rows; ++row)
        m_painter.drawText(m_plan.rowNumber(row), Qt::AlignRight | Qt::AlignVCenter,
                           QString::number(row + 1));
    const QRectF tower = m_plan.tower(0);
    m_painter.drawText(QRectF(tower.left(), m_plan.heads().top(), tower.width(), m_plan.heads().height()),
                       Qt::AlignCenter, Text::tr("Tower, VP", "heading of the tower's floors"));
}

void GridPainter::drawGround()
{
    m_painter.fillRect(m_plan.grid(), m_theme.color(Role::Panel));
    m_painter.setPen(QPen(m_theme.color(Role::Hairline), 1));
    for (int column = 0; column <= m_setup.board().columns; ++column) {
        const double x = m_plan.grid().left() + m_plan.side() * column;
        m_painter.drawLine(QPointF(x, m_plan.grid().top()), QPointF(x, m_plan.grid().bottom()));
    }
    for (int row = 0; row <= m_setup.board().rows; ++row) {
        const double y = m_plan.grid().bottom() - m_plan.side() * row;
        m_painter.drawLine(QPointF(m_plan.grid().left(), y), QPointF(m_plan.grid().right(), y));
    }
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.color(Role::Outline));
    for (const Cell cell : emptyCells(m_setup, m_state))
        m_painter.drawEllipse(m_plan.cell(cell).center(), 1.5, 1.5);
}

void GridPainter::drawScaffolds()
{
    for (const Cell cell : m_state.scaffolds)
        drawScaffoldCell(cell);
    // The rim of each piece, where its neighbour is another one.
    m_painter.setPen(QPen(m_theme.color(Role::Outline), 1.5));
    const auto pieceAt = [this](int column, int row) {
        if (column < 0 || row < 0 || column >= maxColumns || row >= maxRows)
            return std::uint8_t{0};
        return m_state.pieceAt[cellAt(column, row)];
    };
    for (const Cell cell : m_state.scaffolds) {
        const QRectF rect = m_plan.cell(cell);
        const int column = columnOf(cell);
        const int row = rowOf(cell);
        const std::uint8_t piece = m_state.pieceAt[cell];
        if (pieceAt(column - 1, row) != piece)
            m_painter.drawLine(rect.topLeft(), rect.bottomLeft());
        if (pieceAt(column + 1, row) != piece)
            m_painter.drawLine(rect.topRight(), rect.bottomRight());
        if (pieceAt(column, row + 1) != piece)
            m_painter.drawLine(rect.topLeft(), rect.topRight());
        if (pieceAt(column, row - 1) != piece)
            m_painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    }
}

void GridPainter::drawScaffoldCell(Cell cell)
{
    const QRectF rect = m_plan.cell(cell);
    m_painter.fillRect(rect, m_theme.color(Role::Developed));
    m_painter.setPen(QPen(m_theme.color(Role::Hairline), 1));
    m_painter.drawLine(rect.topLeft(), rect.bottomRight());
    m_painter.drawLine(rect.topRight(), rect.bottomLeft());
    if (m_state.printed.contains(cell) && isResource(m_state.printAt[cell]))
        drawPrint(cell, resourceOf(m_state.printAt[cell]));
}

void GridPainter::drawPrint(Cell cell, Resource resource)
{
    const QRectF rect = m_plan.cell(cell);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(m_theme.color(Role::Hairline), 1));
    m_painter.setBrush(m_theme.color(Role::Panel));
    m_painter.drawEllipse(squareAt(rect.center(), m_plan.side() * 0.62));
    m_painter.restore();
    drawResource(m_painter, squareAt(rect.center(), m_plan.side() * 0.36), lookOf(resource), m_theme);
}

namespace {

/// Whether a number of the checklist stands on a machine.
bool isMarked(const std::vector<GridMark> &marks, const Area &area)
{
    return std::any_of(marks.begin(), marks.end(), [&area](const GridMark &mark) {
        return mark.area == area
            || (mark.place && mark.place->kind == Place::Kind::Cell && area.contains(mark.place->cell()));
    });
}

} // namespace

void GridPainter::drawMachines(const GridLights &lights)
{
    for (const Machine machine : m_state.onGrid)
        drawMachine(machine, lights.machines.contains(machine) || lights.preview.reach.contains(machine),
                    isMarked(lights.marks, m_state.built[machine].area));
}

/// A machine as a plate with its name; where that has no room, its first letters. Its key stands in the corner.
void GridPainter::drawMachine(Machine machine, bool lit, bool marked)
{
    const Area &area = m_state.built[machine].area;
    const QRectF rect = m_plan.area(area).adjusted(1.5, 1.5, -1.5, -1.5);
    QRectF plate = rect; // as far as the water leaves it
    if (area.row < m_state.water && m_state.water <= area.top())
        plate.setBottom(m_plan.row(m_state.water).bottom());
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(m_theme.color(lit ? Role::Lit : Role::Panel));
    m_painter.setPen(QPen(m_theme.color(lit ? Role::LitFrame : Role::Text), 2));
    drawFrame(m_painter, rect, 4);
    m_painter.setPen(m_theme.color(lit ? Role::LitFrame : Role::Text));
    const QFont font = scaledFont(boldFont(m_font, 1), 0.86);
    m_painter.setFont(font);
    if (!marked) // else the line of the checklist with that number names it
        drawFittedText(m_painter, plate.adjusted(3, 2, -3, -2), wording::name(machine));
    if (const QChar key = m_letters.machines[machine]; lit && !key.isNull()) {
        const double line = QFontMetricsF(font).height();
        QRectF chip(0, 0, line, line);
        chip.moveBottomRight(rect.bottomRight());
        m_painter.setBrush(m_theme.color(Role::Panel));
        m_painter.setPen(QPen(m_theme.color(Role::LitFrame), 1));
        drawFrame(m_painter, chip, 3);
        m_painter.drawText(chip, Qt::AlignCenter, QString(key));
    }
    m_painter.restore();
}

/// Workers and aircraft, above whatever they stand on.
void GridPainter::drawPieces()
{
    for (const Player player : m_setup.players()) {
        const PlayerLook look = lookOf(m_table, player);
        const PlayerState &own = m_state.players[player];
        for (const Cell cell : own.workers.grid)
            drawPawn(m_painter, m_plan.cell(cell).adjusted(2, 2, -2, -2), look, m_theme);
        for (const Aircraft aircraft : all<Aircraft>()) {
            if (own.aircraft[aircraft].isOnGrid())
                drawAircraft(m_painter, m_plan.area(own.aircraft[aircraft].area), aircraft, look, m_theme);
        }
    }
}

/// Rows under water: what lies there is seen through it, and does nothing.
void GridPainter::drawWater()
{
    QColor veil = waterColor(m_theme);
    veil.setAlphaF(m_theme.isHighContrast() ? 0.6F : 0.78F);
    for (int row = 0; row < m_state.water; ++row) {
        m_painter.fillRect(m_plan.row(row), veil);
        drawWaves(m_painter, m_plan.row(row), m_theme);
    }
    if (m_state.water > 0) {
        const QRectF top = m_plan.row(m_state.water - 1);
        m_painter.setPen(QPen(waveColor(m_theme), 2));
        m_painter.drawLine(top.topLeft(), top.topRight());
    }
}

void GridPainter::drawBridge()
{
    const int row = m_setup.board().bridgeRow - 1;
    const double y = m_plan.row(row).bottom();
    const double left = m_plan.barracks(row).left();
    // Machines lie above it, with their names.
    QRegion seen(QRectF(left, y - 2, m_plan.tower(row).right() - left, 4).toAlignedRect());
    for (const Machine machine : m_state.onGrid)
        seen -= m_plan.area(m_state.built[machine].area).toAlignedRect();
    m_painter.save();
    m_painter.setClipRegion(seen);
    m_painter.setPen(QPen(m_theme.color(Role::Text), 2, Qt::DashLine));
    m_painter.drawLine(QPointF(left, y), QPointF(m_plan.tower(row).right(), y));
    m_painter.restore();
}

void GridPainter::drawPlate(const QRectF &rect, bool lit)
{
    m_painter.setPen(QPen(m_theme.color(lit ? Role::LitFrame : Role::Hairline), lit ? 2 : 1));
    m_painter.setBrush(m_theme.color(lit ? Role::Lit : Role::Panel));
    drawFrame(m_painter, rect, 4);
}

void GridPainter::drawWorkersIn(const QRectF &rect, const std::vector<Player> &workers)
{
    std::vector<PlayerLook> looks;
    looks.reserve(workers.size());
    for (const Player player : workers)
        looks.push_back(lookOf(m_table, player));
    drawPawns(m_painter, rect, m_plan.side(), looks, m_theme);
}

namespace {

bool isLit(const GridLights &lights, const Place &place)
{
    return std::find(lights.places.begin(), lights.places.end(), place) != lights.places.end();
}

} // namespace

void GridPainter::drawBarracks(const GridLights &lights)
{
    const int first = m_setup.board().barracksRow() - 1;
    for (int row = first; row < std::min<int>(first + barracksRows, m_setup.board().rows); ++row) {
        std::vector<Player> workers;
        for (const Player player : m_setup.players())
            workers.insert(workers.end(),
                           m_state.players[player].workers.barracks[static_cast<std::size_t>(row)], player);
        const QRectF rect = m_plan.barracks(row);
        if (row < m_state.water) {
            m_painter.fillRect(rect, waterColor(m_theme));
            drawWaves(m_painter, rect, m_theme);
        } else {
            drawPlate(rect, isLit(lights, inBarracks(row + 1)));
        }
        drawWorkersIn(rect.adjusted(2, 0, -2, 0), workers);
    }
    m_painter.setFont(m_font);
    m_painter.setPen(m_theme.color(Role::QuietText));
    const int above = std::min<int>(first + barracksRows, m_setup.board().rows - 1);
    const QString title = Text::tr("Barracks");
    // The number of the row stands at the other end of its place; in high rows above the title.
    const double beside = m_plan.side() > QFontMetricsF(m_font).height() * 2.6 ? 1 : 0.5;
    QRectF place = m_plan.barracks(above).adjusted(0, 0, m_plan.rowNumber(above).width() * beside, 0);
    m_painter.setFont(fittingFont(m_font, title, place.width() * 0.98));
    // Where that is small yet too wide there is room on the left.
    const double wide = QFontMetricsF(m_painter.font()).horizontalAdvance(title) + 1;
    place.setLeft(std::max(1.0, std::min(place.left(), place.right() - wide)));
    m_painter.drawText(place, Qt::AlignLeft | Qt::AlignBottom, title);
}

void GridPainter::drawTower(const GridLights &lights)
{
    int drawn = 0;
    for (int row = 0; row < m_setup.board().rows; ++row) {
        const int floor = floorBeside(m_setup, row);
        if (floor <= drawn)
            continue; // a floor may lie beside several rows
        drawn = floor;
        drawPlate(m_plan.tower(row), isLit(lights, onFloor(floor)) || isLit(lights, tower));
        drawFloor(row, lights.preview);
    }
}

/// The VP of a floor, its trophies, and who stands there, beside whoever would come.
void GridPainter::drawFloor(int row, const Preview &preview)
{
    const auto at = static_cast<std::size_t>(floorBeside(m_setup, row) - 1);
    const QRectF rect = m_plan.tower(row).adjusted(4, 0, -3, 0);
    const std::optional<std::uint16_t> vp = m_setup.board().floorVp[at];
    m_painter.setFont(boldFont(m_font, 1));
    m_painter.setPen(m_theme.color(vp ? Role::Text : Role::LitFrame));
    const QString printed = vp ? QString::number(*vp) : u"?"_s;
    m_painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, printed);
    const int trophies = totalOf(m_state.floors[at]);
    double x = rect.left() + m_painter.fontMetrics().horizontalAdvance(printed + u' ');
    if (trophies > 0) {
        const double side = std::min(rect.height(), m_plan.side()) * 0.42;
        const QRectF cup(x, rect.center().y() - side / 2, side, side);
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.fillPath(cupShape(cup), m_theme.color(Role::LitFrame));
        m_painter.restore();
        x = cup.right() + 2;
        if (trophies > 1) {
            m_painter.setFont(m_font);
            m_painter.setPen(m_theme.color(Role::Text));
            m_painter.drawText(QRectF(x, rect.top(), rect.width(), rect.height()),
                               Qt::AlignLeft | Qt::AlignVCenter, QString::number(trophies));
            x += m_painter.fontMetrics().horizontalAdvance(u"0 "_s);
        }
    }
    std::vector<Player> workers;
    for (const Player player : m_setup.players())
        workers.insert(workers.end(), m_state.players[player].workers.tower[at], player);
    const bool comes = std::any_of(preview.promoted.begin(), preview.promoted.end(),
                                   [at](const auto &each) { return each.second - 1U == at; });
    const double room = rect.right() - x - (comes ? m_plan.side() * ghostPart : 0);
    drawWorkersIn(QRectF(x, rect.top(), room, rect.height()), workers);
}

void GridPainter::drawWhirlpool(const GridLights &lights)
{
    const QRectF rect = m_plan.whirlpool();
    m_painter.setPen(QPen(isLit(lights, whirlpool) ? m_theme.color(Role::LitFrame) : waveColor(m_theme),
                          isLit(lights, whirlpool) ? 2 : 1));
    m_painter.setBrush(waterColor(m_theme));
    drawFrame(m_painter, rect, 4);
    m_painter.setFont(m_font);
    m_painter.setPen(m_theme.color(Role::Text));
    QRectF rest = rect.adjusted(8, 0, -8, 0);
    const QString title = Text::tr("Whirlpool");
    m_painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, title);
    rest.setLeft(rest.left() + m_painter.fontMetrics().horizontalAdvance(title) + 10);
    const double side = rect.height() * 0.9;
    for (const Player player : m_setup.players()) {
        drawPawn(m_painter, QRectF(rest.left(), rect.center().y() - side / 2, side, side),
                 lookOf(m_table, player), m_theme);
        m_painter.setPen(m_theme.color(Role::Text));
        m_painter.drawText(QRectF(rest.left() + side + 2, rect.top(), side * 2, rect.height()),
                           Qt::AlignLeft | Qt::AlignVCenter,
                           QString::number(m_state.players[player].workers.whirlpool));
        rest.setLeft(rest.left() + side + m_painter.fontMetrics().horizontalAdvance(u"000"_s));
    }
    QString lines = Text::tr("%n water line(s) left", nullptr, linesLeft(m_state));
    if (m_painter.fontMetrics().horizontalAdvance(lines) > rest.width())
        lines = QString::number(linesLeft(m_state));
    m_painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, lines);
}

/// What a touch would take, and the cells that are taken.
void GridPainter::drawLights(const GridLights &lights)
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    const CellSet shown = m_state.printed | m_state.machineCells | workerCells(m_state);
    for (const Cell cell : lights.offered) {
        // On a plate of its own: it may stand on a piece of any colour. Beside what the cell shows.
        const bool isBeside = shown.contains(cell);
        const QRectF rect = m_plan.cell(cell);
        const QPointF at = isBeside ? rect.topRight() + QPointF(-7, 7) : rect.center();
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.color(Role::Panel));
        m_painter.drawEllipse(at, 6, 6);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_theme.color(Role::Accent), 1.5));
        m_painter.drawEllipse(at, 3.5, 3.5);
    }
    m_painter.setPen(QPen(m_theme.color(Role::Accent), 2));
    QColor fill = m_theme.color(Role::Accent);
    fill.setAlphaF(0.2F);
    m_painter.setBrush(fill);
    for (const Cell cell : lights.chosen)
        m_painter.drawRect(m_plan.cell(cell).adjusted(2, 2, -2, -2));
    m_painter.restore();
}

void GridPainter::drawPreview(const Preview &preview, Aircraft ghost)
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    const QColor frame = m_theme.color(Role::LitFrame);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(frame, 2));
    for (const Cell cell : preview.lit)
        m_painter.drawRoundedRect(m_plan.cell(cell).adjusted(2, 2, -2, -2), 4, 4);
    const QRectF whole = wholeOf(m_plan, preview);
    if (ghost != none<Aircraft> && !whole.isEmpty())
        drawAircraft(m_painter, whole, ghost, lookOf(m_table, toAct(m_state)), m_theme, true);
    m_painter.setPen(QPen(frame, 2, Qt::DashLine));
    QColor fill = m_theme.color(Role::Lit);
    fill.setAlphaF(0.55F);
    for (const Cell cell : preview.shape) {
        if (ghost == none<Aircraft> && !workerCells(m_state).contains(cell)) // whose letters stay to be read
            m_painter.fillRect(m_plan.cell(cell).adjusted(2, 2, -2, -2), fill);
        m_painter.drawRect(m_plan.cell(cell).adjusted(2, 2, -2, -2));
    }
    // A cell that is the reason against it is crossed out: colour alone would not tell.
    m_painter.setPen(QPen(m_theme.color(Role::Text), 3));
    for (const Cell cell : preview.wrong) {
        const QRectF rect = m_plan.cell(cell).adjusted(6, 6, -6, -6);
        m_painter.drawLine(rect.topLeft(), rect.bottomRight());
        m_painter.drawLine(rect.topRight(), rect.bottomLeft());
    }
    drawSegments(preview);
    drawPromoted(preview);
    if (preview.water >= 0) {
        const QRectF row = m_plan.row(preview.water);
        m_painter.setPen(QPen(waveColor(m_theme), 3, Qt::DashLine));
        m_painter.drawLine(QPointF(m_plan.barracks(preview.water).left(), row.top()),
                           QPointF(row.right(), row.top()));
    }
    m_painter.restore();
}

/// Every side that scores as a bar with its 1, and the sum beside the shape.
void GridPainter::drawSegments(const Preview &preview)
{
    const double dot = std::clamp(m_plan.side() * 0.36, 10.0, 18.0);
    m_painter.setFont(scaledFont(m_font, 0.8));
    for (const auto &[cell, beside] : preview.segments) {
        const QRectF mark = squareAt((m_plan.cell(cell).center() + m_plan.cell(beside).center()) / 2, dot);
        m_painter.setPen(QPen(m_theme.color(Role::LitFrame), 1));
        m_painter.setBrush(m_theme.color(Role::Lit));
        m_painter.drawEllipse(mark);
        m_painter.setPen(m_theme.color(Role::LitFrame));
        m_painter.drawText(mark, Qt::AlignCenter, u"1"_s);
    }
    if (preview.segmentPoints >= 0 && !preview.shape.empty())
        drawChip(wholeOf(m_plan, preview), words::points(preview.segmentPoints));
}

/// Where workers would come to stand in the tower, with their order.
void GridPainter::drawPromoted(const Preview &preview)
{
    for (int order = 0; const auto &[player, floor] : preview.promoted) {
        ++order;
        for (int row = 0; row < m_setup.board().rows; ++row) {
            if (floorBeside(m_setup, row) != floor)
                continue;
            const QRectF rect = m_plan.tower(row);
            const double side = std::min(rect.height(), m_plan.side()) * ghostPart;
            QRectF ghost(rect.right() - side - 2, rect.center().y() - side / 2, side, side);
            ghost.translate(-side * 0.5 * ((order - 1) % 3), 0);
            drawPawn(m_painter, ghost, lookOf(m_table, player), m_theme, true);
            m_painter.setFont(scaledFont(m_font, 0.8));
            m_painter.setPen(m_theme.color(Role::LitFrame));
            m_painter.drawText(ghost.adjusted(0, side * 0.2, 0, 0), Qt::AlignCenter, QString::number(order));
            break;
        }
    }
}

/// The numbers of the checklist where the pieces lay, side by side where several lay in one place.
void GridPainter::drawMarks(const std::vector<GridMark> &marks)
{
    const double side = std::clamp(m_plan.side() * 0.6, 13.0, 24.0);
    std::vector<QRectF> taken;
    for (const GridMark &mark : marks) {
        QRectF home;
        if (!mark.place)
            home = m_plan.area(mark.area);
        else if (mark.place->kind == Place::Kind::Barracks)
            home = m_plan.barracks(mark.place->at - 1);
        else if (mark.place->kind == Place::Kind::Cell)
            home = m_plan.cell(mark.place->cell());
        else
            continue; // on a machine, of which another line tells
        const auto others = std::count(taken.begin(), taken.end(), home);
        taken.push_back(home);
        QRectF disc(0, 0, side, side);
        disc.moveCenter(home.center());
        if (mark.place && mark.place->kind == Place::Kind::Barracks)
            disc.moveLeft(home.left() + 2);
        disc.translate(static_cast<double>(others) * side * 0.95, 0);
        drawNumberDisc(m_painter, disc, mark.number, m_theme);
    }
}

void GridPainter::drawChip(const QRectF &near, const QString &text)
{
    m_painter.setFont(boldFont(m_font, 1));
    const QFontMetricsF metrics(m_painter.font());
    QRectF chip(0, 0, metrics.horizontalAdvance(text) + 12, metrics.height() + 4);
    chip.moveCenter({near.center().x(), near.top() - chip.height() / 2 - 4});
    if (chip.top() < m_plan.heads().top())
        chip.moveTop(near.bottom() + 4);
    m_painter.setPen(QPen(m_theme.color(Role::LitFrame), 1));
    m_painter.setBrush(m_theme.color(Role::Lit));
    drawFrame(m_painter, chip, 4);
    m_painter.drawText(chip, Qt::AlignCenter, text);
}

} // namespace skyledger::ui::whistle
