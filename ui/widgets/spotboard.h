// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

#include <functional>

namespace skyledger::ui {

/// A drawn board over which arrow keys and the pointer walk from spot to spot. Spots are counted by column and row, rows
/// from below. It says what lies where the walk stands, to readers of the screen and in its tool tip.
class SpotBoard : public QWidget
{
    Q_OBJECT

public:
    explicit SpotBoard(QWidget *parent = nullptr);

    /// Where the keyboard or the pointer is.
    QPoint spot() const { return m_spot; }
    void walkTo(const QPoint &spot);
    /// Walks to the nearest spot of which this is so, if there is one.
    void walkToNearest(const std::function<bool(const QPoint &)> &isSo);
    /// What lies on a spot, in words.
    virtual QString spoken(const QPoint &spot) const = 0;

protected:
    /// All spots: the lower left one, and how many there are.
    virtual QRect spots() const = 0;
    virtual QRectF rectOf(const QPoint &spot) const = 0;
    virtual QPoint spotAt(const QPointF &point) const = 0;
    /// The walk stands elsewhere.
    virtual void onWalked() {}

    /// The step of an arrow key; null for other keys.
    static QPoint stepOf(int key);
    /// Says anew what lies where the walk stands.
    void say();
    /// The ring around the spot, while the board has the keyboard.
    void drawRing(QPainter &painter) const;
    bool event(QEvent *event) override;

private:
    QPoint m_spot;
};

} // namespace skyledger::ui
