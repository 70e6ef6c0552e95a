// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules beside the game.

#include "ui/play/view/playview.h"
#include "ui/rulebook/rulespanel.h"

#include <QtWidgets/QApplication>

namespace skyledger::ui {

namespace {

/// A dock behind another one counts as visible, but nothing of it is to be seen.
bool isSeen(const QWidget &widget)
{
    return widget.isVisible() && !widget.visibleRegion().isEmpty();
}

} // namespace

DockSpec PlayView::rulesDock(DockSpec::Place place)
{
    m_rules = keepDock(std::make_unique<RulesPanel>(m_shelf));
    m_rules->setFacts(ruleFacts());
    m_rules->setAllLanguages(m_allRuleLanguages);
    connect(m_rules, &RulesPanel::left, this, &PlayView::leaveRules);
    connect(m_rules, &RulesPanel::allLanguagesChosen, this, &GameView::allRuleLanguagesChosen);
    return {rulesId(), m_rules, place};
}

void PlayView::showRules(const QStringList &rules)
{
    if (m_rules == nullptr)
        return;
    QWidget *focus = QApplication::focusWidget();
    if (m_rules->isAncestorOf(focus)) {
        if (rules.isEmpty())
            m_rules->search();
        else
            m_rules->showRules(rules);
        return;
    }
    const bool again = isSeen(*m_rules) && (rules.isEmpty() || m_rules->shows(rules.constFirst()));
    m_cameFrom = focus;
    m_rules->showRules(rules);
    emit dockWanted(rulesId());
    // What has the keyboard may lie behind the rules now: then they take it.
    if (again || (focus && !isSeen(*focus)))
        m_rules->takeFocus();
}

void PlayView::searchRules()
{
    if (m_rules == nullptr)
        return;
    QWidget *focus = QApplication::focusWidget();
    if (!m_rules->isAncestorOf(focus))
        m_cameFrom = focus;
    emit dockWanted(rulesId());
    m_rules->search();
}

/// Back to where the reader came from, which is brought to the front if the rules lie over it.
void PlayView::leaveRules()
{
    QWidget *from = m_cameFrom;
    if (!from) {
        takeFocus();
        return;
    }
    if (!isSeen(*from)) {
        for (const DockSpec &dock : m_docks) {
            if (dock.widget->isAncestorOf(from))
                emit dockWanted(dock.id);
        }
    }
    from->setFocus(Qt::OtherFocusReason);
}

} // namespace skyledger::ui
