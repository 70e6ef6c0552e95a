// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/shapes.h"

#include "core/cloudage/names.h"
#include "core/cloudage/printed.h"
#include "core/cloudage/rulingtable.h"

#include <array>
#include <string_view>
#include <vector>

namespace skyledger::cloudage::shapes {

using table::JsonKey;
using table::JsonShape;

namespace {

std::vector<JsonKey> rulingKeys()
{
    std::vector<JsonKey> keys;
    for (const RulingInfo &each : rulingTable())
        keys.push_back({each.key, nullptr});
    return keys;
}

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
constexpr std::string_view eventKeyNames[] = {
    "do",     "player", "source",      "number", "choose",   "city",  "points", "district", "zone",
    "zones",  "card",   "cover",       "onTop",  "pay",      "gain",  "vp",     "level",    "then",
    "tiles",  "found",  "reveal",      "take",   "resource", "extra", "manual", "marker",   "toBag",
    "panel",  "toll",   "accumulator", "draw",   "vpCards",  "boost", "tile",   "pick",     "sequence",
    "remove", "sell",   "event",       "set",    "reason",   "was",   "void",   "reported", "at"};
constexpr auto eventKeys = [] {
    std::array<JsonKey, std::size(eventKeyNames)> keys;
    for (std::size_t i = 0; i < keys.size(); ++i)
        keys[i].name = eventKeyNames[i];
    for (JsonKey &key : keys) {
        if (key.name == "card")
            key.shape = &cityCard;
        else if (key.name == "pay" || key.name == "gain")
            key.shape = &amounts;
        else if (key.name == "tiles")
            key.shape = &tileMove;
        else if (key.name == "found")
            key.shape = &choice;
        else if (key.name == "reported")
            key.shape = &reported;
        else if (key.name == "event")
            key.shape = &event;
    }
    return keys;
}();

// Records and sheets

const JsonShape &catalogue = printedTable().shape();
const std::vector<JsonKey> rulingKeyList = rulingKeys();
const JsonShape rulings{rulingKeyList, nullptr};
constexpr JsonKey playerKeys[] = {{"name"}, {"color"}, {"missions"}, {"covered"}};
constexpr JsonShape player{playerKeys, nullptr};
const JsonKey setupKeys[] = {{"edition"},
                             {"mode"},
                             {"chapter"},
                             {"campaign"},
                             {"rulings", &rulings},
                             {"players", &player},
                             {"boards"},
                             {"tiles"},
                             {"catalogue", &catalogue}};
const JsonShape setup{setupKeys, nullptr};
const JsonKey lineKeys[] = {{"after"}, {"at"}, {"events", &event}};
const JsonShape line{lineKeys, nullptr};
constexpr JsonKey agreedKeys[] = {{"after"}, {"at"}, {"boards"}};
constexpr JsonShape agreed{agreedKeys, nullptr};
const JsonKey recordKeys[] = {{"format"},       {"version"},        {"game"},           {"id"},
                              {"playedAt"},     {"setup", &setup},  {"events", &event}, {"cursor"},
                              {"lines", &line}, {"agreed", &agreed}};

constexpr const JsonShape &missionCounts = describe::shapeOfWords<Mission>;
constexpr JsonKey sheetPlayerKeys[] = {
    {"name"},  {"color"},     {"first"},     {"vp"},       {"missions", &missionCounts},
    {"tiles"}, {"upgradeVp"}, {"projectVp"}, {"lastFight"}};
constexpr JsonShape sheetPlayer{sheetPlayerKeys, nullptr};
const JsonKey sheetKeys[] = {{"format"},
                             {"version"},
                             {"game"},
                             {"id"},
                             {"playedAt"},
                             {"edition"},
                             {"rulings", &rulings},
                             {"mode"},
                             {"chapter"},
                             {"campaign"},
                             {"players", &sheetPlayer}};

// Command line

constexpr JsonKey navigationKeys[] = {{"top"}, {"deck"}, {"discard"}};
constexpr JsonShape navigation{navigationKeys, nullptr};
constexpr JsonShape markers{{}, nullptr, true};
constexpr JsonKey boardKeys[] = {{"name"},
                                 {"color"},
                                 {"vp"},
                                 {"energy"},
                                 {"water"},
                                 {"metal"},
                                 {"plants"},
                                 {"hand"},
                                 {"level"},
                                 {"at"},
                                 {"markersLeft"},
                                 {"markers", &markers},
                                 {"upgrades", &symbols},
                                 {"projects"},
                                 {"symbols", &symbols},
                                 {"navigation", &navigation},
                                 {"missions"},
                                 {"covered"},
                                 {"missionFight"},
                                 {"lastFight"},
                                 {"points"},
                                 {"combat"},
                                 {"capacity"}};
constexpr JsonShape board{boardKeys, nullptr};
constexpr JsonKey pendingKeys[] = {{"player"}, {"choose"}, {"zone"}, {"discount"}, {"limit"}, {"extra"}};
constexpr JsonShape pending{pendingKeys, nullptr};
constexpr JsonKey stateKeys[] = {{"round"},
                                 {"rounds"},
                                 {"first"},
                                 {"current"},
                                 {"phase"},
                                 {"during"},
                                 {"done"},
                                 {"players", &board},
                                 {"sleeves"},
                                 {"tiles"},
                                 {"gone"},
                                 {"planted"},
                                 {"bag"},
                                 {"soloLeft"},
                                 {"bookSide"},
                                 {"bookActive"},
                                 {"pending", &pending}};

constexpr JsonKey missionScoreKeys[] = {{"mission"}, {"reached"}, {"vp"}, {"full"}, {"covered"}};
constexpr JsonShape missionScore{missionScoreKeys, nullptr};
constexpr JsonKey ledgerKeys[] = {{"source"}, {"detail"}, {"vp"}, {"rule"}, {"event"}};
constexpr JsonShape ledger{ledgerKeys, nullptr};
constexpr JsonKey playerScoreKeys[] = {{"name"},      {"trackVp"}, {"missions", &missionScore},
                                       {"missionVp"}, {"tileVp"},  {"upgradeVp"},
                                       {"projectVp"}, {"total"},   {"lastFight"},
                                       {"rank"},      {"stars"},   {"ledger", &ledger}};
constexpr JsonShape playerScore{playerScoreKeys, nullptr};
constexpr JsonKey soloScoreKeys[] = {{"won"}, {"neededVp"}, {"missionsFull"}};
constexpr JsonShape soloScore{soloScoreKeys, nullptr};
constexpr JsonKey scoreKeys[] = {
    {"final"},         {"mode"},      {"chapter"},          {"players", &playerScore},
    {"winners"},       {"decidedBy"}, {"solo", &soloScore}, {"missing"},
    {"lacksLastFight"}};

constexpr JsonKey reasonKeys[] = {{"rule"}, {"facts"}, {"message"}};
constexpr JsonShape reason{reasonKeys, nullptr};
constexpr JsonKey findingKeys[] = {{"event"}, {"rule"},   {"rules"}, {"reasons", &reason}, {"missing"},
                                   {"lacks"}, {"reason"}, {"facts"}, {"message"}};
constexpr JsonShape finding{findingKeys, nullptr};
constexpr JsonKey checkKeys[] = {{"events"},
                                 {"legal"},
                                 {"illegal", &finding},
                                 {"undetermined", &finding},
                                 {"overrides", &finding},
                                 {"warnings", &finding}};
const JsonKey moveKeys[] = {{"event", &event}, {"missing"}, {"needs"}};

constexpr JsonKey chapterPlayerKeys[] = {{"name"}, {"vp"}, {"band"}, {"penalty"}, {"winner"}, {"stars"}};
constexpr JsonShape chapterPlayer{chapterPlayerKeys, nullptr};
constexpr JsonKey chapterKeys[] = {
    {"chapter"}, {"file"}, {"playedAt"}, {"counts"}, {"players", &chapterPlayer}};
constexpr JsonShape chapter{chapterKeys, nullptr};
constexpr JsonKey campaignKeys[] = {{"campaign"}, {"solo"},   {"chapters", &chapter}, {"totals"}, {"max"},
                                    {"needed"},   {"success"}};
constexpr JsonKey simulatedKeys[] = {{"game"},    {"seed"},      {"events"}, {"scores"},
                                     {"winners"}, {"decidedBy"}, {"rounds"}};

} // namespace

const JsonShape event{eventKeys, nullptr};
const JsonShape gameRecord{recordKeys, nullptr};
const JsonShape scoreSheet{sheetKeys, nullptr};
const JsonShape state{stateKeys, nullptr};
const JsonShape score{scoreKeys, nullptr};
const JsonShape check{checkKeys, nullptr};
const JsonShape undeterminedMoves{moveKeys, nullptr};
const JsonShape campaign{campaignKeys, nullptr};
const JsonShape simulated{simulatedKeys, nullptr};

} // namespace skyledger::cloudage::shapes
