// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/boards/drawnboard.h"

#include <array>

class QLabel;

namespace skyledger::ui {

/// The Economy Board: price list, stages with their bonuses, the round track that counts VP too, and the awards.
class EconomyBoard : public DrawnBoard
{
    Q_OBJECT

public:
    explicit EconomyBoard(AirshipCityTable &table, QWidget *parent = nullptr);

    /// Without the headings of its parts, which give way first.
    QSize minimumSizeHint() const override;
    // What it needs: an area around it would else ask its parts how high they want to be.
    int heightForWidth(int) const override { return minimumSizeHint().height(); }

protected:
    bool look() override;
    QString spoken() const override;
    void layOut() override;

private:
    int heightWithout(int heads) const;

    /// Prices, stages, rounds and awards. Children, as their headings.
    std::array<QWidget *, 4> m_parts{};
    std::array<QLabel *, 4> m_heads{};
    double m_zoom = 1; ///< of the letters
};

} // namespace skyledger::ui
