// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/guide/whistlemountaintable.h"

#include <QtWidgets/QWidget>

#include <vector>

class QPainter;

namespace skyledger::ui {

/// What one player has: stock, aircraft, workers, tiles. Of the one whose turn it is all is named; the others have lines.
class PlayerCard : public QWidget
{
    Q_OBJECT

public:
    PlayerCard(WhistleMountainTable &table, whistlemountain::Player player, QWidget *parent = nullptr);

    /// Everything on the card, as a screen reader says it.
    QString spoken() const;
    void refresh();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Line {
        QString text;
        bool quiet = false;
    };
    const whistlemountain::PlayerState &own() const { return m_table.state().players[m_player]; }
    bool isOpen() const;
    std::vector<Line> lines() const;
    QString aircraftLine() const;
    QString workersLine() const;
    QString countsLine() const;
    double drawHead(QPainter &painter, const QRectF &rect) const;
    double drawStock(QPainter &painter, const QRectF &rect) const;

    WhistleMountainTable &m_table;
    whistlemountain::Player m_player;
};

/// All players in turn order.
class PlayersBoard : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersBoard(WhistleMountainTable &table, QWidget *parent = nullptr);

private:
    void refresh();

    std::vector<PlayerCard *> m_cards;
};

} // namespace skyledger::ui
