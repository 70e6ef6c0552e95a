// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/guide/naming.h"

#include "core/whistlemountain/rules/table.h"
#include "core/whistlemountain/rules/trial.h"

#include <algorithm>

namespace skyledger::ui::whistle {

namespace {

/// So far back it is asked what was turned up: people name it within a turn or two, or never.
constexpr qsizetype remembered = 40;

const Played *playedAt(const Session &session, qsizetype event)
{
    return std::get_if<Played>(&session.record().entries[static_cast<std::size_t>(event) - 1].event);
}

qsizetype oldest(const Session &session)
{
    return std::max<qsizetype>(1, session.cursor() - remembered);
}

Setting settingOf(Display display)
{
    switch (display) {
    case Display::Small:
        return Setting::SmallMachines;
    case Display::Medium:
        return Setting::MediumMachines;
    case Display::Large:
        return Setting::LargeMachines;
    case Display::Upgrades:
        break;
    }
    return Setting::DisplayedUpgrades;
}

} // namespace

std::vector<std::uint8_t> tilesFor(const Session &session, Display display)
{
    const State &state = session.state();
    const DisplayList &shown = state.displays[display];
    std::vector<std::uint8_t> tiles;
    if (!shown.contains(unnamed))
        return tiles;
    const auto add = [&](const auto &takeable, auto isThere) {
        for (const auto each : takeable) {
            const auto tile = static_cast<std::uint8_t>(each);
            if (isThere(each) && !shown.contains(tile))
                tiles.push_back(tile);
        }
    };
    if (display == Display::Upgrades)
        add(takeableUpgrades(session.setup(), state), [](Upgrade) { return true; });
    else
        add(takeableMachines(session.setup(), state),
            [display](Machine machine) { return displayOf(classOf(machine)) == display; });
    return tiles;
}

bool nameTile(WhistleMountainTable &table, Display display, std::uint8_t tile)
{
    const Session &session = table.session();
    for (qsizetype event = session.cursor(); event >= oldest(session); --event) {
        const Played *played = playedAt(session, event);
        if (played == nullptr || played->reported.reveal)
            continue;
        Played named = *played;
        named.reported.reveal = Tile{display, tile};
        if (table.tellMore(event, named))
            return true;
    }
    describe::Numbers tiles;
    bool isNamed = false;
    for (const std::uint8_t each : session.state().displays[display]) {
        const bool isIt = each == unnamed && !isNamed;
        isNamed = isNamed || isIt;
        tiles.push_back(isIt ? tile : each);
    }
    const Correct correct{{Assignment{settingOf(display), {}, describe::Value(std::move(tiles))}}};
    if (!isNamed || !session.verdict(correct).playable())
        return false;
    table.recordEvent(correct);
    return true;
}

DrawnTrophies unnamedTrophies(const Session &session)
{
    for (qsizetype event = session.cursor(); event >= oldest(session); --event) {
        const Played *played = playedAt(session, event);
        if (played == nullptr)
            continue;
        const Trial trial(session.setup(), session.stateAt(event - 1), played->play, played->reported);
        if (const std::size_t told = played->reported.drawn.size(); trial.drawn() > told)
            return {event, trial.drawn() - told};
    }
    return {};
}

bool nameTrophy(WhistleMountainTable &table, Trophy trophy)
{
    const DrawnTrophies drawn = unnamedTrophies(table.session());
    if (drawn.count == 0)
        return false;
    Played named = *playedAt(table.session(), drawn.event);
    named.reported.drawn.append(trophy);
    return table.tellMore(drawn.event, named);
}

} // namespace skyledger::ui::whistle
