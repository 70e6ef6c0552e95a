// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/sheetside.h"

#include "ui/words/marks.h"

#include <QtCore/QEvent>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

namespace {

std::vector<OwnersGroup> groupsOf(const std::vector<CountedOwners> &owners)
{
    std::vector<OwnersGroup> groups;
    groups.reserve(owners.size());
    for (const CountedOwners &each : owners)
        groups.push_back(each.squares);
    return groups;
}

} // namespace

SheetSide::SheetSide(RowsDesk &desk, const std::vector<CountedOwners> &owners,
                     const std::vector<RulingHead> &rulings, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_board(new OwnersBoard(groupsOf(owners), this))
{
    m_rows.reserve(owners.size());
    for (const CountedOwners &each : owners)
        m_rows.push_back(each.row);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_board);
    column->addWidget(new SheetRules(desk, rulings, this));
    connect(m_board, &OwnersBoard::ownersChanged, this, &SheetSide::countOwners);
    connect(&desk, &RowsDesk::changed, this, &SheetSide::refresh);
    refresh();
}

void SheetSide::countOwners(std::size_t group)
{
    QStringList cells;
    const std::vector<int> counts = m_board->counts(group, m_desk.seated());
    for (const int count : counts)
        cells << QString::number(count);
    m_desk.setRow(m_rows[group], cells);
}

void SheetSide::refresh()
{
    const QStringList names = m_desk.names();
    const QStringList marks = words::playerMarks(names);
    std::vector<PlayerLook> looks;
    looks.reserve(m_desk.seated());
    for (std::size_t i = 0; i < m_desk.seated(); ++i)
        looks.push_back({m_desk.seats().colorLook(m_desk.texts().players[i].color.value_or(0)),
                         marks.value(static_cast<qsizetype>(i))});
    m_board->setPlayers(looks, names);
    for (std::size_t group = 0; group < m_rows.size(); ++group) {
        const auto row = static_cast<qsizetype>(m_rows[group]);
        const std::vector<int> counts = m_board->counts(group, m_desk.seated());
        for (std::size_t i = 0; i < counts.size(); ++i) {
            // A number that was typed makes the picture untrue.
            const QString &cell = m_desk.texts().players[i].cells[row];
            if (numberIn(cell).value_or(0) != counts[i] && !m_board->isEmpty(group))
                m_board->clear(group);
        }
    }
}

void SheetSide::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
