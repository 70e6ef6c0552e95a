// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/proposals.h"

#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/rules/rules.h"

#include <algorithm>
#include <utility>

namespace skyledger::airshipcity {

using Kind = Value;

namespace {

/// An event, what was reported with it, and the moment when it happened.
struct JudgedEvent {
    std::size_t number = 0; ///< counted from 1
    const State *before = nullptr;
    const Played *played = nullptr;
};

using Candidates = box::Candidates<PrintedValue>;

/// A list with more candidates than this is of no help to anybody.
constexpr std::size_t mostListed = 64;

/// Puts the bonus of a kind of tile where it is missing.
void putPiggyback(Catalogue &values, TileKind kind, const ResourceBonus &bonus)
{
    for (TileValues &tile : values.tiles) {
        if (tile.kind != kind)
            continue;
        tile.piggyback.basic = tile.piggyback.basic.value_or(bonus);
        tile.piggyback.developed = tile.piggyback.developed.value_or(bonus);
    }
}

/// The setup with a value that is missing in it.
Setup withCandidate(Setup setup, const MissingValue &which, const PrintedValue &value)
{
    Catalogue &values = setup.catalogue;
    if (which.value == Kind::StageBonus)
        values.stageBonuses[static_cast<StageBonusTile>(which.thing)] = std::get<StageBonus>(value);
    else if (which.value == Kind::Piggyback)
        putPiggyback(values, static_cast<TileKind>(which.thing), std::get<ResourceBonus>(value));
    else
        codeOf(fieldsToEnter(which.value, setup.playerCount).front()).put(values, which.thing, value);
    return setup;
}

/// The moment as it would have been with the value: what the table was asked follows from it.
State asItWouldBe(const State &before, const Setup &setup, const MissingValue &which,
                  const PrintedValue &value)
{
    State state = before;
    const auto *bonus = std::get_if<ResourceBonus>(&value);
    if (which.value != Kind::Piggyback || state.phase != Phase::Piggyback || !bonus)
        return state;
    const Cell at = state.players[state.acting.player].crews[state.acting.crew].at;
    if (setup.catalogue.tiles[state.city[at]].kind != static_cast<TileKind>(which.thing))
        return state;
    state.pending.known = true;
    state.pending.amount = bonus->amount;
    state.pending.choices = bonus->choices;
    return state;
}

/// Whether an event is possible as it was reported if this is printed.
bool fits(const Setup &setup, const JudgedEvent &event, const MissingValue &which, const PrintedValue &value)
{
    const Setup tried = withCandidate(setup, which, value);
    const State state = asItWouldBe(*event.before, tried, which, value);
    return !check(tried, state, event.played->play, event.played->reported).refused();
}

std::vector<PrintedValue> prices()
{
    std::vector<PrintedValue> values{Price{}};
    for (int amount = 1; amount <= maxAmount; ++amount) {
        for (const Resource resource : all<Resource>())
            values.emplace_back(Price{resource, static_cast<std::uint8_t>(amount)});
    }
    return values;
}

/// Every set of resources, small ones first.
std::vector<ResourceSet> resourceSets(bool withEmpty)
{
    std::vector<ResourceSet> sets;
    constexpr int count = 1 << countOf<Resource>;
    sets.reserve(count);
    for (int bits = withEmpty ? 0 : 1; bits < count; ++bits) {
        ResourceSet set;
        for (const Resource resource : all<Resource>()) {
            if (((bits >> indexOf(resource)) & 1) != 0)
                set.insert(resource);
        }
        sets.push_back(set);
    }
    std::stable_sort(sets.begin(), sets.end(),
                     [](ResourceSet one, ResourceSet other) { return one.size() < other.size(); });
    return sets;
}

/// The crest bonuses that exist (AC-CREST-03), and none.
std::vector<PrintedValue> crestBonuses()
{
    std::vector<PrintedValue> bonuses{ResourceBonus{}};
    for (const Resource resource : all<Resource>())
        bonuses.emplace_back(ResourceBonus{1, {resource}});
    bonuses.emplace_back(ResourceBonus{2, {Resource::Gold}});
    bonuses.emplace_back(ResourceBonus{1, {Resource::Wood, Resource::Metal}});
    bonuses.emplace_back(ResourceBonus{1, ResourceSet::full()});
    return bonuses;
}

/// Everything that can be printed for a kind of value that is tried out one by one: of a number all that it can be.
std::vector<PrintedValue> everyValue(Kind kind)
{
    std::vector<PrintedValue> values;
    switch (kind) {
    case Kind::AirshipDiscount:
    case Kind::GuildPrice:
        return prices();
    case Kind::TileCrests:
        for (const ResourceSet set : resourceSets(true))
            values.emplace_back(set);
        return values;
    case Kind::TileCrestBonus:
        return crestBonuses();
    case Kind::Piggyback: {
        constexpr int mostTaken = 9;
        values.emplace_back(ResourceBonus{});
        for (int amount = 1; amount <= mostTaken; ++amount) {
            for (const ResourceSet set : resourceSets(false))
                values.emplace_back(ResourceBonus{static_cast<std::uint8_t>(amount), set});
        }
        return values;
    }
    case Kind::AirshipSpaces:
    case Kind::UtilitySpaces: // no report tells how many there are
    case Kind::StageBonus:    // in several parts, each a row of its own, and sought as a whole
        return values;
    default:
        break;
    }
    const describe::FormCode &form = *printedTable().row(kind).form;
    if (form.kind != describe::FormCode::Kind::Number)
        return values;
    for (int number = form.least; number <= form.most; ++number)
        values.emplace_back(number);
    return values;
}

/// Costs are taken apart: what is paid of a resource depends on nothing but the cost in that resource.
std::optional<Candidates> costs(const Setup &setup, const JudgedEvent &event, const MissingValue &which)
{
    const auto &paid = event.played->reported.pay;
    if (!paid)
        return std::nullopt;
    std::vector<Amounts> found(1);
    for (const Resource resource : all<Resource>()) {
        std::vector<Amounts> longer;
        for (int amount = 0; amount <= maxAmount; ++amount) {
            Amounts cost;
            cost[resource] = static_cast<std::uint8_t>(amount);
            const Quote quoted = quote(withCandidate(setup, which, cost), *event.before, event.played->play);
            if (quoted.needs.contains(ReportKey::Pay))
                return std::nullopt;
            if (quoted.pay[resource] != (*paid)[resource])
                continue;
            for (Amounts each : found) {
                each[resource] = static_cast<std::uint8_t>(amount);
                longer.push_back(each);
            }
        }
        found = std::move(longer);
        if (found.size() > mostListed)
            return Candidates{{}, true};
    }
    Candidates candidates;
    for (const Amounts &cost : found) {
        if (fits(setup, event, which, cost))
            candidates.values.emplace_back(cost);
    }
    return candidates;
}

using Shares = std::vector<Reported::ForPlayer>;

/// What a stage bonus gives everybody: the least that anybody got of each resource.
Amounts leastOf(const Shares &shares)
{
    Amounts least = *shares.front().gain;
    for (const Reported::ForPlayer &share : shares) {
        for (const Resource resource : all<Resource>())
            least[resource] = std::min(least[resource], (*share.gain)[resource]);
    }
    return least;
}

/// Resources and amount of what players picked beyond what everybody got; nothing if no choice can have led there.
std::optional<ResourceBonus> pickedBeyond(const Shares &shares, const Amounts &least)
{
    ResourceBonus picked;
    for (const Reported::ForPlayer &share : shares) {
        int kinds = 0;
        for (const Resource resource : all<Resource>()) {
            const int beyond = (*share.gain)[resource] - least[resource];
            if (beyond == 0)
                continue;
            ++kinds;
            if (picked.amount != 0 && picked.amount != beyond)
                return std::nullopt;
            picked.amount = static_cast<std::uint8_t>(beyond);
            picked.choices.insert(resource);
        }
        if (kinds != 1)
            return std::nullopt;
    }
    return picked;
}

/// The VP of a stage bonus: the reported change less what failed contracts cost.
std::optional<int> stageBonusVp(const Setup &setup, const JudgedEvent &event, const MissingValue &which)
{
    Played pointsAlone = *event.played;
    for (const Player player : setup.players())
        pointsAlone.reported.players[player]->gain.reset();
    const JudgedEvent alone{event.number, event.before, &pointsAlone};
    std::optional<int> found;
    for (int vp = -maxAmount; vp <= maxAmount; ++vp) {
        const StageBonus bonus{{}, 0, {}, static_cast<std::int16_t>(vp)};
        if (!fits(setup, alone, which, bonus))
            continue;
        if (found)
            return std::nullopt; // the loss is not known either
        found = vp;
    }
    return found;
}

/// Reports of everybody; nothing if one is not whole.
std::optional<Shares> sharesOf(const Setup &setup, const Reported &reported)
{
    Shares shares;
    for (const Player player : setup.players()) {
        const auto &share = reported.players[player];
        if (!share || !share->gain || !share->vp)
            return std::nullopt;
        shares.push_back(*share);
    }
    return shares;
}

/// What a stage bonus can be. That players could choose shows where they received different resources.
std::optional<Candidates> stageBonuses(const Setup &setup, const JudgedEvent &event,
                                       const MissingValue &which)
{
    const auto shares = sharesOf(setup, event.played->reported);
    const auto points = shares ? stageBonusVp(setup, event, which) : std::nullopt;
    if (!points)
        return std::nullopt;
    const auto vp = static_cast<std::int16_t>(*points);
    const Amounts least = leastOf(*shares);
    const bool allAlike =
        std::all_of(shares->begin(), shares->end(),
                    [&least](const Reported::ForPlayer &share) { return *share.gain == least; });
    if (allAlike)
        return Candidates{{StageBonus{least, 0, {}, vp}}, least != Amounts{}};
    const auto picked = pickedBeyond(*shares, least);
    if (!picked)
        return Candidates{};
    Candidates candidates;
    for (const ResourceSet set : resourceSets(false)) {
        if ((picked->choices - set).empty())
            candidates.values.emplace_back(StageBonus{least, picked->amount, set, vp});
    }
    return candidates;
}

/// The values that could be printed if there were only this event. Nothing if the event does not tell: it lacks the report,
/// or another missing value has a part in it.
std::optional<Candidates> candidatesOf(const Setup &setup, const JudgedEvent &event,
                                       const MissingValue &which)
{
    if (std::holds_alternative<Amounts>(blankValue(which.value)))
        return costs(setup, event, which);
    if (which.value == Kind::StageBonus)
        return stageBonuses(setup, event, which);
    const std::vector<PrintedValue> every = everyValue(which.value.as<Value>());
    Candidates candidates;
    for (const PrintedValue &value : every) {
        if (fits(setup, event, which, value))
            candidates.values.push_back(value);
    }
    if (candidates.values.size() == every.size())
        return std::nullopt;
    return candidates;
}

/// A missing value and all events that were judged without it.
struct Touched {
    MissingValue which;
    std::vector<JudgedEvent> events;
};

std::vector<Touched> touchedValues(const Setup &setup, std::span<const Entry> entries,
                                   std::span<const State> states)
{
    std::vector<Touched> touched;
    for (std::size_t i = 0; i < entries.size() && i < states.size(); ++i) {
        const auto *played = std::get_if<Played>(&entries[i].event);
        if (!played)
            continue;
        const Verdict verdict = check(setup, states[i], *played);
        for (const MissingValue &which : verdict.missing) {
            auto known = std::find_if(touched.begin(), touched.end(),
                                      [&which](const Touched &each) { return each.which == which; });
            if (known == touched.end())
                known = touched.insert(touched.end(), {which, {}});
            known->events.push_back({i + 1, &states[i], played});
        }
    }
    return touched;
}

/// What the events that were judged without one value say of it.
std::optional<Proposal> outcomeOf(const Setup &setup, const Touched &touched)
{
    const bool isLarge = touched.which.value == Value::StageBonus;
    box::JoinedReports<PrintedValue> joined(touched.which, isLarge);
    for (const JudgedEvent &event : touched.events) {
        if (event.played->reported == Reported{})
            continue;
        if (const auto said = candidatesOf(setup, event, touched.which))
            joined.join(event.number, *said);
    }
    if (!joined.isToldOf())
        return std::nullopt;
    // Of a stage bonus the rules would have asked for a choice, and the reports stand instead.
    if (joined.isWhole() && !isLarge) {
        for (const JudgedEvent &event : touched.events) {
            joined.keepOnly(
                [&](const PrintedValue &value) { return fits(setup, event, touched.which, value); });
        }
    }
    return std::move(joined).outcome();
}

} // namespace

std::vector<Proposal> proposals(const Setup &setup, std::span<const Entry> entries,
                                std::span<const State> states)
{
    std::vector<Proposal> result;
    for (const Touched &touched : touchedValues(setup, entries, states)) {
        if (auto proposal = outcomeOf(setup, touched))
            result.push_back(std::move(*proposal));
    }
    return result;
}

} // namespace skyledger::airshipcity
