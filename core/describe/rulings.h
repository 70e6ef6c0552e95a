// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/access.h"

#include <QtCore/QJsonObject>

/// The rulings of a game as one table, for whoever reads, writes, explains or offers them:
///
///     constexpr Ruling<Rulings> rulings[] = {
///         ruling<&Rulings::negativeVp>("negativeVp", Rule::Amb10, {"allowed", "floor-zero"}),
///     };
namespace skyledger::describe {

/// One ruling, with types erased: its key in files, the ambiguity that it settles, its readings. Readings are counted
/// from 0.
struct RulingCode {
    std::string_view key;
    Code rule;
    std::span<const std::string_view> readings;
    std::size_t (*get)(const void *rulings) = nullptr;
    void (*set)(void *rulings, std::size_t reading) = nullptr; ///< the reading must be one of `readings`
};

namespace detail {
template <auto Member>
struct RulingOf {
    std::string_view key;
    Code rule;
    std::span<const std::string_view> readings;
};
} // namespace detail

/// A row whose readings are the names of the member's enumeration.
template <auto Member>
constexpr auto ruling(std::string_view key, Code rule)
{
    using Reading = detail::MemberType<Member>;
    static_assert(!table::nameTable<Reading>.empty(), "name the readings");
    return detail::RulingOf<Member>{key, rule, table::nameTable<Reading>};
}
/// A row with its readings in the order of the member's enumeration; they must stay.
template <auto Member>
constexpr auto ruling(std::string_view key, Code rule, std::span<const std::string_view> readings)
{
    return detail::RulingOf<Member>{key, rule, readings};
}

template <class Rulings>
struct Ruling : RulingCode {
    // Made of what `ruling` tells.
    template <auto Member>
    constexpr Ruling(detail::RulingOf<Member> row) : RulingCode{row.key, row.rule, row.readings}
    {
        using Reading = detail::MemberType<Member>;
        get = [](const void *rulings) {
            return static_cast<std::size_t>(static_cast<const Rulings *>(rulings)->*Member);
        };
        set = [](void *rulings, std::size_t reading) {
            static_cast<Rulings *>(rulings)->*Member = static_cast<Reading>(reading);
        };
    }
};

/// The rulings of a game, with types erased.
class RulingCodes
{
public:
    explicit RulingCodes(std::vector<RulingCode> rows);
    RulingCodes(const RulingCodes &) = delete;
    RulingCodes &operator=(const RulingCodes &) = delete;

    /// Every ruling in the order in which files list them.
    std::span<const RulingCode> rows() const { return m_rows; }
    /// The ruling with a key; null if there is none.
    const RulingCode *find(QStringView key) const;
    const JsonShape &shape() const { return m_shape; }

protected:
    void readInto(const JsonNode &node, void *rulings) const;
    QJsonObject writeAll(const void *rulings) const;

private:
    std::vector<RulingCode> m_rows;
    std::vector<table::JsonKey> m_keys;
    JsonShape m_shape;
};

/// The rulings of one game. Made once: `static const RulingTable<Rulings> table(rulings)`.
template <class Rulings>
class RulingTable : public RulingCodes
{
public:
    template <std::size_t Rows>
    explicit RulingTable(const Ruling<Rulings> (&rows)[Rows])
        : RulingCodes(std::vector<RulingCode>(std::begin(rows), std::end(rows)))
    {
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
};

} // namespace skyledger::describe
