// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/numbers/cityfields.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

#include <initializer_list>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NumbersPage)
};

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

} // namespace

void listContract(const AirshipCityTable &table, Contract contract, CityFields &fields)
{
    const table::Keys<Player> seats = table.players();
    const QString id = table.session().record().ids.contracts.text(contract);
    const QString name = table.words().contract(contract);
    BoardNumber place = numberOf(id + u"-place"_s, Words::tr("Where the contract lies: %1").arg(name),
                                 ruleOf(BoardPart::HeldContract));
    place.section = words::name(words::Term::Contracts);
    place.name = name;
    place.column = 1;
    place.heading = Words::tr("lies");
    place.choices = {{deck, Words::tr("in the deck")}, {display, Words::tr("on display")}};
    for (const Player player : seats) {
        for (const Pile pile : piles)
            place.choices.push_back({placeAt(player, pile), placeName(table.words().player(player), pile)});
    }
    BoardNumber term = numberOf(id + u"-term"_s, Words::tr("Term left of the contract: %1").arg(name),
                                ruleOf(BoardPart::TermTrack));
    term.section = place.section;
    term.name = name;
    term.column = 2;
    term.heading = Words::tr("term left");
    fields.add(
        std::move(place), [contract, seats](const State &state) { return placeOf(state, contract, seats); },
        [contract, seats](WantedBoards &wanted, int shown) { layAt(wanted, contract, shown, seats); });
    fields.add(
        stepBetween(term, 0, maxTerm),
        [contract](const State &state) -> int { return state.termLeft[contract]; },
        [contract](WantedBoards &wanted, int shown) {
            wanted.termLeft[contract] = static_cast<std::uint8_t>(shown);
        });
}

} // namespace skyledger::ui
