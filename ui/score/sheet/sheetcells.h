// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/delimited.h"
#include "ui/score/sheet/sheetgame.h"

#include <QtCore/QString>

#include <vector>

/// A score sheet's fields as cells of a spreadsheet.
namespace skyledger::ui {

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
    SheetTexts texts;
    int numbers = 0; ///< that were taken over, texts of fields included
    int names = 0;
    SheetLayout layout = SheetLayout::PlayersAsColumns;
    std::vector<PasteNote> notes;
};

/// The field where pasting begins.
struct PasteStart {
    std::size_t player = 0;
    std::size_t row = 0;
};

/// Pastes cells into a form at a field: separated by tabs, semicolons or commas, quoted or not, players as columns or
/// rows. Headings are known in every language that is spoken here; where there are any they say what goes where, and the
/// place is of no account. Without headings a block whose width only fits the other way lies that way, and goes down the
/// rows that are `asked` for. Names of players say whose cells they are; new names are taken over. Empty cells leave
/// what is there. Numbers may hold spaces, a sign and zeros after the decimal mark.
Pasted pasted(const SheetGame &game, const SheetTexts &into, const std::vector<bool> &asked, PasteStart from,
              const QString &text);

/// The fields of a form as cells: all that every sheet has and whatever else somebody filled in, with or without
/// headings in the language spoken now.
table::CellRows sheetCells(const SheetGame &game, const SheetTexts &texts, SheetLayout layout, bool headings);
/// The same as the text that spreadsheets paste: tabs between cells.
QString copied(const SheetGame &game, const SheetTexts &texts, SheetLayout layout, bool headings);

/// What was not understood, as a sentence.
QString pasteNote(const PasteNote &note);

/// The row that a heading is for, in any language.
std::optional<std::size_t> rowOfHeading(const SheetGame &game, const QString &heading);
/// The whole number in a cell; nothing if there is none.
std::optional<int> numberInCell(const QString &cell);

} // namespace skyledger::ui
