// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/widgets/face.h"

#include <QtWidgets/QWidget>

#include <array>

class QPainter;

namespace skyledger::ui {

/// The stage track with the bonus tiles of stages 2 to 5: face up until everybody has received the bonus.
class StageTrack : public QWidget
{
    Q_OBJECT

public:
    StageTrack(const AirshipCityTable &table, QWidget *parent);

    void refresh();
    void retell();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Face {
        int stage = 0;                              ///< 1 to 5
        std::array<QString, 4> bonuses;             ///< of stages 2 to 5, in words
        std::array<std::vector<FacePart>, 4> drawn; ///< the same as numbers and shapes; empty: not known
        std::array<bool, 4> known{};
        std::array<bool, 4> used{};
        friend bool operator==(const Face &, const Face &) = default;
    };

    Face faceNow() const;
    void drawStage(QPainter &painter, const QRectF &space, int stage) const;
    void drawBonus(QPainter &painter, const QRectF &tile, std::size_t bonus) const;
    void drawParts(QPainter &painter, const QRectF &tile, std::size_t bonus) const;

    const AirshipCityTable &m_table;
    Face m_face;
};

} // namespace skyledger::ui
