// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/verdictjson.h"

#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A fact can say that there is no such thing.
QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

template <class Key>
QJsonValue wordOf(const Fact &fact)
{
    return textOrNull(word(static_cast<Key>(fact.value)));
}

template <class Key, std::size_t Most>
QJsonValue idOf(const Fact &fact, const IdList<Key, Most> &ids)
{
    return textOrNull(ids.text(static_cast<Key>(fact.value)));
}

} // namespace

QJsonValue factValue(const Fact &fact, const Ids &ids)
{
    switch (fact.key.as<FactKey>()) {
    case FactKey::Needed:
    case FactKey::Has:
    case FactKey::Lost:
    case FactKey::Round:
        return fact.value;
    case FactKey::Level:
    case FactKey::Player:
    case FactKey::Crew:
        return fact.value + 1;
    case FactKey::Phase:
        return wordOf<Phase>(fact);
    case FactKey::Resource:
        return wordOf<Resource>(fact);
    case FactKey::Airship:
        return wordOf<Airship>(fact);
    case FactKey::Utility:
        return idOf(fact, ids.utilities);
    case FactKey::Contract:
        return idOf(fact, ids.contracts);
    case FactKey::Tile:
        return idOf(fact, ids.tiles);
    case FactKey::Cell:
        return wordOf<Cell>(fact);
    case FactKey::BonusEffect:
        return wordOf<BonusEffect>(fact);
    case FactKey::Kind:
        return wordOf<TileKind>(fact);
    case FactKey::StageBonus:
        return idOf(fact, ids.stageBonuses);
    }
    return {};
}

QJsonObject factsJson(std::span<const Fact> facts, const Ids &ids)
{
    QJsonObject object;
    for (const Fact &fact : facts)
        object.insert(word(fact.key.as<FactKey>()), factValue(fact, ids));
    return object;
}

QJsonArray missingJson(const Verdict &verdict, const Ids &ids)
{
    QJsonArray list;
    for (const MissingValue &value : verdict.missing)
        list.append(missingName(value, ids));
    return list;
}

QJsonArray reportKeysJson(const play::CodeSet &keys)
{
    QJsonArray list;
    for (const play::Code key : keys)
        list.append(word(key.as<ReportKey>()));
    return list;
}

} // namespace skyledger::airshipcity
