// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/build.h"
#include "core/cloudage/rules/combat.h"
#include "core/cloudage/rules/lister.h"
#include "core/cloudage/rules/movement.h"
#include "core/cloudage/rules/navigation.h"
#include "core/cloudage/rules/production.h"

#include <algorithm>

namespace skyledger::cloudage {

bool crossesUnknownMilestone(const Setup &setup, int level, int steps)
{
    for (int next = level + 1; next <= std::min(level + steps, maxLevel); ++next) {
        if (isMilestone(next) && !setup.catalogue.milestones[static_cast<std::size_t>(next) - 1])
            return true;
    }
    return false;
}

namespace {

/// Adds a production with everything that turning up two cards can be told as.
void addReveals(const Lister &list, Player player, std::uint8_t level)
{
    Play play{Produce{}, list.named(player)};
    auto &produce = std::get<Produce>(play.what);
    produce.level = level;
    if (revealsNothing(list.setup, list.state)) {
        list.plays.push_back(play);
        return;
    }
    const Navigation &navigation = list.state.players[player].navigation;
    forEachReveal(navigation, [&](const FixedList<std::uint8_t, 2> &reveal) {
        produce.reveal = reveal;
        const bool takes = !reveal.empty() && *std::min_element(reveal.begin(), reveal.end()) > 0;
        produce.take = takes ? std::optional(Resource::Energy) : std::nullopt;
        list.plays.push_back(play);
        if (takes) {
            produce.take = Resource::Cards;
            list.plays.push_back(play);
        }
    });
}

/// Adds the productions between two places of the list once more, for another level: the cards do not depend on it.
void repeatReveals(const Lister &list, std::size_t from, std::size_t to, std::uint8_t level)
{
    list.plays.reserve(list.plays.size() + to - from);
    for (std::size_t i = from; i < to; ++i) {
        Play &play = list.plays.emplace_back(list.plays[i]);
        std::get<Produce>(play.what).level = level;
    }
}

} // namespace

void listProduces(const Lister &list, Player player)
{
    const PlayerState &board = list.state.players[player];
    const std::size_t from = list.plays.size();
    std::size_t to = from;
    const auto addLevel = [&](std::uint8_t level) {
        if (to > from) {
            repeatReveals(list, from, to, level);
            return;
        }
        addReveals(list, player, level);
        to = list.plays.size();
    };
    if (list.wantsAllowed())
        addLevel(noLevel);
    const LevelStatus wanted = list.wantsAllowed() ? LevelStatus::Affordable : LevelStatus::Unknown;
    for (std::uint8_t level = 0; level <= board.level; ++level) {
        if (levelStatus(list.setup, board, level) == wanted)
            addLevel(level);
    }
}

namespace {

/// How many markers of a boosting tile a player can spend.
int boostsOf(const Lister &list, Player player, CampaignTile tile)
{
    const City city = markerCity(list.setup, tile);
    if (city == none<City> || !list.state.tiles.contains(tile))
        return 0;
    return list.state.players[player].markersAt(city);
}

/// Calls `use` with every number of cards that can be paid for and every choice of markers.
template <class Use>
void forEachDraws(const Lister &list, Player player, bool noVp, Use use)
{
    const PlayerState &board = list.state.players[player];
    const int l1 = boostsOf(list, player, CampaignTile::L1);
    const int l2 = boostsOf(list, player, CampaignTile::L2);
    Draws draws;
    for (int drawn = 0; drawn <= board.navigation.size(); ++drawn) {
        if (drawn > 0)
            draws.cards.append(untoldCard);
        for (int vp = 0; vp <= (noVp ? 0 : std::max(0, drawn - 1)); ++vp) {
            if (drawEnergy(drawn, vp) > board.stock[Resource::Energy])
                continue;
            draws.vpCards = static_cast<std::uint8_t>(vp);
            for (int first = 0; first <= l1; ++first) {
                for (int second = 0; second <= l2; ++second) {
                    draws.boost.clear();
                    for (int i = 0; i < first; ++i)
                        draws.boost.append(CampaignTile::L1);
                    for (int i = 0; i < second; ++i)
                        draws.boost.append(CampaignTile::L2);
                    use(draws);
                }
            }
        }
    }
}

} // namespace

void listBooks(const Lister &list, Player player)
{
    const auto active = bookActive(list.setup, list.state);
    if (list.state.round < 2 || (active && !*active) || list.state.booked.contains(player))
        return;
    const auto &values = bookOf(list.setup, list.state);
    Play play{Book{}, list.named(player)};
    auto &book = std::get<Book>(play.what);
    const bool fights = values && values->combat;
    if (!fights) {
        const std::size_t choices = values ? values->reward.oneOf.size() : 0;
        book.pick = choices > 0 ? 1 : 0;
        do {
            list.addIfFits(play);
        } while (++book.pick <= choices);
        book.pick = 0;
    }
    if (values && !fights) // what nobody knows may be a fight as well
        return;
    forEachDraws(list, player, false, [&](const Draws &draws) {
        book.draws = draws;
        list.addIfFits(play);
    });
}

namespace {

/// A flight whose city and points are chosen: what else may be said of it.
struct FlightForms {
    const Lister &list;
    const PlayerState &board;
    const std::optional<Reward> &reward;
    bool tollInPlay;
    int accumulators;
    std::array<bool, 5> unknown{}; ///< by what is picked: whether what it brings is not known

    /// Looks once at what the marker uncovers: it is the same for every flight.
    void lookAtReward()
    {
        unknown[0] = !reward || crossesUnknownMilestone(list.setup, board.level, reward->certain.level);
        for (std::size_t i = 0; reward && i < reward->oneOf.size(); ++i) {
            const int steps = reward->certain.level + reward->oneOf[i].level;
            unknown[i + 1] = crossesUnknownMilestone(list.setup, board.level, steps);
        }
    }
    void addPicks(Play &play, bool undetermined) const
    {
        auto &fly = std::get<Fly>(play.what);
        const std::size_t choices = reward ? reward->oneOf.size() : 0;
        fly.pick = choices > 0 ? 1 : 0;
        do {
            list.addIf(undetermined || unknown[fly.pick], play);
        } while (++fly.pick <= choices);
    }
    void addTolls(Play &play, bool undetermined, bool moved, int water, int vp) const
    {
        auto &fly = std::get<Fly>(play.what);
        fly.toll = std::nullopt;
        addPicks(play, undetermined);
        if (!tollInPlay || !moved)
            return;
        if (water >= 3) {
            fly.toll = WaterOrVp::Water;
            addPicks(play, undetermined);
        }
        if (vp >= 3 || list.setup.rulings.negativeVp == NegativeVp::Everywhere) {
            fly.toll = WaterOrVp::Vp;
            addPicks(play, undetermined);
        }
    }
    void addAccumulators(Play &play, bool undetermined, bool moved, int points) const
    {
        auto &fly = std::get<Fly>(play.what);
        const int water = board.stock[Resource::Water];
        fly.accumulator = std::nullopt;
        if (accumulators == 0 || points < 5) {
            addTolls(play, undetermined, moved, water, board.vp);
            return;
        }
        const int prize = 2 * accumulators;
        if (points < 7) {
            addTolls(play, undetermined, moved, water + prize, board.vp);
            return;
        }
        const int both = list.setup.rulings.twoStepCards == TwoStepCards::Both ? prize : 0;
        fly.accumulator = WaterOrVp::Water;
        addTolls(play, undetermined, moved, water + both + prize, board.vp);
        fly.accumulator = WaterOrVp::Vp;
        addTolls(play, undetermined, moved, water + both, board.vp + prize);
    }
    /// Without and with the panel declared, as far as the points leave that open.
    void addPanels(Play &play, bool undetermined) const
    {
        auto &fly = std::get<Fly>(play.what);
        const int without = movementPoints(board);
        const bool moved = !fly.points || *fly.points > 0;
        const bool shown = pointsSpent(list.setup, board, fly) > without;
        fly.panel = false;
        addAccumulators(play, undetermined, moved, without + (shown ? 1 : 0));
        if (!shown) {
            fly.panel = true;
            addAccumulators(play, undetermined, moved, without + 1);
        }
    }
};

} // namespace

void listFlights(const Lister &list)
{
    const Player player = list.state.current;
    const PlayerState &board = list.state.players[player];
    if (board.markersLeft == 0)
        return;
    const auto space = static_cast<Space>(leftmostSpace(board.markersLeft) - 1);
    FlightForms forms{list,
                      board,
                      list.setup.catalogue.trackRewards[space],
                      list.state.tiles.contains(CampaignTile::L7),
                      copiesOf(list.setup, board, Effect::Accumulator),
                      {}};
    forms.lookAtReward();
    const auto &start = list.setup.catalogue.start;
    const int most = movementPoints(board) + 1;
    for (const City city : list.setup.cities()) {
        const std::optional<bool> full = cityFull(list.setup, list.state, player, city);
        if (full && *full)
            continue;
        Play play{Fly{}};
        auto &fly = std::get<Fly>(play.what);
        fly.city = city;
        forms.addPanels(play, !full);
        for (int points = 0; points <= most; ++points) {
            const bool fromStart = board.at == none<City>;
            if (points == 0 && board.at != city && (!fromStart || (start && *start != city)))
                continue;
            fly.points = static_cast<std::uint8_t>(points);
            forms.addPanels(play, !full || (points == 0 && fromStart && !start));
        }
    }
}

namespace {

/// Every way to stand on different zones: the permutations, cut after the drones there are.
template <class Use>
void forEachZones(std::size_t players, Use use)
{
    FixedList<Zone, countOf<Player>> zones;
    for (std::size_t i = 0; i < players; ++i)
        zones.append(static_cast<Zone>(i));
    std::array<Zone, countOf<Zone>> order{Zone::Energy, Zone::Metal, Zone::Water, Zone::Cards};
    do {
        std::copy_n(order.begin(), players, zones.begin());
        use(zones);
        std::reverse(order.begin() + static_cast<std::ptrdiff_t>(players), order.end());
    } while (std::next_permutation(order.begin(), order.end()));
}

} // namespace

void listGatherings(const Lister &list)
{
    const bool parrot = copiesOf(list.setup, list.state.players[list.state.current], Effect::Parrot) > 0;
    // Districts with a card left differ in nothing that is judged, nor do the zones: one of them stands for all.
    std::array<std::optional<bool>, 2> fits;
    for (const District district : all<District>()) {
        if (list.state.sleeves[district] == 0)
            continue;
        for (std::size_t onTop = 0; onTop <= (parrot ? 1U : 0U); ++onTop) {
            Play play{Gather{}};
            auto &gather = std::get<Gather>(play.what);
            gather.district = district;
            gather.onTop = onTop == 1;
            forEachZones(list.setup.playerCount, [&](const auto &zones) {
                gather.zones = zones;
                if (!fits[onTop])
                    fits[onTop] = list.fits(play);
                if (*fits[onTop])
                    list.plays.push_back(play);
            });
        }
    }
}

namespace {

/// Whether every fight that can be paid for is legal, whatever it reaches.
bool isPlain(const Lister &list, Player player, CampaignTile tile)
{
    if (list.setup.rulings.drawAfterWin != DrawAfterWin::Allowed)
        return false;
    if (tile != none<CampaignTile> || list.state.phase != Phase::Fight)
        return true;
    const PlayerState &board = list.state.players[player];
    const MilitiaValues &militia = militiaAt(list.setup, list.state, board.at);
    if (!militia.combat || !militia.reward || militia.reward->certain.level != 0)
        return false;
    const auto &choices = militia.reward->oneOf;
    return std::all_of(choices.begin(), choices.end(),
                       [](const PlainReward &choice) { return choice.level == 0; });
}

} // namespace

void listFights(const Lister &list, Player player, CampaignTile tile)
{
    const bool plain = isPlain(list, player, tile);
    if (plain && !list.wantsAllowed())
        return;
    const Phase phase = list.state.phase;
    const bool noVp = phase == Phase::TieBreak
        || (phase == Phase::Missions && list.setup.rulings.missionFightVp == MissionFightVp::Forbidden);
    Fight fight;
    fight.tile = tile;
    forEachDraws(list, player, noVp, [&](const Draws &draws) {
        fight.draws = draws;
        const Play play{fight, list.named(player)};
        if (plain || list.fits(play))
            list.plays.push_back(play);
    });
}

} // namespace skyledger::cloudage
