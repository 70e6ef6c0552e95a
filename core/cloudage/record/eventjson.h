// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/correction.h"
#include "core/cloudage/event.h"
#include "core/cloudage/record/ids.h"
#include "core/table/jsonnode.h"

#include <QtCore/QJsonObject>

/// Events as records write them.
namespace skyledger::cloudage {

/// What an event says beside what happens: never needed for replay.
struct EventNote {
    QString at;     ///< date and time with UTC offset; empty: not recorded
    QString reason; ///< of a correction or override; empty: none given
    friend bool operator==(const EventNote &, const EventNote &) = default;
};

/// The event that an object describes. A fault of form is noted in the node's faults, and the event is then of no use:
/// a missing, misplaced or mistyped key, a word or id that is not known, a number out of range, an override inside an
/// override. Keys that no event has are ignored. Keys whose place depends on the position are for the rules to judge.
Event readEvent(const table::JsonNode &node, const Ids &ids);

/// The object for an event. A reason is written where that kind of event has one.
QJsonObject eventJson(const Event &event, const Ids &ids, const EventNote &note = {});
/// A play in its bare form, as `moves` lists it: cards that are not told stand as null.
QJsonObject playJson(const Play &play, const Ids &ids);
/// What an object says beside what happens.
EventNote noteOf(const QJsonObject &event);

/// The values of a correction out of the object under `set`. Impossible values are kept as such for the rules.
Correct readCorrection(const table::JsonNode &node, const Ids &ids);
QJsonObject correctionJson(const Correct &correct, const Ids &ids);

} // namespace skyledger::cloudage
