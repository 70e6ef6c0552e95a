// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/face.h"

#include <QtCore/QString>

namespace skyledger::ui {

/// What the card of an option shows in another way than the option tells it.
struct CardFace {
    QString name; ///< where it is shorter; empty: the option's
    Face price;   ///< the detail as numbers and shapes; empty: its words
    friend bool operator==(const CardFace &, const CardFace &) = default;
};

} // namespace skyledger::ui
