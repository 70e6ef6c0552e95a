// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/boxplace.h"

#include "core/airshipcity/record/fields.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = BoxField;
using Kind = Value;

namespace {

/// A field of the box, and the section and field of the format that it is.
struct BoxRow {
    Field field{};
    CatalogueSection section{};
    CatalogueField of{};
};

using In = CatalogueSection;
using Of = CatalogueField;
constexpr std::array rows{BoxRow{Field::TileCrests, In::Tiles, Of::Crests},
                          BoxRow{Field::TileCrestBonus, In::Tiles, Of::CrestBonus},
                          BoxRow{Field::TilePiggyback, In::Tiles, Of::OwnBasicPiggyback},
                          BoxRow{Field::ContractTerm, In::Contracts, Of::Term},
                          BoxRow{Field::ContractCost, In::Contracts, Of::Cost},
                          BoxRow{Field::ContractVp, In::Contracts, Of::Vp},
                          BoxRow{Field::ContractGold, In::Contracts, Of::Gold},
                          BoxRow{Field::BonusStages, In::StageBonuses, Of::Stages},
                          BoxRow{Field::BonusGain, In::StageBonuses, Of::Gain},
                          BoxRow{Field::BonusChoice, In::StageBonuses, Of::Choice},
                          BoxRow{Field::BonusVp, In::StageBonuses, Of::Vp},
                          BoxRow{Field::UtilityNameEn, In::Utilities, Of::EnglishName},
                          BoxRow{Field::UtilityNameFr, In::Utilities, Of::FrenchName},
                          BoxRow{Field::UtilityCost, In::Utilities, Of::Cost},
                          BoxRow{Field::UtilityVp, In::Utilities, Of::Vp},
                          BoxRow{Field::UtilitySpacesFor3, In::Utilities, Of::SpacesForThree},
                          BoxRow{Field::UtilitySpacesFor4, In::Utilities, Of::SpacesForFour},
                          BoxRow{Field::AirshipCost, In::Airships, Of::Cost},
                          BoxRow{Field::AirshipDiscount, In::Airships, Of::Discount},
                          BoxRow{Field::AirshipSpacesFor3, In::Airships, Of::SpacesForThree},
                          BoxRow{Field::AirshipSpacesFor4, In::Airships, Of::SpacesForFour},
                          BoxRow{Field::PriceTrack, In::PriceTracks, Of::FirstTrack},
                          BoxRow{Field::RenovationCost, In::Renovations, Of::Cost},
                          BoxRow{Field::EffectTarget, In::BonusEffects, Of::Targets},
                          BoxRow{Field::GuildPrice, In::GuildPrice, Of::Price},
                          BoxRow{Field::TermSpaces, In::TermTrack, Of::TermSpaces},
                          BoxRow{Field::Piggyback, In::Piggyback, Of::BasicPiggyback},
                          BoxRow{Field::PiggybackDeveloped, In::Piggyback, Of::DevelopedPiggyback}};

/// Nothing for what is counted.
const BoxRow *rowOf(Field field)
{
    const auto *const found =
        std::find_if(rows.begin(), rows.end(), [field](const BoxRow &row) { return row.field == field; });
    return found == rows.end() ? nullptr : found;
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
    // What a tile prints itself stands for its kind.
    if (field == Field::TilePiggyback)
        return Kind::Piggyback;
    const BoxRow *row = rowOf(field);
    return row ? kindOf(row->section, row->of) : std::nullopt;
}

std::optional<FieldPlace> fieldPlaceOf(const BoxPlace &place, const Ids &ids)
{
    const BoxRow *row = rowOf(place.field);
    if (!row)
        return std::nullopt;
    FieldPlace at{row->section, entryName(row->section, place.index, ids), row->of};
    if (place.field == Field::PriceTrack)
        at.field = static_cast<CatalogueField>(indexOf(at.field) + place.index);
    return at;
}

BoxSpot spotOf(const BoxPlace &place, const Ids &ids)
{
    if (place.field == Field::Tiles || place.field == Field::Utilities) {
        const auto section = place.field == Field::Tiles ? In::Tiles : In::Utilities;
        return {{keyOf(section), {}, {}, false}, {}};
    }
    const auto at = fieldPlaceOf(place, ids);
    if (!at)
        return {};
    const FieldSpelling &spelling = spellingOf(at->field);
    BoxSpot spot{{keyOf(at->section), at->entry, spelling.firstKey(), isList(at->section)}, {}};
    if (at->section == In::TermTrack)
        spot.place.section = {};
    if (spelling.source.isEmpty())
        spot.place.field = {};
    if (otherPartOf(at->field))
        spot.part = spelling.keys[0];
    return spot;
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
