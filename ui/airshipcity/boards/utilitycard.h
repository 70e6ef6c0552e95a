// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/glow.h"
#include "ui/airshipcity/boards/gridpainter.h"

namespace skyledger::ui {

/// A public utility of the Donation Board.
class UtilityCard : public DrawnButton
{
    Q_OBJECT

public:
    UtilityCard(AirshipCityTable &table, airshipcity::Utility utility, QWidget *parent);

    void refresh();
    void retell();

    static int heightIn(const QFont &font);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Face {
        QString name;
        std::optional<airshipcity::Amounts> cost;
        std::optional<std::uint8_t> vp;
        GridFace grid;
        OfferLook offer;
        friend bool operator==(const Face &, const Face &) = default;
    };

    Face faceNow() const;
    QString spoken() const;

    AirshipCityTable &m_table;
    airshipcity::Utility m_utility;
    Face m_face;
};

} // namespace skyledger::ui
