// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/usual.h"
#include "core/table/jsonnode.h"
#include "core/table/jsonwriter.h"

#include <QtCore/QJsonArray>

/// How several values stand in JSON, one after the other.
namespace skyledger::describe {

using table::JsonNode;
using table::JsonShape;

namespace detail {

/// The list that a node is; without limits where `most` is below 0.
QJsonArray readList(const JsonNode &node, qsizetype least, qsizetype most);

template <class List, class Value>
void append(List &list, const Value &value)
{
    if constexpr (requires { list.insert(value); })
        list.insert(value);
    else if constexpr (requires { list.push_back(value); })
        list.push_back(value);
    else
        list.append(value); // what is too much for the type is left out: see `unlimited`
}

} // namespace detail

/// A list with one entry for each of several members: `MemberList<Number<1, 4>, &Size::width, &Size::height>`.
template <class Codec, auto... Members>
struct MemberList {
    template <class Ids, class Struct>
    static void read(const JsonNode &node, Ids &ids, Struct &object)
    {
        const QJsonArray list = node.list(sizeof...(Members), sizeof...(Members));
        qsizetype at = 0;
        (readEntry(node, at++, list, ids, reach<Members>(object)), ...);
    }
    template <class Ids, class Struct>
    static QJsonValue write(const Ids &ids, const Struct &object)
    {
        return QJsonArray{Codec::write(ids, reach<Members>(object))...};
    }
    template <class Ids, class Struct>
    static bool fits(const Ids &ids, const Struct &object)
    {
        return (Codec::fits(ids, reach<Members>(object)) && ...);
    }

private:
    template <class Ids, class Value>
    static void readEntry(const JsonNode &node, qsizetype at, const QJsonArray &list, Ids &ids, Value &value)
    {
        const JsonNode entry = node.entry(at, list.at(at));
        Codec::read(entry, ids, value);
    }
};

/// A list may be of any length: what the type cannot hold is left out when read, so the rules must refuse less.
inline constexpr qsizetype unlimited = -1;

/// A list of values, between `Least` and `Most` of them: a `FixedList`, a `std::vector`, or a set of keys.
template <class Codec = Auto, qsizetype Least = 0, qsizetype Most = unlimited>
struct List {
    template <class Ids, class Values>
    static void read(const JsonNode &node, Ids &ids, Values &values)
    {
        using Value = EntryOf<Values>;
        values = Values{};
        const QJsonArray list = detail::readList(node, Least, Most);
        for (qsizetype i = 0; i < list.size(); ++i) {
            Value value{};
            const JsonNode entry = node.entry(i, list[i]);
            CodecOf<Codec, Value>::read(entry, ids, value);
            detail::append(values, value);
        }
    }
    template <class Ids, class Values>
    static QJsonValue write(const Ids &ids, const Values &values)
    {
        QJsonArray list;
        for (const auto &value : values)
            list.append(CodecOf<Codec, EntryOf<Values>>::write(ids, value));
        return list;
    }
    template <class Ids, class Values>
    static bool fits(const Ids &ids, const Values &values)
    {
        if (std::cmp_less(values.size(), Least) || (Most >= 0 && std::cmp_greater(values.size(), Most)))
            return false;
        for (const auto &value : values) {
            if (!CodecOf<Codec, EntryOf<Values>>::fits(ids, value))
                return false;
        }
        return true;
    }
    template <class Values>
    static constexpr const JsonShape *shape()
    {
        return shapeOf<CodecOf<Codec, EntryOf<Values>>, EntryOf<Values>>();
    }
};

/// A list of one value for each player: `PerSeat<&Ids::seats, Number<0, 20>>`, of a `Per<Player, ...>` or a `FixedList`.
template <auto Seats, class Codec = Auto>
struct PerSeat {
    static constexpr bool takesWhole = true; ///< of a `Per` all values, not one

    template <class Ids, class Values>
    static void read(const JsonNode &node, Ids &ids, Values &values)
    {
        using Value = EntryOf<Values>;
        values = Values{};
        const auto seats = static_cast<qsizetype>(ids.*Seats);
        const QJsonArray list = node.list(seats, seats);
        for (qsizetype i = 0; i < list.size(); ++i) {
            Value value{};
            const JsonNode entry = node.entry(i, list[i]);
            CodecOf<Codec, Value>::read(entry, ids, value);
            if constexpr (requires { values.values; })
                values.values[static_cast<std::size_t>(i)] = value;
            else
                detail::append(values, value);
        }
    }
    template <class Ids, class Values>
    static QJsonValue write(const Ids &ids, const Values &values)
    {
        QJsonArray list;
        for (std::size_t i = 0; i < sizeOf(ids, values); ++i)
            list.append(CodecOf<Codec, EntryOf<Values>>::write(ids, *(values.begin() + i)));
        return list;
    }
    template <class Ids, class Values>
    static bool fits(const Ids &ids, const Values &values)
    {
        if (sizeOf(ids, values) != ids.*Seats)
            return false;
        for (std::size_t i = 0; i < ids.*Seats; ++i) {
            if (!CodecOf<Codec, EntryOf<Values>>::fits(ids, *(values.begin() + i)))
                return false;
        }
        return true;
    }
    template <class Values>
    static constexpr const JsonShape *shape()
    {
        return shapeOf<CodecOf<Codec, EntryOf<Values>>, EntryOf<Values>>();
    }

private:
    template <class Ids, class Values>
    static std::size_t sizeOf(const Ids &ids, const Values &values)
    {
        if constexpr (requires { values.size(); })
            return values.size();
        else
            return ids.*Seats;
    }
};

} // namespace skyledger::describe
