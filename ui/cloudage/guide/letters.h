// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/event.h"

#include <QtCore/QChar>
#include <QtCore/QString>

/// The keys by which things are chosen: a thing keeps its letter all evening, in each language.
namespace skyledger::ui::cloudagekeys {

QChar of(cloudage::Resource resource);
QChar of(cloudage::Zone zone);
QChar of(cloudage::PlantKind kind);
QChar of(cloudage::Mission mission);
/// 1, 2, 3 in the order of the board.
QChar of(cloudage::UpgradeZone zone);
QChar of(cloudage::District district);
/// A digit; null above 9.
QChar digit(int number);

inline constexpr QChar nothing = u'N';
inline constexpr QChar finished = u'T';
inline constexpr QChar book = u'B';
inline constexpr QChar building = u'B';
inline constexpr QChar stop = u'S';
inline constexpr QChar payVp = u'V';
inline constexpr QChar points = u'P';
inline constexpr QChar victoryPoint = u'X';
inline constexpr QChar solarPanel = u'U';
inline constexpr QChar more = u'+';
inline constexpr QChar beside = u'*';
inline constexpr QChar card = u'J';
inline constexpr QChar plant = u'V';

/// The key of a pair of Navigation cards, which lie as the keys do: one column per pair of 1 to 4, the upper row takes
/// Energy, the middle one Project cards, the lower one is for pairs with a 0. Null for other pairs.
QChar ofPair(int lower, int upper, cloudage::Resource gain);

} // namespace skyledger::ui::cloudagekeys
