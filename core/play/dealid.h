// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <cstdint>

namespace skyledger::play {

/// The `id` of a game that a seed dealt, out of the seed, the game and the setup in the document: the same game has the same
/// id wherever it is dealt, and no other one has it.
QString idOfDeal(std::uint64_t seed, const QJsonObject &document);

} // namespace skyledger::play
