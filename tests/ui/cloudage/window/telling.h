// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

/// How a play that the core chose is told to the window.
namespace skyledger::ui::test {

/// All that the guide may ask about a play, with the answers. `units` are found on a flight in the place of what the play
/// reports: the window is told amounts, not which find of the map it was.
PartialPlay toldOf(const cloudage::Setup &setup, const cloudage::State &state, const cloudage::Play &play,
                   const std::vector<cloudage::Resource> &units = {});

/// The place of the guide's option that leads on to the play; nothing if none does.
std::optional<std::size_t> optionTowards(const CloudAgeTable &table, const PartialPlay &told);

} // namespace skyledger::ui::test
