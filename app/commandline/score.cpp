// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/command.h"
#include "app/commandline/gamefile.h"
#include "app/commandline/airshipcity/scorejson.h"
#include "app/commandline/airshipcity/scoretext.h"
#include "core/airshipcity/record/shapes.h"
#include "core/airshipcity/scoredgame.h"
#include "core/table/jsonwriter.h"
#include "ui/airshipcity/words/exports.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

namespace skyledger::commandline {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScoreCommand)
};

/// The game or sheet in the file, scored.
std::optional<ScoredGame> scoredFile(const QString &file, std::optional<Answer> &complaint)
{
    const auto scorable = readScorable(file, complaint);
    if (!scorable)
        return std::nullopt;
    if (const ScoreSheet *sheet = std::get_if<ScoreSheet>(&*scorable))
        return scoredGame(*sheet);
    const auto &record = std::get<GameRecord>(*scorable);
    const auto replay = replayAll(file, record, complaint);
    return replay ? std::optional(scoredGame(record, *replay)) : std::nullopt;
}

Answer run(const Given &given)
{
    const bool bgStats = given.has(u"bgstats"_s);
    if (bgStats && given.json())
        return complain(Exit::WrongUsage, words::usage::notTogether(u"--json"_s, u"--bgstats"_s));
    std::optional<Answer> complaint;
    const auto game = scoredFile(given.file(), complaint);
    if (!game)
        return *complaint;
    if (bgStats)
        return answer(words::bgStatsLink(*game, QFileInfo(given.file()).lastModified()) + '\n');
    if (given.json())
        return answer(table::writeJson(scoreJson(game->score, game->names(), game->ids), shapes::score));
    return answer(scoreText(*game));
}

} // namespace

Command scoreCommand()
{
    return {.name = u"score"_s,
            .takesFile = true,
            .synopsis = Text::tr("FILE [--json | --bgstats]"),
            .summary = Text::tr("the final scoring of a game record or a score sheet"),
            .description =
                Text::tr("Scores a game record (*.skyledger) or a score sheet (*.skyscore.json): totals, "
                         "contribution awards, tie-breaks, and where every point comes from. A game that is "
                         "not over is scored as if it ended now."),
            .options = {jsonOption(),
                        {u"bgstats"_s, {}, Text::tr("the link that brings the play into the BG Stats app")}},
            .run = run};
}

} // namespace skyledger::commandline
