// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/member.h"
#include "core/describe/usual.h"
#include "core/table/ids.h"
#include "core/table/jsonnode.h"
#include "core/table/jsonwriter.h"
#include "core/table/names.h"

#include <optional>
#include <span>
#include <string_view>

/// How what has a name, a number or an id stands in JSON: most of it can be the key of an object too.
namespace skyledger::describe {

using table::JsonNode;

namespace detail {

/// Notes that a text should have been one of an enumeration's names.
void refuseWord(const JsonNode &place, std::span<const std::string_view> names);
/// An id: known ones are answered with their place in the list, others noted as faults or handed out to be taken up.
std::optional<table::Id> readNewId(const JsonNode &place, QStringView text, bool listed);
void refuseMoreIds(const JsonNode &place, std::size_t capacity);
void refuseSpelling(const JsonNode &place, QLatin1StringView expected);

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

} // namespace detail

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

} // namespace skyledger::describe
