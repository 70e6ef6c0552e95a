// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonObject>

namespace skyledger::table {

/// The JSON object of a file among the program's resources; empty if they are not linked.
QJsonObject resourceObject(const QString &path);

} // namespace skyledger::table
