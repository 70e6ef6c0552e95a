// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/member.h"
#include "core/table/fixedlist.h"
#include "core/table/jsonwriter.h"
#include "core/table/keyset.h"
#include "core/table/names.h"

#include <type_traits>
#include <utility>

/// Which codec a type has where a table names none.
namespace skyledger::describe {

struct Truth;
struct Word;
template <class Codec, qsizetype Least, qsizetype Most>
struct List;

/// Stands in a table for "the usual codec of that type".
struct Auto {
};

/// The usual codec of a type. A game specialises it for its things and players, beside its ids:
///
///     template <> struct describe::Usual<toygame::Island> { using Codec = Thing<&toygame::Ids::islands>; };
template <class Value>
struct Usual {
    static_assert(std::is_enum_v<Value>, "say how this value stands in JSON");
    using Codec = Word;
};
template <>
struct Usual<bool> {
    using Codec = Truth;
};
template <class Value, std::size_t Most>
struct Usual<table::FixedList<Value, Most>> {
    using Codec = List<Auto, 0, static_cast<qsizetype>(Most)>;
};
template <class Key>
struct Usual<table::KeySet<Key>> {
    using Codec = List<Auto, 0, -1>;
};

namespace detail {
template <class Codec, class Value>
struct Chosen {
    using Type = Codec;
};
template <class Value>
struct Chosen<Auto, Value> {
    using Type = typename Usual<Value>::Codec;
};
} // namespace detail

/// A codec of a table; for `Auto` the usual one of the type.
template <class Codec, class Value>
using CodecOf = typename detail::Chosen<Codec, Value>::Type;

/// What a list, set or `Per` holds.
template <class Values>
using EntryOf = std::remove_cvref_t<decltype(*std::declval<const Values &>().begin())>;

/// The order of keys inside of a value; null where it has none.
template <class Codec, class Value>
constexpr const table::JsonShape *shapeOf()
{
    if constexpr (requires { Codec::template shape<Value>(); })
        return Codec::template shape<Value>();
    else
        return nullptr;
}

} // namespace skyledger::describe
