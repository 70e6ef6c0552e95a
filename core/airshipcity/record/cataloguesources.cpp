// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/fields.h"
#include "core/table/jsonput.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;
using play::Code;
using Source = std::optional<ValueSource>;

namespace {

constexpr auto own = "source"_L1;
constexpr auto beside = "sources"_L1;

/// The first of some answers, the nearest first, that says anything.
Source firstTold(std::initializer_list<QJsonValue> answers)
{
    for (const QJsonValue &each : answers) {
        if (each.isString())
            return fromName<ValueSource>(each.toString().toStdString());
    }
    return std::nullopt;
}

QJsonValue written(Source source)
{
    return source ? QJsonValue(word(*source)) : QJsonValue(QJsonValue::Undefined);
}

/// Tells of a field in `sources`, which stands there only if it says anything.
void tellBeside(QJsonObject &object, const QString &key, Source source)
{
    QJsonObject sources = object.value(beside).toObject();
    table::putOrTake(sources, key, written(source));
    table::putOrTake(object, beside, orNothing(sources));
}

/// The keys by which `sources` can tell of a field: each of its own, if it is made of several.
std::vector<QLatin1StringView> sourceKeysOf(const FieldLayout &field)
{
    if (!field.outer.isEmpty() || field.isOneKey())
        return {field.source};
    return {field.keys.value(0), field.keys.value(1)};
}

/// What the catalogue says of a field as a whole: of the keys that it is made of the less trusted source.
Source toldOf(const QJsonObject &catalogue, const FieldPlace &place)
{
    const FieldLayout &field = fieldLayout(place.field);
    const QJsonObject object = objectOf(catalogue, place);
    std::optional<Source> told;
    for (const auto key : sourceKeysOf(field)) {
        if (const QJsonValue ofKey = object[beside][key]; ofKey.isString())
            told = told ? lessTrusted(*told, firstTold({ofKey})) : firstTold({ofKey});
    }
    return told ? *told
                : firstTold({object[field.firstKey()][own], object[own],
                             catalogue[sectionLayout(place.section).key][own], catalogue[own]});
}

/// The object of a bonus, whose developed side can tell a source itself; null for what has no sides.
std::optional<QJsonObject> bonusIn(const QJsonObject &object, Code field)
{
    if (field == Field::Piggyback || field == Field::PiggybackBasic)
        return object;
    if (field == Field::TilePiggyback || field == Field::TilePiggybackBasic)
        return object[fieldLayout(field).outer].toObject();
    return std::nullopt;
}

/// The source of the developed side of a tile: its own if it states one, else that of the basic side.
Source developedSource(const QJsonObject &bonus, Source basic)
{
    const QJsonValue told = bonus["developed"_L1][own];
    const QJsonValue ofSide = bonus[beside]["developed"_L1];
    return ofSide.isString() || told.isString() ? firstTold({ofSide, told}) : basic;
}

void tellDeveloped(QJsonObject &bonus, Source source)
{
    tellBeside(bonus, u"developed"_s, std::nullopt);
    QJsonObject developed = bonus.value("developed"_L1).toObject();
    if (developed.isEmpty())
        return;
    table::putOrTake(developed, own, written(source));
    bonus.insert(u"developed"_s, developed);
}

/// Before the basic side of a tile, or both, get a source: what the developed one keeps is told there.
void settleDeveloped(QJsonObject &object, Code field, Source source, Source before)
{
    QJsonObject bonus = *bonusIn(object, field);
    const bool both = field == Field::Piggyback || field == Field::TilePiggyback;
    const Source developed = developedSource(bonus, before);
    tellDeveloped(bonus, both || developed == source ? std::nullopt : developed);
    const QLatin1StringView outer = fieldLayout(field).outer;
    if (outer.isEmpty())
        object = bonus;
    else if (!bonus.isEmpty())
        object.insert(outer, bonus);
}

/// For two parts of one value: the whole gets the less trusted source, and the part that has a better one states it.
void writePartSource(QJsonObject &catalogue, const FieldPlace &place, Code other, Source source)
{
    const FieldPlace otherPlace{place.section, place.thing, other};
    const bool here = isWritten(catalogue, place);
    const bool there = isWritten(catalogue, otherPlace);
    const Source otherSource = there ? sourceOf(catalogue, otherPlace) : source;
    const Source whole = here ? lessTrusted(source, otherSource) : otherSource;
    const QLatin1StringView outer = fieldLayout(place.field).outer;
    QJsonObject object = table::without(objectOf(catalogue, place), {outer, own});
    tellBeside(object, fieldLayout(place.field).path(), here && source != whole ? source : std::nullopt);
    tellBeside(object, fieldLayout(other).path(), there && otherSource != whole ? otherSource : std::nullopt);
    tellBeside(object, outer, whole);
    putObject(catalogue, place, object);
}

} // namespace

Source lessTrusted(Source one, Source other)
{
    constexpr Source order[] = {ValueSource::Sample, ValueSource::Inferred, std::nullopt, ValueSource::Copy,
                                ValueSource::Rulebook};
    return *std::find_if(std::begin(order), std::end(order),
                         [&](Source each) { return each == one || each == other; });
}

Source sourceOf(const QJsonObject &catalogue, const FieldPlace &place)
{
    const Source told = toldOf(catalogue, place);
    const QJsonObject object = objectOf(catalogue, place);
    if (otherPartOf(place.field)) {
        const QJsonValue ofPart = object[beside][fieldLayout(place.field).path()];
        return ofPart.isString() ? firstTold({ofPart}) : told;
    }
    if (place.field != Field::Piggyback && place.field != Field::TilePiggyback)
        return told;
    const QJsonObject bonus = *bonusIn(object, place.field);
    return bonus.contains("developed"_L1) ? lessTrusted(told, developedSource(bonus, told)) : told;
}

void writeSource(QJsonObject &catalogue, const FieldPlace &place, Source source)
{
    if (const auto other = otherPartOf(place.field)) {
        writePartSource(catalogue, place, *other, source);
        return;
    }
    QJsonObject object = objectOf(catalogue, place);
    const FieldLayout &field = fieldLayout(place.field);
    if (place.field == Field::PiggybackDeveloped) {
        tellDeveloped(object, source);
        putObject(catalogue, place, object);
        return;
    }
    if (bonusIn(object, place.field))
        settleDeveloped(object, place.field, source, toldOf(catalogue, place));
    for (const auto key : sourceKeysOf(field))
        tellBeside(object, key, std::nullopt);
    if (field.source.isEmpty()) {
        table::putOrTake(object, own, written(source));
    } else {
        object = table::without(object, {field.firstKey(), own});
        tellBeside(object, field.source, source);
    }
    putObject(catalogue, place, object);
}

} // namespace skyledger::airshipcity
