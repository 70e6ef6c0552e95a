// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace skyledger::ui {

class ContractCard;

/// The contracts on display, and how many are left in the deck. It stands by itself, so that it is in sight whichever
/// board is.
class ContractsBoard : public QWidget
{
    Q_OBJECT

public:
    explicit ContractsBoard(AirshipCityTable &table, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int columns() const;
    QString deckText() const;
    int cardsWidthIn(const QFont &font) const;
    static int deckWidthIn(const QFont &font, const QString &text);
    void refresh();
    void retranslate();
    void layOut();

    AirshipCityTable &m_table;
    int m_shown = 0;
    int m_deckLeft = 0;
    std::vector<ContractCard *> m_cards; ///< children, as many as ever lay there
    QRectF m_deck;                       ///< where the number of those in the deck is written
    QStringList m_deckShown;             ///< lines of words, or the number alone where there is little room
};

} // namespace skyledger::ui
