// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/actionsboard.h"

#include "ui/play/turn/thingbutton.h"

#include <QtWidgets/QHBoxLayout>

namespace skyledger::ui {

using namespace cloudage;

ActionsBoard::ActionsBoard(CloudAgeTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("city-board"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(5);
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        m_actions[i] =
            new ThingButton(table.guide(), {CloudAgeQuestions::Thing::District, static_cast<int>(i)}, this);
        m_actions[i]->setObjectName(QStringLiteral("action-%1").arg(i + 1));
        row->addWidget(m_actions[i]);
    }
    connect(&table, &GameTable::changed, this, &ActionsBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &ActionsBoard::refresh);
    refresh();
}

void ActionsBoard::refresh()
{
    for (const District district : all<District>()) {
        m_actions[indexOf(district)]->setWords(
            tr("District %1").arg(indexOf(district) + 1),
            tr("%n City card(s)", nullptr, m_table.state().sleeves[district]));
    }
    m_actions[3]->setWords(tr("Build"), {});
    m_actions[4]->setWords(tr("Plant"), {});
    m_actions[4]->setVisible(m_table.setup().plantsInPlay());
}

} // namespace skyledger::ui
