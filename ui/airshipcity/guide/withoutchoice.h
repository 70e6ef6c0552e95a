// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"

#include <optional>

namespace skyledger::ui {

class Offers;

/// What resolves by itself.
struct Automation {
    bool generators = true;       ///< a crew that stops on a generator uses it
    bool askForPiggyback = false; ///< ask even where only one gain is possible
    friend bool operator==(const Automation &, const Automation &) = default;
};

/// The play of this moment that leaves nobody a choice: a generator where a crew stops, a tile that cannot be used, a
/// piggyback of which one gain is possible. Nothing if there is a choice.
std::optional<airshipcity::Play> playWithoutChoice(const airshipcity::Session &session, const Offers &offers,
                                                   const Automation &automation);

} // namespace skyledger::ui
