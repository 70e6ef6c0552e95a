// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/boards/drawnboard.h"

#include <array>
#include <optional>
#include <vector>

namespace skyledger::ui {

/// The airships that can be sold as the price list of the Economy Board has them, from the left: by level, wooden
/// before metal (rulebook, page 10).
inline constexpr std::array pricesAsPrinted{
    airshipcity::Airship::WoodenPrivate,     airshipcity::Airship::MetalPrivate,
    airshipcity::Airship::WoodenResidential, airshipcity::Airship::MetalResidential,
    airshipcity::Airship::WoodenCargo,       airshipcity::Airship::MetalCargo};

/// The price list: a track for each airship that can be sold, top to bottom, with its price marker.
class PriceList : public DrawnBoard
{
    Q_OBJECT

public:
    PriceList(const AirshipCityTable &table, QWidget *parent);

protected:
    bool look() override;
    QString spoken() const override;
    void draw(QPainter &painter, const Theme &theme) const override;

private:
    /// A track as it stands.
    struct Track {
        airshipcity::Airship airship{};
        std::optional<airshipcity::TrackValues> values;
        int spaces = 0;
        int marker = 0; ///< 1 is the top
        friend bool operator==(const Track &, const Track &) = default;
    };

    static QString spokenTrack(const Track &track);
    int mostSpaces() const;
    double zoomIn(QSizeF space) const;
    void drawTrack(QPainter &painter, const QRectF &column, const Track &track, const Theme &theme) const;

    const AirshipCityTable &m_table;
    std::vector<Track> m_tracks;
};

} // namespace skyledger::ui
