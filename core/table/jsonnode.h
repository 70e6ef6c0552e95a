// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/readerror.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QJsonValue>

#include <optional>
#include <span>
#include <string_view>

namespace skyledger::table {

class JsonNode;

/// The faults of one reading: only the first one counts, since later ones may follow from it. Whoever reads
/// goes on with harmless values and asks at the end.
class JsonFaults
{
public:
    bool any() const { return m_first.has_value(); }
    /// The first fault; only if there is any.
    const ReadError &first() const { return *m_first; }
    void note(const JsonNode &where, QLatin1StringView phrase, const QStringList &arguments = {});

private:
    std::optional<ReadError> m_first;
};

/// A value of a JSON document with the place where it stands. What it should be is asked for; if it is not
/// so, the fault is noted and a harmless value handed back. A node refers to its parent, which must stay
/// while it is used.
class JsonNode
{
public:
    JsonNode(JsonFaults &faults, const QJsonValue &root);
    JsonNode(const JsonNode &) = delete;
    JsonNode &operator=(const JsonNode &) = delete;

    /// A value inside an object; absent if this is no object or has no such key. The key is not copied.
    JsonNode at(QLatin1StringView key) const & { return JsonNode(*this, key, m_value[key]); }
    JsonNode at(QLatin1StringView key) const && = delete;
    /// The same for a value that is at hand already, and for keys that are data.
    JsonNode at(QLatin1StringView key, const QJsonValue &value) const &
    {
        return JsonNode(*this, key, value);
    }
    JsonNode at(const QString &key, const QJsonValue &value) const & { return JsonNode(*this, key, value); }
    JsonNode at(const QString &key, const QJsonValue &value) const && = delete;
    /// An entry of a list, from 0; places show it from 1.
    JsonNode entry(qsizetype index, const QJsonValue &value) const & { return JsonNode(*this, index, value); }
    JsonNode entry(qsizetype index, const QJsonValue &value) const && = delete;

    const QJsonValue &value() const { return m_value; }
    bool isPresent() const { return !m_value.isUndefined(); }
    bool isNull() const { return m_value.isNull(); }

    /// The object; an empty one if it is none.
    QJsonObject object() const;
    /// The list, whose length must be within the limits; an empty one if it is none.
    QJsonArray list() const;
    QJsonArray list(qsizetype least, qsizetype most) const;
    /// A number without fraction within the limits; `least` if it is none.
    int number(int least, int most) const;
    /// A number without fraction, brought within the limits if it lies beyond them.
    int clampedNumber(int least, int most) const;
    bool truth() const;
    /// A text of any length.
    QString text() const;
    /// A text of so many characters, as people count them (code points).
    QString text(qsizetype least, qsizetype most) const;
    /// The place of the text in a list of permitted ones; 0 if it is none of them.
    std::size_t word(std::span<const std::string_view> words) const;

    JsonFaults &faults() const { return *m_faults; }
    /// Notes a fault at this place.
    void refuse(QLatin1StringView phrase, const QStringList &arguments = {}) const
    {
        m_faults->note(*this, phrase, arguments);
    }
    /// Where this value stands, as people read it.
    QString place() const;

private:
    JsonNode(const JsonNode &parent, QLatin1StringView key, const QJsonValue &value);
    JsonNode(const JsonNode &parent, const QString &key, const QJsonValue &value);
    JsonNode(const JsonNode &parent, qsizetype index, const QJsonValue &value);
    std::optional<double> wholeNumber() const;

    JsonFaults *m_faults;
    const JsonNode *m_parent = nullptr;
    QLatin1StringView m_key;
    QString m_ownKey;
    qsizetype m_index = -1;
    QJsonValue m_value;
};

} // namespace skyledger::table
