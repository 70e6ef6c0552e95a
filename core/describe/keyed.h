// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/codec.h"
#include "core/describe/member.h"

/// Objects whose keys are data: resources and their amounts, players and their shares, cells and what lies there.
namespace skyledger::describe {

namespace detail {

/// Notes that an object should have had so many keys.
void refuseSize(const JsonNode &place, qsizetype least, qsizetype most);

inline QLatin1StringView latin1(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// The key of a table's enumeration that a key of an object is; nothing, with a fault noted, if it is none.
template <class Codec, class Key, class Ids>
std::optional<Key> keyOf(const JsonNode &place, Ids &ids, const QString &text)
{
    Key key{};
    if (CodecOf<Codec, Key>::readKey(place, ids, text, key))
        return key;
    CodecOf<Codec, Key>::template refuseKey<Key>(place, ids);
    return std::nullopt;
}

template <class Key>
constexpr auto keysOfVocabulary(const JsonShape *shape)
{
    std::array<table::JsonKey, table::nameTable<Key>.size()> keys;
    for (std::size_t i = 0; i < keys.size(); ++i)
        keys[i] = {table::nameTable<Key>[i], shape};
    return keys;
}
/// The order of an object whose keys are the words of an enumeration.
template <class Key, const JsonShape *Shape = nullptr>
struct VocabularyShape {
    static constexpr auto keys = keysOfVocabulary<Key>(Shape);
    static constexpr JsonShape shape{keys, nullptr};
};

template <class Values>
struct PerOf;
template <class KeyType, class ValueType>
struct PerOf<table::Per<KeyType, ValueType>> {
    using Key = KeyType;
    using Value = ValueType;
};

} // namespace detail

/// The order of an object whose keys are the words of an enumeration, for shapes that are told by hand.
template <class Key>
inline constexpr const JsonShape &shapeOfWords = detail::VocabularyShape<Key>::shape;

/// Amounts by the words of an enumeration, of a `Per<Resource, ...>`: what is not named is 0, what is 0 not written.
template <int Least, int Most>
struct Amounts {
    static constexpr bool takesWhole = true; ///< of a `Per` all values, not one

    template <class Ids, class Values>
    static void read(const JsonNode &node, Ids &ids, Values &values)
    {
        values = Values{};
        const QJsonObject object = node.object();
        for (auto it = object.begin(); it != object.end(); ++it) {
            const JsonNode place = node.at(it.key(), it.value());
            if (const auto key =
                    detail::keyOf<Word, typename detail::PerOf<Values>::Key>(place, ids, it.key()))
                Number<Least, Most>::read(place, ids, values[*key]);
        }
    }
    template <class Ids, class Values>
    static QJsonValue write(const Ids &, const Values &values)
    {
        using Key = typename detail::PerOf<Values>::Key;
        QJsonObject object;
        for (const Key key : table::all<Key>()) {
            if (values[key] != 0)
                object.insert(table::word(key), static_cast<int>(values[key]));
        }
        return object;
    }
    template <class Ids, class Values>
    static bool fits(const Ids &ids, const Values &values)
    {
        for (const auto &value : values) {
            if (value != 0 && !Number<Least, Most>::fits(ids, value))
                return false;
        }
        return true;
    }
    template <class Values>
    static constexpr const JsonShape *shape()
    {
        return &detail::VocabularyShape<typename detail::PerOf<Values>::Key>::shape;
    }
};

/// Amounts, and one more under a word of its own, which is the last: `AmountsAnd<&Cost::units, anyWord, &Cost::any, 0, 99>`.
template <auto Units, const std::string_view &Extra, auto Member, int Least, int Most>
struct AmountsAnd {
    template <class Ids, class Struct>
    static void read(const JsonNode &node, Ids &ids, Struct &object)
    {
        using Key = typename detail::PerOf<std::remove_cvref_t<decltype(reach<Units>(object))>>::Key;
        object = Struct{};
        const QJsonObject amounts = node.object();
        for (auto it = amounts.begin(); it != amounts.end(); ++it) {
            const JsonNode place = node.at(it.key(), it.value());
            if (it.key() == detail::latin1(Extra))
                Number<Least, Most>::read(place, ids, reach<Member>(object));
            else if (const auto key = detail::keyOf<Word, Key>(place, ids, it.key()))
                Number<Least, Most>::read(place, ids, reach<Units>(object)[*key]);
        }
    }
    template <class Ids, class Struct>
    static QJsonValue write(const Ids &ids, const Struct &object)
    {
        QJsonObject amounts = Amounts<Least, Most>::write(ids, reach<Units>(object)).toObject();
        if (reach<Member>(object) != 0)
            amounts.insert(detail::latin1(Extra), static_cast<int>(reach<Member>(object)));
        return amounts;
    }
    template <class Ids, class Struct>
    static bool fits(const Ids &ids, const Struct &object)
    {
        return Amounts<Least, Most>::fits(ids, reach<Units>(object))
            && Number<Least, Most>::fits(ids, reach<Member>(object));
    }
    template <class Struct>
    static constexpr const JsonShape *shape()
    {
        return &Order<Struct>::shape;
    }
    /// All words, in the order of files.
    template <class Struct>
    static constexpr auto words()
    {
        using Held = std::remove_cvref_t<decltype(reach<Units>(std::declval<Struct &>()))>;
        constexpr auto &names = table::nameTable<typename detail::PerOf<Held>::Key>;
        std::array<std::string_view, names.size() + 1> all;
        for (std::size_t i = 0; i < names.size(); ++i)
            all[i] = names[i];
        all.back() = Extra;
        return all;
    }

private:
    template <class Struct>
    struct Order {
        static constexpr auto keys = [] {
            constexpr auto all = words<Struct>();
            std::array<table::JsonKey, all.size()> keys;
            for (std::size_t i = 0; i < all.size(); ++i)
                keys[i] = {all[i], nullptr};
            return keys;
        }();
        static constexpr JsonShape shape{keys, nullptr};
    };
};

/// An object with a value for each key that is given, of a `Per<Key, std::optional<Value>>`.
template <class KeyCodec = Auto, class Codec = Auto>
struct Keyed {
    static constexpr bool takesWhole = true; ///< of a `Per` all values, not one

    template <class Ids, class Values>
    static void read(const JsonNode &node, Ids &ids, Values &values)
    {
        using Key = typename detail::PerOf<Values>::Key;
        using Value = typename detail::PerOf<Values>::Value::value_type;
        values = Values{};
        const QJsonObject object = node.object();
        for (auto it = object.begin(); it != object.end(); ++it) {
            const JsonNode place = node.at(it.key(), it.value());
            if (const auto key = detail::keyOf<KeyCodec, Key>(place, ids, it.key()))
                CodecOf<Codec, Value>::read(place, ids, values[*key].emplace(Value{}));
        }
    }
    template <class Ids, class Values>
    static QJsonValue write(const Ids &ids, const Values &values)
    {
        using Key = typename detail::PerOf<Values>::Key;
        using Value = typename detail::PerOf<Values>::Value::value_type;
        QJsonObject object;
        for (const Key key : table::all<Key>()) {
            if (values[key])
                object.insert(CodecOf<KeyCodec, Key>::writeKey(ids, key),
                              CodecOf<Codec, Value>::write(ids, *values[key]));
        }
        return object;
    }
    template <class Ids, class Values>
    static bool fits(const Ids &ids, const Values &values)
    {
        using Key = typename detail::PerOf<Values>::Key;
        using Value = typename detail::PerOf<Values>::Value::value_type;
        for (const Key key : table::all<Key>()) {
            if (values[key]
                && !(CodecOf<KeyCodec, Key>::fits(ids, key)
                     && CodecOf<Codec, Value>::fits(ids, *values[key])))
                return false;
        }
        return true;
    }
    template <class Values>
    static constexpr const JsonShape *shape()
    {
        using Value = typename detail::PerOf<Values>::Value::value_type;
        return &Inner<Value>::shape;
    }

private:
    template <class Value>
    struct Inner {
        static constexpr JsonShape shape{{}, shapeOf<CodecOf<Codec, Value>, Value>()};
    };
};

/// An object as a list of entries, each with a key and a value: `KeyedList<&Segment::cell, CellCodec,
/// &Segment::resource, Nullable<Word>, 1, 6>`. Entries stand in the order of their keys as text; no key stands twice.
template <auto KeyMember, class KeyCodec, auto ValueMember, class Codec, qsizetype Least = 0,
          qsizetype Most = unlimited>
struct KeyedList {
    template <class Ids, class Entries>
    static void read(const JsonNode &node, Ids &ids, Entries &entries)
    {
        using Key = std::remove_cvref_t<decltype(reach<KeyMember>(std::declval<EntryOf<Entries> &>()))>;
        using Value = std::remove_cvref_t<decltype(reach<ValueMember>(std::declval<EntryOf<Entries> &>()))>;
        entries = Entries{};
        const QJsonObject object = node.object();
        if (object.size() < Least || (Most >= 0 && object.size() > Most))
            detail::refuseSize(node, Least, Most);
        for (auto it = object.begin(); it != object.end(); ++it) {
            const JsonNode place = node.at(it.key(), it.value());
            const auto key = detail::keyOf<KeyCodec, Key>(place, ids, it.key());
            if (!key)
                return;
            EntryOf<Entries> entry{};
            reach<KeyMember>(entry) = *key;
            CodecOf<Codec, Value>::read(place, ids, reach<ValueMember>(entry));
            detail::append(entries, entry);
        }
    }
    template <class Ids, class Entries>
    static QJsonValue write(const Ids &ids, const Entries &entries)
    {
        QJsonObject object;
        for (const auto &entry : entries) {
            const auto &key = reach<KeyMember>(entry);
            const auto &value = reach<ValueMember>(entry);
            object.insert(CodecOf<KeyCodec, std::remove_cvref_t<decltype(key)>>::writeKey(ids, key),
                          CodecOf<Codec, std::remove_cvref_t<decltype(value)>>::write(ids, value));
        }
        return object;
    }
    template <class Ids, class Entries>
    static bool fits(const Ids &ids, const Entries &entries)
    {
        QJsonObject seen;
        for (const auto &entry : entries) {
            const auto &key = reach<KeyMember>(entry);
            const auto &value = reach<ValueMember>(entry);
            using Key = CodecOf<KeyCodec, std::remove_cvref_t<decltype(key)>>;
            if (!Key::fits(ids, key)
                || !CodecOf<Codec, std::remove_cvref_t<decltype(value)>>::fits(ids, value))
                return false;
            seen.insert(Key::writeKey(ids, key), true);
        }
        const auto size = static_cast<qsizetype>(entries.size());
        return seen.size() == size && size >= Least && (Most < 0 || size <= Most);
    }
};

} // namespace skyledger::describe
