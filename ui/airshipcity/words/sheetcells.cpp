// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/sheetcells.h"

#include "core/table/folding.h"
#include "ui/airshipcity/words/scoresheet.h"
#include "ui/airshipcity/words/sheetheadings.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using table::CellRows;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SheetCells)
};

bool isBlank(const QString &cell)
{
    return cell.trimmed().isEmpty();
}

/// Whether a cell can only be a name.
bool isText(const QString &cell)
{
    return !isBlank(cell) && !numberInCell(cell);
}

/// A name as it was copied: without the apostrophe that keeps it from being a formula.
QString nameIn(const QString &cell)
{
    const QString name = cell.trimmed();
    const bool guarded = name.startsWith(u'\'') && table::plainCell(name.mid(1)) == name;
    return guarded ? name.mid(1) : name;
}

/// Pasted cells, without the blank ones to the right of and below the others.
class Block
{
public:
    explicit Block(const QString &text) : m_rows(table::readDelimited(text, table::separatorOf(text)))
    {
        const auto blankRow = [](const QStringList &row) {
            return std::all_of(row.begin(), row.end(), isBlank);
        };
        while (!m_rows.isEmpty() && blankRow(m_rows.back()))
            m_rows.removeLast();
        for (const QStringList &row : std::as_const(m_rows)) {
            for (qsizetype i = 0; i < row.size(); ++i) {
                if (!isBlank(row[i]))
                    m_columns = std::max(m_columns, i + 1);
            }
        }
    }

    qsizetype rows() const { return m_rows.size(); }
    qsizetype columns() const { return m_columns; }
    QString cell(qsizetype row, qsizetype column) const { return m_rows.value(row).value(column); }

    QStringList firstRow() const
    {
        QStringList cells;
        for (qsizetype i = 0; i < columns(); ++i)
            cells << cell(0, i);
        return cells;
    }
    QStringList firstColumn() const
    {
        QStringList cells;
        for (qsizetype i = 0; i < rows(); ++i)
            cells << cell(i, 0);
        return cells;
    }

private:
    CellRows m_rows;
    qsizetype m_columns = 0;
};

qsizetype headingsIn(const QStringList &cells)
{
    return std::count_if(cells.begin(), cells.end(),
                         [](const QString &cell) { return numberOfHeading(cell).has_value(); });
}

/// Whether cells are names and no numbers; the first may be blank or the heading of the others.
bool areNames(const QStringList &cells)
{
    return std::any_of(cells.begin(), cells.end(), isText)
        && std::all_of(cells.begin(), cells.end(),
                       [](const QString &cell) { return isBlank(cell) || isText(cell); });
}

/// How a block is to be read.
struct Reading {
    SheetLayout layout = SheetLayout::PlayersAsColumns;
    bool headings = false; ///< the first line across the players names the numbers
    bool names = false;    ///< the first line along the players names them
};

Reading readingOf(const Block &block, qsizetype playersLeft, qsizetype numbersLeft)
{
    Reading reading;
    const qsizetype across = headingsIn(block.firstRow());
    const qsizetype down = headingsIn(block.firstColumn());
    if (across > 0 && across >= down) {
        reading = {SheetLayout::PlayersAsRows, true, areNames(block.firstColumn().mid(1))};
    } else if (down > 0) {
        reading = {SheetLayout::PlayersAsColumns, true, areNames(block.firstRow().mid(1))};
    } else if (block.rows() > 1 && areNames(block.firstRow())) {
        reading = {SheetLayout::PlayersAsColumns, false, true};
    } else if (block.columns() > 1 && areNames(block.firstColumn())) {
        reading = {SheetLayout::PlayersAsRows, false, true};
    } else {
        const bool fits = block.columns() <= playersLeft && block.rows() <= numbersLeft;
        const bool fitsTurned = block.rows() <= playersLeft && block.columns() <= numbersLeft;
        reading.layout = !fits && fitsTurned ? SheetLayout::PlayersAsRows : SheetLayout::PlayersAsColumns;
    }
    return reading;
}

/// Puts the cells of a block into a form. Whichever way the block lies, a line holds one number of all players and a
/// place all numbers of one player.
class Paster
{
public:
    Paster(const SheetDraft &into, const Block &block, const Reading &reading, Player player,
           SheetNumber number)
        : m_block(block),
          m_reading(reading),
          m_player(static_cast<qsizetype>(player)),
          m_number(static_cast<qsizetype>(number))
    {
        m_pasted.draft = into;
        m_pasted.layout = reading.layout;
        if (reading.headings) {
            m_player = 0;
            m_number = 0;
        }
    }

    Pasted paste()
    {
        const qsizetype firstPlace = m_reading.headings ? 1 : 0;
        const qsizetype firstLine = m_reading.names ? 1 : 0;
        const bool known = m_reading.names && namesAreKnown(firstPlace);
        for (qsizetype place = firstPlace; place < places(); ++place) {
            const qsizetype seat = known ? seatOf(nameIn(cell(0, place))) : m_player + place - firstPlace;
            if (seat < 0 || seat >= m_pasted.draft.players.size()) {
                if (!isBlankPlace(place))
                    note(PasteNote::Kind::NoSuchPlayer, 0, place, cell(0, place));
                continue;
            }
            if (m_reading.names && !known)
                takeName(seat, nameIn(cell(0, place)));
            for (qsizetype line = firstLine; line < lines(); ++line)
                takeNumber(seat, line, place, line - firstLine);
        }
        noteHeadings(firstLine);
        return std::move(m_pasted);
    }

private:
    bool turned() const { return m_reading.layout == SheetLayout::PlayersAsRows; }
    qsizetype places() const { return turned() ? m_block.rows() : m_block.columns(); }
    qsizetype lines() const { return turned() ? m_block.columns() : m_block.rows(); }
    QString cell(qsizetype line, qsizetype place) const
    {
        return turned() ? m_block.cell(place, line) : m_block.cell(line, place);
    }
    bool isBlankPlace(qsizetype place) const
    {
        for (qsizetype line = 0; line < lines(); ++line) {
            if (!isBlank(cell(line, place)))
                return false;
        }
        return true;
    }

    qsizetype seatOf(const QString &name) const
    {
        const QList<DraftPlayer> &players = m_pasted.draft.players;
        const auto found = std::find_if(players.begin(), players.end(), [&](const DraftPlayer &player) {
            return !isBlank(player.name) && table::folded(player.name) == table::folded(name);
        });
        return found == players.end() ? -1 : std::distance(players.begin(), found);
    }

    /// Whether every name in the block is that of a player of the form.
    bool namesAreKnown(qsizetype firstPlace) const
    {
        for (qsizetype place = firstPlace; place < places(); ++place) {
            if (!isBlankPlace(place) && seatOf(nameIn(cell(0, place))) < 0)
                return false;
        }
        return true;
    }

    void takeName(qsizetype seat, const QString &name)
    {
        if (name.isEmpty() || m_pasted.draft.players[seat].name == name)
            return;
        m_pasted.draft.players[seat].name = name;
        ++m_pasted.names;
    }

    void takeNumber(qsizetype seat, qsizetype line, qsizetype place, qsizetype below)
    {
        const QString text = cell(line, place);
        if (isBlank(text))
            return;
        std::optional<SheetNumber> number;
        if (m_reading.headings)
            number = numberOfHeading(cell(line, 0));
        else if (m_number + below < static_cast<qsizetype>(countOf<SheetNumber>))
            number = static_cast<SheetNumber>(m_number + below);
        else
            note(PasteNote::Kind::NoSuchNumber, line, place, text);
        if (!number)
            return; // its heading is noted once
        const auto value = numberInCell(text);
        if (!value) {
            note(PasteNote::Kind::NotANumber, line, place, text);
            return;
        }
        m_pasted.draft.players[seat].numbers[*number] = *value;
        ++m_pasted.numbers;
    }

    void noteHeadings(qsizetype firstLine)
    {
        if (!m_reading.headings)
            return;
        for (qsizetype line = firstLine; line < lines(); ++line) {
            const QString heading = cell(line, 0);
            if (!isBlank(heading) && !numberOfHeading(heading))
                note(PasteNote::Kind::UnknownHeading, line, 0, heading);
        }
    }

    void note(PasteNote::Kind kind, qsizetype line, qsizetype place, const QString &text)
    {
        const auto row = static_cast<int>(turned() ? place : line) + 1;
        const auto column = static_cast<int>(turned() ? line : place) + 1;
        m_pasted.notes.push_back({kind, row, column, text.trimmed()});
    }

    const Block &m_block;
    Reading m_reading;
    qsizetype m_player;
    qsizetype m_number;
    Pasted m_pasted;
};

/// The numbers that are copied: the markers only where somebody cares for them.
std::vector<SheetNumber> copiedNumbers(const SheetDraft &draft)
{
    std::vector<SheetNumber> numbers;
    for (const SheetNumber number : all<SheetNumber>()) {
        const bool given =
            std::any_of(draft.players.begin(), draft.players.end(),
                        [number](const DraftPlayer &player) { return player.numbers[number].has_value(); });
        if (indexOf(number) < askedNumbers || given)
            numbers.push_back(number);
    }
    return numbers;
}

CellRows turnedAround(const CellRows &rows)
{
    CellRows turned;
    for (const QStringList &row : rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (turned.size() <= i)
                turned.emplaceBack();
            turned[i] << row[i];
        }
    }
    return turned;
}

} // namespace

Pasted pasted(const SheetDraft &into, Player player, SheetNumber number, const QString &text)
{
    const Block block(text);
    const auto playersLeft = into.players.size() - static_cast<qsizetype>(player);
    const auto numbersLeft = static_cast<qsizetype>(countOf<SheetNumber> - indexOf(number));
    return Paster(into, block, readingOf(block, playersLeft, numbersLeft), player, number).paste();
}

CellRows sheetCells(const SheetDraft &draft, SheetLayout layout, bool headings)
{
    CellRows rows; // with players as columns
    if (headings) {
        QStringList names{QString()};
        for (const DraftPlayer &player : draft.players)
            names << table::plainCell(player.name);
        rows << names;
    }
    for (const SheetNumber number : copiedNumbers(draft)) {
        QStringList row;
        if (headings)
            row << label(number);
        for (const DraftPlayer &player : draft.players) {
            const auto value = player.numbers[number];
            row << (value ? QString::number(*value) : QString());
        }
        rows << row;
    }
    return layout == SheetLayout::PlayersAsColumns ? rows : turnedAround(rows);
}

QString copied(const SheetDraft &draft, SheetLayout layout, bool headings)
{
    return table::writeDelimited(sheetCells(draft, layout, headings), u'\t', table::LineEnd::Lf);
}

QString pasteNote(const PasteNote &note)
{
    const QString row = QString::number(note.row);
    const QString column = QString::number(note.column);
    switch (note.kind) {
    case PasteNote::Kind::NotANumber:
        return Words::tr("Row %1, column %2: “%3” is no number and was left out.")
            .arg(row, column, note.text);
    case PasteNote::Kind::UnknownHeading:
        return Words::tr("“%1” is nothing that the sheet asks for: it was left out.").arg(note.text);
    case PasteNote::Kind::NoSuchPlayer:
        return Words::tr("Row %1, column %2: there is no player left for what begins here.").arg(row, column);
    case PasteNote::Kind::NoSuchNumber:
        return Words::tr("Row %1, column %2: the sheet ends before “%3”.").arg(row, column, note.text);
    }
    return {};
}

} // namespace skyledger::words
