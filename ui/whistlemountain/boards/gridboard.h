// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/boards/gridpainter.h"
#include "ui/widgets/spotboard.h"

#include <QtGui/QFont>

#include <optional>

namespace skyledger::ui {

class FloorAsker;

/// The board of Whistle Mountain. Arrow keys and the pointer walk over it; Enter or a click takes what is offered there;
/// R, the wheel and the right button turn what is being placed; what has no known size is drawn from corner to corner. What
/// it would do is shown before it is done.
class GridBoard : public SpotBoard
{
    Q_OBJECT

public:
    explicit GridBoard(WhistleMountainTable &table, QWidget *parent = nullptr);

    /// What is pointed at would do this; empty while nothing is.
    const whistle::Preview &preview() const { return m_lights.preview; }
    const whistle::GridPlan &plan() const { return m_plan; }
    QString spoken(const QPoint &spot) const override;
    /// Whether what is asked can be answered here.
    bool isAsked() const;
    /// Whether that is where a machine goes.
    bool isMachinePlaced() const;

    /// Numbers of what is still to be done with the pieces, where they lay.
    void setMarks(std::vector<whistle::GridMark> marks);
    const std::vector<whistle::GridMark> &marks() const { return m_lights.marks; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    /// Lays what is being placed in its next way.
    void turn(int steps = 1);
    /// Takes what is offered where the keyboard is.
    void take();

signals:
    /// `preview` is different.
    void previewed();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    QRect spots() const override;
    QRectF rectOf(const QPoint &spot) const override { return m_plan.spot(spot); }
    QPoint spotAt(const QPointF &point) const override { return m_plan.spotAt(point); }
    void onWalked() override;

private:
    void layOut();
    void follow();
    void light();
    bool isCell(const QPoint &spot) const;
    bool isOffered(const QPoint &spot) const;
    void point();
    bool isPlacing() const;
    bool isMeasuring() const;
    std::optional<BoardThing> measured() const;
    std::vector<const PlayOption *> waysHere() const;
    bool isLikely(const PlayOption &option) const;
    std::optional<PartialPlay> attemptHere() const;
    std::optional<BoardThing> thingHere() const;
    bool takesCellHere() const;
    std::vector<whistlemountain::Place> placesAt(const QPoint &spot) const;
    QString spokenCell(whistlemountain::Cell cell) const;

    WhistleMountainTable &m_table;
    whistle::GridPlan m_plan;
    QFont m_lettering; ///< of what is drawn on it
    whistle::GridLights m_lights;
    int m_turn = 0;
    FloorAsker *m_floors;           ///< belongs to it
    std::optional<QPoint> m_corner; ///< from which something is drawn whose size nobody knows
};

} // namespace skyledger::ui
