// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/catalogue.h"

#include <QtCore/QJsonValue>
#include <QtCore/QString>

#include <optional>

/// Printed values as they are typed: numbers before the letters that stand for the same things in every phase.
namespace skyledger::ui::cloudageshorthand {

/// A reward: "3X 2W" is 3 VP and 2 Water, "X/2W" one of two, "L" a production level, "K" a wrench; "0" nothing.
std::optional<cloudage::Reward> reward(const QString &typed);
/// A reward of a catalogue as it would be typed.
QString typedReward(const QJsonValue &reward);
/// A price in resources: "3W C".
std::optional<cloudage::Amounts> price(const QString &typed);
/// The symbols of a card by the keys of the upgrade zones: "112"; "0" none.
std::optional<cloudage::Symbols> symbols(const QString &typed);
/// A number from 0 to 99.
std::optional<int> number(const QString &typed);
/// The letters in words, for those who type.
QString explained();

} // namespace skyledger::ui::cloudageshorthand
