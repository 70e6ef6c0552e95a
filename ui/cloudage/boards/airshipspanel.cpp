// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/airshipspanel.h"

#include "ui/cloudage/boards/airshipboardcard.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/play/turn/pointedoption.h"

#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace cloudage;

AirshipsPanel::AirshipsPanel(CloudAgeTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("airships"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(5);
    for (const Player player : table.setup().players()) {
        auto *card = new AirshipBoardCard(table, player, this);
        connect(card, &AirshipBoardCard::wanted, this, [this, player] { open(player); });
        column->addWidget(card);
        m_cards.push_back(card);
    }
    column->addStretch(1);
    connect(&table, &GameTable::changed, this, &AirshipsPanel::refresh);
    connect(&table, &GameTable::wordsChanged, this, &AirshipsPanel::refresh);
    connect(&PointedOption::of(table.guide()), &PointedOption::changed, this, &AirshipsPanel::refresh);
    open(Player{});
    refresh();
}

void AirshipsPanel::refresh()
{
    const Player asked = m_table.asked();
    if (asked != m_asked && asked != none<Player>)
        open(asked);
    m_asked = asked;
    const std::optional<State> then = pointedState(m_table);
    for (AirshipBoardCard *card : m_cards)
        card->refresh(then ? &*then : nullptr);
}

void AirshipsPanel::open(Player player)
{
    m_wanted = player;
    fit();
}

/// Opens that board, and all of them where there is room.
void AirshipsPanel::fit()
{
    int needed = 0;
    for (const AirshipBoardCard *card : m_cards)
        needed += card->leastHeight(true) + layout()->spacing();
    const bool all = needed <= height();
    for (AirshipBoardCard *card : m_cards)
        card->setOpen(all || card->player() == m_wanted);
}

void AirshipsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace skyledger::ui
