// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

class QWidget;

namespace skyledger::ui {

/// Has screen readers say something that happened, wherever the keyboard is: whose turn it is now, why not, what went
/// wrong. `from` is the widget of the window that tells it. It is heard at the next turn of the event loop, together with
/// what others tell until then; of what one widget tells, the last only.
void announce(QWidget &from, const QString &text);

/// Makes announcements heard as such. Once for the program.
void installAnnouncer();

} // namespace skyledger::ui
