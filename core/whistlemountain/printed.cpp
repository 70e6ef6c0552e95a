// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/printed.h"

#include "core/play/header.h"
#include "core/whistlemountain/record/codecs.h"
#include "core/whistlemountain/record/game.h"
#include "core/whistlemountain/record/piecescodec.h"

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
using describe::FormCode;
using describe::Number;
using describe::printed;
using describe::PrintedTable;
using describe::PrintedValue;
using describe::ValueRange;

namespace {

using Byte = std::optional<std::uint8_t>;
using FloorList = FixedList<std::uint8_t, maxRows>;

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
    std::copy(floors->begin(), floors->end(), board.floorOfRow.begin());
    board.floorCount = floors->empty() ? 0 : *std::max_element(floors->begin(), floors->end());
}
ValueRange oneForEachRow(const Catalogue &catalogue)
{
    const int rows = catalogue.board.rows;
    return {rows, rows == 0 ? maxRows : rows};
}

/// A list of floors, in which null stands for the floor of the row's own number.
struct FloorsBesideRows : describe::List<Number<1, maxRows>, 0, maxRows> {
    static void read(const JsonNode &node, const Ids &, FloorList &floors)
    {
        const QJsonArray list = node.list(0, maxRows);
        for (qsizetype i = 0; i < list.size(); ++i) {
            const JsonNode entry = node.entry(i, list[i]);
            floors.append(static_cast<std::uint8_t>(entry.isNull() ? static_cast<int>(i) + 1
                                                                   : entry.number(1, maxRows)));
        }
    }
    template <class Among, class Value>
    static constexpr const FormCode *form()
    {
        return describe::formOf<List<Number<1, maxRows>, 0, maxRows>, Value, Among>();
    }
};

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
    catalogue.pieces = pieces.value_or(std::vector<Piece>());
}

// Tiles

struct SizeCodec {
    static void read(const JsonNode &node, const Ids &, Size &size)
    {
        const QJsonArray sides = node.list(2, 2);
        const JsonNode width = node.entry(0, sides.at(0));
        const JsonNode height = node.entry(1, sides.at(1));
        size.width = static_cast<std::uint8_t>(width.number(1, mostMachineSide));
        size.height = static_cast<std::uint8_t>(height.number(1, mostMachineSide));
    }
    static QJsonValue write(const Ids &, const Size &size) { return QJsonArray{size.width, size.height}; }
    static bool fits(const Ids &, const Size &size)
    {
        return size.width > 0 && size.height > 0 && std::max(size.width, size.height) <= mostMachineSide;
    }
    template <class Among, class>
    static constexpr const FormCode *form()
    {
        return describe::formOf<describe::List<Number<1, mostMachineSide>, 2, 2>, FixedList<std::uint8_t, 2>,
                                Among>();
    }
};

using AmountsCodec = describe::Amounts<0, maxAmount>;

constexpr std::string_view anyWord = "any";
/// Amounts of resources, and of units that any resource pays.
struct CostCodec {
    static void read(const JsonNode &node, Ids &ids, Cost &cost)
    {
        const QJsonObject object = node.object();
        for (auto it = object.begin(); it != object.end(); ++it) {
            const JsonNode place = node.at(it.key(), it.value());
            Resource resource{};
            std::uint8_t *amount = &cost.any;
            if (it.key() != toText(anyWord)) {
                if (!describe::Word::readKey(place, ids, it.key(), resource)) {
                    describe::Word::refuseKey<Resource>(place, ids);
                    continue;
                }
                amount = &cost.units[resource];
            }
            *amount = static_cast<std::uint8_t>(place.number(0, maxAmount));
        }
    }
    static QJsonValue write(const Ids &ids, const Cost &cost)
    {
        QJsonObject object = AmountsCodec::write(ids, cost.units).toObject();
        if (cost.any > 0)
            object.insert(toText(anyWord), cost.any);
        return object;
    }
    static bool fits(const Ids &ids, const Cost &cost)
    {
        return AmountsCodec::fits(ids, cost.units) && cost.any <= maxAmount;
    }
    template <class>
    static constexpr const table::JsonShape *shape()
    {
        return &inner;
    }
    template <class, class>
    static constexpr const FormCode *form()
    {
        return &entered;
    }

private:
    static constexpr auto words = [] {
        std::array<std::string_view, countOf<Resource> + 1> all;
        std::copy(nameTable<Resource>.begin(), nameTable<Resource>.end(), all.begin());
        all.back() = anyWord;
        return all;
    }();
    static constexpr auto keys = [] {
        std::array<table::JsonKey, words.size()> all;
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = {words[i], nullptr};
        return all;
    }();
    static constexpr table::JsonShape inner{keys, nullptr};
    static constexpr FormCode entered{
        .kind = FormCode::Kind::Amounts, .least = 0, .most = maxAmount, .words = words};
};

bool isSmall(Machine machine)
{
    return classOf(machine) == MachineClass::Small;
}
/// The box has no trophy of a kind that nobody entered.
bool isInBox(const Catalogue &, Trophy trophy)
{
    return trophy != Trophy::Unknown;
}

using Vp = Number<0, maxVp>;
using Cells = Number<0, mostScaffoldCells>;

constexpr PrintedValue<Catalogue, Ids> rows[] = {
    printed<byFunctions<measureOf<&Board::columns>, putMeasure<&Board::columns>>, Number<1, maxColumns>>(
        Printed::Columns, "board.columns")
        .on(CopyPage::Board)
        .needed(),
    printed<byFunctions<measureOf<&Board::rows>, putRows>, Number<1, maxRows>>(Printed::Rows, "board.rows")
        .on(CopyPage::Board)
        .needed(),
    printed<byFunctions<measureOf<&Board::bridgeRow>, putMeasure<&Board::bridgeRow>>, Number<1, maxRows>>(
        Printed::BridgeRow, "board.bridgeRow")
        .on(CopyPage::Board)
        .within<onTheGrid>()
        .needed(),
    printed<at<&Catalogue::board, &Board::barracks>, Number<1, maxRows>>(Printed::BarracksRow,
                                                                         "board.barracksRow")
        .on(CopyPage::Board)
        .within<onTheGrid>(),
    printed<byFunctions<vpOfFloor, putVpOfFloor>, Vp>(Value::FloorVp, "board.floors.[floor]")
        .on(CopyPage::Board)
        .askedWhere<isFloor>(),
    printed<byFunctions<floorsBesideRows, putFloorsBesideRows>, FloorsBesideRows>(Printed::FloorOfRow,
                                                                                  "board.floorOfRow")
        .on(CopyPage::Board)
        .within<oneForEachRow>()
        .unasked(),
    printed<&Catalogue::leastCells, Cells>(Printed::LeastCells, "scaffolds.minCells")
        .on(CopyPage::Scaffolds)
        .orNull(),
    printed<&Catalogue::mostCells, Cells>(Printed::MostCells, "scaffolds.maxCells")
        .on(CopyPage::Scaffolds)
        .orNull(),
    printed<&Catalogue::resources, Cells>(Printed::Resources, "scaffolds.resources")
        .on(CopyPage::Scaffolds)
        .orNull(),
    printed<byFunctions<piecesOf, putPieces>, PiecesCodec>(Printed::Pieces, "scaffolds.pieces")
        .on(CopyPage::Scaffolds),
    printed<at<&Catalogue::sizes>, SizeCodec>(Printed::ClassSize, "sizes.{class}")
        .on(CopyPage::Machines)
        .orNull(),
    printed<at<&Catalogue::machines, &MachineValues::size>, SizeCodec>(Value::MachineSize,
                                                                       "machines.{machine}.size")
        .on(CopyPage::Machines)
        .orNull()
        .unasked(),
    printed<at<&Catalogue::machines, &MachineValues::build>, Vp>(Value::MachineBuild,
                                                                 "machines.{machine}.build")
        .on(CopyPage::Machines)
        .orNull(),
    printed<at<&Catalogue::machines, &MachineValues::gain>, AmountsCodec>(Value::MachineGain,
                                                                          "machines.{machine}.gain")
        .on(CopyPage::Machines)
        .where<isSmall>()
        .orNull(),
    printed<at<&Catalogue::machines, &MachineValues::vp>, Vp>(Value::MachineVp, "machines.{machine}.vp")
        .on(CopyPage::Machines)
        .where<isSmall>()
        .orNull(),
    printed<at<&Catalogue::upgrades, &UpgradeValues::cost>, CostCodec>(Value::UpgradeCost,
                                                                       "upgrades.{upgrade}.cost")
        .on(CopyPage::Upgrades)
        .orNull(),
    printed<at<&Catalogue::upgrades, &UpgradeValues::icons>, Number<0, maxAmount>>(Printed::UpgradeIcons,
                                                                                   "upgrades.{upgrade}.icons")
        .on(CopyPage::Upgrades)
        .orNull()
        .unasked(),
    printed<at<&Catalogue::upgrades, &UpgradeValues::end>, Vp>(Value::UpgradeEnd, "upgrades.{upgrade}.end")
        .on(CopyPage::Upgrades)
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
    static const PrintedTable<Catalogue, Ids> table(rows, describe::OddSources::AreLeft);
    return table;
}

std::unique_ptr<describe::PrintedCopy> printedCopy()
{
    return std::make_unique<describe::PrintedCopyOf<Catalogue, Ids>>(printedTable(), readCopy);
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
