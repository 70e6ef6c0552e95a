// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/clockline.h"

#include "ui/widgets/plaintip.h"
#include "ui/widgets/saidname.h"
#include "ui/words/moments.h"

#include <QtCore/QEvent>

namespace skyledger::ui {

using namespace std::chrono_literals;
using namespace Qt::Literals::StringLiterals;

ClockLine::ClockLine(GameTable &table, QWidget *parent)
    : QLabel(parent), m_table(table), m_now([] { return QDateTime::currentDateTime(); })
{
    setObjectName(u"turn-clock"_s);
    setTextFormat(Qt::RichText);
    setForegroundRole(QPalette::PlaceholderText);
    m_second.setInterval(1s);
    connect(&m_second, &QTimer::timeout, this, &ClockLine::tick);
    connect(&table, &GameTable::boardsChanged, this, &ClockLine::follow);
    connect(&table, &GameTable::clockChanged, this, &ClockLine::follow);
    connect(&table, &GameTable::wordsChanged, this, &ClockLine::follow);
    follow();
}

void ClockLine::setNow(std::function<QDateTime()> now)
{
    m_now = std::move(now);
    follow();
}

void ClockLine::follow()
{
    const ClockSetting &clock = m_table.clock();
    setVisible(clock.shown);
    if (!clock.shown)
        return;
    m_times = m_table.shown().turnTimes(clock.pause);
    tick();
}

void ClockLine::tick()
{
    const QDateTime now = m_now();
    const bool runs = !m_table.past() && m_times.running != play::nobody && !m_times.isPaused(now);
    const play::TurnTimes times = m_table.past() ? m_times : m_times.until(now);
    if (runs && isVisible() && !m_second.isActive())
        m_second.start();
    else if (!runs)
        m_second.stop();
    QStringList parts;
    QStringList spoken;
    for (std::size_t i = 0; i < m_table.session().seats(); ++i) {
        const auto seat = static_cast<play::Seat>(i);
        const QString time = words::duration(times.players[seat]);
        const QString part = (m_table.mark(seat) + u' ' + time).toHtmlEscaped();
        parts << (runs && seat == m_times.running ? u"<b>"_s + part + u"</b>"_s : part);
        spoken << tr("%1 %2", "player, time taken").arg(m_table.narrator().player(seat), time);
    }
    QString text = u"◷ "_s + parts.join(u" · "_s);
    if (!runs && m_times.running != play::nobody)
        text += u' ' + tr("(stands still)", "the clock").toHtmlEscaped();
    if (this->text() != text)
        setText(text);
    setSaidName(*this, tr("Time taken: %1").arg(spoken.join(u", "_s)));
    setToolTip(plainTip(accessibleName()));
}

void ClockLine::showEvent(QShowEvent *event)
{
    QLabel::showEvent(event);
    follow();
}

void ClockLine::hideEvent(QHideEvent *event)
{
    m_second.stop();
    QLabel::hideEvent(event);
}

void ClockLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QLabel::changeEvent(event);
}

} // namespace skyledger::ui
