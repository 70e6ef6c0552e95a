// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules beside the game.

#include "ui/airshipcity/airshipcityview.h"
#include "ui/airshipcity/rules/airshipcityrules.h"
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

QWidget *AirshipCityView::makeRules()
{
    auto panel = std::make_unique<RulesPanel>(&airshipCityRules);
    m_rules = panel.get();
    m_rules->setFacts(airshipCityRuleFacts(&m_table.setup()));
    m_rules->setAllLanguages(m_allRuleLanguages);
    connect(m_rules, &RulesPanel::left, this, &AirshipCityView::leaveRules);
    connect(m_rules, &RulesPanel::allLanguagesChosen, this, &GameView::allRuleLanguagesChosen);
    m_boards.push_back(std::move(panel));
    return m_rules;
}

void AirshipCityView::showRules(const QStringList &rules)
{
    if (!m_rules)
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

void AirshipCityView::searchRules()
{
    if (!m_rules)
        return;
    QWidget *focus = QApplication::focusWidget();
    if (!m_rules->isAncestorOf(focus))
        m_cameFrom = focus;
    emit dockWanted(rulesId());
    m_rules->search();
}

/// Back to where the reader came from, which is brought to the front if the rules lie over it.
void AirshipCityView::leaveRules()
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
