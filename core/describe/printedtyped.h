// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printed.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <variant>

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

/// How the values of a row are held by themselves in the variant `Held`, as what they mean: numbers of any size as `int`.
/// `Part` is the part of the catalogue that the rules read.
template <class Held, class Part>
struct HeldCode {
    /// Nothing if what is written is not whole.
    std::optional<Held> (*read)(const QJsonValue &written) = nullptr;
    QJsonValue (*write)(const Held &value) = nullptr;
    /// Whether the format can hold a value of this shape.
    bool (*fits)(const Held &value) = nullptr;
    Held (*blank)() = nullptr; ///< of the right shape, filled with nothing
    /// What the rules know of a thing. Null, as `put`: they have it only as a part of something else, or not at all.
    std::optional<Held> (*get)(const Part &part, std::uint16_t thing) = nullptr;
    void (*put)(Part &part, std::uint16_t thing, const Held &value) = nullptr;
};

namespace detail {

template <class Catalogue, class Ids, class Held, auto First, class Row>
struct HeldRow {
    using Typed = typename TypedRow<Catalogue, Row>::Typed;
    using Codec = typename TypedRow<Catalogue, Row>::Chosen;
    using Shape = std::conditional_t<std::is_integral_v<Typed>, int, Typed>;
    using Part = decltype(partOf(First));
    using InPart = RowWithin<First, Row>;

    static std::optional<Held> read(const QJsonValue &value)
    {
        table::JsonFaults faults;
        const JsonNode node(faults, value);
        Ids ids{};
        std::optional<Typed> typed;
        if constexpr (mayLack<Codec>)
            Codec::read(node, ids, typed);
        else
            Codec::read(node, ids, typed.emplace(Typed{}));
        return typed && !faults.any() ? std::optional<Held>(Shape(*typed)) : std::nullopt;
    }
    static QJsonValue write(const Held &value)
    {
        return Codec::write(Ids{}, static_cast<Typed>(std::get<Shape>(value)));
    }
    static bool fits(const Held &value)
    {
        const auto &shape = std::get<Shape>(value);
        if constexpr (std::is_integral_v<Typed>) {
            if (!std::in_range<Typed>(shape))
                return false;
        }
        return Codec::fits(Ids{}, static_cast<Typed>(shape));
    }
    static Held blank() { return Shape(); }

    static Things only(std::uint16_t thing)
    {
        Things things;
        things.append(thing);
        return things;
    }
    static std::optional<Held> get(const Part &part, std::uint16_t thing)
    {
        const auto typed = InPart::get(part, only(thing));
        return typed ? std::optional<Held>(Shape(*typed)) : std::nullopt;
    }
    static void put(Part &part, std::uint16_t thing, const Held &value)
    {
        InPart::put(part, only(thing), static_cast<Typed>(std::get<Shape>(value)));
    }
    static constexpr HeldCode<Held, Part> code()
    {
        if constexpr (InPart::isThere)
            return {read, write, fits, blank, get, put};
        else
            return {read, write, fits, blank, nullptr, nullptr};
    }
};

template <const auto &Told, class Catalogue, class Ids, class Held, auto First, class Places>
struct HeldRowsAt;
template <const auto &Told, class Catalogue, class Ids, class Held, auto First, std::size_t... At>
struct HeldRowsAt<Told, Catalogue, Ids, Held, First, std::index_sequence<At...>> {
    using Code = HeldCode<Held, decltype(partOf(First))>;
    static constexpr PrintedValue<Catalogue, Ids> rows[] = {std::get<At>(Told)...};
    static constexpr Code codes[] = {
        HeldRow<Catalogue, Ids, Held, First, std::remove_cvref_t<decltype(std::get<At>(Told))>>::code()...};

    /// Of the row of a value; there must be one.
    static const Code &codeOf(play::Code value)
    {
        const auto *const row = std::find_if(std::begin(rows), std::end(rows),
                                             [&value](const PrintedCode &each) { return each.id == value; });
        return codes[row - std::begin(rows)];
    }
};

} // namespace detail

/// The `rows` of a table out of a tuple of what `printed` makes, and side by side the codes by which their values are held
/// in a variant. `First` is the member of the catalogue that the rules read.
template <const auto &Told, class Catalogue, class Ids, class Held, auto First>
using HeldRows =
    detail::HeldRowsAt<Told, Catalogue, Ids, Held, First,
                       std::make_index_sequence<std::tuple_size_v<std::remove_cvref_t<decltype(Told)>>>>;

} // namespace skyledger::describe
