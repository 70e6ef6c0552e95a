// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/boxplace.h"

#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = BoxField;
using Kind = MissingValue::Kind;

namespace {

template <class Key>
BoxSpot listed(QLatin1StringView section, const BoxPlace &place, const Ids &ids, QLatin1StringView field,
               QLatin1StringView part = {})
{
    return {{section, ids.of<Key>().text(static_cast<Key>(place.index)), field, true}, part};
}

BoxSpot airship(const BoxPlace &place, QLatin1StringView field, QLatin1StringView part = {})
{
    return {{"airships"_L1, word(static_cast<Airship>(place.index)), field, false}, part};
}

/// Every field of a thing, then those of the next one.
template <class Key>
void addThings(std::vector<BoxPlace> &places, std::size_t count, std::initializer_list<Field> fields)
{
    for (const Key key : firstOf<Key>(count)) {
        for (const Field field : fields)
            places.push_back({field, static_cast<std::uint8_t>(indexOf(key))});
    }
}

std::vector<BoxPlace> otherPlaces()
{
    std::vector<BoxPlace> places{{Field::GuildPrice}, {Field::TermSpaces}};
    // No game asks for the bonus of a tile on which nothing can be gained.
    for (const TileKind kind :
         {TileKind::Forest, TileKind::Mine, TileKind::Factory, TileKind::Valley, TileKind::Shipyard}) {
        places.push_back({Field::Piggyback, static_cast<std::uint8_t>(indexOf(kind))});
        places.push_back({Field::PiggybackDeveloped, static_cast<std::uint8_t>(indexOf(kind))});
    }
    return places;
}

} // namespace

BoxPage pageOf(Field field)
{
    if (field <= Field::TilePiggyback)
        return BoxPage::Tiles;
    if (field <= Field::ContractGold)
        return BoxPage::Contracts;
    if (field <= Field::BonusVp)
        return BoxPage::StageBonuses;
    if (field <= Field::UtilitySpacesFor4)
        return BoxPage::Utilities;
    if (field <= Field::PriceTrack)
        return BoxPage::Airships;
    if (field == Field::RenovationCost)
        return BoxPage::Renovations;
    return field == Field::EffectTarget ? BoxPage::BonusEffects : BoxPage::Others;
}

std::optional<Kind> kindOf(Field field)
{
    switch (field) {
    case Field::TileCrests:
        return Kind::TileCrests;
    case Field::TileCrestBonus:
        return Kind::TileCrestBonus;
    case Field::ContractTerm:
        return Kind::ContractTerm;
    case Field::ContractCost:
        return Kind::ContractCost;
    case Field::ContractVp:
        return Kind::ContractVp;
    case Field::ContractGold:
        return Kind::ContractGold;
    case Field::BonusGain:
    case Field::BonusChoice:
    case Field::BonusVp:
        return Kind::StageBonus;
    case Field::UtilityCost:
        return Kind::UtilityCost;
    case Field::UtilityVp:
        return Kind::UtilityVp;
    case Field::UtilitySpacesFor3:
    case Field::UtilitySpacesFor4:
        return Kind::UtilitySpaces;
    case Field::AirshipCost:
        return Kind::AirshipCost;
    case Field::AirshipDiscount:
        return Kind::AirshipDiscount;
    case Field::AirshipSpacesFor3:
    case Field::AirshipSpacesFor4:
        return Kind::AirshipSpaces;
    case Field::PriceTrack:
        return Kind::PriceTrack;
    case Field::RenovationCost:
        return Kind::RenovationCost;
    case Field::EffectTarget:
        return Kind::BonusEffectTarget;
    case Field::GuildPrice:
        return Kind::GuildPrice;
    case Field::TilePiggyback:
    case Field::Piggyback:
    case Field::PiggybackDeveloped:
        return Kind::Piggyback;
    case Field::Tiles:
    case Field::BonusStages:
    case Field::Utilities:
    case Field::UtilityNameEn:
    case Field::UtilityNameFr:
    case Field::TermSpaces:
        return std::nullopt;
    }
    return std::nullopt;
}

BoxSpot spotOf(const BoxPlace &place, const Ids &ids)
{
    switch (place.field) {
    case Field::TileCrests:
        return listed<Tile>("tiles"_L1, place, ids, "crests"_L1);
    case Field::TileCrestBonus:
        return listed<Tile>("tiles"_L1, place, ids, "crestBonus"_L1);
    case Field::TilePiggyback:
        return listed<Tile>("tiles"_L1, place, ids, "piggyback"_L1);
    case Field::BonusStages:
        return listed<StageBonusTile>("stageBonuses"_L1, place, ids, "stages"_L1);
    case Field::BonusGain:
        return listed<StageBonusTile>("stageBonuses"_L1, place, ids, "gain"_L1);
    case Field::BonusChoice:
        return listed<StageBonusTile>("stageBonuses"_L1, place, ids, "amount"_L1);
    case Field::BonusVp:
        return listed<StageBonusTile>("stageBonuses"_L1, place, ids, "vp"_L1);
    case Field::UtilityNameEn:
        return listed<Utility>("utilities"_L1, place, ids, "name"_L1, "en"_L1);
    case Field::UtilityNameFr:
        return listed<Utility>("utilities"_L1, place, ids, "name"_L1, "fr"_L1);
    case Field::UtilitySpacesFor3:
        return listed<Utility>("utilities"_L1, place, ids, "spaces"_L1, "3"_L1);
    case Field::UtilitySpacesFor4:
        return listed<Utility>("utilities"_L1, place, ids, "spaces"_L1, "4"_L1);
    case Field::AirshipSpacesFor3:
        return airship(place, "spaces"_L1, "3"_L1);
    case Field::AirshipSpacesFor4:
        return airship(place, "spaces"_L1, "4"_L1);
    case Field::PiggybackDeveloped:
        return {{"piggyback"_L1, word(static_cast<TileKind>(place.index)), "developed"_L1, false}, {}};
    case Field::TermSpaces:
        return {{{}, {}, "termSpaces"_L1, false}, {}};
    case Field::Tiles:
        return {{"tiles"_L1, {}, {}, false}, {}};
    case Field::Utilities:
        return {{"utilities"_L1, {}, {}, false}, {}};
    default: {
        const auto kind = kindOf(place.field);
        return kind ? BoxSpot{placeOf({*kind, place.index}, ids), {}} : BoxSpot{};
    }
    }
}

std::vector<BoxPlace> placesOf(BoxPage page, const Ids &ids)
{
    std::vector<BoxPlace> places;
    switch (page) {
    case BoxPage::Tiles:
        for (const TileKind kind : all<TileKind>())
            places.push_back({Field::Tiles, static_cast<std::uint8_t>(indexOf(kind))});
        addThings<Tile>(places, std::min(ids.tiles.size(), countOf<Tile>),
                        {Field::TileCrests, Field::TileCrestBonus, Field::TilePiggyback});
        break;
    case BoxPage::Contracts:
        addThings<Contract>(
            places, ids.contracts.size(),
            {Field::ContractTerm, Field::ContractCost, Field::ContractVp, Field::ContractGold});
        break;
    case BoxPage::StageBonuses:
        addThings<StageBonusTile>(places, ids.stageBonuses.size(),
                                  {Field::BonusStages, Field::BonusGain, Field::BonusChoice, Field::BonusVp});
        break;
    case BoxPage::Utilities:
        places.push_back({Field::Utilities});
        addThings<Utility>(places, ids.utilities.size(),
                           {Field::UtilityNameEn, Field::UtilityNameFr, Field::UtilityCost, Field::UtilityVp,
                            Field::UtilitySpacesFor3, Field::UtilitySpacesFor4});
        break;
    case BoxPage::Airships:
        addThings<Airship>(
            places, countOf<Airship>,
            {Field::AirshipCost, Field::AirshipDiscount, Field::AirshipSpacesFor3, Field::AirshipSpacesFor4});
        addThings<Level>(places, countOf<Level>, {Field::PriceTrack});
        break;
    case BoxPage::Renovations:
        addThings<Resource>(places, countOf<Resource>, {Field::RenovationCost});
        break;
    case BoxPage::BonusEffects:
        addThings<BonusEffect>(places, countOf<BonusEffect>, {Field::EffectTarget});
        break;
    case BoxPage::Others:
        places = otherPlaces();
        break;
    }
    return places;
}

std::optional<BoxPlace> placeNamed(const QString &name, const Ids &ids)
{
    // Counts are told of the list alone; a renovation that no tile shows is mended on a tile.
    if (name == "tiles"_L1)
        return BoxPlace{Field::Tiles};
    if (name == "contracts"_L1)
        return BoxPlace{Field::ContractTerm};
    if (name == "stageBonuses"_L1)
        return BoxPlace{Field::BonusStages};
    if (name == "utilities"_L1)
        return BoxPlace{Field::Utilities};
    for (const Resource resource : all<Resource>()) {
        if (name == u"renovations."_s + word(resource))
            return BoxPlace{Field::TileCrests};
    }
    for (const BoxPage page : all<BoxPage>()) {
        const std::vector<BoxPlace> places = placesOf(page, ids);
        for (const BoxPlace &place : places) {
            const auto kind = kindOf(place.field);
            if (kind && place.field != Field::TilePiggyback && missingName({*kind, place.index}, ids) == name)
                return place;
        }
    }
    return std::nullopt;
}

} // namespace skyledger::airshipcity
