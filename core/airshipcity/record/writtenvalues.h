// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/fields.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonValue>

#include <optional>

/// The values of a catalogue as they are written in a document that can be read. What is not whole counts as missing,
/// as it does for `readCatalogue`.
namespace skyledger::airshipcity {

/// A number of a byte; 0 if there is none.
std::uint8_t smallAt(const QJsonValue &value);
/// Amounts; what is not named is 0.
Amounts amountsAt(const QJsonValue &value);

/// The words of a list that are of a vocabulary.
template <class Key>
KeySet<Key> setAt(const QJsonValue &value)
{
    KeySet<Key> set;
    const QJsonArray list = value.toArray();
    for (const Key key : all<Key>()) {
        if (list.contains(word(key)))
            set.insert(key);
    }
    return set;
}

/// The values of a price track; none if there is none.
TrackValues trackAt(const QJsonValue &value);
/// The stages that a stage bonus is for.
StageSet stagesAt(const QJsonValue &value);

/// So much of one resource: a price or a discount. Of the amount 0 it does not matter which, and the first one stands.
std::optional<Price> priceAt(const QJsonValue &value);
/// An amount and its choices. Of the amount 0 they need not be said; with nothing to choose from there is nothing.
std::optional<ResourceBonus> bonusAt(const QJsonValue &value);
/// The same inside a stage bonus, which is known only if all its keys are there.
std::optional<ResourceBonus> choiceAt(const QJsonValue &value);

/// The kind of a listed tile: what it says, else what its id tells.
std::optional<TileKind> kindAt(const QJsonValue &tile);

} // namespace skyledger::airshipcity
