// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/setup.h"
#include "ui/words/settingwords.h"

#include <QtCore/QStringList>

/// What can be set by hand, in words.
namespace skyledger::whistlemountain::wording {

/// The setup must stay; `players` are their names in turn order.
skyledger::words::SettingWords settingWords(const Setup &setup, const QStringList &players);

} // namespace skyledger::whistlemountain::wording
