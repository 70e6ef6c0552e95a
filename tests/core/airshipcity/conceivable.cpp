// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/movement.h"
#include "tests/core/airshipcity/randomgames.h"

namespace skyledger::airshipcity::fixture {

namespace {

/// Every path of 1 to 5 steps.
const std::vector<Path> &allPaths()
{
    static const std::vector<Path> paths = [] {
        std::vector<Path> result{Path{}};
        for (std::size_t from = 0; result[from].size() < maxPathSteps; ++from) {
            for (const Direction toward : all<Direction>()) {
                Path longer = result[from];
                longer.append(toward);
                result.push_back(longer);
            }
        }
        result.erase(result.begin());
        return result;
    }();
    return paths;
}

std::vector<std::optional<Resource>> resourcesAndNone()
{
    return {std::nullopt, wood, metal, gold, gear};
}

std::vector<Contract> contractsAndNone(const Setup &setup)
{
    std::vector<Contract> contracts{none<Contract>};
    for (const Contract contract : setup.contracts())
        contracts.push_back(contract);
    return contracts;
}

/// Collects plays; a `use` is added with every crest key.
struct Collector {
    const Setup &setup;
    std::vector<Play> plays;

    void add(const decltype(Play::what) &what, Player player = nobody) { plays.push_back({what, player}); }
    void addUse(Use use)
    {
        for (const auto &crest : resourcesAndNone()) {
            use.crest = crest;
            add(use);
        }
    }

    void addMoves()
    {
        for (const Crew crew : all<Crew>()) {
            for (const Path &path : allPaths()) {
                add(Move{crew, path, false});
                add(Move{crew, path, true});
            }
        }
    }
    void addSlides()
    {
        for (const LinePush &push : allPushes())
            add(Slide{push});
    }
    void addTrades()
    {
        for (const Contract contract : setup.contracts())
            add(Fulfil{contract});
        for (const Resource give : all<Resource>()) {
            for (const Resource get : all<Resource>())
                add(Barter{give, get});
        }
    }
    void addAnswers()
    {
        for (const Player player : setup.players()) {
            for (const auto &take : resourcesAndNone()) {
                for (const auto &negotiator : resourcesAndNone())
                    add(Piggyback{take, negotiator}, player);
                if (take)
                    add(TakeStageBonus{*take}, player);
            }
        }
    }
    /// Every set of keys, sensible or not, with the first value of each.
    void addUsesOfAllKeys()
    {
        for (unsigned bits = 0; bits < 256; ++bits) {
            Use use;
            for (const UseKey key : all<UseKey>()) {
                if ((bits >> indexOf(key)) & 1U)
                    use.given.insert(key);
            }
            addUse(use);
        }
    }
    void addUsesOfTheBoards()
    {
        Use use;
        use.given = {UseKey::Utility};
        for (const Utility utility : setup.utilities()) {
            use.utility = utility;
            addUse(use);
        }
        use = {};
        use.given = {UseKey::Airship, UseKey::Then};
        for (const Airship airship : all<Airship>()) {
            for (const Then then : {Then::Donate, Then::Sell}) {
                use.airship = airship;
                use.then = then;
                addUse(use);
            }
        }
        use = {};
        use.given = {UseKey::Renovation, UseKey::Develop};
        for (const Resource renovation : all<Resource>()) {
            use.renovation = renovation;
            for (int tile = 0; tile <= 16; ++tile) {
                use.develop = tile < 16 ? static_cast<Tile>(tile) : none<Tile>;
                addUse(use);
            }
        }
    }
    void addUsesOfTheMarket()
    {
        Use use;
        use.given = {UseKey::Take, UseKey::Reveal};
        for (const Contract take : setup.contracts()) {
            for (const Contract reveal : contractsAndNone(setup)) {
                use.take = take;
                use.reveal = reveal;
                addUse(use);
            }
        }
    }
    void addUsesOfTheLighthouse()
    {
        Use use;
        use.given = {UseKey::Slides};
        addUse(use);
        for (const LinePush &first : allPushes()) {
            use.slides.clear();
            use.slides.append(first);
            addUse(use);
            use.slides.append(first);
            for (const LinePush &second : allPushes()) {
                use.slides[1] = second;
                addUse(use);
            }
            use.slides.append(first);
            addUse(use);
        }
    }
};

} // namespace

std::vector<Play> conceivablePlays(const Setup &setup, const State &state)
{
    Collector collector{setup, {}};
    collector.plays.reserve(30'000);
    collector.addMoves();
    collector.addSlides();
    collector.addTrades();
    collector.addAnswers();
    collector.add(Skip{});
    collector.add(EndTurn{});
    collector.addUsesOfAllKeys();
    if (state.phase == Phase::AtTile) {
        collector.addUsesOfTheBoards();
        collector.addUsesOfTheMarket();
        collector.addUsesOfTheLighthouse();
    }
    return collector.plays;
}

} // namespace skyledger::airshipcity::fixture
