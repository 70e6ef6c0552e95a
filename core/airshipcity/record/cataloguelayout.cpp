// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguelayout.h"

#include "core/airshipcity/record/fields.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <array>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = CatalogueField;
using Section = CatalogueSection;
using Kind = Value;

namespace {

constexpr std::array<FieldSpelling, countOf<Field>> spellings{{
    {Field::Cost, {}, {"cost"_L1}, "cost"_L1},
    {Field::Discount, "discount"_L1, {"resource"_L1, "amount"_L1}, "discount"_L1},
    {Field::SpacesForThree, "spaces"_L1, {"3"_L1}, "spaces"_L1},
    {Field::SpacesForFour, "spaces"_L1, {"4"_L1}, "spaces"_L1},
    {Field::Vp, {}, {"vp"_L1}, "vp"_L1},
    {Field::Gold, {}, {"gold"_L1}, "gold"_L1},
    {Field::Term, {}, {"term"_L1}, "term"_L1},
    {Field::Price, {}, {"resource"_L1, "amount"_L1}, {}},
    {Field::FirstTrack, {}, {"1"_L1}, "1"_L1},
    {Field::SecondTrack, {}, {"2"_L1}, "2"_L1},
    {Field::ThirdTrack, {}, {"3"_L1}, "3"_L1},
    {Field::TermSpaces, {}, {"termSpaces"_L1}, "termSpaces"_L1},
    {Field::Kind, {}, {"kind"_L1}, "kind"_L1},
    {Field::Crests, {}, {"crests"_L1}, "crests"_L1},
    {Field::CrestBonus, "crestBonus"_L1, {"amount"_L1, "choices"_L1}, "crestBonus"_L1},
    {Field::Piggyback, {}, {"amount"_L1, "choices"_L1, "developed"_L1}, {}},
    {Field::OwnPiggyback, "piggyback"_L1, {"amount"_L1, "choices"_L1, "developed"_L1}, "piggyback"_L1},
    {Field::EnglishName, "name"_L1, {"en"_L1}, "name"_L1},
    {Field::FrenchName, "name"_L1, {"fr"_L1}, "name"_L1},
    {Field::Stages, {}, {"stages"_L1}, "stages"_L1},
    {Field::Gain, {}, {"gain"_L1}, "gain"_L1},
    {Field::Choice, {}, {"amount"_L1, "choices"_L1}, "amount"_L1},
    {Field::Targets, {}, {"airships"_L1}, "airships"_L1},
    {Field::BasicPiggyback, {}, {"amount"_L1, "choices"_L1}, {}},
    {Field::DevelopedPiggyback, "developed"_L1, {"amount"_L1, "choices"_L1}, "developed"_L1},
    {Field::OwnBasicPiggyback, "piggyback"_L1, {"amount"_L1, "choices"_L1}, "piggyback"_L1},
}};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < spellings.size(); ++i) {
        if (indexOf(spellings[i].field) != i)
            return false;
    }
    return true;
}
static_assert(inOrder());

/// The fields that a game asks for together, and whether they are all of an object.
struct AskedFields {
    Kind kind{};
    Section section{};
    std::array<Field, 3> fields{};
    std::size_t count = 1;
    bool whole = false;
};

constexpr std::array askedFields{
    AskedFields{Kind::AirshipCost, Section::Airships, {Field::Cost}},
    AskedFields{Kind::AirshipDiscount, Section::Airships, {Field::Discount}},
    AskedFields{Kind::AirshipSpaces, Section::Airships, {Field::SpacesForThree, Field::SpacesForFour}, 2},
    AskedFields{Kind::UtilityCost, Section::Utilities, {Field::Cost}},
    AskedFields{Kind::UtilityVp, Section::Utilities, {Field::Vp}},
    AskedFields{Kind::UtilitySpaces, Section::Utilities, {Field::SpacesForThree, Field::SpacesForFour}, 2},
    AskedFields{Kind::ContractTerm, Section::Contracts, {Field::Term}},
    AskedFields{Kind::ContractCost, Section::Contracts, {Field::Cost}},
    AskedFields{Kind::ContractVp, Section::Contracts, {Field::Vp}},
    AskedFields{Kind::ContractGold, Section::Contracts, {Field::Gold}},
    AskedFields{Kind::TileCrests, Section::Tiles, {Field::Crests}},
    AskedFields{Kind::TileCrestBonus, Section::Tiles, {Field::CrestBonus}},
    AskedFields{Kind::StageBonus, Section::StageBonuses, {Field::Gain, Field::Choice, Field::Vp}, 3, true},
    AskedFields{Kind::RenovationCost, Section::Renovations, {Field::Cost}},
    AskedFields{Kind::BonusEffectTarget, Section::BonusEffects, {Field::Targets}},
    AskedFields{Kind::GuildPrice, Section::GuildPrice, {Field::Price}, 1, true},
    AskedFields{Kind::PriceTrack,
                Section::PriceTracks,
                {Field::FirstTrack, Field::SecondTrack, Field::ThirdTrack},
                3},
    AskedFields{Kind::Piggyback,
                Section::Piggyback,
                {Field::Piggyback, Field::BasicPiggyback, Field::DevelopedPiggyback},
                3,
                true}};

const AskedFields &askedBy(Kind kind)
{
    return *std::find_if(askedFields.begin(), askedFields.end(),
                         [kind](const AskedFields &each) { return each.kind == kind; });
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

template <class Key>
std::optional<std::size_t> number(const std::optional<Key> &thing)
{
    return thing ? std::optional(indexOf(*thing)) : std::nullopt;
}

/// The other way round than `entryName`. A section without entries has one thing.
std::optional<std::size_t> entryNumber(Section section, const QString &entry, const Ids &ids)
{
    const std::string text = entry.toStdString();
    switch (section) {
    case Section::Airships:
        return number(fromName<Airship>(text));
    case Section::Piggyback:
        return number(fromName<TileKind>(text));
    case Section::Tiles:
        return number(ids.tiles.find(entry));
    case Section::Utilities:
        return number(ids.utilities.find(entry));
    case Section::Contracts:
        return number(ids.contracts.find(entry));
    case Section::StageBonuses:
        return number(ids.stageBonuses.find(entry));
    case Section::Renovations:
        return number(fromName<Resource>(text));
    case Section::BonusEffects:
        return number(fromName<BonusEffect>(text));
    case Section::GuildPrice:
    case Section::PriceTracks:
    case Section::TermTrack:
        break;
    }
    return 0;
}

} // namespace

const FieldSpelling &spellingOf(Field field)
{
    return spellings[indexOf(field)];
}

QString pathOf(Field field)
{
    const FieldSpelling &spelling = spellingOf(field);
    QString path = spelling.firstKey();
    if (!spelling.outer.isEmpty() && spelling.isOneKey())
        path += u'.' + spelling.keys[0];
    return path;
}

std::optional<Field> otherPartOf(Field field)
{
    switch (field) {
    case Field::SpacesForThree:
        return Field::SpacesForFour;
    case Field::SpacesForFour:
        return Field::SpacesForThree;
    case Field::EnglishName:
        return Field::FrenchName;
    case Field::FrenchName:
        return Field::EnglishName;
    default:
        return std::nullopt;
    }
}

QLatin1StringView keyOf(Section section)
{
    constexpr std::array keys{"airships"_L1,     "guildPrice"_L1,  "priceTracks"_L1, "piggyback"_L1,
                              "tiles"_L1,        "utilities"_L1,   "contracts"_L1,   "termSpaces"_L1,
                              "stageBonuses"_L1, "renovations"_L1, "bonusEffects"_L1};
    return keys[indexOf(section)];
}

bool isList(Section section)
{
    return mostOf(section) > 1;
}

qsizetype mostOf(Section section)
{
    switch (section) {
    case Section::Tiles:
        return countOf<Tile>;
    case Section::Utilities:
        return countOf<Utility>;
    case Section::Contracts:
        return countOf<Contract>;
    case Section::StageBonuses:
        return countOf<StageBonusTile>;
    default:
        return 1;
    }
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
    static constexpr std::array<std::span<const Field>, countOf<Section>> fields{
        airship,  price,     tracks,     piggyback,  tile,  utility,
        contract, termTrack, stageBonus, renovation, effect};
    return fields[indexOf(section)];
}

QList<QLatin1StringView> knownKeys(Section section)
{
    QList<QLatin1StringView> known{"id"_L1, "source"_L1, "sources"_L1};
    for (const Field field : fieldsOf(section)) {
        const FieldSpelling &spelling = spellingOf(field);
        if (!spelling.outer.isEmpty()) {
            known << spelling.outer;
            continue;
        }
        for (const auto key : spelling.keys) {
            if (!key.isEmpty())
                known << key;
        }
    }
    return known;
}

QString entryName(Section section, std::size_t index, const Ids &ids)
{
    switch (section) {
    case Section::Airships:
        return word(static_cast<Airship>(index));
    case Section::Piggyback:
        return word(static_cast<TileKind>(index));
    case Section::Tiles:
        return ids.tiles.text(static_cast<Tile>(index));
    case Section::Utilities:
        return ids.utilities.text(static_cast<Utility>(index));
    case Section::Contracts:
        return ids.contracts.text(static_cast<Contract>(index));
    case Section::StageBonuses:
        return ids.stageBonuses.text(static_cast<StageBonusTile>(index));
    case Section::Renovations:
        return word(static_cast<Resource>(index));
    case Section::BonusEffects:
        return word(static_cast<BonusEffect>(index));
    case Section::GuildPrice:
    case Section::PriceTracks:
    case Section::TermTrack:
        break;
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

std::optional<Kind> kindOf(Section section, Field field)
{
    for (const AskedFields &each : askedFields) {
        const auto end = each.fields.begin() + static_cast<std::ptrdiff_t>(each.count);
        if (each.section == section && std::find(each.fields.begin(), end, field) != end)
            return each.kind;
    }
    return std::nullopt;
}

std::optional<MissingValue> askedFor(const FieldPlace &place, const Ids &ids)
{
    const auto kind = kindOf(place.section, place.field);
    auto index = entryNumber(place.section, place.entry, ids);
    if (!kind || !index)
        return std::nullopt;
    if (kind == Kind::PriceTrack)
        index = indexOf(place.field) - indexOf(Field::FirstTrack);
    return MissingValue{*kind, static_cast<std::uint16_t>(*index)};
}

std::vector<FieldPlace> fieldPlacesOf(const MissingValue &value, const Ids &ids)
{
    const AskedFields &asked = askedBy(value.value.as<Value>());
    const QString entry = entryName(asked.section, value.thing, ids);
    if (value.value == Kind::PriceTrack)
        return {{asked.section, entry, asked.fields[value.thing]}};
    std::vector<FieldPlace> places;
    places.reserve(asked.count);
    for (std::size_t i = 0; i < asked.count; ++i)
        places.push_back({asked.section, entry, asked.fields[i]});
    return places;
}

bool isWhole(Kind kind)
{
    return askedBy(kind).whole;
}

} // namespace skyledger::airshipcity
