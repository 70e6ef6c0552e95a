// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/boards/gridpainter.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace skyledger::ui {

/// The board of Whistle Mountain. Arrow keys and the pointer walk over it; Enter or a click takes what is offered there;
/// R, the wheel and the right button turn what is being placed; what has no known size is drawn from corner to corner. What
/// it would do is shown before it is done.
class GridBoard : public QWidget
{
    Q_OBJECT

public:
    explicit GridBoard(WhistleMountainTable &table, QWidget *parent = nullptr);

    /// Where the keyboard or the pointer is: see `GridPlan`.
    QPoint spot() const { return m_spot; }
    void walkTo(const QPoint &spot);
    /// What is pointed at would do this; empty while nothing is.
    const whistle::Preview &preview() const { return m_lights.preview; }
    const whistle::GridPlan &plan() const { return m_plan; }
    /// What lies on a spot, in words.
    QString spoken(const QPoint &spot) const;

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
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;

private:
    void layOut();
    void follow();
    void light();
    void point();
    bool isPlacing() const;
    bool isMeasuring() const;
    std::optional<BoardThing> measured() const;
    std::vector<const PlayOption *> waysHere() const;
    std::optional<PartialPlay> attemptHere() const;
    std::optional<BoardThing> thingHere() const;
    std::vector<whistlemountain::Place> placesAt(const QPoint &spot) const;
    QString spokenCell(whistlemountain::Cell cell) const;

    WhistleMountainTable &m_table;
    whistle::GridPlan m_plan;
    whistle::GridLights m_lights;
    QPoint m_spot;
    int m_turn = 0;
    std::optional<QPoint> m_corner; ///< from which something is drawn whose size nobody knows
};

} // namespace skyledger::ui
