// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/corrections.h"

#include "core/cloudage/rules/course.h"
#include "core/cloudage/rules/missions.h"

#include <algorithm>
#include <numeric>

namespace skyledger::cloudage {

namespace {

constexpr int mostVp = 999;

/// One correction on its way; what does not fit a board at all is noted as impossible.
struct Correcting {
    const Setup &setup;
    State &state;
    bool impossible = false;
    bool belowNothing = false; ///< a resource below 0

    int within(int number, int least, int most)
    {
        impossible = impossible || number < least || number > most;
        return std::clamp(number, least, most);
    }
    template <class Key>
    Key thing(int number, std::size_t count)
    {
        return static_cast<Key>(within(number, 0, static_cast<int>(count) - 1));
    }
    void setStock(PlayerState &board, Resource resource, int number)
    {
        belowNothing = belowNothing || number < 0;
        board.stock[resource] = static_cast<std::int16_t>(within(std::max(0, number), 0, mostVp));
    }
    template <class List>
    void setNumbers(List &list, const std::vector<std::int32_t> &numbers, int most)
    {
        list.clear();
        for (const std::int32_t number : numbers) {
            using Number = std::remove_cvref_t<decltype(list[0])>;
            if (!list.append(static_cast<Number>(within(number, 0, most))))
                impossible = true;
        }
    }
    /// A set; a thing that stands twice cannot be.
    template <class Set, class Key>
    void setThings(Set &set, const std::vector<std::int32_t> &numbers, std::size_t count)
    {
        set = {};
        for (const std::int32_t number : numbers) {
            const Key key = thing<Key>(number, count);
            impossible = impossible || set.contains(key);
            set.insert(key);
        }
    }
    void setDeck(Navigation &navigation, const std::vector<std::int32_t> &numbers)
    {
        navigation.deck = {};
        for (const std::int32_t number : numbers) {
            auto &count = navigation.deck[static_cast<std::size_t>(within(number, 0, maxNavigationValue))];
            count = static_cast<std::uint8_t>(std::min(count + 1, 0xFF));
        }
    }
    void setMarkers(PlayerState &board, const std::vector<std::int32_t> &pairs)
    {
        board.markers.clear();
        for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
            const City city = thing<City>(pairs[i], setup.catalogue.cityCount);
            const int count = within(pairs[i + 1], 0, trackSpaces);
            if (count > 0 && !board.markers.append({city, static_cast<std::uint8_t>(count)}))
                impossible = true;
        }
    }
    void setMissions(PlayerState &board, const std::vector<std::int32_t> &pairs)
    {
        board.missions.clear();
        for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
            const MissionCard card{thing<Mission>(pairs[i], countOf<Mission>),
                                   thing<Mission>(pairs[i + 1], countOf<Mission>)};
            if (!board.missions.append(card))
                impossible = true;
        }
    }
    void setFight(std::optional<std::int16_t> &fight, int number)
    {
        if (number == static_cast<int>(none<City>))
            fight = std::nullopt;
        else
            fight = static_cast<std::int16_t>(within(number, 0, mostVp));
    }

    void setOwn(const Assignment &value);
    void setShared(const Assignment &value);
};

void Correcting::setOwn(const Assignment &value)
{
    PlayerState &board = state.players[value.player];
    switch (value.setting) {
    case Setting::Vp:
        board.vp = static_cast<std::int16_t>(within(value.number, -mostVp, mostVp));
        break;
    case Setting::Energy:
        setStock(board, Resource::Energy, value.number);
        break;
    case Setting::Water:
        setStock(board, Resource::Water, value.number);
        break;
    case Setting::Metal:
        setStock(board, Resource::Metal, value.number);
        break;
    case Setting::Plants:
        setStock(board, Resource::Plants, value.number);
        break;
    case Setting::Hand:
        setStock(board, Resource::Cards, value.number);
        break;
    case Setting::Level:
        board.level = static_cast<std::uint8_t>(within(value.number, 0, maxLevel));
        break;
    case Setting::At:
        board.at = value.number == static_cast<int>(none<City>)
            ? none<City>
            : thing<City>(value.number, setup.catalogue.cityCount);
        break;
    case Setting::MarkersLeft:
        board.markersLeft = static_cast<std::uint8_t>(within(value.number, 0, setup.rounds()));
        break;
    case Setting::Markers:
        setMarkers(board, value.list);
        break;
    case Setting::Upgrades:
        board.upgrades[value.zone] =
            static_cast<std::uint8_t>(within(value.number, 0, upgradesIn(value.zone)));
        break;
    case Setting::Projects:
        setNumbers(board.projects, value.list, setup.catalogue.projectCount - 1);
        break;
    case Setting::Symbols:
        board.symbols[value.zone] = static_cast<std::uint8_t>(within(value.number, 0, 99));
        break;
    case Setting::NavigationDeck:
        setDeck(board.navigation, value.list);
        break;
    case Setting::NavigationTop:
        setNumbers(board.navigation.top, value.list, maxNavigationValue);
        break;
    case Setting::NavigationDiscard:
        setNumbers(board.navigation.discard, value.list, maxNavigationValue);
        break;
    case Setting::Missions:
        setMissions(board, value.list);
        break;
    case Setting::Covered:
        setNumbers(board.covered, value.list, static_cast<int>(countOf<Mission>) - 1);
        break;
    case Setting::MissionFight:
        setFight(board.missionFight, value.number);
        break;
    case Setting::LastFight:
        setFight(board.lastFight, value.number);
        break;
    default:
        break;
    }
}

void Correcting::setShared(const Assignment &value)
{
    switch (value.setting) {
    case Setting::Sleeves:
        impossible = impossible || value.list.size() != countOf<District>;
        for (std::size_t i = 0; i < std::min(value.list.size(), countOf<District>); ++i)
            state.sleeves.values[i] = static_cast<std::uint8_t>(within(value.list[i], 0, cardsPerSleeve));
        break;
    case Setting::Tiles:
        setThings<TileSet, CampaignTile>(state.tiles, value.list, countOf<CampaignTile>);
        break;
    case Setting::Gone:
        setThings<KeySet<Find>, Find>(state.gone, value.list, setup.catalogue.findCount);
        break;
    case Setting::Planted:
        state.planted = static_cast<std::uint8_t>(within(value.number, 0, plantTiles));
        break;
    case Setting::SoloLeft:
        if (value.number == static_cast<int>(none<City>))
            impossible = impossible || setup.solo();
        else
            state.soloLeft =
                static_cast<std::uint8_t>(within(value.number, 0, setup.solo() ? setup.rounds() : -1));
        break;
    case Setting::BookSide:
        state.bookSide = thing<BookSide>(value.number, countOf<BookSide>);
        break;
    default:
        break;
    }
}

const Assignment *find(const Correct &correct, Setting setting)
{
    const auto at = std::find_if(correct.set.begin(), correct.set.end(),
                                 [&](const Assignment &each) { return each.setting == setting; });
    return at == correct.set.end() ? nullptr : &*at;
}

/// Symbols follow the cards where only those are set.
void followProjects(const Setup &setup, State &state, const Correct &correct, Player player)
{
    const auto names = [&](Setting setting) {
        return std::any_of(correct.set.begin(), correct.set.end(), [&](const Assignment &each) {
            return each.setting == setting && each.player == player;
        });
    };
    if (!names(Setting::Projects) || names(Setting::Symbols))
        return;
    PlayerState &board = state.players[player];
    board.symbols = {};
    for (const Project card : board.projects) {
        const Symbols symbols = setup.catalogue.projects[card].symbols.value_or(Symbols{});
        for (const UpgradeZone zone : all<UpgradeZone>())
            board.symbols[zone] = static_cast<std::uint8_t>(board.symbols[zone] + symbols[zone]);
    }
}

bool canBeCorrectedTo(const Setup &setup, Phase phase)
{
    switch (phase) {
    case Phase::Production:
    case Phase::Movement:
    case Phase::Action:
    case Phase::FinalProduction:
    case Phase::FinalBuild:
        return true;
    case Phase::SoloBoard:
        return setup.solo();
    default:
        return false;
    }
}

/// The phase to which a correction of the current player alone goes back.
Phase stepOf(const State &state)
{
    const Phase phase = state.phase == Phase::Answers ? state.during : state.phase;
    switch (phase) {
    case Phase::Fight:
        return Phase::Movement;
    case Phase::Missions:
    case Phase::TieBreak:
    case Phase::Over:
        return Phase::FinalBuild;
    default:
        return phase;
    }
}

/// Begins a phase with a player; those before in turn order count as done.
void enterPhase(const Setup &setup, State &state, Phase phase, Player current)
{
    state.phase = phase;
    state.during = Phase::Production;
    state.pending.clear();
    state.done = {};
    state.current = hasTurns(phase) ? current : state.first;
    bool reached = false;
    for (const Player player : turnOrder(setup, state)) {
        reached = reached || player == current;
        if (!reached) {
            state.done.insert(player);
            continue;
        }
        Pending due{.player = player};
        due.choose = phase == Phase::FinalBuild ? Choose::Build : Choose::Produce;
        if (phase == Phase::Production || phase == Phase::FinalProduction)
            addPending(setup, state, due, 0);
        for (int i = 0; phase == Phase::FinalBuild && i < 2; ++i)
            addPending(setup, state, due, 0);
    }
}

/// Round, first player, phase and current player.
void setCourse(Correcting &on, const Correct &correct)
{
    const Setup &setup = on.setup;
    State &state = on.state;
    const auto *round = find(correct, Setting::Round);
    const auto *first = find(correct, Setting::First);
    const auto *phase = find(correct, Setting::Phase);
    const auto *current = find(correct, Setting::Current);
    if (round != nullptr) {
        state.round = static_cast<std::uint8_t>(on.within(round->number, 1, setup.rounds()));
        state.first = static_cast<Player>((state.round - 1U) % setup.playerCount); // CA-PROD-01
    }
    if (first != nullptr)
        state.first = on.thing<Player>(first->number, setup.playerCount);
    if (round != nullptr) {
        state.booked = {};
        enterPhase(setup, state, Phase::Production, state.first);
    }
    if (phase != nullptr || current != nullptr) {
        const Phase wanted =
            phase != nullptr ? on.thing<Phase>(phase->number, countOf<Phase>) : stepOf(state);
        on.impossible = on.impossible || !canBeCorrectedTo(setup, wanted);
        const Player player =
            current != nullptr ? on.thing<Player>(current->number, setup.playerCount) : state.first;
        enterPhase(setup, state, wanted, player);
    } else if (first != nullptr && round == nullptr) {
        const auto pending = state.pending; // in the new turn order
        state.pending.clear();
        for (const Pending &due : pending)
            addPending(setup, state, due, maxPending);
    }
}

} // namespace

std::optional<Rule> applyCorrection(const Setup &setup, State &state, const Correct &correct)
{
    Correcting on{setup, state};
    for (const Assignment &value : correct.set) {
        if (value.player != none<Player>)
            on.setOwn(value);
        else
            on.setShared(value);
    }
    for (const Player player : setup.players())
        followProjects(setup, state, correct, player);
    setCourse(on, correct);
    if (on.belowNothing)
        return Rule::Round07;
    if (on.impossible)
        return Rule::Setup18;
    return impossibleBecause(setup, state);
}

namespace {

bool missionsFit(const PlayerState &board)
{
    KeySet<Mission> held;
    for (const HeldMission &each : heldMissions(board)) {
        if (held.contains(each.mission))
            return false;
        held.insert(each.mission);
    }
    const std::size_t wanted = board.missions.empty() ? 0 : board.missions.size() - 1;
    KeySet<Mission> covered;
    for (const Mission mission : board.covered) {
        if (covered.contains(mission) || !held.contains(mission))
            return false;
        covered.insert(mission);
    }
    return board.covered.size() == wanted;
}

bool boardFits(const Setup &setup, const PlayerState &board)
{
    int markers = board.markersLeft;
    KeySet<City> cities;
    for (const MarkerPile &pile : board.markers) {
        markers += pile.count;
        if (cities.contains(pile.city))
            return false;
        cities.insert(pile.city);
    }
    const bool planting = board.upgrades[UpgradeZone::Planting] == 0 || setup.plantsInPlay();
    return markers <= setup.rounds() && planting && board.navigation.size() <= static_cast<int>(maxNavigation)
        && missionsFit(board);
}

bool airshipsFit(const Setup &setup, const State &state)
{
    for (const City city : setup.cities()) {
        int airships = 0;
        for (const Player player : setup.players())
            airships += state.players[player].at == city;
        const auto hexes = setup.catalogue.cities[city].hexes;
        if (airships > 1 && hexes && airships > *hexes)
            return false;
    }
    return true;
}

} // namespace

std::optional<Rule> impossibleBecause(const Setup &setup, const State &state)
{
    int plants = state.planted;
    for (const Player player : setup.players()) {
        plants += state.players[player].stock[Resource::Plants];
        if (!boardFits(setup, state.players[player]))
            return Rule::Setup18;
    }
    if (plants > (setup.plantsInPlay() ? plantTiles : 0) || !airshipsFit(setup, state))
        return Rule::Setup18;
    return std::nullopt;
}

} // namespace skyledger::cloudage
