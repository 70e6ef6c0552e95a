// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/names.h"

/// Every key that an event of a record can have, and which kind has which.
namespace skyledger::cloudage {

/// What an event is: the words of `do`.
enum class Deed : std::uint8_t {
    Produce,
    Book,
    Fly,
    Fight,
    Gather,
    Plant,
    Upgrade,
    Play,
    Take,
    Update,
    Solo,
    Pass,
    Mission,
    Effect,
    Correct,
    Override
};

/// In the order in which they are written.
enum class EventKey : std::uint8_t {
    Do,
    Player,
    Source,
    Number,
    Choose,
    City,
    Points,
    District,
    Zone,
    Zones,
    Card,
    Cover,
    OnTop,
    Pay,
    Gain,
    Vp,
    Level,
    Then,
    Tiles,
    Found,
    Reveal,
    Take,
    Resource,
    Extra,
    Manual,
    Marker,
    ToBag,
    Panel,
    Toll,
    Accumulator,
    Draw,
    VpCards,
    Boost,
    Tile,
    Pick,
    Sequence,
    Remove,
    Sell,
    Event,
    Set,
    Reason,
    Was,
    Void,
    Reported,
    At
};

} // namespace skyledger::cloudage

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<cloudage::Deed> = 16;
template <>
inline constexpr std::size_t table::countOf<cloudage::EventKey> = 45;
template <>
inline constexpr std::array<std::string_view, 16> table::nameTable<cloudage::Deed>{
    "produce", "book",   "fly",  "fight", "gather",  "plant",  "upgrade", "play",
    "take",    "update", "solo", "pass",  "mission", "effect", "correct", "override"};
template <>
inline constexpr std::array<std::string_view, 45> table::nameTable<cloudage::EventKey>{
    "do",     "player", "source",      "number", "choose",   "city",  "points", "district", "zone",
    "zones",  "card",   "cover",       "onTop",  "pay",      "gain",  "vp",     "level",    "then",
    "tiles",  "found",  "reveal",      "take",   "resource", "extra", "manual", "marker",   "toBag",
    "panel",  "toll",   "accumulator", "draw",   "vpCards",  "boost", "tile",   "pick",     "sequence",
    "remove", "sell",   "event",       "set",    "reason",   "was",   "void",   "reported", "at"};
} // namespace skyledger

namespace skyledger::cloudage {

/// The keys that an event of a kind may have.
constexpr KeySet<EventKey> keysOf(Deed deed)
{
    using K = EventKey;
    KeySet<K> keys{K::Do, K::Player, K::At};
    const auto add = [&](std::initializer_list<K> more) {
        for (const K key : more)
            keys.insert(key);
    };
    if (deed != Deed::Correct && deed != Deed::Override)
        keys.insert(K::Reported);
    switch (deed) {
    case Deed::Produce:
        add({K::Level, K::Reveal, K::Take});
        break;
    case Deed::Book:
        add({K::Pick, K::Draw, K::VpCards, K::Boost});
        break;
    case Deed::Fly:
        add({K::City, K::Points, K::Found, K::Panel, K::Toll, K::Accumulator, K::Pick});
        break;
    case Deed::Fight:
        add({K::Draw, K::VpCards, K::Boost, K::Tile, K::Pick, K::Sequence, K::Remove});
        break;
    case Deed::Gather:
        add({K::District, K::Zones, K::Card, K::OnTop});
        break;
    case Deed::Plant:
        add({K::Tiles, K::Found, K::Manual, K::Extra, K::Marker, K::ToBag});
        break;
    case Deed::Upgrade:
        add({K::Zone});
        break;
    case Deed::Play:
        add({K::Card, K::Sell, K::Pick});
        break;
    case Deed::Take:
        add({K::Resource});
        break;
    case Deed::Update:
        add({K::Remove});
        break;
    case Deed::Solo:
        add({K::Choose, K::District, K::Zone, K::Card});
        break;
    case Deed::Pass:
        break;
    case Deed::Mission:
        add({K::Card, K::Cover});
        break;
    case Deed::Effect:
        add({K::Source, K::Number, K::Pay, K::Gain, K::Vp, K::Level, K::Then, K::Tiles});
        break;
    case Deed::Correct:
        add({K::Set, K::Reason});
        break;
    case Deed::Override:
        add({K::Event, K::Reason, K::Was, K::Void});
        break;
    }
    return keys;
}

} // namespace skyledger::cloudage
