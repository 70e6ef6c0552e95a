// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/usual.h"
#include "core/play/code.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <variant>
#include <vector>

/// A value of a game without its type, for whoever hands values on, compares them or writes them.
namespace skyledger::describe {

using play::Code;

/// Numbers that stand for a list: one for each entry that is a key or a number.
using Numbers = std::vector<std::int32_t>;

/// Null, true or false, a number (also for a word or a thing: its key), or a list. The setting or printed value that
/// it is of tells what it means.
class Value
{
public:
    Value() = default;
    Value(bool truth) : m_held(truth) {}
    Value(std::int32_t number) : m_held(number) {}
    Value(Numbers list) : m_held(std::move(list)) {}

    bool isNull() const { return std::holds_alternative<std::monostate>(m_held); }
    bool isNumber() const { return std::holds_alternative<std::int32_t>(m_held); }
    /// The number, or 0 if it is none.
    std::int32_t number() const { return isNumber() ? std::get<std::int32_t>(m_held) : 0; }
    bool truth() const
    {
        const bool *held = std::get_if<bool>(&m_held);
        return held && *held;
    }
    /// The list; an empty one if it is none.
    Numbers list() const
    {
        const Numbers *held = std::get_if<Numbers>(&m_held);
        return held ? *held : Numbers();
    }
    friend bool operator==(const Value &, const Value &) = default;

private:
    std::variant<std::monostate, bool, std::int32_t, Numbers> m_held;
};

namespace detail {

template <class Entry>
inline constexpr bool isSingle = std::is_enum_v<Entry> || std::is_integral_v<Entry>;

/// How many numbers an entry takes: one, or one for each byte of a small struct.
template <class Entry>
inline constexpr std::size_t widthOf = isSingle<Entry> ? 1 : sizeof(Entry);

template <class Entry>
void pack(Numbers &numbers, const Entry &entry)
{
    if constexpr (isSingle<Entry>) {
        numbers.push_back(static_cast<std::int32_t>(entry));
    } else {
        static_assert(std::is_trivially_copyable_v<Entry> && std::has_unique_object_representations_v<Entry>,
                      "only plain values without gaps can be handed on");
        std::array<std::uint8_t, sizeof(Entry)> bytes;
        std::memcpy(bytes.data(), &entry, sizeof(Entry));
        numbers.insert(numbers.end(), bytes.begin(), bytes.end());
    }
}
template <class Entry>
Entry unpack(const std::int32_t *numbers)
{
    if constexpr (isSingle<Entry>) {
        return static_cast<Entry>(*numbers);
    } else {
        std::array<std::uint8_t, sizeof(Entry)> bytes;
        for (std::size_t i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<std::uint8_t>(numbers[i]);
        Entry entry;
        std::memcpy(&entry, bytes.data(), sizeof(Entry));
        return entry;
    }
}

template <class Typed>
inline constexpr bool isList = requires(const Typed &values)
{
    values.begin();
};

} // namespace detail

/// A typed value without its type. `none` and an empty optional are null.
template <class Typed>
Value toValue(const Typed &typed)
{
    if constexpr (std::is_same_v<Typed, bool>) {
        return Value(typed);
    } else if constexpr (std::is_enum_v<Typed>) {
        return typed == table::none<Typed> ? Value() : Value(static_cast<std::int32_t>(typed));
    } else if constexpr (std::is_integral_v<Typed>) {
        return Value(static_cast<std::int32_t>(typed));
    } else if constexpr (isOptional<Typed>) {
        return typed ? toValue(*typed) : Value();
    } else if constexpr (detail::isList<Typed>) {
        Numbers numbers;
        for (const EntryOf<Typed> &entry : typed)
            detail::pack<EntryOf<Typed>>(numbers, entry);
        return numbers;
    } else {
        Numbers numbers;
        detail::pack(numbers, typed);
        return numbers;
    }
}

/// The other way. The value must have been one of that type.
template <class Typed>
Typed fromValue(const Value &value)
{
    if constexpr (std::is_same_v<Typed, bool>) {
        return value.truth();
    } else if constexpr (std::is_enum_v<Typed>) {
        return value.isNull() ? table::none<Typed> : static_cast<Typed>(value.number());
    } else if constexpr (std::is_integral_v<Typed>) {
        return static_cast<Typed>(value.number());
    } else if constexpr (isOptional<Typed>) {
        return value.isNull() ? Typed() : Typed(fromValue<typename Typed::value_type>(value));
    } else if constexpr (detail::isList<Typed>) {
        constexpr std::size_t width = detail::widthOf<EntryOf<Typed>>;
        const Numbers numbers = value.list();
        Typed typed{};
        for (std::size_t i = 0; i + width <= numbers.size(); i += width) {
            const auto entry = detail::unpack<EntryOf<Typed>>(&numbers[i]);
            if constexpr (requires { typed.values; }) {
                if (i / width < typed.values.size())
                    typed.values[i / width] = entry;
            } else if constexpr (requires { typed.insert(entry); }) {
                typed.insert(entry);
            } else if constexpr (requires { typed.push_back(entry); }) {
                typed.push_back(entry);
            } else {
                typed.append(entry);
            }
        }
        return typed;
    } else {
        const Numbers numbers = value.list();
        return numbers.size() == sizeof(Typed) ? detail::unpack<Typed>(numbers.data()) : Typed{};
    }
}

} // namespace skyledger::describe
