// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printed.h"

#include <QtCore/QString>

#include <optional>

/// Where printed values come from, in words.
namespace skyledger::ui {

/// Whether a value is known, and from where.
struct BoxOrigin {
    bool isKnown = false;
    std::optional<describe::ValueSource> source; ///< nothing: not told
    friend bool operator==(const BoxOrigin &, const BoxOrigin &) = default;
};

/// "✓"
QString signOf(const BoxOrigin &origin);
/// "your copy"
QString shortlyOf(const BoxOrigin &origin);
/// "✓ your copy"
QString withSignOf(const BoxOrigin &origin);
/// All signs, each in a line.
QString legendOfOrigins();

} // namespace skyledger::ui
