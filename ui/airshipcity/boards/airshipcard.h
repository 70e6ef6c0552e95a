// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/donationcard.h"

namespace skyledger::ui {

/// An airship of the Donation Board: what it costs, who gave to it, and what it makes cheaper.
class AirshipCard : public DonationCard
{
    Q_OBJECT

public:
    AirshipCard(AirshipCityTable &table, airshipcity::Airship airship, QWidget *parent);

    static int heightIn(const QFont &font) { return heightOf(font, 4.1); }
    /// What numbers need; names are cut where there is no more.
    static int leastWidthIn(const QFont &font);
    /// What every name needs too.
    static int widthIn(const QFont &font);

protected:
    Face faceNow() const override;
    QString spokenName() const override;
    QString spokenFoot() const override;
    int textLines() const override { return 3; }
    double gridLines() const override { return 1.9; }
    void drawFoot(QPainter &painter, const QRectF &row) const override;

private:
    airshipcity::Airship m_airship;
};

} // namespace skyledger::ui
