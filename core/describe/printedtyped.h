// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printed.h"

/// The types behind the rows of a table of printed values, for a game that holds single values in a variant of its own.
namespace skyledger::describe {

namespace detail {

template <class Catalogue, class Row>
struct TypedRow;
template <class Catalogue, class Place, class Codec, auto Exists, auto Asks, auto Range>
struct TypedRow<Catalogue, PrintedOf<Place, Codec, Exists, Asks, Range>> {
    using Typed = typename PlaceIn<Catalogue, takesWhole<Codec>, Place>::Typed::value_type;
    using Chosen = CodecOf<Codec, Typed>;
};
template <class Catalogue, class Shown, class... Keys, class Codec, auto Exists, auto Asks, auto Range>
struct TypedRow<Catalogue, PrintedOf<ShownOf<Shown, Keys...>, Codec, Exists, Asks, Range>> {
    using Typed = Shown;
    using Chosen = CodecOf<Codec, Typed>;
};

/// A row whose way leads through a first member on, inside of what that member is.
template <auto First, class Row>
struct RowWithin {
    static constexpr bool isThere = false;
};
template <class Struct, class Part>
Part partOf(Part Struct::*);
template <auto First, auto... Members, class Codec, auto Exists, auto Asks, auto Range>
struct RowWithin<First, PrintedOf<Way<First, Members...>, Codec, Exists, Asks, Range>>
    : PlaceIn<decltype(partOf(First)), takesWhole<Codec>, Way<Members...>> {
    static constexpr bool isThere = true;
};

} // namespace detail

/// Reads and writes the value of a row in the part of the catalogue that a member is, as `get(part, things)` and
/// `put(part, things, value)`; `isThere` is false where the row is in another part.
template <auto First, class Row>
using RowWithin = detail::RowWithin<First, Row>;

/// The type of a row's value, and the codec that reads and writes it. A row is what `printed` makes.
template <class Catalogue, class Row>
using TypedOf = typename detail::TypedRow<Catalogue, Row>::Typed;
template <class Catalogue, class Row>
using CodecOfRow = typename detail::TypedRow<Catalogue, Row>::Chosen;

/// A single value by itself; nothing if it is not whole, or of another form.
template <class Codec, class Typed, class Ids>
std::optional<Typed> readTyped(const QJsonValue &value, Ids &ids)
{
    table::JsonFaults faults;
    const JsonNode node(faults, value);
    std::optional<Typed> typed;
    if constexpr (detail::mayLack<Codec>)
        Codec::read(node, ids, typed);
    else
        Codec::read(node, ids, typed.emplace(Typed{}));
    return faults.any() ? std::nullopt : typed;
}

} // namespace skyledger::describe
