// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/keyed.h"
#include "core/whistlemountain/record/fields.h"

/// How the things of Whistle Mountain stand in files, wherever a table names no other way.
namespace skyledger::whistlemountain {

using AmountsCodec = describe::Amounts<0, maxAmount>;
using TrophiesCodec = describe::Amounts<0, trophiesInBox>;

/// The word of a tile that is in the game.
struct InGame : describe::Word {
    template <class Key>
    static void read(const JsonNode &node, const Ids &ids, Key &value)
    {
        value = readWord<Key>(node);
        if (!isInGame(ids, value))
            node.refuse(expect::inBeginnerGame);
    }
    template <class Key>
    static bool fits(const Ids &ids, Key value)
    {
        return describe::Word::fits(ids, value) && isInGame(ids, value);
    }
    template <class Key>
    static bool readKey(const JsonNode &place, const Ids &ids, QStringView text, Key &value)
    {
        return describe::Word::readKey(place, ids, text, value) && isInGame(ids, value);
    }
};

} // namespace skyledger::whistlemountain

namespace skyledger {
template <>
struct describe::Usual<whistlemountain::Player> {
    using Codec = Seat<&whistlemountain::Ids::seats>;
};
template <>
struct describe::Usual<whistlemountain::Machine> {
    using Codec = whistlemountain::InGame;
};
template <>
struct describe::Usual<whistlemountain::Upgrade> {
    using Codec = whistlemountain::InGame;
};
} // namespace skyledger
