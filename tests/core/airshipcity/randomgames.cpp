// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/randomgames.h"

#include "core/airshipcity/rulings.h"

#include <algorithm>
#include <array>

namespace skyledger::airshipcity::fixture {

int below(Random &random, int limit)
{
    // Not std::uniform_int_distribution, whose results differ between libraries.
    return static_cast<int>(random() % static_cast<unsigned>(limit));
}

bool oneIn(Random &random, int chances)
{
    return chances > 0 && below(random, chances) == 0;
}

namespace {

template <class List>
void shuffle(Random &random, List &list)
{
    for (int i = static_cast<int>(list.size()) - 1; i > 0; --i)
        std::swap(list[static_cast<std::size_t>(i)], list[static_cast<std::size_t>(below(random, i + 1))]);
}

void removeValues(Random &random, Catalogue &catalogue, int missingOneIn)
{
    const auto maybeRemove = [&](auto &value) {
        if (oneIn(random, missingOneIn))
            value = {};
    };
    for (AirshipValues &airship : catalogue.airships) {
        maybeRemove(airship.cost);
        maybeRemove(airship.discount);
        maybeRemove(airship.spaces);
    }
    for (UtilityValues &utility : catalogue.utilities) {
        maybeRemove(utility.cost);
        maybeRemove(utility.vp);
        maybeRemove(utility.spaces);
    }
    for (ContractValues &contract : catalogue.contracts) {
        maybeRemove(contract.term);
        maybeRemove(contract.cost);
        maybeRemove(contract.vp);
        maybeRemove(contract.gold);
    }
    for (TileValues &tile : catalogue.tiles) {
        maybeRemove(tile.crests);
        maybeRemove(tile.crestBonus);
        maybeRemove(tile.piggyback.basic);
        maybeRemove(tile.piggyback.developed);
    }
    for (auto &bonus : catalogue.stageBonuses)
        maybeRemove(bonus);
    for (auto &cost : catalogue.renovationCosts)
        maybeRemove(cost);
    for (auto &target : catalogue.bonusEffectTargets)
        maybeRemove(target);
    for (auto &track : catalogue.priceTracks)
        maybeRemove(track);
    maybeRemove(catalogue.guildPrice);
}

} // namespace

Setup randomSetup(Random &random, int missingOneIn)
{
    Setup setup = layoutA(oneIn(random, 2) ? 3 : 4, oneIn(random, 2) ? Edition::Fr2021 : Edition::En2020);
    shuffle(random, setup.catalogue.tiles.values);
    for (const RulingInfo &ruling : rulingTable())
        ruling.set(setup.rulings,
                   static_cast<std::size_t>(below(random, static_cast<int>(ruling.readings.size()))));
    // Piggyback bonuses where only the English edition would look, and one on a Shipyard's other side.
    for (TileValues &tile : setup.catalogue.tiles) {
        if (tile.kind == TileKind::Shipyard)
            tile.piggyback = {ResourceBonus{1, {gold, gear}}, ResourceBonus{2, {gear}}};
    }
    ContractList contracts;
    for (const Contract contract : setup.contracts())
        contracts.append(contract);
    shuffle(random, contracts);
    setup.market.clear();
    for (std::size_t i = 0; i < displaySize; ++i)
        setup.market.append(contracts[i]);
    for (std::uint8_t stage = 1; stage < 5; ++stage)
        setup.stageBonuses[Stage{stage}] = static_cast<StageBonusTile>(below(random, 7));
    removeValues(random, setup.catalogue, missingOneIn);
    return setup;
}

Reported randomReport(Random &random, const Setup &setup, const State &state, const Play &play)
{
    const play::CodeSet needs = check(setup, state, play).needs;
    const Player player = play.player == nobody ? state.current : play.player;
    Reported reported;
    const auto anyAmounts = [&] {
        Amounts result;
        for (std::uint8_t &amount : result)
            amount = static_cast<std::uint8_t>(below(random, 4));
        return result;
    };
    if (needs.contains(ReportKey::Pay)) {
        Amounts pay = anyAmounts();
        for (const Resource resource : all<Resource>())
            pay[resource] = std::min(pay[resource], state.players[player].stock[resource]);
        reported.pay = pay;
    }
    if (needs.contains(ReportKey::Gain))
        reported.gain = anyAmounts();
    if (needs.contains(ReportKey::Vp))
        reported.vp = static_cast<std::int16_t>(below(random, 6));
    if (needs.contains(ReportKey::Term))
        reported.term = static_cast<std::uint8_t>(1 + below(random, 4));
    if (!needs.contains(ReportKey::Players))
        return reported;
    // A needless amount would be refused: try what each player may report.
    for (const Player each : setup.players()) {
        const int vp = below(random, 6) - 3;
        for (const std::optional<Amounts> &gain : {std::optional(anyAmounts()), std::optional<Amounts>()}) {
            const Reported tried = forPlayer(each, gain, vp, reported);
            if (!check(setup, state, play, tried).refused()) {
                reported = tried;
                break;
            }
        }
    }
    return reported;
}

namespace {

Use randomUse(Random &random, const Setup &setup)
{
    constexpr std::array<KeySet<UseKey>, 6> sensible{KeySet<UseKey>{},
                                                     {UseKey::Utility},
                                                     {UseKey::Slides},
                                                     {UseKey::Take, UseKey::Reveal},
                                                     {UseKey::Airship, UseKey::Then},
                                                     {UseKey::Renovation, UseKey::Develop}};
    Use use;
    use.given = sensible[static_cast<std::size_t>(below(random, 6))];
    use.utility = static_cast<Utility>(below(random, setup.catalogue.utilityCount));
    use.airship = static_cast<Airship>(below(random, 9));
    use.then = static_cast<Then>(below(random, 2));
    use.renovation = static_cast<Resource>(below(random, 4));
    use.take = static_cast<Contract>(below(random, setup.catalogue.contractCount));
    if (!oneIn(random, 3))
        use.reveal = static_cast<Contract>(below(random, setup.catalogue.contractCount));
    if (!oneIn(random, 3))
        use.develop = static_cast<Tile>(below(random, 16));
    if (oneIn(random, 4))
        use.crest = static_cast<Resource>(below(random, 4));
    for (int i = below(random, 4); i > 0; --i) {
        const auto line = static_cast<Line>(below(random, 8));
        const bool onward = oneIn(random, 2);
        if (isRow(line))
            use.slides.append({line, onward ? Direction::East : Direction::West});
        else
            use.slides.append({line, onward ? Direction::South : Direction::North});
    }
    return use;
}

} // namespace

Play randomPlay(Random &random, const Setup &setup)
{
    const auto resource = [&] { return static_cast<Resource>(below(random, 4)); };
    const auto player = static_cast<Player>(below(random, static_cast<int>(setup.playerCount)));
    const Player maybe = oneIn(random, 3) ? player : nobody;
    switch (below(random, 10)) {
    case 0:
    case 1: {
        Move move{static_cast<Crew>(below(random, 4)), {}, oneIn(random, 4)};
        for (int i = 1 + below(random, 3); i > 0; --i)
            move.path.append(static_cast<Direction>(below(random, 4)));
        return {move, maybe};
    }
    case 2:
    case 3:
        return {randomUse(random, setup), maybe};
    case 4:
        return {Skip{}, maybe};
    case 5: {
        Piggyback answer;
        if (!oneIn(random, 3))
            answer.take = resource();
        if (oneIn(random, 4))
            answer.negotiator = resource();
        return {answer, player};
    }
    case 6: {
        const auto line = static_cast<Line>(below(random, 8));
        return {Slide{{line, isRow(line) ? Direction::West : Direction::North}}, maybe};
    }
    case 7:
        if (oneIn(random, 2))
            return {Fulfil{static_cast<Contract>(below(random, setup.catalogue.contractCount))}, maybe};
        return {Barter{resource(), resource()}, maybe};
    case 8:
        return {TakeStageBonus{resource()}, player};
    default:
        return {EndTurn{}, maybe};
    }
}

Correct randomCorrection(Random &random, const Setup &setup, const State &state)
{
    const auto player = static_cast<Player>(below(random, static_cast<int>(setup.playerCount)));
    const auto airship = static_cast<Airship>(below(random, 9));
    const auto cell = static_cast<Cell>(below(random, 16));
    const auto number = [&](int limit) { return static_cast<std::uint8_t>(below(random, limit)); };
    Per<Player, std::uint8_t> markers;
    for (const Player each : setup.players())
        markers[each] = number(3);
    Correct correct;
    switch (below(random, 10)) {
    case 0:
    case 1:
        for (const Resource resource : all<Resource>()) {
            const int capacity = state.players[player].capacity(resource);
            correct.set.emplace_back(
                set::Stock{player, resource, static_cast<std::uint8_t>(capacity - below(random, 3))});
        }
        break;
    case 2:
        correct.set.emplace_back(set::AirshipGrid{airship, markers});
        break;
    case 3:
        correct.set.emplace_back(
            set::UtilityGrid{static_cast<Utility>(below(random, setup.catalogue.utilityCount)), markers});
        break;
    case 4:
        correct.set.emplace_back(set::Developed{cell, oneIn(random, 2)});
        correct.set.emplace_back(set::CityTile{static_cast<Cell>(below(random, 16)), state.city[cell]});
        break;
    case 5: {
        ResourceSet unlocked = state.players[player].renovations;
        unlocked.insert(static_cast<Resource>(below(random, 4)));
        correct.set.emplace_back(set::Renovations{player, unlocked});
        break;
    }
    case 6: {
        set::Crews crews{player, {}};
        for (int i = 2 + below(random, 3); i > 0; --i)
            crews.crews.append({static_cast<Cell>(below(random, 16)), oneIn(random, 2)});
        correct.set.emplace_back(crews);
        break;
    }
    case 7:
        correct.set.emplace_back(
            set::Effect{player, static_cast<BonusEffect>(below(random, 3)), EffectStatus::Ready});
        break;
    case 8:
        correct.set.emplace_back(set::Market{state.market});
        correct.set.emplace_back(set::DeckLeft{number(8)});
        correct.set.emplace_back(set::PriceSpace{airship, number(6)});
        break;
    default:
        correct.set.emplace_back(set::Vp{player, static_cast<std::int16_t>(below(random, 50) - 5)});
        if (oneIn(random, 3))
            correct.set.emplace_back(set::Round{static_cast<std::uint8_t>(1 + below(random, 20))});
    }
    return correct;
}

bool RandomGame::step()
{
    if (game.state.phase == Phase::Over)
        return false;
    if (oneIn(m_random, 6)) {
        last = randomCorrection(m_random, game.setup, game.state);
        if (game.plays(last)) {
            m_history += describe(last) + "; ";
            return true;
        }
    }
    return playOne();
}

bool RandomGame::playOne()
{
    legalEvents(game.setup, game.state, m_plays);
    undeterminedEvents(game.setup, game.state, m_undetermined);
    const std::size_t allowed = m_plays.size();
    m_plays.insert(m_plays.end(), m_undetermined.begin(), m_undetermined.end());
    // First the kind, then one of that kind.
    std::vector<std::size_t> kinds;
    for (const Play &play : m_plays) {
        if (std::find(kinds.begin(), kinds.end(), play.what.index()) == kinds.end())
            kinds.push_back(play.what.index());
    }
    if (kinds.empty())
        return false;
    const std::size_t kind = kinds[static_cast<std::size_t>(below(m_random, static_cast<int>(kinds.size())))];
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_plays.size(); ++i) {
        if (m_plays[i].what.index() == kind)
            places.push_back(i);
    }
    const std::size_t chosen =
        places[static_cast<std::size_t>(below(m_random, static_cast<int>(places.size())))];
    const Play play = m_plays[chosen];
    Played played{play, {}};
    if (chosen >= allowed)
        played.reported = randomReport(m_random, game.setup, game.state, play);
    last = played;
    m_history += describe(play) + "; ";
    return chosen < allowed ? game.plays(last) : game.playsReported(last);
}

const char *RandomGame::where()
{
    constexpr std::size_t longest = 2000;
    if (m_history.size() > longest)
        m_history.erase(0, m_history.size() - longest);
    return m_history.c_str();
}

} // namespace skyledger::airshipcity::fixture
