// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/plate.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/saidname.h"

#include <QtGui/QPainter>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

Plate::Plate(QWidget *parent) : DrawnButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void Plate::setFace(const Face &face)
{
    if (face == m_face)
        return;
    m_face = face;
    QString said = face.said.isEmpty() ? face.title : face.said;
    if (!face.detail.isEmpty())
        said += u", "_s + face.detail;
    setSaidName(*this, said);
    setTip([said] { return said; });
    update();
}

QSize Plate::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.averageCharWidth() * 14, metrics.height() * 2 + 14};
}

QSize Plate::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, sizeHint().height()};
}

void Plate::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    QRectF inner = drawGround(painter, m_face.isEmpty ? Role::Surface : Role::Panel).adjusted(3, 1, -3, -1);
    painter.setFont(font());
    const QFontMetricsF metrics(font());
    const bool quiet = m_face.isEmpty || (glow() == Glow::Quiet && m_face.occupant);
    if (m_face.occupant) {
        const QRectF token(inner.right() - metrics.height(), inner.bottom() - metrics.height(),
                           metrics.height(), metrics.height());
        drawMarker(painter, token, *m_face.occupant, theme);
    } else if (!m_face.key.isNull()) {
        QRectF chip(0, 0, metrics.height(), metrics.height());
        chip.moveBottomRight(inner.bottomRight());
        painter.setPen(QPen(theme.color(Role::Outline), 1));
        painter.setBrush(theme.color(Role::Panel));
        painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(chip, Qt::AlignCenter, QString(m_face.key));
    }
    painter.setPen(theme.color(quiet ? Role::QuietText : Role::Text));
    // A single line stands above what is in the corner; two lines stand beside it.
    const bool hasCorner = m_face.occupant || !m_face.key.isNull();
    painter.setFont(fittingFont(font(), m_face.title, inner.width()));
    const bool isOneLine = QFontMetricsF(painter.font()).horizontalAdvance(m_face.title) <= inner.width();
    QRectF words = inner;
    if (hasCorner && isOneLine)
        words.setHeight(inner.height() - metrics.height() * 0.7);
    else if (hasCorner)
        words.setRight(inner.right() - metrics.height() - 2);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     brokenText(m_face.title, QFontMetricsF(painter.font()), words.width(), 2).join(u'\n'));
}

} // namespace skyledger::ui
