// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/access.h"

#include <optional>
#include <utility>

/// The values of the boards that a correction can set, one row for each:
///
///     constexpr Setting<State, Setup, Ids> settings[] = {
///         setting<at<&State::players, &PlayerState::stock>, AnyNumber>(Settable::Stock, "players.{player}.{good}"),
///         setting<at<&State::players, &PlayerState::vp>, Number<-999, 999>>(Settable::Vp, "players.{player}.vp"),
///         setting<&State::round, Number<1, 20>>(Settable::Round, "round"),
///     };
///
/// Each `Per` on the way takes a word of the path, spelled by the usual codec of its key. From the table follow the
/// reader and writer of `set`, what stands on the boards, and which correction makes them stand otherwise. What one
/// value does to others stays code of the game.
namespace skyledger::describe {

/// One value of the boards, set by hand or as it stands.
struct Assignment {
    Code setting;  ///< the row
    Things things; ///< the keys of the row's place, in their order
    Value value;

    /// The key of a place: the player of a stock.
    template <class Key>
    Key thing(std::size_t at = 0) const
    {
        return static_cast<Key>(things[at]);
    }
    /// The value, in the type that the boards have it in.
    template <class Typed>
    Typed as() const
    {
        return fromValue<Typed>(value);
    }
    friend bool operator==(const Assignment &, const Assignment &) = default;
};

/// The assignment that puts a value somewhere: `assign(Settable::Stock, {1, 0}, std::uint8_t{4})`.
template <class Typed>
Assignment assign(Code setting, std::initializer_list<std::size_t> things, const Typed &typed)
{
    Assignment assignment{setting, {}, toValue(typed)};
    for (const std::size_t thing : things)
        assignment.things.append(static_cast<std::uint16_t>(thing));
    return assignment;
}

/// A value as it is told, in a type that holds more than the boards do: what they cannot hold stays as it was told, and is
/// refused (`SettingTable::isPossible`). `Told<std::int32_t, Number<-9999, 9999>>`, `Told<Numbers, List<...>>`.
template <class Type, class Codec>
struct Told : Codec {
    using ToldType = Type;
};

/// One row, with types erased.
struct SettingCode {
    Code id;
    std::string_view path; ///< `players.{player}.vp`: what stands in braces is for people
    std::span<const KeyCode> keys;
    const JsonShape *shape = nullptr;
    void (*read)(const JsonNode &node, void *ids, Value &value) = nullptr;
    QJsonValue (*write)(const void *ids, const Value &value) = nullptr;
    bool (*fits)(const void *ids, const Value &value) = nullptr;
    /// Whether the boards have room for the value.
    bool (*holds)(const Value &value) = nullptr;
    Value (*get)(const void *state, const Things &things) = nullptr;
    void (*put)(void *state, const Things &things, const Value &value) = nullptr;
    /// Null: no limits but those of the format.
    std::optional<ValueRange> (*range)(const void *setup, const void *state, const Things &things) = nullptr;
    /// Null: wherever the ids have such things.
    bool (*exists)(const void *setup, const void *state, const Things &things) = nullptr;
    /// Another row stands for the same values one by one: this one is not among those that `valuesOf` lists.
    bool repeats = false;
};

namespace detail {

/// The type in which a codec reads the value of a row.
template <class Codec, class Typed>
struct ToldBy {
    using Type = Typed;
};
template <class Codec, class Typed>
requires requires
{
    typename Codec::ToldType;
}
struct ToldBy<Codec, Typed> {
    using Type = typename Codec::ToldType;
};

/// Whether a value is the same once it stands in a type: a number that is not too great, a list that is not too long, a set
/// in which nothing stands twice.
template <class Typed>
bool holdsValue(const Value &value)
{
    if constexpr (isListOfSingles<Typed>()) {
        using Entry = EntryOf<Typed>;
        const Numbers list = value.list();
        for (const std::int32_t number : list) {
            if (static_cast<std::int32_t>(static_cast<Entry>(number)) != number)
                return false;
            if constexpr (requires(Typed typed, Entry entry) { typed.insert(entry); }) {
                if (std::cmp_greater_equal(number, table::countOf<Entry>))
                    return false;
            }
        }
        return toValue(fromValue<Typed>(value)).list().size() == list.size();
    } else {
        return toValue(fromValue<Typed>(value)) == value;
    }
}

/// Limits that are the same everywhere.
template <int Least, int Most>
struct Between {
    std::optional<ValueRange> operator()(const auto &, const auto &, const Things &) const
    {
        return ValueRange{Least, Most};
    }
};

/// A row before it is known of which game it is.
template <class Place, class Codec, auto Range, auto Exists>
struct SettingOf {
    Code id;
    std::string_view path;
    bool isRepeated = false;

    /// The numbers that are possible: `std::optional<ValueRange> f(const Setup &, const State &, const Things &)`.
    template <auto Function>
    constexpr auto within() const
    {
        return SettingOf<Place, Codec, Function, Exists>{id, path, isRepeated};
    }
    /// The same limits everywhere.
    template <int Least, int Most>
    constexpr auto within() const
    {
        return SettingOf<Place, Codec, Between<Least, Most>{}, Exists>{id, path, isRepeated};
    }
    /// Which of the things have the value: `bool f(const Setup &, const State &, const Things &)`.
    template <auto Function>
    constexpr auto where() const
    {
        return SettingOf<Place, Codec, Range, Function>{id, path, isRepeated};
    }
    /// Other rows list the same values one by one.
    constexpr SettingOf repeating() const { return {id, path, true}; }
};

} // namespace detail

/// A row: a way through members of `State`, or `byFunctions` by two functions; the codec of the value; the row's key of the
/// game's enumeration; the path.
template <auto Place, class Codec = Auto>
constexpr auto setting(Code id, std::string_view path)
{
    return detail::SettingOf<detail::PlaceType<Place>, Codec, nullptr, nullptr>{id, path};
}

template <class State, class Setup, class Ids>
struct Setting : SettingCode {
    // Made of what `setting` tells.
    template <class Place, class Codec, auto Range, auto Exists>
    constexpr Setting(detail::SettingOf<Place, Codec, Range, Exists> row)
    {
        using At = detail::PlaceIn<State, detail::takesWhole<Codec>, Place>;
        using Typed = typename At::Typed;
        using Chosen = CodecOf<Codec, Typed>;
        using Told = typename detail::ToldBy<Chosen, Typed>::Type;
        id = row.id;
        path = row.path;
        keys = detail::KeyCodes<Ids, typename At::Keys>::codes;
        shape = shapeOf<Chosen, Told>();
        repeats = row.isRepeated;
        read = [](const JsonNode &node, void *ids, Value &value) {
            Told told{};
            Chosen::read(node, *static_cast<Ids *>(ids), told);
            value = toValue(told);
        };
        write = [](const void *ids, const Value &value) {
            return QJsonValue(Chosen::write(*static_cast<const Ids *>(ids), fromValue<Told>(value)));
        };
        fits = [](const void *ids, const Value &value) {
            const auto told = fromValue<Told>(value);
            return toValue(told) == value && Chosen::fits(*static_cast<const Ids *>(ids), told);
        };
        holds = &detail::holdsValue<Typed>;
        get = [](const void *state, const Things &things) {
            return toValue<Typed>(At::get(*static_cast<const State *>(state), things));
        };
        put = [](void *state, const Things &things, const Value &value) {
            At::put(*static_cast<State *>(state), things, fromValue<Typed>(value));
        };
        if constexpr (!std::is_null_pointer_v<decltype(Range)>) {
            range = [](const void *setup, const void *state, const Things &things) {
                return std::optional<ValueRange>(
                    Range(*static_cast<const Setup *>(setup), *static_cast<const State *>(state), things));
            };
        }
        if constexpr (!std::is_null_pointer_v<decltype(Exists)>) {
            exists = [](const void *setup, const void *state, const Things &things) {
                return bool{
                    Exists(*static_cast<const Setup *>(setup), *static_cast<const State *>(state), things)};
            };
        }
    }
};

/// What can be set in a game, with types erased.
class SettingCodes
{
public:
    explicit SettingCodes(std::vector<SettingCode> rows);

    std::span<const SettingCode> rows() const { return m_rows; }
    /// The row of a key; there must be one.
    const SettingCode &row(Code setting) const;
    /// The order of keys inside of the values of a `set`. Paths themselves are sorted.
    const JsonShape &shape() const { return m_shape; }
    SettingCodes(const SettingCodes &) = delete;
    SettingCodes &operator=(const SettingCodes &) = delete;

protected:
    std::vector<Assignment> readSet(const JsonNode &set, void *ids) const;
    QJsonObject writeSet(std::span<const Assignment> set, const void *ids) const;
    QString pathOf(const Assignment &assignment, const void *ids) const;
    bool fits(const Assignment &assignment, const void *ids) const;
    std::vector<Assignment> valuesOf(const void *setup, const void *state, const void *ids) const;
    bool exists(const Assignment &assignment, const void *setup, const void *state) const;

private:
    const SettingCode *match(const JsonNode &value, const QList<QStringView> &words, void *ids,
                             Things &things) const;
    void addValuesOf(const SettingCode &row, const void *setup, const void *state, const void *ids,
                     std::vector<Assignment> &values) const;

    std::vector<SettingCode> m_rows;
    std::vector<std::uint16_t> m_places; ///< of rows, by their keys
    std::vector<table::JsonKey> m_valueKeys;
    JsonShape m_values;
    JsonShape m_shape;
};

/// What can be set in one game. Made once: `static const SettingTable<State, Setup, Ids> table(settings)`.
template <class State, class Setup, class Ids>
class SettingTable : public SettingCodes
{
public:
    template <std::size_t Rows>
    explicit SettingTable(const Setting<State, Setup, Ids> (&rows)[Rows])
        : SettingCodes(std::vector<SettingCode>(std::begin(rows), std::end(rows)))
    {
    }

    /// What a `set` says. Refused: paths that no row has, values of another type, players and ids that there are not.
    std::vector<Assignment> read(const JsonNode &set, Ids &ids) const { return readSet(set, &ids); }
    QJsonObject write(std::span<const Assignment> set, const Ids &ids) const { return writeSet(set, &ids); }
    QString path(const Assignment &assignment, const Ids &ids) const { return pathOf(assignment, &ids); }
    /// Whether what is written can be read again.
    bool fits(const Assignment &assignment, const Ids &ids) const
    {
        return SettingCodes::fits(assignment, &ids);
    }
    bool fits(std::span<const Assignment> set, const Ids &ids) const
    {
        for (const Assignment &each : set) {
            if (!fits(each, ids))
                return false;
        }
        return true;
    }

    /// Every value that can be set, as it stands, each once.
    std::vector<Assignment> values(const Setup &setup, const State &state, const Ids &ids) const
    {
        return valuesOf(&setup, &state, &ids);
    }
    /// What stands where an assignment would set something.
    Assignment standing(const State &state, const Assignment &place) const
    {
        return {place.setting, place.things, row(place.setting).get(&state, place.things)};
    }
    /// Those of the wanted values that do not stand so yet.
    std::vector<Assignment> changes(const State &state, std::span<const Assignment> wanted) const
    {
        std::vector<Assignment> set;
        for (const Assignment &value : wanted) {
            if (!(value == standing(state, value)))
                set.push_back(value);
        }
        return set;
    }

    /// Whether there is such a value on the boards now.
    bool exists(const Setup &setup, const State &state, const Assignment &place) const
    {
        return SettingCodes::exists(place, &setup, &state);
    }
    /// The numbers that may stand there; nothing for what is no number. Other values of the same correction can allow
    /// more or forbid it.
    std::optional<ValueRange> range(const Setup &setup, const State &state, const Assignment &place) const
    {
        const SettingCode &told = row(place.setting);
        return told.range ? told.range(&setup, &state, place.things) : std::nullopt;
    }
    /// Whether a number lies within those; true for what is no number. Of a list each number must.
    bool isWithin(const Setup &setup, const State &state, const Assignment &assignment) const;

    /// Whether the value can stand there at all: it is there, the boards have room for it, its numbers are within limits.
    bool isPossible(const Setup &setup, const State &state, const Assignment &assignment) const
    {
        return exists(setup, state, assignment) && row(assignment.setting).holds(assignment.value)
            && isWithin(setup, state, assignment);
    }

    /// Puts a value onto the boards, and nothing else.
    void put(State &state, const Assignment &assignment) const
    {
        row(assignment.setting).put(&state, assignment.things, assignment.value);
    }
};

template <class State, class Setup, class Ids>
bool SettingTable<State, Setup, Ids>::isWithin(const Setup &setup, const State &state,
                                               const Assignment &assignment) const
{
    const auto limits = range(setup, state, assignment);
    const auto isIn = [&](std::int32_t number) { return number >= limits->least && number <= limits->most; };
    if (!limits)
        return true;
    for (const std::int32_t number : assignment.value.list()) {
        if (!isIn(number))
            return false;
    }
    return !assignment.value.isNumber() || isIn(assignment.value.number());
}

} // namespace skyledger::describe
