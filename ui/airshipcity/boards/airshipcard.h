// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/glow.h"
#include "ui/airshipcity/boards/gridpainter.h"

namespace skyledger::ui {

/// An airship of the Donation Board: what it costs, who gave to it, and what it makes cheaper.
class AirshipCard : public DrawnButton
{
    Q_OBJECT

public:
    AirshipCard(AirshipCityTable &table, airshipcity::Airship airship, QWidget *parent);

    void refresh();
    /// Says its name anew.
    void retell();

    static int heightIn(const QFont &font);
    /// What numbers need; names are cut where there is no more.
    static int leastWidthIn(const QFont &font);
    /// What every name needs too.
    static int widthIn(const QFont &font);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Face {
        std::optional<airshipcity::Amounts> cost;
        std::optional<airshipcity::Discount> discount;
        GridFace grid;
        OfferLook offer;
        friend bool operator==(const Face &, const Face &) = default;
    };

    Face faceNow() const;
    QString spoken() const;
    void drawDiscount(QPainter &painter, const QRectF &row) const;

    AirshipCityTable &m_table;
    airshipcity::Airship m_airship;
    Face m_face;
};

} // namespace skyledger::ui
