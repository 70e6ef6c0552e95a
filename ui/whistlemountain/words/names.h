// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/gamerecord.h"
#include "core/whistlemountain/replay.h"

/// What Whistle Mountain is called in the language spoken: things, and sentences about its rules.
namespace skyledger::whistlemountain::wording {

/// What a value of one of the game's enumerations is called: a resource, a machine, a phase.
template <class Key>
QString name(Key key);
/// What a dock is called among docks.
QString shortName(Dock dock);

/// What is said about an event that was carried out; without full stop.
QString warning(const Warning &warning);
/// What must be reported.
QString toReport(const play::CodeSet &keys);
/// Amounts, such as "2 coal, 1 gold".
QString amountsText(const Amounts &amounts);

} // namespace skyledger::whistlemountain::wording
