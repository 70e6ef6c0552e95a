// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/guide.h"
#include "ui/play/pages/recappage.h"
#include "ui/play/pages/viewpages.h"

namespace skyledger::ui {

/// When the page of what a part of the game brought is shown: on demand, and by itself when a part is over, until it is
/// played on. It waits for nothing.
class Recap : public QObject
{
    Q_OBJECT

public:
    /// Table and pages must stay. `onlyWholes`: it comes by itself after the larger parts alone.
    Recap(GameTable &table, ViewPages &pages, GameParts parts, bool onlyWholes);

    /// From now on it comes and goes by itself. The boards must listen to the game already: they get the keyboard when it
    /// goes.
    void watch(const Guide &guide);

    QAction &action() const { return m_action; }
    /// A page is about to come to the front: what is looked at in the past is the part that this one shows.
    void beforePage(const QAction *page);

private:
    QAction &addTo(ViewPages &pages);
    void follow();
    void show();

    GameTable &m_table;
    ViewPages &m_pages;
    GameParts m_parts;
    bool m_onlyWholes;
    qsizetype m_wantedEvent = 0; ///< of which the part is shown; 0: the last one that is over
    qsizetype m_lastMoment = 0;  ///< where the game stood before it changed
    bool m_came = false;         ///< the page that is shown did
    QAction &m_action;
};

} // namespace skyledger::ui
