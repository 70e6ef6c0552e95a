// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/settings.h"

#include <algorithm>

namespace skyledger::describe {

namespace {

constexpr std::uint16_t noRow = 0xFFFF;

QStringView wordAt(QStringView &rest)
{
    const qsizetype dot = rest.indexOf(u'.');
    const QStringView word = dot < 0 ? rest : rest.first(dot);
    rest = dot < 0 ? QStringView() : rest.sliced(dot + 1);
    return word;
}

/// The words of a row's path.
QList<QByteArrayView> wordsOf(std::string_view path)
{
    QList<QByteArrayView> words;
    std::size_t from = 0;
    while (from <= path.size()) {
        const std::size_t dot = std::min(path.find('.', from), path.size());
        words.append(QByteArrayView(path.data() + from, static_cast<qsizetype>(dot - from)));
        from = dot + 1;
    }
    return words;
}

bool isKey(QByteArrayView word)
{
    return word.startsWith('{');
}

} // namespace

SettingCodes::SettingCodes(std::vector<SettingCode> rows) : m_rows(std::move(rows))
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const std::size_t number = m_rows[i].id.number();
        m_places.resize(std::max(m_places.size(), number + 1), noRow);
        m_places[number] = static_cast<std::uint16_t>(i);
        const JsonShape *inside = m_rows[i].shape;
        for (const table::JsonKey &key : inside ? inside->keys : std::span<const table::JsonKey>()) {
            const auto same = [&](const table::JsonKey &other) { return other.name == key.name; };
            if (std::none_of(m_valueKeys.begin(), m_valueKeys.end(), same))
                m_valueKeys.push_back(key);
        }
    }
    m_values = {m_valueKeys, nullptr};
    m_shape = {{}, &m_values};
}

const SettingCode &SettingCodes::row(Code setting) const
{
    return m_rows[m_places[setting.number()]];
}

const SettingCode *SettingCodes::match(const JsonNode &value, const QList<QStringView> &words, void *ids,
                                       Things &things) const
{
    for (const SettingCode &row : m_rows) {
        const auto path = wordsOf(row.path);
        if (path.size() != words.size())
            continue;
        const auto differs = [&](qsizetype i) {
            return !isKey(path[i]) && words[i] != QLatin1StringView(path[i].data(), path[i].size());
        };
        bool fits = true;
        for (qsizetype i = 0; i < path.size() && fits; ++i)
            fits = !differs(i);
        things.clear();
        // Keys are read last, since an id that is met is taken up.
        for (qsizetype i = 0; i < path.size() && fits; ++i) {
            if (!isKey(path[i]))
                continue;
            std::uint16_t thing = 0;
            fits = row.keys[things.size()].read(value, ids, words[i], thing);
            things.append(thing);
        }
        if (fits)
            return &row;
    }
    return nullptr;
}

std::vector<Assignment> SettingCodes::readSet(const JsonNode &set, void *ids) const
{
    std::vector<Assignment> read;
    const QJsonObject object = set.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString path = it.key();
        const JsonNode value = set.at(path, it.value());
        QList<QStringView> words;
        QStringView rest = path;
        do
            words.append(wordAt(rest));
        while (!rest.isEmpty());
        Assignment assignment;
        const SettingCode *row = path.endsWith(u'.') ? nullptr : match(value, words, ids, assignment.things);
        if (!row) {
            value.refuse(table::expect::settablePath);
            continue;
        }
        assignment.setting = row->id;
        row->read(value, ids, assignment.value);
        read.push_back(assignment);
    }
    return read;
}

QString SettingCodes::pathOf(const Assignment &assignment, const void *ids) const
{
    const SettingCode &told = row(assignment.setting);
    QStringList words;
    std::size_t next = 0;
    for (const QByteArrayView word : wordsOf(told.path)) {
        if (isKey(word)) {
            words.append(told.keys[next].write(ids, assignment.things[next]));
            ++next;
        } else {
            words.append(QString::fromLatin1(word));
        }
    }
    return words.join(u'.');
}

QJsonObject SettingCodes::writeSet(std::span<const Assignment> set, const void *ids) const
{
    QJsonObject object;
    for (const Assignment &assignment : set)
        object.insert(pathOf(assignment, ids), row(assignment.setting).write(ids, assignment.value));
    return object;
}

bool SettingCodes::fits(const Assignment &assignment, const void *ids) const
{
    const SettingCode &told = row(assignment.setting);
    if (assignment.things.size() != told.keys.size())
        return false;
    for (std::size_t i = 0; i < told.keys.size(); ++i) {
        if (assignment.things[i] >= told.keys[i].count(ids))
            return false;
    }
    return told.fits(ids, assignment.value);
}

bool SettingCodes::exists(const Assignment &assignment, const void *setup, const void *state) const
{
    const SettingCode &told = row(assignment.setting);
    return !told.exists || told.exists(setup, state, assignment.things);
}

void SettingCodes::addValuesOf(const SettingCode &row, const void *setup, const void *state, const void *ids,
                               std::vector<Assignment> &values) const
{
    Assignment each{row.id, {}, {}};
    for (const KeyCode &key : row.keys) {
        if (key.count(ids) == 0)
            return;
        each.things.append(0);
    }
    for (;;) {
        if (!row.exists || row.exists(setup, state, each.things)) {
            each.value = row.get(state, each.things);
            values.push_back(each);
        }
        // The next place: the last key runs first.
        std::size_t at = row.keys.size();
        while (at > 0 && each.things[at - 1] + 1U == row.keys[at - 1].count(ids))
            each.things[--at] = 0;
        if (at == 0)
            return;
        ++each.things[at - 1];
    }
}

std::vector<Assignment> SettingCodes::valuesOf(const void *setup, const void *state, const void *ids) const
{
    std::vector<Assignment> values;
    for (const SettingCode &row : m_rows) {
        if (!row.repeats)
            addValuesOf(row, setup, state, ids, values);
    }
    return values;
}

} // namespace skyledger::describe
