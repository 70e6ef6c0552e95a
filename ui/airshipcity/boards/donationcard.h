// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/glow.h"
#include "ui/widgets/spacepainter.h"

#include <optional>
#include <variant>

namespace skyledger::ui {

/// Something of the Donation Board to which crews give, an airship or a public utility: what it is called, costs and
/// scores, who gave to it, and what an airship makes cheaper.
class DonationCard : public DrawnButton
{
    Q_OBJECT

public:
    using Thing = std::variant<airshipcity::Airship, airshipcity::Utility>;

    DonationCard(AirshipCityTable &table, Thing thing, QWidget *parent);

    bool isAirship() const { return std::holds_alternative<airshipcity::Airship>(m_thing); }
    void refresh();
    /// Says its name anew.
    void retell();

    static int airshipHeightIn(const QFont &font);
    static int utilityHeightIn(const QFont &font);
    /// What the numbers of an airship need; names are cut where there is no more.
    static int leastWidthIn(const QFont &font);
    /// What every name of an airship needs too.
    static int widthIn(const QFont &font);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Face {
        QString name;
        std::optional<airshipcity::Amounts> cost;
        std::optional<int> vp;                         ///< for a donation
        std::optional<airshipcity::Discount> discount; ///< of an airship
        MarkerSpaces spaces;
        OfferLook offer;
        friend bool operator==(const Face &, const Face &) = default;
    };

    Target target() const;
    const airshipcity::Grid &grid() const;
    Face faceNow() const;
    QString spoken() const;
    QString spokenName() const;
    QString spokenGrid() const;
    QString spokenDiscount() const;
    void drawDiscount(QPainter &painter, const QRectF &row, const Theme &theme) const;

    AirshipCityTable &m_table;
    Thing m_thing;
    Face m_face;
};

} // namespace skyledger::ui
