// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/tablecopy.h"

#include "core/describe/printedpath.h"
#include "core/table/jsonput.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <utility>

namespace skyledger::box {

using namespace Qt::Literals::StringLiterals;
using describe::PrintedCode;
using describe::Step;

namespace {

/// Whether a row is what people call a thing of a list.
bool isName(const std::vector<Step> &path)
{
    return path.size() > 2 && path[1].kind == Step::Kind::Id && path[2].word == "name"_L1;
}

QString keyOf(const CopyPlace &place)
{
    return QString::number(place.field.number()) + u'/' + place.thing;
}

/// The words of a value's name that are things: `planting.2`.
QString thingOf(const std::vector<Step> &path, const QStringList &name)
{
    QStringList words;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path[i].kind != Step::Kind::Word)
            words << name[static_cast<qsizetype>(i)];
    }
    return words.join(u'.');
}

/// Amounts of 0 need not be written.
QJsonValue inOneForm(const QJsonValue &value, const PrintedCode &row)
{
    if (row.form == nullptr || row.form->kind != describe::FormCode::Kind::Amounts || !value.isObject())
        return value;
    QJsonObject amounts = value.toObject();
    const QStringList words = amounts.keys();
    for (const QString &word : words) {
        if (amounts[word] == QJsonValue(0))
            amounts.remove(word);
    }
    return amounts;
}

} // namespace

TableCopy::TableCopy(CatalogueFormat format, std::unique_ptr<describe::PrintedCopy> reader,
                     const QJsonObject &document)
    : m_reader(std::move(reader)), m_draft(std::move(format), document)
{
    m_reader->setDocument(m_draft.shown());
    readSections();
    readPlaces();
}

void TableCopy::readSections()
{
    for (const PrintedCode &row : m_reader->table().rows()) {
        const auto path = describe::stepsOf(row);
        if (!row.isKept && !isName(path))
            continue;
        auto section = std::find_if(m_sections.begin(), m_sections.end(),
                                    [&path](const CopySection &each) { return each.key == path[0].word; });
        if (section == m_sections.end()) {
            const bool isList = path.size() > 1 && path[1].kind == Step::Kind::Id;
            section = m_sections.insert(
                section, {QString(path[0].word), {}, isList, isList ? qsizetype(row.keys[0].most) : 1});
        }
        section->fields.push_back({row.id, isName(path) ? Tells::Name : Tells::Print});
    }
}

void TableCopy::readPlaces()
{
    m_things.resize(m_sections.size());
    for (const auto &address : m_reader->places()) {
        const PrintedCode &row = m_reader->table().row(address.value);
        const auto path = describe::stepsOf(row);
        if (!row.isKept && !isName(path))
            continue;
        const QString thing = thingOf(path, m_reader->name(address).split(u'.'));
        m_addresses.insert(keyOf({{}, thing, address.value}), address);
        const auto section =
            std::find_if(m_sections.begin(), m_sections.end(),
                         [&path](const CopySection &each) { return each.key == path[0].word; });
        QStringList &things = m_things[static_cast<std::size_t>(section - m_sections.begin())];
        if (!things.contains(thing))
            things << thing;
    }
}

QStringList TableCopy::things(Code section) const
{
    return m_things[section.number()];
}

QJsonValue TableCopy::value(const CopyPlace &place) const
{
    const auto address = m_addresses.constFind(keyOf(place));
    return address == m_addresses.constEnd()
        ? QJsonValue(QJsonValue::Undefined)
        : inOneForm(m_reader->value(*address), m_reader->table().row(address->value));
}

std::optional<ValueSource> TableCopy::source(const CopyPlace &place) const
{
    const auto taken = std::find_if(m_entered.begin(), m_entered.end(),
                                    [&place](const auto &each) { return each.first == place; });
    if (taken != m_entered.end())
        return taken->second.source;
    const auto address = m_addresses.constFind(keyOf(place));
    const bool isValue = toldOf(place) != Told::Nowhere && address != m_addresses.constEnd();
    return isValue ? m_reader->source(*address) : std::nullopt;
}

QStringList TableCopy::nameOf(const CopyPlace &place) const
{
    QStringList words;
    const QStringList things = place.thing.split(u'.');
    qsizetype at = 0;
    for (const Step &step : describe::stepsOf(m_reader->table().row(place.field)))
        words << (step.kind == Step::Kind::Word ? QString(step.word) : things.value(at++));
    return words;
}

QStringList TableCopy::pathOf(const CopyPlace &place) const
{
    return describe::documentPath(m_reader->table().row(place.field), nameOf(place));
}

/// A name has no source; a value that is its thing's object tells it inside.
Told TableCopy::toldOf(const CopyPlace &place) const
{
    const auto path = describe::stepsOf(m_reader->table().row(place.field));
    if (isName(path))
        return Told::Nowhere;
    return path.back().kind == Step::Kind::Word ? Told::Beside : Told::Inside;
}

void TableCopy::list(const CopyPlace &thing, const CopyView &, const CopyPlace &)
{
    const QStringList path{section(thing.section).key, u'#' + thing.thing};
    m_draft = CopyDraft(m_draft.format(), table::withPut(m_draft.document(), path, {}));
}

void TableCopy::take(const CopyPlace &place, const CopyView &from, const CopyPlace &there)
{
    enter(place, from.value(there), from.source(there).value_or(ValueSource::Copy));
}

void TableCopy::clear(const CopyPlace &place)
{
    enter(place, QJsonValue::Undefined, ValueSource::Copy);
}

void TableCopy::tell(const CopyPlace &place, std::optional<ValueSource> source)
{
    const auto taken = std::find_if(m_entered.begin(), m_entered.end(),
                                    [&place](const auto &each) { return each.first == place; });
    if (source && taken != m_entered.end())
        taken->second.source = *source;
    else if (source)
        enter(place, value(place), *source);
}

void TableCopy::enter(const CopyPlace &place, const QJsonValue &value, ValueSource source)
{
    Entered entered{pathOf(place), value, toldOf(place), source};
    // Values in a row are written as one, each time with those that were taken before.
    if (entered.path.last().startsWith(u'@')) {
        const qsizetype at = entered.path.takeLast().mid(1).toLongLong();
        const auto row = std::find_if(m_entered.rbegin(), m_entered.rend(), [&entered](const auto &each) {
            return each.second.path == entered.path;
        });
        QJsonArray list =
            (row == m_entered.rend() ? m_draft.value(entered.path) : row->second.value).toArray();
        while (list.size() <= at)
            list.append(QJsonValue::Null);
        list[at] = value.isUndefined() ? QJsonValue(QJsonValue::Null) : value;
        entered.value = list;
        entered.told = Told::Beside;
    }
    m_entered.emplace_back(place, std::move(entered));
}

std::optional<table::ReadError> TableCopy::fault()
{
    std::vector<Entered> entered;
    entered.reserve(m_entered.size());
    for (const auto &each : m_entered)
        entered.push_back(each.second);
    return m_draft.enter(entered);
}

} // namespace skyledger::box
