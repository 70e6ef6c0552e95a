// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/rules/settings.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/numbers/airshipcitynumbers.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

#include <initializer_list>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

using CityFields = FieldList<AirshipCity, WantedBoards>;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NumbersPage)
};

constexpr int nothing = CityFields::nothing; ///< of the choices: nobody, beside the depot

/// Where a contract can lie.
enum class Pile { Held, Completed, Failed };
constexpr int deck = 0;
constexpr int display = 1;
int placeAt(Player player, Pile pile)
{
    return display + 1 + static_cast<int>(indexOf(player)) * 3 + static_cast<int>(pile);
}
auto &pileOf(auto &depot, Pile pile)
{
    return pile == Pile::Held ? depot.held : pile == Pile::Completed ? depot.completed : depot.failed;
}
constexpr std::initializer_list<Pile> piles = {Pile::Held, Pile::Completed, Pile::Failed};

/// Calls for each list in which contracts can lie, with its place.
template <class Boards, class Visit>
void forEachPile(Boards &state, table::Keys<Player> players, Visit visit)
{
    visit(state.market, display);
    for (const Player player : players) {
        for (const Pile pile : piles)
            visit(pileOf(state.players[player], pile), placeAt(player, pile));
    }
}

int placeOf(const State &state, Contract contract, table::Keys<Player> players)
{
    int place = deck;
    forEachPile(state, players, [&](const ContractList &list, int at) {
        if (list.contains(contract))
            place = at;
    });
    return place;
}

/// What lies in a list already keeps its place there.
void layAt(State &state, Contract contract, int place, table::Keys<Player> players)
{
    forEachPile(state, players, [&](ContractList &list, int at) {
        if (at == place && !list.contains(contract))
            list.append(contract);
        for (std::size_t i = list.size(); i-- > 0;) {
            if (at != place && list[i] == contract)
                list.removeAt(i);
        }
    });
}

QString placeName(const QString &who, Pile pile)
{
    switch (pile) {
    case Pile::Held:
        return Words::tr("%1: term track", "player; where a contract lies").arg(who);
    case Pile::Completed:
        return Words::tr("%1: completed", "player; where a contract lies").arg(who);
    case Pile::Failed:
        break;
    }
    return Words::tr("%1: failed", "player; where a contract lies").arg(who);
}

/// A number by its path, which says in full what it is, and the rule that tells of it.
BoardNumber numberOf(const QString &path, const QString &full, Rule rule)
{
    BoardNumber number;
    number.path = path;
    number.full = full;
    number.rule = idOf(rule);
    return number;
}

int columnOf(Player player)
{
    return static_cast<int>(indexOf(player)) + 1;
}

/// Lists them.
class Listing
{
public:
    Listing(const AirshipCityTable &table, CityFields &fields) : m_table(table), m_fields(fields) {}

    void addTurn();
    void addDepots();
    void addDonations();
    void addCity();
    void addContract(Contract contract);

private:
    QString who(Player player) const { return m_table.words().player(player); }
    std::vector<BoardChoice> players(const QString &nobody = {}) const;
    BoardNumber inDepot(Player player, const QString &name, const QString &title, const QString &what,
                        Rule rule) const;
    void addCrew(Crew crew);
    void addGrid(const QString &name, BoardNumber row, Setting markers, Setting majority, std::size_t thing);

    const AirshipCityTable &m_table;
    CityFields &m_fields;
};

std::vector<BoardChoice> Listing::players(const QString &nobody) const
{
    std::vector<BoardChoice> choices;
    if (!nobody.isEmpty())
        choices.push_back({nothing, nobody});
    for (const Player player : m_table.players())
        choices.push_back({static_cast<int>(indexOf(player)), who(player)});
    return choices;
}

void Listing::addTurn()
{
    const auto put = [](const QString &name, const QString &title, Rule rule) {
        BoardNumber number = numberOf(name, title, rule);
        number.name = title;
        return number;
    };
    m_fields.add(put(u"round"_s, words::name(words::Term::Round), Rule::Turn01), assign(Setting::Round, 0));
    BoardNumber current = put(u"current"_s, Words::tr("To play", "who is to play"), Rule::Turn02);
    current.choices = players();
    m_fields.add(current, assign(Setting::Current, 0));
    BoardNumber inDeck = put(u"deck"_s, Words::tr("Contracts in the deck"), Rule::LocMark01);
    m_fields.add(stepBetween(inDeck, 0, static_cast<int>(countOf<Contract>)), assign(Setting::DeckLeft, 0));
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
            BoardNumber stock = inDepot(player, word(resource), title, title, Rule::Res02);
            m_fields.add(stepBetween(stock, 0, unlockedCapacity),
                         assign(Setting::Stock, 0, player, resource));
        }
    }
    const QString points = words::name(words::Term::VictoryPoints);
    for (const Player player : m_table.players()) {
        m_fields.add(inDepot(player, u"vp"_s, points, points, Rule::Score07), assign(Setting::Vp, 0, player));
    }
    const QString renovations = words::name(words::Term::Renovations);
    for (const Player player : m_table.players()) {
        for (const Resource resource : all<Resource>()) {
            BoardNumber tick =
                inDepot(player, u"renovation-"_s + word(resource), renovations,
                        Words::tr("renovated: %1", "resource").arg(words::name(resource)), Rule::LocWork01);
            tick.beside = words::heading(resource);
            m_fields.addMember(tick, assign(Setting::Renovations, 0, player),
                               static_cast<std::int32_t>(resource));
        }
    }
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
            m_fields.add(std::move(number), assign(Setting::Effect, 0, player, effect));
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
                                 Words::tr("place of crew %1").arg(number), Rule::Move01);
        at.choices = cells;
        m_fields.add(std::move(at), assign(Setting::CrewAt, 0, player, crew));
        BoardNumber ready = inDepot(player, u"crew-%1-ready"_s.arg(number), title,
                                    Words::tr("crew %1 is ready").arg(number), Rule::Move01);
        ready.isTick = true;
        ready.beside = Words::tr("ready", "crew");
        m_fields.add(std::move(ready), assign(Setting::CrewReady, false, player, crew));
    }
}

void Listing::addDonations()
{
    for (const Airship airship : all<Airship>()) {
        BoardNumber row = numberOf({}, {}, ruleOf(airship));
        row.section = words::name(words::Term::DonationBoard);
        row.name = words::name(airship);
        addGrid(word(airship), row, Setting::AirshipGrid, Setting::AirshipMajority, indexOf(airship));
        if (!isSellable(airship))
            continue;
        BoardNumber price = row;
        price.path = word(airship) + u"-price"_s;
        price.full = Words::tr("%1, price space from the top", "airship").arg(row.name);
        price.rule = idOf(Rule::Sell01);
        price.column = static_cast<int>(m_table.setup().playerCount) + 2;
        price.heading = Words::tr("Price space");
        m_fields.add(std::move(price), assign(Setting::PriceSpace, 0, airship));
    }
    for (const Utility utility : m_table.setup().utilities()) {
        BoardNumber row = numberOf({}, {}, Rule::LocArch01);
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
    for (const Player player : m_table.players()) {
        BoardNumber number = row;
        number.path = u"%1-%2"_s.arg(name).arg(columnOf(player));
        number.full =
            Words::tr("%1, markers of %2", "airship or public utility, player").arg(row.name, who(player));
        number.column = columnOf(player);
        number.heading = who(player);
        m_fields.addEntry(stepBetween(number, 0, maxGridSpaces),
                          assign(markers, Markers(), static_cast<Utility>(thing)), indexOf(player));
    }
    row.path = name + u"-majority"_s;
    row.full = Words::tr("%1, majority", "airship or public utility").arg(row.name);
    row.rule = idOf(Rule::Maj01);
    row.column = static_cast<int>(m_table.setup().playerCount) + 1;
    row.heading = words::name(words::Term::Majority);
    row.choices = players(Words::tr("nobody"));
    m_fields.add(std::move(row), assign(majority, 0, static_cast<Utility>(thing)));
}

void Listing::addCity()
{
    std::vector<BoardChoice> tiles;
    for (const Tile tile : all<Tile>())
        tiles.push_back({static_cast<int>(indexOf(tile)), m_table.words().tile(tile)});
    for (const Cell cell : all<Cell>()) {
        const QString name = words::name(cell);
        BoardNumber tile =
            numberOf(name + u"-tile"_s, Words::tr("Tile on %1", "cell of the city").arg(name), Rule::Setup01);
        tile.section = words::name(words::Term::City);
        tile.column = airshipcity::columnOf(cell) + 1;
        tile.beside = name;
        BoardNumber side = tile;
        tile.choices = tiles;
        m_fields.add(std::move(tile), assign(Setting::CityTile, 0, cell));
        side.path = name + u"-developed"_s;
        side.full = Words::tr("Tile on %1: developed side up", "cell of the city").arg(name);
        side.rule = idOf(Rule::LocWork06);
        side.isTick = true;
        side.beside = Words::tr("developed", "side of a tile");
        m_fields.add(
            std::move(side),
            [cell](const State &state) { return state.developed.contains(state.city[cell]) ? 1 : 0; },
            [cell](WantedBoards &wanted, int shown) { wanted.sides[cell] = shown != 0; });
    }
}

/// Where it lies and its term.
void Listing::addContract(Contract contract)
{
    const table::Keys<Player> seats = m_table.players();
    const QString id = m_table.session().record().ids.contracts.text(contract);
    const QString name = m_table.words().contract(contract);
    BoardNumber place =
        numberOf(id + u"-place"_s, Words::tr("Where the contract lies: %1").arg(name), Rule::Con01);
    place.section = words::name(words::Term::Contracts);
    place.name = name;
    place.column = 1;
    place.heading = Words::tr("lies");
    place.choices = {{deck, Words::tr("in the deck")}, {display, Words::tr("on display")}};
    for (const Player player : seats) {
        for (const Pile pile : piles)
            place.choices.push_back({placeAt(player, pile), placeName(who(player), pile)});
    }
    BoardNumber term =
        numberOf(id + u"-term"_s, Words::tr("Term left of the contract: %1").arg(name), Rule::Con06);
    term.section = place.section;
    term.name = name;
    term.column = 2;
    term.heading = Words::tr("term left");
    m_fields.add(
        std::move(place), [contract, seats](const State &state) { return placeOf(state, contract, seats); },
        [contract, seats](WantedBoards &wanted, int shown) { layAt(wanted, contract, shown, seats); });
    m_fields.add(
        stepBetween(term, 0, maxTerm),
        [contract](const State &state) -> int { return state.termLeft[contract]; },
        [contract](WantedBoards &wanted, int shown) {
            wanted.termLeft[contract] = static_cast<std::uint8_t>(shown);
        });
}

} // namespace

WantedBoards::WantedBoards(const State &state) : State(state)
{
    for (const Cell cell : all<Cell>())
        sides[cell] = state.developed.contains(state.city[cell]);
}

void AirshipCityNumbers::list(Fields &fields) const
{
    Listing listing(m_table, fields);
    listing.addTurn();
    listing.addDepots();
    listing.addDonations();
    listing.addCity();
    for (const Contract contract : m_table.setup().contracts())
        listing.addContract(contract);
}

} // namespace skyledger::ui
