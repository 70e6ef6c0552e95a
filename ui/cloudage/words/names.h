// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/names.h"
#include "ui/words/named.h"

/// The game's own words in the language spoken, as they stand inside a sentence.
namespace skyledger::cloudage::wording {

using skyledger::words::Named;
using skyledger::words::wordOf;
using skyledger::words::WordsOf;

/// "Energy", "Project cards"
QString name(Resource resource);
/// "Energy zone", "wild zone"
QString name(Zone zone);
/// "movement upgrades"
QString name(UpgradeZone zone);
/// "L7"
QString name(CampaignTile tile);
/// What a mission counts: "production level".
QString name(Mission mission);
/// "movement phase"
QString name(Phase phase);

} // namespace skyledger::cloudage::wording
