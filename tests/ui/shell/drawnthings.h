// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>
#include <QtGui/QImage>
#include <QtWidgets/QWidget>

#include <vector>

/// What is drawn on the boards of a window, pixel by pixel of the screen, and what a click there takes.
namespace skyledger::ui::test {

/// The pixels of the screen that a window has there.
QImage screenOf(QWidget &window);

/// Where some widgets of a window are drawn: the pixels that are different without them.
class DrawnPixels
{
public:
    DrawnPixels(QWidget &window, const std::vector<QWidget *> &widgets);

    QSize size() const { return m_with.size(); }
    /// Whether one of the widgets has drawn here.
    bool isDrawn(QPoint pixel) const { return changeAt(pixel) > 0; }
    /// Whether it is more than the breath that round corners leave beside them.
    bool isSeen(QPoint pixel) const { return changeAt(pixel) > 12; }
    /// The smallest rectangle around everything drawn inside of another one.
    QRect boundsIn(const QRect &place) const;
    /// How wide the gaps between drawn pixels are on a way from left to right, or from top to bottom.
    std::vector<int> gapsAcross(int y, int fromX, int toX) const;
    std::vector<int> gapsDown(int x, int fromY, int toY) const;
    /// The gaps in that row of pixels in which most is drawn.
    std::vector<int> gapsInFullestRow(const QRect &place) const;

private:
    int changeAt(QPoint pixel) const;

    QImage m_with;
    QImage m_without;
};

/// The pixels of the screen that a widget may draw on, as far as it is not hidden.
QRect pixelsOf(const QWidget &widget);

/// A thing on a board that can be clicked.
struct Thing {
    QWidget *widget = nullptr;
    QRect place;        ///< in pixels of the screen, as its widget lies
    QRect drawn;        ///< the same, as it is drawn; empty if nothing of it is to be seen
    bool framed = true; ///< it is a panel with a frame, not a sign on an invisible ground
};

/// Clicks pixels of the screen and tells what was taken. Nothing that is taken does anything.
class Pointer : public QObject
{
    Q_OBJECT

public:
    Pointer(QWidget &window, const std::vector<Thing> &things);

    /// What a click takes; null if nothing. The pointer stands so far into the pixel, as fine pointers do.
    QWidget *clickAt(QPoint pixel, QPointF inside);

private:
    QWidget &m_window;
    QWidget *m_taken = nullptr;
};

/// Everything on the boards that can be clicked now.
std::vector<Thing> thingsOn(const QWidget &window);
/// Finds out where each of them is drawn.
void findDrawn(std::vector<Thing> &things, const DrawnPixels &pixels);

} // namespace skyledger::ui::test
