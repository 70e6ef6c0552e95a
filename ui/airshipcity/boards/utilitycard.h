// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/donationcard.h"

namespace skyledger::ui {

/// A public utility of the Donation Board.
class UtilityCard : public DonationCard
{
    Q_OBJECT

public:
    UtilityCard(AirshipCityTable &table, airshipcity::Utility utility, QWidget *parent);

    static int heightIn(const QFont &font) { return heightOf(font, 2.9); }

protected:
    Face faceNow() const override;
    QString spokenName() const override;
    int textLines() const override { return 2; }
    double gridLines() const override { return 1.7; }

private:
    airshipcity::Utility m_utility;
};

} // namespace skyledger::ui
