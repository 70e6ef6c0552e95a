// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>

class QLineEdit;

namespace skyledger::ui {

/// Proposes known names where they are typed, without regard to capitals, the first of them that fits. Tab and the arrow
/// keys take what is proposed; Enter, and whatever else leaves the field, keeps what was typed. A name with which another
/// one begins comes before that: whoever is called Cy could not be told from Cyril otherwise.
void completeNames(QLineEdit &field, QStringList known);

} // namespace skyledger::ui
