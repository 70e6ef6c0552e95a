// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/tablebox.h"
#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/play/turn/metpage.h"

namespace skyledger::ui {

/// What is in the box of CloudAge, for its owner's copy.
TableBox cloudAgeBox();

/// Printed values of CloudAge that are asked for when a city, card or space is first met: a thing that the guide asks to
/// be described, the militia that is to be fought, or what a play lacks. Nothing while the past is shown.
MetPage::Things thingsToMeet(CloudAgeTable &table);

/// Lists the City cards that were turned up and told whole, in the game and in the copy. That of the last event may be a
/// slip that is undone: it waits for the next one.
void keepCityCards(CloudAgeTable &table);

} // namespace skyledger::ui
