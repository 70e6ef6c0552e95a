// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pages/recap.h"

#include "ui/widgets/keybindings.h"

#include <utility>

namespace skyledger::ui {

Recap::Recap(GameTable &table, ViewPages &pages, GameParts parts, bool onlyWholes)
    : m_table(table),
      m_pages(pages),
      m_parts(std::move(parts)),
      m_onlyWholes(onlyWholes),
      m_action(addTo(pages))
{
}

void Recap::watch(const Guide &guide)
{
    m_lastMoment = m_table.session().cursor();
    connect(&m_table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.cursor)
            follow();
    });
    // Who chooses already what comes next has seen enough of what is over.
    connect(&guide, &Guide::changed, this, [this, leads = &guide] {
        if (leads->canGoBack() && m_action.isChecked())
            m_action.setChecked(false);
    });
}

QAction &Recap::addTo(ViewPages &pages)
{
    return pages.add({.action = QStringLiteral("action-between-rounds"),
                      .keys = keys::betweenRounds,
                      .make = [this] { return std::make_unique<RecapPage>(m_table, m_parts); },
                      .shown =
                          [this] {
                              m_came = false; // unless it does
                              show();
                          }});
}

void Recap::show()
{
    static_cast<RecapPage *>(m_pages.pageOf(m_action))->showPart(std::exchange(m_wantedEvent, 0));
}

void Recap::beforePage(const QAction *page)
{
    // To show a page ends the look at the past.
    if (page == &m_action && m_table.past() && m_table.past()->line == 0)
        m_wantedEvent = m_table.shown().cursor();
}

void Recap::follow()
{
    const qsizetype now = m_table.session().cursor();
    const qsizetype before = std::exchange(m_lastMoment, now);
    const auto &partAt = m_onlyWholes ? m_parts.whole : m_parts.part;
    qsizetype end = now;
    while (end > before && partAt(end) == partAt(end - 1))
        --end;
    if (end <= before) {
        if (m_came || now > before) // it was taken back, or played on
            m_action.setChecked(false);
        return;
    }
    const bool mayCome = m_pages.isMade() && (m_pages.shown() == nullptr || m_action.isChecked());
    if (!mayCome || m_table.past() || m_table.session().isOver())
        return;
    m_wantedEvent = end;
    if (m_action.isChecked())
        show();
    else
        m_action.setChecked(true);
    m_came = m_action.isChecked();
}

} // namespace skyledger::ui
