// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/ownersquare.h"

#include "ui/widgets/digitkeys.h"
#include "ui/widgets/enterkey.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plaintip.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

#include <cmath>

namespace skyledger::ui {

OwnerSquare::OwnerSquare(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(this, &QAbstractButton::clicked, this, &OwnerSquare::cycle);
}

void OwnerSquare::setCaption(const QString &caption)
{
    m_caption = caption;
    retell();
}

void OwnerSquare::setPlayers(const std::vector<PlayerLook> &looks, const QStringList &names)
{
    m_looks = looks;
    m_names = names;
    retell();
}

void OwnerSquare::setOwner(std::optional<std::size_t> owner)
{
    if (owner == m_owner)
        return;
    m_owner = owner;
    retell();
}

void OwnerSquare::choose(std::optional<std::size_t> owner)
{
    if (owner == m_owner || (owner && *owner >= m_looks.size()))
        return;
    setOwner(owner);
    emit ownerChanged();
}

void OwnerSquare::cycle()
{
    if (!m_owner)
        choose(0);
    else if (*m_owner + 1 < m_looks.size())
        choose(*m_owner + 1);
    else
        choose(std::nullopt);
}

void OwnerSquare::retell()
{
    const QString holder =
        m_owner ? m_names.value(static_cast<qsizetype>(*m_owner)) : tr("nobody", "holds the majority");
    //: A square of a board: the thing, who holds it
    setAccessibleName(tr("%1: %2").arg(m_caption, holder));
    setToolTip(plainTip(accessibleName()));
    update();
}

QSize OwnerSquare::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 7, line * 5};
}

QSize OwnerSquare::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 3, line * 4};
}

void OwnerSquare::keyPressEvent(QKeyEvent *event)
{
    if (takeEnterKey(*this, *event))
        return;
    if (const auto digit = typedDigit(*event)) {
        if (*digit == 0)
            choose(std::nullopt);
        else
            choose(static_cast<std::size_t>(*digit) - 1);
        return;
    }
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        choose(std::nullopt);
        return;
    }
    const bool arrow = event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down;
    if (arrow)
        event->ignore(); // the board knows where the next square lies
    else
        QAbstractButton::keyPressEvent(event);
}

void OwnerSquare::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF panel = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(theme.color(Role::Hairline), 1));
    painter.setBrush(theme.color(Role::Panel));
    painter.drawRoundedRect(panel, 5, 5);
    if (hasFocus() || underMouse()) {
        painter.setPen(QPen(theme.color(hasFocus() ? Role::Accent : Role::Outline), hasFocus() ? 2 : 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(panel, 5, 5);
    }
    const QFont small = scaledFont(font(), 0.9);
    const QFontMetricsF metrics(small);
    const double pad = metrics.height() * 0.3;
    const double side = std::min(panel.height() - 2 * metrics.height() - pad * 2, panel.width() * 0.6);
    const QStringList lines = brokenText(m_caption, metrics, panel.width() - pad * 2, 2);
    painter.setFont(small);
    painter.setPen(theme.color(Role::Text));
    double y = panel.top() + pad / 2;
    for (const QString &line : lines) {
        painter.drawText(QRectF(panel.left() + pad, y, panel.width() - 2 * pad, metrics.height()),
                         Qt::AlignHCenter | Qt::AlignVCenter, line);
        y += metrics.height();
    }
    const double size = std::max(side, metrics.height() * 1.1);
    QRectF square(0, 0, size, size);
    square.moveCenter({panel.center().x(), panel.bottom() - pad / 2 - size / 2});
    const PlayerLook *look = m_owner && *m_owner < m_looks.size() ? &m_looks[*m_owner] : nullptr;
    drawMajoritySpace(painter, square, look, theme);
    if (look)
        drawMarker(painter, square.adjusted(2, 2, -2, -2), *look, theme);
}

} // namespace skyledger::ui
