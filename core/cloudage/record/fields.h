// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/event.h"
#include "core/cloudage/names.h"
#include "core/cloudage/record/ids.h"
#include "core/table/jsonnode.h"

/// The small values of the files, read and written. A reader that finds something else notes the fault and answers
/// with a harmless value.
namespace skyledger::cloudage {

using table::JsonNode;
using table::toText;
using table::word;
namespace expect = table::expect;

inline constexpr int maxAmount = 99;
inline constexpr int maxNameLength = 40;
/// Farther from 0 no number of victory points is believed.
inline constexpr int maxVp = 999;
inline constexpr int firstStory = 11; ///< CA-COMP-02
inline constexpr int lastStory = 48;

/// A word of a closed vocabulary.
template <class Key>
Key readWord(const JsonNode &node)
{
    return static_cast<Key>(node.word(nameTable<Key>));
}
/// A word of which only one is permitted.
void readOnly(const JsonNode &node, std::string_view word);

/// The thing that an id stands for; one that the catalogue does not list is refused.
template <class Key>
Key readThing(const JsonNode &node, const Ids &ids)
{
    if (const auto known = ids.of<Key>().find(node.value().toString()); known && node.value().isString())
        return *known;
    if (node.text().isEmpty() || !Id::from(node.value().toString()))
        node.refuse(expect::id);
    else
        node.refuse(expect::listedId);
    return Key{};
}

/// Two words.
MissionCard readMissionCard(const JsonNode &node);
/// Campaign tiles, none of them twice.
TileSet readTiles(const JsonNode &node);

/// A number or yes or no that may not be known.
template <class Number>
QJsonValue orNull(const std::optional<Number> &number)
{
    return number ? QJsonValue(*number) : QJsonValue(QJsonValue::Null);
}

/// What people call a player: counted from 1.
template <class Key>
int numberFor(Key key)
{
    return static_cast<int>(key) + 1;
}
/// The words of a set or list in its order.
template <class List>
QJsonArray words(const List &list)
{
    QJsonArray array;
    for (const auto key : list)
        array.append(word(key));
    return array;
}
/// Numbers as JSON numbers.
template <class List>
QJsonArray numbers(const List &list)
{
    QJsonArray array;
    for (const auto number : list)
        array.append(static_cast<int>(number));
    return array;
}

/// The amounts that are not 0.
QJsonObject amountsJson(const Amounts &amounts);
QJsonObject symbolsJson(const Symbols &symbols);
QJsonObject plainRewardJson(const PlainReward &reward);
QJsonArray missionCardJson(const MissionCard &card);

} // namespace skyledger::cloudage
