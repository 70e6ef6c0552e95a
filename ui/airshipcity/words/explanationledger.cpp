// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/explanationparts.h"
#include "ui/airshipcity/words/scoring.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>

/// Where the points of one player come from.
namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

ExplanationLine entry(const LedgerLine &line, const GameWords &game)
{
    ExplanationLine entry = sentence(ledgerLine(line, game), {line.rule});
    entry.vp = line.vp;
    entry.event = line.event;
    return entry;
}

} // namespace

ExplanationSection ledgerSection(const ScoredGame &game, Player player)
{
    const GameWords words = wordsOf(game);
    const PlayerScore &score = scoreOf(game, player);
    const FinalCount &count = game.counts[indexOf(player)];
    ExplanationSection section{.subject = ExplanationSection::Subject::Ledger,
                               //: A player and the total: Ada: 47 VP
                               .heading = Text::tr("%1: %2").arg(words.player(player), points(score.total)),
                               .lines = {}};
    for (const VpSource source : {VpSource::Track, VpSource::Airship, VpSource::Utility, VpSource::Contract,
                                  VpSource::Workshop, VpSource::StageBonus, VpSource::Correction,
                                  VpSource::Failed, VpSource::Unfinished, VpSource::Floor, VpSource::Award}) {
        std::vector<ExplanationLine> entries;
        for (const LedgerLine &line : score.ledger) {
            if (line.source == source)
                entries.push_back(entry(line, words));
        }
        if (!entries.empty())
            section.lines.push_back(grouped(sourceName(source), std::move(entries)));
    }
    section.lines.push_back(total(score.total, mentioned({Rule::Score03})));
    if (count.unfinishedVp > 0 && game.setup.rulings.unfinishedContracts == UnfinishedContracts::Ignore) {
        section.lines.push_back(
            sentence(Text::tr("Contracts not completed at the end (%1) cost nothing in this game.", "3 VP")
                         .arg(points(count.unfinishedVp)),
                     {Rule::Amb02}));
    }
    section.lines.push_back(
        sentence(Text::tr("%n resource(s) left: no VP, but they part ties.", nullptr, score.resources),
                 {Rule::Score08, Rule::Score05}));
    return section;
}

} // namespace skyledger::words
