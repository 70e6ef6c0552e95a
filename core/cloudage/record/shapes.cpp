// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/shapes.h"

#include "core/cloudage/names.h"
#include "core/cloudage/rulingtable.h"
#include "core/table/jsonkeys.h"

#include <array>
#include <string_view>
#include <vector>

namespace skyledger::cloudage::shapes {

using table::JsonKey;
using table::jsonKeys;
using table::JsonShape;

namespace {

/// One key for each word of a vocabulary, all values of one shape.
template <class Key>
constexpr auto keysFor(const JsonShape *shape = nullptr)
{
    std::array<JsonKey, nameTable<Key>.size()> keys;
    for (std::size_t i = 0; i < keys.size(); ++i)
        keys[i] = {nameTable<Key>[i], shape};
    return keys;
}

std::vector<JsonKey> rulingKeys()
{
    std::vector<JsonKey> keys;
    for (const RulingInfo &each : rulingTable())
        keys.push_back({each.key, nullptr});
    return keys;
}

constexpr auto resourceKeys = keysFor<Resource>();
constexpr JsonShape amounts{resourceKeys, nullptr};
constexpr auto zoneKeys = keysFor<UpgradeZone>();
constexpr JsonShape symbols{zoneKeys, nullptr};
constexpr JsonKey choiceKeys[] = {{"gain", &amounts}, {"vp"}, {"level"}, {"then"}, {"source"}};
constexpr JsonShape choice{choiceKeys, nullptr};
constexpr JsonKey rewardKeys[] = {{"gain", &amounts}, {"vp"},    {"level"}, {"then"},
                                  {"oneOf", &choice}, {"source"}};
constexpr JsonShape reward{rewardKeys, nullptr};
constexpr JsonKey cityCardKeys[] = {{"value"}, {"largest"}, {"second"}, {"plants"}, {"update"}, {"wrench"}};
constexpr JsonShape cityCard{cityCardKeys, nullptr};
constexpr JsonKey nameKeys[] = {{"en"}, {"fr"}};
constexpr JsonShape name{nameKeys, nullptr};

// Events

constexpr JsonKey tileMoveKeys[] = {{"in"}, {"out"}};
constexpr JsonShape tileMove{tileMoveKeys, nullptr};
constexpr JsonKey milestoneKeys[] = {{"gain", &amounts}, {"vp"}};
constexpr JsonShape milestone{milestoneKeys, nullptr};
constexpr JsonKey reportedKeys[] = {
    {"pay", &amounts},     {"gain", &amounts},       {"vp"}, {"level"}, {"then"}, {"won"},
    {"symbols", &symbols}, {"milestone", &milestone}};
constexpr JsonShape reported{reportedKeys, nullptr};

/// Every key that an event can have, in the order in which they are written.
constexpr auto eventKeys = jsonKeys(
    {"do",     "player", "source",      "number", "choose",   "city",  "points", "district", "zone",
     "zones",  "card",   "cover",       "onTop",  "pay",      "gain",  "vp",     "level",    "then",
     "tiles",  "found",  "reveal",      "take",   "resource", "extra", "manual", "marker",   "toBag",
     "panel",  "toll",   "accumulator", "draw",   "vpCards",  "boost", "tile",   "pick",     "sequence",
     "remove", "sell",   "event",       "set",    "reason",   "was",   "void",   "reported", "at"},
    {{"card", &cityCard},
     {"pay", &amounts},
     {"gain", &amounts},
     {"tiles", &tileMove},
     {"found", &choice},
     {"reported", &reported},
     {"event", &event}});

// Catalogues

constexpr JsonKey productionKeys[] = {{"energy"}, {"water"}, {"vp"}, {"source"}};
constexpr JsonShape productionLevel{productionKeys, nullptr};
constexpr JsonKey levelKeys[] = {{"0", &productionLevel}, {"1", &productionLevel}, {"2", &productionLevel},
                                 {"3", &productionLevel}, {"4", &productionLevel}, {"5", &productionLevel},
                                 {"6", &productionLevel}, {"7", &productionLevel}, {"8", &productionLevel},
                                 {"9", &productionLevel}, {"10", &productionLevel}};
constexpr JsonShape production{levelKeys, nullptr};
constexpr JsonShape milestones{{}, &reward};
constexpr auto spaceRewardKeys = keysFor<Space>(&reward);
constexpr JsonShape spaceRewards{spaceRewardKeys, nullptr};
constexpr JsonKey trackKeys[] = {{"books"}, {"rewards", &spaceRewards}, {"source"}, {"sources"}};
constexpr JsonShape track{trackKeys, nullptr};
constexpr JsonKey upgradeKeys[] = {{"cost", &amounts}, {"vp"}, {"symbols"}, {"source"}, {"sources"}};
constexpr JsonShape upgrade{upgradeKeys, nullptr};
constexpr auto upgradeZoneKeys = keysFor<UpgradeZone>(&upgrade);
constexpr JsonShape upgrades{upgradeZoneKeys, nullptr};
constexpr JsonKey cityKeys[] = {{"id"},    {"name", &name}, {"combat"}, {"reward", &reward},
                                {"hexes"}, {"source"},      {"sources"}};
constexpr JsonShape city{cityKeys, nullptr};
constexpr JsonKey findKeys[] = {{"id"}, {"gain", &amounts}, {"vp"}, {"level"}, {"then"}, {"source"}};
constexpr JsonShape find{findKeys, nullptr};
constexpr JsonShape tileValues{{}, &city};
constexpr auto projectKeys =
    jsonKeys({"id", "name", "set", "effect", "color", "cost", "reward", "symbols", "vp", "copies", "source",
              "sources"},
             {{"name", &name}, {"cost", &amounts}, {"reward", &reward}, {"symbols", &symbols}});
constexpr JsonShape project{projectKeys, nullptr};
constexpr JsonKey bookKeys[] = {{"pay", &amounts}, {"combat"}, {"reward", &reward}, {"source"}};
constexpr JsonShape bookSide{bookKeys, nullptr};
constexpr auto sideKeys = keysFor<BookSide>(&bookSide);
constexpr JsonShape bookSides{sideKeys, nullptr};
constexpr auto modeKeys = keysFor<Mode>(&bookSides);
constexpr JsonShape books{modeKeys, nullptr};
constexpr auto soloKeys = keysFor<Space>();
constexpr JsonShape solo{soloKeys, nullptr};
constexpr JsonKey catalogueKeys[] = {{"format"},
                                     {"version"},
                                     {"game"},
                                     {"name"},
                                     {"source"},
                                     {"production", &production},
                                     {"milestones", &milestones},
                                     {"track", &track},
                                     {"upgrades", &upgrades},
                                     {"start"},
                                     {"cities", &city},
                                     {"finds", &find},
                                     {"tiles", &tileValues},
                                     {"missionCities"},
                                     {"thirdColor", &name},
                                     {"projects", &project},
                                     {"book", &books},
                                     {"solo", &solo},
                                     {"cityCards", &cityCard}};

// Records and sheets

const std::vector<JsonKey> rulingKeyList = rulingKeys();
const JsonShape rulings{rulingKeyList, nullptr};
constexpr JsonKey playerKeys[] = {{"name"}, {"color"}, {"missions"}, {"covered"}};
constexpr JsonShape player{playerKeys, nullptr};
const auto setupKeys =
    jsonKeys({"edition", "mode", "chapter", "campaign", "rulings", "players", "boards", "tiles", "catalogue"},
             {{"rulings", &rulings}, {"players", &player}, {"catalogue", &catalogue}});
const JsonShape setup{setupKeys, nullptr};
const JsonKey lineKeys[] = {{"after"}, {"at"}, {"events", &event}};
const JsonShape line{lineKeys, nullptr};
constexpr JsonKey agreedKeys[] = {{"after"}, {"at"}, {"boards"}};
constexpr JsonShape agreed{agreedKeys, nullptr};
const auto recordKeys =
    jsonKeys({"format", "version", "game", "id", "playedAt", "setup", "events", "cursor", "lines", "agreed"},
             {{"setup", &setup}, {"events", &event}, {"lines", &line}, {"agreed", &agreed}});

constexpr auto missionKeys = keysFor<Mission>();
constexpr JsonShape missionCounts{missionKeys, nullptr};
constexpr auto sheetPlayerKeys =
    jsonKeys({"name", "color", "first", "vp", "missions", "tiles", "upgradeVp", "projectVp", "lastFight"},
             {{"missions", &missionCounts}});
constexpr JsonShape sheetPlayer{sheetPlayerKeys, nullptr};
const auto sheetKeys = jsonKeys({"format", "version", "game", "id", "playedAt", "edition", "rulings", "mode",
                                 "chapter", "campaign", "players"},
                                {{"rulings", &rulings}, {"players", &sheetPlayer}});

// Command line

constexpr JsonKey navigationKeys[] = {{"top"}, {"deck"}, {"discard"}};
constexpr JsonShape navigation{navigationKeys, nullptr};
constexpr JsonShape markers{{}, nullptr, true};
constexpr auto boardKeys = jsonKeys(
    {"name",     "color",   "vp",           "energy",    "water",    "metal",    "plants",  "hand",
     "level",    "at",      "markersLeft",  "markers",   "upgrades", "projects", "symbols", "navigation",
     "missions", "covered", "missionFight", "lastFight", "points",   "combat",   "capacity"},
    {{"markers", &markers}, {"upgrades", &symbols}, {"symbols", &symbols}, {"navigation", &navigation}});
constexpr JsonShape board{boardKeys, nullptr};
constexpr auto pendingKeys = jsonKeys({"player", "choose", "zone", "discount", "limit", "extra"});
constexpr JsonShape pending{pendingKeys, nullptr};
constexpr auto stateKeys =
    jsonKeys({"round", "rounds", "first", "current", "phase", "during", "done", "players", "sleeves", "tiles",
              "gone", "planted", "bag", "soloLeft", "bookSide", "bookActive", "pending"},
             {{"players", &board}, {"pending", &pending}});

constexpr JsonKey missionScoreKeys[] = {{"mission"}, {"reached"}, {"vp"}, {"full"}, {"covered"}};
constexpr JsonShape missionScore{missionScoreKeys, nullptr};
constexpr JsonKey ledgerKeys[] = {{"source"}, {"detail"}, {"vp"}, {"rule"}, {"event"}};
constexpr JsonShape ledger{ledgerKeys, nullptr};
constexpr auto playerScoreKeys = jsonKeys({"name", "trackVp", "missions", "missionVp", "tileVp", "upgradeVp",
                                           "projectVp", "total", "lastFight", "rank", "stars", "ledger"},
                                          {{"missions", &missionScore}, {"ledger", &ledger}});
constexpr JsonShape playerScore{playerScoreKeys, nullptr};
constexpr JsonKey soloScoreKeys[] = {{"won"}, {"neededVp"}, {"missionsFull"}};
constexpr JsonShape soloScore{soloScoreKeys, nullptr};
constexpr auto scoreKeys = jsonKeys(
    {"final", "mode", "chapter", "players", "winners", "decidedBy", "solo", "missing", "lacksLastFight"},
    {{"players", &playerScore}, {"solo", &soloScore}});

constexpr JsonKey reasonKeys[] = {{"rule"}, {"facts"}, {"message"}};
constexpr JsonShape reason{reasonKeys, nullptr};
constexpr auto findingKeys =
    jsonKeys({"event", "rule", "rules", "reasons", "missing", "lacks", "reason", "facts", "message"},
             {{"reasons", &reason}});
constexpr JsonShape finding{findingKeys, nullptr};
constexpr auto checkKeys = jsonKeys(
    {"events", "legal", "illegal", "undetermined", "overrides", "warnings"},
    {{"illegal", &finding}, {"undetermined", &finding}, {"overrides", &finding}, {"warnings", &finding}});
const JsonKey moveKeys[] = {{"event", &event}, {"missing"}, {"needs"}};

constexpr JsonKey chapterPlayerKeys[] = {{"name"}, {"vp"}, {"band"}, {"penalty"}, {"winner"}, {"stars"}};
constexpr JsonShape chapterPlayer{chapterPlayerKeys, nullptr};
constexpr auto chapterKeys =
    jsonKeys({"chapter", "file", "playedAt", "counts", "players"}, {{"players", &chapterPlayer}});
constexpr JsonShape chapter{chapterKeys, nullptr};
constexpr auto campaignKeys = jsonKeys({"campaign", "solo", "chapters", "totals", "max", "needed", "success"},
                                       {{"chapters", &chapter}});
constexpr auto simulatedKeys =
    jsonKeys({"game", "seed", "events", "scores", "winners", "decidedBy", "rounds"});

} // namespace

const JsonShape event{eventKeys, nullptr};
const JsonShape catalogue{catalogueKeys, nullptr};
const JsonShape gameRecord{recordKeys, nullptr};
const JsonShape scoreSheet{sheetKeys, nullptr};
const JsonShape state{stateKeys, nullptr};
const JsonShape score{scoreKeys, nullptr};
const JsonShape check{checkKeys, nullptr};
const JsonShape undeterminedMoves{moveKeys, nullptr};
const JsonShape campaign{campaignKeys, nullptr};
const JsonShape simulated{simulatedKeys, nullptr};

} // namespace skyledger::cloudage::shapes
