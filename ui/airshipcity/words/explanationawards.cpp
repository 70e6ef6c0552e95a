// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/named.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <utility>

/// Who gets what of a contribution award, and why.
namespace skyledger::words {

using namespace airshipcity;
using Players = std::vector<Player>;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

/// One award as sentences.
class AwardTale
{
public:
    AwardTale(const ScoredGame &game, Award award) : m_game(game), m_award(award), m_words(wordsOf(game)) {}

    std::vector<ExplanationLine> tell()
    {
        tellCounts();
        tellThoseWithNone();
        const Players first = at(1);
        if (first.empty()) {
            say(Text::tr("So nobody gets this award."), {Rule::Awd04});
            return std::move(m_lines);
        }
        if (first.size() > 1)
            tellTieForFirst(first);
        else
            tellFirstAndSecond(first.front());
        sayOf(playersWho([&](Player player) { return eligible(player) && place(player) == 0; }),
              Text::tr("Behind them there is nothing to get: %1."), {Rule::Awd07});
        return std::move(m_lines);
    }

private:
    void say(const QString &text, const std::vector<Rule> &rules)
    {
        m_lines.push_back(sentence(text, rules));
    }
    /// Only if there are such players.
    void sayOf(const Players &players, const QString &text, const std::vector<Rule> &rules)
    {
        if (!players.empty())
            say(text.arg(namesOf(players)), rules);
    }
    int count(Player player) const { return m_game.counts[indexOf(player)].counts[m_award]; }
    const PlayerScore &scoreOf(Player player) const { return m_game.score.players[indexOf(player)]; }
    int place(Player player) const { return scoreOf(player).places[m_award]; }
    bool countsTakingPart() const
    {
        return m_game.setup.rulings.awardEligibility == AwardEligibility::TookPart;
    }
    bool tookPart(Player player) const
    {
        return countsTakingPart() && m_game.counts[indexOf(player)].tookPart[m_award] == true;
    }
    bool eligible(Player player) const { return count(player) > 0 || tookPart(player); }
    QString share(Player player) const { return points(scoreOf(player).awards[m_award]); }

    template <class Applies>
    Players playersWho(Applies applies) const
    {
        Players players;
        for (const Player player : m_game.setup.players()) {
            if (applies(player))
                players.push_back(player);
        }
        return players;
    }
    Players at(int wanted) const
    {
        return playersWho([&](Player player) { return place(player) == wanted; });
    }
    /// "Ada, Bo and Cy"
    QString namesOf(const Players &players) const
    {
        QStringList names;
        for (const Player player : players)
            names << m_words.player(player);
        return listedWithAnd(names);
    }

    void tellCounts()
    {
        std::vector<std::pair<QString, int>> counts;
        for (const Player player : m_game.setup.players())
            counts.emplace_back(m_words.player(player), count(player));
        //: What an award counts, and who has how many: airship majorities: Ada 4, Bo 3, Cy 1
        say(Text::tr("Counted are %1: %2.").arg(countedFor(m_award), rankedNumbers(std::move(counts))),
            {prizesOf(m_award).rule});
    }

    void tellThoseWithNone()
    {
        sayOf(playersWho([&](Player player) { return count(player) == 0 && tookPart(player); }),
              Text::tr("In this game it is enough to have taken part, as with none counted: %1."),
              {Rule::Awd04, Rule::Amb19});
        sayOf(playersWho([&](Player player) { return !eligible(player); }),
              Text::tr("With none counted there is nothing to get: %1."), {Rule::Awd04});
    }

    void tellTieForFirst(const Players &first)
    {
        const AwardPrizes prizes = prizesOf(m_award);
        say(Text::tr("%1 tie for first: %2 + %3 VP shared and rounded down, %4 each; nobody is second.",
                     "players, first prize, second prize, share")
                .arg(namesOf(first), QString::number(prizes.first), QString::number(prizes.second),
                     QString::number(scoreOf(first.front()).awards[m_award])),
            {Rule::Awd05});
    }

    void tellFirstAndSecond(Player first)
    {
        say(Text::tr("%1 has the most and gets %2.", "player, 6 VP").arg(m_words.player(first), share(first)),
            {prizesOf(m_award).rule});
        const Players second = at(2);
        if (second.empty()) {
            say(Text::tr("Nobody else is in the running, so nobody is second."), {Rule::Awd07});
        } else if (second.size() == 1) {
            say(Text::tr("%1 is second and gets %2.", "player, 3 VP")
                    .arg(m_words.player(second.front()), share(second.front())),
                {prizesOf(m_award).rule});
        } else {
            say(Text::tr("%1 tie for second: %2 VP shared and rounded down, %3 each.",
                         "players, second prize, share")
                    .arg(namesOf(second), QString::number(prizesOf(m_award).second),
                         QString::number(scoreOf(second.front()).awards[m_award])),
                {Rule::Awd06});
        }
    }

    const ScoredGame &m_game;
    Award m_award;
    GameWords m_words;
    std::vector<ExplanationLine> m_lines;
};

} // namespace

QString countedFor(Award award)
{
    static constexpr WordsOf<Award> counted{{
        {QT_TRANSLATE_NOOP("Scoring", "airship majorities")},
        {QT_TRANSLATE_NOOP("Scoring", "majorities of public utilities")},
        {QT_TRANSLATE_NOOP("Scoring", "completed contracts")},
    }};
    return wordOf("Scoring", counted, award);
}

ExplanationSection awardSection(const ScoredGame &game, Award award)
{
    const AwardPrizes prizes = prizesOf(award);
    return {.subject = ExplanationSection::Subject::Award,
            //: A contribution award and its prizes: Shipbuilding (6 VP and 3 VP)
            .heading =
                Text::tr("%1 (%2 and %3)").arg(name(award), points(prizes.first), points(prizes.second)),
            .lines = AwardTale(game, award).tell()};
}

} // namespace skyledger::words
