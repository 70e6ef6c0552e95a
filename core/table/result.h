// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <type_traits>
#include <utility>
#include <variant>

namespace skyledger::table {

/// What came of something that can fail: a value, or the reason why there is none.
template <class Value, class Error>
class [[nodiscard]] Result
{
    static_assert(!std::is_same_v<Value, Error>);

public:
    // A value or an error is handed back as it is, like from std::expected.
    Result(Value value) : m_held(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_held(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return m_held.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// The value; only if `ok()`.
    const Value &value() const & { return std::get<0>(m_held); }
    Value &value() & { return std::get<0>(m_held); }
    Value &&value() && { return std::get<0>(std::move(m_held)); }
    /// The reason; only if not `ok()`.
    const Error &error() const { return std::get<1>(m_held); }

private:
    std::variant<Value, Error> m_held;
};

} // namespace skyledger::table
