// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/chosensize.h"

#include <QtCore/QEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QWidget>

namespace skyledger::ui {

namespace {

constexpr int layoutTime = 50; ///< milliseconds after which nothing asks for other room any more
constexpr int mostRounds = 5;  ///< of a window whose parts never agree

} // namespace

ChosenSize::ChosenSize(QWidget &window) : m_window(window)
{
    m_change.setSingleShot(true);
    m_change.setInterval(layoutTime);
    connect(&m_change, &QTimer::timeout, this, &ChosenSize::settle);
    window.installEventFilter(this);
}

void ChosenSize::begin()
{
    m_chosen = m_window.size().boundedTo(m_window.screen()->availableSize());
    m_window.resize(m_chosen);
}

bool ChosenSize::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && m_change.isActive())
        m_change.start();
    else if (event->type() == QEvent::FontChange && m_window.isVisible())
        follow();
    return QObject::eventFilter(watched, event);
}

void ChosenSize::follow()
{
    if (!m_change.isActive())
        emit lettersChange();
    // A side that is as small as can be may be one that letters made longer.
    if (!m_change.isActive() && m_window.width() > m_window.minimumWidth())
        m_chosen.setWidth(m_window.width());
    if (!m_change.isActive() && m_window.height() > m_window.minimumHeight())
        m_chosen.setHeight(m_window.height());
    m_rounds = 0;
    m_change.start();
}

/// May need some rounds, since what is in the window asks for other room at another width.
void ChosenSize::settle()
{
    emit lettersChanged();
    if (m_window.isMaximized() || m_window.isFullScreen())
        return;
    const QSize before = m_window.size();
    m_window.resize(m_chosen.expandedTo(m_window.minimumSize()));
    // Whoever hears of the letters may move things, after which the window can be another one.
    const bool isFirst = m_rounds == 0;
    if ((isFirst || m_window.size() != before) && ++m_rounds < mostRounds)
        m_change.start();
}

} // namespace skyledger::ui
