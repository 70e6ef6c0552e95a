// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/airshipcity/state.h"

#include <vector>

/// A score sheet while somebody fills it in: it can hold what no table can show, and says where.
namespace skyledger::airshipcity {

/// The numbers of a player's column, in the order in which they are asked for.
enum class SheetNumber : std::uint8_t {
    Vp, ///< the marker on the track as one number, -999 to 999
    AirshipMajorities,
    UtilityMajorities,
    ContractsCompleted,
    UnfinishedContractVp,
    Wood,
    Metal,
    Gold,
    Gear,
    Markers ///< donation markers on the board: only one reading of the last tie-break asks for them
};

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::SheetNumber> = 10;
} // namespace skyledger

namespace skyledger::airshipcity {

/// The numbers that everybody is asked for: all but the markers.
inline constexpr std::size_t askedNumbers = 9;

/// The lowest and the highest number that one player can have, and the most of all players together.
struct SheetLimits {
    int least = 0;
    int most = 0;
    std::optional<int> mostInAll;
};
SheetLimits limitsOf(SheetNumber number);

/// A player's column as it was typed: any number, or none yet.
struct DraftPlayer {
    QString name;
    std::optional<PlayerColor> color;
    bool first = false;
    Per<SheetNumber, std::optional<int>> numbers;
    Per<Award, std::optional<bool>> tookPart;
    friend bool operator==(const DraftPlayer &, const DraftPlayer &) = default;
};

/// The whole form. A plain value: undo is an earlier one.
struct SheetDraft {
    QJsonObject document; ///< of the file that it came from, with all that only other programs understand
    Edition edition = Edition::Fr2021;
    Rulings rulings;
    QList<DraftPlayer> players; ///< 3 or 4, in turn order
    friend bool operator==(const SheetDraft &, const SheetDraft &) = default;
};

/// An empty form: so many players without names, the first of them first, colours in the order of the box.
SheetDraft emptyDraft(std::size_t players, Edition edition);
/// A form with what a sheet holds.
SheetDraft draftOf(const ScoreSheet &sheet);
/// A form with what lies on the boards of a tracked game, to be compared with the table. It keeps the game's id, and
/// its end as the date, so that both are one play.
SheetDraft draftOf(const GameRecord &record, const State &end);

/// Makes one player the first and nobody else.
void setFirst(SheetDraft &draft, Player player);
/// Adds a player with a free colour, or takes the last one away. Does nothing beyond 3 and 4.
void setPlayerCount(SheetDraft &draft, std::size_t players);
/// Changes the edition. Rulings that stood at the old edition's default go to the new one's.
void setEdition(SheetDraft &draft, Edition edition);

/// Where in a column something cannot be.
enum class SheetField : std::uint8_t { Name, Color, First, Number };

/// Something that no finished game can show.
struct SheetFault {
    enum class Kind : std::uint8_t {
        NameMissing,
        NameTooLong, ///< limit: 40
        NameTwice,
        ColorTwice,
        SeveralFirst,
        TooLow,      ///< value, limit
        TooHigh,     ///< value, limit
        TooManyInAll ///< value: the sum, limit
    };
    Kind kind{};
    SheetField field{};
    SheetNumber number{};         ///< if the field is a number
    FixedList<Player, 4> players; ///< whose entries: one; of twins and sums all whom it concerns
    int value = 0;
    int limit = 0;
    friend bool operator==(const SheetFault &, const SheetFault &) = default;
};

/// All that cannot be, from the top of the form to its bottom. Numbers not entered yet are no fault.
std::vector<SheetFault> faultsOf(const SheetDraft &draft);

/// A number that is asked for and not entered yet.
struct SheetGap {
    Player player{};
    SheetNumber number{};
    friend bool operator==(const SheetGap &, const SheetGap &) = default;
};
/// What is still to be entered, column by column. Unfinished contracts are not asked for where they cost nothing;
/// markers are where the last tie-break compares them.
std::vector<SheetGap> gapsOf(const SheetDraft &draft);

/// The sheet with what was entered, for totals while somebody types: what is missing counts as 0, what cannot be is
/// brought within what the format holds, and players without a name have none.
ScoreSheet previewOf(const SheetDraft &draft);

/// The sheet to be saved; nothing while there are faults. What was not entered is 0. A sheet without an id gets this
/// one, without a date this one.
std::optional<ScoreSheet> sheetOf(const SheetDraft &draft, const QString &id, const QString &playedAt);

} // namespace skyledger::airshipcity
