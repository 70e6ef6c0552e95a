// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/shapes.h"

#include "core/cloudage/names.h"
#include "core/cloudage/printed.h"
#include "core/cloudage/rulingtable.h"
#include "core/table/jsonkeys.h"

#include <array>
#include <string_view>

namespace skyledger::cloudage::shapes {

using table::JsonKey;
using table::jsonKeys;
using table::JsonShape;

namespace {

constexpr const JsonShape &amounts = describe::shapeOfWords<Resource>;
constexpr const JsonShape &symbols = describe::shapeOfWords<UpgradeZone>;
constexpr JsonKey choiceKeys[] = {{"gain", &amounts}, {"vp"}, {"level"}, {"then"}, {"source"}};
constexpr JsonShape choice{choiceKeys, nullptr};
constexpr JsonKey cityCardKeys[] = {{"value"}, {"largest"}, {"second"}, {"plants"}, {"update"}, {"wrench"}};
constexpr JsonShape cityCard{cityCardKeys, nullptr};

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

// Records and sheets

const JsonShape &catalogue = printedTable().shape();
const JsonShape &rulings = rulingTable().shape();
constexpr JsonKey playerKeys[] = {{"name"}, {"color"}, {"missions"}, {"covered"}};
constexpr JsonShape player{playerKeys, nullptr};
const auto setupKeys =
    jsonKeys({"edition", "mode", "chapter", "campaign", "rulings", "players", "boards", "tiles", "catalogue"},
             {{"rulings", &rulings}, {"players", &player}, {"catalogue", &catalogue}});

constexpr const JsonShape &missionCounts = describe::shapeOfWords<Mission>;
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
const JsonShape setup{setupKeys, nullptr};
const JsonShape scoreSheet{sheetKeys, nullptr};
const JsonShape state{stateKeys, nullptr};
const JsonShape score{scoreKeys, nullptr};
const JsonShape undeterminedMoves{moveKeys, nullptr};
const JsonShape campaign{campaignKeys, nullptr};
const JsonShape simulated{simulatedKeys, nullptr};

} // namespace skyledger::cloudage::shapes
