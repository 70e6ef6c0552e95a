// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/answershapes.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/game.h"
#include "core/describe/keyed.h"

#include <array>

namespace skyledger::airshipcity::shapes {

using table::JsonKey;
using table::JsonShape;

namespace {

/// One key for each word of a vocabulary, all values of one shape.
template <class Key>
constexpr auto keysFor(const JsonShape *shape)
{
    std::array<JsonKey, nameTable<Key>.size()> keys;
    for (std::size_t i = 0; i < keys.size(); ++i)
        keys[i] = {nameTable<Key>[i], shape};
    return keys;
}

constexpr const JsonShape &amounts = describe::shapeOfWords<Resource>;
constexpr const JsonShape &awards = describe::shapeOfWords<Award>;
const JsonShape &event = AirshipCity::plays().shape();

constexpr JsonKey actingKeys[] = {{"player"}, {"crew"}};
constexpr JsonShape acting{actingKeys, nullptr};
constexpr JsonKey crewKeys[] = {{"at"}, {"tile"}, {"ready"}};
constexpr JsonShape crew{crewKeys, nullptr};
constexpr JsonKey heldKeys[] = {{"id"}, {"termLeft"}};
constexpr JsonShape held{heldKeys, nullptr};
constexpr const JsonShape &effectStatus = describe::shapeOfWords<BonusEffect>;
constexpr JsonKey depotKeys[] = {{"name"},        {"color"},
                                 {"vp"},          {"wood"},
                                 {"metal"},       {"gold"},
                                 {"gear"},        {"capacity", &amounts},
                                 {"crew", &crew}, {"contracts", &held},
                                 {"completed"},   {"failed"},
                                 {"renovations"}, {"bonusEffects", &effectStatus},
                                 {"markersLeft"}};
constexpr JsonShape depot{depotKeys, nullptr};
constexpr JsonKey cellKeys[] = {{"tile"}, {"developed"}};
constexpr JsonShape cell{cellKeys, nullptr};
constexpr JsonKey gridKeys[] = {{"grid"}, {"majority"}};
constexpr JsonShape grid{gridKeys, nullptr};
constexpr auto airshipGridKeys = keysFor<Airship>(&grid);
constexpr JsonShape airshipGrids{airshipGridKeys, nullptr};
constexpr JsonShape utilityGrids{{}, &grid};
constexpr JsonKey priceKeys[] = {{"space"}, {"pays"}};
constexpr JsonShape price{priceKeys, nullptr};
constexpr auto priceMapKeys = keysFor<Airship>(&price);
constexpr JsonShape priceMap{priceMapKeys, nullptr};
constexpr JsonKey pendingKeys[] = {{"player"}, {"choose"}, {"choices"}, {"amount"}};
constexpr JsonShape pending{pendingKeys, nullptr};
constexpr JsonKey stateKeys[] = {{"round"},
                                 {"stage"},
                                 {"current"},
                                 {"phase"},
                                 {"acting", &acting},
                                 {"players", &depot},
                                 {"city", &cell},
                                 {"airships", &airshipGrids},
                                 {"utilities", &utilityGrids},
                                 {"prices", &priceMap},
                                 {"market"},
                                 {"deckLeft"},
                                 {"pending", &pending}};

constexpr JsonKey ledgerKeys[] = {{"source"}, {"detail"}, {"vp"}, {"rule"}, {"event"}};
constexpr JsonShape ledger{ledgerKeys, nullptr};
constexpr JsonKey scorePlayerKeys[] = {
    {"name"},  {"trackVp"},   {"unfinished"}, {"awards", &awards}, {"places", &awards},
    {"total"}, {"resources"}, {"rank"},       {"ledger", &ledger}};
constexpr JsonShape scorePlayer{scorePlayerKeys, nullptr};
constexpr JsonKey scoreKeys[] = {
    {"final"}, {"players", &scorePlayer}, {"winners"}, {"decidedBy"}, {"missing"}};

const JsonKey undeterminedMoveKeys[] = {{"event", &event}, {"missing"}, {"needs"}};

} // namespace

const JsonShape state{stateKeys, nullptr};
const JsonShape score{scoreKeys, nullptr};
const JsonShape undeterminedMoves{undeterminedMoveKeys, nullptr};

} // namespace skyledger::airshipcity::shapes
