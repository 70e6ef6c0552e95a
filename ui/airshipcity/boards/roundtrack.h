// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/vpmarker.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/widgets/tokens.h"

#include <QtWidgets/QWidget>

#include <vector>

class QPainter;

namespace skyledger::ui {

/// The round track: a start and 20 numbered spaces with the round marker. It counts VP too, so every player's marker
/// lies on it.
class RoundTrack : public QWidget
{
    Q_OBJECT

public:
    /// A player's marker as it lies there.
    struct Scored {
        PlayerLook look;
        VpMarker marker;
        int vp = 0;
        QString name;
        friend bool operator==(const Scored &, const Scored &) = default;
    };

    RoundTrack(const AirshipCityTable &table, QWidget *parent);

    void refresh();
    void retell();
    const std::vector<Scored> &scored() const { return m_scored; }
    int round() const { return m_round; }

    int heightForWidth(int width) const override;
    bool hasHeightForWidth() const override { return true; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF spaceRect(int position) const;
    int perRow() const;
    void drawSpace(QPainter &painter, int position) const;
    void drawMarkers(QPainter &painter, int position) const;

    const AirshipCityTable &m_table;
    std::vector<Scored> m_scored; ///< in turn order
    int m_round = 0;
};

} // namespace skyledger::ui
