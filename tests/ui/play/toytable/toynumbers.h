// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/core/play/toygame/tables.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/numbers/settingnumbers.h"

namespace skyledger::ui::test {

/// The numbers of the toy: berries and points of each player.
using ToyNumbers = SettingNumbers<toygame::Game>;

inline ToyNumbers::Words toyNumberWords(ToyTable &table)
{
    const auto section = [&table](const describe::Assignment &each) {
        return table.narrator().player(static_cast<play::Seat>(each.things[0]));
    };
    const auto name = [](const describe::Assignment &each) {
        return QLatin1StringView(each.setting == toygame::Setting::Berries ? "Berries" : "Points").toString();
    };
    return {.settings = [section, name] { return words::SettingWords{.section = section, .name = name}; },
            .refusal = [](const play::Verdict &verdict) { return toyRule(verdict.objections.front().rule); },
            .record =
                [&table](const toygame::Event &event, const QString &note) {
                    if (table.past())
                        table.finishChange(event);
                    else
                        table.session().play(event, note);
                }};
}

} // namespace skyledger::ui::test
