// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <functional>

namespace skyledger::ui {

/// What stays on the screen for longer than the moment: it is said anew whenever another language is spoken. Nothing,
/// or nothing said, where there is nothing to tell.
using Sentence = std::function<QString()>;

} // namespace skyledger::ui
