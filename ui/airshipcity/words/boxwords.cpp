// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/boxwords.h"

#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/words/printedvalues.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/language.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = airshipcity::Printed;

namespace {

struct Box {
    Q_DECLARE_TR_FUNCTIONS(BoxWords)
};

QString tileName(Tile tile, const CatalogueFile &shown)
{
    const TileKind kind = shown.values.tiles[tile].kind;
    int number = 0;
    int ofKind = 0;
    for (const Tile each : shown.ids.tiles.keys()) {
        if (indexOf(each) >= countOf<Tile> || shown.values.tiles[each].kind != kind)
            continue;
        ++ofKind;
        number += each <= tile ? 1 : 0;
    }
    if (ofKind < 2)
        return name(kind);
    return Box::tr("%1 %2", "a tile: kind and number").arg(name(kind), QString::number(number));
}

QString utilityTitle(Utility utility, const CatalogueFile &shown)
{
    const auto language = spokenLanguage() == Language::French ? "fr"_L1 : "en"_L1;
    const QString called = utilityName(shown.document, shown.ids.utilities.text(utility), language);
    return called.isEmpty() ? Box::tr("Public utility %1").arg(indexOf(utility) + 1) : printable(called);
}

} // namespace

QString name(BoxPage page)
{
    switch (page) {
    case BoxPage::Tiles:
        return Box::tr("Location tiles");
    case BoxPage::Contracts:
        return name(Term::Contracts);
    case BoxPage::StageBonuses:
        return name(Term::StageBonuses);
    case BoxPage::Utilities:
        return name(Term::PublicUtilities);
    case BoxPage::Airships:
        return Box::tr("Airships and prices");
    case BoxPage::Renovations:
        return Box::tr("Renovations");
    case BoxPage::BonusEffects:
        return Box::tr("Bonus effects");
    case BoxPage::Others:
        return Box::tr("Guild Hall and more");
    }
    return {};
}

QString howToEnter(BoxPage page)
{
    switch (page) {
    case BoxPage::Tiles:
        return Box::tr(
            "First count the tiles of each kind. Then turn every tile to its developed side: dots at the top "
            "left, crest bonus at the top right, Piggybacking Bonus at the bottom right.");
    case BoxPage::Contracts:
        return Box::tr("Contract by contract: term, cost, VP, gold. 0 where nothing is printed.");
    case BoxPage::StageBonuses:
        return Box::tr(
            "Tile by tile: what everybody gets, what everybody picks from several resources, VP. 0 where "
            "nothing is printed.");
    case BoxPage::Utilities:
        return Box::tr(
            "Add the public utilities one by one, as they stand on the Donation Board. A name in one "
            "language is enough. Spaces are counted without the majority space.");
    case BoxPage::Airships:
        return Box::tr(
            "As on the Donation Board: cost before any discount, what a marker takes off, donation spaces "
            "without the majority space. Below, the price lists from the top down.");
    case BoxPage::Renovations:
        return Box::tr("The cost on the front of each renovation tile, on the depot.");
    case BoxPage::BonusEffects:
        return Box::tr("The airships shown at each bonus effect: donations to them earn it.");
    case BoxPage::Others:
        return Box::tr("What a crew costs at the Guild Hall, the spaces of the Contract Term Track, and the "
                       "Piggybacking Bonus of each kind of tile.");
    }
    return {};
}

QString caption(Field field)
{
    switch (field) {
    case Field::Tiles:
        return Box::tr("Number of tiles");
    case Field::TilePiggybackBasic:
        return Box::tr("Piggyback");
    case Field::BonusStages:
        return Box::tr("For the stages");
    case Field::BonusGain:
        return Box::tr("Everybody gets");
    case Field::BonusChoice:
        return Box::tr("Everybody picks");
    case Field::BonusVp:
        return Box::tr("VP");
    case Field::Utilities:
        return Box::tr("Number of public utilities");
    case Field::UtilityNameEn:
        return Box::tr("English name");
    case Field::UtilityNameFr:
        return Box::tr("French name");
    case Field::UtilitySpacesFor3:
    case Field::AirshipSpacesFor3:
        return Box::tr("Spaces (3 players)");
    case Field::UtilitySpacesFor4:
    case Field::AirshipSpacesFor4:
        return Box::tr("Spaces (4 players)");
    case Field::TermSpaces:
        return Box::tr("Spaces");
    case Field::PiggybackBasic:
        return Box::tr("Basic side");
    case Field::PiggybackDeveloped:
        return Box::tr("Developed side");
    default: {
        const auto kind = kindOf(field);
        return kind ? valueCaption(*kind) : QString(); // no place of the box
    }
    }
}

QString shortCaption(Field field)
{
    switch (field) {
    case Field::UtilitySpacesFor3:
    case Field::UtilitySpacesFor4:
    case Field::AirshipSpacesFor3:
    case Field::AirshipSpacesFor4:
        return caption(Field::TermSpaces);
    default:
        return caption(field);
    }
}

QString pieceOf(const MissingValue &place, const CatalogueFile &shown)
{
    const int number = place.thing + 1;
    switch (pageOf(place.value.as<Printed>())) {
    case BoxPage::Tiles:
        if (place.value == Field::Tiles)
            return name(static_cast<TileKind>(place.thing));
        return tileName(static_cast<Tile>(place.thing), shown);
    case BoxPage::Contracts:
        return Box::tr("Contract %1").arg(number);
    case BoxPage::StageBonuses:
        return Box::tr("Stage bonus %1").arg(number);
    case BoxPage::Utilities:
        return place.value == Field::Utilities ? name(Term::PublicUtilities)
                                               : utilityTitle(static_cast<Utility>(place.thing), shown);
    case BoxPage::Airships:
        return place.value == Field::PriceTrack ? Box::tr("Price list of level %1").arg(number)
                                                : name(static_cast<Airship>(place.thing));
    case BoxPage::Renovations:
        return Box::tr("Renovation: %1").arg(name(static_cast<Resource>(place.thing)));
    case BoxPage::BonusEffects:
        return name(static_cast<BonusEffect>(place.thing));
    case BoxPage::Others:
        break;
    }
    if (place.value == Field::GuildPrice)
        return name(TileKind::Guild);
    if (place.value == Field::TermSpaces)
        return name(Term::ContractTermTrack);
    return name(static_cast<TileKind>(place.thing));
}

QString place(const MissingValue &place, const CatalogueFile &shown)
{
    return Box::tr("%1: %2", "a piece of the box, what is printed on it")
        .arg(pieceOf(place, shown), caption(place.value.as<Printed>()));
}

QString refusal(ValueFault fault)
{
    switch (fault) {
    case ValueFault::Shape:
        return Box::tr("This cannot stand there.");
    case ValueFault::Amount:
        return Box::tr("An amount is at most %1.").arg(maxAmount);
    case ValueFault::Term:
        return Box::tr("A term is 1 to %1.").arg(maxTerm);
    case ValueFault::Spaces:
        return Box::tr("A grid has at most %1 spaces.").arg(maxGridSpaces);
    case ValueFault::TrackSpaces:
        return Box::tr("A price list has at least one space.");
    case ValueFault::Name:
        return Box::tr("A name has 1 to %1 characters.").arg(maxNameLength);
    }
    return {};
}

QChar letterOf(Resource resource)
{
    switch (resource) {
    case Resource::Wood:
        return Box::tr("W", "key for wood").at(0);
    case Resource::Metal:
        return Box::tr("M", "key for metal").at(0);
    case Resource::Gold:
        return Box::tr("G", "key for gold").at(0);
    case Resource::Gear:
        return Box::tr("E", "key for gears").at(0);
    }
    return {};
}

} // namespace skyledger::words
