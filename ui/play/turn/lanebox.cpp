// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/lanebox.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

namespace {

constexpr int margin = 6;
constexpr double rounding = 6;

} // namespace

LaneBox::LaneBox(QWidget *parent) : QWidget(parent), m_player(plainLabel(this)), m_choices(new FlowLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin - 2, margin, margin);
    column->setSpacing(4);
    column->addWidget(m_player);
    column->addLayout(m_choices);
    m_player->setObjectName(QStringLiteral("lane-player"));
    sizeText();
}

void LaneBox::tell(const QString &player, bool isTaken)
{
    m_player->setText(player);
    setSaidName(*this,
                isTaken ? tr("%1 answers", "player").arg(player)
                        : tr("%1 has to answer too", "player").arg(player));
    m_isTaken = isTaken;
    update();
}

void LaneBox::sizeText()
{
    m_player->setFont(boldFont(font()));
}

void LaneBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        sizeText();
    QWidget::changeEvent(event);
}

void LaneBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    painter.setPen(m_isTaken ? QPen(theme.color(Role::Accent), 2) : QPen(theme.color(Role::QuietText), 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), rounding, rounding);
}

} // namespace skyledger::ui
