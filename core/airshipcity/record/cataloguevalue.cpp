// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguevalue.h"

#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

template <class Key>
ValuePlace inMap(QLatin1StringView section, const MissingValue &value, QLatin1StringView field)
{
    return {section, word(static_cast<Key>(value.index)), field, false};
}

template <class Key>
ValuePlace inList(QLatin1StringView section, const MissingValue &value, const Ids &ids,
                  QLatin1StringView field)
{
    return {section, ids.of<Key>().text(static_cast<Key>(value.index)), field, true};
}

void setOrRemove(QJsonObject &object, QLatin1StringView key, const QJsonValue &value)
{
    if (value.isUndefined())
        object.remove(key);
    else
        object.insert(key, value);
}

/// One field and its source.
void enterField(QJsonObject &entry, QLatin1StringView field, const QJsonValue &value,
                const QJsonValue &source)
{
    setOrRemove(entry, field, value);
    QJsonObject sources = entry.value("sources"_L1).toObject();
    setOrRemove(sources, field, value.isUndefined() ? value : source);
    setOrRemove(entry, "sources"_L1,
                sources.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(sources));
}

/// An object as a whole, and its source. To make it missing, everything that has a meaning goes.
void enterWhole(QJsonObject &entry, const QJsonValue &value, const QJsonValue &source)
{
    for (const auto key :
         {"resource"_L1, "gain"_L1, "amount"_L1, "choices"_L1, "vp"_L1, "developed"_L1, "sources"_L1})
        entry.remove(key);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        entry.insert(it.key(), it.value());
    setOrRemove(entry, "source"_L1, value.isUndefined() ? value : source);
}

} // namespace

QJsonObject entryAt(const QJsonObject &catalogue, const ValuePlace &place)
{
    if (place.inList)
        return listedObject(catalogue, place.section, place.entry);
    const QJsonObject section = catalogue[place.section].toObject();
    return place.entry.isEmpty() ? section : section[place.entry].toObject();
}

void putEntry(QJsonObject &catalogue, const ValuePlace &place, const QJsonObject &entry)
{
    if (!place.inList) {
        QJsonObject section = catalogue.value(place.section).toObject();
        if (place.entry.isEmpty())
            section = entry;
        else
            section.insert(place.entry, entry);
        catalogue.insert(place.section, section);
        return;
    }
    QJsonArray list = catalogue.value(place.section).toArray();
    qsizetype at = 0;
    while (at < list.size() && list.at(at)["id"_L1].toString() != place.entry)
        ++at;
    if (at == list.size())
        list.append(entry);
    else
        list.replace(at, entry);
    catalogue.insert(place.section, list);
}

ValuePlace placeOf(const MissingValue &value, const Ids &ids)
{
    using Kind = MissingValue::Kind;
    switch (value.kind) {
    case Kind::AirshipCost:
        return inMap<Airship>("airships"_L1, value, "cost"_L1);
    case Kind::AirshipDiscount:
        return inMap<Airship>("airships"_L1, value, "discount"_L1);
    case Kind::AirshipSpaces:
        return inMap<Airship>("airships"_L1, value, "spaces"_L1);
    case Kind::UtilityCost:
        return inList<Utility>("utilities"_L1, value, ids, "cost"_L1);
    case Kind::UtilityVp:
        return inList<Utility>("utilities"_L1, value, ids, "vp"_L1);
    case Kind::UtilitySpaces:
        return inList<Utility>("utilities"_L1, value, ids, "spaces"_L1);
    case Kind::ContractTerm:
        return inList<Contract>("contracts"_L1, value, ids, "term"_L1);
    case Kind::ContractCost:
        return inList<Contract>("contracts"_L1, value, ids, "cost"_L1);
    case Kind::ContractVp:
        return inList<Contract>("contracts"_L1, value, ids, "vp"_L1);
    case Kind::ContractGold:
        return inList<Contract>("contracts"_L1, value, ids, "gold"_L1);
    case Kind::TileCrests:
        return inList<Tile>("tiles"_L1, value, ids, "crests"_L1);
    case Kind::TileCrestBonus:
        return inList<Tile>("tiles"_L1, value, ids, "crestBonus"_L1);
    case Kind::StageBonus:
        return inList<StageBonusTile>("stageBonuses"_L1, value, ids, {});
    case Kind::RenovationCost:
        return inMap<Resource>("renovations"_L1, value, "cost"_L1);
    case Kind::BonusEffectTarget:
        return inMap<BonusEffect>("bonusEffects"_L1, value, "airships"_L1);
    case Kind::GuildPrice:
        return {"guildPrice"_L1, {}, {}, false};
    case Kind::PriceTrack: {
        const std::string_view level = nameOf(static_cast<Level>(value.index));
        return {"priceTracks"_L1, {}, {level.data(), static_cast<qsizetype>(level.size())}, false};
    }
    case Kind::Piggyback:
        return inMap<TileKind>("piggyback"_L1, value, {});
    }
    return {};
}

QString missingName(const MissingValue &value, const Ids &ids)
{
    const ValuePlace place = placeOf(value, ids);
    QString name = place.section;
    if (!place.entry.isEmpty())
        name += u'.' + place.entry;
    // A bonus effect has only this one value.
    if (!place.field.isEmpty() && value.kind != MissingValue::Kind::BonusEffectTarget)
        name += u'.' + place.field;
    return name;
}

std::optional<ValueSource> sourceOf(const QJsonObject &catalogue, const Ids &ids, const MissingValue &value)
{
    const ValuePlace place = placeOf(value, ids);
    const QJsonObject entry = entryAt(catalogue, place);
    const QJsonValue named[] = {entry["sources"_L1][place.field], entry[place.field]["source"_L1],
                                entry["source"_L1], catalogue[place.section]["source"_L1],
                                catalogue["source"_L1]};
    for (const QJsonValue &each : named) {
        if (each.isString())
            return fromName<ValueSource>(each.toString().toStdString());
    }
    return std::nullopt;
}

void enterValue(QJsonObject &catalogue, const Ids &ids, const MissingValue &which, const QJsonValue &value,
                ValueSource source)
{
    const ValuePlace place = placeOf(which, ids);
    QJsonObject entry = entryAt(catalogue, place);
    if (place.inList)
        entry.insert(u"id"_s, place.entry);
    if (place.field.isEmpty())
        enterWhole(entry, value, word(source));
    else
        enterField(entry, place.field, value, word(source));
    putEntry(catalogue, place, entry);
}

} // namespace skyledger::airshipcity
