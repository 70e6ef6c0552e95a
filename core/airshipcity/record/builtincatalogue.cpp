// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/builtincatalogue.h"

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/citycopy.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/printedvalue.h"
#include "core/table/resourceobject.h"

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

void addSource(QJsonObject &object, const QString &field, const QJsonValue &source)
{
    QJsonObject sources = object["sources"_L1].toObject();
    sources.insert(field, source);
    object.insert(u"sources"_s, sources);
}

QJsonObject filledAirship(QJsonObject own, const QJsonObject &builtIn)
{
    const QJsonObject sources = builtIn["sources"_L1].toObject();
    for (auto it = sources.begin(); it != sources.end(); ++it) {
        const bool known = it.key() == "discount"_L1
            ? valueIn(Printed::AirshipDiscount, own[it.key()]).has_value()
            : own.contains(it.key());
        if (known)
            continue;
        own.insert(it.key(), builtIn[it.key()]);
        addSource(own, it.key(), it.value());
    }
    return own;
}

QJsonObject filledPriceTracks(QJsonObject own, const QJsonObject &builtIn)
{
    for (const Level level : all<Level>()) {
        const QString key = word(level);
        if (own.contains(key))
            continue;
        own.insert(key, builtIn[key]);
        addSource(own, key, builtIn["source"_L1]);
    }
    return own;
}

/// A developed side that differs is kept; only the rest is filled in.
QJsonObject filledPiggyback(QJsonObject own, const QJsonObject &builtIn)
{
    if (valueIn(Printed::PiggybackBasic, own))
        return own;
    for (const auto key : {"amount"_L1, "choices"_L1, "source"_L1})
        own.insert(key, builtIn[key]);
    return own;
}

template <class Key, class Fill>
QJsonObject filledMap(QJsonObject own, const QJsonObject &builtIn, Fill fill)
{
    for (const Key key : all<Key>()) {
        const QString name = word(key);
        if (builtIn.contains(name))
            own.insert(name, fill(own[name].toObject(), builtIn[name].toObject()));
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
    const auto part = [](const QJsonObject &catalogue, QLatin1StringView key) {
        return catalogue[key].toObject();
    };
    QJsonObject result = copy;
    for (const auto key : {"format"_L1, "version"_L1, "game"_L1, "name"_L1}) {
        if (!copy.contains(key))
            result.insert(key, builtIn[key]);
    }
    result.insert(u"airships"_s,
                  filledMap<Airship>(part(copy, "airships"_L1), part(builtIn, "airships"_L1), filledAirship));
    if (!valueIn(Printed::GuildPrice, copy["guildPrice"_L1]))
        result.insert(u"guildPrice"_s, builtIn["guildPrice"_L1]);
    if (copy.contains("priceTracks"_L1)) {
        result.insert(u"priceTracks"_s,
                      filledPriceTracks(part(copy, "priceTracks"_L1), part(builtIn, "priceTracks"_L1)));
    } else {
        result.insert(u"priceTracks"_s, builtIn["priceTracks"_L1]);
    }
    result.insert(
        u"piggyback"_s,
        filledMap<TileKind>(part(copy, "piggyback"_L1), part(builtIn, "piggyback"_L1), filledPiggyback));
    if (!copy.contains("termSpaces"_L1)) {
        result.insert(u"termSpaces"_s, builtIn["termSpaces"_L1]);
        addSource(result, u"termSpaces"_s, builtIn["sources"_L1]["termSpaces"_L1]);
    }
    result.insert(u"contracts"_s, filledContracts(copy["contracts"_L1].toArray()));
    result.insert(u"stageBonuses"_s, filledStageBonuses(copy["stageBonuses"_L1].toArray()));
    return result;
}

} // namespace skyledger::airshipcity
