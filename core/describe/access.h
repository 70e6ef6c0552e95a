// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/codec.h"
#include "core/describe/value.h"

#include <utility>

/// How a row of a table reaches a value inside of `State` or a catalogue: by a way through members, where every `Per`
/// on the way takes a key, or by two functions of the game.
namespace skyledger::describe {

/// The things that a row speaks of, as plain numbers: player 1, resource 2. None, one or two.
using Things = table::FixedList<std::uint16_t, 3>;

/// A one-off shape: `Typed get(const State &, Key...)` and `void put(State &, Key..., const Typed &)`; null for the latter
/// where only the game knows how it is put, with all that follows.
template <auto Get, auto Put>
struct Access {
};
/// For a table: `setting<byFunctions<crewsOf, putCrews>, CrewList>(...)`.
template <auto Get, auto Put>
inline constexpr Access<Get, Put> byFunctions{};

namespace detail {

template <class... Keys>
struct KeyTypes {
};
template <class Key, class Types>
struct Prepend;
template <class Key, class... Keys>
struct Prepend<Key, KeyTypes<Keys...>> {
    using Type = KeyTypes<Key, Keys...>;
};

template <class Type>
inline constexpr bool isPer = false;
template <class Key, class Value>
inline constexpr bool isPer<table::Per<Key, Value>> = true;
template <class Type>
struct PerKey;
template <class Key, class Value>
struct PerKey<table::Per<Key, Value>> {
    using Type = Key;
};

/// Whether a codec takes a whole `Per`, not one value of it.
template <class Codec>
inline constexpr bool takesWhole = requires
{
    Codec::takesWhole;
};

/// Walks the way, and takes the next key wherever a `Per` stands.
template <bool Whole, class Object, class... Members>
struct Walk;

/// At the end of the way: each `Per` takes a key, unless the codec takes it as a whole.
template <bool Whole, class Object>
struct Walk<Whole, Object> {
    using Plain = std::remove_const_t<Object>;
    static constexpr bool takesKey = isPer<Plain> && !Whole;

    static constexpr auto keys()
    {
        if constexpr (takesKey) {
            using Inner = std::remove_reference_t<decltype(std::declval<Object &>().values[0])>;
            return
                typename Prepend<typename PerKey<Plain>::Type, decltype(Walk<Whole, Inner>::keys())>::Type{};
        } else {
            return KeyTypes<>{};
        }
    }
    static auto &reach(Object &object, const std::uint16_t *things)
    {
        if constexpr (takesKey) {
            auto &inner = object[static_cast<typename PerKey<Plain>::Type>(*things)];
            return Walk<Whole, std::remove_reference_t<decltype(inner)>>::reach(inner, things + 1);
        } else {
            return object;
        }
    }
};
/// Before another member: a `Per` is entered, an optional looked into.
template <bool Whole, class Object, auto First, auto... Rest>
struct Walk<Whole, Object, Way<First, Rest...>> {
    using Plain = std::remove_const_t<Object>;

    static constexpr auto keys()
    {
        if constexpr (isPer<Plain>) {
            using Inner = std::remove_reference_t<decltype(std::declval<Object &>().values[0])>;
            using Others = decltype(Walk<Whole, Inner, Way<First, Rest...>>::keys());
            return typename Prepend<typename PerKey<Plain>::Type, Others>::Type{};
        } else {
            return Next::keys();
        }
    }
    static auto &reach(Object &object, const std::uint16_t *things)
    {
        if constexpr (isPer<Plain>) {
            auto &inner = object[static_cast<typename PerKey<Plain>::Type>(*things)];
            return Walk<Whole, std::remove_reference_t<decltype(inner)>, Way<First, Rest...>>::reach(
                inner, things + 1);
        } else {
            return Next::reach(object.*First, things);
        }
    }

private:
    template <class From>
    static auto next()
    {
        if constexpr (isPer<Plain>) {
            return KeyTypes<>{};
        } else {
            using To = std::remove_reference_t<decltype(std::declval<From &>().*First)>;
            if constexpr (sizeof...(Rest) == 0)
                return Walk<Whole, To>{};
            else
                return Walk<Whole, To, Way<Rest...>>{};
        }
    }
    using Next = decltype(next<Object>());
};

/// The keys, type and value of a row's place in a struct.
template <class Struct, bool Whole, class Place>
struct PlaceIn;

template <class Struct, bool Whole, auto... Members>
struct PlaceIn<Struct, Whole, Way<Members...>> {
    using Keys = decltype(Walk<Whole, Struct, Way<Members...>>::keys());
    using Typed = std::remove_cvref_t<decltype(Walk<Whole, Struct, Way<Members...>>::reach(
        std::declval<Struct &>(), nullptr))>;

    static Typed get(const Struct &object, const Things &things)
    {
        return Walk<Whole, const Struct, Way<Members...>>::reach(object, things.begin());
    }
    static void put(Struct &object, const Things &things, const Typed &value)
    {
        Walk<Whole, Struct, Way<Members...>>::reach(object, things.begin()) = value;
    }
};

template <class Struct, class Value, class... Keys>
KeyTypes<Keys...> keysOfGetter(Value (*)(const Struct &, Keys...));
template <class Struct, class Value, class... Keys>
Value typeOfGetter(Value (*)(const Struct &, Keys...));

template <class Struct, bool Whole, auto Get, auto Put>
struct PlaceIn<Struct, Whole, Access<Get, Put>> {
    using Keys = decltype(keysOfGetter(Get));
    using Typed = std::remove_cvref_t<decltype(typeOfGetter(Get))>;

    static Typed get(const Struct &object, const Things &things)
    {
        return getBy(object, things, Keys{}, Indices{});
    }
    static void put(Struct &object, const Things &things, const Typed &value)
    {
        putBy(object, things, value, Keys{}, Indices{});
    }

private:
    template <class... Types>
    static std::index_sequence_for<Types...> indicesOf(KeyTypes<Types...>);
    using Indices = decltype(indicesOf(Keys{}));

    template <class... Types, std::size_t... At>
    static Typed getBy(const Struct &object, const Things &things, KeyTypes<Types...>,
                       std::index_sequence<At...>)
    {
        return Get(object, static_cast<Types>(things[At])...);
    }
    template <class... Types, std::size_t... At>
    static void putBy(Struct &object, const Things &things, const Typed &value, KeyTypes<Types...>,
                      std::index_sequence<At...>)
    {
        if constexpr (!std::is_null_pointer_v<decltype(Put)>)
            Put(object, static_cast<Types>(things[At])..., value);
    }
};

/// A pointer to one member is a way of one step.
template <auto Place>
constexpr auto placeOf()
{
    if constexpr (std::is_member_pointer_v<decltype(Place)>)
        return Way<Place>{};
    else
        return Place;
}
template <auto Place>
using PlaceType = std::remove_cv_t<decltype(placeOf<Place>())>;

} // namespace detail

/// A key of a row's place with types erased: as words of paths and names have it.
struct KeyCode {
    bool (*read)(const JsonNode &place, void *ids, QStringView text, std::uint16_t &thing) = nullptr;
    QString (*write)(const void *ids, std::uint16_t thing) = nullptr;
    /// How many things there are.
    std::size_t (*count)(const void *ids) = nullptr;
    std::uint16_t most = 0;                  ///< how many there can be
    std::span<const std::string_view> names; ///< of a vocabulary
    void (*refuse)(const JsonNode &place, const void *ids) = nullptr;
    /// Takes up the ids of a list of objects, which are all that there are then; null for things without ids.
    void (*list)(const JsonNode &list, void *ids) = nullptr;
};

namespace detail {

using ListReader = void (*)(const JsonNode &, void *);
template <class Codec, class Ids>
constexpr ListReader listReader()
{
    if constexpr (requires(const JsonNode &node, Ids &ids) { Codec::readListed(node, ids); })
        return [](const JsonNode &node, void *ids) { Codec::readListed(node, *static_cast<Ids *>(ids)); };
    else
        return nullptr;
}

template <class Key, class Ids, class Codec = CodecOf<Auto, Key>>
constexpr KeyCode keyCode()
{
    return {[](const JsonNode &place, void *ids, QStringView text, std::uint16_t &thing) {
                Key key{};
                const bool is = Codec::readKey(place, *static_cast<Ids *>(ids), text, key);
                thing = static_cast<std::uint16_t>(key);
                return is;
            },
            [](const void *ids, std::uint16_t thing) {
                return QString(Codec::writeKey(*static_cast<const Ids *>(ids), static_cast<Key>(thing)));
            },
            [](const void *ids) {
                return std::size_t{Codec::template count<Key>(*static_cast<const Ids *>(ids))};
            },
            static_cast<std::uint16_t>(table::countOf<Key>),
            table::nameTable<Key>,
            [](const JsonNode &place, const void *ids) {
                Codec::template refuseKey<Key>(place, *static_cast<const Ids *>(ids));
            },
            listReader<Codec, Ids>()};
}

template <class Ids, class Types>
struct KeyCodes;
template <class Ids, class... Keys>
struct KeyCodes<Ids, KeyTypes<Keys...>> {
    static_assert(sizeof...(Keys) <= Things::capacity());
    static constexpr std::array<KeyCode, sizeof...(Keys)> codes{keyCode<Keys, Ids>()...};
};

} // namespace detail

} // namespace skyledger::describe
