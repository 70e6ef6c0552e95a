// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/code.h"
#include "core/table/jsonnode.h"
#include "core/table/keyset.h"
#include "core/table/names.h"

#include <span>
#include <vector>

namespace skyledger::play {

using table::JsonNode;

/// The keys that the events of every game can have.
enum class EnvelopeKey : std::uint8_t { Do, Player, At, Reported, Set, Reason, Event, Was, Void };

} // namespace skyledger::play

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<play::EnvelopeKey> = 9;
template <>
inline constexpr std::array<std::string_view, 9> table::nameTable<play::EnvelopeKey>{
    "do", "player", "at", "reported", "set", "reason", "event", "was", "void"};
} // namespace skyledger

namespace skyledger::play {

/// An event's object, taken apart in one pass. A game has at most 64 keys of its own, an enumeration in the order of its
/// format's page; keys that neither it nor the envelope knows are left alone.
class EventFields
{
public:
    /// `playKeys` are the names of the game's keys in the order of its enumeration. Both must stay while this is used.
    EventFields(const JsonNode &event, std::span<const std::string_view> playKeys);

    const JsonNode &event() const { return m_event; }

    bool has(EnvelopeKey key) const { return isGiven(placeOf(key)); }
    JsonNode at(EnvelopeKey key) const;
    /// The same of the game's own keys.
    template <class Key>
    bool has(Key key) const
    {
        return isGiven(placeOf(key));
    }
    template <class Key>
    JsonNode at(Key key) const
    {
        return playNode(table::indexOf(key));
    }
    template <class Key>
    bool isNull(Key key) const
    {
        return m_values[placeOf(key)].isNull();
    }

    /// Notes a fault at the first key, in the order of the format's page, that is given and not permitted.
    void refuseOthersThan(table::KeySet<EnvelopeKey> envelope, CodeSet plays) const;
    /// Notes a fault if a list has more entries.
    template <class Key>
    void refuseMore(Key key, qsizetype most) const
    {
        if (m_values[placeOf(key)].toArray().size() > most)
            at(key).refuse(table::expect::listOf, {QStringLiteral("0"), QString::number(most)});
    }

private:
    static constexpr std::size_t placeOf(EnvelopeKey key) { return table::indexOf(key); }
    template <class Key>
    static constexpr std::size_t placeOf(Key key)
    {
        return table::countOf<EnvelopeKey> + table::indexOf(key);
    }
    bool isGiven(std::size_t place) const { return !m_values[place].isUndefined(); }
    std::string_view nameAt(std::size_t place) const;
    std::size_t placeNamed(const QString &text) const;
    JsonNode playNode(std::size_t number) const;
    void refuse(std::size_t place) const;

    const JsonNode &m_event;
    std::span<const std::string_view> m_playKeys;
    std::vector<QJsonValue> m_values; ///< of the envelope's keys, then of the game's
};

} // namespace skyledger::play
