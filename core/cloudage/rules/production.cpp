// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/production.h"

#include "core/cloudage/rules/combat.h"
#include "core/cloudage/rules/navigation.h"

#include <algorithm>

namespace skyledger::cloudage {

LevelStatus levelStatus(const Setup &setup, const PlayerState &board, int level)
{
    const auto &printed = setup.catalogue.production[static_cast<std::size_t>(level)];
    if (!printed)
        return LevelStatus::Unknown;
    return printed->energy <= board.stock[Resource::Energy] ? LevelStatus::Affordable : LevelStatus::TooDear;
}

bool revealsNothing(const Setup &setup, const State &state)
{
    return state.phase == Phase::FinalProduction
        && setup.rulings.finalProduction == FinalProduction::ProduceOnly;
}

namespace {

void produceLevel(Step &step, int level)
{
    if (level > step.board().level)
        step.object(Rule::Prod04, {fact(FactKey::Level, level), fact(FactKey::Has, step.board().level)});
    const auto &printed = step.setup.catalogue.production[static_cast<std::size_t>(level)];
    const ProductionValues values = printed.value_or(ProductionValues{});
    if (printed) {
        step.known.reward.gain[Resource::Water] = values.water;
        step.known.reward.vp = values.vp;
    } else {
        for (const ReportKey key : {ReportKey::Pay, ReportKey::Gain, ReportKey::Vp})
            step.need(key, Value::Production, static_cast<std::size_t>(level));
    }
    Amounts pay;
    pay[Resource::Energy] = values.energy;
    step.payPart(printed.has_value(), pay, Rule::Prod05);
    Amounts gain;
    gain[Resource::Water] = values.water;
    PlainReward reward;
    reward.gain = step.reported.gain.value_or(gain);
    reward.vp = step.reported.vp.value_or(values.vp);
    step.reward(step.player, reward, origin(VpSource::Production, level, Rule::Prod04));
}

/// The two Navigation cards (CA-NAV-01 to 04).
void revealCards(Step &step, const Produce &produce)
{
    const FixedList<std::uint8_t, 2> reveal = produce.reveal.value_or(FixedList<std::uint8_t, 2>{});
    const int owned = step.board().navigation.size();
    const int wanted = std::min(2, owned);
    if (!produce.reveal || static_cast<int>(reveal.size()) != wanted)
        step.object(Rule::Nav01, {fact(FactKey::Needed, wanted), fact(FactKey::Has, reveal.size())});
    drawCards(step, {reveal.begin(), reveal.end()}, Rule::Nav01);
    const int lower = reveal.empty() ? 0 : *std::min_element(reveal.begin(), reveal.end());
    if (lower == 0 && produce.take)
        step.object(Rule::Nav03);
    if (lower > 0 && !produce.take)
        step.object(Rule::Nav01, {fact(FactKey::Value, lower)});
    if (produce.take)
        step.gain(step.player, *produce.take, lower);
    if (!reveal.empty())
        discardCard(step, static_cast<std::uint8_t>(lower));
    if (reveal.size() == 2)
        discardCard(step, std::max(reveal[0], reveal[1]));
}

} // namespace

void produce(Step &step, const Produce &produce)
{
    if (produce.level != noLevel)
        produceLevel(step, produce.level);
    if (!revealsNothing(step.setup, step.state)) {
        revealCards(step, produce);
        return;
    }
    if (produce.reveal)
        step.object(Rule::End02);
    if (produce.take)
        step.object(Rule::Nav01);
}

const std::optional<BookValues> &bookOf(const Setup &setup, const State &state)
{
    static constexpr std::optional<BookValues> toldByTheTable;
    return setup.mode == Mode::Campaign ? toldByTheTable : setup.catalogue.book[setup.mode][state.bookSide];
}

namespace {

Value bookValue(const Setup &setup, const State &state)
{
    if (setup.mode == Mode::Campaign)
        return Value::BookStory;
    return state.bookSide == BookSide::Front ? Value::BookFront : Value::BookBack;
}

/// Whether the Book action's reward is gained, and what the fight for it costs.
bool fightForBook(Step &step, const Book &book, const std::optional<BookValues> &values)
{
    const bool fights = values && values->combat.has_value();
    if (values && book.draws.has_value() != fights)
        step.object(Rule::Prod09,
                    {fact(FactKey::Choose, Choose::Fight), fact(FactKey::Needed, fights ? 1 : 0)});
    if (!book.draws || (values && !fights))
        return !fights;
    FightTerms terms;
    if (fights)
        terms.needed = *values->combat;
    const int value = fightValue(step, *book.draws, terms);
    const bool won = !fights || value >= *values->combat;
    step.note(Change::Kind::Fought, won ? 1 : 0, value);
    return won;
}

} // namespace

void doBook(Step &step, const Book &book)
{
    const std::optional<bool> active = bookActive(step.setup, step.state);
    if (step.state.round < 2 || (active && !*active))
        step.object(Rule::Prod02, {fact(FactKey::Round, step.state.round)});
    else if (!active)
        step.lack(Value::TrackBooks);
    if (step.state.booked.contains(step.player))
        step.object(Rule::Prod02, {fact(FactKey::Player, step.player)});
    step.state.booked.insert(step.player);

    const auto &values = bookOf(step.setup, step.state);
    const Value missing = bookValue(step.setup, step.state);
    if (!values)
        step.need(ReportKey::Pay, missing);
    step.payPart(values.has_value(), values ? values->pay : Amounts{}, Rule::Round07);
    const bool won = fightForBook(step, book, values);
    if (!won) {
        if (book.pick != 0)
            step.object(Rule::Prod09);
        return;
    }
    const std::optional<Reward> printed = values ? std::optional(values->reward) : std::nullopt;
    const PlainReward reward = step.printedReward(printed, book.pick, Rule::Prod09, missing, 0);
    step.reward(step.player, reward, origin(VpSource::Book, step.state.bookSide, Rule::Prod09));
}

} // namespace skyledger::cloudage
