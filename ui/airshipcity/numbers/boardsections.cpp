// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/numbers/boardsections.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/rules/settings.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = NumberSheet::Field;
using Assignments = std::vector<Assignment>;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NumbersPage)
};

QGridLayout *gridIn(QWidget *section)
{
    auto *grid = new QGridLayout(section);
    grid->setContentsMargins(0, 0, 0, 0);
    return grid;
}

std::vector<NumberSheet::Option> playerOptions(const AirshipCityTable &table, bool withNobody)
{
    std::vector<NumberSheet::Option> options;
    if (withNobody)
        options.push_back({NumberSheet::nothing, [] { return Words::tr("nobody"); }});
    for (const Player player : table.players())
        options.push_back(
            {static_cast<int>(player), [&table, player] { return table.words().player(player); }});
    return options;
}

/// One row of the Donation Board.
struct GridRow {
    QString name;            ///< in names of fields
    NumberSheet::Text title; ///< for people
    Assignment markers;      ///< the places of what stands there
    Assignment majority;
    Rule rule;
};

class Donations
{
public:
    Donations(NumberSheet &sheet, QWidget *parent)
        : m_sheet(sheet), m_section(new QWidget(parent)), m_grid(gridIn(m_section))
    {
    }

    QWidget *build()
    {
        const Setup &setup = m_table.setup();
        headings([] { return words::name(words::Term::DonationBoard); }, true);
        for (const Airship airship : all<Airship>()) {
            addRow(rowOf(airship));
            if (isSellable(airship))
                addPrice(airship);
        }
        if (setup.catalogue.utilityCount > 0)
            headings([] { return words::name(words::Term::PublicUtilities); }, false);
        for (const Utility utility : setup.utilities())
            addRow(rowOf(utility));
        m_grid->setColumnStretch(priceColumn() + 1, 1);
        return m_section;
    }

private:
    static int columnOf(Player player) { return static_cast<int>(player) + 1; }
    int majorityColumn() const { return static_cast<int>(m_table.setup().playerCount) + 1; }
    int priceColumn() const { return majorityColumn() + 1; }

    void headings(const NumberSheet::Text &title, bool withPrices);
    GridRow rowOf(Airship airship) const;
    GridRow rowOf(Utility utility) const;
    void addRow(const GridRow &row);
    void addPrice(Airship airship);

    NumberSheet &m_sheet;
    const AirshipCityTable &m_table = m_sheet.table();
    QWidget *m_section;
    QGridLayout *m_grid;
    int m_row = 0;
};

void Donations::headings(const NumberSheet::Text &title, bool withPrices)
{
    m_grid->addWidget(m_sheet.label(title, m_section, true), m_row, 0);
    for (const Player player : m_table.players()) {
        m_grid->addWidget(m_sheet.label([&table = m_table, player] { return table.words().player(player); },
                                        m_section, true),
                          m_row, columnOf(player));
    }
    m_grid->addWidget(m_sheet.label([] { return words::name(words::Term::Majority); }, m_section, true),
                      m_row, majorityColumn());
    if (withPrices) {
        m_grid->addWidget(m_sheet.label([] { return Words::tr("Price space"); }, m_section, true), m_row,
                          priceColumn());
    }
    ++m_row;
}

GridRow Donations::rowOf(Airship airship) const
{
    return {word(airship), [airship] { return words::name(airship); }, valueAt(Setting::AirshipGrid, airship),
            valueAt(Setting::AirshipMajority, airship), ruleOf(airship)};
}

GridRow Donations::rowOf(Utility utility) const
{
    return {m_table.session().record().ids.utilities.text(utility),
            [&table = m_table, utility] { return table.words().utility(utility); },
            valueAt(Setting::UtilityGrid, utility), valueAt(Setting::UtilityMajority, utility),
            ruleOf(BoardPart::PublicUtility)};
}

void Donations::addRow(const GridRow &row)
{
    m_grid->addWidget(m_sheet.label(row.title, m_section), m_row, 0);
    Per<Player, Field> markers{};
    for (const Player player : m_table.players()) {
        markers[player] = m_sheet.number(
            u"%1-%2"_s.arg(row.name).arg(static_cast<int>(player) + 1), 0, maxGridSpaces,
            [place = row.markers, player](const State &state) {
                return settings().standing(state, place).as<Markers>()[player];
            },
            [&table = m_table, title = row.title, player] {
                return Words::tr("%1, markers of %2", "airship or public utility, player")
                    .arg(title(), table.words().player(player));
            },
            m_section);
        m_grid->addWidget(m_sheet.explained(markers[player], row.rule), m_row, columnOf(player),
                          Qt::AlignLeft);
    }
    m_sheet.compose([&sheet = m_sheet, markers, place = row.markers](Assignments &set) {
        Markers counts{};
        bool changed = false;
        for (const Player player : sheet.table().players()) {
            changed = changed || sheet.isChanged(markers[player]);
            counts[player] = static_cast<std::uint8_t>(sheet.shown(markers[player]));
        }
        if (changed)
            set.push_back({place.setting, place.things, describe::toValue(counts)});
    });
    const Field majority = m_sheet.choice(
        row.name + u"-majority"_s, playerOptions(m_table, true), row.majority,
        [title = row.title] { return Words::tr("%1, majority", "airship or public utility").arg(title()); },
        m_section);
    m_grid->addWidget(m_sheet.explained(majority, ruleOf(BoardPart::Majority)), m_row, majorityColumn(),
                      Qt::AlignLeft);
    ++m_row;
}

void Donations::addPrice(Airship airship)
{
    const Field space = m_sheet.number(
        word(airship) + u"-price"_s, valueAt(Setting::PriceSpace, airship),
        [airship] { return Words::tr("%1, price space from the top", "airship").arg(words::name(airship)); },
        m_section);
    m_grid->addWidget(m_sheet.explained(space, ruleOf(BoardPart::PriceList)), m_row - 1, priceColumn(),
                      Qt::AlignLeft);
}

/// One cell of the city.
QWidget *cellFields(NumberSheet &sheet, Cell cell, QWidget *parent)
{
    const AirshipCityTable &table = sheet.table();
    auto *fields = new QWidget(parent);
    auto *row = new QHBoxLayout(fields);
    row->setContentsMargins(0, 0, 0, 0);
    std::vector<NumberSheet::Option> tiles;
    for (const Tile tile : all<Tile>())
        tiles.push_back({static_cast<int>(tile), [&table, tile] { return table.words().tile(tile); }});
    const QString name = words::name(cell);
    const Field tile = sheet.choice(
        name + u"-tile"_s, tiles, valueAt(Setting::CityTile, cell),
        [cell] { return Words::tr("Tile on %1", "cell of the city").arg(words::name(cell)); }, fields);
    const Field developed = sheet.tick(
        name + u"-developed"_s, valueAt(Setting::Developed, cell),
        [] { return Words::tr("developed", "side of a tile"); },
        [cell] {
            return Words::tr("Tile on %1: developed side up", "cell of the city").arg(words::name(cell));
        },
        fields);
    row->addWidget(sheet.label([cell] { return words::name(cell); }, fields));
    row->addWidget(sheet.explained(tile, ruleOf(BoardPart::City)));
    row->addWidget(sheet.explained(developed, ruleOf(BoardPart::TileSides)));
    row->addStretch();
    // A tile takes its side along: what the field shows wins.
    sheet.settle([&sheet, developed, cell](const State &tried, Assignments &set) {
        const bool shown = sheet.shown(developed) != 0;
        if (tried.developed.contains(tried.city[cell]) != shown)
            set.push_back(assign(Setting::Developed, shown, cell));
    });
    return fields;
}

} // namespace

QWidget *donationSection(NumberSheet &sheet, QWidget *parent)
{
    return Donations(sheet, parent).build();
}

QWidget *citySection(NumberSheet &sheet, QWidget *parent)
{
    auto *section = new QWidget(parent);
    QGridLayout *grid = gridIn(section);
    grid->addWidget(sheet.label([] { return words::name(words::Term::City); }, section, true), 0, 0, 1,
                    gridSize);
    for (const Cell cell : all<Cell>())
        grid->addWidget(cellFields(sheet, cell, section), rowOf(cell) + 1, columnOf(cell));
    grid->setColumnStretch(gridSize, 1);
    return section;
}

QWidget *turnSection(NumberSheet &sheet, QWidget *parent)
{
    const AirshipCityTable &table = sheet.table();
    auto *section = new QWidget(parent);
    auto *row = new QHBoxLayout(section);
    row->setContentsMargins(0, 0, 0, 0);
    const auto put = [&](const NumberSheet::Text &title, Field field, BoardPart part) {
        row->addWidget(sheet.label(title, section, true));
        row->addWidget(sheet.explained(field, ruleOf(part)));
        row->addSpacing(section->fontMetrics().averageCharWidth() * 2);
    };
    const auto roundTitle = [] { return words::name(words::Term::Round); };
    const Field round = sheet.number(u"round"_s, valueAt(Setting::Round), roundTitle, section);
    put(roundTitle, round, BoardPart::RoundTrack);
    const auto currentTitle = [] { return Words::tr("To play", "who is to play"); };
    const Field current = sheet.choice(u"current"_s, playerOptions(table, false), valueAt(Setting::Current),
                                       currentTitle, section);
    put(currentTitle, current, BoardPart::WhoseTurn);
    const auto deckTitle = [] { return Words::tr("Contracts in the deck"); };
    const Field deck = sheet.number(u"deck"_s, valueAt(Setting::DeckLeft),
                                    {0, static_cast<int>(countOf<Contract>)}, deckTitle, section);
    put(deckTitle, deck, BoardPart::DisplayedContract);
    row->addStretch();
    return section;
}

} // namespace skyledger::ui
