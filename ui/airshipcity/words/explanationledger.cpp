// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/explanationparts.h"
#include "ui/airshipcity/words/scoring.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

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

/// All that one source brought: the entry itself if there is only one.
ExplanationLine group(VpSource source, std::vector<ExplanationLine> entries)
{
    if (entries.size() == 1)
        return entries.front();
    ExplanationLine group = sentence(sourceName(source));
    int vp = 0;
    for (const ExplanationLine &each : entries) {
        vp += *each.vp;
        const Rule rule = each.rules.front();
        if (std::find(group.rules.begin(), group.rules.end(), rule) == group.rules.end())
            group.rules.push_back(rule);
    }
    group.vp = vp;
    group.details = std::move(entries);
    return group;
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
                               .player = player,
                               .award = {},
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
            section.lines.push_back(group(source, std::move(entries)));
    }
    ExplanationLine total = sentence(Text::tr("Total"), {Rule::Score03});
    total.vp = score.total;
    total.isSum = true;
    section.lines.push_back(total);
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
