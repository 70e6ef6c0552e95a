// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/game.h"

#include <QtCore/QJsonObject>
#include <QtCore/QLatin1StringView>
#include <QtCore/QString>

#include <vector>

/// Events as their objects in a record. What only people understand, unknown keys too, stays in the object whatever is
/// done to it.
namespace skyledger::play {

/// The words of `do` that every game has.
inline constexpr QLatin1StringView correctWord("correct");
inline constexpr QLatin1StringView overrideWord("override");

/// What an event says beside what happens: never needed for replay.
struct EventNote {
    QString at;     ///< date and time with UTC offset; empty: not recorded
    QString reason; ///< of a correction or override; empty: none given
    friend bool operator==(const EventNote &, const EventNote &) = default;
};

/// What an object says beside what happens.
EventNote noteOf(const QJsonObject &event);

/// Why the program makes an event an override.
enum class Rewrite : std::uint8_t {
    WasLegal, ///< it was legal until something before it changed
    Void      ///< cardboard cannot show it any more: it changes nothing
};

/// The object of an event, unknown keys and all, rewritten as an override; its time goes to the outside. An override
/// stays one and is only marked.
QJsonObject rewrittenJson(const QJsonObject &event, Rewrite how);

/// The other way: the event inside an override that the program wrote, with its time and all unknown keys.
QJsonObject restoredJson(const QJsonObject &overridden);

/// The object of an override that is void no longer, and whether it was legal before a change.
QJsonObject revivedJson(QJsonObject overridden, bool wasLegal);

/// Whether an object gives a reason, be it an empty one: an override that does was written by the table.
bool givesReason(const QJsonObject &event);

/// The object of a play, or of an override of one, that names its player.
QJsonObject withPlayer(const QJsonObject &event, Seat player);

/// How many events at their start two lines have in common, as they are written.
std::size_t sharedStart(const std::vector<QJsonObject> &one, const std::vector<QJsonObject> &other);

} // namespace skyledger::play
