// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/randomplay.h"

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/combat.h"
#include "core/cloudage/rules/missions.h"
#include "core/cloudage/rules/movement.h"
#include "core/cloudage/rules/production.h"
#include "core/play/drawnplay.h"

#include <algorithm>

namespace skyledger::cloudage {

namespace {

template <class Kind>
constexpr std::size_t kindOf = play::kindIn<Play, Kind>;

/// How often each kind of event is drawn in comparison with the others that are possible then.
constexpr play::PerKindOf<Play> weights = [] {
    play::PerKindOf<Play> weight{};
    weight.fill(6);
    weight[kindOf<Pass>] = 1;
    weight[kindOf<Take>] = 1;
    weight[kindOf<Upgrade>] = 8;
    weight[kindOf<PlayCard>] = 24;
    weight[kindOf<Fight>] = 12;
    weight[kindOf<Gather>] = 12;
    weight[kindOf<Plant>] = 12;
    return weight;
}();

} // namespace

RandomPlayer::RandomPlayer(const Setup &setup, const std::vector<CityCard> &cityCards, std::uint64_t seed)
    : m_setup(setup), m_random(seed), m_bag(samplePlantTiles()), m_missionDeck(sampleMissionCards())
{
    std::vector<CityCard> cards = cityCards;
    m_random.shuffle(cards);
    for (const District district : all<District>()) {
        for (int i = 0; i < cardsPerSleeve && !cards.empty(); ++i) {
            m_sleeves[district].push_back(cards.back());
            cards.pop_back();
        }
    }
    m_random.shuffle(m_bag);
    m_random.shuffle(m_missionDeck);
    for (const Player player : setup.players())
        drawTiles(player, setup.plantsInPlay() ? 2 : 0);
}

void RandomPlayer::drawTiles(Player player, int count)
{
    for (int i = 0; i < count && !m_bag.empty(); ++i) {
        ++m_tiles[player][m_bag.back()];
        m_bag.pop_back();
    }
}

NavigationPile RandomPlayer::drawCards(const Navigation &navigation, std::size_t count)
{
    NavigationPile cards;
    for (const std::uint8_t value : navigation.top) {
        if (cards.size() < count)
            cards.append(value);
    }
    std::vector<std::uint8_t> deck;
    for (std::size_t value = 0; value < navigation.deck.size(); ++value)
        deck.insert(deck.end(), navigation.deck[value], static_cast<std::uint8_t>(value));
    std::vector<std::uint8_t> discard(navigation.discard.begin(), navigation.discard.end());
    for (std::vector<std::uint8_t> *pile : {&deck, &discard}) {
        m_random.shuffle(*pile);
        for (const std::uint8_t value : *pile) {
            if (cards.size() < count)
                cards.append(value);
        }
    }
    return cards;
}

/// Whether the player's own tiles can be planted so: a withered tile with a choice can be told as either reward.
bool RandomPlayer::holdsTiles(Player player, const Plant &plant) const
{
    Per<PlantKind, std::uint8_t> wanted = plant.tiles;
    if (plant.extra)
        ++wanted[*plant.extra];
    const auto &has = m_tiles[player];
    return wanted[PlantKind::Green] <= has[PlantKind::Green]
        && wanted[PlantKind::Energy] + wanted[PlantKind::Plants] <= has[PlantKind::Energy]
        && wanted[PlantKind::Cards] + wanted[PlantKind::Water] <= has[PlantKind::Cards]
        && wanted[PlantKind::Build] <= has[PlantKind::Build];
}

/// Whether chance allows a form that the rules allow: the cards turned up, the tiles in stock, a card in the sleeve.
bool RandomPlayer::fits(const State &state, const Play &play) const
{
    if (const auto *produce = std::get_if<Produce>(&play.what))
        return (!produce->reveal || *produce->reveal == m_reveal) && produce->level == m_level;
    if (const auto *fight = std::get_if<Fight>(&play.what))
        return fight->draws.vpCards == 0 || m_paysVp;
    if (const auto *plant = std::get_if<Plant>(&play.what))
        return holdsTiles(playerOf(state, play), *plant);
    if (const auto *fly = std::get_if<Fly>(&play.what))
        return fly->points.has_value();
    return true;
}

void RandomPlayer::tellFinds(const State &state, const Fly &fly, std::vector<Found> &found)
{
    const std::uint32_t most = fly.points.value_or(0) / 2U;
    std::vector<Find> finds;
    for (const Find find : m_setup.finds()) {
        const bool tile = find == m_setup.catalogue.tileFind;
        if (!state.gone.contains(find) && (!tile || state.tiles.contains(CampaignTile::L6)))
            finds.push_back(find);
    }
    m_random.shuffle(finds);
    const std::size_t count = std::min<std::size_t>(m_random.below(most + 1), finds.size());
    for (std::size_t i = 0; i < count; ++i)
        found.push_back({finds[i], {}});
}

void RandomPlayer::tellFight(const State &state, Player player, Fight &fight)
{
    const PlayerState &board = state.players[player];
    fight.draws.cards = drawCards(board.navigation, fight.draws.cards.size());
    const int value = combatWith(board, fight.draws);
    if (state.phase == Phase::Action && fight.tile == CampaignTile::L15 && value >= tileCombat) {
        for (const CampaignTile tile : state.tiles) {
            if (isWeaponSystem(tile))
                fight.remove = tile;
        }
    }
    if (state.phase != Phase::Fight)
        return;
    if (sequenceAsks(m_setup, board, value))
        fight.sequence = m_random.below(2) == 0 ? WaterOrVp::Water : WaterOrVp::Vp;
    const MilitiaValues &militia = militiaAt(m_setup, state, board.at);
    if (militia.combat && value >= *militia.combat && militia.reward && militia.reward->hasChoice())
        fight.pick = static_cast<std::uint8_t>(1 + below(militia.reward->oneOf.size()));
}

/// The production level that the player takes: mostly the highest that can be paid.
void RandomPlayer::chooseLevel(Player player, const State &state)
{
    std::vector<std::uint8_t> levels{noLevel};
    const PlayerState &board = state.players[player];
    for (int level = 0; level <= board.level; ++level) {
        if (levelStatus(m_setup, board, level) == LevelStatus::Affordable)
            levels.push_back(static_cast<std::uint8_t>(level));
    }
    m_level = m_random.below(4) == 0 ? levels[below(levels.size())] : levels.back();
}

/// Fills in what the table would tell.
void RandomPlayer::tell(const State &state, Played &played)
{
    Play &play = played.play;
    const Player player = playerOf(state, play);
    if (const auto *fly = std::get_if<Fly>(&play.what)) {
        tellFinds(state, *fly, played.reported.found);
    } else if (auto *fight = std::get_if<Fight>(&play.what)) {
        tellFight(state, player, *fight);
    } else if (auto *book = std::get_if<Book>(&play.what); book != nullptr && book->draws) {
        const PlayerState &board = state.players[player];
        book->draws->cards = drawCards(board.navigation, book->draws->cards.size());
        const int value = combatWith(board, *book->draws);
        const auto &values = bookOf(m_setup, state);
        if (values && values->combat && value >= *values->combat && values->reward.hasChoice())
            book->pick = static_cast<std::uint8_t>(1 + below(values->reward.oneOf.size()));
    } else if (auto *gather = std::get_if<Gather>(&play.what)) {
        gather->card = m_sleeves[gather->district].back();
    } else if (auto *solo = std::get_if<SoloStep>(&play.what);
               solo != nullptr && solo->choose == SoloChoice::Gather) {
        solo->card = m_sleeves[solo->district].back();
    }
}

/// Now and then something that no list holds: a further Mission card, a Story card's gift.
std::optional<Played> RandomPlayer::chooseBeside(const State &state)
{
    if (state.phase != Phase::Production || m_random.below(24) != 0)
        return std::nullopt;
    const auto player = static_cast<Player>(below(m_setup.playerCount));
    const PlayerState &board = state.players[player];
    Played played;
    played.play.player = player;
    if (m_random.below(2) == 0) {
        OtherEffect effect;
        effect.source = m_setup.mode == Mode::Campaign ? EffectSource::Story : EffectSource::Scenario;
        if (m_setup.mode == Mode::Campaign)
            effect.number = static_cast<std::uint8_t>(11 + m_random.below(38));
        effect.reward.gain[static_cast<Resource>(m_random.below(4))] = 1;
        played.play.what = effect;
        return played;
    }
    if (board.missions.size() >= 2 || m_missionDeck.empty())
        return std::nullopt;
    const MissionCard card = m_missionDeck.back();
    TakeMission mission{card, none<Mission>};
    if (!board.missions.empty())
        mission.cover = m_random.below(2) == 0 ? card.first : board.missions[0].second;
    played.play.what = mission;
    if (!check(m_setup, state, played.play).allowed()) {
        std::rotate(m_missionDeck.begin(), m_missionDeck.end() - 1, m_missionDeck.end());
        return std::nullopt;
    }
    m_missionDeck.pop_back();
    return played;
}

std::optional<Played> RandomPlayer::choose(const State &state)
{
    if (auto beside = chooseBeside(state))
        return beside;
    legalEvents(m_setup, state, m_legal);
    // One player is drawn first: what somebody turns up must not depend on the others.
    if (m_legal.empty())
        return std::nullopt;
    const Player player = playerOf(state, m_legal[below(m_legal.size())]);
    const NavigationPile turned = drawCards(state.players[player].navigation, 2);
    chooseLevel(player, state);
    m_paysVp = m_random.below(12) == 0;
    m_reveal.clear();
    for (const std::uint8_t value : turned)
        m_reveal.append(value);
    std::erase_if(m_legal,
                  [&](const Play &play) { return playerOf(state, play) != player || !fits(state, play); });
    if (m_legal.empty())
        return choose(state);
    Played played{*play::drawnPlay(m_random, m_legal, weights), {}};
    tell(state, played);
    return played;
}

void RandomPlayer::happened(const State &before, const Played &played, const Changes &changes)
{
    const Player player = playerOf(before, played.play);
    if (const auto *plant = std::get_if<Plant>(&played.play.what)) {
        Per<PlantKind, std::uint8_t> tiles = plant->tiles;
        if (plant->extra)
            ++tiles[*plant->extra];
        for (const PlantKind kind : all<PlantKind>()) {
            const PlantKind tile = kind == PlantKind::Plants ? PlantKind::Energy
                : kind == PlantKind::Water                   ? PlantKind::Cards
                                                             : kind;
            m_tiles[player][tile] -= tiles[kind];
            if (kind != PlantKind::Green)
                m_bag.insert(m_bag.end(), tiles[kind], tile);
        }
        // The extra tile of L14 stays on the map, whatever it is.
        if (plant->extra && *plant->extra != PlantKind::Green)
            m_bag.pop_back();
    }
    if (const auto *gather = std::get_if<Gather>(&played.play.what))
        m_sleeves[gather->district].pop_back();
    if (const auto *solo = std::get_if<SoloStep>(&played.play.what);
        solo != nullptr && solo->choose == SoloChoice::Gather)
        m_sleeves[solo->district].pop_back();
    if (const auto *card = std::get_if<PlayCard>(&played.play.what); card != nullptr && card->sell) {
        for (int sold = 0; sold < 3;) {
            for (const PlantKind kind : all<PlantKind>()) {
                if (m_tiles[player][kind] > 0 && sold < 3) {
                    --m_tiles[player][kind];
                    m_bag.push_back(kind);
                    ++sold;
                }
            }
        }
    }
    m_random.shuffle(m_bag);
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::Gained && change.resource == Resource::Plants)
            drawTiles(change.player, change.amount);
    }
}

RandomGame playRandomly(const Setup &setup, const std::vector<CityCard> &cityCards, std::uint64_t seed)
{
    RandomPlayer player(setup, cityCards, seed);
    RandomGame game;
    game.end = startState(setup);
    Changes changes;
    while (auto played = player.choose(game.end)) {
        const State before = game.end;
        changes.clear();
        apply(setup, game.end, played->play, played->reported, &changes);
        player.happened(before, *played, changes);
        game.events.push_back(std::move(*played));
        addToLedger(game.ledger, changes, game.events.size());
    }
    game.over = game.end.phase == Phase::Over;
    return game;
}

} // namespace skyledger::cloudage
