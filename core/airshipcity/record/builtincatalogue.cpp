// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/builtincatalogue.h"

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/citycopy.h"
#include "core/airshipcity/record/fields.h"
#include "core/table/jsonput.h"
#include "core/table/resourceobject.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Adds an entry under an id that is free.
void add(QJsonArray &list, CatalogueSection section, QJsonObject entry = {})
{
    entry.insert(u"id"_s, freeId(section, list));
    list.append(entry);
}

constexpr int earlyBonuses = 3; // AC-COMP-09: for stages 2 and 3
constexpr int lateBonuses = 4;  // for stages 4 and 5

/// Entries that do not say their stages can be of either set, and fill the early one first.
QJsonArray filledStageBonuses(QJsonArray list)
{
    int early = 0;
    int late = 0;
    int either = 0;
    for (const auto &entry : std::as_const(list)) {
        const QJsonArray stages = entry["stages"_L1].toArray();
        const bool isEarly = stages.contains(2) || stages.contains(3);
        (stages.isEmpty() ? either : isEarly ? early : late) += 1;
    }
    const int toEarly = std::clamp(earlyBonuses - early, 0, either);
    early += toEarly;
    late += either - toEarly;
    for (; early < earlyBonuses; ++early)
        add(list, CatalogueSection::StageBonuses, {{u"stages"_s, QJsonArray{2, 3}}});
    for (; late < lateBonuses; ++late)
        add(list, CatalogueSection::StageBonuses, {{u"stages"_s, QJsonArray{4, 5}}});
    return list;
}

/// Fills in what is built in of a kind of value, with the source that it has there.
void fill(QJsonObject &copy, const QJsonObject &builtIn, Value kind)
{
    const Ids ids;
    for (std::size_t thing = 0; thing < thingsOf(sectionOf(kind), ids); ++thing) {
        const MissingValue which{kind, static_cast<std::uint16_t>(thing)};
        const FieldPlace place = placeOf(which, ids);
        const auto source = sourceOf(builtIn, place);
        if (source && isWritten(builtIn, place) && !printedValue(copy, place))
            enterValue(copy, ids, which, writtenAt(objectOf(builtIn, place), place.field), *source);
    }
}

/// A developed side that differs is kept; only the rest is filled in.
QJsonObject filledPiggyback(QJsonObject own, const QJsonObject &builtIn)
{
    for (const TileKind kind : all<TileKind>()) {
        const QString name = word(kind);
        if (builtIn.contains(name) && !valueIn(Printed::PiggybackBasic, own.value(name)))
            own = table::withPut(own, {name}, builtIn[name].toObject());
    }
    return own;
}

} // namespace

QJsonObject builtInCatalogue()
{
    return table::resourceObject(u":/catalogues/airship-city-rulebook.skycatalogue.json"_s);
}

QJsonObject sampleCatalogue()
{
    return table::resourceObject(u":/catalogues/sample.skycatalogue.json"_s);
}

QJsonArray filledContracts(QJsonArray list)
{
    while (list.size() < deckSize)
        add(list, CatalogueSection::Contracts);
    return list;
}

QJsonObject layeredOverBuiltIn(const QJsonObject &copy)
{
    const QJsonObject builtIn = builtInCatalogue();
    QJsonObject result = copy;
    for (const auto key : {"format"_L1, "version"_L1, "game"_L1, "name"_L1, "priceTracks"_L1}) {
        if (!copy.contains(key))
            result.insert(key, builtIn[key]);
    }
    for (const Value kind : {Value::AirshipCost, Value::AirshipDiscount, Value::PriceTrack})
        fill(result, builtIn, kind);
    if (!valueIn(Printed::GuildPrice, copy["guildPrice"_L1]))
        result.insert(u"guildPrice"_s, builtIn["guildPrice"_L1]);
    result.insert(u"piggyback"_s,
                  filledPiggyback(copy["piggyback"_L1].toObject(), builtIn["piggyback"_L1].toObject()));
    const FieldPlace termTrack{CatalogueSection::TermTrack, {}, Printed::TermSpaces};
    const auto source = sourceOf(builtIn, termTrack);
    if (source && !isWritten(copy, termTrack))
        enterField(result, termTrack, builtIn["termSpaces"_L1], *source);
    result.insert(u"contracts"_s, filledContracts(copy["contracts"_L1].toArray()));
    result.insert(u"stageBonuses"_s, filledStageBonuses(copy["stageBonuses"_L1].toArray()));
    return result;
}

} // namespace skyledger::airshipcity
