// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/terms.h"

#include "core/airshipcity/names.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

QString text(std::string_view ascii)
{
    return QString::fromLatin1(ascii.data(), static_cast<qsizetype>(ascii.size()));
}

struct Terms {
    Q_DECLARE_TR_FUNCTIONS(Terms)
};

} // namespace

QString name(Resource resource)
{
    switch (resource) {
    case Resource::Wood:
        return Terms::tr("wood");
    case Resource::Metal:
        return Terms::tr("metal");
    case Resource::Gold:
        return Terms::tr("gold");
    case Resource::Gear:
        return Terms::tr("gear");
    }
    return {};
}

QString heading(Resource resource)
{
    switch (resource) {
    case Resource::Wood:
        return Terms::tr("Wood", "heading of a row or column");
    case Resource::Metal:
        return Terms::tr("Metal", "heading of a row or column");
    case Resource::Gold:
        return Terms::tr("Gold", "heading of a row or column");
    case Resource::Gear:
        return Terms::tr("Gear", "heading of a row or column");
    }
    return {};
}

QString name(Airship airship)
{
    switch (airship) {
    case Airship::WoodenPrivate:
        return Terms::tr("Wooden Private Ship");
    case Airship::WoodenResidential:
        return Terms::tr("Wooden Residential Ship");
    case Airship::WoodenCargo:
        return Terms::tr("Wooden Cargo Ship");
    case Airship::MetalPrivate:
        return Terms::tr("Metal Private Ship");
    case Airship::MetalResidential:
        return Terms::tr("Metal Residential Ship");
    case Airship::MetalCargo:
        return Terms::tr("Metal Cargo Ship");
    case Airship::Sightseeing:
        return Terms::tr("Sightseeing Ship");
    case Airship::Passenger:
        return Terms::tr("Passenger Ship");
    case Airship::Cruise:
        return Terms::tr("Luxury Cruise Ship");
    }
    return {};
}

QString theAirship(Airship airship)
{
    switch (airship) {
    case Airship::WoodenPrivate:
        return Terms::tr("the wooden private ship");
    case Airship::WoodenResidential:
        return Terms::tr("the wooden residential ship");
    case Airship::WoodenCargo:
        return Terms::tr("the wooden cargo ship");
    case Airship::MetalPrivate:
        return Terms::tr("the metal private ship");
    case Airship::MetalResidential:
        return Terms::tr("the metal residential ship");
    case Airship::MetalCargo:
        return Terms::tr("the metal cargo ship");
    case Airship::Sightseeing:
        return Terms::tr("the sightseeing ship");
    case Airship::Passenger:
        return Terms::tr("the passenger ship");
    case Airship::Cruise:
        return Terms::tr("the luxury cruise ship");
    }
    return {};
}

QString name(TileKind kind)
{
    switch (kind) {
    case TileKind::Architect:
        return Terms::tr("Architect’s Office");
    case TileKind::Forest:
        return Terms::tr("Forest");
    case TileKind::Mine:
        return Terms::tr("Mine");
    case TileKind::Factory:
        return Terms::tr("Factory");
    case TileKind::Valley:
        return Terms::tr("Valley");
    case TileKind::Guild:
        return Terms::tr("Guild Hall");
    case TileKind::Harbor:
        return Terms::tr("Harbor");
    case TileKind::Lighthouse:
        return Terms::tr("Lighthouse");
    case TileKind::Market:
        return Terms::tr("Market");
    case TileKind::Shipyard:
        return Terms::tr("Shipyard");
    case TileKind::Workshop:
        return Terms::tr("Workshop");
    }
    return {};
}

QString name(BonusEffect effect)
{
    switch (effect) {
    case BonusEffect::LongDistance:
        return Terms::tr("Long Distance Flight");
    case BonusEffect::Negotiator:
        return Terms::tr("Skilled Negotiator");
    case BonusEffect::Barter:
        return Terms::tr("Barter");
    }
    return {};
}

QString name(Award award)
{
    switch (award) {
    case Award::Shipbuilding:
        return Terms::tr("Shipbuilding", "a contribution award");
    case Award::Construction:
        return Terms::tr("Construction", "a contribution award");
    case Award::Trade:
        return Terms::tr("Trade", "a contribution award");
    }
    return {};
}

QString name(PlayerColor color)
{
    switch (color) {
    case PlayerColor::Orange:
        return Terms::tr("orange", "colour of a player");
    case PlayerColor::Purple:
        return Terms::tr("purple", "colour of a player");
    case PlayerColor::Red:
        return Terms::tr("red", "colour of a player");
    case PlayerColor::Green:
        return Terms::tr("green", "colour of a player");
    }
    return {};
}

QString name(Edition edition)
{
    switch (edition) {
    case Edition::Fr2021:
        return Terms::tr("French edition of 2021");
    case Edition::En2020:
        return Terms::tr("English edition of 2020");
    }
    return {};
}

QString name(Line line)
{
    if (isRow(line))
        return Terms::tr("row %1", "row of the city, 1 to 4").arg(text(nameOf(line)));
    return Terms::tr("column %1", "column of the city, A to D").arg(text(nameOf(line)));
}

QString toward(Direction direction)
{
    switch (direction) {
    case Direction::North:
        return Terms::tr("north", "adverb: moves north");
    case Direction::East:
        return Terms::tr("east", "adverb");
    case Direction::South:
        return Terms::tr("south", "adverb");
    case Direction::West:
        return Terms::tr("west", "adverb");
    }
    return {};
}

QString name(EffectStatus status)
{
    switch (status) {
    case EffectStatus::Locked:
        return Terms::tr("not earned", "state of a bonus effect tile");
    case EffectStatus::Ready:
        return Terms::tr("ready", "state of a bonus effect tile");
    case EffectStatus::Used:
        return Terms::tr("used", "state of a bonus effect tile");
    case EffectStatus::Unknown:
        return Terms::tr("not known", "state of a bonus effect tile");
    }
    return {};
}

QString name(Term term)
{
    switch (term) {
    case Term::City:
        return Terms::tr("City");
    case Term::Depots:
        return Terms::tr("Depots");
    case Term::DonationBoard:
        return Terms::tr("Donation Board");
    case Term::EconomyBoard:
        return Terms::tr("Economy Board");
    case Term::PublicUtilities:
        return Terms::tr("Public utilities");
    case Term::ContractsOnDisplay:
        return Terms::tr("Contracts on display");
    case Term::ContractTermTrack:
        return Terms::tr("Contract Term Track");
    case Term::StageBonuses:
        return Terms::tr("Stage Bonus tiles");
    case Term::PriceList:
        return Terms::tr("Price List");
    case Term::CompletedContracts:
        return Terms::tr("Completed Contracts");
    case Term::FailedContracts:
        return Terms::tr("Failed Contracts");
    case Term::DonationMarkers:
        return Terms::tr("Donation markers left");
    case Term::Majority:
        return Terms::tr("Majority");
    case Term::VictoryPoints:
        return Terms::tr("VP", "victory points");
    }
    return {};
}

QString name(Cell cell)
{
    return text(nameOf(cell));
}

} // namespace skyledger::words
