// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/ids.h"
#include "core/airshipcity/names.h"
#include "core/airshipcity/record/expectations.h"
#include "core/airshipcity/vocabulary.h"
#include "core/table/jsonnode.h"

/// The small values of the files. A reader that finds something else notes the fault and answers with the first value of
/// the type.
namespace skyledger::airshipcity {

using table::JsonNode;
using table::toText;
using table::word;

/// A word of a closed vocabulary.
template <class Key>
Key readWord(const JsonNode &node)
{
    return static_cast<Key>(node.word(nameTable<Key>));
}

/// What people call a player or crew: counted from 1.
template <class Key>
int numberOf(Key key)
{
    return static_cast<int>(key) + 1;
}

} // namespace skyledger::airshipcity
