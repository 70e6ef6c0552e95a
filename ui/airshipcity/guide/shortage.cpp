// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/shortage.h"

#include "core/play/facts.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

int shortageOf(const Verdict &verdict)
{
    constexpr int somethingElse = 10000;
    int shortage = 0;
    for (const Objection &objection : verdict.objections) {
        const play::Facts<FactKey> facts(objection);
        const bool isStock = objection.rule == Rule::Res04 && facts.has(FactKey::Resource);
        shortage += isStock ? facts.number(FactKey::Needed) - facts.number(FactKey::Has) : somethingElse;
    }
    return shortage;
}

Play nearestToPossible(const std::vector<Play> &plays, const Setup &setup, const State &state)
{
    std::vector<int> shortages;
    shortages.reserve(plays.size());
    for (const Play &play : plays)
        shortages.push_back(shortageOf(check(setup, state, play)));
    return plays[static_cast<std::size_t>(std::min_element(shortages.begin(), shortages.end())
                                          - shortages.begin())];
}

} // namespace skyledger::ui
