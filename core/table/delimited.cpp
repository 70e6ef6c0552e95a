// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/delimited.h"

#include "core/table/personname.h"

#include <algorithm>

namespace skyledger::table {

namespace {

constexpr QChar quote = u'"';

/// Reads one character after the other; a cell is quoted if it begins with a quotation mark.
class Reader
{
public:
    Reader(const QString &text, QChar separator) : m_text(text), m_separator(separator) {}

    CellRows read()
    {
        if (m_text.startsWith(QChar::ByteOrderMark))
            ++m_at;
        while (m_at < m_text.size())
            readRow();
        return std::move(m_rows);
    }

private:
    bool atLineBreak() const { return m_text[m_at] == u'\n' || m_text[m_at] == u'\r'; }

    void readRow()
    {
        QStringList row{readCell()};
        while (m_at < m_text.size() && m_text[m_at] == m_separator) {
            ++m_at;
            row << readCell();
        }
        if (m_at < m_text.size()) // at a line break
            m_at += m_text[m_at] == u'\r' && m_text.mid(m_at + 1, 1) == u'\n' ? 2 : 1;
        m_rows << row;
    }

    QString readCell()
    {
        QString cell;
        if (m_at < m_text.size() && m_text[m_at] == quote)
            cell = readQuoted();
        // What follows a closing mark belongs to the cell, as spreadsheets have it.
        while (m_at < m_text.size() && m_text[m_at] != m_separator && !atLineBreak())
            cell += m_text[m_at++];
        return cell;
    }

    QString readQuoted()
    {
        QString cell;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == quote && m_text.mid(m_at + 1, 1) != QString(quote)) {
                ++m_at;
                break;
            }
            if (m_text[m_at] == quote)
                ++m_at;
            cell += m_text[m_at];
        }
        return cell;
    }

    const QString &m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    CellRows m_rows;
};

bool needsQuotes(const QString &cell, QChar separator)
{
    return std::any_of(cell.begin(), cell.end(),
                       [separator](QChar c) {
                           return c == quote || c == separator || c == u'\n' || c == u'\r' || c == u'\t';
                       })
        || cell.startsWith(u' ') || cell.endsWith(u' ');
}

} // namespace

CellRows readDelimited(const QString &text, QChar separator)
{
    return Reader(text, separator).read();
}

QChar separatorOf(const QString &text)
{
    bool quoted = false;
    bool semicolon = false;
    for (const QChar c : text) {
        if (c == quote)
            quoted = !quoted;
        else if (!quoted && c == u'\t')
            return u'\t';
        else if (!quoted && c == u';')
            semicolon = true;
    }
    return semicolon ? u';' : u',';
}

QString writeDelimited(const CellRows &rows, QChar separator, LineEnd lineEnd)
{
    QString text;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (const QString &cell : row) {
            QString doubled = cell;
            if (needsQuotes(cell, separator))
                doubled = quote + doubled.replace(quote, QString(2, quote)) + quote;
            cells << doubled;
        }
        text += cells.join(separator);
        if (lineEnd == LineEnd::CrLf)
            text += u'\r';
        text += u'\n';
    }
    return text;
}

QString plainCell(const QString &text)
{
    // The wide forms of East Asian fonts are taken for the plain ones by some spreadsheets.
    constexpr QStringView formulaStarts(u"=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20");
    // So are those behind a space or a sign that nobody sees.
    qsizetype first = 0;
    while (first < text.size() && (text[first] == u' ' || isUnseen(text[first].unicode())))
        ++first;
    const bool isFormula = first < text.size() && formulaStarts.contains(text[first]);
    return isFormula ? u'\'' + text : text;
}

} // namespace skyledger::table
