// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/sheetcells.h"

#include "core/table/folding.h"
#include "ui/words/language.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

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

qsizetype headingsIn(const SheetGame &game, const QStringList &cells)
{
    return std::count_if(cells.begin(), cells.end(),
                         [&game](const QString &cell) { return rowOfHeading(game, cell).has_value(); });
}

/// Whether a row is one that every sheet has, whatever the rulings.
bool isInEverySheet(const SheetGame &game, std::size_t row)
{
    const auto &number = game.rows()[row].number;
    return !number || game.numbers().row(game.numbers().cells()[*number].row).required;
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
    bool headings = false; ///< the first line across the players names the rows
    bool names = false;    ///< the first line along the players names them
};

Reading readingOf(const SheetGame &game, const Block &block, qsizetype playersLeft, qsizetype rowsLeft)
{
    Reading reading;
    const qsizetype across = headingsIn(game, block.firstRow());
    const qsizetype down = headingsIn(game, block.firstColumn());
    if (across > 0 && across >= down) {
        reading = {SheetLayout::PlayersAsRows, true, areNames(block.firstColumn().mid(1))};
    } else if (down > 0) {
        reading = {SheetLayout::PlayersAsColumns, true, areNames(block.firstRow().mid(1))};
    } else if (block.rows() > 1 && areNames(block.firstRow())) {
        reading = {SheetLayout::PlayersAsColumns, false, true};
    } else if (block.columns() > 1 && areNames(block.firstColumn())) {
        reading = {SheetLayout::PlayersAsRows, false, true};
    } else {
        const bool fits = block.columns() <= playersLeft && block.rows() <= rowsLeft;
        const bool fitsTurned = block.rows() <= playersLeft && block.columns() <= rowsLeft;
        reading.layout = !fits && fitsTurned ? SheetLayout::PlayersAsRows : SheetLayout::PlayersAsColumns;
    }
    return reading;
}

/// The rows into which cells without headings go: what every sheet has, what is asked for, and where pasting begins.
std::vector<std::size_t> rowsToPaste(const SheetGame &game, const std::vector<bool> &asked, std::size_t from)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = from; row < game.rows().size(); ++row) {
        if (!game.isTick(row) && (row == from || asked[row] || isInEverySheet(game, row)))
            rows.push_back(row);
    }
    return rows;
}

/// Puts the cells of a block into a form. Whichever way the block lies, a line holds one row of all players and a place
/// all rows of one player.
class Paster
{
public:
    Paster(const SheetGame &game, const SheetTexts &into, const Block &block, const Reading &reading,
           PasteStart from, std::vector<std::size_t> rows)
        : m_game(game),
          m_block(block),
          m_reading(reading),
          m_player(reading.headings ? 0 : static_cast<qsizetype>(from.player)),
          m_rows(std::move(rows))
    {
        m_pasted.texts = into;
        m_pasted.layout = reading.layout;
    }

    Pasted paste()
    {
        const qsizetype firstPlace = m_reading.headings ? 1 : 0;
        const qsizetype firstLine = m_reading.names ? 1 : 0;
        const bool known = m_reading.names && namesAreKnown(firstPlace);
        for (qsizetype place = firstPlace; place < places(); ++place) {
            const qsizetype seat = known ? seatOf(nameIn(cell(0, place))) : m_player + place - firstPlace;
            if (seat < 0 || seat >= players()) {
                if (!isBlankPlace(place))
                    note(PasteNote::Kind::NoSuchPlayer, 0, place, cell(0, place));
                continue;
            }
            if (m_reading.names && !known)
                takeName(playerAt(seat), nameIn(cell(0, place)));
            for (qsizetype line = firstLine; line < lines(); ++line)
                takeCell(playerAt(seat), line, place, static_cast<std::size_t>(line - firstLine));
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

    qsizetype players() const { return static_cast<qsizetype>(m_pasted.texts.players.size()); }
    SheetTexts::Player &playerAt(qsizetype seat)
    {
        return m_pasted.texts.players[static_cast<std::size_t>(seat)];
    }

    qsizetype seatOf(const QString &name) const
    {
        const auto &players = m_pasted.texts.players;
        const auto found =
            std::find_if(players.begin(), players.end(), [&](const SheetTexts::Player &player) {
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

    void takeName(SheetTexts::Player &player, const QString &name)
    {
        if (name.isEmpty() || player.name == name)
            return;
        player.name = name;
        ++m_pasted.names;
    }

    void takeCell(SheetTexts::Player &player, qsizetype line, qsizetype place, std::size_t below)
    {
        const QString text = cell(line, place).trimmed();
        if (text.isEmpty())
            return;
        std::optional<std::size_t> row;
        if (m_reading.headings)
            row = rowOfHeading(m_game, cell(line, 0));
        else if (below < m_rows.size())
            row = m_rows[below];
        else
            note(PasteNote::Kind::NoSuchNumber, line, place, text);
        if (!row)
            return; // its heading is noted once
        QString &into = player.cells[static_cast<qsizetype>(*row)];
        if (!m_game.rows()[*row].number) {
            into = nameIn(text);
        } else if (const auto value = numberInCell(text)) {
            into = QString::number(*value);
        } else {
            note(PasteNote::Kind::NotANumber, line, place, text);
            return;
        }
        ++m_pasted.numbers;
    }

    void noteHeadings(qsizetype firstLine)
    {
        if (!m_reading.headings)
            return;
        for (qsizetype line = firstLine; line < lines(); ++line) {
            const QString heading = cell(line, 0);
            if (!isBlank(heading) && !rowOfHeading(m_game, heading))
                note(PasteNote::Kind::UnknownHeading, line, 0, heading);
        }
    }

    void note(PasteNote::Kind kind, qsizetype line, qsizetype place, const QString &text)
    {
        const auto row = static_cast<int>(turned() ? place : line) + 1;
        const auto column = static_cast<int>(turned() ? line : place) + 1;
        m_pasted.notes.push_back({kind, row, column, text.trimmed()});
    }

    const SheetGame &m_game;
    const Block &m_block;
    Reading m_reading;
    qsizetype m_player;
    std::vector<std::size_t> m_rows;
    Pasted m_pasted;
};

/// The rows that are copied: others only where somebody cares for them.
std::vector<std::size_t> copiedRows(const SheetGame &game, const SheetTexts &texts)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < game.rows().size(); ++row) {
        const bool isGiven =
            std::any_of(texts.players.begin(), texts.players.end(), [row](const SheetTexts::Player &player) {
                return !player.cells[static_cast<qsizetype>(row)].isEmpty();
            });
        if (!game.isTick(row) && (isGiven || isInEverySheet(game, row)))
            rows.push_back(row);
    }
    return rows;
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

Pasted pasted(const SheetGame &game, const SheetTexts &into, const std::vector<bool> &asked, PasteStart from,
              const QString &text)
{
    const Block block(text);
    std::vector<std::size_t> rows = rowsToPaste(game, asked, from.row);
    const auto playersLeft = static_cast<qsizetype>(into.players.size() - from.player);
    const Reading reading = readingOf(game, block, playersLeft, static_cast<qsizetype>(rows.size()));
    return Paster(game, into, block, reading, from, std::move(rows)).paste();
}

CellRows sheetCells(const SheetGame &game, const SheetTexts &texts, SheetLayout layout, bool headings)
{
    CellRows rows; // with players as columns
    if (headings) {
        QStringList names{QString()};
        for (const SheetTexts::Player &player : texts.players)
            names << table::plainCell(player.name);
        rows << names;
    }
    const std::vector<std::size_t> copied = copiedRows(game, texts);
    for (const std::size_t row : copied) {
        QStringList cells;
        if (headings)
            cells << game.rows()[row].label();
        for (const SheetTexts::Player &player : texts.players) {
            const QString &cell = player.cells[static_cast<qsizetype>(row)];
            cells << (game.rows()[row].number ? cell : table::plainCell(cell));
        }
        rows << cells;
    }
    return layout == SheetLayout::PlayersAsColumns ? rows : turnedAround(rows);
}

QString copied(const SheetGame &game, const SheetTexts &texts, SheetLayout layout, bool headings)
{
    return table::writeDelimited(sheetCells(game, texts, layout, headings), u'\t', table::LineEnd::Lf);
}

std::optional<std::size_t> rowOfHeading(const SheetGame &game, const QString &heading)
{
    const QString folded = table::folded(heading);
    if (folded.isEmpty())
        return std::nullopt;
    const auto &rows = game.rows();
    const auto found = [&rows](const auto &matches) -> std::optional<std::size_t> {
        const auto row = std::find_if(rows.begin(), rows.end(), matches);
        return row == rows.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(std::distance(rows.begin(), row)));
    };
    for (const words::Language language : {words::Language::English, words::Language::French}) {
        const words::SpokenIn spoken(language);
        if (const auto row =
                found([&](const SheetGame::Row &each) { return table::folded(each.label()) == folded; }))
            return row;
    }
    return found([&](const SheetGame::Row &each) { return each.headings.contains(folded); });
}

std::optional<int> numberInCell(const QString &cell)
{
    constexpr qsizetype mostDigits = 9;
    QString digits;
    qsizetype at = 0;
    QString text;
    for (const QChar c : cell) {
        if (!c.isSpace() && c != u'\'' && c != u'’')
            text += c;
    }
    const bool negative = text.startsWith(u'-') || text.startsWith(u'\u2212');
    if (negative || text.startsWith(u'+'))
        ++at;
    while (at < text.size() && text[at].isDigit())
        digits += QChar(u'0' + text[at++].digitValue());
    if (at < text.size() && (text[at] == u'.' || text[at] == u',')) {
        ++at;
        while (at < text.size() && text[at] == u'0')
            ++at;
    }
    if (digits.isEmpty() || digits.size() > mostDigits || at < text.size())
        return std::nullopt;
    return negative ? -digits.toInt() : digits.toInt();
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

} // namespace skyledger::ui
