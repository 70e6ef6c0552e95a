// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/command.h"
#include "app/commandline/gamefile.h"
#include "app/commandline/scorejson.h"
#include "app/commandline/scoretext.h"
#include "core/airshipcity/record/shapes.h"
#include "core/table/jsonwriter.h"
#include "ui/words/catalogue.h"
#include "ui/words/corrections.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::commandline {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScoreCommand)
};

/// What the awards compare (AC-AWD-01 to 03), counted on the boards.
std::vector<Per<Award, int>> awardCounts(const Setup &setup, const State &state)
{
    std::vector<Per<Award, int>> counts;
    for (const Player player : setup.players()) {
        const auto holds = [player](const Grid &grid) { return grid.majority == player; };
        Per<Award, int> count;
        count[Award::Shipbuilding] =
            static_cast<int>(std::count_if(state.airships.begin(), state.airships.end(), holds));
        count[Award::Construction] =
            static_cast<int>(std::count_if(state.utilities.begin(), state.utilities.end(), holds));
        count[Award::Trade] = static_cast<int>(state.players[player].completed.size());
        counts.push_back(count);
    }
    return counts;
}

Answer scoreRecord(const Given &given, const GameRecord &record)
{
    std::optional<Answer> complaint;
    const auto replay = replayAll(given.file(), record, complaint);
    if (!replay)
        return *complaint;
    const State &end = replay->end();
    const FinalScore score = airshipcity::score(record.setup, end, replay->ledger);
    if (given.json()) {
        QStringList names;
        for (const PlayerInfo &player : record.players)
            names << player.name;
        return answer(table::writeJson(scoreJson(score, names, record.ids), shapes::score));
    }
    const words::GameWords game(record);
    return answer(scoreText({.score = score,
                             .counts = awardCounts(record.setup, end),
                             .rulings = record.setup.rulings,
                             .edition = record.setup.edition,
                             .gameIsOver = end.phase == Phase::Over,
                             .notice = words::sampleNotice(record.catalogue()),
                             .interventions = words::interventions(record.inForce())},
                            game));
}

FinalCount countOf(const SheetPlayer &player)
{
    FinalCount count;
    count.trackVp = player.vp;
    count.unfinishedVp = player.unfinishedContractVp;
    count.counts[Award::Shipbuilding] = player.airshipMajorities;
    count.counts[Award::Construction] = player.utilityMajorities;
    count.counts[Award::Trade] = player.contractsCompleted;
    for (const Award award : all<Award>())
        count.tookPart[award] = player.tookPart[award].value_or(count.counts[award] > 0);
    count.stock = player.resources;
    if (player.markers)
        count.markers = *player.markers;
    return count;
}

Answer scoreSheet(const Given &given, const ScoreSheet &sheet)
{
    std::vector<FinalCount> counts;
    std::vector<LedgerLine> ledger;
    QStringList names;
    for (const SheetPlayer &player : sheet.players) {
        const auto seat = static_cast<Player>(counts.size());
        names << player.name;
        counts.push_back(countOf(player));
        ledger.push_back({seat, VpSource::Track, 0xFF, player.vp, Rule::Score01, 0});
        if (sheet.rulings.unfinishedContracts == UnfinishedContracts::Lose
            && player.unfinishedContractVp > 0) {
            const auto lost = static_cast<std::int16_t>(-player.unfinishedContractVp);
            ledger.push_back({seat, VpSource::Unfinished, 0xFF, lost, Rule::Score02, 0});
        }
    }
    const FinalScore score = airshipcity::score(sheet.rulings, counts, ledger);
    if (given.json())
        return answer(table::writeJson(scoreJson(score, names, {}), shapes::score));
    const Setup setup;
    const Ids ids;
    const words::GameWords game(setup, ids, names);
    std::vector<Per<Award, int>> awardCounts;
    awardCounts.reserve(counts.size());
    for (const FinalCount &count : counts)
        awardCounts.push_back(count.counts);
    return answer(scoreText({.score = score,
                             .counts = awardCounts,
                             .rulings = sheet.rulings,
                             .edition = sheet.edition,
                             .gameIsOver = true,
                             .notice = {},
                             .interventions = {}},
                            game));
}

Answer run(const Given &given)
{
    std::optional<Answer> complaint;
    const auto scorable = readScorable(given.file(), complaint);
    if (!scorable)
        return *complaint;
    if (const GameRecord *record = std::get_if<GameRecord>(&*scorable))
        return scoreRecord(given, *record);
    return scoreSheet(given, std::get<ScoreSheet>(*scorable));
}

} // namespace

Command scoreCommand()
{
    return {.name = u"score"_s,
            .takesFile = true,
            .synopsis = Text::tr("FILE [--json]"),
            .summary = Text::tr("the final scoring of a game record or a score sheet"),
            .description =
                Text::tr("Scores a game record (*.skyledger) or a score sheet (*.skyscore.json): totals, "
                         "contribution awards, tie-breaks, and where every point comes from. A game that is "
                         "not over is scored as if it ended now."),
            .options = {jsonOption()},
            .run = run};
}

} // namespace skyledger::commandline
