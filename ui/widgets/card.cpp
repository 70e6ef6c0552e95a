// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/card.h"

#include "ui/widgets/frame.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

Card::Card(QWidget *parent) : QWidget(parent), m_title(plainLabel(this)), m_content(new QVBoxLayout(this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_content->addWidget(m_title);
    sizeTexts();
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    setAccessibleName(title);
}

void Card::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        sizeTexts();
    QWidget::changeEvent(event);
}

void Card::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.color(Role::Hairline));
    painter.setBrush(theme.color(Role::Surface));
    drawRounded(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6);
}

void Card::sizeTexts()
{
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(font().pointSizeF() * 1.1);
    m_title->setFont(bold);
    const int unit = fontMetrics().height();
    m_content->setContentsMargins(unit * 3 / 4, unit / 2, unit * 3 / 4, unit * 3 / 4);
    m_content->setSpacing(unit * 2 / 5);
}

} // namespace skyledger::ui
