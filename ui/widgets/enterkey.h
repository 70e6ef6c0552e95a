// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QAbstractButton;
class QKeyEvent;

namespace skyledger::ui {

/// Enter as every drawn button takes it, whatever the desktop's habit: plain Enter clicks, once however long it is held;
/// with Ctrl or Alt it belongs to the page and the event is ignored. False: another key, for the button's own class.
bool takeEnterKey(QAbstractButton &button, QKeyEvent &event);

} // namespace skyledger::ui
