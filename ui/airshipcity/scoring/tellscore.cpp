// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/tellscore.h"

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/record/scoresheet.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"
#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/score/told/scoreledger.h"
#include "ui/words/numbers.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

#include <iterator>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScorePaper)
};

/// How pictures show the sources of points, in their order.
std::vector<Hatch> hatches()
{
    using Lines = Hatch::Lines;
    const Hatch hatches[] = {
        {Role::Accent, Lines::None},
        {lookOf(Resource::Metal).shades, Lines::Rising},
        {lookOf(Resource::Gold).shades, Lines::Level},
        {lookOf(Resource::Wood).shades, Lines::Grid},
        {lookOf(Resource::Gear).shades, Lines::Dots},
        {Role::QuietText, Lines::Crossed},
        {Role::Outline, Lines::Dots},
        {Role::Outline, Lines::Level},
        {Role::QuietText, Lines::Upright},
        {Role::LitFrame, Lines::Falling},
        {Role::Accent, Lines::None},
    };
    static_assert(std::size(hatches) == countOf<VpSource>);
    return {std::begin(hatches), std::end(hatches)};
}

/// The sources in the order in which a ledger groups them: as they came, what was lost behind what was earned.
constexpr VpSource sourcesInLedger[] = {VpSource::Track,      VpSource::Airship,  VpSource::Utility,
                                        VpSource::Contract,   VpSource::Workshop, VpSource::StageBonus,
                                        VpSource::Correction, VpSource::Failed,   VpSource::Unfinished,
                                        VpSource::Floor,      VpSource::Award};

/// Where a total comes from, as far as it fits a line.
QStringList inShort(const PlayerScore &score)
{
    QStringList parts{Text::tr("%1 on the track", "28 VP").arg(words::plainNumber(score.trackVp))};
    if (score.unfinished != 0)
        parts << Text::tr("contracts not completed %1").arg(words::signedNumber(score.unfinished));
    for (const Award award : all<Award>()) {
        if (score.awards[award] > 0) {
            //: A contribution award and what it brought: Trade +1
            parts << Text::tr("%1 %2").arg(words::name(award), words::signedNumber(score.awards[award]));
        }
    }
    return parts;
}

ScoreLedger::Player playerOf(const ScoredGame &game, Player player, const words::GameWords &gameWords)
{
    const ScoredPlayer &who = game.players[static_cast<qsizetype>(player)];
    const PlayerScore &score = game.score.players[indexOf(player)];
    ScoreLedger::Player told;
    told.look = {pieceColor(who.color.value_or(static_cast<PlayerColor>(player))), {}};
    told.color = who.color ? words::name(*who.color) : QString();
    told.lines.reserve(score.ledger.size());
    for (const LedgerLine &line : score.ledger) {
        told.lines.push_back({.source = indexOf(line.source),
                              .text = words::ledgerLine(line, gameWords),
                              .vp = line.vp,
                              .rules = words::mentioned({line.rule}),
                              .event = line.event});
    }
    told.remarks = words::remarksOn(game, player);
    told.inShort = inShort(score);
    return told;
}

/// What was counted, as the score sheet asks for it, and what it brought.
std::vector<ScoreLedger::Column> columnsOf(const ScoredGame &game)
{
    std::vector<ScoreLedger::Column> columns;
    const auto cells = sheetTable().cells();
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (!sheetTable().row(cells[cell].row).required)
            continue;
        columns.push_back({airshipCitySheet().rows()[cell].label(), {}});
        for (const FinalCount &count : game.counts) {
            SheetPlayer player;
            player.count = count;
            const auto numbers = sheetTable().numbers(player);
            columns.back().cells << QString::number(numbers[cell].value_or(0));
        }
    }
    for (const Award award : all<Award>()) {
        columns.push_back({Text::tr("Award: %1").arg(words::name(award)), {}});
        for (const PlayerScore &player : game.score.players)
            columns.back().cells << QString::number(player.awards[award]);
    }
    return columns;
}

ScoreLedger::Column resourcesLeft(const FinalScore &score)
{
    ScoreLedger::Column left{Text::tr("Resources left"), {}};
    for (const PlayerScore &player : score.players)
        left.cells << QString::number(player.resources);
    return left;
}

std::vector<words::ExplanationSection> sectionsOf(const ScoredGame &game)
{
    std::vector<words::ExplanationSection> sections;
    for (const Award award : all<Award>())
        sections.push_back(words::awardSection(game, award));
    sections.push_back(words::tieBreakSection(game));
    sections.push_back(words::rulingSection(game));
    sections.push_back(words::interventionSection(game));
    return sections;
}

ScoreLedger ledgerOf(const ScoredGame &game)
{
    const words::GameWords gameWords = words::wordsOf(game);
    ScoreLedger ledger;
    ledger.title = bgStatsNames().name;
    //: The heading of the explanation: Final scoring, French edition of 2021
    ledger.heading = Text::tr("Final scoring, %1").arg(words::name(game.setup.edition));
    ledger.bgStats = bgStatsNames();
    ledger.game = finishedGame(game);
    ledger.edition = words::name(game.setup.edition);
    ledger.notice = words::sampleNotice(game.catalogue);
    for (const VpSource source : all<VpSource>())
        ledger.sources << words::sourceName(source);
    ledger.hatches = hatches();
    ledger.explained.reserve(countOf<VpSource>);
    for (const VpSource source : sourcesInLedger)
        ledger.explained.push_back(indexOf(source));
    ledger.players.reserve(game.score.players.size());
    for (std::size_t i = 0; i < game.score.players.size(); ++i)
        ledger.players.push_back(playerOf(game, static_cast<Player>(i), gameWords));
    ledger.ending = words::endingLines(game);
    ledger.outcome = words::outcomeLines(game);
    ledger.doubts = words::reservations(game.score, game.over, gameWords);
    ledger.totalRules = words::mentioned({Rule::Score03});
    ledger.sections = sectionsOf(game);
    ledger.columns = columnsOf(game);
    ledger.lastColumns = {resourcesLeft(game.score)};
    return ledger;
}

/// Awards have a row each, with what was counted for them, in the place of the one that has all; what is left stands
/// before the places.
void tellAwards(const ScoredGame &game, std::vector<ScoreTold::Row> &rows)
{
    std::erase_if(rows, [all = words::sourceName(VpSource::Award)](const ScoreTold::Row &row) {
        return row.label == all;
    });
    for (const Award award : all<Award>()) {
        ScoreTold::Row row{Text::tr("Award: %1").arg(words::name(award)), {}};
        for (std::size_t player = 0; player < game.score.players.size(); ++player) {
            //: An award on the score sheet: the points, and what was counted for it in parentheses
            row.cells << Text::tr("%1 (%2)", "points, count")
                             .arg(words::signedNumber(game.score.players[player].awards[award]),
                                  QString::number(game.counts[player].counts[award]));
        }
        rows.insert(rows.end() - 2, row);
    }
    const ScoreLedger::Column left = resourcesLeft(game.score);
    rows.insert(rows.end() - 1, {left.heading, left.cells});
}

} // namespace

ScoreTold tellScore(const ScoredGame &game, const std::optional<score::Curve> &curve)
{
    ScoreLedger ledger = ledgerOf(game);
    ledger.curve = curve;
    ScoreTold told = tellLedger(ledger);
    tellAwards(game, told.rows);
    return told;
}

} // namespace skyledger::ui
