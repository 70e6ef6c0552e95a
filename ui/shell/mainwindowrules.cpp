// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the window does about rules.

#include "ui/shell/mainwindow.h"

#include <QtWidgets/QStackedWidget>

#include <algorithm>

namespace skyledger::ui {

/// The game that has an entry about a rule: that in front, if it has; nothing if nobody has.
const GameModule *MainWindow::gameOfRule(const QString &rule) const
{
    const GameModule *front = gameInFront();
    if (front && !front->ruleTitle(rule).isEmpty())
        return front;
    const std::vector<const GameModule *> games =
        gamesWith([&rule](const GameModule &game) { return !game.ruleTitle(rule).isEmpty(); });
    return games.empty() ? nullptr : games.front();
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
    if (!m_game && !m_page) {
        const GameModule *game = rules.isEmpty() ? nullptr : gameOfRule(rules.front());
        game ? openRulesOf(*game) : openRulesPage();
    }
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
    askForGame(
        gamesThatOffer(GameModule::Service::LookUpRule), [] { return tr("A rule of which game?"); },
        [this](const GameModule &game) { openRulesOf(game); });
}

void MainWindow::openRulesOf(const GameModule &game)
{
    std::unique_ptr<RulesPage> page = game.rulesPage();
    if (!page)
        return;
    closePage();
    watch(*page);
    connect(page.get(), &RulesPage::closed, this, &MainWindow::showStartPage, Qt::QueuedConnection);
    m_pages->addWidget(page.get());
    m_pages->setCurrentWidget(page.get());
    page->searchRules();
    m_page = std::move(page);
    m_pageGame = &game;
    showSituation();
}

/// Beside a page: the rules of its game, or of the only one that there is.
RulesPage *MainWindow::rulesWindow()
{
    const std::vector<const GameModule *> games = gamesThatOffer(GameModule::Service::LookUpRule);
    const GameModule *game = gameInFront();
    if (std::find(games.begin(), games.end(), game) == games.end())
        game = games.size() == 1 ? games.front() : m_rulesWindowGame;
    if (game && game != m_rulesWindowGame)
        m_rulesWindow.reset();
    const bool isNew = !m_rulesWindow && game;
    if (isNew)
        m_rulesWindow = game->rulesPage();
    if (!m_rulesWindow)
        return nullptr;
    if (isNew) {
        m_rulesWindowGame = game;
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
