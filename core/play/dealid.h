// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <cstdint>

namespace skyledger::play {

/// An id that follows from a content: the same content has the same id wherever it is told. `space` is the UUID of what
/// the ids are of.
QString idOfContent(const QString &space, const QJsonDocument &content);

/// The `id` of a game that a seed dealt, out of the seed, the game and the setup in the document: the same game has the same
/// id wherever it is dealt, and no other one has it.
QString idOfDeal(std::uint64_t seed, const QJsonObject &document);

} // namespace skyledger::play
