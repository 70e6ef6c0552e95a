// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pages/seriespage.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

SeriesPage::SeriesPage(std::function<SeriesTold()> tell, QWidget *parent)
    : GamePage(parent),
      m_tell(std::move(tell)),
      m_title(wrappedLabel(u"series-title"_s, this)),
      m_sentence(wrappedLabel(u"series-sentence"_s, this)),
      m_table(new QTableWidget(this)),
      m_next(namedButton(u"series-next", this)),
      m_close(namedButton(u"series-close"_s, this))
{
    setObjectName(u"series-page"_s);
    m_table->setObjectName(u"series-table"_s);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setCornerButtonEnabled(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->verticalHeader()->setHighlightSections(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_next);
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
    setFocusProxy(m_table);
    connect(m_next, &QPushButton::clicked, this, &SeriesPage::nextWanted);
    connect(m_close, &QPushButton::clicked, this, &GamePage::closed);
    sayAnew(*this, [this] { refresh(); });
}

void SeriesPage::refresh()
{
    const SeriesTold told = m_tell();
    m_title->setText(told.title);
    m_title->setFont(boldFont(font(), 1.3));
    m_sentence->setText(told.sentence);
    setSaidName(*m_table, told.title);
    m_table->setAccessibleDescription(told.sentence);
    m_close->setText(tr("Close"));
    m_next->setText(told.next);
    m_next->setVisible(!told.next.isEmpty());
    // The corner of the table is a button to Qt, which selects all: nobody needs it, but screen readers find it.
    if (auto *corner = m_table->findChild<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly)) {
        corner->setObjectName(u"series-corner"_s);
        setSaidName(*corner, tr("Rows and columns"));
    }
    m_table->setColumnCount(static_cast<int>(told.headings.size()));
    m_table->setHorizontalHeaderLabels(told.headings);
    m_table->setRowCount(static_cast<int>(told.rows.size()) + 1);
    int at = 0;
    for (const SeriesTold::Row &row : told.rows)
        addRow(at++, row, false);
    addRow(at, told.sum, true);
    if (m_table->currentRow() < 0)
        m_table->setCurrentCell(0, 0);
}

/// What does not count is said, and drawn in quieter ink besides.
void SeriesPage::addRow(int at, const SeriesTold::Row &row, bool isSum)
{
    m_table->setVerticalHeaderItem(at, new QTableWidgetItem(row.name));
    for (int column = 0; column < m_table->columnCount(); ++column) {
        auto *cell = new QTableWidgetItem(row.cells.value(column));
        if (!row.counts)
            cell->setForeground(palette().placeholderText());
        if (isSum)
            cell->setFont(boldFont(font()));
        m_table->setItem(at, column, cell);
    }
}

} // namespace skyledger::ui
