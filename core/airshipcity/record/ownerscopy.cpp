// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/ownerscopy.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/box/listedthings.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The keys that say which thing it is. They are all that the copy lists of a thing without known values.
constexpr QLatin1StringView identity[] = {"id"_L1, "kind"_L1, "name"_L1, "stages"_L1};

box::ListedThing listedThing(const FieldPlace &place)
{
    return {sectionLayout(place.section).key, place.thing, place.section == CatalogueSection::Utilities};
}

/// Utilities are those of one game; and how many tiles of each kind the box has nobody has said: a game may have been laid
/// out with the numbers of the sample set. All others come in a fixed number.
box::ListsThings howListed(const QJsonObject &copy, play::Code section)
{
    const bool hasRoom =
        copy[sectionLayout(section).key].toArray().size() < static_cast<qsizetype>(table::countOf<Tile>);
    const bool isMet =
        section == CatalogueSection::Utilities || (section == CatalogueSection::Tiles && hasRoom);
    return isMet ? box::ListsThings::AsMet : box::ListsThings::AtOnce;
}

} // namespace

std::optional<QJsonObject> copyWithValue(const QJsonObject &copy, const GameRecord &game,
                                         const MissingValue &which, const PrintedValue &value)
{
    const QJsonObject catalogue = game.catalogue();
    if (holdsSampleValues(catalogue))
        return std::nullopt;
    QJsonObject changed = copy.isEmpty() ? emptyCatalogue() : copy;
    // The game may know the value already, so it is not among what is compared.
    const FieldPlace place = placeOf(which, game.ids);
    const auto entry = sectionLayout(place.section).isList
        ? box::listThing(changed, catalogue, listedThing(place), howListed(changed, place.section), identity)
        : place.thing;
    if (!entry)
        return std::nullopt;
    Ids ids = game.ids;
    MissingValue ofCopy = which;
    if (*entry != place.thing) {
        ids.utilities = {};
        const auto id = Id::from(*entry);
        if (!id)
            return std::nullopt;
        ofCopy.thing = static_cast<std::uint16_t>(indexOf(*ids.utilities.add(*id)));
    }
    auto entered = withValue(changed, ids, ofCopy, value, game.setup.playerCount, ValueSource::Copy);
    if (!entered || !readCatalogue(*entered))
        return std::nullopt;
    return entered;
}

std::optional<QString> thingOfCopy(const QJsonObject &copy, const GameRecord &game, const MissingValue &which,
                                   const KeySet<Contract> &unseen)
{
    const FieldPlace place = placeOf(which, game.ids);
    if (!sectionLayout(place.section).isList)
        return place.thing;
    const auto contract =
        place.section == CatalogueSection::Contracts ? game.ids.contracts.find(place.thing) : std::nullopt;
    const bool isUnseen = contract && unseen.contains(*contract);
    return box::foundThing(copy, game.catalogue(), listedThing(place), isUnseen, identity);
}

} // namespace skyledger::airshipcity
