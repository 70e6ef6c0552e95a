// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtGui/QKeySequence>

namespace skyledger::ui {

/// Why a command, known by its id, cannot have a key, in a sentence: it writes, walks, opens menus or is of use to pages
/// wherever it is pressed. Empty: it can.
QString whyKeyIsRefused(const QKeySequence &sequence, const QString &id);

} // namespace skyledger::ui
