// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"

#include <QtCore/QString>

#include <optional>
#include <string_view>

class QWidget;

namespace skyledger::ui {

/// A name of the core as text.
QString textOf(std::string_view name);
/// What follows a beginning, as a number from 1; 0 if the name does not begin so or goes on otherwise.
int numberBehind(const QString &name, QLatin1StringView beginning);
/// The airship that a part of a board is about; nothing if it is another part.
std::optional<airshipcity::Airship> airshipOf(const QWidget &board);

} // namespace skyledger::ui
