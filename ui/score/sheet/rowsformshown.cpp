// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/columnhead.h"
#include "ui/score/sheet/rowsform.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/besideothers.h"
#include "ui/words/marks.h"
#include "ui/words/numbers.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

/// What the form shows of the desk, and in which words.
namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

void RowsForm::refresh()
{
    refreshHeads();
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        refreshRow(row);
    m_namesMessage->setText(m_desk.namesFault());
    m_namesMessage->setVisible(!m_desk.namesFault().isEmpty());
    refreshResults();
}

void RowsForm::refreshHeads()
{
    QStringList names;
    for (std::size_t player = 0; player < m_heads.size(); ++player)
        names << (player < m_desk.seated() ? m_desk.nameOf(player) : QString());
    const QStringList marks = words::playerMarks(names);
    for (std::size_t player = 0; player < m_heads.size(); ++player) {
        const auto at = static_cast<qsizetype>(player);
        m_heads[player]->setVisible(isSeen(player));
        m_heads[player]->showPlayer(m_desk.texts().players[player], marks.value(at),
                                    player < m_desk.seated() ? names[at] : tr("nobody, or a name"));
        m_heads[player]->setFault(m_desk.seatFault(player));
    }
}

void RowsForm::refreshRow(std::size_t row)
{
    Row &of = m_rows[row];
    const bool isTick = of.fields.empty();
    of.label->setVisible(m_desk.asks(row) && !(isTick && m_isCompared));
    if (isTick)
        refreshTicks(row);
    else
        refreshFields(row);
    refreshTurns(row);
    QStringList faults;
    bool hasNotes = false;
    for (std::size_t player = 0; player < m_heads.size(); ++player) {
        const SheetReading &reading = m_desk.reading({player, row});
        if (!reading.fault.isEmpty() && !faults.contains(reading.fault))
            faults << reading.fault;
        if (!of.notes.empty())
            of.notes[player]->setText(reading.note);
        hasNotes = hasNotes || !reading.note.isEmpty();
    }
    for (QLabel *note : of.notes)
        note->setVisible(m_desk.asks(row) && hasNotes);
    of.message->setText(faults.join(u' '));
    of.message->setVisible(!faults.isEmpty());
}

void RowsForm::refreshFields(std::size_t row)
{
    const QString label = m_desk.game().rows()[row].label();
    for (std::size_t player = 0; player < m_heads.size(); ++player) {
        const SheetReading &reading = m_desk.reading({player, row});
        const QString &cell = m_desk.texts().players[player].cells[static_cast<qsizetype>(row)];
        NumberField *field = m_rows[row].fields[player];
        field->setVisible(m_desk.asks(row) && isSeen(player));
        if (field->text().trimmed() != cell)
            field->setText(cell);
        field->setFault(reading.fault);
        //: A field of the form: what it asks for, whose it is
        field->setAccessibleName(tr("%1, %2").arg(label, words::besideOthers(m_desk.nameOf(player))));
        field->setAccessibleDescription(reading.fault.isEmpty() ? reading.note : reading.fault);
    }
}

void RowsForm::refreshTicks(std::size_t row)
{
    const QString label = m_desk.game().rows()[row].label();
    for (std::size_t player = 0; player < m_heads.size(); ++player) {
        const SheetTexts::Player &of = m_desk.texts().players[player];
        const auto told = numberIn(of.cells[static_cast<qsizetype>(row)]);
        QCheckBox *tick = m_rows[row].ticks[player];
        tick->setVisible(m_desk.asks(row) && !m_isCompared);
        tick->setChecked(told ? *told != 0 : m_desk.game().usualTick(row, of));
        tick->setAccessibleName(tr("%1, %2").arg(label, words::besideOthers(m_desk.nameOf(player))));
    }
}

void RowsForm::refreshTurns(std::size_t row)
{
    const auto &turn = m_desk.game().rows()[row].turn;
    for (std::size_t player = 0; player < m_rows[row].turns.size(); ++player) {
        const auto number = numberIn(m_desk.texts().players[player].cells[static_cast<qsizetype>(row)]);
        QPushButton *button = m_rows[row].turns[player];
        button->setText(turn->face(number));
        button->setVisible(m_desk.asks(row) && isSeen(player));
        button->setAccessibleName(turn->name(words::besideOthers(m_desk.nameOf(player))));
        button->setToolTip(plainTip(turn->tip(number)));
        button->setAccessibleDescription(button->toolTip());
    }
}

void RowsForm::refreshResults()
{
    const auto &told = m_desk.told();
    const std::vector<SheetGame::Result> results = m_desk.game().results(m_desk.document());
    for (std::size_t player = 0; player < m_heads.size(); ++player) {
        const bool isSeated = told && !m_desk.isUntouched() && player < told->seats.size();
        const ScoreTold::Seat seat = isSeated ? told->seats[player] : ScoreTold::Seat();
        const QString rank = QString::number(seat.rank);
        for (std::size_t i = 0; i < m_results.size(); ++i)
            m_results[i].values[player]->setText(
                isSeated ? results[i].cells.value(static_cast<qsizetype>(player)) : QString());
        m_totals.values[player]->setText(isSeated ? words::plainNumber(seat.total) : QString());
        //: The place of a player who wins
        m_ranks.values[player]->setText(!isSeated       ? QString()
                                            : seat.wins ? tr("%1 · wins", "rank").arg(rank)
                                                        : rank);
        m_totals.values[player]->setAccessibleName(
            isSeated
                ? tr("%1: %2, place %3").arg(words::besideOthers(seat.name), words::points(seat.total), rank)
                : QString());
    }
}

void RowsForm::sizeTexts()
{
    for (QLabel *label : m_totals.values)
        label->setFont(boldFont(font(), 1.7));
    for (QLabel *label : m_ranks.values)
        label->setFont(boldFont(font(), 1.2));
    m_totals.label->setFont(boldFont(font(), 1.2));
    for (const Row &row : m_rows) {
        for (QPushButton *button : row.turns)
            button->setFixedWidth(fontMetrics().horizontalAdvance(u"000000"_s));
    }
}

void RowsForm::retranslate()
{
    setAccessibleName(tr("Score sheet"));
    for (ColumnHead *head : m_heads)
        head->retranslate();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const SheetGame::Row &told = m_desk.game().rows()[row];
        m_rows[row].label->setText(told.label());
        for (NumberField *field : m_rows[row].fields)
            field->setToolTip(plainTip(told.where()));
    }
    const std::vector<SheetGame::Result> results = m_desk.game().results({});
    for (std::size_t i = 0; i < m_results.size(); ++i)
        m_results[i].label->setText(results[i].label);
    m_totals.label->setText(tr("Total"));
    m_ranks.label->setText(tr("Place"));
    refresh();
}

} // namespace skyledger::ui
