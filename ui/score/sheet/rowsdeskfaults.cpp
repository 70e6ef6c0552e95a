// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/rowsdesk.h"
#include "ui/words/besideothers.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <algorithm>

/// What cannot be on a score sheet, and what is missing on it.
namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

void RowsDesk::judgeSeats()
{
    std::vector<score::SheetSeat> seats;
    seats.reserve(m_seated);
    for (std::size_t player = 0; player < m_seated; ++player) {
        const SheetTexts::Player &who = m_texts.players[player];
        seats.push_back({nameOf(player), who.color, who.first});
    }
    QStringList sentences;
    m_seatFaults.assign(m_texts.players.size(), QString());
    const std::vector<score::SeatFault> faults = score::seatFaults(seats);
    for (const score::SeatFault &fault : faults) {
        sentences << sentenceFor(fault);
        for (const std::size_t seat : fault.seats)
            m_seatFaults[seat] = sentences.back();
    }
    m_namesFault = sentences.join(u' ');
}

QString RowsDesk::sentenceFor(const score::SeatFault &fault) const
{
    using Kind = score::SeatFault::Kind;
    QStringList numbers; // of two with one name the name does not help
    QStringList names;
    for (const std::size_t seat : fault.seats) {
        numbers << QString::number(seat + 1);
        names << words::besideOthers(nameOf(seat));
    }
    switch (fault.kind) {
    case Kind::NameTooLong:
        return tr("A name has at most %1 characters: that of player %2 has %3.")
            .arg(QString::number(fault.limit), numbers.join(u' '), QString::number(fault.value));
    case Kind::NameTwice:
        return tr("Players %1 have the same name.", "list of numbers").arg(words::listedWithAnd(numbers));
    case Kind::ColorTwice:
        return tr("%1 have the same colour.", "list of players").arg(words::listedWithAnd(names));
    case Kind::SeveralFirst:
        return tr("Only one can be the first player: %1 are marked.", "list of players")
            .arg(words::listedWithAnd(names));
    }
    return {};
}

void RowsDesk::readCells()
{
    m_readings.assign(m_texts.players.size(), std::vector<SheetReading>(m_game.rows().size()));
    m_faults.clear();
    for (std::size_t player = 0; player < m_seated; ++player) {
        for (std::size_t row = 0; row < m_game.rows().size(); ++row) {
            if (m_game.rows()[row].number)
                continue;
            m_readings[player][row] = m_game.read(row, player, m_texts);
            if (!m_readings[player][row].fault.isEmpty())
                m_faults.push_back({player, row});
        }
    }
}

void RowsDesk::judgeNumbers()
{
    using Numbers = describe::SheetCodes::Numbers;
    const auto cells = m_game.numbers().cells();
    std::vector<Numbers> numbers(m_seated, Numbers(cells.size()));
    std::vector<std::size_t> rowOf(cells.size());
    for (std::size_t row = 0; row < m_game.rows().size(); ++row) {
        const auto &cell = m_game.rows()[row].number;
        if (!cell)
            continue;
        rowOf[*cell] = row;
        for (std::size_t player = 0; player < m_seated; ++player)
            numbers[player][*cell] = numberIn(m_texts.players[player].cells[static_cast<qsizetype>(row)]);
    }
    for (const describe::SheetFault &fault : m_game.numbers().faults(numbers)) {
        const auto at = std::find(cells.begin(), cells.end(), fault.cell) - cells.begin();
        const Place place{fault.player, rowOf[static_cast<std::size_t>(at)]};
        const QString sentence = sentenceFor(fault, place.row);
        m_readings[place.player][place.row].fault = sentence;
        m_faults.push_back(place);
        if (fault.kind != describe::SheetFault::Kind::TooManyInAll)
            continue;
        for (std::size_t player = 0; player < m_seated; ++player) {
            if (numbers[player][static_cast<std::size_t>(at)].value_or(0) > 0)
                m_readings[player][place.row].fault = sentence;
        }
    }
}

QString RowsDesk::sentenceFor(const describe::SheetFault &fault, std::size_t row) const
{
    using Kind = describe::SheetFault::Kind;
    const QString label = m_game.rows()[row].label();
    const QString value = words::plainNumber(fault.value);
    const QString limit = words::plainNumber(fault.limit);
    if (fault.kind == Kind::TooManyInAll && m_game.rows()[row].tooMany)
        return m_game.rows()[row].tooMany(value, limit);
    if (fault.kind == Kind::TooManyInAll)
        return tr("%1: there are %2 in the box, and %3 are entered in all.", "what, number, number")
            .arg(label, limit, value);
    const QString name = words::besideOthers(nameOf(fault.player));
    return fault.kind == Kind::TooLow
        ? tr("%1, %2: %3 is too low, the least is %4.", "player, what, number, number")
              .arg(name, label, value, limit)
        : tr("%1, %2: %3 is too high, the most is %4.", "player, what, number, number")
              .arg(name, label, value, limit);
}

void RowsDesk::findGaps()
{
    m_gaps.clear();
    for (std::size_t player = 0; player < m_seated; ++player) {
        for (std::size_t row = 0; row < m_game.rows().size(); ++row) {
            const QString &text = m_texts.players[player].cells[static_cast<qsizetype>(row)];
            const bool lacks = m_game.rows()[row].number ? !numberIn(text) : text.isEmpty();
            if (lacks && m_asked[row] && !m_game.rows()[row].mayLack)
                m_gaps.push_back({player, row});
        }
    }
}

} // namespace skyledger::ui
