// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/citycopy.h"

#include "core/airshipcity/record/fields.h"
#include "core/table/jsonmerge.h"
#include "core/table/jsonput.h"

#include <QtCore/QJsonArray>

#include <array>
#include <utility>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using box::CopyPlace;
using box::CopySection;
using box::Tells;
using Section = CatalogueSection;

namespace {

Tells toldBy(play::Code field)
{
    switch (field.as<Printed>()) {
    case Printed::UtilityNameEn:
    case Printed::UtilityNameFr:
        return Tells::Name;
    case Printed::KindOfTile:
        return Tells::Kind;
    case Printed::BonusStages:
        return Tells::Sort;
    case Printed::TilePiggyback:
        return Tells::Aside;
    default:
        return Tells::Print;
    }
}

std::vector<CopySection> madeSections()
{
    std::vector<CopySection> sections;
    for (const Section section : all<Section>()) {
        const describe::PrintedSection &layout = sectionLayout(section);
        CopySection made{layout.key, {}, layout.isList, layout.most()};
        for (const play::Code field : layout.rows)
            made.fields.push_back({field, toldBy(field)});
        if (made.isList)
            made.numbered = made.key.first(1);
        if (section == Section::Contracts)
            made.digits = 2;
        sections.push_back(std::move(made));
    }
    return sections;
}

const std::vector<CopySection> &copySections()
{
    static const std::vector<CopySection> sections = madeSections();
    return sections;
}

/// Every key of a thing's object that has a meaning in a section.
QList<QLatin1StringView> knownKeys(play::Code section)
{
    QList<QLatin1StringView> known{"id"_L1, "source"_L1, "sources"_L1};
    for (const play::Code field : sectionLayout(section).rows) {
        const FieldLayout &told = fieldLayout(field);
        known += told.outer.isEmpty() ? told.keys : QList{told.outer};
    }
    return known;
}

/// Adds what only the other object says, and nobody here understands.
void addUnknown(QJsonObject &object, const QJsonObject &other, const QList<QLatin1StringView> &known)
{
    for (auto it = other.begin(); it != other.end(); ++it) {
        if (!known.contains(it.key()) && !object.contains(it.key()))
            object.insert(it.key(), it.value());
    }
}

} // namespace

CityCopy::CityCopy(const QJsonObject &document) : m_document(document.isEmpty() ? emptyCatalogue() : document)
{
}

const std::vector<CopySection> &CityCopy::sections() const
{
    return copySections();
}

QStringList CityCopy::things(play::Code section) const
{
    return entriesOf(m_document, section);
}

QJsonValue CityCopy::value(const CopyPlace &place) const
{
    const auto value = printedValue(m_document, place);
    return value ? codeOf(fieldLayout(place.field).row).write(*value) : QJsonValue(QJsonValue::Undefined);
}

std::optional<ValueSource> CityCopy::source(const CopyPlace &place) const
{
    return sourceOf(m_document, place);
}

void CityCopy::list(const CopyPlace &thing, const CopyView &from, const CopyPlace &there)
{
    const QJsonObject theirs = objectOf(from.document(), there);
    QJsonObject object{{u"id"_s, thing.thing}};
    addUnknown(object, theirs, knownKeys(thing.section));
    if (thing.section == Section::Tiles)
        copyField(theirs, object, Printed::KindOfTile);
    putObject(m_document, thing, object);
}

void CityCopy::take(const CopyPlace &place, const CopyView &from, const CopyPlace &there)
{
    QJsonObject object = objectOf(m_document, place);
    const QJsonObject theirs = objectOf(from.document(), there);
    if (section(place.section).isList)
        object.insert(u"id"_s, place.thing);
    copyField(theirs, object, place.field);
    // Over there the id says of which kind the tile is; here it has another id, so the kind is written.
    if (place.field == Printed::KindOfTile && !theirs.contains("kind"_L1))
        object.insert(u"kind"_s, from.value(there));
    putObject(m_document, place, object);
}

void CityCopy::clear(const CopyPlace &place)
{
    clearField(m_document, place);
}

void CityCopy::tell(const CopyPlace &place, std::optional<ValueSource> source)
{
    writeSource(m_document, place, source);
}

void CityCopy::addForeign(const CopyView &from)
{
    QList<QLatin1StringView> known{"format"_L1, "version"_L1, "game"_L1,
                                   "name"_L1,   "source"_L1,  "sources"_L1};
    for (const Section section : all<Section>())
        known << sectionLayout(section).key;
    addUnknown(m_document, from.document(), known);
}

void CityCopy::addForeign(const CopyPlace &thing, const CopyView &from, const CopyPlace &there)
{
    if (thing.section == Section::TermTrack)
        return; // what stands around it is the catalogue
    const QJsonObject before = objectOf(m_document, thing);
    QJsonObject object = before;
    addUnknown(object, objectOf(from.document(), there), knownKeys(thing.section));
    if (object != before)
        putObject(m_document, thing, object);
}

void CityCopy::forgetShared()
{
    m_document.remove("source"_L1);
    for (const Section section : all<Section>()) {
        if (section == Section::GuildPrice || section == Section::TermTrack)
            continue; // it is its value's own
        QList<QStringList> wholes{{sectionLayout(section).key}};
        const QStringList entries = section == Section::Piggyback ? QStringList() : things(section);
        for (const QString &entry : entries)
            wholes << wayTo({section, entry});
        for (const QStringList &whole : wholes)
            m_document = table::without(m_document, whole + QStringList{u"source"_s});
    }
}

QJsonObject rebasedCatalogue(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs)
{
    static constexpr std::array whole{"cost"_L1,       "gain"_L1,       "discount"_L1,
                                      "crestBonus"_L1, "guildPrice"_L1, "developed"_L1};
    return table::rebased(base, ours, theirs, whole);
}

QString freeId(Section section, const QJsonArray &list)
{
    const CopySection &told = copySections()[indexOf(section)];
    return box::freeId(list, told.numbered, told.digits);
}

} // namespace skyledger::airshipcity
