// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguefields.h"

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/fields.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <array>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = CatalogueField;
using Section = CatalogueSection;

namespace {

/// How a field is written: one or more keys of a thing's object, or one key inside the object under one.
struct Spelling {
    std::array<QLatin1StringView, 3> keys;
    QLatin1StringView inner;  ///< of the first key; empty: the value under the keys
    QLatin1StringView source; ///< its key in `sources`; empty: the object's own `source`
};

Spelling spellingOf(Field field)
{
    switch (field) {
    case Field::Cost:
        return {{"cost"_L1}, {}, "cost"_L1};
    case Field::Discount:
        return {{"discount"_L1}, {}, "discount"_L1};
    case Field::SpacesForThree:
        return {{"spaces"_L1}, "3"_L1, "spaces"_L1};
    case Field::SpacesForFour:
        return {{"spaces"_L1}, "4"_L1, "spaces"_L1};
    case Field::Vp:
        return {{"vp"_L1}, {}, "vp"_L1};
    case Field::Gold:
        return {{"gold"_L1}, {}, "gold"_L1};
    case Field::Term:
        return {{"term"_L1}, {}, "term"_L1};
    case Field::Price:
        return {{"amount"_L1, "resource"_L1}, {}, {}};
    case Field::FirstTrack:
        return {{"1"_L1}, {}, "1"_L1};
    case Field::SecondTrack:
        return {{"2"_L1}, {}, "2"_L1};
    case Field::ThirdTrack:
        return {{"3"_L1}, {}, "3"_L1};
    case Field::TermSpaces:
        return {{"termSpaces"_L1}, {}, "termSpaces"_L1};
    case Field::Kind:
        return {{"kind"_L1}, {}, "kind"_L1};
    case Field::Crests:
        return {{"crests"_L1}, {}, "crests"_L1};
    case Field::CrestBonus:
        return {{"crestBonus"_L1}, {}, "crestBonus"_L1};
    case Field::Piggyback:
        return {{"amount"_L1, "choices"_L1, "developed"_L1}, {}, {}};
    case Field::OwnPiggyback:
        return {{"piggyback"_L1}, {}, "piggyback"_L1};
    case Field::EnglishName:
        return {{"name"_L1}, "en"_L1, "name"_L1};
    case Field::FrenchName:
        return {{"name"_L1}, "fr"_L1, "name"_L1};
    case Field::Stages:
        return {{"stages"_L1}, {}, "stages"_L1};
    case Field::Gain:
        return {{"gain"_L1}, {}, "gain"_L1};
    case Field::Choice:
        return {{"amount"_L1, "choices"_L1}, {}, "amount"_L1};
    case Field::Targets:
        return {{"airships"_L1}, {}, "airships"_L1};
    }
    return {};
}

/// What stands under a field's keys, as one value.
QJsonValue writtenAt(const QJsonObject &object, Field field)
{
    const Spelling spelling = spellingOf(field);
    if (!spelling.inner.isEmpty())
        return object[spelling.keys[0]][spelling.inner];
    if (spelling.keys[1].isEmpty())
        return object[spelling.keys[0]];
    QJsonObject parts;
    for (const auto key : spelling.keys) {
        if (!key.isEmpty() && object.contains(key))
            parts.insert(key, object[key]);
    }
    return parts.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(parts);
}

std::uint8_t smallAt(const QJsonValue &value)
{
    return static_cast<std::uint8_t>(value.toInt());
}

template <class Key>
KeySet<Key> setAt(const QJsonValue &value)
{
    KeySet<Key> set;
    const QJsonArray list = value.toArray();
    for (const Key key : all<Key>()) {
        if (list.contains(word(key)))
            set.insert(key);
    }
    return set;
}

Amounts amountsAt(const QJsonValue &value)
{
    Amounts amounts;
    for (const Resource resource : all<Resource>())
        amounts[resource] = smallAt(value[word(resource)]);
    return amounts;
}

std::optional<PrintedValue> priceAt(const QJsonValue &value)
{
    if (!value["amount"_L1].isDouble())
        return std::nullopt;
    const Price price{fromName<Resource>(value["resource"_L1].toString().toStdString()).value_or(Resource{}),
                      smallAt(value["amount"_L1])};
    if (price.amount == 0)
        return Price{};
    return value["resource"_L1].isString() ? std::optional<PrintedValue>(price) : std::nullopt;
}

std::optional<ResourceBonus> bonusAt(const QJsonValue &value)
{
    if (!value["amount"_L1].isDouble())
        return std::nullopt;
    const ResourceBonus bonus{smallAt(value["amount"_L1]), setAt<Resource>(value["choices"_L1])};
    if (bonus.amount == 0)
        return ResourceBonus{};
    if (!value["choices"_L1].isArray())
        return std::nullopt;
    return bonus.choices.empty() ? ResourceBonus{} : bonus;
}

std::optional<PrintedValue> sidesAt(const QJsonValue &value)
{
    const auto basic = bonusAt(value);
    if (!basic)
        return std::nullopt;
    BothSides sides{*basic, bonusAt(value["developed"_L1])};
    if (sides.developed == sides.basic)
        sides.developed.reset();
    return sides;
}

std::optional<PrintedValue> trackAt(const QJsonValue &value)
{
    TrackValues track;
    const QJsonArray list = value.toArray();
    for (const auto &each : list)
        track.append(smallAt(each));
    return track.empty() ? std::nullopt : std::optional<PrintedValue>(track);
}

std::optional<PrintedValue> stagesAt(const QJsonValue &value)
{
    StageSet stages;
    const QJsonArray list = value.toArray();
    for (const auto &each : list) {
        if (each.toInt() >= 1 && each.toInt() <= static_cast<int>(countOf<Stage>))
            stages.insert(static_cast<Stage>(each.toInt() - 1));
    }
    return stages;
}

std::optional<PrintedValue> valueOf(Field field, const QJsonValue &written)
{
    switch (field) {
    case Field::SpacesForThree:
    case Field::SpacesForFour:
    case Field::Vp:
    case Field::Gold:
    case Field::Term:
    case Field::TermSpaces:
        return written.isDouble() ? std::optional<PrintedValue>(written.toInt()) : std::nullopt;
    case Field::EnglishName:
    case Field::FrenchName:
        return written.toString().isEmpty() ? std::nullopt : std::optional<PrintedValue>(written.toString());
    case Field::Kind:
        if (const auto kind = fromName<TileKind>(written.toString().toStdString()))
            return *kind;
        return std::nullopt;
    case Field::Cost:
    case Field::Gain:
        return written.isObject() ? std::optional<PrintedValue>(amountsAt(written)) : std::nullopt;
    case Field::Discount:
    case Field::Price:
        return priceAt(written);
    case Field::Crests:
        return written.isArray() ? std::optional<PrintedValue>(setAt<Resource>(written)) : std::nullopt;
    case Field::CrestBonus:
    case Field::Choice:
        if (const auto bonus = bonusAt(written))
            return *bonus;
        return std::nullopt;
    case Field::Piggyback:
    case Field::OwnPiggyback:
        return sidesAt(written);
    case Field::Targets:
        return written.isArray() ? std::optional<PrintedValue>(setAt<Airship>(written)) : std::nullopt;
    case Field::FirstTrack:
    case Field::SecondTrack:
    case Field::ThirdTrack:
        return trackAt(written);
    case Field::Stages:
        return written.isArray() ? stagesAt(written) : std::nullopt;
    }
    return std::nullopt;
}

ValuePlace placeOf(const FieldPlace &place)
{
    return {keyOf(place.section), place.entry, {}, isList(place.section)};
}

template <class Key>
QStringList wordsIn(const QJsonObject &section)
{
    QStringList words;
    for (const Key key : all<Key>()) {
        if (section.contains(word(key)))
            words << word(key);
    }
    return words;
}

std::optional<ValueSource> sourceNamed(const QJsonValue &value)
{
    return fromName<ValueSource>(value.toString().toStdString());
}

template <class Key>
std::optional<MissingValue> asked(MissingValue::Kind kind, const std::optional<Key> &thing)
{
    if (!thing)
        return std::nullopt;
    return MissingValue{kind, static_cast<std::uint8_t>(indexOf(*thing))};
}

} // namespace

QLatin1StringView keyOf(Section section)
{
    constexpr std::array keys{"airships"_L1,     "guildPrice"_L1,  "priceTracks"_L1, "piggyback"_L1,
                              "tiles"_L1,        "utilities"_L1,   "contracts"_L1,   "termSpaces"_L1,
                              "stageBonuses"_L1, "renovations"_L1, "bonusEffects"_L1};
    return keys[static_cast<std::size_t>(section)];
}

bool isList(Section section)
{
    return section == Section::Tiles || section == Section::Utilities || section == Section::Contracts
        || section == Section::StageBonuses;
}

std::span<const Field> fieldsOf(Section section)
{
    static constexpr std::array airship{Field::Cost, Field::Discount, Field::SpacesForThree,
                                        Field::SpacesForFour};
    static constexpr std::array price{Field::Price};
    static constexpr std::array tracks{Field::FirstTrack, Field::SecondTrack, Field::ThirdTrack};
    static constexpr std::array piggyback{Field::Piggyback};
    static constexpr std::array tile{Field::Kind, Field::Crests, Field::CrestBonus, Field::OwnPiggyback};
    static constexpr std::array utility{Field::EnglishName, Field::FrenchName,     Field::Cost,
                                        Field::Vp,          Field::SpacesForThree, Field::SpacesForFour};
    static constexpr std::array contract{Field::Term, Field::Cost, Field::Vp, Field::Gold};
    static constexpr std::array termTrack{Field::TermSpaces};
    static constexpr std::array stageBonus{Field::Stages, Field::Gain, Field::Choice, Field::Vp};
    static constexpr std::array renovation{Field::Cost};
    static constexpr std::array effect{Field::Targets};
    switch (section) {
    case Section::Airships:
        return airship;
    case Section::GuildPrice:
        return price;
    case Section::PriceTracks:
        return tracks;
    case Section::Piggyback:
        return piggyback;
    case Section::Tiles:
        return tile;
    case Section::Utilities:
        return utility;
    case Section::Contracts:
        return contract;
    case Section::TermTrack:
        return termTrack;
    case Section::StageBonuses:
        return stageBonus;
    case Section::Renovations:
        return renovation;
    case Section::BonusEffects:
        return effect;
    }
    return {};
}

QStringList entriesOf(const QJsonObject &catalogue, Section section)
{
    const QJsonValue whole = catalogue[keyOf(section)];
    switch (section) {
    case Section::Airships:
        return wordsIn<Airship>(whole.toObject());
    case Section::Piggyback:
        return wordsIn<TileKind>(whole.toObject());
    case Section::Renovations:
        return wordsIn<Resource>(whole.toObject());
    case Section::BonusEffects:
        return wordsIn<BonusEffect>(whole.toObject());
    case Section::GuildPrice:
    case Section::PriceTracks:
    case Section::TermTrack:
        return whole.isUndefined() ? QStringList() : QStringList(QString());
    default:
        break;
    }
    QStringList ids;
    const QJsonArray list = whole.toArray();
    ids.reserve(list.size());
    for (const auto &each : list)
        ids << each["id"_L1].toString();
    return ids;
}

std::optional<PrintedValue> printedValue(const QJsonObject &catalogue, const FieldPlace &place)
{
    const QJsonObject object = objectOf(catalogue, place);
    // A tile that tells no kind tells it by its id.
    if (place.field == Field::Kind && !object.isEmpty() && !object.contains("kind"_L1)) {
        if (const auto kind = kindFromId(place.entry.toStdString()))
            return *kind;
    }
    return valueOf(place.field, writtenAt(object, place.field));
}

std::optional<ValueSource> sourceOf(const QJsonObject &catalogue, const FieldPlace &place)
{
    const Spelling spelling = spellingOf(place.field);
    const QJsonObject object = objectOf(catalogue, place);
    const QJsonValue section = catalogue[keyOf(place.section)];
    const QJsonValue ofField =
        spelling.source.isEmpty() ? QJsonValue(QJsonValue::Undefined) : object["sources"_L1][spelling.source];
    const QJsonValue named[] = {ofField, object[spelling.keys[0]]["source"_L1], object["source"_L1],
                                section["source"_L1], catalogue["source"_L1]};
    for (const QJsonValue &each : named) {
        if (each.isString())
            return sourceNamed(each);
    }
    return std::nullopt;
}

std::optional<MissingValue> askedFor(const FieldPlace &place, const Ids &ids)
{
    using Kind = MissingValue::Kind;
    const std::string text = place.entry.toStdString();
    const bool spaces = place.field == Field::SpacesForThree || place.field == Field::SpacesForFour;
    switch (place.section) {
    case Section::Airships:
        return asked(spaces                               ? Kind::AirshipSpaces
                         : place.field == Field::Discount ? Kind::AirshipDiscount
                                                          : Kind::AirshipCost,
                     fromName<Airship>(text));
    case Section::GuildPrice:
        return MissingValue{Kind::GuildPrice, 0};
    case Section::PriceTracks:
        return MissingValue{
            Kind::PriceTrack,
            static_cast<std::uint8_t>(static_cast<int>(place.field) - static_cast<int>(Field::FirstTrack))};
    case Section::Piggyback:
        return asked(Kind::Piggyback, fromName<TileKind>(text));
    case Section::Tiles:
        if (place.field == Field::Crests)
            return asked(Kind::TileCrests, ids.tiles.find(place.entry));
        if (place.field == Field::CrestBonus)
            return asked(Kind::TileCrestBonus, ids.tiles.find(place.entry));
        return std::nullopt;
    case Section::Utilities:
        if (place.field == Field::EnglishName || place.field == Field::FrenchName)
            return std::nullopt;
        return asked(spaces                         ? Kind::UtilitySpaces
                         : place.field == Field::Vp ? Kind::UtilityVp
                                                    : Kind::UtilityCost,
                     ids.utilities.find(place.entry));
    case Section::Contracts:
        return asked(place.field == Field::Term       ? Kind::ContractTerm
                         : place.field == Field::Vp   ? Kind::ContractVp
                         : place.field == Field::Gold ? Kind::ContractGold
                                                      : Kind::ContractCost,
                     ids.contracts.find(place.entry));
    case Section::TermTrack:
        return std::nullopt;
    case Section::StageBonuses:
        if (place.field == Field::Stages)
            return std::nullopt;
        return asked(Kind::StageBonus, ids.stageBonuses.find(place.entry));
    case Section::Renovations:
        return asked(Kind::RenovationCost, fromName<Resource>(text));
    case Section::BonusEffects:
        return asked(Kind::BonusEffectTarget, fromName<BonusEffect>(text));
    }
    return std::nullopt;
}

QJsonObject objectOf(const QJsonObject &catalogue, const FieldPlace &place)
{
    return place.section == Section::TermTrack ? catalogue : entryAt(catalogue, placeOf(place));
}

void copyField(const QJsonObject &from, QJsonObject &to, Field field)
{
    const Spelling spelling = spellingOf(field);
    if (!spelling.inner.isEmpty()) {
        QJsonObject outer = to.value(spelling.keys[0]).toObject();
        const QJsonValue value = from[spelling.keys[0]][spelling.inner];
        if (value.isUndefined())
            outer.remove(spelling.inner);
        else
            outer.insert(spelling.inner, value);
        if (outer.isEmpty())
            to.remove(spelling.keys[0]);
        else
            to.insert(spelling.keys[0], outer);
        return;
    }
    for (const auto key : spelling.keys) {
        if (key.isEmpty())
            continue;
        if (from.contains(key))
            to.insert(key, from[key]);
        else
            to.remove(key);
    }
}

void putObject(QJsonObject &catalogue, const FieldPlace &place, const QJsonObject &object)
{
    if (place.section == Section::TermTrack)
        catalogue = object;
    else
        putEntry(catalogue, placeOf(place), object);
}

void writeSource(QJsonObject &object, Field field, std::optional<ValueSource> source)
{
    const Spelling spelling = spellingOf(field);
    if (spelling.source.isEmpty()) {
        if (source)
            object.insert(u"source"_s, word(*source));
        else
            object.remove("source"_L1);
        return;
    }
    // What a nested object says about itself would speak beside it.
    if (QJsonObject inner = object.value(spelling.keys[0]).toObject(); inner.contains("source"_L1)) {
        inner.remove("source"_L1);
        object.insert(spelling.keys[0], inner);
    }
    QJsonObject sources = object.value("sources"_L1).toObject();
    if (source)
        sources.insert(spelling.source, word(*source));
    else
        sources.remove(spelling.source);
    if (sources.isEmpty())
        object.remove("sources"_L1);
    else
        object.insert(u"sources"_s, sources);
}

bool shareSource(Field one, Field other)
{
    return spellingOf(one).source == spellingOf(other).source;
}

QList<QLatin1StringView> knownKeys(Section section)
{
    QList<QLatin1StringView> keys{"id"_L1, "source"_L1, "sources"_L1};
    for (const Field field : fieldsOf(section)) {
        for (const auto key : spellingOf(field).keys) {
            if (!key.isEmpty() && !keys.contains(key))
                keys << key;
        }
    }
    return keys;
}

} // namespace skyledger::airshipcity
