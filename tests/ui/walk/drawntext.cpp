// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/drawntext.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPaintDevice>
#include <QtGui/QPaintEngine>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QWidget>

namespace skyledger::ui::walk {

namespace {

class Recorder : public QPaintEngine
{
public:
    Recorder(QWidget &widget, Drawing &drawing)
        : QPaintEngine(QPaintEngine::AllFeatures), m_widget(widget), m_drawing(drawing)
    {
    }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    Type type() const override { return QPaintEngine::User; }

    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QFontMetricsF metrics(item.font());
        const QString text = item.text();
        const QRectF rect(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        const QRectF ink = metrics.tightBoundingRect(text).translated(at);
        DrawnText drawn{&m_widget,
                        text,
                        toWidget(rect),
                        toWidget(ink),
                        clip(),
                        pen().color(),
                        QFontInfo(item.font()).pixelSize()};
        // A text in several fonts comes in several parts, each with all of the words.
        if (!m_drawing.texts.empty()) {
            DrawnText &last = m_drawing.texts.back();
            const bool goesOn = last.widget == &m_widget && last.text == text
                && qAbs(last.rect.right() - drawn.rect.left()) < 1
                && qAbs(last.rect.center().y() - drawn.rect.center().y()) < drawn.rect.height() / 2;
            if (goesOn) {
                last.rect |= drawn.rect;
                last.ink = last.rect;
                return;
            }
        }
        m_drawing.texts.push_back(drawn);
    }
    void drawPath(const QPainterPath &path) override { keep(path.boundingRect()); }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode) override
    {
        QPolygonF polygon;
        polygon.reserve(count);
        for (int i = 0; i < count; ++i)
            polygon << points[i];
        keep(polygon.boundingRect());
    }
    void drawRects(const QRectF *rects, int count) override
    {
        for (int i = 0; i < count; ++i)
            keep(rects[i]);
    }
    void drawEllipse(const QRectF &rect) override { keep(rect); }
    void drawLines(const QLineF *, int) override {}

private:
    QPen pen() const
    {
        QPen pen = painter()->pen();
        QColor color = pen.color();
        color.setAlphaF(color.alphaF() * static_cast<float>(painter()->opacity()));
        pen.setColor(color);
        return pen;
    }
    QRectF toWidget(const QRectF &rect) const { return painter()->deviceTransform().mapRect(rect); }
    QRectF clip() const
    {
        const QRectF whole(m_widget.rect());
        return painter()->hasClipping() ? toWidget(painter()->clipBoundingRect()) & whole : whole;
    }
    void keep(const QRectF &rect)
    {
        const QPen drawn = pen();
        if (drawn.style() != Qt::NoPen && drawn.color().alpha() > 0)
            m_drawing.outlines.push_back({&m_widget, toWidget(rect), drawn.color(), drawn.widthF()});
    }

    QWidget &m_widget;
    Drawing &m_drawing;
};

class RecordingDevice : public QPaintDevice
{
public:
    RecordingDevice(QWidget &widget, Drawing &drawing) : m_widget(widget), m_recorder(widget, drawing) {}
    QPaintEngine *paintEngine() const override { return &m_recorder; }

protected:
    int metric(PaintDeviceMetric which) const override
    {
        switch (which) {
        case PdmWidth:
            return m_widget.width();
        case PdmHeight:
            return m_widget.height();
        case PdmWidthMM:
            return m_widget.widthMM();
        case PdmHeightMM:
            return m_widget.heightMM();
        case PdmNumColors:
            return std::numeric_limits<int>::max();
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_widget.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_widget.logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(QPaintDevice::devicePixelRatioFScale());
        }
        return QPaintDevice::metric(which);
    }

private:
    QWidget &m_widget;
    mutable Recorder m_recorder;
};

} // namespace

Drawing drawingOf(QWidget &widget)
{
    Drawing drawing;
    RecordingDevice device(widget, drawing);
    widget.render(&device, QPoint(), QRegion(), QWidget::RenderFlags());
    return drawing;
}

Drawing drawingBelow(QWidget &widget)
{
    Drawing all;
    QList<QWidget *> widgets{&widget};
    widgets += widget.findChildren<QWidget *>();
    for (QWidget *each : std::as_const(widgets)) {
        if (!each->isVisible() || each->window() != widget.window())
            continue;
        Drawing own = drawingOf(*each);
        all.texts.insert(all.texts.end(), own.texts.begin(), own.texts.end());
        all.outlines.insert(all.outlines.end(), own.outlines.begin(), own.outlines.end());
    }
    return all;
}

} // namespace skyledger::ui::walk
