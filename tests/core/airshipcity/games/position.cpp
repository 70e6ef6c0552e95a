// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/games/position.h"

#include <algorithm>
#include <cmath>

namespace skyledger::airshipcity::test {

namespace {

constexpr double airshipMajority = 2.2;
constexpr double utilityMajority = 1.8;
constexpr double hurry = 0.86; ///< what a plan is still worth if it takes one round more

/// Something to aim at: pay `cost` on a tile of a kind (or anywhere) and be better off by `reward`.
struct Plan {
    std::optional<TileKind> where;
    Amounts cost;
    double reward;
    int roundsLeft;
};

class Thinker
{
public:
    Thinker(const Setup &game, const State &position, Player who, const Temper &cares)
        : setup(game), state(position), player(who), temper(cares)
    {
        m_crews = static_cast<int>(std::count_if(depot().crews.begin(), depot().crews.end(),
                                                 [](const CrewState &c) { return c.inPlay(); }));
        m_rounds.values.fill(9);
        for (const Cell cell : all<Cell>()) {
            int &least = m_rounds[setup.catalogue.tiles[state.city[cell]].kind];
            for (const CrewState &crew : depot().crews) {
                if (crew.inPlay())
                    least = std::min(least, roundsBetween(crew.at, cell));
            }
        }
    }

    /// What is reached already, and what majorities, discounts and crew promise.
    double standing() const
    {
        double value = depot().vp;
        for (const Airship airship : all<Airship>()) {
            const Grid &grid = state.airships[airship];
            value += airshipMajority * (grid.majority == player) * temper.airships;
            const int amount = setup.catalogue.airships[airship].discount.value_or(Discount{}).amount;
            value += 0.5 * amount * contributions(grid, player) * future();
            value += 0.3 * grid.markers[player];
        }
        for (const Utility utility : setup.utilities())
            value += utilityMajority * (state.utilities[utility].majority == player) * temper.utilities;
        for (const BonusEffect effect : all<BonusEffect>()) {
            if (depot().bonusEffects[effect] == EffectStatus::Ready)
                value += 0.9;
            else if (depot().bonusEffects[effect] == EffectStatus::Used)
                value += 0.6;
        }
        value += 9 * crewCount() * future() * temper.crew;
        value += depot().renovations.size() * (0.5 + 2 * future()) * temper.renovations;
        value += 0.4 * static_cast<double>(depot().completed.size()) * temper.contracts;
        for (const Resource resource : all<Resource>())
            value += (resource == Resource::Gold ? 0.09 : 0.04) * depot().stock[resource];
        return value;
    }

    /// What the best plans promise.
    double promises() const
    {
        std::vector<Plan> plans;
        plans.reserve(64);
        planAirships(plans);
        planUtilities(plans);
        planContracts(plans);
        planOthers(plans);
        std::vector<double> values;
        values.reserve(plans.size());
        for (const Plan &plan : plans)
            values.push_back(promise(plan));
        // Nobody can follow all plans at once, yet a stock that suits several is a good one.
        std::sort(values.begin(), values.end(), std::greater<>());
        double sum = 0;
        double share = 0.8;
        for (std::size_t i = 0; i < std::min<std::size_t>(values.size(), 5); ++i) {
            sum += share * values[i];
            share *= 0.5;
        }
        // A held contract that cannot be met any more will cost its points.
        for (const Contract contract : depot().held) {
            const int vp = setup.catalogue.contracts[contract].vp.value_or(0);
            sum -= state.termLeft[contract] <= 1 ? 0.9 * vp : 0.4 * vp;
        }
        return sum;
    }

private:
    const PlayerState &depot() const { return state.players[player]; }
    int roundsToGo() const { return lastRound - state.round; }
    double future() const { return roundsToGo() / 20.0; }

    int crewCount() const { return m_crews; }

    Amounts discounted(Amounts cost, TileKind action) const
    {
        for (const Airship airship : all<Airship>()) {
            const auto &discount = setup.catalogue.airships[airship].discount;
            if (discountedBy(airship) != action || !discount)
                continue;
            const int off = discount->amount * contributions(state.airships[airship], player);
            cost[discount->resource] = static_cast<std::uint8_t>(std::max(0, cost[discount->resource] - off));
        }
        return cost;
    }

    /// A crew that is on the tile has to leave it first.
    static int roundsBetween(Cell from, Cell to)
    {
        const int away = std::abs(columnOf(from) - columnOf(to)) + std::abs(rowOf(from) - rowOf(to));
        return away == 0 ? 2 : away;
    }

    /// Rounds until a crew can stand on such a tile.
    int roundsTo(TileKind kind) const { return m_rounds[kind]; }

    /// Rounds until so much of a resource could be there, by the generators alone.
    double gathering(Resource resource, int amount) const
    {
        if (amount <= 0)
            return 0;
        switch (resource) {
        case Resource::Wood:
            return amount / 3.0
                + 0.3 * (std::min(roundsTo(TileKind::Forest), roundsTo(TileKind::Valley) + 1) - 1);
        case Resource::Metal:
            return amount / 2.0
                + 0.3 * (std::min(roundsTo(TileKind::Mine), roundsTo(TileKind::Valley) + 1) - 1);
        case Resource::Gear:
            return amount / 2.0 + 0.3 * (roundsTo(TileKind::Factory) - 1);
        case Resource::Gold:
            return amount * 1.6;
        }
        return 0;
    }

    double promise(const Plan &plan) const
    {
        if (plan.reward <= 0)
            return 0;
        double gathered = 0;
        for (const Resource resource : all<Resource>()) {
            if (plan.cost[resource] > depot().capacity(resource))
                return 0;
            gathered += gathering(resource, plan.cost[resource] - depot().stock[resource]);
        }
        double rounds = gathered / (0.8 * crewCount());
        if (plan.where)
            rounds = std::max(rounds, roundsTo(*plan.where) - 0.5);
        if (rounds > plan.roundsLeft + 1)
            return 0;
        return plan.reward * std::pow(hurry, rounds);
    }

    double leadBy(const Grid &grid, double majority) const
    {
        const int own = grid.markers[player] + 1;
        int best = 0;
        for (const Player other : setup.players()) {
            if (other != player)
                best = std::max<int>(best, grid.markers[other]);
        }
        if (own > best)
            return grid.majority == player ? 0.4 : majority;
        return own == best ? 0.6 : 0;
    }

    bool hasSpace(const Grid &grid, const DonationSpaces &spaces) const
    {
        int placed = 0;
        for (const std::uint8_t markers : grid.markers)
            placed += markers;
        return placed < spaces.of(setup.playerCount).value_or(0);
    }

    void planAirships(std::vector<Plan> &plans) const
    {
        for (const Airship airship : all<Airship>()) {
            const AirshipValues &values = setup.catalogue.airships[airship];
            const auto lower = lowerTier(airship);
            if (lower && contributions(state.airships[*lower], player) < 2)
                continue;
            const Amounts cost = discounted(values.cost.value_or(Amounts{}), TileKind::Shipyard);
            const Grid &grid = state.airships[airship];
            if (hasSpace(grid, values.spaces)) {
                const int amount = values.discount.value_or(Discount{}).amount;
                double reward = vpOf(airship) + leadBy(grid, airshipMajority);
                reward += amount * future() + 0.6;
                plans.push_back({TileKind::Shipyard, cost, reward * temper.airships, roundsToGo()});
            }
            const auto &track = setup.catalogue.priceTracks[levelOf(airship)];
            if (isSellable(airship) && track) {
                const int price = (*track)[state.priceSpaces[airship] - 1];
                const int room = depot().capacity(Resource::Gold) - depot().stock[Resource::Gold];
                plans.push_back(
                    {TileKind::Shipyard, cost, 0.3 * std::min(price, room) * temper.selling, roundsToGo()});
            }
        }
    }

    void planUtilities(std::vector<Plan> &plans) const
    {
        for (const Utility utility : setup.utilities()) {
            const UtilityValues &values = setup.catalogue.utilities[utility];
            const Grid &grid = state.utilities[utility];
            if (!hasSpace(grid, values.spaces))
                continue;
            const Amounts cost = discounted(values.cost.value_or(Amounts{}), TileKind::Architect);
            const double reward = values.vp.value_or(0) + leadBy(grid, utilityMajority);
            plans.push_back({TileKind::Architect, cost, reward * temper.utilities, roundsToGo()});
        }
    }

    void planContracts(std::vector<Plan> &plans) const
    {
        const int roundsOfStage = (roundsPerStage - state.round % roundsPerStage) % roundsPerStage;
        const auto plan = [&](Contract contract, int term, std::optional<TileKind> where, double factor) {
            const ContractValues &values = setup.catalogue.contracts[contract];
            const int rounds = std::min(roundsOfStage + roundsPerStage * (term - 1), roundsToGo());
            const double reward = values.vp.value_or(0) + 0.25 * values.gold.value_or(0) + 0.8;
            plans.push_back(
                {where, values.cost.value_or(Amounts{}), factor * reward * temper.contracts, rounds});
        };
        for (const Contract contract : depot().held)
            plan(contract, state.termLeft[contract], std::nullopt, 1.4);
        for (const Contract contract : state.market)
            plan(contract, setup.catalogue.contracts[contract].term.value_or(1), TileKind::Market, 0.7);
    }

    void planOthers(std::vector<Plan> &plans) const
    {
        const auto &price = setup.catalogue.guildPrice;
        if (crewCount() < 4 && price) {
            Amounts cost;
            cost[price->resource] = price->amount;
            plans.push_back({TileKind::Guild, discounted(cost, TileKind::Guild), 9 * future() * temper.crew,
                             roundsToGo()});
        }
        for (const Resource resource : all<Resource>()) {
            const auto &cost = setup.catalogue.renovationCosts[resource];
            if (cost && !depot().renovations.contains(resource)) {
                plans.push_back({TileKind::Workshop, discounted(*cost, TileKind::Workshop),
                                 workshopVp + (0.5 + 2 * future()) * temper.renovations, roundsToGo()});
            }
        }
    }

    const Setup &setup;
    const State &state;
    Player player;
    const Temper &temper;
    int m_crews = 0;
    Per<TileKind, int> m_rounds;
};

} // namespace

double worth(const Setup &setup, const State &state, Player player, const Temper &temper)
{
    const Thinker thinker(setup, state, player, temper);
    return thinker.standing() + (state.phase == Phase::Over ? 0 : thinker.promises());
}

} // namespace skyledger::airshipcity::test
