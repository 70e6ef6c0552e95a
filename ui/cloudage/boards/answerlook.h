// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/play/turn/lanespage.h"
#include "ui/play/turn/thingbutton.h"

namespace skyledger::ui {

/// How a player is told apart at a table.
PlayerLook lookOf(const CloudAgeTable &table, cloudage::Player player);
/// A City action, or a Campaign tile that is one, by its number among them: with the tokens of who took it in this round,
/// lit while it is told and while its answers are asked.
ThingStand actionStand(const CloudAgeTable &table, int action);
/// How the answers that are due are drawn in lanes: levels and upgrades by what they cost and bring.
LanesPage::Look answerLook(const CloudAgeTable &table);
/// How the boards would stand after the choice that is pointed at, if nothing more is asked about it.
std::optional<cloudage::State> pointedState(CloudAgeTable &table);
/// Whether answers are due and nothing was chosen yet.
bool answersAreDue(const CloudAgeTable &table);

} // namespace skyledger::ui
