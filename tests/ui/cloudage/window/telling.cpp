// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/cloudage/window/telling.h"

#include "core/cloudage/rules/combat.h"
#include "core/cloudage/rules/navigation.h"

#include <algorithm>

namespace skyledger::ui::test {

using namespace cloudage;
using namespace cloudagesteps;

namespace {

/// Answers the questions about one play. What is only asked sometimes is answered all the same.
struct Teller {
    const Setup &setup;
    const State &state;
    Player player;
    const std::vector<Resource> &units;
    PartialPlay told = {};

    template <class Thing>
    void add(Ask question, Thing value)
    {
        told.answers.push_back({question, static_cast<int>(value)});
    }
    void begin(Kind kind) { told = begun(kind, {{Ask::Who, static_cast<int>(player)}}); }
    void addPick(int pick) { add(Ask::Pick, std::max(pick, 1)); }
    void addPrize(Ask question, const std::optional<WaterOrVp> &prize)
    {
        add(question, prize.value_or(WaterOrVp::Water));
    }
    /// Nobody draws on when it is enough.
    void addDraws(const Draws &draws)
    {
        const std::size_t inEnergy = draws.cards.size() - draws.vpCards;
        for (std::size_t i = 0; i < draws.cards.size() && !isWon(setup, state, told).value_or(false); ++i) {
            if (i >= std::max<std::size_t>(inEnergy, 1))
                add(Ask::Card, byVp);
            add(Ask::Card, draws.cards[i]);
        }
        add(Ask::Card, done);
    }
    /// A bonus on a zone without a drone is told as on none.
    void addCard(const CityCard &card, const table::KeySet<Zone> &drones)
    {
        const auto seen = [&drones](Zone zone) {
            return zone != none<Zone> && drones.contains(zone) ? static_cast<int>(zone) : done;
        };
        add(Ask::CardValue, card.value);
        add(Ask::Largest, card.largest);
        add(Ask::Second, card.second);
        add(Ask::Plants, card.plants);
        add(Ask::UpdateZone, seen(card.update));
        add(Ask::WrenchZone, seen(card.wrench));
    }

    void operator()(const Produce &produce)
    {
        begin(Kind::Produce);
        const int level = produce.level == noLevel ? noProduction : produce.level;
        if (level != proposedLevel(setup, state.players[player]) || !produce.reveal)
            add(Ask::Level, level);
        if (produce.reveal)
            addReveal(produce);
    }
    void addReveal(const Produce &produce)
    {
        // Of two cards of one deck the window tells the lower one first.
        FixedList<std::uint8_t, 2> cards = *produce.reveal;
        forEachReveal(state.players[player].navigation, [&](const FixedList<std::uint8_t, 2> &offered) {
            if (std::is_permutation(offered.begin(), offered.end(), produce.reveal->begin(),
                                    produce.reveal->end())
                && !told.answer(Ask::Reveal)) {
                cards = offered;
                add(Ask::Reveal, revealNumber(cards));
            }
        });
        if (produce.take)
            add(Ask::Gain, *produce.take);
    }
    void operator()(const Book &book)
    {
        begin(Kind::Book);
        if (book.draws)
            addDraws(*book.draws);
        addPick(book.pick);
    }
    void operator()(const Fly &fly)
    {
        begin(Kind::Fly);
        add(Ask::City, fly.city);
        if (fly.points.value_or(0) > 0) {
            for (const Resource unit : units)
                add(Ask::Flight, unit);
        }
        if (fly.points) {
            add(Ask::Flight, tellPoints);
            add(Ask::Points, *fly.points);
        }
        if (fly.panel)
            add(Ask::Flight, panel);
        add(Ask::Flight, done);
        addPrize(Ask::Accumulator, fly.accumulator);
        addPick(fly.pick);
    }
    void operator()(const Fight &fight)
    {
        begin(Kind::Fight);
        addDraws(fight.draws);
        addPrize(Ask::Prize, fight.sequence);
        addPick(fight.pick);
        const bool wins = isWon(setup, state, told).value_or(true);
        if (state.phase == Phase::Fight && fight.draws.cards.empty() && !wins)
            begin(Kind::Pass); // without a card nothing is won: that is no fight
    }
    void operator()(const Gather &gather)
    {
        begin(Kind::Gather);
        add(Ask::District, gather.district);
        table::KeySet<Zone> drones;
        for (std::size_t i = 0; i < gather.zones.size(); ++i) {
            const Zone zone = gather.zones[(indexOf(player) + i) % gather.zones.size()];
            drones.insert(zone);
            add(Ask::Drone, zone);
        }
        addCard(*gather.card, drones);
        add(Ask::OnTop, gather.onTop);
    }
    void operator()(const Plant &plant)
    {
        begin(Kind::Plant);
        for (const PlantKind kind : all<PlantKind>()) {
            for (int i = 0; i < plant.tiles[kind]; ++i)
                add(Ask::Tile, kind);
        }
        for (int i = 0; i < plant.toBag; ++i)
            add(Ask::Tile, toBag);
        add(Ask::Tile, done);
        if (plant.extra)
            add(Ask::Extra, *plant.extra);
        else
            add(Ask::Extra, done);
        addPrize(Ask::Manual, plant.manual);
    }
    void operator()(const Upgrade &upgrade)
    {
        begin(Kind::Upgrade);
        add(Ask::Zone, upgrade.zone);
    }
    void operator()(const PlayCard &card)
    {
        begin(Kind::PlayCard);
        add(Ask::Project, card.card);
        add(Ask::Sell, card.sell);
        addPick(card.pick);
    }
    void operator()(const Take &take)
    {
        begin(Kind::Take);
        add(Ask::Resource, take.resource);
    }
    void operator()(const Update &update)
    {
        begin(Kind::Update);
        add(Ask::Value, update.remove);
    }
    void operator()(const SoloStep &solo)
    {
        begin(Kind::SoloStep);
        add(Ask::Solo, solo.choose);
        if (solo.choose != SoloChoice::Gather)
            return;
        add(Ask::District, solo.district);
        add(Ask::SoloZone, solo.zone);
        table::KeySet<Zone> drones;
        drones.insert(solo.zone);
        addCard(*solo.card, drones);
    }
    void operator()(const Pass &) { begin(Kind::Pass); }
    /// What another card did is told unit by unit, and belongs to no course of a game.
    template <class Other>
    void operator()(const Other &)
    {
        begin(Kind::Beside);
    }
};

std::vector<int> valuesOf(const PartialPlay &play, play::Code question)
{
    std::vector<int> values;
    for (const GivenAnswer &each : play.answers) {
        if (each.question == question)
            values.push_back(each.value);
    }
    return values;
}

/// Whether everything that an option tells so far is told of the play too.
bool isOnWay(const CloudAgeTable &table, const PartialPlay &begun, const PartialPlay &told)
{
    const State &state = table.state();
    if (doer(state, begun) != doer(state, told))
        return false;
    const Kind kind = kindOf(begun);
    const bool leadsToKinds = kind == Kind::Building || kind == Kind::Lane;
    if (kind != kindOf(told) && !leadsToKinds)
        return false;
    return std::all_of(begun.answers.begin(), begun.answers.end(), [&](const GivenAnswer &each) {
        const auto question = each.question.as<Ask>();
        if (question == Ask::Who || question == Ask::Due || question == Ask::Listed)
            return each.value != done;
        if (question == Ask::Value && kind == Kind::Produce) { // of a pair that the block does not show
            const auto cards = revealed(told.answer(Ask::Reveal).value_or(0));
            return each.value == another || cards.contains(static_cast<std::uint8_t>(each.value));
        }
        if (question == Ask::Letter) {
            const auto card = static_cast<Project>(told.answer(Ask::Project).value_or(0));
            return CloudAgeQuestions::initialOf(table.words().project(card)).unicode() == each.value;
        }
        const std::vector<int> so = valuesOf(begun, each.question);
        const std::vector<int> all = valuesOf(told, each.question);
        return so.size() <= all.size() && std::equal(so.begin(), so.end(), all.begin());
    });
}

} // namespace

PartialPlay toldOf(const Setup &setup, const State &state, const Play &play,
                   const std::vector<Resource> &units)
{
    Teller teller{setup, state, playerOf(state, play), units};
    std::visit(teller, play.what);
    return teller.told;
}

std::optional<std::size_t> optionTowards(const CloudAgeTable &table, const PartialPlay &told)
{
    const auto &options = table.guide().options();
    const Played wanted = playedOf(table.setup(), table.state(), told);
    std::optional<std::size_t> detour;
    for (std::size_t i = 0; i < options.size(); ++i) {
        PartialPlay begun = options[i].leadsTo;
        if (options[i].status == PlayOption::Status::Refused || !isOnWay(table, begun, told))
            continue;
        if (kindOf(begun) == Kind::Building || kindOf(begun) == Kind::Lane) {
            detour = i;
            continue;
        }
        const bool isWhole = !table.questions().next(table.session(), begun, false);
        if (!isWhole || playedOf(table.setup(), table.state(), begun) == wanted)
            return i;
    }
    return detour;
}

} // namespace skyledger::ui::test
