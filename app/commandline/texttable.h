// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <vector>

/// Text in columns for terminals.
namespace skyledger::commandline {

/// How many columns a text takes: accents that stand by themselves take none, wide letters two.
int columnsOf(const QString &text);

/// The text, cut to so many columns if it is longer; the cut is shown.
QString elided(const QString &text, int columns);

enum class Align { Left, Right, Center };

/// The text, filled up with spaces to so many columns.
QString padded(const QString &text, int columns, Align align = Align::Left);

/// The text in lines that end at most at so many columns, broken between words. The lines are indented, but for the
/// first, which whoever prints it begins there.
QString wrapped(const QString &text, int columns, int indent = 0);

/// The text with its prose in lines that end where the terminal does, if it says so. Lines of tables and drawings stay.
QString fitted(const QString &text);

/// Rows of cells, each column as wide as its widest cell. Lines end without spaces.
class TextTable
{
public:
    /// One alignment per column.
    explicit TextTable(std::vector<Align> columns) : m_columns(std::move(columns)) {}

    void add(const QStringList &cells) { m_rows.push_back(cells); }
    bool isEmpty() const { return m_rows.empty(); }
    /// The lines, each indented by so many spaces and with so many between columns. Where the terminal ends earlier,
    /// columns of text give way, then headings of several words, at last the spaces between columns.
    QString text(int indent = 0, int gap = 2) const;

private:
    std::vector<Align> m_columns;
    std::vector<QStringList> m_rows;
};

} // namespace skyledger::commandline
