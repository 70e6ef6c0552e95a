// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/newgame.h"
#include "core/airshipcity/game/randomplay.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "tests/core/airshipcity/games/makers.h"
#include "tests/core/airshipcity/games/scribe.h"

/// A game at a table that knows better.
namespace skyledger::airshipcity::test {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::size_t kindsOfAssignments = countOf<Setting>;

/// Corrections and overrides by chance: often impossible ones, which whoever asks has to sort out.
class Whims
{
public:
    Whims(const Setup &setup, std::uint64_t seed) : m_setup(setup), m_random(seed) {}

    bool happensOnceIn(std::uint32_t times) { return m_random.below(times) == 0; }

    Correct correction(const State &state)
    {
        Correct correct;
        const std::uint32_t count = 1 + m_random.below(2);
        for (std::uint32_t i = 0; i < count; ++i)
            correct.set.push_back(assignment(state));
        return correct;
    }

    Override insistence(const State &state)
    {
        Override overridden;
        overridden.isVoid = happensOnceIn(8);
        overridden.wasLegal = overridden.isVoid || happensOnceIn(6);
        if (happensOnceIn(10))
            overridden.event = correction(state);
        else
            overridden.event = Played{play(state), {}};
        return overridden;
    }

    QString reason()
    {
        static const QStringList reasons{u"House rule."_s, u"Too late to take it back."_s,
                                         u"Everybody agreed."_s, u"Dee is new to the game."_s,
                                         u"We only noticed afterwards."_s};
        return reasons[m_random.below(5)];
    }

private:
    template <class Key>
    Key any(std::size_t count = countOf<Key>)
    {
        return static_cast<Key>(m_random.below(static_cast<std::uint32_t>(count)));
    }
    Player anyPlayer() { return any<Player>(m_setup.playerCount); }
    Utility anyUtility() { return any<Utility>(m_setup.catalogue.utilityCount); }
    Contract anyContract() { return any<Contract>(m_setup.catalogue.contractCount); }
    Direction anyDirection() { return any<Direction>(); }
    std::uint8_t number(std::uint32_t below) { return static_cast<std::uint8_t>(m_random.below(below)); }
    LinePush anyPush()
    {
        const bool row = happensOnceIn(2);
        const int at = number(gridSize);
        const bool back = happensOnceIn(2);
        return row ? LinePush{rowLine(at), back ? Direction::West : Direction::East}
                   : LinePush{columnLine(at), back ? Direction::North : Direction::South};
    }

    Per<Player, std::uint8_t> oneMoreOrLess(Per<Player, std::uint8_t> grid)
    {
        std::uint8_t &markers = grid[anyPlayer()];
        markers = static_cast<std::uint8_t>(happensOnceIn(2) && markers > 0 ? markers - 1 : markers + 1);
        return grid;
    }

    Assignment assignment(const State &state)
    {
        const Player player = anyPlayer();
        const PlayerState &depot = state.players[player];
        const auto airship = any<Airship>();
        const Utility utility = anyUtility();
        switch (m_random.below(kindsOfAssignments)) {
        case 0:
            return set::Stock{player, any<Resource>(), number(11)};
        case 1:
            return set::Vp{player, static_cast<std::int16_t>(depot.vp + number(3) - 1)};
        case 2: {
            set::Crews crews{player, {}};
            for (int crew = 0; crew < 2 + number(3); ++crew)
                crews.crews.append({any<Cell>(), happensOnceIn(2)});
            return crews;
        }
        case 3:
            return set::CrewAt{player, any<Crew>(2), any<Cell>()};
        case 4:
            return set::CrewReady{player, any<Crew>(2), happensOnceIn(2)};
        case 5: {
            set::Held held{player, {}};
            for (const Contract contract : depot.held)
                held.contracts.append({contract, static_cast<std::uint8_t>(1 + number(4))});
            return held;
        }
        case 6: {
            set::Completed completed{player, depot.completed};
            completed.contracts.append(anyContract());
            return completed;
        }
        case 7: {
            set::Failed failed{player, depot.failed};
            if (!failed.contracts.empty())
                failed.contracts.removeAt(0);
            return failed;
        }
        case 8: {
            ResourceSet unlocked = depot.renovations;
            unlocked.insert(any<Resource>());
            return set::Renovations{player, unlocked};
        }
        case 9:
            return set::Effect{player, any<BonusEffect>(),
                               happensOnceIn(2) ? EffectStatus::Ready : EffectStatus::Used};
        case 10:
            return set::AirshipGrid{airship, oneMoreOrLess(state.airships[airship].markers)};
        case 11:
            return set::AirshipMajority{airship, happensOnceIn(3) ? none<Player> : player};
        case 12:
            return set::UtilityGrid{utility, oneMoreOrLess(state.utilities[utility].markers)};
        case 13:
            return set::UtilityMajority{utility, happensOnceIn(3) ? none<Player> : player};
        case 14:
            return set::PriceSpace{any<Airship>(6), static_cast<std::uint8_t>(1 + number(4))};
        case 15:
            return set::CityTile{any<Cell>(), any<Tile>()};
        case 16:
            return set::Developed{any<Cell>(), happensOnceIn(2)};
        case 17: {
            set::Market market{state.market};
            if (!market.contracts.empty())
                market.contracts[0] = anyContract();
            return market;
        }
        case 18:
            return set::DeckLeft{number(8)};
        case 19:
            return set::Round{static_cast<std::uint8_t>(std::max(1, state.round - number(2)))};
        default:
            return set::Current{player};
        }
    }

    Use use(const State &state)
    {
        Use use;
        const Acting acting = state.acting;
        if (acting.player == none<Player>)
            return use;
        const Cell at = state.players[acting.player].crews[acting.crew].at;
        switch (m_setup.catalogue.tiles[state.city[at]].kind) {
        case TileKind::Architect:
            use.given = {UseKey::Utility};
            break;
        case TileKind::Lighthouse:
            use.given = {UseKey::Slides};
            break;
        case TileKind::Market:
            use.given = {UseKey::Take, UseKey::Reveal};
            break;
        case TileKind::Shipyard:
            use.given = {UseKey::Airship, UseKey::Then};
            break;
        case TileKind::Workshop:
            use.given = {UseKey::Renovation, UseKey::Develop};
            break;
        default:
            break;
        }
        if (use.given.contains(UseKey::Utility))
            use.utility = anyUtility();
        if (use.given.contains(UseKey::Slides)) {
            for (int i = 0; i < 3; ++i)
                use.slides.append(anyPush());
        }
        if (use.given.contains(UseKey::Take))
            use.take = anyContract();
        if (use.given.contains(UseKey::Airship)) {
            use.airship = any<Airship>();
            use.then = any<Then>(2);
        }
        if (use.given.contains(UseKey::Renovation)) {
            use.renovation = any<Resource>();
            use.develop = any<Tile>();
        }
        return use;
    }

    Play play(const State &state)
    {
        switch (m_random.below(9)) {
        case 0: {
            Move move{any<Crew>(2), {}, false};
            for (int step = 0; step < 1 + number(3); ++step)
                move.path.append(anyDirection());
            return {move, state.current};
        }
        case 1:
            return {use(state), state.acting.player};
        case 2:
            return {Skip{}, state.acting.player};
        case 3:
            return {Piggyback{happensOnceIn(3) ? std::nullopt : std::optional(any<Resource>()), {}},
                    anyPlayer()};
        case 4:
            return {Slide{anyPush()}, anyPlayer()};
        case 5:
            return {Fulfil{anyContract()}, anyPlayer()};
        case 6:
            return {Barter{any<Resource>(), any<Resource>()}, state.current};
        case 7:
            return {EndTurn{}, state.current};
        default:
            return {TakeStageBonus{any<Resource>()}, anyPlayer()};
        }
    }

    const Setup &m_setup;
    table::Random m_random;
};

/// No reading as in the defaults, as far as a game goes on with it.
Rulings otherReadings()
{
    Rulings rulings = defaultRulings(Edition::En2020);
    rulings.majorityComparison = MajorityComparison::GridAndMajority;
    rulings.relayRevisit = Permission::Forbidden;
    rulings.midActivation = Permission::Forbidden;
    rulings.negativeVp = NegativeVp::FloorZero;
    rulings.failedContracts = FailedContracts::EveryUpkeep;
    rulings.bonusEffectCount = BonusEffectCount::SingleAirship;
    rulings.crestTiming = CrestTiming::Start;
    rulings.workshopWithoutTile = Permission::Forbidden;
    rulings.fullGridSale = Permission::Forbidden;
    rulings.negotiatorExtra = NegotiatorExtra::AnyPrinted;
    rulings.awardEligibility = AwardEligibility::TookPart;
    rulings.crestMatch = CrestMatch::AnyDot;
    rulings.finalTieBreak = FinalTieBreak::Markers;
    return rulings;
}

} // namespace

GameRecord insisters()
{
    NewGameOptions options;
    options.players = {{u"Ada"_s, PlayerColor::Purple},
                       {u"Bo"_s, PlayerColor::Orange},
                       {u"Cy"_s, PlayerColor::Red},
                       {u"Dee"_s, PlayerColor::Green}};
    options.edition = Edition::En2020;
    options.rulings = otherReadings();
    options.catalogue = sampleCatalogue();
    options.playedAt = QDateTime(QDate(2026, 10, 10), QTime(21, 0), Qt::OffsetFromUTC, 7200);
    constexpr std::uint64_t seed = 5;
    Scribe scribe(NewGames::prepare(options).value().record(seed), seed);
    RandomPlayer player(seed);
    Whims whims(scribe.setup(), seed);
    const auto writeIfPossible = [&](const Event &event) {
        if (check(scribe.setup(), scribe.state(), event).playable())
            scribe.write(event, whims.reason());
    };
    while (const Play *chosen = player.choose(scribe.setup(), scribe.state())) {
        scribe.write(*chosen);
        if (whims.happensOnceIn(6))
            writeIfPossible(whims.correction(scribe.state()));
        if (whims.happensOnceIn(6))
            writeIfPossible(whims.insistence(scribe.state()));
    }
    // The last look at the boards, when all is over.
    const std::uint8_t gold = scribe.state().players[Player{1}].stock[Resource::Gold];
    writeIfPossible(
        Correct{{set::Stock{Player{1}, Resource::Gold, static_cast<std::uint8_t>(gold > 0 ? gold - 1 : 1)}}});
    return scribe.record();
}

} // namespace skyledger::airshipcity::test
