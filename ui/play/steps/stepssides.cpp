// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/steps/stepssides.h"

#include "ui/play/steps/stepdrawings.h"
#include "ui/play/steps/stepslayout.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

StepNames::StepNames(const QString &name, QWidget *parent) : QWidget(parent)
{
    setObjectName(name + u"-steps"_s);
}

void StepNames::setSteps(const std::vector<Steps::Step> &steps)
{
    m_steps = steps;
    QStringList said;
    int number = 0;
    for (const Steps::Step &step : m_steps) {
        said << tr("%1. %2: %3", "number, step, how").arg(QString::number(++number), step.what, step.how);
    }
    setSaidName(*this, said.join(u' '));
    setToolTip(plainTip(accessibleName()));
    updateGeometry();
    update();
}

QSize StepNames::sizeHint() const
{
    const QFontMetrics bold(boldFont(font()));
    const QFontMetrics plain(font());
    int wide = 0;
    for (const Steps::Step &step : m_steps)
        wide = std::max({wide, bold.horizontalAdvance(step.what), plain.horizontalAdvance(step.how)});
    return {wide + plain.height() * 3, plain.height() * 20};
}

void StepNames::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void StepNames::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    const double line = fontMetrics().height();
    const StepsLayout rows(m_steps, size());
    for (std::size_t step = 0; step < m_steps.size(); ++step) {
        const QRectF row = rows.step(step);
        painter.setPen(QPen(theme.color(Role::Hairline), 1));
        if (step > 0)
            painter.drawLine(row.topLeft() + QPointF(line / 2, 0), row.topRight() - QPointF(line / 2, 0));
        const QRectF disc(line * 0.3, row.center().y() - line * 0.8, line * 1.6, line * 1.6);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Role::Text));
        painter.drawEllipse(disc);
        painter.setPen(theme.color(Role::Surface));
        painter.setFont(boldFont(font()));
        painter.drawText(disc, Qt::AlignCenter, QString::number(step + 1));
        painter.setFont(font());
        drawTwoLines(painter, row.adjusted(line * 2.4, 0, -line * 0.3, 0), m_steps[step].what,
                     m_steps[step].how, theme);
    }
}

StepsForAll::StepsForAll(const QString &name, QWidget *parent) : QWidget(parent)
{
    setObjectName(name + u"-for-all"_s);
}

void StepsForAll::setSteps(const Steps &steps)
{
    m_told = steps.forAll;
    QStringList said{tr("For everybody")};
    for (const Steps::ForAll &each : m_told)
        said << tr("%1: %2", "piece, where it goes").arg(each.what, each.how);
    said << steps.besides;
    setSaidName(*this, said.join(u". "_s));
    setToolTip(plainTip(accessibleName())); // a narrow window cuts its words
    update();
}

QSize StepsForAll::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 50, line * 4};
}

void StepsForAll::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    drawPanel(painter, QRectF(rect()), Role::Surface, DrawnButton::Glow::Quiet, theme);
    const double line = fontMetrics().height();
    const QRectF inside = QRectF(rect()).adjusted(line * 0.8, line * 0.4, -line * 0.8, -line * 0.4);
    const double title = std::min(inside.width() * 0.13, line * 9);
    drawTwoLines(painter, QRectF(inside.left(), inside.top(), title, inside.height()), tr("For everybody"),
                 tr("before you go on"), theme);
    const double wide =
        (inside.width() - title) / static_cast<double>(std::max<std::size_t>(m_told.size(), 1));
    for (std::size_t i = 0; i < m_told.size(); ++i) {
        const QRectF part(inside.left() + title + wide * static_cast<double>(i), inside.top(), wide,
                          inside.height());
        painter.setPen(QPen(theme.color(Role::Hairline), 1));
        painter.drawLine(part.topLeft(), part.bottomLeft());
        m_told[i].drawing(painter, part.adjusted(line * 0.6, 0, -part.width() * 0.52, 0), theme);
        painter.setFont(font());
        drawTwoLines(painter, part.adjusted(part.width() * 0.5, 0, -line * 0.2, 0), m_told[i].what,
                     m_told[i].how, theme);
    }
}

} // namespace skyledger::ui
