// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/ids.h"
#include "core/play/eventdocument.h"
#include "core/table/jsonnode.h"

#include <QtCore/QJsonObject>

/// Events as records write them.
namespace skyledger::airshipcity {

using play::EventNote;
using play::Rewrite;

/// The event that an object describes. Ids that the catalogue does not list are taken up into `ids` where it does
/// not list their kind.
///
/// Faults are those of `play::EventCodec::read`. A `use` may have any of the keys of its tiles: whether they fit is for
/// the rules to say. So are impossible amounts in a correction: they are brought within the range of the type, where
/// they stay impossible.
Event readEvent(const table::JsonNode &node, Ids &ids);

/// The object for an event. A reason is written where that kind of event has one.
QJsonObject eventJson(const Event &event, const Ids &ids, const EventNote &note = {});

/// A play in its bare form, as `moves` lists it.
QJsonObject playJson(const Play &play, const Ids &ids);

} // namespace skyledger::airshipcity
