// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/tellscore.h"

#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/exports.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/airshipcity/words/scoring.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/csv.h"
#include "ui/words/marks.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScorePaper)
};

Hatch hatchOf(VpSource source)
{
    using Lines = Hatch::Lines;
    switch (source) {
    case VpSource::Airship:
        return {Role::Accent, Lines::None};
    case VpSource::Utility:
        return {shadesOf(Resource::Metal), Lines::Rising};
    case VpSource::Contract:
        return {shadesOf(Resource::Gold), Lines::Level};
    case VpSource::Workshop:
        return {shadesOf(Resource::Wood), Lines::Grid};
    case VpSource::StageBonus:
        return {shadesOf(Resource::Gear), Lines::Dots};
    case VpSource::Award:
        return {Role::LitFrame, Lines::Falling};
    case VpSource::Track:
        return {Role::Accent, Lines::None};
    case VpSource::Failed:
        return {Role::QuietText, Lines::Crossed};
    case VpSource::Unfinished:
        return {Role::QuietText, Lines::Upright};
    case VpSource::Correction:
        return {Role::Outline, Lines::Dots};
    case VpSource::Floor:
        return {Role::Outline, Lines::Level};
    }
    return {};
}

std::vector<ScoreTold::Seat> seatsOf(const ScoredGame &game)
{
    const QStringList marks = words::playerMarks(game.names());
    std::vector<ScoreTold::Seat> seats;
    seats.reserve(game.score.players.size());
    for (std::size_t i = 0; i < game.score.players.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        const ScoredPlayer &who = game.players[at];
        const PlayerScore &score = game.score.players[i];
        seats.push_back({who.name,
                         {pieceColor(who.color.value_or(static_cast<PlayerColor>(i))), marks.value(at)},
                         score.total,
                         score.rank,
                         score.wins});
    }
    return seats;
}

std::vector<PointSource> sourcesOf(const FinalScore &score)
{
    std::vector<PointsBySource> points;
    points.reserve(score.players.size());
    for (const PlayerScore &player : score.players)
        points.push_back(pointsBySource(player));
    std::vector<PointSource> sources;
    sources.reserve(countOf<VpSource>);
    for (const VpSource source : all<VpSource>()) {
        sources.push_back({words::sourceName(source), hatchOf(source), {}});
        sources.back().vp.reserve(points.size());
        for (const PointsBySource &of : points)
            sources.back().vp.push_back(of[source]);
    }
    return sources;
}

/// Awards have a row each, with what was counted for them, in the place of the one that has all.
std::vector<ScoreTold::Row> rowsOf(const ScoredGame &game, const ScoreTold &told)
{
    std::vector<ScoreTold::Row> rows;
    rows.reserve(told.sources.size() + countOf<Award> + 3);
    const QString awards = words::sourceName(VpSource::Award);
    for (const PointSource &source : told.sources) {
        if (source.name != awards)
            rows.push_back(rowOf(source));
    }
    for (const Award award : all<Award>()) {
        ScoreTold::Row row;
        row.label = Text::tr("Award: %1").arg(words::name(award));
        for (std::size_t player = 0; player < game.score.players.size(); ++player) {
            //: An award on the score sheet: the points, and what was counted for it in parentheses
            row.cells << Text::tr("%1 (%2)", "points, count")
                             .arg(words::signedNumber(game.score.players[player].awards[award]),
                                  QString::number(game.counts[player].counts[award]));
        }
        rows.push_back(row);
    }
    rows.push_back(rowOfTotals(told));
    ScoreTold::Row left;
    left.label = Text::tr("Resources left");
    for (const PlayerScore &player : game.score.players)
        left.cells << QString::number(player.resources);
    rows.push_back(left);
    rows.push_back(rowOfPlaces(told));
    return rows;
}

} // namespace

ScoreTold tellScore(const ScoredGame &game, const std::optional<score::Curve> &curve)
{
    ScoreTold told;
    told.over = game.over;
    told.seats = seatsOf(game);
    const words::GameWords gameWords(game.setup, game.ids, game.names(), game.catalogue);
    told.sentences = words::reservations(game.score, game.over, gameWords);
    told.sentences += words::winners(game.score, game.setup.rulings, gameWords);
    told.explanation = words::explanation(game);
    told.sources = sourcesWithPoints(sourcesOf(game.score));
    told.tellCurve(curve);
    told.rows = rowsOf(game, told);
    told.day = (game.endedAt.isEmpty() ? game.playedAt : game.endedAt).left(10);
    told.text = words::chatText(game);
    told.csv = words::scoreCsv(game, words::spokenCsvForm());
    told.link = words::bgStatsLink(game, QDateTime::currentDateTime());
    return told;
}

} // namespace skyledger::ui
