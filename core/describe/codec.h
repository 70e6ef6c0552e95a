// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/usual.h"
#include "core/table/fixedlist.h"
#include "core/table/ids.h"
#include "core/table/jsonnode.h"
#include "core/table/jsonwriter.h"
#include "core/table/keyset.h"
#include "core/table/names.h"

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

/// How single values stand in JSON. A codec is an empty type with three functions:
///
///     read(node, ids, value)   reads the value, or notes a fault at the node and leaves it harmless
///     write(ids, value)        the same back
///     fits(ids, value)         whether what is written can be read again: the limits of the format
///
/// `ids` is the game's own struct of ids (`IdList` members and the number of seats). What can be a key of an object or
/// a word of a path has besides
///
///     readKey(place, ids, text, value)   false if the text is no such key; faults within one are noted at the place
///     writeKey(ids, value)
///     refuseKey(place, ids)              notes at the place what would have been a key
///
/// A game writes codecs of its own for what is shaped as nothing else.
namespace skyledger::describe {

using table::JsonNode;
using table::JsonShape;

namespace detail {

/// Notes that a text should have been one of an enumeration's names.
void refuseWord(const JsonNode &place, std::span<const std::string_view> names);
/// An id: known ones are answered with their place in the list, others noted as faults or handed out to be taken up.
std::optional<table::Id> readNewId(const JsonNode &place, QStringView text, bool listed);
void refuseMoreIds(const JsonNode &place, std::size_t capacity);
/// The list that a node is; without limits where `most` is below 0.
QJsonArray readList(const JsonNode &node, qsizetype least, qsizetype most);
void refuseSpelling(const JsonNode &place, QLatin1StringView expected);
/// Notes that an object or list should have had so many entries.
void refuseSize(const JsonNode &place, qsizetype least, qsizetype most);

template <class Value>
struct MemberOf;
template <class Owner, class Value>
struct MemberOf<Value Owner::*> {
    using Struct = Owner;
    using Type = Value;
};
/// What a pointer to a member leads to.
template <auto Member>
using MemberType = typename MemberOf<decltype(Member)>::Type;

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

/// A word of a closed vocabulary: the key's name in `table::nameTable`.
struct Word {
    template <class Ids, class Key>
    static void read(const JsonNode &node, Ids &, Key &value)
    {
        value = static_cast<Key>(node.word(table::nameTable<Key>));
    }
    template <class Ids, class Key>
    static QJsonValue write(const Ids &, Key value)
    {
        return table::word(value);
    }
    template <class Ids, class Key>
    static bool fits(const Ids &, Key value)
    {
        return !table::nameOf(value).empty();
    }
    template <class Ids, class Key>
    static bool readKey(const JsonNode &, Ids &, QStringView text, Key &value)
    {
        for (std::size_t i = 0; i < table::nameTable<Key>.size(); ++i) {
            const std::string_view name = table::nameTable<Key>[i];
            if (text == QLatin1StringView(name.data(), static_cast<qsizetype>(name.size()))) {
                value = static_cast<Key>(i);
                return true;
            }
        }
        return false;
    }
    template <class Ids, class Key>
    static QString writeKey(const Ids &, Key value)
    {
        return table::word(value);
    }
    template <class Key, class Ids>
    static void refuseKey(const JsonNode &place, const Ids &)
    {
        detail::refuseWord(place, table::nameTable<Key>);
    }
    /// How many keys there are.
    template <class Key, class Ids>
    static std::size_t count(const Ids &)
    {
        return table::nameTable<Key>.size();
    }
};

/// A word as the key of an object in which other keys may stand too: those are none of the table's.
struct OpenWord : Word {
    template <class Key, class Ids>
    static void refuseKey(const JsonNode &, const Ids &)
    {
    }
};

/// A text of so many characters, as people count them.
template <qsizetype Least, qsizetype Most>
struct Text {
    template <class Ids>
    static void read(const JsonNode &node, Ids &, QString &value)
    {
        value = node.text(Least, Most);
    }
    template <class Ids>
    static QJsonValue write(const Ids &, const QString &value)
    {
        return value;
    }
    template <class Ids>
    static bool fits(const Ids &, const QString &value)
    {
        return value.size() >= Least && value.size() <= Most;
    }
};

/// A thing that people call by a number, from 1 or another first one: a crew, a space, a level, a player of a fixed number
/// of seats.
template <int Most, int First = 1>
struct Numbered {
    template <class Ids, class Key>
    static void read(const JsonNode &node, Ids &, Key &value)
    {
        value = static_cast<Key>(node.number(First, Most) - First);
    }
    template <class Ids, class Key>
    static QJsonValue write(const Ids &, Key value)
    {
        return static_cast<int>(value) + First;
    }
    template <class Ids, class Key>
    static bool fits(const Ids &, Key value)
    {
        return table::indexOf(value) <= Most - First;
    }
    template <class Ids, class Key>
    static bool readKey(const JsonNode &, Ids &, QStringView text, Key &value)
    {
        for (int number = First; number <= Most; ++number) {
            if (text == QString::number(number)) {
                value = static_cast<Key>(number - First);
                return true;
            }
        }
        return false;
    }
    template <class Ids, class Key>
    static QString writeKey(const Ids &, Key value)
    {
        return QString::number(static_cast<int>(value) + First);
    }
    template <class Key, class Ids>
    static void refuseKey(const JsonNode &place, const Ids &)
    {
        place.refuse(table::expect::numberIn, {QString::number(First), QString::number(Most)});
    }
    template <class Key, class Ids>
    static std::size_t count(const Ids &)
    {
        return Most - First + 1;
    }
};

/// A player by the number of the seat, from 1 to the number of players: `Seat<&Ids::seats>`. So with whatever else is
/// numbered as far as the ids tell, by a member or a way through several.
template <auto Seats>
struct Seat {
    template <class Ids, class Key>
    static void read(const JsonNode &node, Ids &ids, Key &value)
    {
        value = static_cast<Key>(node.number(1, static_cast<int>(reach<Seats>(ids))) - 1);
    }
    template <class Ids, class Key>
    static QJsonValue write(const Ids &, Key value)
    {
        return static_cast<int>(value) + 1;
    }
    template <class Ids, class Key>
    static bool fits(const Ids &ids, Key value)
    {
        return table::indexOf(value) < reach<Seats>(ids);
    }
    template <class Ids, class Key>
    static bool readKey(const JsonNode &, Ids &ids, QStringView text, Key &value)
    {
        for (std::size_t i = 0; i < reach<Seats>(ids); ++i) {
            if (text == QString::number(i + 1)) {
                value = static_cast<Key>(i);
                return true;
            }
        }
        return false;
    }
    template <class Ids, class Key>
    static QString writeKey(const Ids &, Key value)
    {
        return QString::number(table::indexOf(value) + 1);
    }
    template <class Key, class Ids>
    static void refuseKey(const JsonNode &place, const Ids &ids)
    {
        place.refuse(table::expect::numberIn, {QStringLiteral("1"), QString::number(reach<Seats>(ids))});
    }
    template <class Key, class Ids>
    static std::size_t count(const Ids &ids)
    {
        return reach<Seats>(ids);
    }
};

/// The thing that an id stands for: `Thing<&Ids::cities>`. An id that is not known is refused where the catalogue lists
/// such things, else it is taken up as it is met.
template <auto List>
struct Thing {
    using Key = typename detail::MemberType<List>::Thing;

    template <class Ids>
    static void read(const JsonNode &node, Ids &ids, Key &value)
    {
        const QString text = node.value().toString();
        readKey(node, ids, text, value);
    }
    template <class Ids>
    static QJsonValue write(const Ids &ids, Key value)
    {
        return (ids.*List).text(value);
    }
    template <class Ids>
    static bool fits(const Ids &ids, Key value)
    {
        return (ids.*List).contains(value);
    }
    template <class Ids>
    static bool readKey(const JsonNode &place, Ids &ids, QStringView text, Key &value)
    {
        auto &list = ids.*List;
        if (const auto known = list.find(text)) {
            value = *known;
            return true;
        }
        value = Key{};
        const auto id = detail::readNewId(place, text, list.listed);
        if (!id)
            return true;
        if (const auto added = list.add(*id))
            value = *added;
        else
            detail::refuseMoreIds(place, list.capacity());
        return true;
    }
    template <class Ids>
    static QString writeKey(const Ids &ids, Key value)
    {
        return (ids.*List).text(value);
    }
    template <class, class Ids>
    static void refuseKey(const JsonNode &place, const Ids &)
    {
        place.refuse(table::expect::id);
    }
    template <class, class Ids>
    static std::size_t count(const Ids &ids)
    {
        return (ids.*List).size();
    }
    /// Takes up the ids of a catalogue's list of objects: from then on there are no others.
    template <class Ids>
    static void readListed(const JsonNode &node, Ids &ids)
    {
        auto &list = ids.*List;
        const QJsonArray entries = node.list(0, static_cast<qsizetype>(table::countOf<Key>));
        table::FixedList<table::Id, table::countOf<Key>> seen;
        for (qsizetype i = 0; i < entries.size(); ++i) {
            const JsonNode entry = node.entry(i, entries[i]);
            entry.object();
            const JsonNode place = entry.at(QLatin1StringView("id"));
            const auto id = detail::readNewId(place, place.text(), false);
            if (!id)
                return;
            if (seen.contains(*id))
                place.refuse(table::expect::newId);
            seen.append(*id);
            if (!list.add(*id))
                detail::refuseMoreIds(place, list.capacity());
        }
        list.listed = true;
    }
};

/// A text in a spelling of the game's own, such as an area `C4:D5`. `parse` takes the text, and the ids too if it wants
/// to, and answers nothing for what is no such text; `text` writes it. What is expected completes "expected ...".
template <auto Parse, auto Text, const QLatin1StringView &Expected>
struct Spelled {
    template <class Ids, class Value>
    static void read(const JsonNode &node, Ids &ids, Value &value)
    {
        if (!node.value().isString() || !readKey(node, ids, node.value().toString(), value))
            detail::refuseSpelling(node, Expected);
    }
    template <class Ids, class Value>
    static QJsonValue write(const Ids &ids, const Value &value)
    {
        return writeKey(ids, value);
    }
    template <class Ids, class Value>
    static bool fits(const Ids &ids, const Value &value)
    {
        const auto again = parsed(ids, QString(writeKey(ids, value)));
        return again && *again == value;
    }
    template <class Ids, class Value>
    static bool readKey(const JsonNode &, Ids &ids, QStringView text, Value &value)
    {
        const auto read = parsed(ids, text);
        if (read)
            value = *read;
        return read.has_value();
    }
    template <class Ids, class Value>
    static QString writeKey(const Ids &ids, const Value &value)
    {
        if constexpr (requires { Text(value, ids); })
            return Text(value, ids);
        else
            return Text(value);
    }
    template <class, class Ids>
    static void refuseKey(const JsonNode &place, const Ids &)
    {
        detail::refuseSpelling(place, Expected);
    }

private:
    template <class Ids>
    static auto parsed(const Ids &ids, QStringView text)
    {
        if constexpr (requires { Parse(text, ids); })
            return Parse(text, ids);
        else
            return Parse(text);
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
