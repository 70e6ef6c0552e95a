// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/steps/stepsvisits.h"

#include "ui/play/steps/stepspage.h"
#include "ui/widgets/keybindings.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>

#include <utility>

namespace skyledger::ui {

StepsVisits::StepsVisits(GameTable &table, ViewPages &pages, StepsSource source)
    : m_table(table),
      m_pages(pages),
      m_source(std::move(source)),
      m_lastMoment(table.session().cursor()),
      m_action(addTo(pages))
{
    m_action.setEnabled(m_source.lastBefore(m_lastMoment) > 0);
}

QAction &StepsVisits::addTo(ViewPages &pages)
{
    return pages.add({.action = QStringLiteral("action-between-rounds"),
                      .keys = keys::betweenRounds,
                      .make = [this] { return makePage(); },
                      .wantsWholeWindow = true,
                      .shown = [this] { m_page->showSteps(std::exchange(m_wantedEvent, 0)); }});
}

std::unique_ptr<GamePage> StepsVisits::makePage()
{
    auto page = std::make_unique<StepsPage>(m_table, m_source.name, m_source.tell);
    m_page = page.get();
    connect(m_page, &StepsPage::finished, this, [this] { m_left = m_table.session().cursor(); });
    return page;
}

void StepsVisits::show(qsizetype event)
{
    m_wantedEvent = event;
    m_action.setChecked(true);
}

void StepsVisits::follow()
{
    const qsizetype now = m_table.session().cursor();
    const bool wentOn = now > std::exchange(m_lastMoment, now);
    m_left.reset();
    m_action.setEnabled(m_source.lastBefore(now) > 0);
    const bool within = m_source.belongs(now);
    if (m_action.isChecked()) {
        if (!within)
            m_action.setChecked(false);
        return;
    }
    // Back at the end of them nothing is left to do; while somebody chooses there is.
    const bool wanted = within && (wentOn || m_source.isChoosing());
    if (wanted && m_pages.isMade() && m_pages.shown() == nullptr && !m_table.past())
        show(now);
}

/// Of the moment that is looked at, or the last ones.
void StepsVisits::beforePage(const QAction *page)
{
    if (page != &m_action || m_wantedEvent != 0)
        return;
    const auto &past = m_table.past();
    const bool onMainLine = past && past->line == 0;
    m_wantedEvent = m_source.lastBefore(onMainLine ? m_table.shown().cursor() : m_table.session().cursor());
}

bool StepsVisits::takeKey(const QKeyEvent &event) const
{
    return m_page != nullptr && m_action.isChecked() && m_page->takeKey(event);
}

bool StepsVisits::undo()
{
    const qsizetype now = m_table.session().cursor();
    if (m_left != now || m_table.past() || m_pages.shown() != nullptr)
        return false;
    m_left.reset();
    show(now);
    return true;
}

} // namespace skyledger::ui
