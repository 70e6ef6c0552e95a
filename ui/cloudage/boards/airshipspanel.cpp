// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/airshipspanel.h"

#include "ui/cloudage/boards/answerlook.h"
#include "ui/play/turn/pointedoption.h"

#include <QtCore/QEvent>
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
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.boards || m_table.asked() != m_asked) // with the first answer of a lane that is another one
            refresh();
    });
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

/// Of all boards, of which that one is open.
int AirshipsPanel::leastHeight(AirshipBoardCard::Fold others) const
{
    int height = layout()->spacing() * static_cast<int>(m_cards.size());
    for (const AirshipBoardCard *card : m_cards)
        height += card->leastHeight(card->player() == m_wanted ? AirshipBoardCard::Fold::Open : others);
    return height;
}

/// However they are folded now: with less height they fold further.
QSize AirshipsPanel::minimumSizeHint() const
{
    return {layout()->minimumSize().width(), leastHeight(AirshipBoardCard::Fold::Low)};
}

/// The others show as much as there is room for, all alike.
void AirshipsPanel::fit()
{
    using Fold = AirshipBoardCard::Fold;
    const Fold others = leastHeight(Fold::Open) <= height() ? Fold::Open
        : leastHeight(Fold::Folded) <= height()             ? Fold::Folded
                                                            : Fold::Low;
    for (AirshipBoardCard *card : m_cards)
        card->setFold(card->player() == m_wanted ? Fold::Open : others);
}

/// A card may want another height without the panel getting one.
bool AirshipsPanel::event(QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

} // namespace skyledger::ui
