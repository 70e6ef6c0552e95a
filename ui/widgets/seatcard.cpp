// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/seatcard.h"

#include "ui/widgets/facepainter.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtCore/QtMath>
#include <QtGui/QPainter>
#include <QtGui/QResizeEvent>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

namespace {

constexpr int margin = 8;
constexpr double headPart = 1.5;  // of a line's height
constexpr double stockPart = 1.4; // the same

} // namespace

SeatCard::SeatCard(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SeatCard::setShown(Shown shown, const QString &said)
{
    setSaidName(*this, said);
    if (m_shown == shown)
        return;
    m_shown = std::move(shown);
    updateGeometry();
    update();
}

int SeatCard::heightForWidth(int width) const
{
    const QFontMetricsF metrics(font());
    std::size_t count = 0;
    for (const Face &line : m_shown.lines)
        count += brokenFace(line, metrics, width - 2 * margin).size();
    return 2 * margin + qCeil(metrics.height() * (headPart + stockPart + static_cast<double>(count)));
}

QSize SeatCard::sizeHint() const
{
    const int usual = fontMetrics().averageCharWidth() * 42;
    return {usual, heightForWidth(testAttribute(Qt::WA_Resized) ? width() : usual)};
}

/// The width is given, and the height follows from it.
void SeatCard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        updateGeometry();
}

/// Who it is, the remark, and the points.
double SeatCard::drawHead(QPainter &painter, const QRectF &rect) const
{
    const Theme &theme = Theme::of(palette());
    const double line = QFontMetricsF(font()).height();
    const QRectF token(rect.left(), rect.top(), line * 1.4, line * 1.4);
    drawMarker(painter, token, m_shown.look, theme);
    QRectF rest(token.right() + 6, rect.top(), rect.right() - token.right() - 6, line * 1.4);
    painter.setFont(boldFont(font(), 1.15));
    painter.setPen(theme.color(Role::Text));
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, m_shown.points);
    rest.setRight(rest.right() - QFontMetricsF(painter.font()).horizontalAdvance(m_shown.points) - 8);
    painter.setFont(boldFont(font(), 1));
    const QString name =
        QFontMetricsF(painter.font()).elidedText(m_shown.name, Qt::ElideRight, rest.width() * 0.6);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, name);
    rest.setLeft(rest.left() + QFontMetricsF(painter.font()).horizontalAdvance(name) + 6);
    painter.setFont(font());
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font()).elidedText(m_shown.remark, Qt::ElideRight, rest.width()));
    return line * headPart;
}

double SeatCard::drawStock(QPainter &painter, const QRectF &rect) const
{
    const Theme &theme = Theme::of(palette());
    const double line = QFontMetricsF(font()).height();
    const double step = rect.width() / std::max<double>(1, static_cast<double>(m_shown.stock.size()));
    double x = rect.left();
    painter.setFont(boldFont(font(), 1));
    for (const FacePart &part : m_shown.stock) {
        if (part.resource != nullptr)
            drawResource(painter, QRectF(x, rect.top() + line * 0.15, line * 0.9, line * 0.9), *part.resource,
                         theme);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(QRectF(x + line * 1.2, rect.top(), step, line * 1.2),
                         Qt::AlignLeft | Qt::AlignVCenter, part.text);
        x += step;
    }
    return line * stockPart;
}

void SeatCard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    painter.setPen(QPen(m_shown.acts ? theme.color(m_shown.look.color.shades) : theme.color(Role::Hairline),
                        m_shown.acts ? 2 : 1));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, rect(), 6);
    QRectF inner = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    inner.setTop(inner.top() + drawHead(painter, inner));
    inner.setTop(inner.top() + drawStock(painter, inner));
    painter.setFont(font());
    const QFontMetricsF metrics(font());
    for (const Face &line : m_shown.lines) {
        for (const Face &part : brokenFace(line, metrics, inner.width())) {
            drawFace(painter, QRectF(inner.topLeft(), QSizeF(inner.width(), metrics.height())), part,
                     Role::Text, theme);
            inner.setTop(inner.top() + metrics.height());
        }
    }
}

void SeatCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

} // namespace skyledger::ui
