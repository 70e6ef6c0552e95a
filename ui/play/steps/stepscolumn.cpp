// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/steps/stepscolumn.h"

#include "ui/play/steps/stepdrawings.h"
#include "ui/play/steps/stepoption.h"
#include "ui/play/steps/stepslayout.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QCheckBox>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

StepsColumn::StepsColumn(const QString &name, std::size_t seat, QWidget *parent)
    : QWidget(parent), m_name(name), m_place(seat), m_done(new QCheckBox(this))
{
    setObjectName(u"%1-column-%2"_s.arg(name).arg(seat + 1));
    m_done->setObjectName(u"%1-done-%2"_s.arg(name).arg(seat + 1));
    connect(m_done, &QCheckBox::clicked, this, &StepsColumn::doneChanged);
    setRules(*this, [this](const std::optional<QPoint> &at) {
        const StepsLayout rows(m_steps, size());
        for (std::size_t step = 0; at && step < m_steps.size(); ++step) {
            if (rows.step(step).contains(*at))
                return QStringList{m_steps[step].rule};
        }
        return m_steps.empty() ? QStringList() : QStringList{m_steps.front().rule};
    });
}

void StepsColumn::setSteps(const Steps &steps, bool done)
{
    m_steps = steps.steps;
    m_seat = steps.seats[m_place];
    m_done->setChecked(done);
    std::size_t used = 0;
    for (const StepCell &cell : m_seat.cells) {
        for (const StepOption &option : cell.options) {
            if (used == m_options.size()) {
                auto *button = new StepOptionButton(this);
                button->setObjectName(u"%1-option-%2-%3"_s.arg(m_name).arg(m_place + 1).arg(used + 1));
                connect(button, &DrawnButton::taken, this, [this, used] { emit chosen(used); });
                setTabOrder(button, m_done);
                m_options.push_back(button);
            }
            m_options[used++]->setOption(option, m_seat.chose);
        }
    }
    for (std::size_t i = 0; i < m_options.size(); ++i)
        m_options[i]->setVisible(i < used);
    m_done->setText(
        withoutKeySigns(tr("%1: done (%2)", "player, digit").arg(m_seat.name, QString::number(m_place + 1))));
    setSaidName(*m_done, tr("%1: done", "player").arg(m_seat.name));
    const QString said = saidSteps(m_seat);
    setSaidName(*this, said);
    setToolTip(plainTip(said)); // a narrow column cuts its words
    layOut();
    update();
}

StepOptionButton *StepsColumn::firstToChoose() const
{
    const auto first = std::find_if(m_options.begin(), m_options.end(), [](const StepOptionButton *option) {
        return !option->isHidden() && option->isEnabled();
    });
    return first == m_options.end() ? nullptr : *first;
}

QSize StepsColumn::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 16, line * 30};
}

QSize StepsColumn::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 8, line * 18};
}

QRectF StepsColumn::inside(const QRectF &row) const
{
    const double pad = fontMetrics().height() * 0.7;
    return row.adjusted(pad, 2, -pad, -2);
}

/// Options stand below what nobody chooses.
void StepsColumn::layOut()
{
    const StepsLayout rows(m_steps, size());
    const double line = fontMetrics().height();
    const double gap = line * 0.4;
    std::size_t next = 0;
    for (std::size_t step = 0; step < m_seat.cells.size(); ++step) {
        const StepCell &cell = m_seat.cells[step];
        const QRectF row = inside(rows.step(step));
        const auto count = static_cast<double>(cell.options.size());
        const double wide = (row.width() - gap * (count - 1)) / std::max(count, 1.0);
        const double taken = cell.moves.empty() ? 0 : line * 1.5;
        double left = row.left();
        for (std::size_t i = 0; i < cell.options.size(); ++i) {
            m_options[next++]->setGeometry(
                QRectF(left, row.top() + taken + 2, wide, row.height() - taken - 6).toRect());
            left += wide + gap;
        }
    }
    m_done->setGeometry(inside(rows.foot()).toRect());
}

void StepsColumn::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

void StepsColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void StepsColumn::drawHead(QPainter &painter, const QRectF &row) const
{
    const Theme &theme = Theme::of(palette());
    const double token = std::min(row.height() * 0.66, fontMetrics().height() * 2.0);
    m_seat.token(painter, QRectF(row.left(), row.center().y() - token / 2, token, token), theme);
    painter.setFont(font());
    const double wide = painter.fontMetrics().horizontalAdvance(m_seat.points);
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, m_seat.points);
    const QFont bold = boldFont(font(), 1.25);
    const QRectF name = row.adjusted(token * 1.3, 0, -wide - token * 0.3, 0);
    painter.setFont(bold);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(name, Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(m_seat.name, Qt::ElideRight, name.width()));
}

void StepsColumn::paintEvent(QPaintEvent *)
{
    if (m_seat.cells.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    drawPanel(painter, QRectF(rect()), Role::Surface, DrawnButton::Glow::Quiet, theme);
    painter.setPen(QPen(theme.color(Role::Hairline), 1));
    const StepsLayout rows(m_steps, size());
    for (std::size_t step = 0; step < m_steps.size(); ++step)
        painter.drawLine(rows.step(step).topLeft(), rows.step(step).topRight());
    painter.drawLine(rows.foot().topLeft(), rows.foot().topRight());
    drawHead(painter, inside(rows.head()));
    for (std::size_t step = 0; step < m_seat.cells.size(); ++step) {
        painter.setFont(font());
        drawCell(painter, inside(rows.step(step)), m_seat.cells[step], theme);
    }
}

} // namespace skyledger::ui
