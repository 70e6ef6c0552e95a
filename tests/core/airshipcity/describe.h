// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/verdict.h"

#include <string>

/// Values of the game as text, for the messages of failed tests.
namespace skyledger::airshipcity::fixture {

std::string describe(const Amounts &amounts);
std::string describe(const MissingValue &missing);
std::string describe(const Verdict &verdict);
std::string describe(const Play &play);
std::string describe(const Event &event);

} // namespace skyledger::airshipcity::fixture
