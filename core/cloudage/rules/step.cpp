// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/step.h"

#include <algorithm>

namespace skyledger::cloudage {

VpOrigin effectOrigin(const Setup &setup, const PlayerState &board, Effect effect)
{
    const auto card = std::find_if(board.projects.begin(), board.projects.end(), [&](Project each) {
        return setup.catalogue.projects[each].effect == effect;
    });
    return origin(VpSource::Project, card == board.projects.end() ? none<Project> : *card, ruleOf(effect));
}

void Step::object(Rule rule, std::initializer_list<play::Fact> facts) const
{
    if (m_course == Course::Judged)
        m_verdict->object(rule, facts);
}

void Step::forbid(Rule rule, std::initializer_list<play::Fact> facts) const
{
    if (m_course == Course::Judged)
        m_verdict->object(rule, facts);
    else if (m_course == Course::InsistedJudged)
        m_verdict->object(Rule::Setup18, facts);
}

void Step::lack(Value value, std::size_t thing) const
{
    if (m_course == Course::Judged)
        m_verdict->lack(value, thing);
}

void Step::need(ReportKey key, Value value, std::size_t thing)
{
    lack(value, thing);
    m_needs.insert(key);
}

Amounts Step::priceOf(bool isKnown, const Amounts &printed)
{
    if (isKnown)
        known.pay = printed;
    return reported.pay.value_or(isKnown ? printed : Amounts{});
}

void Step::payPart(bool isKnown, const Amounts &printed, Rule shortRule)
{
    const Amounts amounts = priceOf(isKnown, printed);
    for (const Resource resource : all<Resource>())
        charge(resource, amounts[resource], isKnown ? shortRule : Rule::Round07);
}

void Step::judgeReported() const
{
    if (m_course != Course::Judged)
        return;
    bool unequal = false;
    const auto compare = [&](ReportKey key, const auto &given, const auto &expected) {
        if (!given) {
            if (m_needs.contains(key))
                m_verdict->lacks.insert(key);
        } else if (!m_needs.contains(key) && !(*given == expected)) {
            unequal = true;
        }
    };
    compare(ReportKey::Pay, reported.pay, known.pay);
    compare(ReportKey::Gain, reported.gain, known.reward.gain);
    compare(ReportKey::Vp, reported.vp, known.reward.vp);
    compare(ReportKey::Symbols, reported.symbols, known.symbols);
    compare(ReportKey::Milestone, reported.milestone, known.milestone);
    // These go with the gain of a reward that is not known.
    const bool rewardUnknown = m_needs.contains(ReportKey::Gain);
    unequal = unequal || (!rewardUnknown && reported.level && *reported.level != known.reward.level);
    unequal = unequal || (!rewardUnknown && reported.then && !(*reported.then == known.reward.then));
    if (!reported.won && m_needs.contains(ReportKey::Won))
        m_verdict->lacks.insert(ReportKey::Won);
    else if (reported.won && !m_needs.contains(ReportKey::Won) && reported.won != known.won)
        unequal = true;
    if (unequal)
        m_verdict->object(Rule::Round07);
    m_verdict->needs = m_needs;
}

void Step::note(const Change &change) const
{
    if (m_changes != nullptr)
        m_changes->append(change);
}

void Step::gain(Player who, Resource resource, int amount)
{
    if (amount <= 0)
        return;
    int arrives = amount;
    if (resource == Resource::Plants)
        arrives = std::min(amount, plantsInBag(setup, state)); // CA-COMP-03
    std::int16_t &stock = state.players[who].stock[resource];
    stock = static_cast<std::int16_t>(stock + arrives);
    note({.kind = Change::Kind::Gained,
          .player = who,
          .resource = resource,
          .amount = static_cast<std::int16_t>(arrives),
          .lost = static_cast<std::int16_t>(amount - arrives),
          .rule = Rule::Comp03});
}

void Step::pay(Resource resource, int amount)
{
    std::int16_t &stock = board().stock[resource];
    const int paid = std::clamp(amount, 0, static_cast<int>(stock));
    if (paid == 0)
        return;
    stock = static_cast<std::int16_t>(stock - paid);
    note({.kind = Change::Kind::Paid,
          .player = player,
          .resource = resource,
          .amount = static_cast<std::int16_t>(paid)});
}

void Step::charge(Resource resource, int amount, Rule shortRule)
{
    const int has = board().stock[resource];
    if (amount > has) {
        object(shortRule,
               {fact(FactKey::Resource, resource), fact(FactKey::Needed, amount), fact(FactKey::Has, has)});
    }
    pay(resource, amount);
}

void Step::addVp(Player who, int vp, VpOrigin from)
{
    if (vp == 0)
        return;
    std::int16_t &total = state.players[who].vp;
    total = static_cast<std::int16_t>(total + vp);
    note({.kind = Change::Kind::Vp,
          .player = who,
          .detail = from.detail,
          .amount = static_cast<std::int16_t>(vp),
          .source = from.source,
          .rule = from.rule});
}

void Step::reachLevel(Player who)
{
    const int level = state.players[who].level;
    if (!isMilestone(level))
        return;
    const VpOrigin from = origin(VpSource::Milestone, level, Rule::Prod06);
    if (const auto &printed = setup.catalogue.milestones[static_cast<std::size_t>(level) - 1]) {
        for (const Resource resource : all<Resource>()) {
            auto &sum = known.milestone.gain[resource];
            sum = static_cast<std::uint8_t>(sum + printed->gain[resource]);
        }
        known.milestone.vp = static_cast<std::int16_t>(known.milestone.vp + printed->vp);
        reward(who, *printed, from);
        return;
    }
    need(ReportKey::Milestone, Value::Milestone, static_cast<std::size_t>(level));
    if (reported.milestone && !m_milestoneTold) {
        m_milestoneTold = true;
        reward(who, {.gain = reported.milestone->gain, .vp = reported.milestone->vp, .level = 0, .then = {}},
               from);
    }
}

void Step::raiseLevel(Player who, int steps)
{
    for (int i = 0; i < steps; ++i) {
        std::uint8_t &level = state.players[who].level;
        if (level >= maxLevel) {
            addVp(who, vpPerLevelBeyond, {VpSource::LevelCap, 0xFF, Rule::Prod07});
            continue;
        }
        ++level;
        note({.kind = Change::Kind::LevelRaised, .player = who, .amount = level});
        reachLevel(who);
    }
}

void Step::reward(Player who, const PlainReward &reward, VpOrigin from)
{
    for (const Resource resource : all<Resource>())
        gain(who, resource, reward.gain[resource]);
    addVp(who, reward.vp, from);
    raiseLevel(who, reward.level);
    ask(who, reward.then);
}

void Step::givePrizes(const TwoPrizes &card, int reached, const std::optional<WaterOrVp> &choice)
{
    const bool chooses = card.asks(setup, board(), reached);
    if (chooses != choice.has_value())
        object(ruleOf(card.effect), {fact(FactKey::Has, reached), fact(FactKey::Needed, card.second)});
    const int prize = card.amount * copiesOf(setup, board(), card.effect);
    if (prize == 0 || reached < card.first)
        return;
    if (!chooses || (card.isRuled && setup.rulings.twoStepCards == TwoStepCards::Both))
        gain(player, Resource::Water, prize);
    if (chooses && choice == WaterOrVp::Water)
        gain(player, Resource::Water, prize);
    else if (chooses && choice)
        addVp(player, prize, effectOrigin(setup, board(), card.effect));
}

namespace {

/// The sum of what is certain and what was chosen.
PlainReward together(PlainReward sum, const PlainReward &choice)
{
    for (const Resource resource : all<Resource>())
        sum.gain[resource] = static_cast<std::uint8_t>(sum.gain[resource] + choice.gain[resource]);
    sum.vp = static_cast<std::int16_t>(sum.vp + choice.vp);
    sum.level = static_cast<std::uint8_t>(sum.level + choice.level);
    for (const FollowUp each : choice.then)
        sum.then.append(each);
    return sum;
}

} // namespace

PlainReward Step::printedReward(const std::optional<Reward> &printed, int pick, Rule pickRule, Value value,
                                std::size_t thing)
{
    PlainReward result;
    if (printed) {
        result = printed->certain;
        const int choices = static_cast<int>(printed->oneOf.size());
        if (choices == 0 ? pick != 0 : pick < 1 || pick > choices)
            object(pickRule, {fact(FactKey::Has, pick), fact(FactKey::Needed, choices)});
        else if (choices > 0)
            result = together(result, printed->oneOf[static_cast<std::size_t>(pick) - 1]);
        known.reward = result;
    } else {
        need(ReportKey::Gain, value, thing);
        need(ReportKey::Vp, value, thing);
        if (pick != 0)
            object(pickRule, {fact(FactKey::Has, pick)});
    }
    result.gain = reported.gain.value_or(result.gain);
    result.vp = reported.vp.value_or(result.vp);
    result.level = reported.level.value_or(result.level);
    result.then = reported.then.value_or(result.then);
    return result;
}

void Step::ask(Player who, const FollowUps &then)
{
    for (const FollowUp each : then) {
        const std::uint8_t tiles = each == FollowUp::Plant ? 1 : 0;
        ask({.player = who, .choose = owedFor(each), .limit = tiles});
    }
}

void Step::askOthersToBuild()
{
    for (const Player other : setup.players()) {
        if (other != player)
            ask({.player = other, .choose = Choose::Build});
    }
}

bool Step::canAnswer(const Pending &due) const
{
    const PlayerState &board = state.players[due.player];
    switch (due.choose) {
    case Choose::Update:
        return !board.navigation.discard.empty(); // CA-AMB-08
    case Choose::Upgrade:
        return !zoneComplete(setup, board, due.zone);
    case Choose::Plant:
        return setup.plantsInPlay() && board.stock[Resource::Plants] > 0;
    case Choose::Play:
        return board.stock[Resource::Cards] > 0;
    default:
        return true;
    }
}

void Step::askNow()
{
    Per<Player, std::size_t> asked;
    for (const Pending &due : m_asked) {
        if (!canAnswer(due) || (!asksOthers && due.player != player))
            continue;
        if (!addPending(setup, state, due, asked[due.player]++))
            forbid(Rule::Setup18, {fact(FactKey::Choose, due.choose)});
    }
    m_asked.clear();
}

bool addPending(const Setup &setup, State &state, const Pending &due, std::size_t before)
{
    if (state.pending.full())
        return false;
    const auto order = turnOrder(setup, state);
    const std::size_t rank = order.find(due.player);
    std::size_t at = 0;
    while (at < state.pending.size() && order.find(state.pending[at].player) < rank)
        ++at;
    for (; before > 0 && at < state.pending.size() && state.pending[at].player == due.player; --before)
        ++at;
    state.pending.append(due);
    for (std::size_t i = state.pending.size() - 1; i > at; --i)
        std::swap(state.pending[i], state.pending[i - 1]);
    return true;
}

} // namespace skyledger::cloudage
