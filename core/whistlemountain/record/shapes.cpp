// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/shapes.h"

#include "core/whistlemountain/record/fields.h"
#include "core/whistlemountain/rulings.h"

namespace skyledger::whistlemountain::shapes {

using table::JsonKey;
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

/// Cells in the order of the page: row 1 upward, each row from column A on.
struct CellNames {
    std::vector<std::string> texts;
    std::vector<JsonKey> keys;
    CellNames()
    {
        for (std::size_t i = 0; i < countOf<Cell>; ++i)
            texts.push_back(cellText(static_cast<Cell>(i)).toStdString());
        for (const std::string &text : texts)
            keys.push_back({text, nullptr});
    }
};

constexpr auto resourceKeys = keysFor<Resource>();
constexpr JsonShape amounts{resourceKeys, nullptr};
constexpr auto trophyKeys = keysFor<Trophy>();
constexpr JsonShape trophies{trophyKeys, nullptr};
const CellNames &cellNames()
{
    static const CellNames names;
    return names;
}
const JsonShape cells{cellNames().keys, nullptr};
constexpr auto displayKeys = keysFor<Display>();
constexpr JsonShape displays{displayKeys, nullptr};

constexpr JsonKey reportedKeys[] = {{"pay", &amounts}, {"gain", &amounts}, {"vp"}};
constexpr JsonShape reported{reportedKeys, nullptr};
const JsonKey eventKeys[] = {{"do"},
                             {"player"},
                             {"scaffold", &cells},
                             {"machine"},
                             {"area"},
                             {"promote"},
                             {"aircraft"},
                             {"dock"},
                             {"count"},
                             {"from"},
                             {"to"},
                             {"card"},
                             {"ability"},
                             {"give"},
                             {"get"},
                             {"upgrade"},
                             {"copy"},
                             {"trophy"},
                             {"resources", &amounts},
                             {"discard"},
                             {"salvage"},
                             {"resource"},
                             {"pay", &amounts},
                             {"toll"},
                             {"shuttle"},
                             {"cells"},
                             {"minCells"},
                             {"maxCells"},
                             {"reveal"},
                             {"drawn"},
                             {"reported", &reported},
                             {"set"},
                             {"event", &event},
                             {"was"},
                             {"void"},
                             {"reason"},
                             {"at"}};

constexpr JsonKey playerKeys[] = {{"name"}, {"color"}, {"ability"}};
constexpr JsonShape player{playerKeys, nullptr};
const JsonShape &rulings = rulingTable().shape();

constexpr JsonKey boardKeys[] = {{"columns"}, {"rows"},       {"bridgeRow"}, {"barracksRow"},
                                 {"floors"},  {"floorOfRow"}, {"source"},    {"sources"}};
constexpr JsonShape board{boardKeys, nullptr};
constexpr JsonKey pieceKeys[] = {{"id"}, {"pattern"}, {"count"}};
constexpr JsonShape piece{pieceKeys, nullptr};
constexpr JsonKey scaffoldsKeys[] = {{"minCells"},       {"maxCells"}, {"resources"},
                                     {"pieces", &piece}, {"source"},   {"sources"}};
constexpr JsonShape scaffolds{scaffoldsKeys, nullptr};
constexpr auto sizeKeys = keysFor<MachineClass>();
constexpr JsonShape sizes{sizeKeys, nullptr};
constexpr JsonKey machineValueKeys[] = {{"size"}, {"build"},  {"gain", &amounts},
                                        {"vp"},   {"source"}, {"sources"}};
constexpr JsonShape machineValue{machineValueKeys, nullptr};
constexpr auto machineKeys = keysFor<Machine>(&machineValue);
constexpr JsonShape machines{machineKeys, nullptr};
constexpr JsonKey costKeys[] = {{"coal"}, {"iron"}, {"water"}, {"gold"}, {"whistle"}, {"any"}};
constexpr JsonShape cost{costKeys, nullptr};
constexpr JsonKey upgradeValueKeys[] = {{"cost", &cost}, {"icons"}, {"end"}, {"source"}, {"sources"}};
constexpr JsonShape upgradeValue{upgradeValueKeys, nullptr};
constexpr auto upgradeKeys = keysFor<Upgrade>(&upgradeValue);
constexpr JsonShape upgrades{upgradeKeys, nullptr};
constexpr auto cardKeys = keysFor<Card>();
constexpr JsonShape cards{cardKeys, nullptr};
const JsonKey catalogueKeys[] = {{"format"},
                                 {"version"},
                                 {"game"},
                                 {"name"},
                                 {"source"},
                                 {"board", &board},
                                 {"scaffolds", &scaffolds},
                                 {"sizes", &sizes},
                                 {"machines", &machines},
                                 {"upgrades", &upgrades},
                                 {"trophies", &trophies},
                                 {"cards", &cards}};
const JsonKey setupKeys[] = {{"edition"},
                             {"beginner"},
                             {"rulings", &rulings},
                             {"players", &player},
                             {"displays", &displays},
                             {"floorTrophies"},
                             {"catalogue", &catalogue}};
const JsonShape setup{setupKeys, nullptr};
const JsonKey lineKeys[] = {{"after"}, {"at"}, {"events", &event}};
const JsonShape line{lineKeys, nullptr};
constexpr JsonKey agreedKeys[] = {{"after"}, {"at"}, {"boards"}};
constexpr JsonShape agreed{agreedKeys, nullptr};
const JsonKey gameKeys[] = {{"format"},       {"version"},        {"game"},           {"id"},
                            {"playedAt"},     {"setup", &setup},  {"events", &event}, {"cursor"},
                            {"lines", &line}, {"agreed", &agreed}};

constexpr JsonKey sheetPlayerKeys[] = {{"name"},      {"color"},    {"first"},        {"vp"},
                                       {"tower"},     {"towerVp"},  {"highestFloor"}, {"upgrades"},
                                       {"upgradeVp"}, {"lifeboat"}, {"machines"},     {"trophies"},
                                       {"scaffolds"}, {"cards"},    {"resources"},    {"whirlpool"}};
constexpr JsonShape sheetPlayer{sheetPlayerKeys, nullptr};
const JsonKey sheetKeys[] = {{"format"},
                             {"version"},
                             {"game"},
                             {"id"},
                             {"playedAt"},
                             {"edition"},
                             {"rulings", &rulings},
                             {"floors"},
                             {"players", &sheetPlayer}};

} // namespace

const JsonShape event{eventKeys, nullptr};
const JsonShape catalogue{catalogueKeys, nullptr};
const JsonShape gameRecord{gameKeys, nullptr};
const JsonShape scoreSheet{sheetKeys, nullptr};

} // namespace skyledger::whistlemountain::shapes
