// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/boxplace.h"

#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;
using Section = CatalogueSection;

namespace {

/// What is read on a page of a thing of a section: of a tile not its kind, which is counted, and its bonus without the
/// developed side.
std::vector<Field> readOn(BoxPage page, Section section)
{
    std::vector<Field> fields;
    for (const describe::PrintedCode &row : printedTable().rows()) {
        const auto field = row.id.as<Field>();
        if (row.page == page && sectionOf(field) == section && field != Field::KindOfTile)
            fields.push_back(field == Field::TilePiggyback ? Field::TilePiggybackBasic : field);
    }
    return fields;
}

std::vector<MissingValue> otherPlaces()
{
    std::vector<MissingValue> places{{Field::GuildPrice}, {Field::TermSpaces}};
    for (const TileKind kind : all<TileKind>()) {
        if (canPiggyback(kind)) {
            places.push_back({Field::PiggybackBasic, static_cast<std::uint16_t>(kind)});
            places.push_back({Field::PiggybackDeveloped, static_cast<std::uint16_t>(kind)});
        }
    }
    return places;
}

/// The kind's bonus that a tile without one of its own has.
MissingValue ofKind(const QJsonObject &catalogue, const Ids &ids, const MissingValue &tile)
{
    const QString id = ids.tiles.text(static_cast<Tile>(tile.thing));
    QJsonObject listed = listedObject(catalogue, "tiles"_L1, id);
    listed.insert(u"id"_s, id); // it may be one that the built-in values list alone
    return {Field::PiggybackBasic,
            static_cast<std::uint16_t>(indexOf(kindAt(listed).value_or(TileKind::Architect)))};
}

/// Where the value of a place stands: a tile without a piggyback bonus of its own has that of its kind.
FieldPlace standingPlaceOf(const QJsonObject &catalogue, const Ids &ids, const MissingValue &place)
{
    FieldPlace at = placeOf(place, ids);
    if (place.value == Field::TilePiggybackBasic && !isWritten(catalogue, at))
        return placeOf(ofKind(catalogue, ids, place), ids);
    return at;
}

} // namespace

bool isCount(const MissingValue &place)
{
    return place.value == Field::Tiles || place.value == Field::Utilities;
}

BoxPage pageOf(play::Code field)
{
    return printedTable().row(fieldLayout(field).row).page.as<BoxPage>();
}

std::vector<MissingValue> placesOf(BoxPage page, const Ids &ids)
{
    if (page == BoxPage::Others)
        return otherPlaces();
    std::vector<MissingValue> places;
    if (page == BoxPage::Tiles) {
        for (const TileKind kind : all<TileKind>())
            places.push_back({Field::Tiles, static_cast<std::uint16_t>(indexOf(kind))});
    } else if (page == BoxPage::Utilities) {
        places.push_back({Field::Utilities});
    }
    for (const Section section : all<Section>()) {
        const std::vector<Field> fields = readOn(page, section);
        const std::size_t count = fields.empty() ? 0 : thingsOf(section, ids);
        // Every field of a thing, then those of the next one.
        for (std::size_t i = 0; i < count; ++i) {
            for (const Field field : fields)
                places.push_back({field, static_cast<std::uint16_t>(i)});
        }
    }
    return places;
}

std::optional<PrintedValue> boxValue(const QJsonObject &catalogue, const Ids &ids, const MissingValue &place)
{
    auto value = printedValue(catalogue, standingPlaceOf(catalogue, ids, place));
    // Other stages than those of a set are no value of a tile.
    return value && place.value == Field::BonusStages && faultOf(place.value, *value) ? std::nullopt : value;
}

std::optional<ValueSource> boxSource(const QJsonObject &catalogue, const Ids &ids, const MissingValue &place)
{
    return sourceOf(catalogue, standingPlaceOf(catalogue, ids, place));
}

} // namespace skyledger::airshipcity
