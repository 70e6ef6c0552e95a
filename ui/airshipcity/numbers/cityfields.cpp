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

#include <algorithm>
#include <utility>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

using CityFields = FieldList<AirshipCity, WantedBoards>;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NumbersPage)
};

constexpr int nothing = CityFields::nothing; ///< of the choices: nobody, beside the depot

/// The lists in which contracts can lie, by the number of the place: none for the deck, the display, and of each player what
/// is held, completed and failed.
template <class Boards>
auto pilesOf(Boards &state, table::Keys<Player> players)
{
    std::vector<decltype(&state.market)> piles{nullptr, &state.market};
    for (const Player player : players) {
        auto &depot = state.players[player];
        piles.insert(piles.end(), {&depot.held, &depot.completed, &depot.failed});
    }
    return piles;
}

int placeOf(const State &state, Contract contract, table::Keys<Player> players)
{
    const auto piles = pilesOf(state, players);
    const auto found = std::find_if(piles.begin() + 1, piles.end(), [contract](const ContractList *pile) {
        return pile->contains(contract);
    });
    return found == piles.end() ? 0 : static_cast<int>(found - piles.begin());
}

/// What lies in a list already keeps its place there.
void layAt(State &state, Contract contract, int place, table::Keys<Player> players)
{
    const auto piles = pilesOf(state, players);
    for (std::size_t at = 1; at < piles.size(); ++at) {
        ContractList &pile = *piles[at];
        const bool isWanted = static_cast<int>(at) == place;
        if (isWanted && !pile.contains(contract))
            pile.append(contract);
        for (std::size_t i = pile.size(); !isWanted && i-- > 0;) {
            if (pile[i] == contract)
                pile.removeAt(i);
        }
    }
}

/// A row in the table of a section; without one a line above all of them.
struct Row {
    QString section;
    QString name;
    bool isBeneath = false;

    /// One of its numbers by its path, which says in full what it is, with the rule that tells of it.
    BoardNumber number(const QString &path, const QString &full, Rule rule, int column = 0,
                       const QString &heading = {}) const
    {
        BoardNumber number;
        number.path = path;
        number.section = section;
        number.name = name;
        number.full = full;
        number.rule = idOf(rule);
        number.column = column;
        number.heading = heading;
        number.isBeneath = isBeneath;
        return number;
    }
};

/// Lists them.
class Listing
{
public:
    Listing(const AirshipCityTable &table, CityFields &fields) : m_table(table), m_fields(fields) {}

    void addTurn()
    {
        const auto put = [](const QString &path, const QString &title, Rule rule) {
            return Row{{}, title}.number(path, title, rule);
        };
        m_fields.add(put(u"round"_s, words::name(words::Term::Round), Rule::Turn01),
                     assign(Setting::Round, 0));
        BoardNumber current = put(u"current"_s, Words::tr("To play", "who is to play"), Rule::Turn02);
        current.choices = players();
        m_fields.add(current, assign(Setting::Current, 0));
        BoardNumber inDeck = put(u"deck"_s, Words::tr("Contracts in the deck"), Rule::LocMark01);
        m_fields.add(stepBetween(inDeck, 0, static_cast<int>(countOf<Contract>)),
                     assign(Setting::DeckLeft, 0));
    }

    void addDepots()
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
            m_fields.add(inDepot(player, u"vp"_s, points, points, Rule::Score07),
                         assign(Setting::Vp, 0, player));
        }
        const QString renovations = words::name(words::Term::Renovations);
        for (const Player player : m_table.players()) {
            for (const Resource resource : all<Resource>()) {
                BoardNumber tick = inDepot(player, u"renovation-"_s + word(resource), renovations,
                                           Words::tr("renovated: %1", "resource").arg(words::name(resource)),
                                           Rule::LocWork01);
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

    void addDonations()
    {
        for (const Airship airship : all<Airship>()) {
            const Row row{words::name(words::Term::DonationBoard), words::name(airship)};
            addGrid(row, word(airship), ruleOf(airship), Setting::AirshipGrid, Setting::AirshipMajority,
                    indexOf(airship));
            if (!isSellable(airship))
                continue;
            m_fields.add(row.number(word(airship) + u"-price"_s,
                                    Words::tr("%1, price space from the top", "airship").arg(row.name),
                                    Rule::Sell01, behindPlayers() + 1, Words::tr("Price space")),
                         assign(Setting::PriceSpace, 0, airship));
        }
        for (const Utility utility : m_table.setup().utilities()) {
            const Row row{words::name(words::Term::PublicUtilities), m_table.words().utility(utility), true};
            addGrid(row, m_table.session().record().ids.utilities.text(utility), Rule::LocArch01,
                    Setting::UtilityGrid, Setting::UtilityMajority, indexOf(utility));
        }
    }

    void addCity()
    {
        std::vector<BoardChoice> tiles;
        for (const Tile tile : all<Tile>())
            tiles.push_back({static_cast<int>(indexOf(tile)), m_table.words().tile(tile)});
        const Row row{words::name(words::Term::City), {}};
        for (const Cell cell : all<Cell>()) {
            const QString name = words::name(cell);
            const int column = airshipcity::columnOf(cell) + 1;
            BoardNumber tile =
                row.number(name + u"-tile"_s, Words::tr("Tile on %1", "cell of the city").arg(name),
                           Rule::Setup01, column);
            tile.beside = name;
            tile.choices = tiles;
            m_fields.add(std::move(tile), assign(Setting::CityTile, 0, cell));
            BoardNumber side =
                row.number(name + u"-developed"_s,
                           Words::tr("Tile on %1: developed side up", "cell of the city").arg(name),
                           Rule::LocWork06, column);
            side.isTick = true;
            side.beside = Words::tr("developed", "side of a tile");
            m_fields.add(
                std::move(side),
                [cell](const State &state) { return state.developed.contains(state.city[cell]) ? 1 : 0; },
                [cell](WantedBoards &wanted, int shown) { wanted.sides[cell] = shown != 0; });
        }
    }

    /// Where it lies and its term.
    void addContract(Contract contract)
    {
        const table::Keys<Player> seats = m_table.players();
        const QString id = m_table.session().record().ids.contracts.text(contract);
        const Row row{words::name(words::Term::Contracts), m_table.words().contract(contract)};
        BoardNumber place =
            row.number(id + u"-place"_s, Words::tr("Where the contract lies: %1").arg(row.name), Rule::Con01,
                       1, Words::tr("lies"));
        const auto addPlace = [&place](const QString &name) {
            place.choices.push_back({static_cast<int>(place.choices.size()), name});
        };
        addPlace(Words::tr("in the deck"));
        addPlace(Words::tr("on display"));
        for (const Player player : seats) {
            addPlace(Words::tr("%1: term track", "player; where a contract lies").arg(who(player)));
            addPlace(Words::tr("%1: completed", "player; where a contract lies").arg(who(player)));
            addPlace(Words::tr("%1: failed", "player; where a contract lies").arg(who(player)));
        }
        m_fields.add(
            std::move(place),
            [contract, seats](const State &state) { return placeOf(state, contract, seats); },
            [contract, seats](WantedBoards &wanted, int shown) { layAt(wanted, contract, shown, seats); });
        BoardNumber term =
            row.number(id + u"-term"_s, Words::tr("Term left of the contract: %1").arg(row.name), Rule::Con06,
                       2, Words::tr("term left"));
        m_fields.add(
            stepBetween(term, 0, maxTerm),
            [contract](const State &state) -> int { return state.termLeft[contract]; },
            [contract](WantedBoards &wanted, int shown) {
                wanted.termLeft[contract] = static_cast<std::uint8_t>(shown);
            });
    }

private:
    QString who(Player player) const { return m_table.words().player(player); }
    /// The first column behind those of the players.
    int behindPlayers() const { return static_cast<int>(m_table.setup().playerCount) + 1; }

    std::vector<BoardChoice> players(const QString &nobody = {}) const
    {
        std::vector<BoardChoice> choices;
        if (!nobody.isEmpty())
            choices.push_back({nothing, nobody});
        for (const Player player : m_table.players())
            choices.push_back({static_cast<int>(indexOf(player)), who(player)});
        return choices;
    }

    /// A number of a depot, in the row with that title.
    BoardNumber inDepot(Player player, const QString &name, const QString &title, const QString &what,
                        Rule rule) const
    {
        return Row{words::name(words::Term::Depots), title}.number(
            u"%1-%2"_s.arg(numberOf(player)).arg(name),
            Words::tr("%1: %2", "player, which number").arg(who(player), what), rule, numberOf(player),
            who(player));
    }

    void addCrew(Crew crew)
    {
        const int number = numberOf(crew);
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

    /// The markers of each player on an airship or public utility, and who has the majority.
    void addGrid(const Row &row, const QString &name, Rule rule, Setting markers, Setting majority,
                 std::size_t thing)
    {
        for (const Player player : m_table.players()) {
            BoardNumber number =
                row.number(u"%1-%2"_s.arg(name).arg(numberOf(player)),
                           Words::tr("%1, markers of %2", "airship or public utility, player")
                               .arg(row.name, who(player)),
                           rule, numberOf(player), who(player));
            m_fields.addEntry(stepBetween(number, 0, maxGridSpaces),
                              assign(markers, Markers(), static_cast<Utility>(thing)), indexOf(player));
        }
        BoardNumber holder = row.number(name + u"-majority"_s,
                                        Words::tr("%1, majority", "airship or public utility").arg(row.name),
                                        Rule::Maj01, behindPlayers(), words::name(words::Term::Majority));
        holder.choices = players(Words::tr("nobody"));
        m_fields.add(std::move(holder), assign(majority, 0, static_cast<Utility>(thing)));
    }

    const AirshipCityTable &m_table;
    CityFields &m_fields;
};

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
