// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/listcodecs.h"
#include "core/describe/namecodecs.h"
#include "core/describe/valuecodecs.h"

/// How single values stand in JSON. A codec is an empty type with three functions:
///
///     read(node, ids, value)   reads the value, or notes a fault at the node and leaves it harmless
///     write(ids, value)        the same back
///     fits(ids, value)         whether what is written can be read again: the limits of the format
///
/// `ids` is the game's own struct of ids (`IdList` members and the number of seats). What can be a key of an object or
/// a word of a path has besides
///
///     readKey(place, ids, text, value)   false if the text is no such key; faults within one are noted at the place
///     writeKey(ids, value)
///     refuseKey(place, ids)              notes at the place what would have been a key
///
/// A game writes codecs of its own for what is shaped as nothing else.
namespace skyledger::describe {
} // namespace skyledger::describe
