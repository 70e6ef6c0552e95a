// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/access.h"
#include "core/describe/keyed.h"

/// How a value can be entered: what its codec tells an editor, with types erased.
namespace skyledger::describe {

struct FormField;

/// The form of a value. A codec of a game's own may tell one: `template <class Ids, class Value> static constexpr const
/// FormCode *form()`.
struct FormCode {
    enum class Kind : std::uint8_t {
        Own, ///< of a shape that only the game knows
        Number,
        Word,  ///< one of `words`
        Thing, ///< a thing by its id
        Text,
        Truth,
        Amounts, ///< an amount for each of `words`
        List,
        Object
    };
    Kind kind = Kind::Own;
    bool mayBeNull = false; ///< null: none is printed
    int least = 0;          ///< of a number, of each amount; of the length of a text or list
    int most = 0;           ///< below 0: any
    std::span<const std::string_view> words{};
    const FormCode *entry = nullptr;     ///< of each entry of a list
    std::span<const FormField> fields{}; ///< of an object
    const KeyCode *thing = nullptr;
};

/// One key of an object.
struct FormField {
    std::string_view key;
    bool optional = false; ///< may be left out
    const FormCode *form = nullptr;
};

template <class Codec, class Value, class Ids>
constexpr const FormCode *formOf();

namespace detail {

template <class Codec, class Value, class Ids>
struct FormFor {
    static constexpr FormCode code{};
};
template <class Value, class Ids>
struct FormFor<Truth, Value, Ids> {
    static constexpr FormCode code{.kind = FormCode::Kind::Truth};
};
template <int Least, int Most, class Value, class Ids>
struct FormFor<Number<Least, Most>, Value, Ids> {
    static constexpr FormCode code{.kind = FormCode::Kind::Number, .least = Least, .most = Most};
};
template <int Most, int First, class Value, class Ids>
struct FormFor<Numbered<Most, First>, Value, Ids> {
    static constexpr FormCode code{.kind = FormCode::Kind::Number, .least = First, .most = Most};
};
template <class Value, class Ids>
struct FormFor<Word, Value, Ids> {
    static constexpr FormCode code{.kind = FormCode::Kind::Word, .words = table::nameTable<Value>};
};
template <class Value, class Ids>
struct FormFor<OpenWord, Value, Ids> : FormFor<Word, Value, Ids> {
};
template <qsizetype Least, qsizetype Most, class Value, class Ids>
struct FormFor<Text<Least, Most>, Value, Ids> {
    static constexpr FormCode code{.kind = FormCode::Kind::Text, .least = Least, .most = Most};
};
template <auto List, class Value, class Ids>
struct FormFor<Thing<List>, Value, Ids> {
    static constexpr KeyCode key = keyCode<Value, Ids, Thing<List>>();
    static constexpr FormCode code{.kind = FormCode::Kind::Thing, .thing = &key};
};
template <int Least, int Most, class Values, class Ids>
struct FormFor<Amounts<Least, Most>, Values, Ids> {
    static constexpr FormCode code{.kind = FormCode::Kind::Amounts,
                                   .least = Least,
                                   .most = Most,
                                   .words = table::nameTable<typename PerOf<Values>::Key>};
};
template <auto Units, const std::string_view &Extra, auto Member, int Least, int Most, class Struct,
          class Ids>
struct FormFor<AmountsAnd<Units, Extra, Member, Least, Most>, Struct, Ids> {
    static constexpr auto words = AmountsAnd<Units, Extra, Member, Least, Most>::template words<Struct>();
    static constexpr FormCode code{
        .kind = FormCode::Kind::Amounts, .least = Least, .most = Most, .words = words};
};
template <class Codec, auto First, auto... Others, class Struct, class Ids>
struct FormFor<MemberList<Codec, First, Others...>, Struct, Ids> {
    using Entry = std::remove_cvref_t<decltype(reach<First>(std::declval<Struct &>()))>;
    static constexpr FormCode code{.kind = FormCode::Kind::List,
                                   .least = 1 + sizeof...(Others),
                                   .most = 1 + sizeof...(Others),
                                   .entry = formOf<CodecOf<Codec, Entry>, Entry, Ids>()};
};
template <class Codec, qsizetype Least, qsizetype Most, class Values, class Ids>
struct FormFor<List<Codec, Least, Most>, Values, Ids> {
    using Entry = EntryOf<Values>;
    static constexpr FormCode code{.kind = FormCode::Kind::List,
                                   .least = Least,
                                   .most = Most,
                                   .entry = formOf<CodecOf<Codec, Entry>, Entry, Ids>()};
};

template <class Value>
struct Held {
    using Type = Value;
};
template <class Value>
struct Held<std::optional<Value>> {
    using Type = Value;
};
template <class Codec, class Value, class Ids>
struct FormFor<Nullable<Codec>, Value, Ids> {
    using Inner = typename Held<Value>::Type;
    static constexpr FormCode code = [] {
        FormCode form = *formOf<CodecOf<Codec, Inner>, Inner, Ids>();
        form.mayBeNull = true;
        return form;
    }();
};

} // namespace detail

template <class Codec, class Value, class Ids>
constexpr const FormCode *formOf()
{
    if constexpr (requires { Codec::template form<Ids, Value>(); })
        return Codec::template form<Ids, Value>();
    else
        return &detail::FormFor<Codec, Value, Ids>::code;
}

} // namespace skyledger::describe
