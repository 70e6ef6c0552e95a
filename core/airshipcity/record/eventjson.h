// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/record/ids.h"
#include "core/table/jsonnode.h"

#include <QtCore/QJsonObject>

/// Events as records write them.
namespace skyledger::airshipcity {

/// What an event says beside what happens: never needed for replay.
struct EventNote {
    QString at;     ///< date and time with UTC offset; empty: not recorded
    QString reason; ///< of a correction or override; empty: none given
    friend bool operator==(const EventNote &, const EventNote &) = default;
};

/// The event that an object describes. Ids that the catalogue does not list are taken up into `ids` where it does
/// not list their kind.
///
/// A fault of form is noted in the node's faults, and the event is then of no use: a missing, misplaced or mistyped
/// key, a word or id that is not known, a number out of range, an override inside an override. Keys that no event has
/// are ignored. A `use` may have any of the keys of its tiles: whether they fit is for the rules to say. So are
/// impossible amounts in a correction: they are brought within the range of the type, where they stay impossible.
Event readEvent(const table::JsonNode &node, Ids &ids);

/// The object for an event. A reason is written where that kind of event has one.
QJsonObject eventJson(const Event &event, const Ids &ids, const EventNote &note = {});

/// Whether a file that holds the event can be read again: the rules allow what is beyond the limits of the format, such
/// as a correction to 1000 VP.
bool isWritable(const Event &event, const Ids &ids);

/// A play in its bare form, as `moves` lists it.
QJsonObject playJson(const Play &play, const Ids &ids);

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
QJsonObject withPlayer(const QJsonObject &event, Player player);

} // namespace skyledger::airshipcity
