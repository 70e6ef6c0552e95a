// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/placebutton.h"

#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>

namespace skyledger::ui {

namespace {

// Drawn in a square of 24 units.
QPainterPath linesOf(PlaceButton::Sign sign)
{
    QPainterPath path;
    switch (sign) {
    case PlaceButton::Sign::Shelf:
        path.addRect(3, 4, 5, 16);
        path.addRect(8, 7, 4, 13);
        path.addRect(14, 6, 4, 14);
        path.moveTo(1, 20);
        path.lineTo(23, 20);
        break;
    case PlaceButton::Sign::Box:
        path.addPolygon(QPolygonF({{12, 2}, {22, 7}, {22, 17}, {12, 22}, {2, 17}, {2, 7}, {12, 2}}));
        path.addPolygon(QPolygonF({{2, 7}, {12, 12}, {22, 7}}));
        path.moveTo(12, 12);
        path.lineTo(12, 22);
        break;
    case PlaceButton::Sign::Folder:
        path.addPolygon(QPolygonF({{2, 20}, {2, 5}, {9, 5}, {12, 8}, {22, 8}, {22, 20}, {2, 20}}));
        break;
    case PlaceButton::Sign::Search:
        path.addEllipse(QPointF(10, 10), 7, 7);
        path.moveTo(15, 15);
        path.lineTo(21, 21);
        break;
    }
    return path;
}

} // namespace

QString plainOf(const QString &text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('&') && ++i == text.size())
            break;
        plain += text[i];
    }
    return plain;
}

PlaceButton::PlaceButton(Sign sign, const QString &name, QWidget *parent) : DrawnButton(parent), m_sign(sign)
{
    setObjectName(name);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PlaceButton::say(const QString &name, const QString &about, const QString &key)
{
    setText(name);
    m_about = about;
    m_key = key;
    setAccessibleName(plainOf(name));
    setAccessibleDescription(about);
    setTip([about] { return about; }); // it is cut where there is little room
    updateGeometry();
    update();
}

double PlaceButton::keyWidth() const
{
    const QFontMetricsF metrics(boldFont(font()));
    return m_key.isEmpty() ? 0 : std::max(metrics.horizontalAdvance(m_key), metrics.height()) + 10;
}

QSize PlaceButton::sizeHint() const
{
    const QFontMetricsF bold(boldFont(font()));
    const double words =
        std::max(bold.horizontalAdvance(plainOf(text())), QFontMetricsF(font()).horizontalAdvance(m_about));
    return {static_cast<int>(words + keyWidth() + bold.height() * 5), minimumSizeHint().height()};
}

QSize PlaceButton::minimumSizeHint() const
{
    const QFontMetricsF bold(boldFont(font()));
    const double lines = m_about.isEmpty() ? 2.2 : 3.4;
    const double words = bold.horizontalAdvance(plainOf(text()));
    return {static_cast<int>(words + keyWidth() + bold.height() * 4),
            static_cast<int>(bold.height() * lines)};
}

void PlaceButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawGround(painter, Role::Panel);
    painter.setPen(QPen(theme.color(Role::Outline), theme.lineWidth()));
    painter.setBrush(Qt::NoBrush);
    const double line = QFontMetricsF(font()).height();
    drawFrame(painter, QRectF(rect()).adjusted(2, 2, -2, -2), cornerRadius(font()));

    const double side = m_about.isEmpty() ? line * 1.2 : line * 1.7;
    const QRectF inside = QRectF(rect()).adjusted(line, 0, -line * 0.8, 0);
    painter.save();
    painter.translate(inside.left(), inside.center().y() - side / 2);
    painter.scale(side / 24, side / 24);
    painter.setPen(QPen(theme.color(Role::QuietText), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(linesOf(m_sign));
    painter.restore();

    QRectF words = inside.adjusted(side + line * 0.8, 0, 0, 0);
    if (!m_key.isEmpty()) {
        const QRectF key(inside.right() - keyWidth(), inside.center().y() - line * 0.75, keyWidth(),
                         line * 1.5);
        painter.setPen(QPen(theme.color(Role::Outline), theme.lineWidth()));
        painter.setBrush(theme.color(Role::Surface));
        drawFrame(painter, key, line * 0.25);
        painter.setFont(boldFont(font()));
        painter.setPen(theme.color(Role::Text));
        painter.drawText(key, Qt::AlignCenter, m_key);
        words.setRight(key.left() - line * 0.5);
    }
    const auto write = [&](const QRectF &where, const QFont &letters, Role role, const QString &text) {
        painter.setFont(letters);
        painter.setPen(theme.color(role));
        painter.drawText(where, Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetricsF(letters).elidedText(text, Qt::ElideRight, where.width()));
    };
    const QString name = plainOf(text());
    if (m_about.isEmpty()) {
        write(words, font(), Role::QuietText, name);
        return;
    }
    const double middle = words.center().y();
    write(QRectF(words.left(), middle - line * 1.25, words.width(), line * 1.2), boldFont(font()), Role::Text,
          name);
    write(QRectF(words.left(), middle + line * 0.05, words.width(), line * 1.2), font(), Role::QuietText,
          m_about);
}

} // namespace skyledger::ui
