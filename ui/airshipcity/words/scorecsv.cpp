// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/gamesheet.h"
#include "core/airshipcity/record/sheettable.h"
#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/explanationparts.h"
#include "ui/airshipcity/words/exports.h"
#include "ui/airshipcity/words/scoresheet.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

#include <vector>

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

/// What every sheet has.
std::vector<std::size_t> cellsOfTheTable()
{
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < sheetTable().cells().size(); ++cell) {
        if (sheetTable().row(sheetTable().cells()[cell].row).required)
            cells.push_back(cell);
    }
    return cells;
}

QString labelOf(const describe::SheetCell &cell)
{
    return sheetWords(cell.row.as<SheetEntry>()).label(cell.things.empty() ? 0 : cell.things[0]);
}

} // namespace

QByteArray scoreCsv(const ScoredGame &game, const CsvForm &form)
{
    QStringList head{Words::tr("Rank"), Words::tr("Player"), Words::tr("Colour"), Words::tr("First player"),
                     Words::tr("Winner")};
    const std::vector<std::size_t> cells = cellsOfTheTable();
    for (const std::size_t cell : cells)
        head << labelOf(sheetTable().cells()[cell]);
    for (const Award award : all<Award>())
        head << Words::tr("Award: %1").arg(name(award));
    head << Words::tr("Total") << Words::tr("Resources left");
    table::CellRows rows{head};
    for (const Player player : byRank(game.score)) {
        const PlayerScore &score = scoreOf(game, player);
        const ScoredPlayer &who = game.players[static_cast<qsizetype>(player)];
        QStringList row{QString::number(score.rank), table::plainCell(who.name),
                        who.color ? name(*who.color) : QString(), yesOrNo(who.first), yesOrNo(score.wins)};
        const auto numbers = sheetTable().numbers(sheetPlayer(game.counts[indexOf(player)]));
        for (const std::size_t cell : cells)
            row << QString::number(numbers[cell].value_or(0));
        for (const Award award : all<Award>())
            row << QString::number(score.awards[award]);
        row << (game.totalsNotKnown.contains(player) ? QString() : QString::number(score.total))
            << QString::number(score.resources);
        rows << row;
    }
    return csvBytes(rows, form);
}

} // namespace skyledger::words
