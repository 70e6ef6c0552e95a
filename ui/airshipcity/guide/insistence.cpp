// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/insistence.h"

#include "core/airshipcity/rules/rules.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

template <class Key>
std::vector<int> every()
{
    std::vector<int> values;
    values.reserve(table::countOf<Key>);
    for (const Key key : all<Key>())
        values.push_back(static_cast<int>(key));
    return values;
}

/// Rows, then columns.
std::vector<int> everyLine()
{
    std::vector<int> lines;
    lines.reserve(std::size_t{2} * gridSize);
    for (int i = 0; i < gridSize; ++i)
        lines.push_back(static_cast<int>(rowLine(i)));
    for (int i = 0; i < gridSize; ++i)
        lines.push_back(static_cast<int>(columnLine(i)));
    return lines;
}

/// The two ways to push a line.
std::vector<int> waysOf(int line)
{
    if (line == unanswered)
        return {unanswered};
    return isRow(static_cast<Line>(line))
        ? std::vector{static_cast<int>(Direction::East), static_cast<int>(Direction::West)}
        : std::vector{static_cast<int>(Direction::North), static_cast<int>(Direction::South)};
}

/// Pushes of a lighthouse are given line by line.
void setPush(Use &use, const Answer &answer)
{
    const bool second = answer.aspect == Aspect::SecondLine || answer.aspect == Aspect::SecondWay;
    const std::size_t place = second ? 1 : 0;
    if (answer.value == unanswered)
        return;
    while (use.slides.size() <= place)
        use.slides.append(LinePush{});
    if (answer.aspect == Aspect::Line || answer.aspect == Aspect::SecondLine)
        use.slides[place].line = static_cast<Line>(answer.value);
    else
        use.slides[place].toward = static_cast<Direction>(answer.value);
}

} // namespace

Path anyPath(Cell from, Cell to)
{
    Path path;
    for (int column = columnOf(from); column != columnOf(to); column += column < columnOf(to) ? 1 : -1)
        path.append(column < columnOf(to) ? Direction::East : Direction::West);
    for (int row = rowOf(from); row != rowOf(to); row += row < rowOf(to) ? 1 : -1)
        path.append(row < rowOf(to) ? Direction::South : Direction::North);
    return path;
}

Insistence::Insistence(const Session &session, const Play &play, const std::vector<Answer> &given)
    : m_session(&session), m_play(play)
{
    const Move *move = std::get_if<Move>(&play.what);
    for (const Aspect aspect : aspectsOf(play, setup(), state())) {
        const bool isGiven = std::any_of(given.begin(), given.end(),
                                         [aspect](const Answer &answer) { return answer.aspect == aspect; })
            || (move != nullptr && !move->path.empty());
        if (!isGiven)
            m_open.push_back(aspect);
    }
    settle();
}

void Insistence::lookAgain(const Session &session)
{
    m_session = &session;
    settle();
}

/// Goes on to the next question that has more than one answer.
void Insistence::settle()
{
    while (!m_open.empty()) {
        m_answers = conceivable(m_open.front());
        if (m_answers.size() > 1)
            return;
        if (!m_answers.empty())
            m_play = with(m_answers.front());
        m_open.erase(m_open.begin());
    }
}

void Insistence::take(int answer)
{
    m_play = with(answer);
    m_open.erase(m_open.begin());
    settle();
}

Play Insistence::with(int answer) const
{
    Play play = m_play;
    const Aspect aspect = m_open.front();
    if (Move *move = std::get_if<Move>(&play.what)) {
        const Cell from = state().players[state().current].crews[move->crew].at;
        move->path = anyPath(from, static_cast<Cell>(answer));
    } else if (Slide *slide = std::get_if<Slide>(&play.what)) {
        if (aspect == Aspect::Line)
            slide->push.line = static_cast<Line>(answer);
        else
            slide->push.toward = static_cast<Direction>(answer);
    } else if (Barter *barter = std::get_if<Barter>(&play.what)) {
        (aspect == Aspect::Give ? barter->give : barter->get) = static_cast<Resource>(answer);
    } else if (Piggyback *piggyback = std::get_if<Piggyback>(&play.what)) {
        auto &field = aspect == Aspect::Negotiator ? piggyback->negotiator : piggyback->take;
        field = answer == unanswered ? std::nullopt : std::optional(static_cast<Resource>(answer));
    } else if (TakeStageBonus *bonus = std::get_if<TakeStageBonus>(&play.what)) {
        bonus->take = static_cast<Resource>(answer);
    } else if (Use *use = std::get_if<Use>(&play.what);
               use != nullptr && aspect >= Aspect::Line && aspect <= Aspect::SecondWay) {
        setPush(*use, {aspect, answer});
    } else {
        play = withAnswer(play, {aspect, answer});
    }
    return play;
}

/// The answers to the first open question to which a rule has nothing to say, whatever else is against the play.
std::vector<int> Insistence::notAgainst(Rule rule, std::vector<int> answers) const
{
    const auto isAgainst = [this, rule](int answer) {
        const Verdict verdict = check(setup(), state(), Played{with(answer), {}});
        return std::any_of(verdict.objections.begin(), verdict.objections.end(),
                           [rule](const Objection &objection) { return objection.rule == rule; });
    };
    answers.erase(std::remove_if(answers.begin(), answers.end(), isAgainst), answers.end());
    return answers;
}

/// Whether the player who answers takes something and has the Skilled Negotiator at hand.
bool Insistence::spendsNegotiator() const
{
    const Player player = m_play.player == none<Player> ? state().current : m_play.player;
    return std::get<Piggyback>(m_play.what).take
        && state().players[player].bonusEffects[BonusEffect::Negotiator] == EffectStatus::Ready;
}

/// Answers that cardboard can show, whatever the rules say. Empty: it is left as it is.
std::vector<int> Insistence::conceivable(Aspect aspect) const
{
    switch (aspect) {
    case Aspect::Destination: {
        std::vector<int> cells;
        const Cell from = state().players[state().current].crews[std::get<Move>(m_play.what).crew].at;
        for (const Cell cell : all<Cell>()) {
            if (cell != from && destinationOf({Crew{}, anyPath(from, cell)}, from) == cell)
                cells.push_back(static_cast<int>(cell));
        }
        return cells;
    }
    case Aspect::Develop: {
        const Resource dot = std::get<Use>(m_play.what).renovation;
        std::vector<int> tiles;
        for (const Tile tile : state().city) {
            const auto &crests = setup().catalogue.tiles[tile].crests;
            if (!state().developed.contains(tile) && (!crests || crests->contains(dot)))
                tiles.push_back(static_cast<int>(tile));
        }
        return tiles.empty() ? std::vector{unanswered} : tiles;
    }
    case Aspect::Reveal: {
        std::vector<int> contracts;
        for (const Contract contract : unplacedContracts(setup(), state()))
            contracts.push_back(static_cast<int>(contract));
        return contracts.empty() ? std::vector{unanswered} : contracts;
    }
    case Aspect::Line:
        return everyLine();
    case Aspect::SecondLine: {
        std::vector<int> lines = everyLine();
        lines.push_back(unanswered);
        return lines;
    }
    case Aspect::Way:
    case Aspect::SecondWay:
        return waysOf(answerOf(m_play, aspect == Aspect::Way ? Aspect::Line : Aspect::SecondLine, state()));
    case Aspect::Give:
    case Aspect::Get:
    case Aspect::StageTake:
        return every<Resource>();
    case Aspect::PiggybackTake: {
        std::vector<int> takes = every<Resource>();
        takes.push_back(unanswered);
        return takes;
    }
    case Aspect::Crest: {
        std::vector<int> resources = notAgainst(Rule::Crest04, every<Resource>());
        return resources.size() > 1 ? resources : std::vector<int>();
    }
    case Aspect::Negotiator: {
        std::vector<int> extras{unanswered};
        for (const int extra : notAgainst(Rule::Be05, every<Resource>()))
            extras.push_back(extra);
        return spendsNegotiator() ? extras : std::vector<int>();
    }
    default:
        return conceivableAnswers(m_play, aspect, setup(), state());
    }
}

} // namespace skyledger::ui
