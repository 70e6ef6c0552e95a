// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/ownerscopy.h"

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/samplecatalogue.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What makes a thing the one it is, beside its values: what the copy lists of a thing of which nothing is known yet.
constexpr QLatin1StringView identity[] = {"id"_L1, "kind"_L1, "name"_L1, "stages"_L1};

bool isAboutTheFile(const QString &key)
{
    return key == "source"_L1 || key == "sources"_L1;
}

QJsonArray listOfGame(const QJsonObject &catalogue, QLatin1StringView section)
{
    QJsonArray list;
    const QJsonArray entries = catalogue[section].toArray();
    for (const auto &entry : entries) {
        QJsonObject bare;
        for (const auto key : identity) {
            if (!entry[key].isUndefined())
                bare.insert(key, entry[key]);
        }
        list.append(bare);
    }
    return list;
}

/// Whether a game's thing can be the copy's: nothing that the copy knows is other or unknown in the game.
bool isTheSame(const QJsonObject &ofCopy, const QJsonObject &ofGame)
{
    for (auto it = ofCopy.begin(); it != ofCopy.end(); ++it) {
        if (!isAboutTheFile(it.key()) && ofGame[it.key()] != it.value())
            return false;
    }
    return !ofCopy.isEmpty();
}

/// Has the copy list a thing of the game; false if it is another thing there.
bool listThing(QJsonObject &copy, const QJsonObject &catalogue, const ValuePlace &place)
{
    if (copy[place.section].toArray().isEmpty()) {
        copy.insert(place.section, listOfGame(catalogue, place.section));
        return true;
    }
    const QJsonObject ofGame = listedObject(catalogue, place.section, place.entry);
    const QJsonObject ofCopy = listedObject(copy, place.section, place.entry);
    if (!ofCopy.isEmpty())
        return isTheSame(ofCopy, ofGame);
    // Utilities are listed as they are met; all others come in a fixed number, and the copy has its own.
    if (place.section != "utilities"_L1)
        return false;
    QJsonArray list = copy[place.section].toArray();
    list.append(QJsonObject{{u"id"_s, place.entry}, {u"name"_s, ofGame["name"_L1]}});
    copy.insert(place.section, list);
    return true;
}

} // namespace

std::optional<QJsonObject> copyWithValue(const QJsonObject &copy, const GameRecord &game,
                                         const MissingValue &which, const CatalogueValue &value)
{
    const QJsonObject catalogue = game.catalogue();
    if (holdsSampleValues(catalogue))
        return std::nullopt;
    QJsonObject changed = copy.isEmpty() ? emptyCatalogue() : copy;
    // The value itself may stand in the game already: it is asked whether all else is alike.
    const ValuePlace place = placeOf(which, game.ids);
    if (place.inList && !listThing(changed, catalogue, place))
        return std::nullopt;
    auto entered = withValue(changed, game.ids, which, value, game.setup.playerCount, ValueSource::Copy);
    if (!entered || !readCatalogue(*entered))
        return std::nullopt;
    return entered;
}

} // namespace skyledger::airshipcity
