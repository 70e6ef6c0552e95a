// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/explanationparts.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <functional>

/// The order of the players, each tie step by step.
namespace skyledger::words {

using namespace airshipcity;
using Players = std::vector<Player>;
using Number = std::function<int(Player)>;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

/// Players with one number each in one group; of the groups only those of several players.
std::vector<Players> tiesIn(const Players &players, const Number &number)
{
    std::vector<Players> ties;
    Players left = players;
    while (!left.empty()) {
        const int wanted = number(left.front());
        Players tied;
        Players others;
        for (const Player player : left)
            (number(player) == wanted ? tied : others).push_back(player);
        if (tied.size() > 1)
            ties.push_back(tied);
        left = others;
    }
    return ties;
}

class TieTale
{
public:
    explicit TieTale(const ScoredGame &game) : m_game(game), m_words(wordsOf(game)) {}

    std::vector<ExplanationLine> tell()
    {
        const Players players = byRank(m_game.score);
        const Number total = [this](Player player) { return scoreOf(m_game, player).total; };
        say(Text::tr("Most VP wins: %1.").arg(listOf(players, total)), {Rule::Score04});
        const std::vector<Players> ties = tiesIn(players, total);
        if (ties.empty())
            say(Text::tr("Nobody is tied."), {});
        for (const Players &tie : ties)
            tellResources(tie);
        tellRanks(players);
        return std::move(m_lines);
    }

private:
    void say(const QString &text, const std::vector<Rule> &rules)
    {
        m_lines.push_back(sentence(text, rules));
    }
    QString listOf(const Players &players, const Number &number) const
    {
        std::vector<std::pair<Player, int>> numbers;
        numbers.reserve(players.size());
        for (const Player player : players)
            numbers.emplace_back(player, number(player));
        return listedNumbers(numbers, m_words);
    }

    void tellResources(const Players &tie)
    {
        const Number resources = [this](Player player) { return scoreOf(m_game, player).resources; };
        say(Text::tr("%1 tie on %2: the most resources left decide. They have: %3.", "players, 36 VP, list")
                .arg(namesOf(tie, m_words), points(scoreOf(m_game, tie.front()).total),
                     listOf(tie, resources)),
            {Rule::Score05});
        for (const Players &still : tiesIn(tie, resources))
            tellLast(still);
    }

    /// What is compared in the end, where a reading names it.
    std::optional<int> last(Player player) const
    {
        const FinalCount &count = m_game.counts[indexOf(player)];
        switch (m_game.setup.rulings.finalTieBreak) {
        case FinalTieBreak::Shared:
            return std::nullopt;
        case FinalTieBreak::Gold:
            return count.stock[Resource::Gold];
        case FinalTieBreak::Gear:
            return count.stock[Resource::Gear];
        case FinalTieBreak::Markers:
            return count.markers;
        }
        return std::nullopt;
    }

    /// The sentence before the numbers of the last tie-break.
    QString lastComparison(const Players &tie, const QString &numbers) const
    {
        const QString names = namesOf(tie, m_words);
        switch (m_game.setup.rulings.finalTieBreak) {
        case FinalTieBreak::Shared:
            break;
        case FinalTieBreak::Gold:
            return Text::tr("%1 are still tied: in this game the most gold left decides. They have: %2.")
                .arg(names, numbers);
        case FinalTieBreak::Gear:
            return Text::tr("%1 are still tied: in this game the most gears left decide. They have: %2.")
                .arg(names, numbers);
        case FinalTieBreak::Markers:
            return Text::tr("%1 are still tied: in this game the most donation markers on the board decide. "
                            "They have: %2.")
                .arg(names, numbers);
        }
        return {};
    }

    void tellLast(const Players &tie)
    {
        const std::vector<Rule> rules{Rule::Score06, Rule::Amb20};
        const QString names = namesOf(tie, m_words);
        if (m_game.setup.rulings.finalTieBreak == FinalTieBreak::Shared) {
            say(Text::tr("%1 are still tied. What the rulebook compares next is not legible: they share the "
                         "place.")
                    .arg(names),
                rules);
            return;
        }
        const bool known =
            std::all_of(tie.begin(), tie.end(), [this](Player player) { return last(player).has_value(); });
        if (!known) {
            say(Text::tr(
                    "%1 are still tied. In this game the most donation markers on the board decide, and they "
                    "are not given for everybody: they share the place.")
                    .arg(names),
                rules);
            return;
        }
        const Number number = [this](Player player) { return last(player).value_or(0); };
        say(lastComparison(tie, listOf(tie, number)), rules);
        for (const Players &still : tiesIn(tie, number)) {
            say(Text::tr("%1 are tied in that too: they share the place.").arg(namesOf(still, m_words)),
                rules);
        }
    }

    void tellRanks(const Players &players)
    {
        QStringList items;
        for (const Player player : players) {
            items << Text::tr("%1. %2", "rank, player")
                         .arg(QString::number(scoreOf(m_game, player).rank), m_words.player(player));
        }
        say(Text::tr("So the order is: %1.", "list of ranks and players").arg(listed(items)), {});
    }

    const ScoredGame &m_game;
    GameWords m_words;
    std::vector<ExplanationLine> m_lines;
};

} // namespace

ExplanationSection tieBreakSection(const ScoredGame &game)
{
    return {.subject = ExplanationSection::Subject::TieBreaks,
            .heading = Text::tr("The order of the players"),
            .lines = TieTale(game).tell()};
}

} // namespace skyledger::words
