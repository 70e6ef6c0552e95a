// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/citytext.h"

#include "app/commandline/texttable.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Align;
using commandline::columnsOf;
using commandline::elided;
using commandline::padded;

namespace {

constexpr int nameColumns = 14;
constexpr int smallestCell = 12;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CityText)
};

/// The lines in one space of the grid: the tile, then a line for each player with crews there.
QStringList cellLines(const State &state, const words::GameWords &game, Cell cell)
{
    const Tile tile = state.city[cell];
    QString top = game.tile(tile);
    if (state.developed.contains(tile))
        top += u" *"_s;
    QStringList lines{top};
    for (const Player player : game.setup().players()) {
        QStringList crews;
        for (const Crew crew : all<Crew>()) {
            const CrewState &token = state.players[player].crews[crew];
            if (token.at == cell)
                crews << (token.ready ? u"%1"_s : u"(%1)"_s).arg(indexOf(crew) + 1);
        }
        if (!crews.isEmpty())
            lines << elided(game.player(player), nameColumns) + u' ' + crews.join(u' ');
    }
    return lines;
}

/// Draws the grid around its cells.
class Grid4
{
public:
    Grid4(const State &state, const words::GameWords &game)
    {
        for (const Cell cell : all<Cell>()) {
            m_cells[cell] = cellLines(state, game, cell);
            int &width = m_widths[static_cast<std::size_t>(columnOf(cell))];
            width = std::max(width, smallestCell);
            for (const QString &line : m_cells[cell])
                width = std::max(width, columnsOf(line));
        }
    }

    QString text() const
    {
        QString text = letters() + border(u'┌', u'┬', u'┐');
        for (int row = 0; row < gridSize; ++row) {
            if (row > 0)
                text += border(u'├', u'┼', u'┤');
            text += rowText(row);
        }
        return text + border(u'└', u'┴', u'┘');
    }

private:
    QString letters() const
    {
        QString line = u"   "_s;
        for (int column = 0; column < gridSize; ++column) {
            const QString letter = words::name(cellAt(column, 0)).first(1);
            line += u' ' + padded(letter, m_widths[static_cast<std::size_t>(column)] + 2, Align::Center);
        }
        while (line.endsWith(u' '))
            line.chop(1);
        return line + u'\n';
    }

    QString border(QChar left, QChar middle, QChar right) const
    {
        QString line = u"   "_s + left;
        for (std::size_t column = 0; column < gridSize; ++column)
            line += QString(m_widths[column] + 2, u'─') + (column + 1 < gridSize ? middle : right);
        return line + u'\n';
    }

    QString rowText(int row) const
    {
        qsizetype height = 2;
        for (int column = 0; column < gridSize; ++column)
            height = std::max(height, m_cells[cellAt(column, row)].size());
        QString text;
        for (qsizetype i = 0; i < height; ++i) {
            text += i == 0 ? u" %1 │"_s.arg(row + 1) : u"   │"_s;
            for (int column = 0; column < gridSize; ++column) {
                const QString line = m_cells[cellAt(column, row)].value(i);
                text += u' ' + padded(line, m_widths[static_cast<std::size_t>(column)]) + u" │"_s;
            }
            text += u'\n';
        }
        return text;
    }

    Per<Cell, QStringList> m_cells;
    std::array<int, gridSize> m_widths{};
};

} // namespace

QString cityText(const State &state, const words::GameWords &game)
{
    return words::name(words::Term::City) + u'\n' + Grid4(state, game).text() + u"   "_s
        + Text::tr("* developed side up; numbers are crews, those in brackets are spent") + u'\n';
}

} // namespace skyledger::airshipcity::cli
