// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/steps/stepoption.h"

#include "ui/play/steps/stepdrawings.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"

#include <QtGui/QPainter>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

void StepOptionButton::setOption(const StepOption &option, bool isOver)
{
    m_option = option;
    m_isOver = isOver;
    const bool offered = !option.key.isNull();
    setEnabled(offered);
    setGlow(offered ? Glow::Lit : Glow::Quiet);
    setFocusPolicy(offered ? Qt::StrongFocus : Qt::NoFocus);
    const QString name =
        tr("%1 (%2)", "what is chosen, what it leads to").arg(option.name, saidMove(option.move));
    setSaidName(*this, option.chosen ? tr("chosen: %1").arg(name) : name);
    update();
}

void StepOptionButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    const QRectF inside = drawGround(painter, Role::Surface);
    const double line = fontMetrics().height();
    if (m_option.chosen) {
        painter.setPen(QPen(theme.color(Role::Accent), 2));
        painter.setBrush(Qt::NoBrush);
        drawFrame(painter, QRectF(rect()).adjusted(1, 1, -1, -1), cornerRadius(font()));
    }
    const bool dim = m_isOver && !m_option.chosen;
    QRectF top(inside.left() + line * 0.3, inside.top(), inside.width() - line * 0.6, inside.height() / 2);
    if (!m_option.key.isNull()) {
        const QRectF cap(top.left(), top.center().y() - line * 0.55, line * 1.1, line * 1.1);
        painter.setPen(QPen(theme.color(Role::Outline), 1));
        painter.setBrush(theme.color(Role::Surface));
        drawFrame(painter, cap, line / 5);
        painter.setPen(theme.color(Role::Text));
        painter.setFont(boldFont(font()));
        painter.drawText(cap, Qt::AlignCenter, QString(m_option.key));
        top.adjust(line * 1.5, 0, 0, 0);
    }
    painter.setFont(m_option.chosen ? boldFont(font()) : font());
    painter.setPen(theme.color(dim ? Role::QuietText : Role::Text));
    const QString number = m_option.amount > 0 ? words::signedNumber(m_option.amount) : u"?"_s;
    painter.drawText(top, Qt::AlignVCenter, number);
    const double wide = painter.fontMetrics().horizontalAdvance(number) + line * 0.25;
    m_option.move.picture(
        painter, QRectF(top.left() + wide, top.center().y() - line * 0.4, line * 0.8, line * 0.8), theme);
    if (m_option.chosen) {
        painter.setPen(theme.color(Role::Accent));
        painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter, u"✓"_s);
    }
    const QRectF below(inside.left() + line * 0.3, inside.center().y(), inside.width() - line * 0.6,
                       inside.height() / 2);
    const StepMove &move = m_option.move;
    painter.setFont(font());
    if (move.lost > 0) {
        painter.setPen(theme.color(Role::LitFrame));
        const QString full = lossText(move.lost);
        painter.setFont(fittingFont(font(), full, below.width()));
        painter.drawText(below, Qt::AlignVCenter,
                         QFontMetricsF(painter.font()).elidedText(full, Qt::ElideRight, below.width()));
    } else if (move.to != move.from) {
        painter.setPen(theme.color(dim ? Role::QuietText : Role::Text));
        painter.drawText(below, Qt::AlignVCenter, u"%1 → %2"_s.arg(move.from).arg(move.to));
    }
}

} // namespace skyledger::ui
