// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonnode.h"
#include "core/table/jsonwriter.h"
#include "core/table/names.h"

#include <QtCore/QJsonObject>

#include <span>
#include <string_view>
#include <vector>

/// The rulings of a game as one table, for whoever reads, writes, explains or offers them:
///
///     constexpr Ruling<Rulings, Rule> rulings[] = {
///         ruling<&Rulings::negativeVp>("negativeVp", Rule::Amb10, negativeVp), // the words of its readings
///     };
namespace skyledger::describe {

using table::JsonNode;
using table::JsonShape;

/// One ruling, with types erased: its key in files and its readings, counted from 0.
struct RulingCode {
    std::string_view key;
    std::span<const std::string_view> readings;
    std::size_t (*readingIn)(const void *rulings) = nullptr;
    void (*choose)(void *rulings, std::size_t reading) = nullptr; ///< the reading must be one of `readings`
};

namespace detail {
template <class Owner, class Value>
Owner ownerOf(Value Owner::*);
template <class Owner, class Value>
Value valueOf(Value Owner::*);
} // namespace detail

/// One ruling of a game, with the ambiguity that it settles.
template <class Rulings, class Rule>
struct Ruling : RulingCode {
    Rule rule{};

    constexpr Ruling(RulingCode row, Rule settles) : RulingCode(row), rule(settles) {}
    std::size_t get(const Rulings &rulings) const { return readingIn(&rulings); }
    /// The reading must be one of `readings`.
    void set(Rulings &rulings, std::size_t reading) const { choose(&rulings, reading); }
};

/// A row with its readings in the order of the member's enumeration; they must stay.
template <auto Member, class Rule>
constexpr auto ruling(std::string_view key, Rule rule, std::span<const std::string_view> readings)
{
    using Rulings = decltype(detail::ownerOf(Member));
    using Reading = decltype(detail::valueOf(Member));
    return Ruling<Rulings, Rule>(
        {key, readings,
         [](const void *rulings) {
             return static_cast<std::size_t>(static_cast<const Rulings *>(rulings)->*Member);
         },
         [](void *rulings, std::size_t reading) {
             static_cast<Rulings *>(rulings)->*Member = static_cast<Reading>(reading);
         }},
        rule);
}
/// A row whose readings are the names of the member's enumeration.
template <auto Member, class Rule>
constexpr auto ruling(std::string_view key, Rule rule)
{
    using Reading = decltype(detail::valueOf(Member));
    static_assert(!table::nameTable<Reading>.empty(), "name the readings");
    return ruling<Member>(key, rule, table::nameTable<Reading>);
}

/// The rulings of a game, with types erased.
class RulingCodes
{
public:
    explicit RulingCodes(std::vector<RulingCode> rows);
    RulingCodes(const RulingCodes &) = delete;
    RulingCodes &operator=(const RulingCodes &) = delete;

    const JsonShape &shape() const { return m_shape; }

protected:
    /// Where the ruling with a key stands; past the end if there is none.
    std::size_t placeOf(std::string_view key) const;
    void readInto(const JsonNode &node, void *rulings) const;
    QJsonObject writeAll(const void *rulings) const;

private:
    const std::vector<RulingCode> m_rows;
    std::vector<table::JsonKey> m_keys;
    JsonShape m_shape;
};

/// The rulings of one game, a list of rows in the order of its files. Made once: `static const RulingTable table(rulings)`.
template <class Rulings, class Rule>
class RulingTable : public RulingCodes
{
public:
    using Row = Ruling<Rulings, Rule>;

    /// The rows must stay.
    template <std::size_t Rows>
    explicit RulingTable(const Row (&rows)[Rows])
        : RulingCodes(std::vector<RulingCode>(std::begin(rows), std::end(rows))), m_typed(rows)
    {
    }

    std::span<const Row> rows() const { return m_typed; }
    auto begin() const { return m_typed.begin(); }
    auto end() const { return m_typed.end(); }
    std::size_t size() const { return m_typed.size(); }
    const Row &operator[](std::size_t at) const { return m_typed[at]; }
    /// The ruling with a key; null if there is none.
    const Row *find(std::string_view key) const
    {
        const std::size_t at = placeOf(key);
        return at < size() ? &m_typed[at] : nullptr;
    }

    /// What an object says; for what it does not say, and where there is no object, the defaults, which may be an
    /// edition's. Refused: a ruling or reading that there is not.
    Rulings read(const JsonNode &node, Rulings defaults = {}) const
    {
        readInto(node, &defaults);
        return defaults;
    }
    /// Every ruling, so that another default never changes an old game.
    QJsonObject write(const Rulings &rulings) const { return writeAll(&rulings); }

private:
    const std::span<const Row> m_typed;
};

} // namespace skyledger::describe
