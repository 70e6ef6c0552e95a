// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/usual.h"
#include "core/table/jsonnode.h"
#include "core/table/names.h"

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>

/// How numbers and values that need no ids stand in JSON.
namespace skyledger::describe {

using table::JsonNode;

/// True or false.
struct Truth {
    template <class Ids>
    static void read(const JsonNode &node, Ids &, bool &value)
    {
        value = node.truth();
    }
    template <class Ids>
    static QJsonValue write(const Ids &, bool value)
    {
        return value;
    }
    template <class Ids>
    static bool fits(const Ids &, bool)
    {
        return true;
    }
};

/// A whole number within limits.
template <int Least, int Most>
struct Number {
    static_assert(Least <= Most);

    template <class Ids, class Value>
    static void read(const JsonNode &node, Ids &, Value &value)
    {
        static_assert(std::in_range<Value>(Least) && std::in_range<Value>(Most));
        value = static_cast<Value>(node.number(Least, Most));
    }
    template <class Ids, class Value>
    static QJsonValue write(const Ids &, Value value)
    {
        return static_cast<int>(value);
    }
    template <class Ids, class Value>
    static bool fits(const Ids &, Value value)
    {
        return std::cmp_greater_equal(value, Least) && std::cmp_less_equal(value, Most);
    }
};

/// A whole number of which the rules say what is possible: of a correction. What the type cannot hold becomes the
/// value nearest to it (below 0 the greatest one, in a type without sign), which must be impossible too.
struct AnyNumber {
    template <class Ids, std::integral Value>
    static void read(const JsonNode &node, Ids &, Value &value)
    {
        using Limits = std::numeric_limits<Value>;
        constexpr bool isSigned = std::signed_integral<Value>;
        const int number = node.clampedNumber(isSigned ? int{Limits::min()} : -1, int{Limits::max()});
        value = !isSigned && number < 0 ? Limits::max() : static_cast<Value>(number);
    }
    template <class Ids, class Value>
    static QJsonValue write(const Ids &, Value value)
    {
        return static_cast<int>(value);
    }
    template <class Ids, class Value>
    static bool fits(const Ids &, Value)
    {
        return true;
    }
};

/// A value by the two functions that read and write it elsewhere too: `Read(node)` or `Read(node, ids)`, and `Write(value)`.
template <auto Read, auto Write>
struct ReadBy {
    template <class Ids, class Value>
    static void read(const JsonNode &node, const Ids &ids, Value &value)
    {
        if constexpr (requires { Read(node, ids); })
            value = Read(node, ids);
        else
            value = Read(node);
    }
    template <class Ids, class Value>
    static QJsonValue write(const Ids &, const Value &value)
    {
        return Write(value);
    }
    template <class Ids, class Value>
    static bool fits(const Ids &ids, const Value &value)
    {
        table::JsonFaults faults;
        Value again{};
        read(JsonNode(faults, Write(value)), ids, again);
        return !faults.any() && again == value;
    }
};

/// A value, or null for none: `none` of an enumeration, an empty `std::optional`.
template <class Codec = Auto>
struct Nullable {
    template <class Ids, class Value>
    static void read(const JsonNode &node, Ids &ids, Value &value)
    {
        if (node.isNull())
            value = nothing<Value>();
        else if constexpr (isOptional<Value>)
            CodecOf<Codec, typename Value::value_type>::read(node, ids,
                                                             value.emplace(typename Value::value_type{}));
        else
            CodecOf<Codec, Value>::read(node, ids, value);
    }
    template <class Ids, class Value>
    static QJsonValue write(const Ids &ids, const Value &value)
    {
        if (value == nothing<Value>())
            return QJsonValue::Null;
        if constexpr (isOptional<Value>)
            return CodecOf<Codec, typename Value::value_type>::write(ids, *value);
        else
            return CodecOf<Codec, Value>::write(ids, value);
    }
    template <class Ids, class Value>
    static bool fits(const Ids &ids, const Value &value)
    {
        if (value == nothing<Value>())
            return true;
        if constexpr (isOptional<Value>)
            return CodecOf<Codec, typename Value::value_type>::fits(ids, *value);
        else
            return CodecOf<Codec, Value>::fits(ids, value);
    }

private:
    template <class Value>
    static constexpr Value nothing()
    {
        if constexpr (isOptional<Value>)
            return std::nullopt;
        else
            return table::none<Value>;
    }
};

/// A value whose codec needs no ids, read and written by itself.
struct NoIds {
};
template <class Codec, class Value>
Value readPlain(const JsonNode &node)
{
    NoIds ids;
    Value value{};
    Codec::read(node, ids, value);
    return value;
}
template <class Codec, class Value>
QJsonValue writePlain(const Value &value)
{
    return Codec::write(NoIds(), value);
}

} // namespace skyledger::describe
