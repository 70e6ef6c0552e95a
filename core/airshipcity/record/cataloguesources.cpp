// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguefields.h"
#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;
using Source = std::optional<ValueSource>;

namespace {

constexpr auto own = "source"_L1;

Source named(const QJsonValue &value)
{
    return fromName<ValueSource>(value.toString().toStdString());
}

/// The first of some answers, the nearest first, that says anything.
Source firstTold(std::initializer_list<QJsonValue> answers)
{
    for (const QJsonValue &each : answers) {
        if (each.isString())
            return named(each);
    }
    return std::nullopt;
}

void setSource(QJsonObject &object, const QString &key, Source source)
{
    if (source)
        object.insert(key, word(*source));
    else
        object.remove(key);
}

/// The same in `sources`, which stands there only if it says anything.
void setFieldSource(QJsonObject &object, const QString &key, Source source)
{
    QJsonObject sources = object.value("sources"_L1).toObject();
    setSource(sources, key, source);
    if (sources.isEmpty())
        object.remove("sources"_L1);
    else
        object.insert(u"sources"_s, sources);
}

/// Removes the source that an object under a key states itself: it would contradict the entry in `sources`.
void silence(QJsonObject &object, QLatin1StringView key)
{
    QJsonObject inner = object.value(key).toObject();
    if (!inner.contains(own))
        return;
    inner.remove(own);
    object.insert(key, inner);
}

/// The keys by which `sources` can tell of a field: each of its own, if it is made of several.
std::array<QLatin1StringView, 3> sourceKeysOf(const FieldSpelling &spelling)
{
    if (!spelling.outer.isEmpty() || spelling.isOneKey())
        return {spelling.source};
    return {spelling.keys[0], spelling.keys[1]};
}

/// What `sources` say of a field.
std::optional<Source> toldBeside(const QJsonObject &object, const FieldSpelling &spelling)
{
    const QJsonObject sources = object.value("sources"_L1).toObject();
    std::optional<Source> told;
    for (const auto key : sourceKeysOf(spelling)) {
        if (key.isEmpty() || !sources.contains(key))
            continue;
        const Source source = named(sources[key]);
        told = told ? lessTrusted(*told, source) : source;
    }
    return told;
}

void removeBeside(QJsonObject &object, const FieldSpelling &spelling)
{
    for (const auto key : sourceKeysOf(spelling)) {
        if (!key.isEmpty())
            setFieldSource(object, key, std::nullopt);
    }
}

/// What the catalogue says of a field as a whole.
Source toldOf(const QJsonObject &catalogue, const FieldPlace &place)
{
    const FieldSpelling &spelling = spellingOf(place.field);
    const QJsonObject object = objectOf(catalogue, place);
    if (const auto told = toldBeside(object, spelling))
        return *told;
    return firstTold({object[spelling.firstKey()][own], object[own], catalogue[keyOf(place.section)][own],
                      catalogue[own]});
}

bool isOfOneTile(Field field)
{
    return field == Field::TilePiggyback || field == Field::TilePiggybackBasic;
}

/// The object of a bonus inside of its thing's.
QJsonObject bonusIn(const QJsonObject &object, Field field)
{
    return isOfOneTile(field) ? object[spellingOf(field).outer].toObject() : object;
}

void putBonus(QJsonObject &object, Field field, const QJsonObject &bonus)
{
    if (isOfOneTile(field))
        object.insert(spellingOf(field).outer, bonus);
    else
        object = bonus;
}

/// The source of the developed side of a tile: its own if it states one, else that of the basic side.
Source developedSource(const QJsonObject &bonus, Source basic)
{
    const QJsonValue told = bonus["developed"_L1][own];
    const QJsonValue beside = bonus["sources"_L1]["developed"_L1];
    return beside.isString() || told.isString() ? firstTold({beside, told}) : basic;
}

void tellDeveloped(QJsonObject &bonus, Source source)
{
    setFieldSource(bonus, u"developed"_s, std::nullopt);
    QJsonObject developed = bonus.value("developed"_L1).toObject();
    if (developed.isEmpty())
        return;
    setSource(developed, own, source);
    bonus.insert(u"developed"_s, developed);
}

/// Writes the source of the sides of a tile, or of the basic one alone.
void writeSideSource(QJsonObject &object, Field field, Source source, Source before)
{
    const bool both = field == Field::Piggyback || field == Field::TilePiggyback;
    QJsonObject bonus = bonusIn(object, field);
    const Source developed = developedSource(bonus, before);
    tellDeveloped(bonus, both || developed == source ? std::nullopt : developed);
    bonus.remove(own);
    if (!isOfOneTile(field)) {
        removeBeside(bonus, spellingOf(field));
        setSource(bonus, own, source);
        object = bonus;
        return;
    }
    if (!bonus.isEmpty())
        putBonus(object, field, bonus);
    setFieldSource(object, spellingOf(field).source, source);
}

/// For two parts of one value: the whole gets the less trusted source, and the part that has a better one states it.
void writePartSource(QJsonObject &catalogue, const FieldPlace &place, Field other, Source source)
{
    const FieldPlace otherPlace{place.section, place.entry, other};
    const bool here = isWritten(catalogue, place);
    const bool there = isWritten(catalogue, otherPlace);
    const Source otherSource = there ? sourceOf(catalogue, otherPlace) : source;
    const Source whole = here ? lessTrusted(source, otherSource) : otherSource;
    QJsonObject object = objectOf(catalogue, place);
    silence(object, spellingOf(place.field).outer);
    setFieldSource(object, pathOf(place.field), here && source != whole ? source : std::nullopt);
    setFieldSource(object, pathOf(other), there && otherSource != whole ? otherSource : std::nullopt);
    setFieldSource(object, spellingOf(place.field).source, whole);
    putObject(catalogue, place, object);
}

} // namespace

Source lessTrusted(Source one, Source other)
{
    for (const ValueSource doubtful : {ValueSource::Sample, ValueSource::Inferred}) {
        if (one == doubtful || other == doubtful)
            return doubtful;
    }
    if (!one || !other)
        return std::nullopt;
    return one == ValueSource::Copy ? one : other;
}

Source sourceOf(const QJsonObject &catalogue, const FieldPlace &place)
{
    const Source told = toldOf(catalogue, place);
    const QJsonObject object = objectOf(catalogue, place);
    if (otherPartOf(place.field)) {
        const QJsonValue ofPart = object["sources"_L1][pathOf(place.field)];
        return ofPart.isString() ? named(ofPart) : told;
    }
    if (place.field != Field::Piggyback && place.field != Field::TilePiggyback)
        return told;
    const QJsonObject bonus = bonusIn(object, place.field);
    return bonus.contains("developed"_L1) ? lessTrusted(told, developedSource(bonus, told)) : told;
}

void writeSource(QJsonObject &catalogue, const FieldPlace &place, Source source)
{
    if (const auto other = otherPartOf(place.field)) {
        writePartSource(catalogue, place, *other, source);
        return;
    }
    QJsonObject object = objectOf(catalogue, place);
    const FieldSpelling &spelling = spellingOf(place.field);
    switch (place.field) {
    case Field::PiggybackDeveloped:
        tellDeveloped(object, source);
        break;
    case Field::Piggyback:
    case Field::PiggybackBasic:
    case Field::TilePiggyback:
    case Field::TilePiggybackBasic:
        writeSideSource(object, place.field, source, toldOf(catalogue, place));
        break;
    default:
        removeBeside(object, spelling);
        if (spelling.source.isEmpty()) {
            setSource(object, own, source);
            break;
        }
        silence(object, spelling.firstKey());
        setFieldSource(object, spelling.source, source);
    }
    putObject(catalogue, place, object);
}

} // namespace skyledger::airshipcity
