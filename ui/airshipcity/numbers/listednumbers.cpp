// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/numbers/listednumbers.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/rules/settings.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

#include <optional>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int nothing = -1; ///< of the choices: nobody, beside the depot

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NumbersPage)
};

int columnOf(Player player)
{
    return static_cast<int>(indexOf(player)) + 1;
}

/// Lists them.
class Listing
{
public:
    explicit Listing(const AirshipCityTable &table) : m_table(table) {}

    std::vector<ListedNumber> list()
    {
        addTurn();
        addDepots();
        addDonations();
        addCity();
        for (const Contract contract : m_table.setup().contracts())
            listContract(m_table, contract, m_listed);
        return std::move(m_listed);
    }

private:
    QString who(Player player) const { return m_table.words().player(player); }

    std::vector<BoardChoice> players(const QString &nobody = {}) const
    {
        std::vector<BoardChoice> choices;
        if (!nobody.isEmpty())
            choices.push_back({nothing, nobody});
        for (const Player player : m_table.players())
            choices.push_back({static_cast<int>(indexOf(player)), who(player)});
        return choices;
    }

    /// A value of the table of settings; its limits too, if the number has none.
    void add(BoardNumber number, const Assignment &place)
    {
        const auto range = settings().range(m_table.setup(), m_table.state(), place);
        if (!number.isStepped && !number.isTick && number.choices.empty() && range)
            within(number, range->least, range->most);
        const bool isTick = number.isTick;
        m_listed.push_back({std::move(number),
                            [place](const State &state) {
                                const describe::Value value = settings().standing(state, place).value;
                                if (value.isNull())
                                    return nothing;
                                return value.isNumber() ? int{value.number()} : int{value.truth()};
                            },
                            [place, isTick](WantedBoards &wanted, int shown) {
                                Assignment put = place;
                                put.value = isTick     ? describe::Value(shown != 0)
                                    : shown == nothing ? describe::Value()
                                                       : describe::Value(shown);
                                settings().put(wanted.state, put);
                            }});
    }

    void addTurn();
    void addDepots();
    BoardNumber inDepot(Player player, const QString &name, const QString &title, const QString &what,
                        Rule rule) const;
    void addRenovations();
    void addCrew(Crew crew);
    void addDonations();
    void addGrid(const QString &name, BoardNumber row, Setting markers, Setting majority, std::size_t thing);
    void addCity();

    const AirshipCityTable &m_table;
    std::vector<ListedNumber> m_listed;
};

void Listing::addTurn()
{
    const auto put = [this](const QString &name, const QString &title, BoardPart part, Setting setting,
                            std::vector<BoardChoice> choices, std::optional<int> most) {
        BoardNumber number = numberOf(name, title, ruleOf(part));
        number.name = title;
        number.choices = std::move(choices);
        if (most)
            within(number, 0, *most);
        add(std::move(number), assign(setting, 0));
    };
    put(u"round"_s, words::name(words::Term::Round), BoardPart::RoundTrack, Setting::Round, {}, {});
    put(u"current"_s, Words::tr("To play", "who is to play"), BoardPart::WhoseTurn, Setting::Current,
        players(), {});
    put(u"deck"_s, Words::tr("Contracts in the deck"), BoardPart::DisplayedContract, Setting::DeckLeft, {},
        static_cast<int>(countOf<Contract>));
}

/// A number of a depot, in the row with that title.
BoardNumber Listing::inDepot(Player player, const QString &name, const QString &title, const QString &what,
                             Rule rule) const
{
    BoardNumber number = numberOf(u"%1-%2"_s.arg(columnOf(player)).arg(name),
                                  Words::tr("%1: %2", "player, which number").arg(who(player), what), rule);
    number.section = words::name(words::Term::Depots);
    number.name = title;
    number.column = columnOf(player);
    number.heading = who(player);
    return number;
}

void Listing::addDepots()
{
    for (const Resource resource : all<Resource>()) {
        const QString title = words::heading(resource);
        for (const Player player : m_table.players()) {
            BoardNumber stock =
                inDepot(player, word(resource), title, title, ruleOf(BoardPart::ResourceTrack));
            add(within(stock, 0, unlockedCapacity), assign(Setting::Stock, 0, player, resource));
        }
    }
    const QString points = words::name(words::Term::VictoryPoints);
    for (const Player player : m_table.players()) {
        add(inDepot(player, u"vp"_s, points, points, ruleOf(BoardPart::VictoryPoints)),
            assign(Setting::Vp, 0, player));
    }
    addRenovations();
    for (const Crew crew : all<Crew>())
        addCrew(crew);
    std::vector<BoardChoice> statuses;
    for (const auto status :
         {EffectStatus::Locked, EffectStatus::Ready, EffectStatus::Used, EffectStatus::Unknown})
        statuses.push_back({static_cast<int>(status), words::name(status)});
    for (const BonusEffect effect : all<BonusEffect>()) {
        const QString title = words::name(effect);
        for (const Player player : m_table.players()) {
            BoardNumber number = inDepot(player, word(effect), title, title, ruleOf(effect));
            number.choices = statuses;
            add(std::move(number), assign(Setting::Effect, 0, player, effect));
        }
    }
}

void Listing::addRenovations()
{
    const QString title = words::name(words::Term::Renovations);
    for (const Player player : m_table.players()) {
        for (const Resource resource : all<Resource>()) {
            const QString what = Words::tr("renovated: %1", "resource").arg(words::name(resource));
            BoardNumber tick = inDepot(player, u"renovation-"_s + word(resource), title, what,
                                       ruleOf(BoardPart::Renovation));
            tick.isTick = true;
            tick.beside = words::heading(resource);
            m_listed.push_back({std::move(tick),
                                [player, resource](const State &state) {
                                    return state.players[player].renovations.contains(resource) ? 1 : 0;
                                },
                                [player, resource](WantedBoards &wanted, int shown) {
                                    ResourceSet &unlocked = wanted.state.players[player].renovations;
                                    if (shown != 0)
                                        unlocked.insert(resource);
                                    else
                                        unlocked.remove(resource);
                                }});
        }
    }
}

void Listing::addCrew(Crew crew)
{
    const auto number = static_cast<int>(indexOf(crew)) + 1;
    const QString title = Words::tr("Crew %1").arg(number);
    std::vector<BoardChoice> cells{{nothing, u"–"_s}};
    for (const Cell cell : all<Cell>())
        cells.push_back({static_cast<int>(indexOf(cell)), words::name(cell)});
    for (const Player player : m_table.players()) {
        BoardNumber at = inDepot(player, u"crew-%1-at"_s.arg(number), title,
                                 Words::tr("place of crew %1").arg(number), ruleOf(BoardPart::Crew));
        at.choices = cells;
        m_listed.push_back({std::move(at),
                            [player, crew](const State &state) {
                                const CrewState &token = state.players[player].crews[crew];
                                return token.inPlay() ? static_cast<int>(indexOf(token.at)) : nothing;
                            },
                            [player, crew](WantedBoards &wanted, int shown) {
                                wanted.state.players[player].crews[crew].at =
                                    shown == nothing ? none<Cell> : static_cast<Cell>(shown);
                            }});
        BoardNumber ready = inDepot(player, u"crew-%1-ready"_s.arg(number), title,
                                    Words::tr("crew %1 is ready").arg(number), ruleOf(BoardPart::Crew));
        ready.isTick = true;
        ready.beside = Words::tr("ready", "crew");
        add(std::move(ready), assign(Setting::CrewReady, false, player, crew));
    }
}

void Listing::addDonations()
{
    const QString board = words::name(words::Term::DonationBoard);
    for (const Airship airship : all<Airship>()) {
        BoardNumber row = numberOf({}, {}, ruleOf(airship));
        row.section = board;
        row.name = words::name(airship);
        addGrid(word(airship), row, Setting::AirshipGrid, Setting::AirshipMajority, indexOf(airship));
        if (!isSellable(airship))
            continue;
        BoardNumber price = numberOf(word(airship) + u"-price"_s,
                                     Words::tr("%1, price space from the top", "airship").arg(row.name),
                                     ruleOf(BoardPart::PriceList));
        price.section = board;
        price.name = row.name;
        price.column = static_cast<int>(m_table.setup().playerCount) + 2;
        price.heading = Words::tr("Price space");
        add(std::move(price), assign(Setting::PriceSpace, 0, airship));
    }
    for (const Utility utility : m_table.setup().utilities()) {
        BoardNumber row = numberOf({}, {}, ruleOf(BoardPart::PublicUtility));
        row.section = words::name(words::Term::PublicUtilities);
        row.isBeneath = true;
        row.name = m_table.words().utility(utility);
        addGrid(m_table.session().record().ids.utilities.text(utility), row, Setting::UtilityGrid,
                Setting::UtilityMajority, indexOf(utility));
    }
}

/// The markers of each player on an airship or public utility, and who has the majority.
void Listing::addGrid(const QString &name, BoardNumber row, Setting markers, Setting majority,
                      std::size_t thing)
{
    const Assignment place = assign(markers, Markers(), static_cast<Utility>(thing));
    for (const Player player : m_table.players()) {
        BoardNumber number = row;
        number.path = u"%1-%2"_s.arg(name).arg(columnOf(player));
        number.full =
            Words::tr("%1, markers of %2", "airship or public utility, player").arg(row.name, who(player));
        number.column = columnOf(player);
        number.heading = who(player);
        m_listed.push_back({within(number, 0, maxGridSpaces),
                            [place, player](const State &state) -> int {
                                return settings().standing(state, place).as<Markers>()[player];
                            },
                            [place, player](WantedBoards &wanted, int shown) {
                                Assignment put = settings().standing(wanted.state, place);
                                auto counts = put.as<Markers>();
                                counts[player] = static_cast<std::uint8_t>(shown);
                                put.value = describe::toValue(counts);
                                settings().put(wanted.state, put);
                            }});
    }
    row.path = name + u"-majority"_s;
    row.full = Words::tr("%1, majority", "airship or public utility").arg(row.name);
    row.rule = idOf(ruleOf(BoardPart::Majority));
    row.column = static_cast<int>(m_table.setup().playerCount) + 1;
    row.heading = words::name(words::Term::Majority);
    row.choices = players(Words::tr("nobody"));
    add(std::move(row), assign(majority, 0, static_cast<Utility>(thing)));
}

void Listing::addCity()
{
    std::vector<BoardChoice> tiles;
    for (const Tile tile : all<Tile>())
        tiles.push_back({static_cast<int>(indexOf(tile)), m_table.words().tile(tile)});
    for (const Cell cell : all<Cell>()) {
        const QString name = words::name(cell);
        BoardNumber tile = numberOf(name + u"-tile"_s, Words::tr("Tile on %1", "cell of the city").arg(name),
                                    ruleOf(BoardPart::City));
        tile.section = words::name(words::Term::City);
        tile.column = airshipcity::columnOf(cell) + 1;
        tile.beside = name;
        BoardNumber side = tile;
        tile.choices = tiles;
        add(std::move(tile), assign(Setting::CityTile, 0, cell));
        side.path = name + u"-developed"_s;
        side.full = Words::tr("Tile on %1: developed side up", "cell of the city").arg(name);
        side.rule = idOf(ruleOf(BoardPart::TileSides));
        side.isTick = true;
        side.beside = Words::tr("developed", "side of a tile");
        m_listed.push_back(
            {std::move(side),
             [cell](const State &state) { return state.developed.contains(state.city[cell]) ? 1 : 0; },
             [cell](WantedBoards &wanted, int shown) { wanted.developed[cell] = shown != 0; }});
    }
}

} // namespace

BoardNumber numberOf(const QString &path, const QString &full, Rule rule)
{
    BoardNumber number;
    number.path = path;
    number.full = full;
    number.rule = idOf(rule);
    return number;
}

BoardNumber &within(BoardNumber &number, int least, int most)
{
    number.isStepped = true;
    number.least = least;
    number.most = most;
    return number;
}

std::vector<ListedNumber> listedNumbers(const AirshipCityTable &table)
{
    return Listing(table).list();
}

} // namespace skyledger::ui
