// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/eventfields.h"

namespace skyledger::play {

namespace {

QLatin1StringView latin1(std::string_view name)
{
    return {name.data(), static_cast<qsizetype>(name.size())};
}

constexpr std::size_t envelopeKeys = table::countOf<EnvelopeKey>;

} // namespace

EventFields::EventFields(const JsonNode &event, std::span<const std::string_view> playKeys)
    : m_event(event),
      m_playKeys(playKeys),
      m_values(envelopeKeys + playKeys.size(), QJsonValue(QJsonValue::Undefined))
{
    const QJsonObject object = event.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const std::size_t place = placeNamed(it.key());
        if (place < m_values.size())
            m_values[place] = it.value();
    }
}

JsonNode EventFields::at(EnvelopeKey key) const
{
    return m_event.at(latin1(table::nameOf(key)), m_values[placeOf(key)]);
}

JsonNode EventFields::playNode(std::size_t number) const
{
    return m_event.at(latin1(m_playKeys[number]), m_values[envelopeKeys + number]);
}

void EventFields::refuseOthersThan(table::KeySet<EnvelopeKey> envelope, CodeSet plays) const
{
    const auto refuseEnvelope = [&](EnvelopeKey first, EnvelopeKey last) {
        for (std::size_t i = table::indexOf(first); i <= table::indexOf(last); ++i) {
            if (isGiven(i) && !envelope.contains(static_cast<EnvelopeKey>(i)))
                refuse(i);
        }
    };
    // What a play has stands between the two halves of the envelope.
    refuseEnvelope(EnvelopeKey::Do, EnvelopeKey::Reported);
    for (std::size_t i = 0; i < m_playKeys.size(); ++i) {
        if (isGiven(envelopeKeys + i) && !plays.contains(Code::fromNumber(i)))
            refuse(envelopeKeys + i);
    }
    refuseEnvelope(EnvelopeKey::Set, EnvelopeKey::Void);
}

void EventFields::refuse(std::size_t place) const
{
    m_event.at(latin1(nameAt(place)), m_values[place]).refuse(table::expect::noSuchKey);
}

std::string_view EventFields::nameAt(std::size_t place) const
{
    return place < envelopeKeys ? table::nameTable<EnvelopeKey>[place] : m_playKeys[place - envelopeKeys];
}

/// Where the value of a key stands; past the end if nobody knows the key.
std::size_t EventFields::placeNamed(const QString &text) const
{
    std::size_t place = 0;
    while (place < m_values.size() && text != latin1(nameAt(place)))
        ++place;
    return place;
}

} // namespace skyledger::play
