// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/access.h"

#include <QtCore/QJsonObject>

/// What a score sheet asks of each player, one row for each number or tick:
///
///     constexpr SheetRow<SheetPlayer, Rulings> rows[] = {
///         sheetRow<&SheetPlayer::vp, -999, 999>(Row::Vp, "vp"),
///         sheetRow<&SheetPlayer::majorities, 0, 9>(Row::Majorities, "majorities").inAll(9),
///         sheetRow<&SheetPlayer::markers, 0, 20>(Row::Markers, "markers").askedBy<asksForMarkers>(),
///         sheetRow<&SheetPlayer::resources, 0, 20>(Row::Resources, "resources.{resource}"),
///     };
///
/// A member that is a `std::optional` may be left out. A `Per` makes one row for each of its keys. From the table follow
/// reading, writing, faults, gaps and what a form can enter.
namespace skyledger::describe {

/// One row, with types erased.
struct SheetCode {
    Code id;
    std::string_view path; ///< in the object of a player
    std::span<const KeyCode> keys;
    bool required = true;
    /// Of things: what is not named is 0, and a name that is none is a fault, as is what is no amount up to this.
    std::optional<int> anyAmount;
    bool isTick = false; ///< true or false instead of a number
    int least = 0;
    int most = 0;
    std::optional<int> mostInAll; ///< of all players together
    /// Nothing: not told. Of a tick 0 or 1.
    std::optional<int> (*get)(const void *player, const Things &things) = nullptr;
    void (*put)(void *player, const Things &things, std::optional<int> number) = nullptr;
    /// Whether the rulings want it; null: they always do, or never where it may be left out.
    bool (*asked)(const void *rulings) = nullptr;
};

namespace detail {

template <class Place, int Least, int Most, auto Asked>
struct SheetRowOf {
    Code id;
    std::string_view path;
    std::optional<int> sum = std::nullopt;
    std::optional<int> anyAmount = std::nullopt;

    /// The most that all players can have together.
    constexpr SheetRowOf inAll(int most) const { return {id, path, most, anyAmount}; }
    /// A thing that is not named has 0. What is no such thing is a fault, and what is no amount from 0 to `most`; only
    /// then come the limits of the row.
    constexpr SheetRowOf amounts(int most) const { return {id, path, sum, most}; }
    /// Which rulings ask for it: `bool f(const Rulings &)`.
    template <auto Function>
    constexpr auto askedBy() const
    {
        return SheetRowOf<Place, Least, Most, Function>{id, path, sum, anyAmount};
    }
};

} // namespace detail

/// A row with a number.
template <auto Place, int Least, int Most>
constexpr auto sheetRow(Code id, std::string_view path)
{
    return detail::SheetRowOf<detail::PlaceType<Place>, Least, Most, nullptr>{id, path};
}
/// A row with a tick.
template <auto Place>
constexpr auto sheetTick(Code id, std::string_view path)
{
    return detail::SheetRowOf<detail::PlaceType<Place>, 0, 1, nullptr>{id, path};
}

template <class Player, class Rulings>
struct SheetRow : SheetCode {
    // Made of what `sheetRow` and `sheetTick` tell.
    template <class Place, int Least, int Most, auto Asked>
    constexpr SheetRow(detail::SheetRowOf<Place, Least, Most, Asked> row)
    {
        using At = detail::PlaceIn<Player, false, Place>;
        using Typed = typename At::Typed;
        id = row.id;
        path = row.path;
        least = Least;
        most = Most;
        mostInAll = row.sum;
        required = !isOptional<Typed>;
        anyAmount = row.anyAmount;
        keys = detail::KeyCodes<const std::nullptr_t, typename At::Keys>::codes;
        get = [](const void *player, const Things &things) {
            return numberOf(At::get(*static_cast<const Player *>(player), things));
        };
        if constexpr (isOptional<Typed>) {
            using Plain = typename Typed::value_type;
            isTick = std::is_same_v<Plain, bool>;
            put = [](void *player, const Things &things, std::optional<int> number) {
                At::put(*static_cast<Player *>(player), things,
                        number ? Typed(static_cast<Plain>(*number)) : Typed());
            };
        } else {
            isTick = std::is_same_v<Typed, bool>;
            put = [](void *player, const Things &things, std::optional<int> number) {
                At::put(*static_cast<Player *>(player), things, static_cast<Typed>(number.value_or(0)));
            };
        }
        if constexpr (!std::is_null_pointer_v<decltype(Asked)>)
            asked = [](const void *rulings) { return bool{Asked(*static_cast<const Rulings *>(rulings))}; };
    }

private:
    template <class Typed>
    static std::optional<int> numberOf(const Typed &value)
    {
        if constexpr (isOptional<Typed>)
            return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
        else
            return static_cast<int>(value);
    }
};

/// A field of a player's sheet: a row and, where it is of things, which one.
struct SheetCell {
    Code row;
    Things things;
    friend bool operator==(const SheetCell &, const SheetCell &) = default;
};

/// What is wrong with the numbers of a sheet.
struct SheetFault {
    enum class Kind : std::uint8_t {
        TooLow,
        TooHigh,
        TooManyInAll ///< of all players together; none of them has too many alone
    };
    Kind kind{};
    SheetCell cell;
    std::size_t player = 0; ///< the first of those who have any, if it is of all
    int value = 0;
    int limit = 0;
    friend bool operator==(const SheetFault &, const SheetFault &) = default;
};

/// The rows of a game's score sheet, with types erased.
class SheetCodes
{
public:
    /// The numbers of one player as somebody enters them, in the order of `cells`; nothing where nothing stands yet.
    using Numbers = std::vector<std::optional<int>>;

    explicit SheetCodes(std::vector<SheetCode> rows);
    SheetCodes(const SheetCodes &) = delete;
    SheetCodes &operator=(const SheetCodes &) = delete;

    std::span<const SheetCode> rows() const { return m_rows; }
    const SheetCode &row(Code id) const;
    /// Every field of one player's sheet, in the order of the rows.
    std::span<const SheetCell> cells() const { return m_cells; }
    /// What files call a field: `resources.wood`.
    QString pathOf(const SheetCell &cell) const;
    /// The order of keys in a player's object: first those that every sheet has, then the rows.
    const JsonShape &shape() const { return m_shape; }

    /// All that is wrong with entered numbers. What is lacking is no fault but a gap.
    std::vector<SheetFault> faults(std::span<const Numbers> players) const;
    /// Notes the player with whom all have too many together. The sheets must have been read without a fault.
    void refuseSums(const JsonNode &players) const;

protected:
    void readInto(const JsonNode &object, void *player) const;
    void writeInto(QJsonObject &object, const void *player) const;
    bool isAsked(const SheetCell &cell, const void *rulings) const;

private:
    void judge(std::size_t cell, std::span<const Numbers> players, std::vector<SheetFault> &faults) const;

    std::vector<SheetCode> m_rows;
    std::vector<SheetCell> m_cells;
    struct Inner {
        std::string_view name;
        std::vector<table::JsonKey> keys;
        JsonShape shape;
    };
    std::vector<Inner> m_inner; ///< objects of rows with things
    std::vector<table::JsonKey> m_keys;
    JsonShape m_shape;
};

/// The rows of one game's score sheet. Made once: `static const SheetTable<SheetPlayer, Rulings> table(rows)`.
template <class Player, class Rulings>
class SheetTable : public SheetCodes
{
public:
    template <std::size_t Rows>
    explicit SheetTable(const SheetRow<Player, Rulings> (&rows)[Rows])
        : SheetCodes(std::vector<SheetCode>(std::begin(rows), std::end(rows)))
    {
    }

    /// Reads the rows out of a player's object. Refused: a number out of its limits, one that is lacking.
    void read(const JsonNode &object, Player &player) const { readInto(object, &player); }
    /// Writes the rows into a player's object, which keeps what else it says.
    void write(QJsonObject &object, const Player &player) const { writeInto(object, &player); }
    Numbers numbers(const Player &player) const
    {
        Numbers all;
        for (const SheetCell &cell : cells())
            all.push_back(row(cell.row).get(&player, cell.things));
        return all;
    }
    /// The other way. The numbers must be without faults; what is lacking where a number must be is 0.
    void put(Player &player, const Numbers &numbers) const
    {
        for (std::size_t i = 0; i < numbers.size(); ++i)
            row(cells()[i].row).put(&player, cells()[i].things, numbers[i]);
    }
    /// Whether a field is to be entered under these rulings.
    bool asks(const SheetCell &cell, const Rulings &rulings) const { return isAsked(cell, &rulings); }
};

} // namespace skyledger::describe
