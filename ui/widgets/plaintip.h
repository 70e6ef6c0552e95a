// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace skyledger::ui {

/// A text as a tool tip shows it letter by letter, also where it looks like rich text: people choose their names. What
/// is long is wrapped. Every tool tip is made by this; a test looks for others.
QString plainTip(const QString &text);

} // namespace skyledger::ui
