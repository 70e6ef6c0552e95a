// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/sheetdraft.h"
#include "core/table/delimited.h"

#include <QtCore/QString>

#include <vector>

/// A score sheet's numbers as cells of a spreadsheet.
namespace skyledger::words {

enum class SheetLayout { PlayersAsColumns, PlayersAsRows };

/// A cell that was pasted and not understood, or a row or column of them. Rows and columns count from 1 as pasted.
struct PasteNote {
    enum class Kind {
        NotANumber,
        UnknownHeading, ///< its whole row or column is left out
        NoSuchPlayer,   ///< beyond the last player
        NoSuchNumber    ///< below the last row of the form
    };
    Kind kind{};
    int row = 0;
    int column = 0;
    QString text;
    friend bool operator==(const PasteNote &, const PasteNote &) = default;
};

struct Pasted {
    airshipcity::SheetDraft draft;
    int numbers = 0; ///< that were taken over
    int names = 0;
    SheetLayout layout = SheetLayout::PlayersAsColumns;
    std::vector<PasteNote> notes;
};

/// Pastes cells into a form at a player and a number: separated by tabs, semicolons or commas, quoted or not, players as
/// columns or rows. Headings are known in every language that is spoken here; where there are any they say what goes
/// where, and the place is of no account. Without headings a block whose width only fits the other way lies that way.
/// Names of players say whose numbers they are; new names are taken over. Empty cells leave what is there. Numbers may
/// hold spaces, a sign and zeros after the decimal mark.
Pasted pasted(const airshipcity::SheetDraft &into, airshipcity::Player player,
              airshipcity::SheetNumber number, const QString &text);

/// The numbers of a form as cells: all that are asked for, with or without headings in the language spoken now.
table::CellRows sheetCells(const airshipcity::SheetDraft &draft, SheetLayout layout, bool headings);
/// The same as the text that spreadsheets paste: tabs between cells.
QString copied(const airshipcity::SheetDraft &draft, SheetLayout layout, bool headings);

/// What was not understood, as a sentence.
QString pasteNote(const PasteNote &note);

} // namespace skyledger::words
