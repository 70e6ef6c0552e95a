// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtWidgets/QWidget>

class QLabel;
class QVBoxLayout;

namespace skyledger::ui {

class AwardValues;
class PriceList;
class RoundTrack;
class StageTrack;

/// The Economy Board: price list, stages with their bonuses, the round track that counts VP too, and the awards.
class EconomyBoard : public QWidget
{
    Q_OBJECT

public:
    explicit EconomyBoard(AirshipCityTable &table, QWidget *parent = nullptr);

    /// Without the headings of its parts, which give way first.
    QSize minimumSizeHint() const override;
    // What it needs: an area around it would else ask its parts how high they want to be.
    int heightForWidth(int) const override { return minimumSizeHint().height(); }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QLabel *addHead(QVBoxLayout *column);
    void refresh();
    void retranslate();
    void zoom();
    int heightWithout(int heads) const;

    AirshipCityTable &m_table;
    QLabel *m_priceHead; ///< children, as all below
    PriceList *m_prices;
    QLabel *m_stageHead;
    StageTrack *m_stages;
    QLabel *m_roundHead;
    RoundTrack *m_rounds;
    QLabel *m_awardHead;
    AwardValues *m_awards;
    double m_zoom = 1; ///< of the letters
};

} // namespace skyledger::ui
