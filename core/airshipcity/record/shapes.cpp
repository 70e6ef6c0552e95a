// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/shapes.h"

#include "core/airshipcity/record/plays.h"
#include "core/airshipcity/record/printed.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/airshipcity/rulingtable.h"

namespace skyledger::airshipcity::shapes {

using table::JsonKey;
using table::JsonShape;

namespace {

// Records and score sheets

constexpr JsonKey playerKeys[] = {{"name"}, {"color"}};
constexpr JsonShape player{playerKeys, nullptr};
const JsonShape &rulings = rulingTable().shape();
const JsonShape &catalogue = printedTable().shape();
const JsonKey setupKeys[] = {{"edition"}, {"rulings", &rulings}, {"players", &player},     {"city"},
                             {"market"},  {"stageBonuses"},      {"catalogue", &catalogue}};
const JsonShape setup{setupKeys, nullptr};
const JsonShape &event = plays().shape();
const JsonKey lineKeys[] = {{"after"}, {"at"}, {"events", &event}};
const JsonShape line{lineKeys, nullptr};
constexpr JsonKey agreedKeys[] = {{"after"}, {"at"}, {"boards"}};
constexpr JsonShape agreed{agreedKeys, nullptr};
const JsonKey recordKeys[] = {{"format"},       {"version"},        {"game"},           {"id"},
                              {"playedAt"},     {"setup", &setup},  {"events", &event}, {"cursor"},
                              {"lines", &line}, {"agreed", &agreed}};

const JsonShape &sheetPlayer = sheetTable().shape();
const JsonKey sheetKeys[] = {{"format"},
                             {"version"},
                             {"game"},
                             {"id"},
                             {"playedAt"},
                             {"edition"},
                             {"rulings", &rulings},
                             {"players", &sheetPlayer}};

} // namespace

const JsonShape gameRecord{recordKeys, nullptr};
const JsonShape scoreSheet{sheetKeys, nullptr};

} // namespace skyledger::airshipcity::shapes
