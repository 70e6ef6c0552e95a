// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printed.h"

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <optional>

/// Where the printed values of a copy come from, as people read it. Of all, nothing means that the catalogue does not say.
namespace skyledger::words {

/// As a heading: "Legible in a rulebook".
QString sourceName(std::optional<describe::ValueSource> source);

/// Where a known value comes from, as one letter and in a word or two.
QString sourceSign(std::optional<describe::ValueSource> source);
QString shortSource(std::optional<describe::ValueSource> source);
/// "✓ read off a copy"
QString signedSource(std::optional<describe::ValueSource> source);
/// The same where nothing is known: "? missing".
QString missingSource();

/// The notice that values are made up; empty if none is. It stands wherever such values are shown.
QString sampleNotice(const QJsonObject &catalogue);

} // namespace skyledger::words
