// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/clockline.h"

#include "ui/widgets/plaintip.h"
#include "ui/widgets/saidname.h"
#include "ui/words/moments.h"

#include <QtCore/QEvent>

namespace skyledger::ui {

using namespace airshipcity;
using namespace std::chrono_literals;
using namespace Qt::Literals::StringLiterals;

ClockLine::ClockLine(AirshipCityTable &table, QWidget *parent)
    : QLabel(parent), m_table(table), m_now([] { return QDateTime::currentDateTime(); })
{
    setObjectName(u"turn-clock"_s);
    setTextFormat(Qt::RichText);
    setForegroundRole(QPalette::PlaceholderText);
    m_second.setInterval(1s);
    connect(&m_second, &QTimer::timeout, this, &ClockLine::tick);
    connect(&table, &AirshipCityTable::boardsChanged, this, &ClockLine::follow);
    connect(&table, &AirshipCityTable::clockChanged, this, &ClockLine::follow);
    connect(&table, &AirshipCityTable::wordsChanged, this, &ClockLine::follow);
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
    const TurnTimes times = m_table.past() ? m_times : m_times.until(now);
    if (runs && isVisible() && !m_second.isActive())
        m_second.start();
    else if (!runs)
        m_second.stop();
    QStringList parts;
    QStringList spoken;
    for (const Player player : m_table.players()) {
        const QString name = m_table.words().player(player);
        const QString time = words::duration(times.players[play::seatOf(player)]);
        const QString part = (m_table.mark(player) + u' ' + time).toHtmlEscaped();
        parts << (runs && play::seatOf(player) == m_times.running ? u"<b>"_s + part + u"</b>"_s : part);
        spoken << tr("%1 %2", "player, time taken").arg(name, time);
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
