// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

/// Inside of the rules, chapters "Action phase: Build" (p11) and the Project cards with a printed text (p16), and what
/// other cards do, as the table tells it.
namespace skyledger::cloudage {

/// What a card takes off the price of an upgrade that answers what is due, in Metal; nothing is due: a default one.
int upgradeDiscount(const Pending &due);
void buildUpgrade(Step &step, const Upgrade &upgrade, int discount);
void playCard(Step &step, const PlayCard &play);
void takeResource(Step &step, const Take &take);
void otherEffect(Step &step, const OtherEffect &effect);

} // namespace skyledger::cloudage
