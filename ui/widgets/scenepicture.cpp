// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/scenepicture.h"

#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPixmapCache>
#include <QtSvg/QSvgRenderer>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// How much of a scene a dark theme lets through.
constexpr double dimmed = 0.45;

QPixmap sceneOf(const QString &resource, QSize pixels)
{
    const QString key = u"skyledger-scene-%1-%2x%3"_s.arg(resource, QString::number(pixels.width()),
                                                          QString::number(pixels.height()));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QSvgRenderer drawing(resource);
    pixmap = QPixmap(pixels);
    pixmap.fill(Qt::transparent);
    const QSizeF whole = QSizeF(drawing.defaultSize()).scaled(pixels, Qt::KeepAspectRatioByExpanding);
    QPainter painter(&pixmap);
    drawing.render(
        &painter,
        QRectF(QPointF((pixels.width() - whole.width()) / 2, pixels.height() - whole.height()), whole));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

void drawScene(QPainter &painter, const QRectF &rect, const QString &resource, double radius,
               const Theme &theme)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize pixels = (rect.size() * ratio).toSize();
    if (resource.isEmpty() || pixels.isEmpty() || theme.isHighContrast())
        return;
    painter.save();
    QPainterPath corners;
    corners.addRoundedRect(rect, radius, radius);
    painter.setClipPath(corners, Qt::IntersectClip);
    painter.fillRect(rect, theme.color(Role::Sky));
    if (theme.isDark())
        painter.setOpacity(dimmed);
    painter.drawPixmap(rect, sceneOf(resource, pixels), QRectF(QPointF(), pixels));
    painter.restore();
}

ScenePicture::ScenePicture(QString resource, QWidget *parent)
    : QWidget(parent), m_resource(std::move(resource))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize ScenePicture::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 24, line * 9};
}

void ScenePicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawScene(painter, rect(), m_resource, cornerRadius(font()), Theme::of(palette()));
}

} // namespace skyledger::ui
