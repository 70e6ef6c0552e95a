// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/games/planner.h"

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/missions.h"
#include "core/cloudage/rules/production.h"
#include "core/cloudage/rules/rules.h"
#include "core/table/random.h"

#include <algorithm>
#include <map>

namespace skyledger::cloudage::test {

namespace {

constexpr Player alone{};
constexpr std::size_t start = 0;
constexpr std::size_t width = 400; ///< lines that go on side by side

/// A position of the search and how it came to be.
struct Node {
    State state;
    Played played;
    std::size_t before = start;
    double worth = 0;
};

/// An event that could follow a node.
struct Step {
    Played played;
    std::size_t before = start;
    double worth = 0;
};

/// What a position promises to a player who knows what it is good for.
class Judge
{
public:
    Judge(const Setup &setup, const Aim &aim) : m_setup(setup), m_aim(aim) {}

    double worth(const State &state) const
    {
        const PlayerState &board = state.players[alone];
        const double left = turnsLeft(state);
        return board.vp + printedVp(board) + missionsWorth(state) + stockWorth(board, left)
            + left * (0.9 * board.level + 0.5 * plantingCapacity(m_setup, board) + 0.4 * baseCombat(board));
    }

private:
    /// Rounds to come, this one counted by the phases that are left of it.
    double turnsLeft(const State &state) const
    {
        const Phase phase = state.phase == Phase::Answers ? state.during : state.phase;
        if (phase > Phase::Answers)
            return 0;
        constexpr double phases = 5;
        return m_setup.rounds() - state.round + 1 - static_cast<double>(indexOf(phase)) / phases;
    }
    /// Grey VP of cards and upgrades.
    double printedVp(const PlayerState &board) const
    {
        int vp = 0;
        for (const Project card : board.projects)
            vp += m_setup.catalogue.projects[card].vp.value_or(0);
        for (const UpgradeZone zone : all<UpgradeZone>()) {
            if (board.upgrades[zone] > 0)
                vp += m_setup.catalogue.upgrades[zone][board.upgrades[zone] - 1U].vp.value_or(0);
        }
        return vp;
    }
    /// Missions count in part from the start, so that there is a way uphill.
    double missionsWorth(const State &state) const
    {
        double worth = 0;
        for (const Mission mission : m_aim.missions) {
            const MissionLevel top = missionLevels(mission).back();
            int reached = missionReached(m_setup, state, alone, mission);
            if (mission == Mission::Combat && !state.players[alone].missionFight)
                reached += hopeInFight(state.players[alone]);
            const bool full = reached >= top.threshold;
            worth += full ? 6.0 * top.vp : 3.0 * top.vp * reached / top.threshold;
        }
        return worth;
    }
    /// What the cards that the Energy pays for could add in a fight.
    static int hopeInFight(const PlayerState &board)
    {
        const int energy = board.stock[Resource::Energy];
        return energy == 0 ? 0 : std::min(7, 3 + (energy - 1));
    }
    static double stockWorth(const PlayerState &board, double left)
    {
        const double use = left <= 0 ? 0.3 : std::min(1.0, 0.5 + left / 2);
        return use
            * (0.5 * board.stock[Resource::Energy] + 0.5 * board.stock[Resource::Water]
               + 0.7 * board.stock[Resource::Metal] + 1.4 * board.stock[Resource::Plants]
               + 0.5 * board.stock[Resource::Cards]);
    }

    const Setup &m_setup;
    const Aim &m_aim;
};

/// Says of a bare event what the table would: lucky cards, the City card in the sleeve, rich finds.
class Teller
{
public:
    Teller(const Setup &setup, const std::vector<CityCard> &cityCards, std::uint64_t seed) : m_setup(setup)
    {
        std::vector<CityCard> cards = cityCards;
        table::Random random(seed);
        random.shuffle(cards);
        for (const District district : all<District>()) {
            for (int i = 0; i < cardsPerSleeve && !cards.empty(); ++i) {
                m_sleeves[district].push_back(cards.back());
                cards.pop_back();
            }
        }
        for (const PlantKind kind : samplePlantTiles())
            m_greenTiles += kind == PlantKind::Green;
        for (const Find find : setup.finds()) {
            if (find != setup.catalogue.tileFind)
                m_finds.push_back(find);
        }
        const auto richer = [this](Find one, Find other) { return richness(one) > richness(other); };
        std::stable_sort(m_finds.begin(), m_finds.end(), richer);
    }

    /// Adds each way to tell an event that is worth looking at.
    void tell(const State &state, const Play &play, std::vector<Played> &told) const
    {
        Played played{play, {}};
        if (const auto *fly = std::get_if<Fly>(&play.what)) {
            tellFlight(state, *fly, played, told);
        } else if (auto *fight = std::get_if<Fight>(&played.play.what)) {
            tellFight(state, *fight, played, told);
        } else if (auto *gather = std::get_if<Gather>(&played.play.what)) {
            gather->card = topCard(state, gather->district);
            told.push_back(played);
        } else if (auto *solo = std::get_if<SoloStep>(&played.play.what)) {
            if (solo->choose == SoloChoice::Gather)
                solo->card = topCard(state, solo->district);
            told.push_back(played);
        } else if (const auto *plant = std::get_if<Plant>(&play.what)) {
            if (state.planted + plant->tiles[PlantKind::Green] <= m_greenTiles)
                told.push_back(played);
        } else if (auto *book = std::get_if<Book>(&played.play.what); book != nullptr && book->draws) {
            tellBook(state, *book, played, told);
        } else {
            told.push_back(played);
        }
    }

private:
    int richness(Find find) const
    {
        const PlainReward reward = m_setup.catalogue.finds[find].reward();
        int sum = 4 * reward.vp;
        for (const Resource resource : all<Resource>())
            sum += (resource == Resource::Metal ? 3 : 2) * reward.gain[resource];
        return sum;
    }
    CityCard topCard(const State &state, District district) const
    {
        return m_sleeves[district][state.sleeves[district] - 1U];
    }
    /// All points are used. On every second hex something lies, and the richest of it on the way.
    void tellFlight(const State &state, const Fly &fly, Played &played, std::vector<Played> &told) const
    {
        if (!fly.points || *fly.points < movementPoints(state.players[alone]))
            return;
        const std::size_t count = std::min<std::size_t>(*fly.points / 2U, m_finds.size());
        // Not the same hexes in every round.
        const std::size_t first = state.round % 3U;
        for (std::size_t i = 0; i < count; ++i) {
            const Find find = m_finds[(first + i) % m_finds.size()];
            if (!state.gone.contains(find))
                played.reported.found.push_back({find, {}});
        }
        told.push_back(played);
    }
    /// The highest cards that can come.
    static NavigationPile luckyCards(const Navigation &navigation, std::size_t count)
    {
        NavigationPile cards = navigation.top;
        const auto addFromHigh = [&](const auto &deck) {
            for (std::size_t value = deck.size(); value-- > 0;) {
                for (int i = 0; i < deck[value] && cards.size() < count; ++i)
                    cards.append(static_cast<std::uint8_t>(value));
            }
        };
        addFromHigh(navigation.deck);
        decltype(navigation.deck) shuffled{};
        for (const std::uint8_t value : navigation.discard)
            ++shuffled[value];
        addFromHigh(shuffled);
        while (cards.size() > count)
            cards.removeAt(cards.size() - 1);
        return cards;
    }
    int valueOf(const State &state, const Draws &draws) const
    {
        int value = baseCombat(state.players[alone]);
        for (const std::uint8_t card : draws.cards)
            value += card;
        return value;
    }
    void tellFight(const State &state, Fight &fight, Played &played, std::vector<Played> &told) const
    {
        const PlayerState &board = state.players[alone];
        fight.draws.cards = luckyCards(board.navigation, fight.draws.cards.size());
        const int value = valueOf(state, fight.draws);
        if (state.phase == Phase::Fight && value >= 8 && copiesOf(m_setup, board, Effect::CombatSequence) > 0)
            fight.sequence = WaterOrVp::Vp;
        if (state.phase != Phase::Fight) {
            told.push_back(played);
            return;
        }
        const MilitiaValues &militia = militiaAt(m_setup, state, board.at);
        const bool picks =
            militia.combat && value >= *militia.combat && militia.reward && militia.reward->hasChoice();
        const std::size_t choices = picks ? militia.reward->oneOf.size() : 0;
        fight.pick = picks ? 1 : 0;
        do {
            told.push_back(played);
        } while (++fight.pick <= choices);
    }
    void tellBook(const State &state, Book &book, Played &played, std::vector<Played> &told) const
    {
        book.draws->cards = luckyCards(state.players[alone].navigation, book.draws->cards.size());
        const auto &values = bookOf(m_setup, state);
        const bool picks = values && values->combat && valueOf(state, *book.draws) >= *values->combat
            && values->reward.hasChoice();
        const std::size_t choices = picks ? values->reward.oneOf.size() : 0;
        book.pick = picks ? 1 : 0;
        do {
            told.push_back(played);
        } while (++book.pick <= choices);
    }

    const Setup &m_setup;
    Per<District, std::vector<CityCard>> m_sleeves;
    std::vector<Find> m_finds; ///< the richest first
    int m_greenTiles = 0;
};

/// How far a game has come: lines are compared where they stand at the same place of it.
using Progress = std::pair<int, Phase>;

Progress progressOf(const State &state)
{
    return {state.round, state.phase == Phase::Answers ? state.during : state.phase};
}

/// Many lines side by side; of those that have come equally far the best ones go on.
class Search
{
public:
    Search(const Setup &setup, const std::vector<CityCard> &cityCards, const Aim &aim, std::uint64_t seed)
        : m_setup(setup), m_aim(aim), m_judge(setup, aim), m_teller(setup, cityCards, seed)
    {
    }

    std::vector<Played> best()
    {
        m_nodes.push_back({startState(m_setup), {}, start, 0});
        std::map<Progress, std::vector<std::size_t>> open;
        open[progressOf(m_nodes.front().state)] = {start};
        std::vector<std::size_t> over;
        while (!open.empty()) {
            const std::vector<std::size_t> front = std::move(open.begin()->second);
            open.erase(open.begin());
            for (const std::size_t node : bestAfter(front)) {
                const State &state = m_nodes[node].state;
                (state.phase == Phase::Over ? over : open[progressOf(state)]).push_back(node);
            }
        }
        const auto lessWorth = [this](std::size_t one, std::size_t other) {
            return m_nodes[one].worth < m_nodes[other].worth;
        };
        return lineTo(*std::max_element(over.begin(), over.end(), lessWorth));
    }

private:
    std::vector<Played> lineTo(std::size_t node) const
    {
        std::vector<Played> line;
        for (; node != start; node = m_nodes[node].before)
            line.push_back(m_nodes[node].played);
        std::reverse(line.begin(), line.end());
        return line;
    }
    /// The best of what follows these nodes, as new nodes.
    std::vector<std::size_t> bestAfter(std::vector<std::size_t> front)
    {
        const auto worthMore = [this](std::size_t one, std::size_t other) {
            return m_nodes[one].worth > m_nodes[other].worth;
        };
        std::stable_sort(front.begin(), front.end(), worthMore);
        std::vector<Step> steps;
        std::size_t taken = 0;
        const State *last = nullptr;
        for (const std::size_t node : front) {
            if (last != nullptr && m_nodes[node].state == *last)
                continue;
            last = &m_nodes[node].state;
            if (taken++ == width)
                break;
            addSteps(node, steps);
        }
        // As many as go on from here, and some more for lines that stay in this phase.
        const std::size_t kept = std::min(steps.size(), 4 * width);
        std::stable_sort(steps.begin(), steps.end(),
                         [](const Step &one, const Step &other) { return one.worth > other.worth; });
        steps.resize(kept);
        std::vector<std::size_t> nodes;
        nodes.reserve(kept);
        for (const Step &step : steps) {
            State state = m_nodes[step.before].state;
            apply(m_setup, state, step.played.play, step.played.reported);
            nodes.push_back(m_nodes.size());
            m_nodes.push_back({state, step.played, step.before, step.worth});
        }
        return nodes;
    }
    void addSteps(std::size_t node, std::vector<Step> &steps)
    {
        const State &state = m_nodes[node].state;
        m_told.clear();
        if (const auto mission = missionDue(state)) {
            m_told.push_back({{*mission, alone}, {}});
        } else {
            legalEvents(m_setup, state, m_legal);
            for (const Play &play : m_legal)
                m_teller.tell(state, play, m_told);
        }
        for (const Played &played : m_told) {
            if (!check(m_setup, state, played.play, played.reported).allowed())
                continue;
            State next = state;
            apply(m_setup, next, played.play, played.reported);
            steps.push_back({played, node, m_judge.worth(next)});
        }
    }
    std::optional<TakeMission> missionDue(const State &state) const
    {
        const std::size_t taken = state.players[alone].missions.size() - 1;
        if (state.phase != Phase::Production || taken >= m_aim.further.size() || taken + 2 > state.round)
            return std::nullopt;
        return TakeMission{m_aim.further[taken].card, m_aim.further[taken].cover};
    }

    const Setup &m_setup;
    const Aim &m_aim;
    Judge m_judge;
    Teller m_teller;
    std::vector<Node> m_nodes;
    std::vector<Play> m_legal;
    std::vector<Played> m_told;
};

} // namespace

std::vector<Played> planned(const Setup &setup, const std::vector<CityCard> &cityCards, const Aim &aim,
                            std::uint64_t seed)
{
    return Search(setup, cityCards, aim, seed).best();
}

} // namespace skyledger::cloudage::test
