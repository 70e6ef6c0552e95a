// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/usual.h"
#include "core/play/code.h"

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

/// A value of a game without its type, for whoever hands values on, compares them or writes them.
namespace skyledger::describe {

using play::Code;

/// The least and the greatest number that may stand somewhere.
struct ValueRange {
    int least = 0;
    int most = 0;
    friend constexpr bool operator==(const ValueRange &, const ValueRange &) = default;
};

/// Numbers that stand for a list: one for each entry that is a key or a number.
using Numbers = std::vector<std::int32_t>;

namespace detail {
/// A value of a shape that only its game knows.
class Boxed
{
public:
    Boxed() = default;
    Boxed(const Boxed &) = delete;
    Boxed &operator=(const Boxed &) = delete;
    virtual ~Boxed() = default;
    virtual bool equals(const Boxed &other) const = 0;
};
template <class Typed>
class BoxOf : public Boxed
{
public:
    explicit BoxOf(const Typed &typed) : m_typed(typed) {}
    const Typed &typed() const { return m_typed; }
    bool equals(const Boxed &other) const override
    {
        const auto *same = dynamic_cast<const BoxOf *>(&other);
        return same && same->m_typed == m_typed;
    }

private:
    Typed m_typed;
};
} // namespace detail

/// Null, true or false, a number (also for a word or a thing: its key), a list of such, or something of a shape that
/// only the game knows. The setting that it is of tells what it means.
class Value
{
public:
    Value() = default;
    Value(bool truth) : m_held(truth) {}
    Value(std::int32_t number) : m_held(number) {}
    Value(Numbers list) : m_held(std::move(list)) {}

    bool isNull() const { return std::holds_alternative<std::monostate>(m_held); }
    bool isNumber() const { return std::holds_alternative<std::int32_t>(m_held); }
    bool isList() const { return std::holds_alternative<Numbers>(m_held); }
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
    /// What only the game knows; null if it is nothing of that type.
    template <class Typed>
    const Typed *boxed() const
    {
        const auto *box = std::get_if<Box>(&m_held);
        const auto *mine = box ? dynamic_cast<const detail::BoxOf<Typed> *>(box->get()) : nullptr;
        return mine ? &mine->typed() : nullptr;
    }
    template <class Typed>
    static Value box(const Typed &typed)
    {
        Value value;
        value.m_held = Box(std::make_shared<detail::BoxOf<Typed>>(typed));
        return value;
    }
    friend bool operator==(const Value &a, const Value &b)
    {
        const auto *one = std::get_if<Box>(&a.m_held);
        const auto *other = std::get_if<Box>(&b.m_held);
        return one && other ? (*one)->equals(**other) : a.m_held == b.m_held;
    }

private:
    using Box = std::shared_ptr<const detail::Boxed>;
    std::variant<std::monostate, bool, std::int32_t, Numbers, Box> m_held;
};

namespace detail {

template <class Entry>
inline constexpr bool isSingle = std::is_enum_v<Entry> || std::is_integral_v<Entry>;

/// Whether a type is a list, set or `Per` of keys or numbers.
template <class Typed>
constexpr bool isListOfSingles()
{
    if constexpr (requires(const Typed &values) { values.begin(); })
        return isSingle<EntryOf<Typed>>;
    else
        return false;
}

template <class Typed>
Typed listOf(const Numbers &numbers)
{
    using Entry = EntryOf<Typed>;
    Typed typed{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto entry = static_cast<Entry>(numbers[i]);
        if constexpr (requires { typed.values; }) {
            if (i < typed.values.size())
                typed.values[i] = entry;
        } else if constexpr (requires { typed.insert(entry); }) {
            typed.insert(entry);
        } else if constexpr (requires { typed.push_back(entry); }) {
            typed.push_back(entry);
        } else {
            typed.append(entry);
        }
    }
    return typed;
}

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
    } else if constexpr (detail::isListOfSingles<Typed>()) {
        Numbers numbers;
        for (const auto &entry : typed)
            numbers.push_back(static_cast<std::int32_t>(entry));
        return numbers;
    } else {
        return Value::box(typed);
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
    } else if constexpr (detail::isListOfSingles<Typed>()) {
        return detail::listOf<Typed>(value.list());
    } else {
        const auto *typed = value.boxed<Typed>();
        return typed ? *typed : Typed{};
    }
}

} // namespace skyledger::describe
