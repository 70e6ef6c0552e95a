// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/printedcopy.h"

#include "core/describe/printedsections.h"
#include "core/describe/printedtree.h"

#include <algorithm>

namespace skyledger::describe {

using namespace Qt::Literals::StringLiterals;

namespace {

bool hasId(const QJsonValue &entry, const QString &id)
{
    return entry["id"_L1].toString() == id;
}

QJsonValue entryOf(const QJsonObject &document, const QString &list, const QString &id)
{
    const QJsonArray entries = document[list].toArray();
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&id](const auto &entry) { return hasId(entry, id); });
    return found == entries.end() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(*found);
}

/// Whether two entries have a name in common, in any language.
bool shareName(const QJsonValue &one, const QJsonValue &two)
{
    const QJsonObject names = one["name"_L1].toObject();
    const QJsonObject others = two["name"_L1].toObject();
    const QStringList languages = names.keys();
    return std::any_of(languages.begin(), languages.end(), [&](const QString &language) {
        const QString name = names[language].toString().trimmed();
        return !name.isEmpty()
            && name.compare(others[language].toString().trimmed(), Qt::CaseInsensitive) == 0;
    });
}

/// Whether the thing of a value is the same one in two documents.
bool isSameThing(const PrintedCode &row, const QStringList &name, const QJsonObject &one,
                 const QJsonObject &two, const QJsonObject &printed)
{
    const auto path = stepsOf(row);
    if (path.size() < 2 || path[1].kind != Step::Kind::Id)
        return true;
    return !entryOf(printed, name[0], name[1]).isUndefined()
        || shareName(entryOf(one, name[0], name[1]), entryOf(two, name[0], name[1]));
}

} // namespace

std::optional<table::ReadError> PrintedCopy::setDocument(const QJsonObject &document)
{
    auto fault = take(document);
    if (!fault)
        m_document = document;
    return fault;
}

std::vector<PrintedCopy::Address> PrintedCopy::places() const
{
    return m_table.placesOf(ids(), PrintedCodes::Which::Shown);
}

bool PrintedCopy::isAsked(const Address &address) const
{
    return m_table.asks(address, catalogue());
}

QString PrintedCopy::name(const Address &address) const
{
    return m_table.nameOf(address, ids());
}

QString PrintedCopy::thingName(const Address &address) const
{
    const auto path = stepsOf(m_table.row(address.value));
    const auto lastThing = std::find_if(path.rbegin(), path.rend(),
                                        [](const Step &step) { return step.kind != Step::Kind::Word; });
    const QStringList words = name(address).split(u'.');
    const auto length = lastThing == path.rend() ? words.size() - 1 : path.rend() - lastThing;
    return words.first(length).join(u'.');
}

std::optional<PrintedCopy::Address> PrintedCopy::find(const QString &name) const
{
    return m_table.placeOf(name, ids());
}

QJsonValue PrintedCopy::value(const Address &address) const
{
    QJsonValue said = m_table.saidIn(m_document, address, ids());
    if (!said.isObject())
        return said;
    QJsonObject value = said.toObject();
    value.remove("source"_L1);
    value.remove("sources"_L1);
    return value;
}

std::optional<ValueSource> PrintedCopy::source(const Address &address) const
{
    return table::fromName<ValueSource>(m_table.sourceIn(m_document, address, ids()).toStdString());
}

std::optional<ValueRange> PrintedCopy::range(const Address &address) const
{
    const PrintedCode &row = m_table.row(address.value);
    return row.range ? row.range(catalogue()) : std::nullopt;
}

std::optional<table::ReadError> PrintedCopy::put(const Address &address, const QJsonValue &value,
                                                 ValueSource source)
{
    QJsonObject document = m_document;
    const bool isKept = m_table.row(address.value).isKept;
    if (isKept && value.isUndefined())
        m_table.setSourceIn(document, address, ids(), std::nullopt);
    m_table.putIn(document, address, ids(), value);
    if (isKept && !value.isUndefined())
        m_table.setSourceIn(document, address, ids(), source);
    return setDocument(document);
}

std::optional<QJsonValue> PrintedCopy::whole(const Address &address) const
{
    if (m_table.valueOf(address, ids(), catalogue()).isUndefined())
        return std::nullopt;
    return value(address);
}

int PrintedCopy::takeFrom(const PrintedCopy &other, const QJsonObject &printed)
{
    int taken = 0;
    for (const Address &mine : m_table.placesOf(ids())) {
        const QString called = name(mine);
        const auto theirs = whole(mine) ? std::nullopt : other.find(called);
        const auto value = theirs ? other.whole(*theirs) : std::nullopt;
        if (!value
            || !isSameThing(m_table.row(mine.value), called.split(u'.'), m_document, other.document(),
                            printed))
            continue;
        const ValueSource source = other.source(*theirs).value_or(ValueSource::Copy);
        // What does not fit beside the other values is left out.
        if (source != ValueSource::Sample && !put(mine, *value, source))
            ++taken;
    }
    return taken;
}

std::vector<PrintedList> PrintedCopy::lists() const
{
    std::vector<PrintedList> lists;
    for (const PrintedSection &section : sectionsOf(m_table)) {
        const QString key(section.key);
        if (section.isList)
            lists.push_back({key, m_table.row(section.rows.front()).page,
                             m_document.value(key).toArray().size(), section.most()});
    }
    return lists;
}

std::optional<table::ReadError> PrintedCopy::add(const QString &list, const QString &id)
{
    QJsonObject document = m_document;
    QJsonArray entries = document.value(list).toArray();
    entries.append(QJsonObject{{u"id"_s, id}});
    document.insert(list, entries);
    return setDocument(document);
}

std::optional<table::ReadError> PrintedCopy::remove(const QString &list, const QString &id)
{
    QJsonObject document = m_document;
    QJsonArray entries = document.value(list).toArray();
    for (qsizetype i = entries.size(); i-- > 0;) {
        if (hasId(entries[i], id))
            entries.removeAt(i);
    }
    document.insert(list, entries);
    return setDocument(document);
}

PrintedCounts PrintedCopy::counts() const
{
    return m_table.countsOf(m_document, ids(), catalogue());
}

} // namespace skyledger::describe
