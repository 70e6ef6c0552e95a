// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"

#include <QtCore/QString>

/// So much of something.
namespace skyledger::words {

/// "2 gears", "0 wood"
QString amountOf(airshipcity::Resource resource, int count);
/// "2 wood, 1 gear"; "nothing" if all are 0.
QString amountsOf(const airshipcity::Amounts &amounts);
/// "1 wood or 1 metal"; "nothing" if the amount is 0.
QString bonusOf(const airshipcity::ResourceBonus &bonus);
/// "wood or metal"
QString resourcesOf(airshipcity::ResourceSet resources);

} // namespace skyledger::words
