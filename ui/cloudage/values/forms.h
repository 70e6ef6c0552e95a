// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/turn/valuesasked.h"

/// How printed values of CloudAge are typed, in the game and in the owner's copy.
namespace skyledger::ui {

/// How a value is typed and written.
enum class Form : std::uint8_t { Name, Number, Combat, Metal, Reward, Price, Symbols, Color };

ValueField formField(Form form, const QString &key, const QString &name, bool isNeeded = false);

} // namespace skyledger::ui
