// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <vector>

namespace skyledger::ui {

struct ResourceLook;

/// One thing on a face: words or a number, with the shape of a resource behind it. It is never broken between two lines.
struct FacePart {
    enum class Tone {
        Plain,
        Quiet,  ///< a remark
        Warning ///< something is lost or missing: the words say so, the colour helps
    };
    QString text;
    const ResourceLook *resource = nullptr; ///< of a table that stays; null: words alone
    Tone tone = Tone::Plain;
    friend bool operator==(const FacePart &, const FacePart &) = default;
};

/// Prices, gains and stocks on a card or a line.
using Face = std::vector<FacePart>;

} // namespace skyledger::ui
