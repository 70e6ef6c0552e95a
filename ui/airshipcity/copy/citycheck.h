// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/copydesk.h"
#include "ui/box/cards/cardcopy.h"

namespace skyledger::ui {

/// What is to be looked at in a copy of Airship City, in words.
CopyCheck checkOf(const CopyDesk &desk);

} // namespace skyledger::ui
