// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/scoretext.h"

#include "app/commandline/texttable.h"
#include "ui/words/amounts.h"
#include "ui/words/reasons.h"
#include "ui/words/scoring.h"
#include "ui/words/terms.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <numeric>

namespace skyledger::commandline {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int nameColumns = 20;
constexpr int pageColumns = 100;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

QString playerName(const words::GameWords &game, std::size_t seat)
{
    return elided(game.player(static_cast<Player>(seat)), nameColumns);
}

/// The seats from the best rank to the worst, equals in turn order.
std::vector<std::size_t> byRank(const FinalScore &score)
{
    std::vector<std::size_t> seats(score.players.size());
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    std::stable_sort(seats.begin(), seats.end(), [&](std::size_t a, std::size_t b) {
        return score.players[a].rank < score.players[b].rank;
    });
    return seats;
}

QString totals(const FinalScore &score, const words::GameWords &game)
{
    using enum Align;
    TextTable table({Right, Left, Right, Right, Right, Right, Right, Right, Right});
    table.add({Text::tr("Rank"), Text::tr("Player"), Text::tr("VP track"), Text::tr("Unfinished"),
               words::name(Award::Shipbuilding), words::name(Award::Construction), words::name(Award::Trade),
               Text::tr("Total"), Text::tr("Resources left")});
    for (const std::size_t seat : byRank(score)) {
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
    return sentences.isEmpty() ? QString() : wrapped(sentences.join(u' '), pageColumns) + u'\n';
}

QString awards(const ScoreReport &report, const words::GameWords &game)
{
    std::vector<Align> columns{Align::Left, Align::Right, Align::Right};
    QStringList head{Text::tr("Contribution Awards"), Text::tr("1st"), Text::tr("2nd")};
    for (std::size_t seat = 0; seat < report.counts.size(); ++seat) {
        columns.push_back(Align::Right);
        head << playerName(game, seat);
    }
    TextTable table(columns);
    table.add(head);
    for (const Award award : all<Award>()) {
        const AwardPrizes prizes = prizesOf(award);
        QStringList row{
            Text::tr("%1: %2", "award, what it counts").arg(words::name(award), words::countedFor(award)),
            QString::number(prizes.first), QString::number(prizes.second)};
        for (const auto &count : report.counts)
            row << QString::number(count[award]);
        table.add(row);
    }
    QString text = table.text();
    const QStringList ties = words::awardTies(report.score, game);
    for (const QString &tie : ties)
        text += wrapped(tie, pageColumns) + u'\n';
    return text;
}

/// Where the points of one player come from, line by line.
QString ledger(const PlayerScore &player, const QString &name, const words::GameWords &game)
{
    const bool hasEvents = std::any_of(player.ledger.begin(), player.ledger.end(),
                                       [](const LedgerLine &line) { return line.event > 0; });
    std::vector<Align> columns{Align::Right, Align::Left, Align::Left};
    if (hasEvents)
        columns.insert(columns.begin() + 2, Align::Right);
    TextTable table(columns);
    for (const LedgerLine &line : player.ledger) {
        QStringList row{words::signedNumber(line.vp), words::ledgerLine(line, game)};
        if (hasEvents)
            row << (line.event > 0 ? Text::tr("event %1").arg(line.event) : QString());
        table.add(row << words::ruleWithPage(line.rule));
    }
    return Text::tr("%1: %2", "player, 47 VP").arg(name, words::points(player.total)) + u'\n' + table.text(2);
}

} // namespace

QString standingsText(const ScoreReport &report, const words::GameWords &game)
{
    QString text = paragraph(words::reservations(report.score, report.gameIsOver, game));
    if (!text.isEmpty())
        text += u'\n';
    text += totals(report.score, game);
    return text + u'\n' + paragraph(words::winners(report.score, report.rulings, game));
}

QString scoreText(const ScoreReport &report, const words::GameWords &game)
{
    QString text = Text::tr("Final scoring, %1").arg(words::name(report.edition)) + u'\n';
    if (!report.notice.isEmpty())
        text += report.notice + u'\n';
    if (!report.interventions.isEmpty())
        text += report.interventions + u'\n';
    text += u'\n' + standingsText(report, game);
    text += u'\n' + awards(report, game);
    text += u'\n' + Text::tr("Where the points come from") + u'\n';
    for (const std::size_t seat : byRank(report.score))
        text += u'\n' + ledger(report.score.players[seat], playerName(game, seat), game);
    return text;
}

} // namespace skyledger::commandline
