// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <type_traits>

/// The way to a value inside of a struct.
namespace skyledger::describe {

template <class Value>
inline constexpr bool isOptional = false;
template <class Value>
inline constexpr bool isOptional<std::optional<Value>> = true;

/// A way through several members, one inside of the other.
template <auto... Members>
struct Way {
};

/// `at<&Slide::push, &Push::line>` leads from a slide to the line of its push. A `std::optional` on the way is looked
/// into: for reading one that is empty is filled, for writing it counts as what it would hold from the start.
template <auto... Members>
inline constexpr Way<Members...> at{};

namespace detail {

template <class Value>
inline const Value initial{};

/// What an optional on the way holds.
template <class Value>
constexpr auto &opened(Value &value)
{
    using Plain = std::remove_const_t<Value>;
    if constexpr (!isOptional<Plain>)
        return value;
    else if constexpr (!std::is_const_v<Value>)
        return value ? *value : value.emplace(typename Plain::value_type{});
    else
        return value ? *value : initial<typename Plain::value_type>;
}

template <class Struct, class Value, class Object>
constexpr auto &follow(Object &object, Value Struct::*member)
{
    return object.*member;
}
template <class Object, auto First, auto... Rest>
constexpr auto &follow(Object &object, Way<First, Rest...>)
{
    if constexpr (sizeof...(Rest) == 0)
        return object.*First;
    else
        return follow(opened(object.*First), Way<Rest...>{});
}

template <class Struct, class Value, class Object>
constexpr bool leads(const Object &, Value Struct::*)
{
    return true;
}
template <class Object, auto First, auto... Rest>
constexpr bool leads(const Object &object, Way<First, Rest...>)
{
    if constexpr (sizeof...(Rest) == 0) {
        return true;
    } else {
        const auto &next = object.*First;
        if constexpr (isOptional<std::remove_cvref_t<decltype(next)>>) {
            if (!next)
                return false;
        }
        return leads(opened(next), Way<Rest...>{});
    }
}

} // namespace detail

/// The value where a member, or a way through several, leads.
template <auto Member, class Struct>
constexpr auto &reach(Struct &object)
{
    return detail::follow(object, Member);
}
/// Whether every optional on the way holds something.
template <auto Member, class Struct>
constexpr bool leadsTo(const Struct &object)
{
    return detail::leads(object, Member);
}

} // namespace skyledger::describe
