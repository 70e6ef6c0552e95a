// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/ids.h"
#include "core/airshipcity/limits.h"
#include "core/airshipcity/names.h"
#include "core/airshipcity/record/expectations.h"
#include "core/table/jsonnode.h"

/// The small values of the files, read and written. A reader that finds something else notes the fault and answers
/// with the first value of the type.
namespace skyledger::airshipcity {

using table::JsonNode;
using table::toText;
using table::word;

/// A word of a closed vocabulary.
template <class Key>
Key readWord(const JsonNode &node)
{
    return static_cast<Key>(node.word(nameTable<Key>));
}

/// A list of words as a set.
template <class Key>
KeySet<Key> readWords(const JsonNode &node)
{
    KeySet<Key> words;
    const QJsonArray list = node.list();
    for (qsizetype i = 0; i < list.size(); ++i)
        words.insert(readWord<Key>(node.entry(i, list[i])));
    return words;
}

/// A player, 1 to the number of seats.
Player readPlayer(const JsonNode &node, const Ids &ids);

/// The text of an id, whatever it stands for.
std::optional<Id> readId(const JsonNode &node);

/// The thing that an id stands for. An id that is not known is refused where the catalogue lists such things, else it
/// is taken up.
template <class Key>
Key readThing(const JsonNode &node, Ids &ids)
{
    auto &list = ids.of<Key>();
    if (const auto known = list.find(node.value().toString()))
        return *known;
    const auto id = readId(node);
    if (!id)
        return Key{};
    if (list.listed) {
        node.refuse(expect::listedId);
        return Key{};
    }
    const auto added = list.add(*id);
    if (!added)
        node.refuse(expect::fewerIds, {QString::number(list.capacity())});
    return added.value_or(Key{});
}

/// The words of a set in the order of the vocabulary.
template <class Key>
QJsonArray words(const KeySet<Key> &set)
{
    QJsonArray list;
    for (const Key key : set)
        list.append(word(key));
    return list;
}

/// What people call a player or crew: counted from 1.
template <class Key>
int numberOf(Key key)
{
    return static_cast<int>(key) + 1;
}

/// The amounts that are not 0.
QJsonObject amountsJson(const Amounts &amounts);

/// A player's number, or null for nobody.
QJsonValue playerOrNull(Player player);

} // namespace skyledger::airshipcity
