// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/boards/marketboard.h"

#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/guide/letters.h"
#include "ui/whistlemountain/guide/naming.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/namesmenu.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/words/phrases.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace whistle;
using namespace Qt::Literals::StringLiterals;

MarketBoard::MarketBoard(WhistleMountainTable &table, QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_docksTitle(plainLabel(this)),
      m_drawnTitle(plainLabel(this)),
      m_drawn(new Plate(this))
{
    setObjectName(u"market"_s);
    setRules(*this, toText(ruleId(Rule::Dock01)));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(6, 6, 6, 6);
    grid->setSpacing(4);
    grid->addWidget(m_docksTitle, 0, 0, 1, 12);
    for (int place = 0; const Dock dock : all<Dock>()) {
        auto *plate = new Plate(this);
        plate->setObjectName(u"dock-"_s + word(dock));
        connect(plate, &DrawnButton::taken, this, [this, dock] { m_table.touch(thing(Thing::Dock, dock)); });
        grid->addWidget(plate, 1 + place / 4, place % 4 * 3, 1, 3);
        m_docks[indexOf(dock)] = plate;
        ++place;
    }
    int row = 3;
    for (const Display display : all<Display>()) {
        m_titles[indexOf(display)] = plainLabel(this);
        grid->addWidget(m_titles[indexOf(display)], row, 0, 1, 3);
        for (std::size_t tile = 0; tile < displaySize; ++tile) {
            auto *plate = new Plate(this);
            plate->setObjectName(u"tile-%1-%2"_s.arg(word(display)).arg(tile + 1));
            connect(plate, &DrawnButton::taken, this, [this, display, tile] { takeTile(display, tile); });
            grid->addWidget(plate, row, 3 + static_cast<int>(tile) * 3, 1, 3);
            m_tiles[indexOf(display)][tile] = plate;
        }
        ++row;
    }
    m_drawn->setObjectName(u"drawn-trophy"_s);
    connect(m_drawn, &DrawnButton::taken, this, &MarketBoard::askTrophy);
    grid->addWidget(m_drawnTitle, row, 0, 1, 3);
    grid->addWidget(m_drawn, row, 3, 1, 3);
    ++row;
    for (int column = 0; column < 12; ++column)
        grid->setColumnStretch(column, 1);
    grid->setRowStretch(row, 1);
    connect(&table, &GameTable::changed, this, &MarketBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &MarketBoard::refresh);
    refresh();
}

std::optional<BoardThing> MarketBoard::tileThing(Display display, std::size_t place) const
{
    const DisplayList &list = m_table.state().displays[display];
    if (place >= list.size() || list[place] == unnamed)
        return std::nullopt;
    return display == Display::Upgrades ? thing(Thing::Upgrade, list[place])
                                        : thing(Thing::Machine, list[place]);
}

/// A tile is taken; one that nobody named is named.
void MarketBoard::takeTile(Display display, std::size_t place)
{
    if (const auto what = tileThing(display, place))
        m_table.touch(*what);
    else
        askTile(display, *m_tiles[indexOf(display)][place]);
}

void MarketBoard::askTile(Display display, QWidget &below)
{
    if (m_table.past())
        return;
    std::vector<NumberedName> names;
    for (const std::uint8_t tile : tilesFor(m_table.session(), display))
        names.push_back(
            {tile,
             words::capitalised(display == Display::Upgrades ? wording::name(static_cast<Upgrade>(tile))
                                                             : wording::name(static_cast<Machine>(tile)))});
    openNames(below, std::move(names),
              [this, display](int tile) { nameTile(m_table, display, static_cast<std::uint8_t>(tile)); });
}

void MarketBoard::askTrophy()
{
    std::vector<NumberedName> names;
    for (const Trophy trophy : all<Trophy>()) {
        if (trophy != Trophy::Unknown)
            names.push_back({static_cast<int>(trophy), words::capitalised(wording::name(trophy))});
    }
    openNames(*m_drawn, std::move(names),
              [this](int trophy) { nameTrophy(m_table, static_cast<Trophy>(trophy)); });
}

/// Shown only while there is a trophy to be named.
void MarketBoard::refreshDrawn()
{
    const DrawnTrophies drawn = m_table.past() ? DrawnTrophies() : unnamedTrophies(m_table.session());
    m_drawnTitle->setText(tr("Drawn", "trophies"));
    m_drawn->setFace(
        {.title = tr("%n trophy(s) not named", nullptr, static_cast<int>(drawn.count)), .isEmpty = true});
    m_drawnTitle->setVisible(drawn.count > 0);
    m_drawn->setVisible(drawn.count > 0);
}

void MarketBoard::refreshDock(Dock dock)
{
    Plate::Face face{
        wording::shortName(dock), words::capitalised(wording::name(dock)), {}, letterOf(dock), {}, false};
    for (const Player player : m_table.setup().players()) {
        const auto &aircraft = m_table.state().players[player].aircraft;
        if (std::any_of(aircraft.begin(), aircraft.end(),
                        [dock](const AircraftPlace &each) { return each.isOn(dock); })) {
            face.occupant = whistle::lookOf(m_table, player);
            face.detail = tr("taken by %1").arg(m_table.words().player(player));
        }
    }
    const PlayOption *option = m_table.guide().optionFor(thing(Thing::Dock, dock));
    const bool offered = option != nullptr && option->status != PlayOption::Status::Refused;
    if (option != nullptr && !offered)
        face.detail = option->detail;
    m_docks[indexOf(dock)]->setFace(face);
    m_docks[indexOf(dock)]->setGlow(offered ? DrawnButton::Glow::Lit : DrawnButton::Glow::Quiet);
}

void MarketBoard::refreshTile(Display display, std::size_t place)
{
    Plate *plate = m_tiles[indexOf(display)][place];
    const DisplayList &list = m_table.state().displays[display];
    plate->setVisible(place < list.size());
    const std::optional<BoardThing> what = tileThing(display, place);
    Plate::Face face{.title = tr("not named", "a tile on display"),
                     .said = tr("%1, place %2: not named", "a display, number of a tile in it")
                                 .arg(m_titles[indexOf(display)]->text(), QString::number(place + 1)),
                     .isEmpty = true};
    if (what) {
        face.title = display == Display::Upgrades ? wording::name(static_cast<Upgrade>(what->number))
                                                  : wording::name(static_cast<Machine>(what->number));
        face.said = face.title;
        face.isEmpty = false;
    }
    const PlayOption *option = what ? m_table.guide().optionFor(*what) : nullptr;
    if (option != nullptr)
        face.key = option->key;
    plate->setFace(face);
    plate->setGlow(option != nullptr && option->status != PlayOption::Status::Refused
                       ? DrawnButton::Glow::Lit
                       : DrawnButton::Glow::Quiet);
}

void MarketBoard::refresh()
{
    const bool isFirst = m_table.state().phase == Phase::Turn && !m_table.guide().canGoBack();
    m_docksTitle->setText(isFirst ? tr("Docks: take an aircraft first") : tr("Docks"));
    const std::array<QString, countOf<Display>> titles{tr("Small", "machines"), tr("Medium", "machines"),
                                                       tr("Large", "machines"), tr("Upgrades")};
    for (const Dock dock : all<Dock>())
        refreshDock(dock);
    for (const Display display : all<Display>()) {
        m_titles[indexOf(display)]->setText(titles[indexOf(display)]);
        for (std::size_t place = 0; place < displaySize; ++place)
            refreshTile(display, place);
    }
    refreshDrawn();
}

} // namespace skyledger::ui
