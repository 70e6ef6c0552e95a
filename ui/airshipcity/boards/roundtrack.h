// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/scoring.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/boards/drawnboard.h"
#include "ui/widgets/tokens.h"

#include <vector>

namespace skyledger::ui {

/// The round track: a start and 20 numbered spaces with the round marker. It counts VP too, so every player's marker
/// lies on it.
class RoundTrack : public DrawnBoard
{
    Q_OBJECT

public:
    /// A player's marker as it lies there.
    struct Scored {
        PlayerLook look;
        airshipcity::VpMarker marker;
        int vp = 0;
        QString name;
        friend bool operator==(const Scored &, const Scored &) = default;
    };

    RoundTrack(const AirshipCityTable &table, QWidget *parent);

    const std::vector<Scored> &scored() const { return m_shown.scored; }
    int round() const { return m_shown.round; }

    int heightForWidth(int width) const override;
    bool hasHeightForWidth() const override { return true; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool look() override;
    QString spoken() const override;
    void draw(QPainter &painter, const Theme &theme) const override;

private:
    struct Shown {
        int round = 0;
        std::vector<Scored> scored; ///< in turn order
        friend bool operator==(const Shown &, const Shown &) = default;
    };

    QRectF spaceRect(int position) const;
    int perRow(int width) const;
    void drawNumbered(QPainter &painter, int position, const Theme &theme) const;
    void drawScored(QPainter &painter, int position, const Theme &theme) const;

    const AirshipCityTable &m_table;
    Shown m_shown;
};

} // namespace skyledger::ui
