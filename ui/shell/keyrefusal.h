// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtGui/QKeySequence>

namespace skyledger::ui {

/// Why no command can have a key, in a sentence: it writes, walks or opens menus wherever it is pressed. Empty: one can.
QString whyKeyIsRefused(const QKeySequence &key);

} // namespace skyledger::ui
