// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/texttable.h"

#include "app/commandline/terminal.h"

#include <algorithm>
#include <numeric>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Letters that terminals draw two columns wide: East Asian scripts and emoji, coarsely.
bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) || (c >= 0xAC00 && c <= 0xD7A3)
        || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60)
        || (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x1F300 && c <= 0x1FAFF) || (c >= 0x20000 && c <= 0x3FFFD);
}

bool isZeroWidth(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return true;
    default:
        return false;
    }
}

int columnsOf(char32_t c)
{
    if (isZeroWidth(c))
        return 0;
    return isWide(c) ? 2 : 1;
}

QString spaces(int count)
{
    return QString(std::max(0, count), u' ');
}

} // namespace

int columnsOf(const QString &text)
{
    int columns = 0;
    const QList<uint> letters = text.toUcs4();
    for (const uint letter : letters)
        columns += columnsOf(static_cast<char32_t>(letter));
    return columns;
}

QString elided(const QString &text, int columns)
{
    if (columnsOf(text) <= columns)
        return text;
    QString kept;
    int used = 1; // the ellipsis
    const QList<uint> letters = text.toUcs4();
    for (const uint letter : letters) {
        const auto c = static_cast<char32_t>(letter);
        used += columnsOf(c);
        if (used > columns)
            break;
        kept += QString::fromUcs4(&c, 1);
    }
    return kept + u'…';
}

QString padded(const QString &text, int columns, Align align)
{
    const int free = std::max(0, columns - columnsOf(text));
    switch (align) {
    case Align::Left:
        return text + spaces(free);
    case Align::Right:
        return spaces(free) + text;
    case Align::Center:
        return spaces(free / 2) + text + spaces(free - free / 2);
    }
    return text;
}

QString wrapped(const QString &text, int columns, int indent)
{
    QString lines;
    int used = indent;
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const int length = columnsOf(word);
        if (used > indent && used + 1 + length > columns) {
            lines += u'\n' + spaces(indent);
            used = indent;
        } else if (!lines.isEmpty()) {
            lines += u' ';
            ++used;
        }
        lines += word;
        used += length;
    }
    return lines;
}

namespace {

/// Whether a line is a sentence: cells of tables stand apart, and drawings are made of lines.
bool isProse(const QString &line)
{
    const QString said = line.trimmed();
    return !said.contains(u"  "_s) && std::none_of(said.begin(), said.end(), [](QChar c) {
        return c.unicode() >= 0x2500 && c.unicode() <= 0x257F; // box drawing
    });
}

} // namespace

QString fitted(const QString &text)
{
    const std::optional<int> columns = terminalColumns();
    if (!columns)
        return text;
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        if (columnsOf(line) <= *columns || !isProse(line))
            continue;
        const auto sentence = std::find_if(line.begin(), line.end(), [](QChar c) { return c != u' '; });
        const auto indent = static_cast<int>(sentence - line.begin());
        line = spaces(indent) + wrapped(line, *columns, indent);
    }
    return lines.join(u'\n');
}

namespace {

/// The column that is the furthest above its least width; null if none is above it.
int *widest(std::vector<int> &widths, const std::vector<int> &least)
{
    int *found = nullptr;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (widths[i] > least[i] && (found == nullptr || widths[i] > *found))
            found = &widths[i];
    }
    return found;
}

/// Has columns give way until all of them fit into so many, as far as they can.
void narrow(std::vector<int> &widths, const std::vector<int> &least, int room)
{
    for (int excess = std::accumulate(widths.begin(), widths.end(), -room); excess > 0; --excess) {
        int *column = widest(widths, least);
        if (column == nullptr)
            break;
        --*column;
    }
}

int longestWord(const QString &cell)
{
    int longest = 0;
    const QStringList words = cell.split(u' ');
    for (const QString &word : words)
        longest = std::max(longest, commandline::columnsOf(word));
    return longest;
}

/// The widths of columns; those of text give way until all of them fit into so many, then headings of numbers.
std::vector<int> widthsOf(const std::vector<QStringList> &rows, const std::vector<Align> &columns, int room)
{
    std::vector<int> widths(columns.size(), 0);
    for (const QStringList &row : rows) {
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], commandline::columnsOf(row.value(static_cast<qsizetype>(i))));
    }
    constexpr int leastText = 12; // what is narrower cannot be read
    std::vector<int> leastTexts = widths;
    std::vector<int> leastHeadings = widths;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (columns[i] == Align::Left) {
            leastTexts[i] = std::min(widths[i], leastText);
            continue;
        }
        leastHeadings[i] = 0;
        for (const QStringList &row : rows)
            leastHeadings[i] = std::max(leastHeadings[i], longestWord(row.value(static_cast<qsizetype>(i))));
    }
    narrow(widths, leastTexts, room);
    narrow(widths, leastHeadings, room);
    return widths;
}

} // namespace

QString TextTable::text(int indent, int gap) const
{
    constexpr int endless = 1'000'000;
    const int between = std::max(0, static_cast<int>(m_columns.size()) - 1);
    const int room = terminalColumns().value_or(endless) - indent;
    const std::vector<int> widths = widthsOf(m_rows, m_columns, room - gap * between);
    const int total = std::accumulate(widths.begin(), widths.end(), 0);
    if (gap > 1 && total + gap * between > room)
        gap = 1;
    QString text;
    for (const QStringList &row : m_rows) {
        QList<QStringList> cells;
        qsizetype height = 1;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const QString cell = row.value(static_cast<qsizetype>(i));
            cells << (columnsOf(cell) <= widths[i] ? QStringList(cell)
                                                   : wrapped(cell, widths[i]).split(u'\n'));
            height = std::max(height, cells.last().size());
        }
        for (qsizetype part = 0; part < height; ++part) {
            QString line = spaces(indent);
            for (std::size_t i = 0; i < widths.size(); ++i) {
                if (i > 0)
                    line += spaces(gap);
                line += padded(cells[static_cast<qsizetype>(i)].value(part), widths[i], m_columns[i]);
            }
            while (line.endsWith(u' '))
                line.chop(1);
            text += line + u'\n';
        }
    }
    return text;
}

} // namespace skyledger::commandline
