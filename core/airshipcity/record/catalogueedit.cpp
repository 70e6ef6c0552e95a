// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/catalogueedit.h"

#include "core/airshipcity/record/cataloguevalue.h"

#include <QtCore/QJsonArray>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Kind = Value;

namespace {

bool isSpaces(Kind kind)
{
    return kind == Kind::AirshipSpaces || kind == Kind::UtilitySpaces;
}

/// Whether a bonus is known as it is written.
bool isBonus(const QJsonValue &written)
{
    return valueIn(Printed::PiggybackBasic, written).has_value();
}

/// Whether the bonus of either side is missing in an entry.
bool lacksBonus(const QJsonObject &entry)
{
    return !isBonus(entry) || (entry.contains("developed"_L1) && !isBonus(entry["developed"_L1]));
}

/// The entry with another bonus on its basic side, and on the developed side too if both had the same. For an entry that
/// was wrong.
QJsonObject correctedPiggyback(const QJsonObject &standing, const QJsonObject &bonus)
{
    const QJsonValue developed = standing["developed"_L1];
    const bool wasTheSame =
        developed["amount"_L1] == standing["amount"_L1] && developed["choices"_L1] == standing["choices"_L1];
    QJsonObject entry = standing;
    entry.insert(u"amount"_s, bonus["amount"_L1]);
    entry.insert(u"choices"_s, bonus["choices"_L1]);
    if (wasTheSame)
        entry.remove("developed"_L1);
    return entry;
}

/// The entry with this bonus on every side whose bonus was missing.
QJsonObject filledPiggyback(QJsonObject entry, const QJsonObject &bonus)
{
    if (isBonus(entry)) {
        if (entry.contains("developed"_L1) && !isBonus(entry["developed"_L1]))
            entry.insert(u"developed"_s, bonus);
        return entry;
    }
    const QJsonValue developed = entry["developed"_L1];
    entry.insert(u"amount"_s, bonus["amount"_L1]);
    entry.insert(u"choices"_s, bonus["choices"_L1]);
    if (!developed.isUndefined() && !isBonus(developed))
        entry.remove("developed"_L1);
    return entry;
}

/// Tiles with a bonus of their own, of which something is missing, get the bonus too. Answers whether there are any.
bool fillOwnPiggyback(QJsonObject &catalogue, TileKind kind, const QJsonObject &bonus)
{
    bool any = false;
    QJsonArray tiles = catalogue["tiles"_L1].toArray();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        QJsonObject tile = tiles.at(i).toObject();
        if (kindAt(tile) != kind || !tile.contains("piggyback"_L1))
            continue;
        const QJsonObject own = tile["piggyback"_L1].toObject();
        any = any || lacksBonus(own);
        tile.insert(u"piggyback"_s, filledPiggyback(own, bonus));
        tiles.replace(i, tile);
    }
    if (!tiles.isEmpty())
        catalogue.insert(u"tiles"_s, tiles);
    return any;
}

/// The piggyback bonus of a kind, joined with what stands there and is not to be lost.
QJsonObject joined(const QJsonObject &standing, const QJsonObject &bonus, bool filledTiles)
{
    return filledTiles || lacksBonus(standing) ? filledPiggyback(standing, bonus)
                                               : correctedPiggyback(standing, bonus);
}

/// Donation spaces of so many players.
FieldPlace spacesOf(const MissingValue &which, const Ids &ids, std::size_t playerCount)
{
    const std::vector<FieldPlace> places = fieldPlacesOf(which, ids);
    return playerCount == 3 ? places.front() : places.back();
}

} // namespace

std::optional<QJsonObject> withValue(const QJsonObject &catalogue, const Ids &ids, const MissingValue &which,
                                     const PrintedValue &value, std::size_t playerCount, ValueSource source)
{
    const FieldPlace place = placeOf(which, ids);
    if (faultOf(which.value, value) || (isList(place.section) && place.entry.isEmpty()))
        return std::nullopt;
    const QJsonValue written = jsonOf(which.value, value);
    QJsonObject changed = catalogue;
    if (isSpaces(which.value.as<Value>())) {
        enterField(changed, spacesOf(which, ids, playerCount), written, source);
    } else if (which.value == Kind::Piggyback) {
        const QJsonObject bonus = written.toObject();
        const bool filledTiles = fillOwnPiggyback(changed, static_cast<TileKind>(which.thing), bonus);
        enterValue(changed, ids, which, joined(objectOf(catalogue, place), bonus, filledTiles), source);
    } else {
        enterValue(changed, ids, which, written, source);
    }
    return changed;
}

KnownPart knownPart(const QJsonObject &catalogue, const Ids &ids, const MissingValue &which, Printed field)
{
    FieldPlace place = placeOf(which, ids);
    if (which.value != Kind::PriceTrack)
        place.field = field;
    const QJsonValue written = writtenAt(objectOf(catalogue, place), place.field);
    return {valueIn(field, written), written["amount"_L1].toInt()};
}

} // namespace skyledger::airshipcity
