// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/fixedlist.h"
#include "core/table/per.h"

#include <QtCore/QLatin1StringView>
#include <QtCore/QString>

#include <optional>
#include <string_view>

/// The ids that files give to the things of a game (a contract, a city, a card), and the numbers by which the rules
/// know them.
namespace skyledger::table {

/// The id of one thing: 1 to 24 characters out of a-z, 0-9 and the hyphen. Plain memory, so that comparing is cheap.
class Id
{
public:
    constexpr Id() = default;
    /// Nothing if the text is no id.
    static std::optional<Id> from(QStringView text);

    std::string_view view() const { return {m_text.data(), m_size}; }
    QString text() const { return QString::fromLatin1(m_text.data(), m_size); }
    bool operator==(QStringView text) const { return text == QLatin1StringView(m_text.data(), m_size); }
    friend constexpr bool operator==(const Id &, const Id &) = default;

private:
    std::array<char, 24> m_text{};
    std::uint8_t m_size = 0;
};

/// The ids of one kind of thing in the order of their numbers.
template <class Key, std::size_t Most>
class IdList
{
public:
    using Thing = Key;

    std::size_t size() const { return m_ids.size(); }
    bool full() const { return m_ids.full(); }
    static constexpr std::size_t capacity() { return Most; }
    bool contains(Key key) const { return indexOf(key) < size(); }
    /// The id of a number; empty for `none` and for numbers that nothing bears.
    QString text(Key key) const { return contains(key) ? m_ids[indexOf(key)].text() : QString(); }
    std::string_view view(Key key) const
    {
        return contains(key) ? m_ids[indexOf(key)].view() : std::string_view();
    }
    table::Keys<Key> keys() const { return firstOf<Key>(size()); }

    std::optional<Key> find(QStringView text) const
    {
        for (std::size_t i = 0; i < m_ids.size(); ++i) {
            if (m_ids[i] == text)
                return static_cast<Key>(i);
        }
        return std::nullopt;
    }
    /// The number of an id, which gets the next one if it has none yet; nothing if the list is full.
    std::optional<Key> add(const Id &id)
    {
        const std::size_t at = m_ids.find(id);
        if (at == m_ids.size() && !m_ids.append(id))
            return std::nullopt;
        return static_cast<Key>(at);
    }

    /// Whether the catalogue lists this kind of thing: then an id that is not known is a mistake. Otherwise ids are
    /// taken up as they are met.
    bool listed = false;

    friend bool operator==(const IdList &, const IdList &) = default;

private:
    FixedList<Id, Most> m_ids;
};

} // namespace skyledger::table
