// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/numbers/cloudagenumbers.h"

#include "core/cloudage/record/game.h"
#include "core/cloudage/settings.h"
#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/cloudage/words/settings.h"
#include "ui/play/numbers/settingnumbers.h"

namespace skyledger::ui {

using namespace cloudage;

std::unique_ptr<BoardNumbers> cloudAgeNumbers(CloudAgeTable &table)
{
    using Numbers = SettingNumbers<CloudAge>;
    Numbers::Words words{
        .settings = [&table] { return wording::settingWords(table.words()); },
        .refusal =
            [&table](const play::Verdict &verdict) {
                return wording::reason(verdict.objections.front(), table.words());
            },
        .record =
            [&table](const Event &event, const QString &note) {
                if (table.past())
                    table.finishChange(event, note);
                else
                    table.session().play(event, note);
            },
        // A round begins with its first player, a phase with the player who is first in it.
        .keeps =
            [](const describe::Assignment &changed, const describe::Assignment &other) {
                const bool begins = changed.setting == Setting::Round || changed.setting == Setting::Phase;
                return begins && (other.setting == Setting::First || other.setting == Setting::Current);
            },
    };
    return std::make_unique<Numbers>(table, settings(), std::move(words));
}

} // namespace skyledger::ui
