// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/printedpath.h"

#include <algorithm>

namespace skyledger::describe {

using namespace Qt::Literals::StringLiterals;

namespace {

QLatin1StringView latin1(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// The place of the object with an id in a list; its size if there is none.
qsizetype placeOfId(const QJsonArray &list, const QString &id)
{
    qsizetype at = 0;
    while (at < list.size() && list[at]["id"_L1].toString() != id)
        ++at;
    return at;
}

/// Says in an object where its value of a name comes from; without a name where the whole comes from.
QJsonObject withSource(QJsonObject object, const QString &name, const QString &source)
{
    const auto put = [&source](QJsonObject &into, const QString &key) {
        if (source.isEmpty())
            into.remove(key);
        else
            into.insert(key, source);
    };
    if (name.isEmpty()) {
        put(object, u"source"_s);
        return object;
    }
    QJsonObject sources = object.value("sources"_L1).toObject();
    put(sources, name);
    if (sources.isEmpty())
        object.remove("sources"_L1);
    else
        object.insert(u"sources"_s, sources);
    return object;
}

} // namespace

std::vector<Step> stepsOf(const PrintedCode &row)
{
    std::vector<Step> steps;
    std::string_view rest = row.path;
    std::size_t keys = 0;
    while (!rest.empty()) {
        const std::size_t dot = std::min(rest.find('.'), rest.size());
        const std::string_view word = rest.substr(0, dot);
        rest.remove_prefix(std::min(dot + 1, rest.size()));
        Step step{Step::Kind::Word, latin1(word)};
        if (word.front() == '[')
            step.kind = Step::Kind::Place;
        else if (word.front() == '{')
            step.kind = row.keys[keys].list ? Step::Kind::Id : Step::Kind::Key;
        keys += step.kind == Step::Kind::Word ? 0 : 1;
        steps.push_back(step);
    }
    return steps;
}

QStringList documentPath(const PrintedCode &row, QStringList name)
{
    const auto steps = stepsOf(row);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        QString &word = name[static_cast<qsizetype>(i)];
        if (steps[i].kind == Step::Kind::Id)
            word.prepend(u'#');
        else if (steps[i].kind == Step::Kind::Place)
            word = u'@' + QString::number(word.toInt() - 1);
    }
    return name;
}

QString textOf(const Step &step, const KeyCode &key, std::uint16_t thing, const void *ids)
{
    return step.kind == Step::Kind::Place ? QString::number(thing + 1) : key.write(ids, thing);
}

void eachThing(const PrintedCode &row, const void *ids, const std::function<void(const Things &)> &visit)
{
    const auto countOf = [&](const KeyCode &key) { return std::min<std::size_t>(key.count(ids), key.most); };
    Things things;
    for (const KeyCode &key : row.keys) {
        if (countOf(key) == 0)
            return;
        things.append(0);
    }
    for (;;) {
        if (!row.exists || row.exists(things))
            visit(things);
        std::size_t at = things.size();
        while (at > 0 && things[at - 1] + 1U == countOf(row.keys[at - 1]))
            things[--at] = 0;
        if (at == 0)
            return;
        ++things[at - 1];
    }
}

QString Target::restOf(std::size_t at, std::size_t end) const
{
    QStringList words;
    for (; at < end && m_path[at].kind == Step::Kind::Word; ++at)
        words.append(QString(m_path[at].word));
    return words.join(u'.');
}

QJsonValue Target::changedEntry(const QJsonArray &entries, std::size_t at, std::size_t end,
                                const Things &things, std::size_t key, bool make, const Change &change) const
{
    QJsonArray list = entries;
    const bool byId = m_path[at].kind == Step::Kind::Id;
    const QString id = byId ? m_row.keys[key].write(m_ids, things[key]) : QString();
    const qsizetype place = byId ? placeOfId(list, id) : things[key];
    if (place >= list.size() && !make && !byId)
        return list;
    const bool ofObjects = at + 1 < m_path.size();
    while (list.size() <= place)
        list.append(byId            ? QJsonValue(QJsonObject{{u"id"_s, id}})
                        : ofObjects ? QJsonValue(QJsonObject())
                                    : QJsonValue(QJsonValue::Null));
    const QJsonValue entry = changed(list[place], at + 1, end, things, key + 1, make, change);
    list[place] = entry.isUndefined() ? QJsonValue(QJsonValue::Null) : entry;
    return list;
}

QJsonValue Target::changed(const QJsonValue &node, std::size_t at, std::size_t end, const Things &things,
                           std::size_t key, bool make, const Change &change) const
{
    if (at == end)
        return change(node);
    const Step &step = m_path[at];
    const bool inList = step.kind == Step::Kind::Id || step.kind == Step::Kind::Place;
    if (node.isUndefined() && !make && step.kind != Step::Kind::Id)
        return node;
    if (inList)
        return changedEntry(node.toArray(), at, end, things, key, make, change);
    const bool isWord = step.kind == Step::Kind::Word;
    const QString name = isWord ? QString(step.word) : m_row.keys[key].write(m_ids, things[key]);
    QJsonObject object = node.toObject();
    const QJsonValue inner =
        changed(object.value(name), at + 1, end, things, isWord ? key : key + 1, make, change);
    if (inner.isUndefined())
        object.remove(name);
    else
        object.insert(name, inner);
    return object;
}

/// Replaces an old value by a new one. An object keeps keys that are not part of the value, such as its source.
QJsonValue Target::replaced(const QJsonValue &before, const QJsonValue &value) const
{
    const bool isThing = m_path.back().kind != Step::Kind::Word;
    if (!before.isObject() || !m_row.shape || !(value.isObject() || (isThing && value.isUndefined())))
        return value;
    QJsonObject object = before.toObject();
    for (const table::JsonKey &key : m_row.shape->keys)
        object.remove(latin1(key.name));
    const QJsonObject added = value.toObject();
    for (auto it = added.begin(); it != added.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

void Target::put(QJsonValue &document, const Things &things, const QJsonValue &value) const
{
    document = changed(document, 0, m_path.size(), things, 0, !value.isUndefined(),
                       [&](const QJsonValue &before) { return replaced(before, value); });
}

void Target::list(QJsonValue &document, const Things &things) const
{
    const auto firstId = std::find_if(m_path.begin(), m_path.end(),
                                      [](const Step &step) { return step.kind == Step::Kind::Id; });
    if (firstId == m_path.end())
        return;
    const auto end = static_cast<std::size_t>(firstId - m_path.begin()) + 1;
    document = changed(document, 0, end, things, 0, true, [](const QJsonValue &entry) { return entry; });
}

void Target::putSource(QJsonValue &document, const Things &things, const QString &source) const
{
    // A value that is not an object cannot state its source itself: it is stated beside the value or its list.
    std::size_t end = m_path.size();
    const bool isObject = trailOf(document.toObject(), things).back().isObject();
    const bool byWord = m_path.back().kind == Step::Kind::Key && !isObject;
    if (byWord || m_path.back().kind == Step::Kind::Place)
        --end;
    std::size_t own = end;
    while (own > 0 && m_path[own - 1].kind == Step::Kind::Word && !byWord)
        --own;
    const QString rest = byWord ? wordOf(end, things) : restOf(own, end);
    document = changed(document, 0, own, things, 0, !source.isEmpty(),
                       [&](const QJsonValue &thing) { return withSource(thing.toObject(), rest, source); });
}

QString Target::wordOf(std::size_t at, const Things &things) const
{
    const auto key = std::count_if(m_path.begin(), m_path.begin() + static_cast<std::ptrdiff_t>(at),
                                   [](const Step &step) { return step.kind != Step::Kind::Word; });
    const auto thing = static_cast<std::size_t>(key);
    return m_row.keys[thing].write(m_ids, things[thing]);
}

std::vector<QJsonValue> Target::trailOf(const QJsonObject &document, const Things &things) const
{
    std::vector<QJsonValue> trail{document};
    std::size_t key = 0;
    for (const Step &step : m_path) {
        const QJsonValue node = trail.back();
        QJsonValue next;
        if (step.kind == Step::Kind::Word) {
            next = node.toObject().value(step.word);
        } else {
            const KeyCode &code = m_row.keys[key];
            const QJsonArray list = node.toArray();
            if (step.kind == Step::Kind::Key)
                next = node.toObject().value(code.write(m_ids, things[key]));
            else if (step.kind == Step::Kind::Id)
                next = list.at(placeOfId(list, code.write(m_ids, things[key])));
            else
                next = list.at(things[key]);
            ++key;
        }
        trail.push_back(next);
    }
    return trail;
}

QString Target::besides(const QJsonValue &around, std::size_t at, const Things &things) const
{
    const QJsonObject sources = around["sources"_L1].toObject();
    QString said;
    if (sources.isEmpty())
        return said;
    if (m_path[at].kind == Step::Kind::Word) {
        said = sources.value(restOf(at, m_path.size())).toString(); // the whole value
        if (said.isEmpty())
            said = sources.value(m_path[at].word).toString(); // or the part that holds it
    } else if (m_path[at].kind == Step::Kind::Key) {
        said = sources.value(wordOf(at, things)).toString();
    }
    return said;
}

} // namespace skyledger::describe
