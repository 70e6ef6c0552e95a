// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonnode.h"

#include <algorithm>
#include <cmath>

namespace skyledger::table {

using namespace Qt::Literals::StringLiterals;

void JsonFaults::note(const JsonNode &where, QLatin1StringView phrase, const QStringList &arguments)
{
    if (!m_first)
        m_first = ReadError{{}, where.place(), {phrase, arguments}};
}

JsonNode::JsonNode(JsonFaults &faults, const QJsonValue &root) : m_faults(&faults), m_value(root) {}

JsonNode::JsonNode(const JsonNode &parent, QLatin1StringView key, const QJsonValue &value)
    : m_faults(parent.m_faults), m_parent(&parent), m_key(key), m_value(value)
{
}

JsonNode::JsonNode(const JsonNode &parent, const QString &key, const QJsonValue &value)
    : m_faults(parent.m_faults), m_parent(&parent), m_ownKey(key), m_value(value)
{
}

JsonNode::JsonNode(const JsonNode &parent, qsizetype index, const QJsonValue &value)
    : m_faults(parent.m_faults), m_parent(&parent), m_index(index), m_value(value)
{
}

QJsonObject JsonNode::object() const
{
    if (!m_value.isObject())
        refuse(expect::object);
    return m_value.toObject();
}

QJsonArray JsonNode::list() const
{
    if (!m_value.isArray())
        refuse(expect::list);
    return m_value.toArray();
}

QJsonArray JsonNode::list(qsizetype least, qsizetype most) const
{
    QJsonArray found = m_value.toArray();
    if (m_value.isArray() && found.size() >= least && found.size() <= most)
        return found;
    if (least == most)
        refuse(expect::listOfExactly, {QString::number(least)});
    else
        refuse(expect::listOf, {QString::number(least), QString::number(most)});
    return {};
}

std::optional<double> JsonNode::wholeNumber() const
{
    const double number = m_value.toDouble();
    if (!m_value.isDouble() || std::trunc(number) != number)
        return std::nullopt;
    return number;
}

int JsonNode::number(int least, int most) const
{
    const auto number = wholeNumber();
    if (!number || *number < least || *number > most) {
        refuse(expect::numberIn, {QString::number(least), QString::number(most)});
        return least;
    }
    return static_cast<int>(*number);
}

int JsonNode::clampedNumber(int least, int most) const
{
    const auto number = wholeNumber();
    if (!number) {
        refuse(expect::wholeNumber);
        return least;
    }
    return static_cast<int>(std::clamp<double>(*number, least, most));
}

bool JsonNode::truth() const
{
    if (!m_value.isBool())
        refuse(expect::truth);
    return m_value.toBool();
}

QString JsonNode::text() const
{
    if (!m_value.isString())
        refuse(expect::text);
    return m_value.toString();
}

QString JsonNode::text(qsizetype least, qsizetype most) const
{
    QString found = m_value.toString();
    const auto characters =
        std::count_if(found.cbegin(), found.cend(), [](QChar c) { return !c.isLowSurrogate(); });
    if (m_value.isString() && characters >= least && characters <= most)
        return found;
    refuse(expect::textOf, {QString::number(least), QString::number(most)});
    return {};
}

std::size_t JsonNode::word(std::span<const std::string_view> words) const
{
    const QString found = m_value.toString();
    if (m_value.isString()) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (found == QLatin1StringView(words[i].data(), static_cast<qsizetype>(words[i].size())))
                return i;
        }
    }
    QStringList permitted;
    for (const std::string_view word : words)
        permitted << QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
    refuse(expect::oneOf, {permitted.join(u", "_s)});
    return 0;
}

QString JsonNode::place() const
{
    if (!m_parent)
        return {};
    QString outer = m_parent->place();
    if (m_index >= 0)
        return outer + u'[' + QString::number(m_index + 1) + u']';
    const QString key = m_ownKey.isEmpty() ? QString(m_key) : m_ownKey;
    if (key.isEmpty()) // a part of its parent that has no name
        return outer;
    return outer.isEmpty() ? key : outer + u'.' + key;
}

} // namespace skyledger::table
