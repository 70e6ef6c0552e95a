// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/cityboard.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/rules/boards.h"
#include "ui/airshipcity/boards/tilebutton.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/phrases.h"

#include <algorithm>
#include <array>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

// Both count the ways from the north, that is up, to the right.
LinePush pushOf(const SlidingGrid::Slide &slide)
{
    return {slide.isRow ? rowLine(slide.line) : columnLine(slide.line), static_cast<Direction>(slide.way)};
}

SlidingGrid::Slide asSlide(LinePush push)
{
    const int number = static_cast<int>(push.line);
    return {isRow(push.line), isRow(push.line) ? number : number - gridSize,
            static_cast<SlidingGrid::Way>(push.toward)};
}

/// The city as it lies after some pushes.
State afterPushes(const Setup &setup, State state, const std::vector<LinePush> &pushes)
{
    for (const LinePush &push : pushes)
        pushLine(Boards{setup, state, nullptr}, push);
    return state;
}

QString idOf(LinePush push)
{
    constexpr std::array<const char16_t *, 4> ways{u"north", u"east", u"south", u"west"};
    return u"push-%1-%2-%3"_s.arg(isRow(push.line) ? u"row"_s : u"column"_s, table::word(push.line),
                                  QString::fromUtf16(ways[indexOf(push.toward)]));
}

} // namespace

CityBoard::CityBoard(AirshipCityTable &table, QWidget *parent)
    : SlidingGrid(u"city"_s, gridSize, parent), m_table(table)
{
    setRules(*this, idOf(Rule::Setup01));
    fill();
    follow(table, Follows::Choices);
}

DraggedButton *CityBoard::makeTile(const QPoint &place)
{
    const Cell cell = cellAt(place.x(), place.y());
    auto *tile = new TileButton(cell, this);
    connect(tile, &DrawnButton::taken, this,
            [this, cell](bool stopThere) { m_table.guide().click(cell, stopThere); });
    connect(tile, &TileButton::crewTaken, &m_table.guide(), &TurnGuide::touchCrew);
    tile->setCrewTip(
        [this](const CrewOnTile &crew) { return words::capitalised(spokenCrew(m_table, crew)); });
    setRules(*tile, [this, cell](const std::optional<QPoint> &) { return rulesOf(m_table, cell); });
    tile->setTip([this, tile] { return tipFor(m_table, tile->cell(), tile->accessibleName()); });
    return tile;
}

void CityBoard::dress(ArrowButton &arrow, const Slide &slide)
{
    const LinePush push = pushOf(slide);
    arrow.setObjectName(idOf(push));
    setRules(arrow, [this, push](const std::optional<QPoint> &) { return rulesOf(m_table, push); });
    arrow.setTip([this, push, &arrow] { return tipFor(m_table, push, arrow.accessibleName()); });
}

void CityBoard::slide(const Slide &slide, bool stopThere)
{
    m_table.guide().click(pushOf(slide), stopThere);
}

/// An arrow that can be taken shows what it does as soon as the pointer or the keyboard is on it.
void CityBoard::pointAt(const std::optional<Slide> &slide)
{
    point(slide ? m_table.guide().preview(pushOf(*slide)) : CityPreview());
}

void CityBoard::point(const CityPreview &preview)
{
    m_pointed = preview;
    refreshTiles();
}

void CityBoard::refreshTiles()
{
    const CityPreview chosen = m_table.guide().chosenSoFar();
    m_shown = m_pointed.pushes.empty() && m_pointed.way.empty() ? chosen : m_pointed;
    if (m_shown.pushes.empty())
        m_shown.pushes = chosen.pushes;
    const bool isNow = m_shown.pushes.empty() || m_table.past();
    const State state = isNow ? State() : afterPushes(m_table.setup(), m_table.state(), m_shown.pushes);
    for (const Cell cell : all<Cell>()) {
        const QPoint place = spotOf(cell);
        TileFace face = isNow ? tileFaceOf(m_table, cell) : tileFaceOf(m_table, state, cell);
        face.moves = !isNow
            && std::any_of(m_shown.pushes.begin(), m_shown.pushes.end(),
                           [&place](LinePush push) { return asSlide(push).moves(place); });
        auto &button = tile<TileButton>(place);
        if (face == button.face())
            continue;
        button.setFace(face);
        setSaidName(button, spokenTile(m_table, face));
    }
    showPreview();
}

/// The way of a crew that takes more than a step, and which way the last line slides.
void CityBoard::showPreview()
{
    const bool isPast = m_table.past().has_value();
    std::vector<QPoint> way;
    if (m_shown.way.size() > 2 && !isPast) {
        way.reserve(m_shown.way.size());
        for (const Cell cell : m_shown.way)
            way.push_back(spotOf(cell));
    }
    const bool slides = !m_shown.pushes.empty() && !isPast;
    showAhead(slides ? std::optional(asSlide(m_shown.pushes.back())) : std::nullopt, std::move(way));
}

bool CityBoard::look()
{
    m_pointed = {}; // that was of the choices before
    refreshTiles();
    const bool areAsked = m_table.guide().asksForSlide();
    for (const Slide &slide : slides()) {
        arrow(slide).setGlow(offerFor(m_table, pushOf(slide)).glow);
        arrow(slide).setAsked(areAsked);
    }
    return false; // what lies on it draws itself
}

QString CityBoard::spoken() const
{
    return words::name(words::Term::City);
}

void CityBoard::tell()
{
    SlidingGrid::tell();
    for (const Slide &slide : slides()) {
        const LinePush push = pushOf(slide);
        //: A line of the city and the way it is pushed: Slide row 2 east
        setSaidName(arrow(slide), tr("Slide %1 %2").arg(words::name(push.line), words::toward(push.toward)));
    }
    for (const Cell cell : all<Cell>()) {
        auto &button = tile<TileButton>(spotOf(cell));
        setSaidName(button, spokenTile(m_table, button.face()));
    }
}

} // namespace skyledger::ui
