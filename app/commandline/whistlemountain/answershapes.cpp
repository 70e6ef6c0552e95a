// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/answershapes.h"

#include "core/describe/keyed.h"
#include "core/whistlemountain/record/fields.h"
#include "core/whistlemountain/record/shapes.h"

namespace skyledger::whistlemountain::shapes {

using table::JsonKey;
using table::JsonShape;

namespace {

constexpr const JsonShape &amounts = describe::shapeOfWords<Resource>;
constexpr const JsonShape &trophies = describe::shapeOfWords<Trophy>;
constexpr const JsonShape &displays = describe::shapeOfWords<Display>;
constexpr const JsonShape &aircraft = describe::shapeOfWords<Aircraft>;

constexpr JsonKey mainKeys[] = {{"kind"}, {"aircraft"}, {"area"}, {"reach"}, {"activated"}, {"again"}};
constexpr JsonShape mainAction{mainKeys, nullptr};
constexpr JsonKey doneKeys[] = {
    {"builds"},         {"moved"},      {"card"},           {"trophy"},        {"used"},
    {"scaffoldsBuilt"}, {"cardGained"}, {"scaffoldGained"}, {"balloonPlaced"}, {"ram"}};
constexpr JsonShape done{doneKeys, nullptr};
constexpr JsonKey workerKeys[] = {{"barracks"}, {"grid"}, {"tower"}, {"whirlpool"}, {"refuge"}, {"trap"}};
constexpr JsonShape workers{workerKeys, nullptr};
constexpr JsonKey statePlayerKeys[] = {{"name"},
                                       {"color"},
                                       {"ability"},
                                       {"vp"},
                                       {"coal"},
                                       {"iron"},
                                       {"water"},
                                       {"gold"},
                                       {"whistle"},
                                       {"scaffolds"},
                                       {"cards"},
                                       {"machines"},
                                       {"upgrades"},
                                       {"trophies", &trophies},
                                       {"aircraft", &aircraft},
                                       {"workers", &workers}};
constexpr JsonShape statePlayer{statePlayerKeys, nullptr};
const JsonKey statePieceKeys[] = {{"id"}, {"by"}, {"cells", &cells}};
const JsonShape statePiece{statePieceKeys, nullptr};
constexpr JsonKey stateMachineKeys[] = {{"id"}, {"area"}, {"by"}, {"submerged"}, {"holds", &amounts}};
constexpr JsonShape stateMachine{stateMachineKeys, nullptr};
constexpr JsonKey stateFloorKeys[] = {{"floor"}, {"vp"}, {"trophies", &trophies}};
constexpr JsonShape stateFloor{stateFloorKeys, nullptr};
constexpr JsonKey pendingKeys[] = {{"auto"},  {"player"}, {"choose"}, {"from"},  {"optional"},
                                   {"count"}, {"among"},  {"floor"},  {"cells"}, {"worker"},
                                   {"only"},  {"not"},    {"stock"},  {"group"}};
constexpr JsonShape pending{pendingKeys, nullptr};
const JsonKey stateKeys[] = {{"turn"},
                             {"current"},
                             {"phase"},
                             {"water"},
                             {"linesLeft"},
                             {"ending"},
                             {"main", &mainAction},
                             {"done", &done},
                             {"players", &statePlayer},
                             {"pieces", &statePiece},
                             {"machines", &stateMachine},
                             {"floors", &stateFloor},
                             {"displays", &displays},
                             {"piles", &displays},
                             {"deckLeft"},
                             {"discarded"},
                             {"trophiesLeft"},
                             {"scaffoldsLeft"},
                             {"removed"},
                             {"supply", &amounts},
                             {"duplicator"},
                             {"grid"},
                             {"pending", &pending}};

constexpr JsonKey stockKeys[] = {{"machines"}, {"trophies"}, {"scaffolds"}, {"cards"}, {"resources"}};
constexpr JsonShape stock{stockKeys, nullptr};
constexpr JsonKey ledgerKeys[] = {{"source"}, {"detail"}, {"vp"}, {"rule"}, {"event"}};
constexpr JsonShape ledger{ledgerKeys, nullptr};
constexpr JsonKey scorePlayerKeys[] = {{"name"},          {"tokens"},    {"tower"},          {"upgrades"},
                                       {"stock", &stock}, {"whirlpool"}, {"total"},          {"highestFloor"},
                                       {"items"},         {"rank"},      {"ledger", &ledger}};
constexpr JsonShape scorePlayer{scorePlayerKeys, nullptr};
constexpr JsonKey scoreKeys[] = {
    {"final"}, {"players", &scorePlayer}, {"winners"}, {"decidedBy"}, {"missing"}};

const JsonKey undeterminedKeys[] = {{"event", &event}, {"missing"}, {"needs"}};

} // namespace

const JsonShape state{stateKeys, nullptr};
const JsonShape score{scoreKeys, nullptr};
const JsonShape undeterminedMoves{undeterminedKeys, nullptr};

} // namespace skyledger::whistlemountain::shapes
