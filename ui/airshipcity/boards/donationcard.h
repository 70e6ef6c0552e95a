// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/glow.h"
#include "ui/airshipcity/boards/gridpainter.h"

#include <optional>

namespace skyledger::ui {

/// Something of the Donation Board to which crews give: what it is called, costs and scores, and who gave to it.
class DonationCard : public DrawnButton
{
    Q_OBJECT

public:
    void refresh();
    /// Says its name anew.
    void retell();

protected:
    struct Face {
        QString name;
        std::optional<airshipcity::Amounts> cost;
        std::optional<int> vp;                         ///< for a donation
        std::optional<airshipcity::Discount> discount; ///< of an airship
        GridFace grid;
        OfferLook offer;
        friend bool operator==(const Face &, const Face &) = default;
    };

    /// The target must be an airship or a public utility.
    DonationCard(AirshipCityTable &table, Target target, QWidget *parent);

    virtual Face faceNow() const = 0;
    /// What it is, as a sentence for a screen reader.
    virtual QString spokenName() const = 0;
    /// What lies under its grid, as a sentence for a screen reader.
    virtual QString spokenFoot() const { return {}; }
    /// How many lines of text there are besides the grid.
    virtual int textLines() const = 0;
    /// How high the grid is, in lines of text.
    virtual double gridLines() const = 0;
    /// Draws what lies under the grid.
    virtual void drawFoot(QPainter &painter, const QRectF &row) const;

    const Face &face() const { return m_face; }
    /// As high as so many lines of text and what is around them.
    static int heightOf(const QFont &font, double lines);

    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

    const AirshipCityTable &table() const { return m_table; }

private:
    QString spoken() const;

    AirshipCityTable &m_table;
    Target m_target;
    Face m_face;
};

} // namespace skyledger::ui
