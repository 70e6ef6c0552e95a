// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QAbstractSpinBox;

namespace skyledger::ui {

/// Has the click that gives a number the keyboard select all of it, so that what is typed takes its place, as after Tab.
/// Otherwise a digit is put into what stands there, which makes another number, or none where that would be too large.
/// Later clicks place the cursor as usual.
void selectWhenClicked(QAbstractSpinBox &field);

} // namespace skyledger::ui
