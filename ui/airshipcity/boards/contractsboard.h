// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/contractcard.h"
#include "ui/play/boards/drawnboard.h"

#include <vector>

namespace skyledger::ui {

/// The contracts on display, and how many are left in the deck. It stands by itself, so that it is in sight whichever
/// board is.
class ContractsBoard : public DrawnBoard
{
    Q_OBJECT

public:
    explicit ContractsBoard(AirshipCityTable &table, QWidget *parent = nullptr);

    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

protected:
    bool look() override;
    QString spoken() const override;
    void layOut() override;
    void draw(QPainter &painter, const Theme &theme) const override;

private:
    std::size_t columns() const;
    QString deckText() const;
    int cardsWidthIn(const QFont &font) const;

    AirshipCityTable &m_table;
    std::vector<ContractFace> m_faces;
    int m_deckLeft = 0;
    std::vector<ContractCard *> m_cards; ///< children, as many as ever lay there
    QFont m_lettering;
    QRectF m_deck;           ///< where the number of those in the deck is written
    QStringList m_deckShown; ///< lines of words, or the number alone where there is little room
};

} // namespace skyledger::ui
