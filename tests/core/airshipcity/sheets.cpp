// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/sheets.h"

#include "core/airshipcity/record/scoresheet.h"

namespace skyledger::airshipcity::fixture {

using namespace Qt::Literals::StringLiterals;

ScoreSheet emptySheet(std::size_t players, Edition edition)
{
    const QString names[] = {u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Dee"_s};
    ScoreSheet sheet{.document = {}, .edition = edition, .rulings = defaultRulings(edition), .players = {}};
    for (std::size_t i = 0; i < players; ++i) {
        SheetPlayer player;
        player.name = names[i];
        player.color = static_cast<PlayerColor>(i);
        player.first = i == 0;
        sheet.players.append(player);
    }
    return sheet;
}

void enter(ScoreSheet &sheet, SheetEntry entry, const std::vector<int> &values, std::size_t thing)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        SheetPlayer &player = sheet.players[static_cast<qsizetype>(i)];
        auto numbers = sheetTable().numbers(player);
        numbers[sheetCell(entry, thing)] = values[i];
        sheetTable().put(player, numbers);
    }
}

std::vector<describe::SheetCodes::Numbers> numbersOf(const ScoreSheet &sheet)
{
    std::vector<describe::SheetCodes::Numbers> numbers;
    numbers.reserve(static_cast<std::size_t>(sheet.players.size()));
    for (const SheetPlayer &player : sheet.players)
        numbers.push_back(sheetTable().numbers(player));
    return numbers;
}

} // namespace skyledger::airshipcity::fixture
