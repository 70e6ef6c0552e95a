// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/ownerscopy.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/gamevalues.h"
#include "core/box/listedthings.h"
#include "core/table/jsonreader.h"

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

namespace {

/// The game's catalogue with one more value, word by word as the copy has it; nothing if the copy does not say.
std::optional<QJsonObject> withWordsOf(const QJsonObject &copy, QJsonObject catalogue, const GameRecord &game,
                                       const MissingValue &which, const QString &idInCopy)
{
    const FieldPlace inGame = placeOf(which, game.ids);
    const QLatin1StringView key = keyOf(which, inGame);
    const QJsonObject there = objectOf(copy, {inGame.section, idInCopy, inGame.field});
    QJsonObject here = objectOf(catalogue, inGame);
    const QStringList fields = key.isEmpty() ? there.keys() : QStringList{key};
    for (const QString &field : fields) {
        if (there[field].isUndefined())
            return std::nullopt;
        if (field != "source"_L1 && field != "sources"_L1)
            here.insert(field, there[field]);
    }
    if (fields.isEmpty())
        return std::nullopt;
    putObject(catalogue, inGame, here);
    return catalogue;
}

/// What a catalogue whose things have the game's numbers knows of a value; nothing if a part of it is missing.
std::optional<PrintedValue> knownIn(const QJsonObject &catalogue, const GameRecord &game,
                                    const MissingValue &which)
{
    table::JsonFaults faults;
    Ids ids = game.ids;
    const Catalogue known = readPrinted(table::JsonNode(faults, catalogue), ids, game.setup.catalogue).values;
    return faults.any() ? std::nullopt : knownValue(known, which, game.setup.playerCount);
}

} // namespace

std::vector<CopiedValue> valuesForGame(const QJsonObject &copy, const GameRecord &game,
                                       const KeySet<Contract> &unseen)
{
    std::vector<CopiedValue> values;
    const QJsonObject catalogue = game.catalogue();
    if (!readCatalogue(copy) || holdsSampleValues(catalogue) || holdsSampleValues(copy))
        return values;
    const std::vector<GameValue> all = gameValues(game);
    for (const GameValue &each : all) {
        if (each.value)
            continue;
        const auto thing = thingOfCopy(copy, game, each.which, unseen);
        const auto told = thing ? withWordsOf(copy, catalogue, game, each.which, *thing) : std::nullopt;
        if (const auto value = told ? knownIn(*told, game, each.which) : std::nullopt)
            values.push_back({each.which, *value});
    }
    return values;
}

} // namespace skyledger::airshipcity
