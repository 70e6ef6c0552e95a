// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/codec.h"
#include "core/describe/form.h"
#include "core/describe/member.h"

#include <array>
#include <span>
#include <utility>

/// A game tells the keys of an object in a table of fields, each bound to a member of the struct that it fills:
///
///     constexpr Field<Fly, Ids> flyFields[] = {
///         field<&Fly::city>("city"),
///         optionalField<&Fly::points, Number<0, 30>>("points"),
///     };
///
/// The order of the table is the order in which files are written and read. A codec that is left out is the usual one
/// of the member's type (`Usual`).
namespace skyledger::describe {

/// One key of an object, with types erased.
struct FieldCode {
    std::string_view key;
    bool optional = false; ///< may be left out
    const JsonShape *shape = nullptr;
    const FormCode *form = nullptr;
    void (*read)(const JsonNode &node, void *ids, void *object) = nullptr;
    /// Undefined where the key is left out.
    QJsonValue (*write)(const void *ids, const void *object) = nullptr;
    bool (*fits)(const void *ids, const void *object) = nullptr;
};

/// Reads one field of an object; what is optional and not there is left as it is.
void readField(const JsonNode &object, const FieldCode &field, void *ids, void *value);
/// The same where what stands under the key is at hand.
void readField(const JsonNode &object, const FieldCode &field, const QJsonValue &given, void *ids,
               void *value);
void writeField(QJsonObject &object, const FieldCode &field, const void *ids, const void *value);

namespace detail {

/// A key that must be there.
struct Always {
    template <class Codec, auto Member, class Ids, class Struct>
    static void read(const JsonNode &node, Ids &ids, Struct &object)
    {
        auto &value = reach<Member>(object);
        CodecOf<Codec, std::remove_cvref_t<decltype(value)>>::read(node, ids, value);
    }
    template <auto Member, class Struct>
    static bool isGiven(const Struct &)
    {
        return true;
    }
    template <auto Member, class Struct>
    static const auto &valueOf(const Struct &object)
    {
        return reach<Member>(object);
    }
};

/// A key that may be left out: an empty `std::optional`, or the value that the member has from the start.
struct WhereGiven {
    template <class Codec, auto Member, class Ids, class Struct>
    static void read(const JsonNode &node, Ids &ids, Struct &object)
    {
        auto &value = reach<Member>(object);
        using Value = std::remove_cvref_t<decltype(value)>;
        if constexpr (isOptional<Value>) {
            // Not into `value` itself: with link-time optimisation g++ 12 takes its first member for the whole.
            typename Value::value_type given{};
            CodecOf<Codec, typename Value::value_type>::read(node, ids, given);
            value = std::move(given);
        } else {
            CodecOf<Codec, Value>::read(node, ids, value);
        }
    }
    template <auto Member, class Struct>
    static bool isGiven(const Struct &object)
    {
        const auto &value = reach<Member>(object);
        if constexpr (isOptional<std::remove_cvref_t<decltype(value)>>)
            return value.has_value();
        else
            return !(value == reach<Member>(initial<Struct>));
    }
    template <auto Member, class Struct>
    static const auto &valueOf(const Struct &object)
    {
        const auto &value = reach<Member>(object);
        if constexpr (isOptional<std::remove_cvref_t<decltype(value)>>)
            return *value;
        else
            return value;
    }
};

/// A key that is there exactly where the optional on the way to its member holds something.
struct WithGroup : Always {
    template <auto Member, class Struct>
    static bool isGiven(const Struct &object)
    {
        return leadsTo<Member>(object);
    }
};

/// A key that is left out unless a set of the struct names it.
template <auto Set, auto Key>
struct WhereMarked : Always {
    template <class Codec, auto Member, class Ids, class Struct>
    static void read(const JsonNode &node, Ids &ids, Struct &object)
    {
        reach<Set>(object).insert(Key);
        Always::read<Codec, Member>(node, ids, object);
    }
    template <auto Member, class Struct>
    static bool isGiven(const Struct &object)
    {
        return reach<Set>(object).contains(Key);
    }
};

/// A field before it is known of which game it is.
template <auto Member, class Codec, class Presence>
struct FieldOf {
    std::string_view key;
};

} // namespace detail

/// A field of a struct, for a game's ids.
template <class Struct, class Ids>
struct Field : FieldCode {
    // Made of what `field` and its sisters tell.
    template <auto Member, class Codec, class Presence>
    constexpr Field(detail::FieldOf<Member, Codec, Presence> told)
    {
        key = told.key;
        optional = !std::is_same_v<Presence, detail::Always>;
        using Value =
            std::remove_cvref_t<decltype(Presence::template valueOf<Member>(std::declval<const Struct &>()))>;
        using Chosen = CodecOf<Codec, Value>;
        shape = shapeOf<Chosen, Value>();
        form = formOf<Chosen, Value, Ids>();
        read = [](const JsonNode &node, void *ids, void *object) {
            Presence::template read<Codec, Member>(node, *static_cast<Ids *>(ids),
                                                   *static_cast<Struct *>(object));
        };
        write = [](const void *ids, const void *object) {
            const Struct &value = *static_cast<const Struct *>(object);
            if (!Presence::template isGiven<Member>(value))
                return QJsonValue(QJsonValue::Undefined);
            return QJsonValue(
                Chosen::write(*static_cast<const Ids *>(ids), Presence::template valueOf<Member>(value)));
        };
        fits = [](const void *ids, const void *object) {
            const Struct &value = *static_cast<const Struct *>(object);
            return !Presence::template isGiven<Member>(value)
                || Chosen::fits(*static_cast<const Ids *>(ids), Presence::template valueOf<Member>(value));
        };
    }
};

/// A key that must be there. The member is a pointer to one, or a way through several: `at<&Slide::push, &Push::line>`.
template <auto Member, class Codec = Auto>
constexpr auto field(std::string_view key)
{
    return detail::FieldOf<Member, Codec, detail::Always>{key};
}

/// A key that may be left out. It is written where a `std::optional` holds something, or a plain member differs from
/// what it is from the start.
template <auto Member, class Codec = Auto>
constexpr auto optionalField(std::string_view key)
{
    return detail::FieldOf<Member, Codec, detail::WhereGiven>{key};
}

/// A key that may be left out together with others of a group: the way to its member leads through a `std::optional`,
/// which holds something exactly where one of them is there.
template <auto Member, class Codec = Auto>
constexpr auto groupField(std::string_view key)
{
    return detail::FieldOf<Member, Codec, detail::WithGroup>{key};
}

/// A key that may be left out where a set of keys in the same struct tells which are given.
template <auto Set, auto Key, auto Member, class Codec = Auto>
constexpr auto markedField(std::string_view key)
{
    return detail::FieldOf<Member, Codec, detail::WhereMarked<Set, Key>>{key};
}

/// A table without entries.
inline constexpr std::array<FieldCode, 0> noFields{};

namespace detail {
/// Whether a table is one of fields of that struct, for those ids.
template <class Fields, class Struct, class Ids>
inline constexpr bool isTableOf =
    std::is_same_v<std::remove_cvref_t<decltype(*std::begin(std::declval<Fields &>()))>,
                   Field<Struct, Ids>> || std::is_same_v<Fields, std::remove_cvref_t<decltype(noFields)>>;
} // namespace detail

template <const auto &Fields, class Ids, class Struct>
void readFields(const JsonNode &node, Ids &ids, Struct &object)
{
    static_assert(detail::isTableOf<std::remove_cvref_t<decltype(Fields)>, Struct, Ids>);
    for (const FieldCode &each : Fields)
        readField(node, each, &ids, &object);
}
/// The same where what stands under each key is at hand, in the order of the table.
template <const auto &Fields, class Ids, class Struct>
void readFields(const JsonNode &node, std::span<const QJsonValue> given, Ids &ids, Struct &object)
{
    static_assert(detail::isTableOf<std::remove_cvref_t<decltype(Fields)>, Struct, Ids>);
    for (std::size_t i = 0; i < std::size(Fields); ++i)
        readField(node, Fields[i], given[i], &ids, &object);
}
template <const auto &Fields, class Ids, class Struct>
void writeFields(QJsonObject &written, const Ids &ids, const Struct &object)
{
    static_assert(detail::isTableOf<std::remove_cvref_t<decltype(Fields)>, Struct, Ids>);
    for (const FieldCode &each : Fields)
        writeField(written, each, &ids, &object);
}
template <const auto &Fields, class Ids, class Struct>
bool fieldsFit(const Ids &ids, const Struct &object)
{
    static_assert(detail::isTableOf<std::remove_cvref_t<decltype(Fields)>, Struct, Ids>);
    for (const FieldCode &each : Fields) {
        if (!each.fits(&ids, &object))
            return false;
    }
    return true;
}

namespace detail {
/// Whether a value, as it would be written, passes a check of its form.
template <auto Check, class Value>
bool passes(const QJsonValue &written, const Value &value)
{
    table::JsonFaults faults;
    Check(JsonNode(faults, written), value);
    return !faults.any();
}
} // namespace detail

/// An object inside of another one, with a table of its own. `Check`, if there is one, looks at what was read once
/// more: `void check(const JsonNode &node, const Value &value)`.
template <const auto &Fields, auto Check = nullptr>
struct Object {
    template <class Ids, class Value>
    static void read(const JsonNode &node, Ids &ids, Value &value)
    {
        node.object();
        readFields<Fields>(node, ids, value);
        if constexpr (!std::is_null_pointer_v<decltype(Check)>)
            Check(node, value);
    }
    template <class Ids, class Value>
    static QJsonValue write(const Ids &ids, const Value &value)
    {
        QJsonObject object;
        writeFields<Fields>(object, ids, value);
        return object;
    }
    template <class Ids, class Value>
    static bool fits(const Ids &ids, const Value &value)
    {
        if (!fieldsFit<Fields>(ids, value))
            return false;
        if constexpr (std::is_null_pointer_v<decltype(Check)>)
            return true;
        else
            return detail::passes<Check>(write(ids, value), value);
    }
    template <class>
    static constexpr const JsonShape *shape()
    {
        return &inner;
    }
    template <class, class>
    static constexpr const FormCode *form()
    {
        return &entered;
    }

private:
    static constexpr auto parts = [] {
        std::array<FormField, std::size(Fields)> all;
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = {Fields[i].key, Fields[i].optional, Fields[i].form};
        return all;
    }();
    static constexpr FormCode entered{.kind = FormCode::Kind::Object, .fields = parts};
    static constexpr auto keys = [] {
        std::array<table::JsonKey, std::size(Fields)> all;
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = {Fields[i].key, Fields[i].shape};
        return all;
    }();
    static constexpr JsonShape inner{keys, nullptr};
};

} // namespace skyledger::describe
