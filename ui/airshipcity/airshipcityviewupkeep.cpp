// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of an upkeep: it comes when a stage begins, and goes when everybody is done.

#include "ui/airshipcity/airshipcityview.h"
#include "ui/airshipcity/upkeep/upkeeppage.h"

#include <utility>

namespace skyledger::ui {

using namespace airshipcity;

std::unique_ptr<GamePage> AirshipCityView::makeUpkeepPage()
{
    auto page = std::make_unique<UpkeepPage>(m_table);
    m_upkeep = page.get();
    connect(m_upkeep, &UpkeepPage::finished, this, [this] { m_upkeepLeft = m_table.session().cursor(); });
    return page;
}

void AirshipCityView::followUpkeep()
{
    const Session &session = m_table.session();
    const qsizetype now = session.cursor();
    const bool wentOn = now > std::exchange(m_lastMoment, now);
    m_upkeepLeft.reset();
    m_upkeepAction.setEnabled(lastUpkeepBefore(session, now) > 0);
    const bool inUpkeep = upkeepWith(session, now).has_value();
    if (m_upkeepAction.isChecked()) {
        if (!inUpkeep)
            m_upkeepAction.setChecked(false);
        return;
    }
    // Back at the end of one nothing is left to do; while somebody chooses there is.
    const bool wanted = inUpkeep && (wentOn || session.state().phase == Phase::StageBonus);
    const bool boardsAreShown = viewPages().isMade() && viewPages().shown() == nullptr && !m_table.past();
    if (!wanted || !boardsAreShown)
        return;
    m_wantedUpkeep = now;
    m_upkeepAction.setChecked(true);
}

/// The page's keys are its own wherever the keyboard is: nothing else is to be done then.
bool AirshipCityView::keyPressed(QKeyEvent *event)
{
    if (m_upkeep != nullptr && m_upkeepAction.isChecked() && m_upkeep->takeKey(*event))
        return true;
    return PlayView::keyPressed(event);
}

/// What was done last is to go on from the upkeep: then that is taken back.
void AirshipCityView::undo()
{
    if (m_upkeepLeft == m_table.session().cursor() && !m_table.past() && viewPages().shown() == nullptr) {
        m_upkeepLeft.reset();
        m_wantedUpkeep = m_table.session().cursor();
        m_upkeepAction.setChecked(true);
        return;
    }
    PlayView::undo();
}

} // namespace skyledger::ui
