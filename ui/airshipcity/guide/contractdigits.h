// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/setup.h"
#include "ui/airshipcity/guide/aspects.h"

#include <QtCore/QString>

#include <vector>

/// How a contract that was turned up is found by the digits that are printed on it.
namespace skyledger::ui {

/// The digits that were typed about a play.
QString typedDigits(const PartialPlay &play);
/// Leaves those of the contracts that begin so, and whatever is no contract.
void narrowByDigits(std::vector<PlayOption> &offers, const QString &typed,
                    const airshipcity::Catalogue &catalogue);

} // namespace skyledger::ui
