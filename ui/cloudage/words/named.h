// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/names.h"
#include "ui/words/named.h"

namespace skyledger::cloudage::wording {

using skyledger::words::Named;
using skyledger::words::wordOf;
using skyledger::words::WordsOf;

} // namespace skyledger::cloudage::wording
