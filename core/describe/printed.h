// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/field.h"
#include "core/play/verdict.h"

#include <memory>

/// What is printed on the components of a game, one row for each kind of value:
///
///     constexpr PrintedValue<Catalogue, Ids> values[] = {
///         printed<at<&Catalogue::cities, &CityValues::combat>, Number<0, 20>>(Value::Combat, "cities.{city}.combat"),
///         printed<&Catalogue::termSpaces, Number<1, 9>>(Value::TermSpaces, "termSpaces").on(Page::Board),
///     };
///
/// The member that a row leads to is a `std::optional`: empty, the value is not known. A word of the path in braces is a
/// thing: by its id in a list of objects that have ids, else by its word as the key of an object. In brackets it is the
/// place in a list, from 1. From the table follow reading and writing a catalogue and the order of its keys, what is
/// missing, what a value is called, and where it comes from. What a game keeps in another form it reads and writes by
/// two functions (`byFunctions`).
namespace skyledger::describe {

/// Where a value comes from. The order is that of trust, the most trusted first.
enum class ValueSource : std::uint8_t { Rulebook, Inferred, Copy, Sample };

namespace detail {
/// What a row tells beside its types.
struct PrintedTold {
    Code id;
    std::string_view path;
    Code page;             ///< of the owner's copy
    bool hasPage = false;  ///< else it stands on the page of the row before it
    Code rule{};           ///< by which people look it up
    bool hasRule = false;  ///< else it is that of the row before it
    bool isAsked = true;   ///< whether a game can need it: then it can be missing
    bool isNeeded = false; ///< a game cannot be set up without it
    bool isKept = true;    ///< whether the catalogue of the rules has it; else only its form is looked at
    bool isChecked = true; ///< whether reading a document looks at its form
    bool orNull = false;   ///< null says too that it is not known
};
} // namespace detail

/// One row, with types erased.
struct PrintedCode : detail::PrintedTold {
    std::span<const KeyCode> keys;
    const JsonShape *shape = nullptr;
    const FormCode *form = nullptr;
    /// Reads the value into the catalogue.
    void (*read)(const JsonNode &node, void *ids, void *catalogue, const Things &things) = nullptr;
    /// Undefined where it is missing.
    QJsonValue (*write)(const void *ids, const void *catalogue, const Things &things) = nullptr;
    bool (*fits)(const void *ids, const void *catalogue, const Things &things) = nullptr;
    void (*clear)(void *catalogue, const Things &things) = nullptr;
    /// Looks at the form of a value for which a catalogue has no place.
    void (*look)(const JsonNode &node, void *ids) = nullptr;
    /// Null: every thing has it.
    bool (*exists)(const Things &things) = nullptr;
    /// Null: as `isAsked` says.
    bool (*asks)(const void *catalogue, const Things &things) = nullptr;
    /// Of a number, or of how many entries a list has. Null: no limits but those of its form.
    std::optional<ValueRange> (*range)(const void *catalogue) = nullptr;

    /// Whether a game that knows so much can need the value of these things.
    bool isAskedOf(const void *catalogue, const Things &things) const
    {
        return asks ? asks(catalogue, things) : isAsked;
    }
};

namespace detail {
template <class Typed, class... Keys>
struct ShownOf {
};
} // namespace detail

/// For a row that has no place in the catalogue of the rules, such as a name that is only shown: `onlyShown<QString,
/// City>`.
template <class Typed, class... Keys>
inline constexpr detail::ShownOf<Typed, Keys...> onlyShown{};

namespace detail {

template <class Place, class Codec, auto Exists, auto Asks, auto Range>
struct PrintedOf {
    PrintedTold told;

    /// The page of the owner's copy on which it stands, and the rows after it that name none.
    constexpr PrintedOf on(Code page) const
    {
        return with(&PrintedTold::page, page).with(&PrintedTold::hasPage, true);
    }
    /// The rule that explains it, and the rows after it that name none.
    constexpr PrintedOf by(Code rule) const
    {
        return with(&PrintedTold::rule, rule).with(&PrintedTold::hasRule, true);
    }
    /// No game needs it: it is never missing.
    constexpr PrintedOf unasked() const { return with(&PrintedTold::isAsked, false); }
    /// No game can be set up without it.
    constexpr PrintedOf needed() const { return with(&PrintedTold::isNeeded, true); }
    /// Null says the same as nothing: it is not known.
    constexpr PrintedOf orNull() const { return with(&PrintedTold::orNull, true); }
    /// A document may say there what it likes; only editors are held to the form.
    constexpr PrintedOf unchecked() const { return with(&PrintedTold::isChecked, false); }
    /// Which things have it: `bool f(Key...)`, with the keys of the path.
    template <auto Function>
    constexpr auto where() const
    {
        return PrintedOf<Place, Codec, Function, Asks, Range>{told};
    }
    /// Of which things a game can need it: `bool f(const Catalogue &, Key...)`.
    template <auto Function>
    constexpr auto askedWhere() const
    {
        return PrintedOf<Place, Codec, Exists, Function, Range>{told};
    }
    /// Limits that other values set: `ValueRange f(const Catalogue &)`, which are read before. Of a list: how many entries
    /// it has.
    template <auto Function>
    constexpr auto within() const
    {
        return PrintedOf<Place, Codec, Exists, Asks, Function>{told};
    }

private:
    template <class Value>
    constexpr PrintedOf with(Value PrintedTold::*member, Value value) const
    {
        PrintedOf row = *this;
        row.told.*member = value;
        return row;
    }
};

template <class... Keys, std::size_t... At>
bool holds(bool (*function)(Keys...), const Things &things, std::index_sequence<At...>)
{
    return function(static_cast<Keys>(things[At])...);
}
template <class... Keys>
bool holds(bool (*function)(Keys...), const Things &things)
{
    return holds(function, things, std::index_sequence_for<Keys...>{});
}
template <class Catalogue, class... Keys, std::size_t... At>
bool asksFor(bool (*function)(const Catalogue &, Keys...), const Catalogue &catalogue, const Things &things,
             std::index_sequence<At...>)
{
    return function(catalogue, static_cast<Keys>(things[At])...);
}
template <class Catalogue, class... Keys>
bool asksFor(bool (*function)(const Catalogue &, Keys...), const Catalogue &catalogue, const Things &things)
{
    return asksFor(function, catalogue, things, std::index_sequence_for<Keys...>{});
}

/// Whether what a codec reads can turn out to say too little (`WholeOrNothing`).
template <class Codec>
inline constexpr bool mayLack = requires
{
    Codec::mayLack;
};

} // namespace detail

/// An object that says nothing unless all keys are there that cannot be left out.
template <const auto &Fields>
struct WholeOrNothing : Object<Fields> {
    static constexpr bool mayLack = true;

    template <class Ids, class Value>
    static void read(const JsonNode &node, Ids &ids, std::optional<Value> &value)
    {
        node.object();
        Value typed{};
        bool isWhole = true;
        for (const FieldCode &each : Fields) {
            const QLatin1StringView key(each.key.data(), static_cast<qsizetype>(each.key.size()));
            const bool isThere = node.at(key).isPresent();
            isWhole = isWhole && (isThere || each.optional);
            if (isThere)
                readField(node, each, &ids, &typed);
        }
        if (isWhole)
            value = typed;
        else
            value.reset();
    }
};

template <auto Place, class Codec = Auto>
constexpr auto printed(Code id, std::string_view path)
{
    return detail::PrintedOf<detail::PlaceType<Place>, Codec, nullptr, nullptr, nullptr>{{id, path, {}}};
}

template <class Catalogue, class Ids>
struct PrintedValue : PrintedCode {
    // Made of what `printed` tells.
    template <class Place, class Codec, auto Exists, auto Asks, auto Range>
    constexpr PrintedValue(detail::PrintedOf<Place, Codec, Exists, Asks, Range> row)
    {
        static_cast<detail::PrintedTold &>(*this) = row.told;
        if constexpr (!std::is_null_pointer_v<decltype(Exists)>)
            exists = [](const Things &things) { return detail::holds(Exists, things); };
        if constexpr (!std::is_null_pointer_v<decltype(Asks)>)
            asks = [](const void *catalogue, const Things &things) {
                return detail::asksFor<Catalogue>(Asks, *static_cast<const Catalogue *>(catalogue), things);
            };
        if constexpr (!std::is_null_pointer_v<decltype(Range)>)
            range = [](const void *catalogue) {
                return std::optional<ValueRange>(Range(*static_cast<const Catalogue *>(catalogue)));
            };
        bind(Place{}, Codec{});
    }

private:
    template <class Codec, class Typed>
    static std::optional<Typed> readBy(const JsonNode &node, void *ids)
    {
        std::optional<Typed> typed;
        if constexpr (detail::mayLack<Codec>)
            Codec::read(node, *static_cast<Ids *>(ids), typed);
        else
            Codec::read(node, *static_cast<Ids *>(ids), typed.emplace(Typed{}));
        return typed;
    }
    template <class Place, class Codec>
    constexpr void bind(Place, Codec)
    {
        using At = detail::PlaceIn<Catalogue, detail::takesWhole<Codec>, Place>;
        static_assert(isOptional<typename At::Typed>, "a printed value can be missing");
        using Typed = typename At::Typed::value_type;
        using Chosen = CodecOf<Codec, Typed>;
        keys = detail::KeyCodes<Ids, typename At::Keys>::codes;
        shape = shapeOf<Chosen, Typed>();
        form = formOf<Chosen, Typed, Ids>();
        read = [](const JsonNode &node, void *ids, void *catalogue, const Things &things) {
            At::put(*static_cast<Catalogue *>(catalogue), things, readBy<Chosen, Typed>(node, ids));
        };
        look = [](const JsonNode &node, void *ids) { readBy<Chosen, Typed>(node, ids); };
        write = [](const void *ids, const void *catalogue, const Things &things) {
            const auto typed = At::get(*static_cast<const Catalogue *>(catalogue), things);
            return typed ? QJsonValue(Chosen::write(*static_cast<const Ids *>(ids), *typed))
                         : QJsonValue(QJsonValue::Undefined);
        };
        fits = [](const void *ids, const void *catalogue, const Things &things) {
            const auto typed = At::get(*static_cast<const Catalogue *>(catalogue), things);
            return !typed || Chosen::fits(*static_cast<const Ids *>(ids), *typed);
        };
        clear = [](void *catalogue, const Things &things) {
            At::put(*static_cast<Catalogue *>(catalogue), things, std::nullopt);
        };
    }
    template <class... Keys, class Typed, class Codec>
    constexpr void bind(detail::ShownOf<Typed, Keys...>, Codec)
    {
        using Chosen = CodecOf<Codec, Typed>;
        isKept = false;
        isAsked = false;
        keys = detail::KeyCodes<Ids, detail::KeyTypes<Keys...>>::codes;
        shape = shapeOf<Chosen, Typed>();
        form = formOf<Chosen, Typed, Ids>();
        read = [](const JsonNode &node, void *ids, void *, const Things &) {
            readBy<Chosen, Typed>(node, ids);
        };
        look = [](const JsonNode &node, void *ids) { readBy<Chosen, Typed>(node, ids); };
        write = [](const void *, const void *, const Things &) { return QJsonValue(QJsonValue::Undefined); };
        fits = [](const void *, const void *, const Things &) { return true; };
        clear = [](void *, const Things &) {};
    }
};

/// A value that a game can ask for, as a document says it.
struct PrintedEntry {
    play::MissingValue address;
    QString name;     ///< `cities.whika.combat`
    QJsonValue value; ///< undefined: missing
    QString source;   ///< the word of the document; empty: it does not say
    bool isNeeded = false;
    bool isKnown() const { return !value.isUndefined(); }
};

/// A place where two catalogues differ, by its name, and what each says; undefined where it says nothing.
struct PrintedDifference {
    QString name;
    QJsonValue mine;
    QJsonValue other;
};

/// How many values come from where, and how many are not known.
struct PrintedCounts {
    std::array<int, 4> bySource{}; ///< in the order of `ValueSource`
    int unsourced = 0;             ///< known, but nothing says from where
    int missing = 0;
    int of(ValueSource source) const { return bySource[static_cast<std::size_t>(source)]; }
};

/// What reading does with a `source` that there is not.
enum class OddSources : std::uint8_t { AreFaults, AreLeft };

/// Where files have `source` and `sources`, and in which order the latter tell: as the alphabet has it, after the values
/// that they speak of; or as the values stand, and beside what nobody here knows where the keys are things.
enum class SourceOrder : std::uint8_t { OfAlphabet, OfValues };

/// What is printed in a game, with types erased.
class PrintedCodes
{
public:
    using Address = play::MissingValue;

    PrintedCodes(std::vector<PrintedCode> rows, OddSources oddSources, SourceOrder order);
    ~PrintedCodes();
    PrintedCodes(const PrintedCodes &) = delete;
    PrintedCodes &operator=(const PrintedCodes &) = delete;

    std::span<const PrintedCode> rows() const { return m_rows; }
    /// The row of a value; there must be one.
    const PrintedCode &row(Code value) const { return m_rows[m_places[value.number()]]; }
    /// The order of keys of a catalogue.
    const JsonShape &shape() const;
    /// The things of which an address speaks, in the order of the path.
    Things thingsOf(const Address &address) const;
    Address addressOf(Code value, const Things &things) const;

protected:
    friend class PrintedCopy;
    enum class Needs : std::uint8_t { MayLack, AreDemanded };
    enum class Which : std::uint8_t { Kept, Shown };

    void readIds(const JsonNode &document, void *ids) const;
    void readValues(const JsonNode &document, void *ids, void *catalogue, Needs needs) const;
    void writeValues(QJsonObject &document, const void *ids, const void *catalogue) const;
    std::vector<Address> placesOf(const void *ids, Which which = Which::Kept) const;
    QJsonValue valueOf(const Address &address, const void *ids, const void *catalogue) const;
    /// What a document says, by itself.
    QJsonValue saidIn(const QJsonObject &document, const Address &address, const void *ids) const;
    std::vector<PrintedEntry> entriesOf(const QJsonObject &document, const void *ids,
                                        const void *catalogue) const;
    PrintedCounts countsOf(const QJsonObject &document, const void *ids, const void *catalogue) const;
    QString nameOf(const Address &address, const void *ids) const;
    std::optional<Address> placeOf(const QString &name, const void *ids) const;
    QString sourceIn(const QJsonObject &document, const Address &address, const void *ids) const;
    void setSourceIn(QJsonObject &document, const Address &address, const void *ids,
                     std::optional<ValueSource> source) const;
    void putIn(QJsonObject &document, const Address &address, const void *ids, const QJsonValue &value) const;
    bool asks(const Address &address, const void *catalogue) const
    {
        return row(address.value).isAskedOf(catalogue, thingsOf(address));
    }

    class Tree;
    class Reading;
    const Tree &tree() const { return *m_tree; }

private:
    std::optional<Things> match(const PrintedCode &row, const QStringList &words, const void *ids) const;

    const std::vector<PrintedCode> m_rows;
    std::vector<std::uint16_t> m_places; ///< of rows, by their values
    std::unique_ptr<Tree> m_tree;
    OddSources m_oddSources;
};

/// What is printed in one game. Made once: `static const PrintedTable<Catalogue, Ids> table(values)`.
template <class Catalogue, class Ids>
class PrintedTable : public PrintedCodes
{
public:
    template <std::size_t Rows>
    explicit PrintedTable(const PrintedValue<Catalogue, Ids> (&rows)[Rows],
                          OddSources oddSources = OddSources::AreFaults,
                          SourceOrder order = SourceOrder::OfAlphabet)
        : PrintedCodes(std::vector<PrintedCode>(std::begin(rows), std::end(rows)), oddSources, order)
    {
    }

    /// Takes up the ids of everything that a document lists; what it lists is all that there is of a kind.
    void readIds(const JsonNode &document, Ids &ids) const { PrintedCodes::readIds(document, &ids); }
    /// Reads what a document says into a catalogue; what it does not say stays missing. A value or a key of another form
    /// is a fault at its place, and so is a source that there is not.
    void read(const JsonNode &document, Ids &ids, Catalogue &catalogue) const
    {
        readValues(document, &ids, &catalogue, Needs::MayLack);
    }
    /// The same; what a game cannot be set up without must be there.
    void readForGame(const JsonNode &document, Ids &ids, Catalogue &catalogue) const
    {
        readValues(document, &ids, &catalogue, Needs::AreDemanded);
    }
    /// Writes a catalogue into a document, which keeps what else it says. Everything that has an id is listed.
    void write(QJsonObject &document, const Catalogue &catalogue, const Ids &ids) const
    {
        writeValues(document, &ids, &catalogue);
    }

    /// Every value that things known by their ids, and all others, can have, thing by thing.
    std::vector<Address> places(const Ids &ids) const { return placesOf(&ids); }
    /// What a catalogue says there, as files write it; undefined if the value is missing.
    QJsonValue value(const Address &address, const Catalogue &catalogue, const Ids &ids) const
    {
        return valueOf(address, &ids, &catalogue);
    }
    bool isKnown(const Address &address, const Catalogue &catalogue, const Ids &ids) const
    {
        return !value(address, catalogue, ids).isUndefined();
    }
    /// The values that a game can ask for and nobody entered.
    std::vector<Address> missing(const Catalogue &catalogue, const Ids &ids) const
    {
        std::vector<Address> list;
        for (const Address &each : places(ids)) {
            if (asks(each, &catalogue) && !isKnown(each, catalogue, ids))
                list.push_back(each);
        }
        return list;
    }
    /// The values that a game can ask for, with what a document says of them. The catalogue and the ids must have been
    /// read from it.
    std::vector<PrintedEntry> entries(const QJsonObject &document, const Catalogue &catalogue,
                                      const Ids &ids) const
    {
        return entriesOf(document, &ids, &catalogue);
    }

    /// What messages and files call a value: `contracts.c03.gold`.
    QString name(const Address &address, const Ids &ids) const { return nameOf(address, &ids); }
    /// The value of a name; nothing if there is none.
    std::optional<Address> find(const QString &name, const Ids &ids) const { return placeOf(name, &ids); }

    /// Where a document says that a value comes from: beside the value, or for all of its thing, its kind or the whole.
    std::optional<ValueSource> source(const QJsonObject &document, const Address &address,
                                      const Ids &ids) const
    {
        return table::fromName<ValueSource>(sourceIn(document, address, &ids).toStdString());
    }
    /// Says where one value comes from, in `sources` of its thing.
    void setSource(QJsonObject &document, const Address &address, const Ids &ids, ValueSource source) const
    {
        setSourceIn(document, address, &ids, source);
    }
    /// Counts over the values that a game can ask for. The catalogue and the ids must have been read from the document.
    PrintedCounts counts(const QJsonObject &document, const Catalogue &catalogue, const Ids &ids) const
    {
        return countsOf(document, &ids, &catalogue);
    }
    /// Where two catalogues differ. Things are the same if they have the same id or word.
    std::vector<PrintedDifference> difference(const Catalogue &mine, const Ids &myIds, const Catalogue &other,
                                              const Ids &otherIds) const;
};

template <class Catalogue, class Ids>
std::vector<PrintedDifference>
PrintedTable<Catalogue, Ids>::difference(const Catalogue &mine, const Ids &myIds, const Catalogue &other,
                                         const Ids &otherIds) const
{
    std::vector<PrintedDifference> list;
    for (const Address &each : places(myIds)) {
        const QString called = name(each, myIds);
        const auto there = find(called, otherIds);
        const QJsonValue one = value(each, mine, myIds);
        const QJsonValue two = there ? value(*there, other, otherIds) : QJsonValue(QJsonValue::Undefined);
        if (one != two)
            list.push_back({called, one, two});
    }
    for (const Address &each : places(otherIds)) {
        const QString called = name(each, otherIds);
        const QJsonValue two = value(each, other, otherIds);
        if (!find(called, myIds) && !two.isUndefined())
            list.push_back({called, QJsonValue(QJsonValue::Undefined), two});
    }
    return list;
}

} // namespace skyledger::describe

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<describe::ValueSource> = 4;
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<describe::ValueSource>{
    "rulebook", "inferred", "copy", "sample"};
} // namespace skyledger
