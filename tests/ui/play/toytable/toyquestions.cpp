// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/play/toytable/toyquestions.h"

namespace skyledger::ui::test {

using namespace toygame;
using namespace Qt::Literals::StringLiterals;

namespace {

// The kinds of plays, as the variant counts them.
constexpr std::size_t picking = 0;
constexpr std::size_t filling = 1;
constexpr std::size_t endingTurn = 2;

constexpr int mostTold = 9;

std::optional<ToyQuestions::Question> questionAbout(std::size_t kind)
{
    if (kind == picking)
        return ToyQuestions::Question::Berries;
    return kind == filling ? std::optional(ToyQuestions::Question::Basket) : std::nullopt;
}

Play playOf(const PartialPlay &partial)
{
    using Question = ToyQuestions::Question;
    if (partial.kind == picking)
        return {Pick{static_cast<std::uint8_t>(partial.answer(Question::Berries).value_or(1))}};
    if (partial.kind == filling)
        return {Fill{static_cast<Basket>(partial.answer(Question::Basket).value_or(0))}};
    return {EndTurn{}};
}

} // namespace

QString ToyQuestions::opening(const play::Session &session) const
{
    return session.isOver() ? u"The game is over"_s : m_says.player(session.toAct()) + u": what now?"_s;
}

/// An answer with what the rules say about it.
PlayOption ToyQuestions::judged(const play::Session &session, const QString &name,
                                const PartialPlay &play) const
{
    PlayOption option{.name = name, .leadsTo = play};
    const play::Verdict judgement = verdict(session, {play});
    if (judgement.refused()) {
        option.status = PlayOption::Status::Refused;
        option.detail = refusal(session, {play}, judgement);
        option.rule = toyRule(judgement.objections.front().rule);
    } else if (judgement.undetermined()) {
        option.status = PlayOption::Status::Undetermined;
    }
    return option;
}

std::vector<PlayOption> ToyQuestions::openings(const play::Session &session) const
{
    if (session.isOver())
        return {};
    std::vector<PlayOption> options;
    options.push_back(judged(session, u"Pick"_s, {picking, {}}));
    options.push_back({.name = u"Fill"_s, .leadsTo = {filling, {}}});
    options.push_back(judged(session, u"End the turn"_s, {endingTurn, {}}));
    return options;
}

/// A basket is always asked for; a pick that leaves one number of berries is not.
std::optional<play::Code> ToyQuestions::next(const play::Session &session, PartialPlay &play,
                                             bool insists) const
{
    const auto question = questionAbout(play.kind);
    if (!question || play.answer(*question))
        return std::nullopt;
    if (*question == Question::Berries && !insists) {
        std::vector<PlayOption> possible = answers(session, play, *question, false);
        std::erase_if(possible,
                      [](const PlayOption &option) { return option.status == PlayOption::Status::Refused; });
        if (possible.size() == 1) {
            play = possible.front().leadsTo;
            return std::nullopt;
        }
    }
    return play::Code(*question);
}

QString ToyQuestions::question(const play::Session &, const PartialPlay &, play::Code question) const
{
    return question == Question::Berries ? u"How many berries?"_s : u"Which basket?"_s;
}

std::vector<PlayOption> ToyQuestions::answers(const play::Session &session, const PartialPlay &play,
                                              play::Code question, bool insists) const
{
    const bool asksBerries = question == Question::Berries;
    const int first = asksBerries ? 1 : 0;
    const int last =
        asksBerries ? mostPicked : static_cast<int>(own(session).record().ids.baskets.size()) - 1;
    std::vector<PlayOption> options;
    for (int value = first; value <= last; ++value) {
        PartialPlay answered = play;
        answered.answers.push_back({question, value});
        const QString name = asksBerries ? QString::number(value) : m_says.basket(static_cast<Basket>(value));
        options.push_back(insists ? PlayOption{.name = name, .leadsTo = answered}
                                  : judged(session, name, answered));
        if (asksBerries)
            options.back().key = QChar(u'0' + value);
        else
            options.back().thing = BoardThing{Thing::Basket, value};
    }
    return options;
}

/// A basket is meant to be filled.
std::optional<PlayOption> ToyQuestions::refusedAbout(const play::Session &session,
                                                     const BoardThing &thing) const
{
    return judged(session, {}, {filling, {{Question::Basket, thing.number}}});
}

std::vector<AskedAmount> ToyQuestions::amounts(const play::Session &, const CompletePlay &,
                                               const play::Verdict &verdict) const
{
    std::vector<AskedAmount> amounts;
    if (verdict.needs.contains(ReportKey::Pay))
        amounts.push_back({ReportKey::Pay, u"Berries paid"_s, 0, mostTold});
    if (verdict.needs.contains(ReportKey::Points))
        amounts.push_back({ReportKey::Points, u"Points"_s, 0, mostTold});
    return amounts;
}

QString ToyQuestions::deed(const play::Session &session, const PartialPlay &play) const
{
    return m_says.deed(playOf(play), own(session).state());
}

QString ToyQuestions::refusal(const play::Session &, const CompletePlay &, const play::Verdict &verdict) const
{
    return verdict.objections.empty() ? u"Not enough is told"_s
                                      : u"Against "_s + toyRule(verdict.objections.front().rule);
}

/// That the turn ended is said.
Sentence ToyQuestions::record(play::Session &session, const CompletePlay &play)
{
    const qsizetype before = session.eventCount();
    QuestionsOf::record(session, play);
    return session.eventCount() > before + 1 ? Sentence([] { return u"The turn ended by itself"_s; })
                                             : nullptr;
}

Event ToyQuestions::eventOf(const Session &, const CompletePlay &play) const
{
    Played played{playOf(play.play), {}};
    for (const ToldAmount &told : play.reported) {
        if (told.key == ReportKey::Pay)
            played.reported.pay = static_cast<std::uint8_t>(told.amount);
        else
            played.reported.points = static_cast<std::int16_t>(told.amount);
    }
    if (play.insists)
        return Override{played, false, false};
    return played;
}

/// Who has picked and has nothing left to fill a basket with ends the turn.
std::optional<Event> ToyQuestions::withoutChoice(const Session &session) const
{
    const State &state = session.state();
    if (state.over || !state.picked || state.players[state.current].berries > 0)
        return std::nullopt;
    return Played{{EndTurn{}}, {}};
}

} // namespace skyledger::ui::test
