// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/citycopy.h"

#include "core/airshipcity/record/fields.h"
#include "core/table/jsonmerge.h"

#include <QtCore/QJsonArray>

#include <array>
#include <utility>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using box::CopyPlace;
using box::CopySection;
using box::CopyView;
using box::Tells;
using Section = CatalogueSection;

namespace {

Tells toldBy(Printed field)
{
    switch (field) {
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
        CopySection made{keyOf(section), {}, isList(section), mostOf(section)};
        for (const Printed field : fieldsOf(section))
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

/// Adds what only the other object says, and nobody here understands.
void addUnknown(QJsonObject &object, const QJsonObject &other, const QList<QLatin1StringView> &known)
{
    for (auto it = other.begin(); it != other.end(); ++it) {
        if (!known.contains(it.key()) && !object.contains(it.key()))
            object.insert(it.key(), it.value());
    }
}

QJsonObject objectIn(const CopyView &copy, const CopyPlace &place)
{
    return objectOf(copy.document(), fieldPlace(place));
}

} // namespace

FieldPlace fieldPlace(const CopyPlace &place)
{
    return {place.section.as<Section>(), place.thing, place.field.as<Printed>()};
}

CityCopy::CityCopy(const QJsonObject &document) : m_document(document.isEmpty() ? emptyCatalogue() : document)
{
}

const std::vector<CopySection> &CityCopy::sections() const
{
    return copySections();
}

QStringList CityCopy::things(play::Code section) const
{
    return entriesOf(m_document, section.as<Section>());
}

QJsonValue CityCopy::value(const CopyPlace &place) const
{
    const auto value = printedValue(m_document, fieldPlace(place));
    return value ? codeOf(rowOf(place.field.as<Printed>())).write(*value) : QJsonValue(QJsonValue::Undefined);
}

std::optional<ValueSource> CityCopy::source(const CopyPlace &place) const
{
    return sourceOf(m_document, fieldPlace(place));
}

void CityCopy::list(const CopyPlace &thing, const CopyView &from, const CopyPlace &there)
{
    const QJsonObject theirs = objectIn(from, there);
    QJsonObject object{{u"id"_s, thing.thing}};
    addUnknown(object, theirs, knownKeys(thing.section.as<Section>()));
    if (thing.section == Section::Tiles)
        copyField(theirs, object, Printed::KindOfTile);
    putObject(m_document, fieldPlace(thing), object);
}

void CityCopy::take(const CopyPlace &place, const CopyView &from, const CopyPlace &there)
{
    QJsonObject object = objectIn(*this, place);
    const QJsonObject theirs = objectIn(from, there);
    if (section(place.section).isList)
        object.insert(u"id"_s, place.thing);
    copyField(theirs, object, place.field.as<Printed>());
    // Over there the id says of which kind the tile is; here it has another id, so the kind is written.
    if (place.field == Printed::KindOfTile && !theirs.contains("kind"_L1))
        object.insert(u"kind"_s, from.value(there));
    putObject(m_document, fieldPlace(place), object);
}

void CityCopy::clear(const CopyPlace &place)
{
    clearField(m_document, fieldPlace(place));
}

void CityCopy::tell(const CopyPlace &place, std::optional<ValueSource> source)
{
    writeSource(m_document, fieldPlace(place), source);
}

void CityCopy::addForeign(const CopyView &from)
{
    QList<QLatin1StringView> known{"format"_L1, "version"_L1, "game"_L1,
                                   "name"_L1,   "source"_L1,  "sources"_L1};
    for (const Section section : all<Section>())
        known << keyOf(section);
    addUnknown(m_document, from.document(), known);
}

void CityCopy::addForeign(const CopyPlace &thing, const CopyView &from, const CopyPlace &there)
{
    if (thing.section == Section::TermTrack)
        return; // what stands around it is the catalogue
    const QJsonObject before = objectIn(*this, thing);
    QJsonObject object = before;
    addUnknown(object, objectIn(from, there), knownKeys(thing.section.as<Section>()));
    if (object != before)
        putObject(m_document, fieldPlace(thing), object);
}

void CityCopy::forgetShared()
{
    m_document.remove("source"_L1);
    for (const Section section : all<Section>()) {
        const QStringList entries = entriesOf(m_document, section);
        for (const QString &entry : entries) {
            const bool isOwn = section == Section::Piggyback || section == Section::GuildPrice
                || section == Section::TermTrack;
            const FieldPlace place{section, entry, {}};
            QJsonObject object = objectOf(m_document, place);
            if (isOwn || !object.contains("source"_L1))
                continue;
            object.remove("source"_L1);
            putObject(m_document, place, object);
        }
        QJsonObject whole = m_document.value(keyOf(section)).toObject();
        if (section != Section::GuildPrice && whole.contains("source"_L1)) {
            whole.remove("source"_L1);
            m_document.insert(keyOf(section), whole);
        }
    }
}

QJsonObject rebasedCatalogue(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs)
{
    static constexpr std::array whole{"cost"_L1,       "gain"_L1,       "discount"_L1,
                                      "crestBonus"_L1, "guildPrice"_L1, "developed"_L1};
    return table::rebased(base, ours, theirs, whole);
}

QString placeName(const FieldPlace &place)
{
    QString name = keyOf(place.section);
    if (!place.entry.isEmpty())
        name += u'.' + place.entry;
    switch (place.field) {
    case Printed::GuildPrice:
    case Printed::TermSpaces:
    case Printed::Piggyback:
    case Printed::EffectTarget:
        return name; // the only value there
    case Printed::BonusChoice:
        return name + u".choices"_s;
    default:
        return name + u'.' + pathOf(place.field);
    }
}

QString freeId(Section section, const QJsonArray &list)
{
    const CopySection &told = copySections()[indexOf(section)];
    return box::freeId(list, told.numbered, told.digits);
}

} // namespace skyledger::airshipcity
