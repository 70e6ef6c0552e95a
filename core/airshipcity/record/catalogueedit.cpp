// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/catalogueedit.h"

#include "core/airshipcity/record/cataloguefields.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/writtenvalues.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Kind = Value;

namespace {

bool within(int number, int least, int most)
{
    return number >= least && number <= most;
}

std::optional<ValueFault> faultOfNumber(Kind kind, int number)
{
    switch (kind) {
    case Kind::ContractTerm:
        return within(number, 1, maxTerm) ? std::nullopt : std::optional(ValueFault::Term);
    case Kind::AirshipSpaces:
    case Kind::UtilitySpaces:
        return within(number, 0, maxGridSpaces) ? std::nullopt : std::optional(ValueFault::Spaces);
    default:
        return within(number, 0, maxAmount) ? std::nullopt : std::optional(ValueFault::Amount);
    }
}

/// Whether every amount in a value can be written.
struct AmountsFit {
    bool operator()(int) const { return true; } // by kind, see above
    bool operator()(const Amounts &amounts) const
    {
        return std::all_of(amounts.begin(), amounts.end(), [](int each) { return each <= maxAmount; });
    }
    bool operator()(const Discount &discount) const { return discount.amount <= maxAmount; }
    bool operator()(const Price &price) const { return price.amount <= maxAmount; }
    bool operator()(ResourceSet) const { return true; }
    bool operator()(const ResourceBonus &bonus) const { return bonus.amount <= maxAmount; }
    bool operator()(AirshipSet) const { return true; }
    bool operator()(const TrackValues &track) const
    {
        return std::all_of(track.begin(), track.end(), [](int each) { return each <= maxAmount; });
    }
    bool operator()(const StageBonus &bonus) const
    {
        return (*this)(bonus.gain) && bonus.amount <= maxAmount && within(bonus.vp, -maxAmount, maxAmount);
    }
};

/// A value as the catalogue writes it.
struct AsJson {
    QJsonValue operator()(int number) const { return number; }
    QJsonValue operator()(const Amounts &amounts) const { return amountsJson(amounts); }
    QJsonValue operator()(const Discount &discount) const { return priced(discount); }
    QJsonValue operator()(const Price &price) const { return priced(price); }
    QJsonValue operator()(ResourceSet resources) const { return words(resources); }
    QJsonValue operator()(const ResourceBonus &bonus) const
    {
        // With nothing to choose from there is nothing printed, and the other way round.
        const bool none = bonus.amount == 0 || bonus.choices.empty();
        return QJsonObject{{u"amount"_s, none ? 0 : bonus.amount},
                           {u"choices"_s, none ? QJsonArray() : words(bonus.choices)}};
    }
    QJsonValue operator()(AirshipSet airships) const { return words(airships); }
    QJsonValue operator()(const TrackValues &track) const
    {
        QJsonArray list;
        for (const int value : track)
            list.append(value);
        return list;
    }
    QJsonValue operator()(const StageBonus &bonus) const
    {
        QJsonObject object = (*this)(ResourceBonus{bonus.amount, bonus.choices}).toObject();
        object.insert(u"gain"_s, amountsJson(bonus.gain));
        object.insert(u"vp"_s, bonus.vp);
        return object;
    }

private:
    template <class Priced>
    static QJsonValue priced(const Priced &value)
    {
        QJsonObject object{{u"amount"_s, value.amount}};
        if (value.amount > 0)
            object.insert(u"resource"_s, word(value.resource));
        return object;
    }
};

bool isSpaces(Kind kind)
{
    return kind == Kind::AirshipSpaces || kind == Kind::UtilitySpaces;
}

/// Whether the bonus of either side is missing in an entry.
bool lacksBonus(const QJsonObject &entry)
{
    return !bonusAt(entry) || (entry.contains("developed"_L1) && !bonusAt(entry["developed"_L1]));
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
    if (bonusAt(entry)) {
        if (entry.contains("developed"_L1) && !bonusAt(entry["developed"_L1]))
            entry.insert(u"developed"_s, bonus);
        return entry;
    }
    const QJsonValue developed = entry["developed"_L1];
    entry.insert(u"amount"_s, bonus["amount"_L1]);
    entry.insert(u"choices"_s, bonus["choices"_L1]);
    if (!developed.isUndefined() && !bonusAt(developed))
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

/// Fills a blank value with what is known of it.
struct FillIn {
    QJsonValue standing;

    void operator()(int &number) const { number = standing.toInt(number); }
    void operator()(Amounts &amounts) const { amounts = amountsAt(standing); }
    void operator()(Discount &discount) const { priced(discount); }
    void operator()(Price &price) const { priced(price); }
    void operator()(ResourceSet &resources) const { resources = setAt<Resource>(standing); }
    void operator()(ResourceBonus &bonus) const
    {
        bonus.amount = smallAt(standing["amount"_L1]);
        bonus.choices = setAt<Resource>(standing["choices"_L1]);
    }
    void operator()(AirshipSet &airships) const { airships = setAt<Airship>(standing); }
    void operator()(TrackValues &track) const { track = trackAt(standing); }
    void operator()(StageBonus &bonus) const
    {
        bonus.gain = amountsAt(standing["gain"_L1]);
        bonus.amount = smallAt(standing["amount"_L1]);
        bonus.choices = setAt<Resource>(standing["choices"_L1]);
        bonus.vp = static_cast<std::int16_t>(standing["vp"_L1].toInt());
    }

private:
    template <class Priced>
    void priced(Priced &value) const
    {
        value.amount = smallAt(standing["amount"_L1]);
        value.resource =
            fromName<Resource>(standing["resource"_L1].toString().toStdString()).value_or(Resource{});
    }
};

} // namespace

CatalogueValue blankValue(Kind kind)
{
    switch (kind) {
    case Kind::AirshipCost:
    case Kind::UtilityCost:
    case Kind::ContractCost:
    case Kind::RenovationCost:
        return Amounts{};
    case Kind::AirshipDiscount:
        return Discount{};
    case Kind::AirshipSpaces:
    case Kind::UtilitySpaces:
    case Kind::UtilityVp:
    case Kind::ContractTerm:
    case Kind::ContractVp:
    case Kind::ContractGold:
        return 0;
    case Kind::TileCrests:
        return ResourceSet{};
    case Kind::TileCrestBonus:
    case Kind::Piggyback:
        return ResourceBonus{};
    case Kind::StageBonus:
        return StageBonus{};
    case Kind::BonusEffectTarget:
        return AirshipSet{};
    case Kind::GuildPrice:
        return Price{};
    case Kind::PriceTrack:
        return TrackValues{};
    }
    return 0;
}

QJsonValue jsonOf(const CatalogueValue &value)
{
    return std::visit(AsJson{}, value);
}

CatalogueValue valueOf(Kind kind, const QJsonValue &written)
{
    CatalogueValue value = blankValue(kind);
    std::visit(FillIn{written}, value);
    return value;
}

std::optional<ValueFault> faultOf(Kind kind, const CatalogueValue &value)
{
    if (value.index() != blankValue(kind).index())
        return ValueFault::Shape;
    if (const int *number = std::get_if<int>(&value))
        return faultOfNumber(kind, *number);
    if (!std::visit(AmountsFit{}, value))
        return ValueFault::Amount;
    const auto *track = std::get_if<TrackValues>(&value);
    return track && track->empty() ? std::optional(ValueFault::TrackSpaces) : std::nullopt;
}

std::optional<QJsonObject> withValue(const QJsonObject &catalogue, const Ids &ids, const MissingValue &which,
                                     const CatalogueValue &value, std::size_t playerCount, ValueSource source)
{
    const ValuePlace place = placeOf(which, ids);
    if (faultOf(which.value.as<Value>(), value) || (place.inList && place.entry.isEmpty()))
        return std::nullopt;
    const QJsonValue written = jsonOf(value);
    QJsonObject changed = catalogue;
    if (isSpaces(which.value.as<Value>())) {
        enterField(changed, spacesOf(which, ids, playerCount), written, source);
    } else if (which.value == Kind::Piggyback) {
        const QJsonObject bonus = written.toObject();
        const bool filledTiles = fillOwnPiggyback(changed, static_cast<TileKind>(which.thing), bonus);
        enterValue(changed, ids, which, joined(entryAt(catalogue, place), bonus, filledTiles), source);
    } else {
        enterValue(changed, ids, which, written, source);
    }
    return changed;
}

CatalogueValue knownPart(const QJsonObject &catalogue, const Ids &ids, const MissingValue &which,
                         std::size_t playerCount)
{
    if (isSpaces(which.value.as<Value>())) {
        const FieldPlace place = spacesOf(which, ids, playerCount);
        return valueOf(which.value.as<Value>(), writtenAt(objectOf(catalogue, place), place.field));
    }
    const ValuePlace place = placeOf(which, ids);
    const QJsonObject entry = entryAt(catalogue, place);
    return valueOf(which.value.as<Value>(), place.field.isEmpty() ? QJsonValue(entry) : entry[place.field]);
}

} // namespace skyledger::airshipcity
