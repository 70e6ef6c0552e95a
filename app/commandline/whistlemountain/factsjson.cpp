// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/factsjson.h"

#include "core/whistlemountain/record/fields.h"

namespace skyledger::whistlemountain {

namespace {

template <class Key>
QJsonValue wordOf(const play::Fact &fact)
{
    const QString text = word(static_cast<Key>(fact.value));
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonValue valueOf(const play::Fact &fact)
{
    switch (fact.key.as<FactKey>()) {
    case FactKey::Needed:
    case FactKey::Has:
    case FactKey::Floor:
    case FactKey::Width:
    case FactKey::Height:
        return fact.value;
    case FactKey::Player:
        return fact.value + 1;
    case FactKey::Cell:
        return cellText(static_cast<Cell>(fact.value));
    case FactKey::Resource:
        return wordOf<Resource>(fact);
    case FactKey::Aircraft:
        return wordOf<Aircraft>(fact);
    case FactKey::Dock:
        return wordOf<Dock>(fact);
    case FactKey::Machine:
        return wordOf<Machine>(fact);
    case FactKey::Upgrade:
        return wordOf<Upgrade>(fact);
    case FactKey::Ability:
        return wordOf<Ability>(fact);
    case FactKey::Card:
        return wordOf<Card>(fact);
    case FactKey::Trophy:
        return wordOf<Trophy>(fact);
    case FactKey::Choose:
        return wordOf<Choose>(fact);
    case FactKey::Report:
        return wordOf<ReportKey>(fact);
    case FactKey::Main:
    case FactKey::MainNeeded:
        return wordOf<MainAction::Kind>(fact);
    }
    return {};
}

} // namespace

QJsonObject factsJson(const play::Objection &objection)
{
    QJsonObject facts;
    for (const play::Fact &fact : objection.facts)
        facts.insert(word(fact.key.as<FactKey>()), valueOf(fact));
    return facts;
}

} // namespace skyledger::whistlemountain
