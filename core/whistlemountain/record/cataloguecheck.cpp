// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/cataloguecheck.h"

#include "core/whistlemountain/names.h"

#include <algorithm>

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

using Found = std::vector<Inconsistency>;

void lookAtBoard(const Board &board, Found &found)
{
    const int top = board.barracksRow() + barracksRows - 1;
    if (board.rows > 0 && top > board.rows)
        found.push_back({Problem::BarracksRow, u"board.barracksRow"_s, board.rows, top});
}

void lookAtPieces(const Catalogue &catalogue, Found &found)
{
    int copies = 0;
    for (const Piece &piece : catalogue.pieces) {
        const QString where = u"scaffolds.pieces."_s + piece.id;
        const ScaffoldCells &cells = piece.ways.front();
        const int size = static_cast<int>(cells.size());
        copies += piece.count;
        if (size < catalogue.minCells() || size > catalogue.maxCells())
            found.push_back({Problem::PieceCells, where,
                             size < catalogue.minCells() ? catalogue.minCells() : catalogue.maxCells(),
                             size});
        const bool isDescribed = std::none_of(cells.begin(), cells.end(), [](const ScaffoldCell &each) {
            return each.print == Print::Unknown;
        });
        if (catalogue.resources && isDescribed && resourcesOn(cells) != *catalogue.resources)
            found.push_back({Problem::PieceResources, where, *catalogue.resources, resourcesOn(cells)});
        if (piece.repeats)
            found.push_back({Problem::PieceTwice, where, 0, 0});
    }
    if (!catalogue.pieces.empty() && copies != scaffoldsInBox)
        found.push_back({Problem::ScaffoldsInBox, u"scaffolds.pieces"_s, scaffoldsInBox, copies});
}

bool isTooLarge(const Board &board, const std::optional<Size> &size)
{
    if (!size || board.columns == 0 || board.rows == 0)
        return false;
    const int longSide = std::max(size->width, size->height);
    const int shortSide = std::min(size->width, size->height);
    return longSide > std::max(board.columns, board.rows) || shortSide > std::min(board.columns, board.rows);
}

void lookAtSizes(const Catalogue &catalogue, Found &found)
{
    const auto look = [&](const std::optional<Size> &size, const QString &where) {
        if (isTooLarge(catalogue.board, size))
            found.push_back({Problem::LargerThanGrid, where,
                             std::max(catalogue.board.columns, catalogue.board.rows),
                             std::max(size->width, size->height)});
    };
    for (const MachineClass each : all<MachineClass>())
        look(catalogue.sizes[each], u"sizes."_s + word(each));
    for (const Machine machine : all<Machine>())
        look(catalogue.machines[machine].size, u"machines."_s + word(machine) + u".size"_s);
}

void lookAtCosts(const Catalogue &catalogue, Found &found)
{
    for (const Upgrade upgrade : all<Upgrade>()) {
        const UpgradeValues &values = catalogue.upgrades[upgrade];
        if (values.cost && values.icons && values.cost->total() != *values.icons)
            found.push_back({Problem::Icons, u"upgrades."_s + word(upgrade) + u".cost"_s, *values.icons,
                             values.cost->total()});
    }
}

/// Copies that are known may be too many; only when all are known can they be too few.
template <class Key>
void lookAtCopies(const Per<Key, std::optional<std::uint8_t>> &copies, int inBox, Problem problem,
                  const QString &where, std::size_t kinds, Found &found)
{
    int sum = 0;
    std::size_t known = 0;
    for (const auto &each : copies) {
        sum += each.value_or(0);
        known += each.has_value();
    }
    if (sum > inBox || (known >= kinds && sum != inBox))
        found.push_back({problem, where, inBox, sum});
}

} // namespace

std::vector<Inconsistency> inconsistencies(const Catalogue &catalogue)
{
    Found found;
    lookAtBoard(catalogue.board, found);
    lookAtPieces(catalogue, found);
    lookAtSizes(catalogue, found);
    lookAtCosts(catalogue, found);
    // "Unknown" stands for a trophy whose kind nobody entered: the box has none.
    lookAtCopies(catalogue.trophies, trophiesInBox, Problem::TrophiesInBox, u"trophies"_s,
                 countOf<Trophy> - 1, found);
    const auto &rescues = catalogue.trophies[Trophy::Rescue];
    if (rescues && *rescues < rescueTrophiesLaid)
        found.push_back({Problem::RescueTrophies, u"trophies.rescue"_s, rescueTrophiesLaid, *rescues});
    lookAtCopies(catalogue.cards, cardsInBox, Problem::CardsInBox, u"cards"_s, countOf<Card>, found);
    return found;
}

} // namespace skyledger::whistlemountain
