// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/numbers/whistlemountainnumbers.h"

#include "core/whistlemountain/record/game.h"
#include "core/whistlemountain/settings.h"
#include "ui/play/numbers/settingnumbers.h"
#include "ui/whistlemountain/guide/whistlemountaintable.h"

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;

namespace {

constexpr std::size_t mostNewScaffolds = 12; // set together by whoever joins a game under way

/// Where something can be put on the grid: more scaffolds, and the machines that players hold.
std::vector<Assignment> freePlaces(const WhistleMountainTable &table)
{
    const State &state = table.state();
    std::vector<Assignment> places;
    const std::size_t last = std::min(state.pieceCount + mostNewScaffolds, std::size_t{scaffoldsInBox});
    for (std::size_t piece = state.pieceCount; piece < last; ++piece)
        places.push_back(describe::assign(Setting::Piece, {piece}, ScaffoldCells()));
    for (const Player player : table.setup().players()) {
        for (const Machine machine : state.players[player].machines)
            places.push_back(describe::assign(Setting::Machine, {indexOf(machine)}, MachinePlacement()));
    }
    return places;
}

/// On the table scaffolds have no numbers: a line that was passed over is none.
void closeGaps(std::vector<Assignment> &set, std::size_t pieceCount)
{
    for (Assignment &each : set) {
        if (each.setting == Setting::Piece && each.things[0] >= pieceCount)
            each.things[0] = static_cast<std::uint16_t>(pieceCount++);
    }
}

} // namespace

std::unique_ptr<BoardNumbers> whistleMountainNumbers(WhistleMountainTable &table)
{
    using Numbers = SettingNumbers<Game>;
    Numbers::Words words{
        .settings = [&table] { return table.words().settingWords(); },
        .refusal = [&table](const play::Verdict &verdict) { return table.words().refusal(verdict); },
        .record = [&table](const Event &event, const QString &note) { table.recordEvent(event, note); },
        .others = [&table] { return freePlaces(table); },
        // Once everybody's first scaffold lies, whoever is shown to play has a turn.
        .keeps =
            [&table](const Assignment &changed, const Assignment &other) {
                return table.state().phase == Phase::Start && other.setting == Setting::Current
                    && changed.setting == Setting::Piece
                    && changed.things[0] + 1U >= table.setup().playerCount;
            },
        .arrange = [&table](std::vector<Assignment> &set) { closeGaps(set, table.state().pieceCount); },
    };
    return std::make_unique<Numbers>(table, settings(), std::move(words));
}

} // namespace skyledger::ui
