// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the window does about rules.

#include "ui/shell/mainwindow.h"

#include <QtWidgets/QStackedWidget>

#include <algorithm>

namespace skyledger::ui {

/// The open game, else the first one that has rules; nothing if none has.
const GameModule *MainWindow::gameWithRules() const
{
    if (m_game)
        return &m_game->module();
    const auto found = std::find_if(m_games.begin(), m_games.end(), [](const auto &game) {
        return game->offers(GameModule::Service::LookUpRule);
    });
    return found == m_games.end() ? nullptr : found->get();
}

bool MainWindow::hasRulesDock() const
{
    return m_game && m_game->view().canShowRules();
}

/// In the open game; on the page of rules; else, so that nothing is lost of a page, in a window beside it.
void MainWindow::showRules(const QStringList &rules)
{
    if (hasRulesDock()) {
        m_game->view().showRules(rules);
        return;
    }
    if (!m_game && !m_page)
        openRulesPage();
    if (auto *page = qobject_cast<RulesPage *>(m_page.get()))
        page->showRules(rules);
    else if (RulesPage *window = rulesWindow())
        window->showRules(rules);
}

void MainWindow::searchRules()
{
    if (hasRulesDock())
        m_game->view().searchRules();
    else if (auto *page = qobject_cast<RulesPage *>(m_page.get()))
        page->searchRules();
    else if (!m_game && !m_page)
        openRulesPage();
    else if (RulesPage *window = rulesWindow())
        window->searchRules();
}

void MainWindow::openRulesPage()
{
    const GameModule *game = gameWithRules();
    std::unique_ptr<RulesPage> page = game ? game->rulesPage() : nullptr;
    if (!page)
        return;
    closePage();
    watch(*page);
    connect(page.get(), &RulesPage::closed, this, &MainWindow::showStartPage, Qt::QueuedConnection);
    m_pages->addWidget(page.get());
    m_pages->setCurrentWidget(page.get());
    page->searchRules();
    m_page = std::move(page);
    showSituation();
}

RulesPage *MainWindow::rulesWindow()
{
    const GameModule *game = gameWithRules();
    const bool isNew = !m_rulesWindow && game;
    if (isNew)
        m_rulesWindow = game->rulesPage();
    if (!m_rulesWindow)
        return nullptr;
    if (isNew) {
        m_rulesWindow->setParent(this, Qt::Window);
        m_rulesWindow->resize(size() * 3 / 4);
        watch(*m_rulesWindow);
        connect(m_rulesWindow.get(), &RulesPage::closed, m_rulesWindow.get(), &QWidget::close);
    }
    m_rulesWindow->show();
    m_rulesWindow->raise();
    m_rulesWindow->activateWindow();
    return m_rulesWindow.get();
}

void MainWindow::watch(RulesPage &page)
{
    page.setPreferences(m_preferences.now());
    connect(&page, &RulesPage::allRuleLanguagesChosen, this, [this](bool all) {
        change([all](Preferences &preferences) { preferences.allRuleLanguages = all; });
    });
}

} // namespace skyledger::ui
