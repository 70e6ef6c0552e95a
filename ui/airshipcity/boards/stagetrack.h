// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/boards/drawnboard.h"
#include "ui/widgets/face.h"

#include <array>

namespace skyledger::ui {

/// The stage track with the bonus tiles of stages 2 to 5: face up until everybody has received the bonus.
class StageTrack : public DrawnBoard
{
    Q_OBJECT

public:
    StageTrack(const AirshipCityTable &table, QWidget *parent);

protected:
    bool look() override;
    QString spoken() const override;
    void draw(QPainter &painter, const Theme &theme) const override;

private:
    struct Bonus {
        QString text;
        Face drawn; ///< the same as numbers and shapes; empty: not known
        bool known = false;
        bool used = false;
        friend bool operator==(const Bonus &, const Bonus &) = default;
    };
    struct Shown {
        int stage = 0;                ///< 1 to 5
        std::array<Bonus, 4> bonuses; ///< of stages 2 to 5
        friend bool operator==(const Shown &, const Shown &) = default;
    };

    void drawStage(QPainter &painter, const QRectF &space, int stage, const Theme &theme) const;
    void drawBonus(QPainter &painter, const QRectF &tile, const Bonus &bonus, const Theme &theme) const;

    const AirshipCityTable &m_table;
    Shown m_shown;
};

} // namespace skyledger::ui
