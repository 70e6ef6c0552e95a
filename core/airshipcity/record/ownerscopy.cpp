// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/ownerscopy.h"

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/samplecatalogue.h"
#include "core/table/folding.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The keys that say which thing it is. They are all that the copy lists of a thing without known values.
constexpr QLatin1StringView identity[] = {"id"_L1, "kind"_L1, "name"_L1, "stages"_L1};

bool isAboutTheFile(const QString &key)
{
    return key == "source"_L1 || key == "sources"_L1;
}

QJsonObject identityOf(const QJsonObject &thing)
{
    QJsonObject bare;
    for (const auto key : identity) {
        if (!thing[key].isUndefined())
            bare.insert(key, thing[key]);
    }
    return bare;
}

QJsonArray listOfGame(const QJsonObject &catalogue, QLatin1StringView section)
{
    QJsonArray list;
    const QJsonArray entries = catalogue[section].toArray();
    for (const auto &entry : entries)
        list.append(identityOf(entry.toObject()));
    return list;
}

/// How many languages have the same name for two utilities, and whether any has different ones.
struct NamesCompared {
    int same = 0;
    bool differ = false;
};
NamesCompared comparedNames(const QJsonObject &one, const QJsonObject &other)
{
    NamesCompared result;
    for (const auto language : {"en"_L1, "fr"_L1}) {
        const QJsonValue name = one["name"_L1][language];
        const QJsonValue otherName = other["name"_L1][language];
        if (!name.isString() || !otherName.isString())
            continue;
        const bool isSame = table::folded(name.toString()) == table::folded(otherName.toString());
        result.same += isSame;
        result.differ = result.differ || !isSame;
    }
    return result;
}

/// Whether a thing of the game can be that of the copy: all that the copy knows of it is known to the game, and equal.
/// For a utility one common name is enough, since people enter only one.
bool isTheSame(const QJsonObject &ofCopy, const QJsonObject &ofGame)
{
    for (auto it = ofCopy.begin(); it != ofCopy.end(); ++it) {
        if (it.key() == "name"_L1) {
            const NamesCompared names = comparedNames(ofCopy, ofGame);
            if (names.same == 0 || names.differ)
                return false;
        } else if (it.key() != "id"_L1 && !isAboutTheFile(it.key()) && ofGame[it.key()] != it.value()) {
            return false;
        }
    }
    return !ofCopy.isEmpty();
}

/// The copy's entry of a utility of the game, by its name: ids are numbers in one file and spelt out in another.
QJsonObject utilityOfThatName(const QJsonObject &copy, const QJsonObject &ofGame)
{
    const QJsonArray list = copy["utilities"_L1].toArray();
    for (const auto &entry : list) {
        if (comparedNames(entry.toObject(), ofGame).same > 0)
            return entry.toObject();
    }
    return {};
}

/// Whether the copy lists the things of a section as they are met. Utilities are those of one game; and how many tiles of
/// each kind the box has nobody has said: a game may have been laid out with the numbers of the sample set.
bool isListedAsMet(const QJsonArray &list, QLatin1StringView section)
{
    const bool hasRoom = list.size() < static_cast<qsizetype>(table::countOf<Tile>);
    return section == "utilities"_L1 || (section == "tiles"_L1 && hasRoom);
}

/// Makes the copy list a thing of the game and returns its id there; nothing if the copy's thing is a different one.
std::optional<QString> listThing(QJsonObject &copy, const QJsonObject &catalogue, const FieldPlace &place)
{
    const QLatin1StringView section = keyOf(place.section);
    QJsonArray list = copy[section].toArray();
    const bool isMet = isListedAsMet(list, section);
    if (list.isEmpty() && place.section != CatalogueSection::Tiles) {
        copy.insert(section, listOfGame(catalogue, section));
        return place.entry;
    }
    const bool isUtility = place.section == CatalogueSection::Utilities;
    const QJsonObject ofGame = listedObject(catalogue, section, place.entry);
    QJsonObject ofCopy = isUtility ? utilityOfThatName(copy, ofGame) : QJsonObject();
    if (ofCopy.isEmpty())
        ofCopy = listedObject(copy, section, place.entry);
    if (!ofCopy.isEmpty())
        return isTheSame(ofCopy, ofGame) ? std::optional(ofCopy["id"_L1].toString()) : std::nullopt;
    // All others come in a fixed number, and the copy has its own.
    if (!isMet)
        return std::nullopt;
    list.append(identityOf(ofGame));
    copy.insert(section, list);
    return place.entry;
}

/// How many printed values of a thing two files have alike; nothing if they contradict each other, or tell another
/// kind.
std::optional<int> valuesAlike(const QJsonObject &one, const QJsonObject &other)
{
    int alike = 0;
    for (auto it = one.begin(); it != one.end(); ++it) {
        const bool tellsWhich =
            std::find(std::begin(identity), std::end(identity), it.key()) != std::end(identity);
        const QJsonValue there = other[it.key()];
        if (it.key() == "id"_L1 || it.key() == "name"_L1 || isAboutTheFile(it.key()) || there.isUndefined())
            continue;
        if (there != it.value())
            return std::nullopt;
        alike += tellsWhich ? 0 : 1;
    }
    return comparedNames(one, other).differ ? std::nullopt : std::optional(alike);
}

/// How many things of the same kind a list has.
qsizetype countOfKind(const QJsonObject &catalogue, QLatin1StringView section, const QJsonValue &kind)
{
    const QJsonArray list = catalogue[section].toArray();
    return std::count_if(list.begin(), list.end(),
                         [&kind](const QJsonValue &each) { return each["kind"_L1] == kind; });
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
    const auto entry = isList(place.section) ? listThing(changed, catalogue, place) : place.entry;
    if (!entry)
        return std::nullopt;
    Ids ids = game.ids;
    MissingValue ofCopy = which;
    if (*entry != place.entry) {
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
    if (!isList(place.section))
        return place.entry;
    const QJsonObject catalogue = game.catalogue();
    const QJsonObject ofGame = objectOf(catalogue, place);
    const bool isUtility = place.section == CatalogueSection::Utilities;
    const QJsonObject ofCopy = isUtility ? utilityOfThatName(copy, ofGame) : objectOf(copy, place);
    const std::optional<int> alike = ofCopy.isEmpty() ? std::nullopt : valuesAlike(ofGame, ofCopy);
    if (!alike)
        return std::nullopt;
    const QJsonValue kind = ofGame["kind"_L1];
    const bool isOnly = kind.isString() && countOfKind(catalogue, keyOf(place.section), kind) == 1
        && countOfKind(copy, keyOf(place.section), kind) == 1;
    const auto contract =
        place.section == CatalogueSection::Contracts ? game.ids.contracts.find(place.entry) : std::nullopt;
    const bool isUnseen = contract && unseen.contains(*contract);
    if (!isUtility && !isOnly && !isUnseen && *alike == 0)
        return std::nullopt;
    return ofCopy["id"_L1].toString();
}

} // namespace skyledger::airshipcity
