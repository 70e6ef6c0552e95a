// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/printed.h"

#include "core/play/header.h"
#include "core/whistlemountain/record/codecs.h"
#include "core/whistlemountain/record/game.h"
#include "core/whistlemountain/record/patterncodec.h"

#include <algorithm>

namespace skyledger::whistlemountain {

namespace {

/// A floor of the tower by its place from the bottom.
enum class TowerFloor : std::uint8_t {};

} // namespace

} // namespace skyledger::whistlemountain

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<whistlemountain::TowerFloor> = whistlemountain::maxRows;
template <>
struct describe::Usual<whistlemountain::TowerFloor> {
    using Codec = Numbered<whistlemountain::maxRows>;
};
} // namespace skyledger

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;
using describe::at;
using describe::byFunctions;
using describe::Field;
using describe::field;
using describe::List;
using describe::Number;
using describe::optionalField;
using describe::printed;
using describe::PrintedTable;
using describe::PrintedValue;
using describe::ValueRange;

namespace {

using Byte = std::optional<std::uint8_t>;
/// Null stands for the floor of the row's own number.
using FloorList = FixedList<Byte, maxRows>;

// The board, where 0 stands for a measure that is not known.

template <auto Measure>
Byte measureOf(const Catalogue &catalogue)
{
    const std::uint8_t measure = catalogue.board.*Measure;
    return measure == 0 ? std::nullopt : Byte(measure);
}
template <auto Measure>
void putMeasure(Catalogue &catalogue, const Byte &measure)
{
    catalogue.board.*Measure = measure.value_or(0);
}
template <auto Measure>
constexpr auto measure = byFunctions<measureOf<Measure>, putMeasure<Measure>>;
void putRows(Catalogue &catalogue, const Byte &rows)
{
    putMeasure<&Board::rows>(catalogue, rows);
    catalogue.board.floorOfRow = {};
    catalogue.board.floorCount = 0;
    if (rows)
        layFloorsBesideRows(catalogue.board);
}
ValueRange onTheGrid(const Catalogue &catalogue)
{
    return {1, catalogue.board.rows == 0 ? maxRows : catalogue.board.rows};
}

/// The floors beside the rows, unless each row lies beside the floor of its number.
std::optional<FloorList> floorsBesideRows(const Catalogue &catalogue)
{
    Board straight = catalogue.board;
    layFloorsBesideRows(straight);
    if (catalogue.board.rows == 0 || straight == catalogue.board)
        return std::nullopt;
    FloorList floors;
    for (std::size_t row = 0; row < catalogue.board.rows; ++row)
        floors.append(catalogue.board.floorOfRow[row]);
    return floors;
}
void putFloorsBesideRows(Catalogue &catalogue, const std::optional<FloorList> &floors)
{
    Board &board = catalogue.board;
    putRows(catalogue, measureOf<&Board::rows>(catalogue));
    if (!floors)
        return;
    board.floorCount = 0;
    for (std::size_t row = 0; row < floors->size(); ++row) {
        board.floorOfRow[row] = (*floors)[row].value_or(static_cast<std::uint8_t>(row + 1));
        board.floorCount = std::max(board.floorCount, board.floorOfRow[row]);
    }
}
ValueRange oneForEachRow(const Catalogue &catalogue)
{
    const int rows = catalogue.board.rows;
    return {rows, rows == 0 ? maxRows : rows};
}

std::optional<std::uint16_t> vpOfFloor(const Catalogue &catalogue, TowerFloor floor)
{
    return catalogue.board.floorVp[indexOf(floor)];
}
void putVpOfFloor(Catalogue &catalogue, TowerFloor floor, const std::optional<std::uint16_t> &vp)
{
    catalogue.board.floorVp[indexOf(floor)] = vp;
}
/// One floor at least.
bool isFloor(const Catalogue &catalogue, TowerFloor floor)
{
    return indexOf(floor) < std::max<std::size_t>(catalogue.board.floorCount, 1);
}

std::optional<std::vector<Piece>> piecesOf(const Catalogue &catalogue)
{
    return catalogue.pieces.empty() ? std::nullopt : std::optional(catalogue.pieces);
}
void putPieces(Catalogue &catalogue, const std::optional<std::vector<Piece>> &pieces)
{
    catalogue.pieces.clear();
    for (Piece piece : pieces.value_or(std::vector<Piece>())) {
        for (const Piece &earlier : catalogue.pieces)
            piece.repeats = piece.repeats || earlier.ways.contains(piece.ways.front());
        catalogue.pieces.push_back(piece);
    }
}

bool isSmall(Machine machine)
{
    return classOf(machine) == MachineClass::Small;
}
/// The box has no trophy of a kind that nobody entered.
bool isInBox(const Catalogue &, Trophy trophy)
{
    return trophy != Trophy::Unknown;
}

/// The list of scaffolds is one value: people give a scaffold any name, and whether it is one of the list again is seen on
/// the list alone.
constexpr Field<Piece, Ids> pieceFields[] = {
    field<&Piece::id, describe::Text<1, 24>>("id"),
    field<&Piece::ways, PatternCodec>("pattern"),
    optionalField<&Piece::count, Number<0, scaffoldsInBox>>("count"),
};
using PiecesCodec = List<describe::Object<pieceFields>, 0, scaffoldsInBox>;

constexpr std::string_view anyWord = "any";
using CostCodec = describe::AmountsAnd<&Cost::units, anyWord, &Cost::any, 0, maxAmount>;
using SizeCodec = describe::MemberList<Number<1, mostMachineSide>, &Size::width, &Size::height>;

using Vp = Number<0, maxVp>;
using Cells = Number<0, mostScaffoldCells>;

constexpr PrintedValue<Catalogue, Ids> rows[] = {
    printed<measure<&Board::columns>, Number<1, maxColumns>>(Printed::Columns, "board.columns")
        .on(CopyPage::Board)
        .needed(),
    printed<byFunctions<measureOf<&Board::rows>, putRows>, Number<1, maxRows>>(Printed::Rows, "board.rows")
        .needed(),
    printed<measure<&Board::bridgeRow>, Number<1, maxRows>>(Printed::BridgeRow, "board.bridgeRow")
        .within<onTheGrid>()
        .needed(),
    printed<at<&Catalogue::board, &Board::barracks>, Number<1, maxRows>>(Printed::BarracksRow,
                                                                         "board.barracksRow")
        .within<onTheGrid>(),
    printed<byFunctions<vpOfFloor, putVpOfFloor>, Vp>(Value::FloorVp, "board.floors.[floor]")
        .askedWhere<isFloor>(),
    printed<byFunctions<floorsBesideRows, putFloorsBesideRows>,
            List<describe::Nullable<Number<1, maxRows>>, 0, maxRows>>(Printed::FloorOfRow, "board.floorOfRow")
        .within<oneForEachRow>()
        .unasked(),
    printed<&Catalogue::leastCells, Cells>(Printed::LeastCells, "scaffolds.minCells")
        .on(CopyPage::Scaffolds)
        .orNull(),
    printed<&Catalogue::mostCells, Cells>(Printed::MostCells, "scaffolds.maxCells").orNull(),
    printed<&Catalogue::resources, Cells>(Printed::Resources, "scaffolds.resources").orNull(),
    printed<byFunctions<piecesOf, putPieces>, PiecesCodec>(Printed::Pieces, "scaffolds.pieces"),
    printed<at<&Catalogue::sizes>, SizeCodec>(Printed::ClassSize, "sizes.{class}")
        .on(CopyPage::Machines)
        .orNull(),
    printed<at<&Catalogue::machines, &MachineValues::size>, SizeCodec>(Value::MachineSize,
                                                                       "machines.{machine}.size")
        .orNull()
        .unasked(),
    printed<at<&Catalogue::machines, &MachineValues::build>, Vp>(Value::MachineBuild,
                                                                 "machines.{machine}.build")
        .orNull(),
    printed<at<&Catalogue::machines, &MachineValues::gain>, AmountsCodec>(Value::MachineGain,
                                                                          "machines.{machine}.gain")
        .where<isSmall>()
        .orNull(),
    printed<at<&Catalogue::machines, &MachineValues::vp>, Vp>(Value::MachineVp, "machines.{machine}.vp")
        .where<isSmall>()
        .orNull(),
    printed<at<&Catalogue::upgrades, &UpgradeValues::cost>, CostCodec>(Value::UpgradeCost,
                                                                       "upgrades.{upgrade}.cost")
        .on(CopyPage::Upgrades)
        .orNull(),
    printed<at<&Catalogue::upgrades, &UpgradeValues::icons>, Number<0, maxAmount>>(Printed::UpgradeIcons,
                                                                                   "upgrades.{upgrade}.icons")
        .orNull()
        .unasked(),
    printed<at<&Catalogue::upgrades, &UpgradeValues::end>, Vp>(Value::UpgradeEnd, "upgrades.{upgrade}.end")
        .orNull(),
    printed<at<&Catalogue::trophies>, Number<0, trophiesInBox>>(Printed::TrophyCopies, "trophies.{trophy}")
        .on(CopyPage::Trophies)
        .askedWhere<isInBox>()
        .orNull(),
    printed<at<&Catalogue::cards>, Number<0, cardsInBox>>(Printed::CardCopies, "cards.{card}")
        .on(CopyPage::Cards)
        .orNull(),
};

void readCopy(const JsonNode &document, Ids &ids, Catalogue &catalogue)
{
    play::readInnerHeader(document, "skyledger-catalogue"_L1, gameId);
    document.object();
    printedTable().read(document, ids, catalogue);
}

} // namespace

const PrintedTable<Catalogue, Ids> &printedTable()
{
    static const PrintedTable<Catalogue, Ids> table(rows);
    return table;
}

std::unique_ptr<describe::PrintedCopy> printedCopy()
{
    return std::make_unique<describe::PrintedCopyOf<Catalogue, Ids>>(printedTable(), readCopy);
}

QJsonObject withValue(const QJsonObject &catalogue, const QString &name, const QJsonValue &value)
{
    const auto copy = printedCopy();
    if (copy->setDocument(catalogue) || copy->put(*copy->find(name), value, describe::ValueSource::Copy))
        return catalogue; // it has a fault, or would get one
    return copy->document();
}

std::vector<describe::PrintedEntry> catalogueEntries(const QJsonObject &document)
{
    table::JsonFaults faults;
    Ids ids;
    Catalogue catalogue;
    printedTable().read(JsonNode(faults, document), ids, catalogue);
    return printedTable().entries(document, catalogue, ids);
}

} // namespace skyledger::whistlemountain
