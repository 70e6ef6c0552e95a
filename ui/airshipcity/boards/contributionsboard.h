// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/boards/drawnboard.h"

#include <vector>

namespace skyledger::ui {

class DonationCard;

/// The Donation Board. Families of airships stand in columns, levels in rows.
class ContributionsBoard : public DrawnBoard
{
    Q_OBJECT

public:
    explicit ContributionsBoard(AirshipCityTable &table, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool look() override;
    QString spoken() const override;
    void layOut() override;
    void draw(QPainter &painter, const Theme &theme) const override;

private:
    int utilitiesPerRow() const;
    int utilityRows() const { return (m_shown + 3) / 4; }
    int heightIn(const QFont &font) const;

    AirshipCityTable &m_table;
    std::vector<DonationCard *> m_airships;  ///< children
    std::vector<DonationCard *> m_utilities; ///< children
    int m_shown = 0;                         ///< utilities
    QFont m_lettering;
    QRectF m_utilityHead;
};

} // namespace skyledger::ui
