// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/sheetside.h"

#include "core/airshipcity/record/sheettable.h"
#include "ui/airshipcity/scoring/sheet/sheetrules.h"
#include "ui/words/marks.h"

#include <QtCore/QEvent>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

std::size_t rowOf(Award award)
{
    return sheetCell(award == Award::Shipbuilding ? SheetEntry::AirshipMajorities
                                                  : SheetEntry::UtilityMajorities);
}

} // namespace

SheetSide::SheetSide(RowsDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_board(new OwnersBoard(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_board);
    column->addWidget(new SheetRules(desk, this));
    connect(m_board, &OwnersBoard::ownersChanged, this, &SheetSide::countOwners);
    connect(&desk, &RowsDesk::changed, this, &SheetSide::refresh);
    refresh();
}

void SheetSide::countOwners(Award award)
{
    QStringList cells;
    const std::vector<int> counts = m_board->counts(award, m_desk.seated());
    for (const int count : counts)
        cells << QString::number(count);
    m_desk.setRow(rowOf(award), cells);
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
    for (const Award award : {Award::Shipbuilding, Award::Construction}) {
        const std::vector<int> counts = m_board->counts(award, m_desk.seated());
        for (std::size_t i = 0; i < counts.size(); ++i) {
            // A number that was typed makes the picture untrue.
            const QString &cell = m_desk.texts().players[i].cells[static_cast<qsizetype>(rowOf(award))];
            if (numberIn(cell).value_or(0) != counts[i] && !m_board->isEmpty(award))
                m_board->clear(award);
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
