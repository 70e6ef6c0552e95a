// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/guide/whistlemountaintable.h"
#include "ui/widgets/seatcard.h"

#include <vector>

namespace skyledger::ui {

/// What the players have, in turn order: stock, aircraft, workers, tiles. Of the one whose turn it is all is named; the
/// others have counts.
class PlayersBoard : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersBoard(WhistleMountainTable &table, QWidget *parent = nullptr);

private:
    void refresh();
    SeatCard::Shown shownOf(whistlemountain::Player player) const;
    Face aircraftLine(const whistlemountain::PlayerState &own) const;
    Face countsLine(const whistlemountain::PlayerState &own) const;
    QString spoken(const SeatCard::Shown &shown, const whistlemountain::PlayerState &own) const;

    WhistleMountainTable &m_table;
    std::vector<SeatCard *> m_cards;
};

} // namespace skyledger::ui
