// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/pages/viewpages.h"
#include "ui/play/steps/steps.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <memory>
#include <optional>

class QKeyEvent;

namespace skyledger::ui {

class StepsPage;

/// What a game tells of the steps that all do together.
struct StepsSource {
    QString name; ///< of their page, among the program's objects
    TellSteps tell;
    std::function<bool(qsizetype event)> belongs; ///< whether an event belongs to such steps
    /// The event that began the last steps not after a moment; 0 if there were none.
    std::function<qsizetype(qsizetype moment)> lastBefore;
    std::function<bool()> isChoosing; ///< something in them is to be chosen now
};

/// When the page of the steps is shown: on demand, and by itself when they begin, until everybody is done.
class StepsVisits : public QObject
{
    Q_OBJECT

public:
    /// Table and pages must stay.
    StepsVisits(GameTable &table, ViewPages &pages, StepsSource source);

    QAction &action() const { return m_action; }
    /// The game changed, and the boards know it.
    void follow();
    /// A page is about to come to the front: what is looked at in the past are the steps that this one shows.
    void beforePage(const QAction *page);
    /// The page's keys are its own wherever the keyboard is: nothing else is to be done while it is shown.
    bool takeKey(const QKeyEvent &event) const;
    /// What was done last is to go on from the steps: then that is taken back. False if it is not.
    bool undo();

private:
    QAction &addTo(ViewPages &pages);
    std::unique_ptr<GamePage> makePage();
    void show(qsizetype event);

    GameTable &m_table;
    ViewPages &m_pages;
    StepsSource m_source;
    QPointer<StepsPage> m_page;      ///< null until it is first shown
    qsizetype m_wantedEvent = 0;     ///< of which the steps are shown; 0: nobody said
    qsizetype m_lastMoment = 0;      ///< where the game stood before it changed
    std::optional<qsizetype> m_left; ///< the moment at which the page was left, until something happens
    QAction &m_action;
};

} // namespace skyledger::ui
