// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/event.h"

#include <QtCore/QChar>
#include <QtCore/QString>

#include <utility>

/// The keys by which things are chosen: a thing keeps its letter all evening, in each language.
namespace skyledger::ui::cloudagekeys {

QChar of(cloudage::Resource resource);
QChar of(cloudage::Zone zone);
QChar of(cloudage::PlantKind kind);
QChar of(cloudage::Mission mission);
/// A digit; null above 9.
QChar digit(int number);
/// 1, 2, 3 in the order of the board.
inline QChar of(cloudage::UpgradeZone zone)
{
    return digit(static_cast<int>(zone) + 1);
}

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
inline constexpr QChar otherValues = u'!';
inline constexpr QChar plant = u'V';

/// The pairs of 1 to 4, one in each column of the block.
inline constexpr std::pair<int, int> blockPairs[] = {{1, 1}, {1, 2}, {2, 2}, {1, 3}, {2, 3},
                                                     {3, 3}, {1, 4}, {2, 4}, {3, 4}, {4, 4}};
/// The key of a pair of Navigation cards, which lies on the keyboard as the pair does on the block: the upper row takes
/// Energy, the middle one Project cards, the lower one is for a 0 and another value. Null for other pairs.
QChar ofPair(int lower, int upper, cloudage::Resource gain);

} // namespace skyledger::ui::cloudagekeys
