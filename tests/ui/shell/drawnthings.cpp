// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/shell/drawnthings.h"

#include "ui/play/boards/foldingcard.h"
#include "ui/widgets/arrowbutton.h"

#include <QtGui/QBackingStore>
#include <QtGui/QWindow>
#include <QtTest/QtTest>
#include <QtWidgets/QGraphicsOpacityEffect>

#include <cstdlib>

namespace skyledger::ui::test {

namespace {

/// A widget that keeps its place but draws nothing.
void makeInvisible(QWidget &widget)
{
    auto *effect = new QGraphicsOpacityEffect(&widget);
    effect->setOpacity(0);
    widget.setGraphicsEffect(effect);
}

template <class IsDrawn>
std::vector<int> gapsOnTheWay(int from, int to, IsDrawn isDrawn)
{
    std::vector<int> gaps;
    int lastDrawn = -1;
    for (int at = from; at <= to; ++at) {
        if (!isDrawn(at))
            continue;
        if (lastDrawn >= 0 && at - lastDrawn > 1)
            gaps.push_back(at - lastDrawn - 1);
        lastDrawn = at;
    }
    return gaps;
}

} // namespace

QImage screenOf(QWidget &window)
{
    // What was asked to be drawn, and what that asks for in turn: layouts within layouts take several rounds.
    for (int round = 0; round < 6; ++round)
        QCoreApplication::processEvents();
    // What a screen is given: a grabbed widget would begin at a whole pixel, which it does not in its window.
    const auto *drawn = dynamic_cast<const QImage *>(window.backingStore()->paintDevice());
    return drawn ? drawn->copy().convertToFormat(QImage::Format_RGB32) : QImage();
}

DrawnPixels::DrawnPixels(QWidget &window, const std::vector<QWidget *> &widgets) : m_with(screenOf(window))
{
    for (QWidget *widget : widgets)
        makeInvisible(*widget);
    m_without = screenOf(window);
    for (QWidget *widget : widgets)
        widget->setGraphicsEffect(nullptr);
    // As it was.
    if (screenOf(window) != m_with)
        qFatal("the window is not drawn as it was before");
}

int DrawnPixels::changeAt(QPoint pixel) const
{
    if (!m_with.rect().contains(pixel))
        return 0;
    const auto colorIn = [pixel](const QImage &image) {
        return reinterpret_cast<const QRgb *>(image.constScanLine(pixel.y()))[pixel.x()];
    };
    const QRgb with = colorIn(m_with);
    const QRgb without = colorIn(m_without);
    return std::abs(qRed(with) - qRed(without)) + std::abs(qGreen(with) - qGreen(without))
        + std::abs(qBlue(with) - qBlue(without));
}

QRect DrawnPixels::boundsIn(const QRect &place) const
{
    QRect bounds;
    for (int y = place.top(); y <= place.bottom(); ++y) {
        for (int x = place.left(); x <= place.right(); ++x) {
            if (isSeen({x, y}))
                bounds |= QRect(x, y, 1, 1);
        }
    }
    return bounds;
}

std::vector<int> DrawnPixels::gapsAcross(int y, int fromX, int toX) const
{
    return gapsOnTheWay(fromX, toX, [this, y](int x) { return isDrawn({x, y}); });
}

std::vector<int> DrawnPixels::gapsDown(int x, int fromY, int toY) const
{
    return gapsOnTheWay(fromY, toY, [this, x](int y) { return isDrawn({x, y}); });
}

std::vector<int> DrawnPixels::gapsInFullestRow(const QRect &place) const
{
    int fullest = place.top();
    int most = 0;
    for (int y = place.top(); y <= place.bottom(); ++y) {
        int count = 0;
        for (int x = place.left(); x <= place.right(); ++x)
            count += isSeen({x, y}) ? 1 : 0;
        if (count > most) {
            most = count;
            fullest = y;
        }
    }
    return gapsOnTheWay(place.left(), place.right(), [this, fullest](int x) { return isSeen({x, fullest}); });
}

QRect pixelsOf(const QWidget &widget)
{
    const double scale = widget.devicePixelRatioF();
    const QRect seen = widget.visibleRegion().boundingRect();
    // Where something else ends its view a pixel may be shared.
    const bool isCut = seen != widget.rect();
    const QRect own = isCut ? seen.adjusted(1, 1, -1, -1) : seen;
    const QPointF corner = widget.mapTo(widget.window(), own.topLeft());
    return QRectF(corner * scale, QSizeF(own.size()) * scale).toAlignedRect();
}

std::vector<Thing> thingsOn(const QWidget &window)
{
    std::vector<Thing> things;
    const QList<DrawnButton *> buttons = window.findChildren<DrawnButton *>();
    for (DrawnButton *button : buttons) {
        const bool framed = qobject_cast<ArrowButton *>(button) == nullptr;
        if (button->isVisible() && !button->visibleRegion().isEmpty())
            things.push_back({button, pixelsOf(*button), {}, framed});
    }
    const QList<FoldingCard *> cards = window.findChildren<FoldingCard *>();
    for (FoldingCard *card : cards) {
        if (card->fold() != FoldingCard::Fold::Open && !card->visibleRegion().isEmpty())
            things.push_back({card, pixelsOf(*card), {}, true});
    }
    return things;
}

void findDrawn(std::vector<Thing> &things, const DrawnPixels &pixels)
{
    for (Thing &thing : things)
        thing.drawn = pixels.boundsIn(thing.place);
}

Pointer::Pointer(QWidget &window, const std::vector<Thing> &things) : m_window(window)
{
    for (const Thing &thing : things) {
        QWidget *widget = thing.widget;
        if (auto *card = qobject_cast<FoldingCard *>(widget)) {
            QObject::disconnect(card, &FoldingCard::opened, nullptr, nullptr);
            connect(card, &FoldingCard::opened, this, [this, widget] { m_taken = widget; });
        } else if (auto *button = qobject_cast<DrawnButton *>(widget)) {
            QObject::disconnect(button, &DrawnButton::taken, nullptr, nullptr);
            connect(button, &DrawnButton::taken, this, [this, widget] { m_taken = widget; });
        }
    }
}

QWidget *Pointer::clickAt(QPoint pixel, QPointF inside)
{
    m_taken = nullptr;
    QWindow *window = m_window.windowHandle();
    const QPointF at = (QPointF(pixel) + inside) / m_window.devicePixelRatioF();
    const QPointF global = window->mapToGlobal(at);
    // As QTest does it, which knows whole places alone.
    QTest::lastMouseTimestamp += QTest::mouseDoubleClickInterval + 1;
    qt_handleMouseEvent(window, at, global, Qt::LeftButton, Qt::LeftButton, QEvent::MouseButtonPress, {},
                        QTest::lastMouseTimestamp);
    qt_handleMouseEvent(window, at, global, Qt::NoButton, Qt::LeftButton, QEvent::MouseButtonRelease, {},
                        QTest::lastMouseTimestamp);
    return m_taken;
}

} // namespace skyledger::ui::test
