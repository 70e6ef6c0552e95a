// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

/// Records and score sheets of Whistle Mountain, opened for a command.
namespace skyledger::whistlemountain::cli {

table::Result<std::unique_ptr<commandline::OpenedRecord>, table::ReadError>
openRecord(const QJsonObject &document);
table::Result<std::unique_ptr<commandline::OpenedSheet>, table::ReadError>
openSheet(const QJsonObject &document);

} // namespace skyledger::whistlemountain::cli
