// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/facepainter.h"

#include "ui/widgets/amountpainter.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

double gapOf(const QFontMetricsF &metrics)
{
    return metrics.height() * 0.5;
}

double nearOf(const QFontMetricsF &metrics)
{
    return metrics.height() * 0.15;
}

double widthOf(const FacePart &part, const QFontMetricsF &metrics)
{
    double width = metrics.horizontalAdvance(part.text);
    if (part.resource != nullptr)
        width += shapeSide(metrics) + (part.text.isEmpty() ? 0 : nearOf(metrics));
    return width;
}

Role roleOf(const FacePart &part, Role plain)
{
    switch (part.tone) {
    case FacePart::Tone::Plain:
        break;
    case FacePart::Tone::Quiet:
        return Role::QuietText;
    case FacePart::Tone::Warning:
        return Role::LitFrame;
    }
    return plain;
}

} // namespace

double faceWidth(std::span<const FacePart> face, const QFontMetricsF &metrics)
{
    double width = 0;
    for (const FacePart &part : face)
        width += (width > 0 ? gapOf(metrics) : 0) + widthOf(part, metrics);
    return width;
}

std::vector<Face> brokenFace(const Face &face, const QFontMetricsF &metrics, double width)
{
    std::vector<Face> lines;
    double taken = 0;
    for (const FacePart &part : face) {
        const double wanted = widthOf(part, metrics);
        if (lines.empty() || taken + gapOf(metrics) + wanted > width) {
            lines.emplace_back();
            taken = wanted;
        } else {
            taken += gapOf(metrics) + wanted;
        }
        lines.back().push_back(part);
    }
    return lines;
}

void drawFace(QPainter &painter, const QRectF &rect, std::span<const FacePart> face, Role plain,
              const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    const double side = shapeSide(metrics);
    const bool fits = faceWidth(face, metrics) <= rect.width();
    const double room = fits ? rect.width() : rect.width() - metrics.horizontalAdvance(u'…');
    double x = 0;
    for (const FacePart &part : face) {
        const double width = widthOf(part, metrics);
        painter.setPen(theme.color(roleOf(part, plain)));
        if (x + width > room + 0.5) {
            // The first part alone may be words that can be cut.
            const QString rest = x > 0 || part.resource != nullptr
                ? QString(u'…')
                : metrics.elidedText(part.text, Qt::ElideRight, rect.width());
            const double left = std::min(x, std::max(0.0, room));
            painter.drawText(QRectF(rect.left() + left, rect.top(), rect.width() - left, rect.height()),
                             Qt::AlignLeft | Qt::AlignVCenter, rest);
            return;
        }
        const double words = metrics.horizontalAdvance(part.text);
        painter.drawText(QRectF(rect.left() + x, rect.top(), words + 1, rect.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, part.text);
        if (part.resource != nullptr) {
            const double left = rect.left() + x + width - side;
            drawResource(painter, QRectF(left, rect.center().y() - side / 2, side, side), *part.resource,
                         theme);
        }
        x += width + gapOf(metrics);
    }
}

} // namespace skyledger::ui
