// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/markericon.h"

#include <QtGui/QIconEngine>
#include <QtGui/QPainter>

namespace skyledger::ui {

namespace {

class MarkerEngine : public QIconEngine
{
public:
    MarkerEngine(const PlayerLook &look, const Theme &theme) : m_look(look), m_theme(theme) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        Q_UNUSED(mode)
        Q_UNUSED(state)
        drawMarker(*painter, QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), m_look, m_theme);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new MarkerEngine(m_look, m_theme); }

private:
    PlayerLook m_look;
    const Theme &m_theme;
};

} // namespace

QIcon markerIcon(const PlayerLook &look, const Theme &theme)
{
    return QIcon(new MarkerEngine(look, theme));
}

} // namespace skyledger::ui
