// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/verdict.h"

#include <QtCore/QString>

namespace skyledger::ui {

/// Where a value is printed and how it is read, as a sentence.
QString howToRead(airshipcity::Value kind);

} // namespace skyledger::ui
