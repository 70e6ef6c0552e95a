// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/explanationparts.h"
#include "ui/words/ordertold.h"

#include <QtCore/QCoreApplication>

/// What ties are parted by.
namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

QString comparedResources(const QString &tied, const QString &vp, const QString &numbers)
{
    return Text::tr("%1 tie on %2: the most resources left decide. They have: %3.", "players, 36 VP, list")
        .arg(tied, vp, numbers);
}

QString comparedLast(FinalTieBreak tieBreak, const QString &tied, const QString &numbers)
{
    switch (tieBreak) {
    case FinalTieBreak::Shared:
        break;
    case FinalTieBreak::Gold:
        return Text::tr("%1 are still tied: in this game the most gold left decides. They have: %2.")
            .arg(tied, numbers);
    case FinalTieBreak::Gear:
        return Text::tr("%1 are still tied: in this game the most gears left decide. They have: %2.")
            .arg(tied, numbers);
    case FinalTieBreak::Markers:
        return Text::tr("%1 are still tied: in this game the most donation markers on the board decide. "
                        "They have: %2.")
            .arg(tied, numbers);
    }
    return {};
}

QString staysTied(FinalTieBreak tieBreak, const QString &tied, bool isCompared)
{
    if (isCompared)
        return Text::tr("%1 are tied in that too: they share the place.").arg(tied);
    if (tieBreak == FinalTieBreak::Shared)
        return Text::tr("%1 are still tied. What the rulebook compares next is not legible: they share the "
                        "place.")
            .arg(tied);
    return Text::tr("%1 are still tied. In this game the most donation markers on the board decide, and they "
                    "are not given for everybody: they share the place.")
        .arg(tied);
}

} // namespace

ExplanationSection tieBreakSection(const ScoredGame &game)
{
    const FinalTieBreak last = game.setup.rulings.finalTieBreak;
    OrderTold order;
    order.players = standings(game.score, wordsOf(game));
    order.rules = mentioned({Rule::Score04});
    order.rulesOfStaying = mentioned({Rule::Score06, Rule::Amb20});
    order.stays = [last](const QString &tied, std::size_t compared) {
        return staysTied(last, tied, compared > 1);
    };
    order.comparisons = {{{}, &comparedResources, mentioned({Rule::Score05})},
                         {{},
                          [last](const QString &tied, const QString &, const QString &numbers) {
                              return comparedLast(last, tied, numbers);
                          },
                          order.rulesOfStaying}};
    for (const Player player : game.setup.players()) {
        order.comparisons[0].numbers.emplace_back(scoreOf(game, player).resources);
        order.comparisons[1].numbers.push_back(lastCompared(last, game.counts[indexOf(player)]));
    }
    return orderSection(order);
}

} // namespace skyledger::words
