// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonObject>

namespace skyledger::table {

/// Whether `source` or `sources` name this source of values anywhere in a catalogue.
bool namesSource(const QJsonObject &catalogue, QLatin1StringView source);
/// Whether any of a catalogue's values is made up, so that whoever shows them has to say so.
bool holdsSampleValues(const QJsonObject &catalogue);

} // namespace skyledger::table
