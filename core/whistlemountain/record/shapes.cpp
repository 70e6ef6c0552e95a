// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/shapes.h"

#include "core/whistlemountain/printed.h"
#include "core/whistlemountain/record/fields.h"
#include "core/whistlemountain/rulings.h"

namespace skyledger::whistlemountain::shapes {

using table::JsonKey;
using table::JsonShape;

namespace {

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

constexpr const JsonShape &amounts = describe::shapeOfWords<Resource>;
const CellNames &cellNames()
{
    static const CellNames names;
    return names;
}
constexpr const JsonShape &displays = describe::shapeOfWords<Display>;

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

const JsonShape &catalogue = printedTable().shape();
const JsonKey setupKeys[] = {{"edition"},
                             {"beginner"},
                             {"rulings", &rulings},
                             {"players", &player},
                             {"displays", &displays},
                             {"floorTrophies"},
                             {"catalogue", &catalogue}};

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

const JsonShape cells{cellNames().keys, nullptr};
const JsonShape event{eventKeys, nullptr};
const JsonShape setup{setupKeys, nullptr};
const JsonShape scoreSheet{sheetKeys, nullptr};

} // namespace skyledger::whistlemountain::shapes
