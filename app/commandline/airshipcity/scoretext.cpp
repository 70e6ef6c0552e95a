// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/scoretext.h"

#include "app/commandline/scoreledger.h"
#include "app/commandline/terminal.h"
#include "app/commandline/texttable.h"
#include "core/score/ranks.h"
#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/numbers.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

#include <vector>

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Align;
using commandline::elided;
using commandline::pageColumns;
using commandline::TextTable;
using commandline::wrapped;

namespace {

constexpr int nameColumns = 20;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

QString playerName(const words::GameWords &game, std::size_t seat)
{
    return elided(game.player(static_cast<Player>(seat)), nameColumns);
}

/// The seats from the best rank to the worst, equals in turn order.
QString totals(const FinalScore &score, const words::GameWords &game)
{
    using enum Align;
    TextTable table({Right, Left, Right, Right, Right, Right, Right, Right, Right});
    table.add({Text::tr("Rank"), Text::tr("Player"), Text::tr("VP track"), Text::tr("Unfinished"),
               words::name(Award::Shipbuilding), words::name(Award::Construction), words::name(Award::Trade),
               Text::tr("Total"), Text::tr("Resources left")});
    for (const std::size_t seat : score::byRank(score.players)) {
        const PlayerScore &player = score.players[seat];
        table.add({QString::number(player.rank), playerName(game, seat), words::plainNumber(player.trackVp),
                   words::signedNumber(player.unfinished),
                   words::signedNumber(player.awards[Award::Shipbuilding]),
                   words::signedNumber(player.awards[Award::Construction]),
                   words::signedNumber(player.awards[Award::Trade]), words::plainNumber(player.total),
                   QString::number(player.resources)});
    }
    return table.text();
}

/// Sentences one after the other, in lines that fit the page.
QString paragraph(const QStringList &sentences)
{
    return sentences.isEmpty() ? QString() : wrapped(sentences.join(u' '), pageColumns()) + u'\n';
}

/// A sentence of an explanation with its event and rules, and what belongs to it below.
QString explained(const words::ExplanationLine &line, int indent)
{
    QString text = line.text;
    if (line.vp)
        text = Text::tr("%1: %2", "what is scored, +3").arg(text, words::signedNumber(*line.vp));
    if (line.event > 0)
        text = Text::tr("event %1: %2", "number, what happened").arg(QString::number(line.event), text);
    const QString rules = words::rulesWithPages(line.rules);
    if (!rules.isEmpty())
        text = Text::tr("%1 (%2)", "a sentence, the rules behind it").arg(text, rules);
    QString lines = QString(indent, u' ') + wrapped(text, pageColumns(), indent + 2) + u'\n';
    for (const words::ExplanationLine &each : line.details)
        lines += explained(each, indent + 2);
    return lines;
}

QString explained(const words::ExplanationSection &section, std::size_t from = 0)
{
    if (section.lines.size() <= from)
        return {};
    QString text = u'\n' + section.heading + u'\n';
    for (std::size_t i = from; i < section.lines.size(); ++i)
        text += explained(section.lines[i], 2);
    return text;
}

/// Whether somebody has as many VP as another.
bool hasTies(const FinalScore &score)
{
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        for (std::size_t j = i + 1; j < score.players.size(); ++j) {
            if (score.players[i].total == score.players[j].total)
                return true;
        }
    }
    return false;
}

QString awards(const ScoredGame &game, const words::GameWords &names)
{
    std::vector<Align> columns{Align::Left, Align::Right, Align::Right};
    QStringList head{words::name(words::Term::ContributionAwards), Text::tr("1st"), Text::tr("2nd")};
    for (std::size_t seat = 0; seat < game.counts.size(); ++seat) {
        columns.push_back(Align::Right);
        head << playerName(names, seat);
    }
    TextTable table(columns);
    table.add(head);
    for (const Award award : all<Award>()) {
        const AwardPrizes prizes = prizesOf(award);
        QStringList row{
            Text::tr("%1: %2", "award, what it counts").arg(words::name(award), words::countedFor(award)),
            QString::number(prizes.first), QString::number(prizes.second)};
        for (const FinalCount &count : game.counts)
            row << QString::number(count.counts[award]);
        table.add(row);
    }
    QString text = table.text();
    // The first sentence of each tells the counts, which the table shows.
    for (const Award award : all<Award>())
        text += explained(words::awardSection(game, award), 1);
    return text;
}

/// Where the points of one player come from, line by line.
QString ledger(const PlayerScore &player, const QString &name, const words::GameWords &game)
{
    std::vector<commandline::ScoredLine> lines;
    for (const LedgerLine &line : player.ledger)
        lines.push_back({line.vp, words::ledgerLine(line, game), line.event, words::ruleWithPage(line.rule)});
    return commandline::scoredLinesText(name, player.total, lines);
}

} // namespace

QString scoreText(const ScoredGame &game)
{
    const words::GameWords names(game.setup, game.ids, game.names(), game.catalogue);
    QString text = commandline::scoreTitle(words::name(game.setup.edition)) + u'\n';
    const QString notice = words::sampleNotice(game.catalogue);
    if (!notice.isEmpty())
        text += notice + u'\n';
    text += u'\n';
    const QString doubts = paragraph(words::reservations(game.score, game.over, names));
    if (!doubts.isEmpty())
        text += doubts + u'\n';
    text += totals(game.score, names);
    text += u'\n' + paragraph(words::winners(game.score, game.setup.rulings, names));
    if (hasTies(game.score))
        text += explained(words::tieBreakSection(game));
    text += u'\n' + awards(game, names);
    text += explained(words::rulingSection(game));
    text += explained(words::interventionSection(game));
    text += u'\n' + Text::tr("Where the points come from") + u'\n';
    for (const std::size_t seat : score::byRank(game.score.players))
        text += u'\n' + ledger(game.score.players[seat], playerName(names, seat), names);
    return text;
}

} // namespace skyledger::airshipcity::cli
