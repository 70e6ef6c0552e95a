// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/tablecopy.h"

#include "core/box/copydifference.h"
#include "core/box/copymatch.h"
#include "core/describe/printedpath.h"
#include "core/describe/printedsections.h"
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

/// What no game asks for need not be there.
Tells tellsOf(const PrintedCode &row, const std::vector<Step> &path)
{
    if (isName(path))
        return Tells::Name;
    return row.isAsked ? Tells::Print : Tells::Aside;
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
    for (const describe::PrintedSection &told : describe::sectionsOf(m_reader->table())) {
        CopySection section{QString(told.key), {}, told.isList, told.most()};
        for (const Code field : told.rows) {
            const PrintedCode &row = m_reader->table().row(field);
            const auto path = describe::stepsOf(row);
            if (row.isKept || isName(path))
                section.fields.push_back({field, tellsOf(row, path)});
        }
        if (!section.fields.empty())
            m_sections.push_back(std::move(section));
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
    if (address == m_addresses.constEnd())
        return QJsonValue::Undefined;
    const PrintedCode &row = m_reader->table().row(address->value);
    // What is only shown has no place among the values that were read.
    return inOneForm(row.isKept ? m_reader->whole(*address).value_or(QJsonValue::Undefined)
                                : m_reader->value(*address),
                     row);
}

std::optional<ValueSource> TableCopy::source(const CopyPlace &place) const
{
    const QStringList path = pathOf(place);
    if (const Taken *taken = takenAt(path))
        return taken->source;
    if (toldOf(place) == Told::Nowhere)
        return sourceAt(m_draft.shown(), path); // that of its thing, or of all
    const auto address = m_addresses.constFind(keyOf(place));
    return address == m_addresses.constEnd() ? std::nullopt : m_reader->source(*address);
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

/// A name states no source; a value that is its thing's object tells it inside.
Told TableCopy::toldOf(const CopyPlace &place) const
{
    const auto path = describe::stepsOf(m_reader->table().row(place.field));
    if (isName(path))
        return Told::Nowhere;
    return path.back().kind == Step::Kind::Word ? Told::Beside : Told::Inside;
}

void TableCopy::list(const CopyPlace &thing, const CopyView &, const CopyPlace &there)
{
    m_listed.insert(section(thing.section).key + u'.' + there.thing, thing.thing);
    const QStringList path{section(thing.section).key, u'#' + thing.thing};
    m_draft = CopyDraft(m_draft.format(), table::withPut(m_draft.document(), path, {}));
}

void TableCopy::take(const CopyPlace &place, const CopyView &from, const CopyPlace &there)
{
    const QJsonValue value = valueHere(from.value(there), m_reader->table().row(place.field).form, from);
    if (value.isUndefined())
        m_leftOut.push_back(pathOf(place));
    else
        add({place, pathOf(place), value, from.source(there)});
}

/// What a thing of a list of the other copy is called here; nothing where this one does not list it.
std::optional<QString> TableCopy::idHere(const describe::KeyCode &key, const CopyView &from,
                                         const QString &id) const
{
    for (const PrintedCode &row : m_reader->table().rows()) {
        const auto path = describe::stepsOf(row);
        if (path.size() < 2 || path[1].kind != Step::Kind::Id || row.keys[0].list != key.list)
            continue;
        const QString list(path[0].word);
        if (const auto listed = m_listed.constFind(list + u'.' + id); listed != m_listed.constEnd())
            return *listed;
        for (const MatchedThing &thing : matchedThings(*this, from)) {
            if (section(thing.section).key == list && thing.theirs == id)
                return thing.mine;
        }
        return std::nullopt;
    }
    return id;
}

/// The same value with the ids that its things have here; undefined where one of them is not listed.
QJsonValue TableCopy::valueHere(const QJsonValue &value, const describe::FormCode *form,
                                const CopyView &from) const
{
    using Kind = describe::FormCode::Kind;
    if (form != nullptr && form->kind == Kind::Thing && form->thing && value.isString()) {
        const auto id = idHere(*form->thing, from, value.toString());
        return id ? QJsonValue(*id) : QJsonValue(QJsonValue::Undefined);
    }
    if (form == nullptr || form->kind != Kind::List || !form->entry || form->entry->kind != Kind::Thing)
        return value;
    QJsonArray things;
    const QJsonArray theirs = value.toArray();
    for (const auto &each : theirs) {
        QJsonValue thing = valueHere(each, form->entry, from);
        if (thing.isUndefined())
            return thing;
        things.append(thing);
    }
    return things;
}

void TableCopy::clear(const CopyPlace &place)
{
    add({place, pathOf(place), QJsonValue::Undefined, {}});
}

void TableCopy::tell(const CopyPlace &place, std::optional<ValueSource> source)
{
    const QStringList path = pathOf(place);
    if (const auto taken = m_takenAt.constFind(path); taken != m_takenAt.constEnd()) {
        m_taken[*taken].source = source;
        return;
    }
    const auto before = this->source(place);
    const bool isLeftOut = std::find(m_leftOut.begin(), m_leftOut.end(), path) != m_leftOut.end();
    if (isLeftOut || !source || source == before || toldOf(place) == Told::Nowhere)
        return;
    // What the rulebook prints stays the rulebook's, unless it is only inferred and somebody read it off a box.
    const bool isOwn = !table::valueAt(m_draft.document(), path).isUndefined();
    if (isOwn || lessTrusted(*source, before.value_or(ValueSource::Copy)) == before)
        add({place, path, value(place), source});
}

const TableCopy::Taken *TableCopy::takenAt(const QStringList &path) const
{
    const auto found = m_takenAt.constFind(path);
    return found == m_takenAt.constEnd() ? nullptr : &m_taken[*found];
}

void TableCopy::add(Taken taken)
{
    if (!m_takenAt.contains(taken.path))
        m_takenAt.insert(taken.path, m_taken.size());
    m_taken.push_back(std::move(taken));
}

/// What states no source was read off somebody's copy.
Entered TableCopy::entered(const Taken &taken) const
{
    if (taken.path.last().startsWith(u'@'))
        return enteredRow(taken.path.first(taken.path.size() - 1));
    return {taken.path, taken.value, toldOf(taken.place), taken.source.value_or(ValueSource::Copy)};
}

/// Values in a row are written as one, which has one source: that of the least trusted.
Entered TableCopy::enteredRow(const QStringList &path) const
{
    const QJsonArray before = m_draft.value(path).toArray();
    const auto pathAt = [&path](qsizetype at) { return path + QStringList{u'@' + QString::number(at)}; };
    QJsonArray list = before;
    for (const Taken &each : m_taken) {
        if (each.path.size() != path.size() + 1 || each.path.first(path.size()) != path)
            continue;
        const qsizetype at = each.path.last().mid(1).toLongLong();
        while (list.size() <= at)
            list.append(QJsonValue::Null);
        list[at] = each.value.isUndefined() ? QJsonValue(QJsonValue::Null) : each.value;
    }
    std::optional<ValueSource> source;
    for (qsizetype at = 0; at < list.size(); ++at) {
        if (list[at].isNull())
            continue;
        const Taken *taken = takenAt(pathAt(at));
        const ValueSource ofPlace =
            (taken ? taken->source : sourceAt(m_draft.shown(), path)).value_or(ValueSource::Copy);
        source = source ? lessTrusted(*source, ofPlace) : ofPlace;
    }
    return {path, list, Told::Beside, source.value_or(ValueSource::Copy)};
}

std::optional<table::ReadError> TableCopy::fault()
{
    std::vector<Entered> values;
    values.reserve(m_taken.size());
    for (const Taken &each : m_taken)
        values.push_back(entered(each));
    return m_draft.enter(values);
}

} // namespace skyledger::box
