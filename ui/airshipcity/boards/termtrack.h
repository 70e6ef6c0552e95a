// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/contractcard.h"
#include "ui/play/boards/drawnboard.h"

#include <vector>

namespace skyledger::ui {

/// The contract term track of a depot, longest term on the left: contracts lie under the number of stages left. The depot
/// leads it.
class TermTrack : public DrawnBoard
{
    Q_OBJECT

public:
    TermTrack(AirshipCityTable &table, airshipcity::Player player, QWidget *parent);

    /// The height that a width of columns takes with the contracts held now.
    int neededHeight() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool look() override;
    QString spoken() const override;
    void layOut() override;
    void draw(QPainter &painter, const Theme &theme) const override;

private:
    int columnOf(int left) const { return m_columns - left; }
    QRect spaceRect(int column) const;
    QRect cardRect(int column, int place, int held) const;

    AirshipCityTable &m_table;
    airshipcity::Player m_player;
    std::vector<ContractFace> m_faces;
    std::vector<ContractCard *> m_cards; ///< children, as many as were ever held at once
    int m_columns = 4;
    int m_rows = 1; ///< contracts on the space that has the most
};

} // namespace skyledger::ui
