// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/words/gamewords.h"
#include "ui/words/settingwords.h"

/// What can be set by hand, in words.
namespace skyledger::cloudage::wording {

/// Lives as long as the words of the game.
skyledger::words::SettingWords settingWords(const GameWords &game);

} // namespace skyledger::cloudage::wording
