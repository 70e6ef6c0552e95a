// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

namespace skyledger::cloudage {

/// Values of a catalogue that contradict each other or the rulebook: their places.
QStringList inconsistencies(const QJsonObject &document);

} // namespace skyledger::cloudage
