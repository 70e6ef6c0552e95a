// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/explanationparts.h"
#include "ui/airshipcity/words/exports.h"
#include "ui/airshipcity/words/scoresheet.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

/// Scores as tables for spreadsheets.
namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScoreCsv)
};

QString yesOrNo(bool is)
{
    return is ? Words::tr("yes") : Words::tr("no");
}

} // namespace

QByteArray scoreCsv(const ScoredGame &game, const CsvForm &form)
{
    QStringList head{Words::tr("Rank"), Words::tr("Player"), Words::tr("Colour"), Words::tr("First player"),
                     Words::tr("Winner")};
    for (const SheetNumber number : all<SheetNumber>()) {
        if (number != SheetNumber::Markers)
            head << label(number);
    }
    for (const Award award : all<Award>())
        head << Words::tr("Award: %1").arg(name(award));
    head << Words::tr("Total") << Words::tr("Resources left");
    table::CellRows rows{head};
    for (const Player player : byRank(game.score)) {
        const PlayerScore &score = scoreOf(game, player);
        const FinalCount &count = game.counts[indexOf(player)];
        const ScoredPlayer &who = game.players[static_cast<qsizetype>(player)];
        QStringList row{
            QString::number(score.rank), table::plainCell(who.name), who.color ? name(*who.color) : QString(),
            yesOrNo(who.first),          yesOrNo(score.wins),        QString::number(score.trackVp)};
        for (const Award award : all<Award>())
            row << QString::number(count.counts[award]);
        row << QString::number(count.unfinishedVp);
        for (const Resource resource : all<Resource>())
            row << QString::number(count.stock[resource]);
        for (const Award award : all<Award>())
            row << QString::number(score.awards[award]);
        row << (game.totalsNotKnown.contains(player) ? QString() : QString::number(score.total))
            << QString::number(score.resources);
        rows << row;
    }
    return csvBytes(rows, form);
}

} // namespace skyledger::words
