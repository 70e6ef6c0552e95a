// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/pointedoption.h"

#include <QtCore/QEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

#include <utility>

namespace skyledger::ui {

PointedOption::PointedOption(Guide &guide) : QObject(&guide)
{
    connect(&guide, &Guide::changed, this, &PointedOption::changed);
}

PointedOption &PointedOption::of(Guide &guide)
{
    auto *pointed = guide.findChild<PointedOption *>(QString(), Qt::FindDirectChildrenOnly);
    return pointed != nullptr ? *pointed : *new PointedOption(guide);
}

void PointedOption::watch(QWidget &widget, std::function<const PlayOption *()> option)
{
    m_options[&widget] = std::move(option);
    widget.installEventFilter(this);
    connect(&widget, &QObject::destroyed, this, [this](const QObject *gone) {
        m_options.erase(gone);
        if (m_at == gone)
            point(focused(gone));
    });
}

/// What has the keyboard, if that is watched and not what is left.
QObject *PointedOption::focused(const QObject *left) const
{
    QWidget *widget = QApplication::focusWidget();
    return widget != left && m_options.contains(widget) ? widget : nullptr;
}

const PlayOption *PointedOption::now() const
{
    const auto found = m_options.find(m_at);
    return found == m_options.end() ? nullptr : found->second();
}

void PointedOption::point(QObject *at)
{
    if (std::exchange(m_at, at) != at)
        emit changed();
}

bool PointedOption::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = static_cast<const QWidget *>(watched); // no other is watched
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::FocusIn:
        point(watched);
        break;
    case QEvent::Leave:
    case QEvent::FocusOut:
    case QEvent::Hide:
        if (m_at == watched && (event->type() == QEvent::Leave ? !widget->hasFocus() : !widget->underMouse()))
            point(focused(watched));
        break;
    default:
        break;
    }
    return false;
}

} // namespace skyledger::ui
