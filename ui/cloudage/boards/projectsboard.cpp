// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/projectsboard.h"

#include "core/cloudage/rules/build.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/wrappingdelegate.h"
#include "ui/words/phrases.h"

#include <QtWidgets/QHeaderView>

namespace skyledger::ui {

using namespace cloudage;

ProjectsBoard::ProjectsBoard(CloudAgeTable &table, QWidget *parent) : ClickedTree(parent), m_table(table)
{
    setObjectName(QStringLiteral("projects"));
    setColumnCount(4);
    setRootIsDecorated(false);
    setItemDelegate(new WrappingDelegate(*this));
    header()->setStretchLastSection(false);
    setRules(*this, QStringLiteral("CA-CARD-01"));
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.values)
            fill();
        else
            refresh();
    });
    connect(&table, &GameTable::wordsChanged, this, &ProjectsBoard::fill);
    connect(this, &ClickedTree::taken, this, [this](const QTreeWidgetItem *item) {
        if (m_table.playCard(static_cast<Project>(item->data(0, Qt::UserRole).toInt())))
            emit played();
    });
    fill();
}

void ProjectsBoard::fill()
{
    clear();
    setAccessibleName(tr("Project cards"));
    setHeaderLabels({tr("Project card"), tr("Cost"), tr("Gain"), tr("Played by")});
    for (const Project card : m_table.setup().projects()) {
        const ProjectValues &values = m_table.setup().catalogue.projects[card];
        auto *item = new QTreeWidgetItem(this);
        item->setData(0, Qt::UserRole, static_cast<int>(card));
        item->setText(0, m_table.words().project(card));
        if (values.cost) {
            Amounts cost;
            cost[Resource::Water] = values.cost->water;
            cost[Resource::Cards] = values.cost->cards;
            item->setText(1, wording::amountsOf(cost));
        } else {
            item->setText(1, tr("to be told", "a cost"));
        }
        if (values.reward)
            item->setText(2, wording::rewardOf(*values.reward));
    }
    sortItems(0, Qt::AscendingOrder);
    refresh();
}

void ProjectsBoard::refresh()
{
    for (int row = 0; row < topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = topLevelItem(row);
        const auto card = static_cast<Project>(item->data(0, Qt::UserRole).toInt());
        QStringList owners;
        for (const Player player : m_table.setup().players()) {
            if (m_table.state().players[player].projects.contains(card))
                owners << m_table.words().player(player);
        }
        const QString text = words::listed(owners);
        if (item->text(3) != text)
            item->setText(3, text);
    }
}

/// All columns are in sight: what is too long for one stands in several lines.
void ProjectsBoard::resizeEvent(QResizeEvent *event)
{
    constexpr int percent[] = {33, 31, 20, 16};
    for (int column = 0; column < columnCount(); ++column)
        header()->resizeSection(column, viewport()->width() * percent[column] / 100);
    ClickedTree::resizeEvent(event);
}

} // namespace skyledger::ui
