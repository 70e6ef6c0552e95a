// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/rulingeffects.h"

#include "core/airshipcity/game/scoredgame.h"

#include <functional>

namespace skyledger::airshipcity {

namespace {

/// Scores the same game under other rulings, or tells at which event that stops being possible.
using Rescore = std::function<void(const Rulings &other, RulingEffect &effect)>;

std::vector<RulingEffect> effectsOf(Edition edition, const Rulings &rulings, const Rescore &rescore)
{
    const Rulings usual = defaultRulings(edition);
    std::vector<RulingEffect> effects;
    for (const RulingInfo &ruling : rulingTable()) {
        RulingEffect effect{
            .ruling = &ruling, .chosen = ruling.get(rulings), .usual = ruling.get(usual), .otherwise = {}};
        if (effect.chosen == effect.usual)
            continue;
        Rulings other = rulings;
        ruling.set(other, effect.usual);
        rescore(other, effect);
        effects.push_back(effect);
    }
    if (effects.size() > 1) {
        RulingEffect together;
        rescore(usual, together);
        effects.push_back(together);
    }
    return effects;
}

} // namespace

std::vector<RulingEffect> rulingEffects(const Setup &setup, std::span<const Entry> entries)
{
    return effectsOf(setup.edition, setup.rulings, [&](const Rulings &rulings, RulingEffect &effect) {
        Setup other = setup;
        other.rulings = rulings;
        const Replay replayed = replay(other, entries);
        if (replayed.stoppedBy)
            effect.stoppedAt = replayed.states.size();
        else
            effect.otherwise = score(other, replayed.end(), replayed.ledger);
    });
}

std::vector<RulingEffect> rulingEffects(const ScoreSheet &sheet)
{
    return effectsOf(sheet.edition, sheet.rulings, [&](const Rulings &rulings, RulingEffect &effect) {
        ScoreSheet other = sheet;
        other.rulings = rulings;
        effect.otherwise = scored(other);
    });
}

} // namespace skyledger::airshipcity
