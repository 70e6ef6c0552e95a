// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/scenes.h"
#include "tests/ui/walk/walker.h"
#include "ui/scoring/sheet/scoreentrypage.h"

#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QTabWidget>

namespace skyledger::ui::walk {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

void press(const Walker &stage, const QString &name)
{
    auto *button = stage.find<QAbstractButton>(name);
    if (button == nullptr)
        qFatal("no button %s", qPrintable(name));
    button->click();
}

void trigger(const Walker &stage, const QString &name)
{
    QAction *action = stage.action(name);
    if (action == nullptr)
        qFatal("no action %s", qPrintable(name));
    action->trigger();
}

QByteArray exampleSheet()
{
    return test::contentOf(
        QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/late-evening.skyscore.json"));
}

void startWithRecentGames(Walker &stage)
{
    for (const QString &name : {u"2026-11-20 Ada, Bo, Cy.skyledger"_s, u"2026-11-21 Ada, Bo, Cy.skyledger"_s})
        stage.window->openFile(stage.file(name, recordOf(scenes().front())));
    stage.window->showStartPage();
}

void newGameUnfolded(Walker &stage)
{
    stage.window->newGame();
    press(stage, u"display-fold"_s);
    press(stage, u"rulings-fold"_s);
    auto *components = stage.find<QComboBox>(u"components"_s);
    components->setCurrentIndex(components->count() - 1);
    press(stage, u"shuffle-city"_s);
}

void newGameRefused(Walker &stage)
{
    stage.window->newGame();
    stage.type(u"name-1"_s, u"Ada"_s);
    press(stage, u"start"_s);
}

SheetDesk &openSheet(Walker &stage)
{
    stage.window->scoreGame();
    SheetDesk &desk = stage.window->findChild<ScoreEntryPage *>()->desk();
    desk.replace(draftOf(readScoreSheet(exampleSheet()).value()));
    return desk;
}

void sheetWithFaults(Walker &stage)
{
    SheetDesk &desk = openSheet(stage);
    desk.setNumber(Player{1}, SheetNumber::AirshipMajorities, 8);
    desk.setNumber(Player{2}, SheetNumber::Gold, 21);
}

void sheetResult(Walker &stage)
{
    stage.window->openFile(stage.file(u"2026-11-14 Ada, Bo, Cy.skyscore.json"_s, exampleSheet()));
}

void shelfWithGames(Walker &stage)
{
    sheetResult(stage);
    stage.window->showShelf();
}

void searchedRules(Walker &stage, const QString &question)
{
    trigger(stage, u"action-search-rules"_s);
    if (!question.isEmpty())
        QTest::keyClicks(stage.find(u"rule-search"_s), question);
}

void unreadableFile(Walker &stage)
{
    stage.window->openFile(stage.file(u"broken.skyledger"_s, "{}"));
}

void preferencesTab(Walker &stage, int tab)
{
    trigger(stage, u"action-preferences"_s);
    stage.find<QTabWidget>(u"preferences-tabs"_s)->setCurrentIndex(tab);
}

} // namespace

std::vector<Stop> allStops()
{
    std::vector<Stop> stops{
        {u"start"_s, [](Walker &stage) { stage.window->showStartPage(); }},
        {u"start-recent"_s, startWithRecentGames},
        {u"new-game"_s, [](Walker &stage) { stage.window->newGame(); }},
        {u"new-game-unfolded"_s, newGameUnfolded},
        {u"new-game-refused"_s, newGameRefused},
        {u"score-empty"_s, [](Walker &stage) { stage.window->scoreGame(); }},
        {u"score-filled"_s, [](Walker &stage) { openSheet(stage); }},
        {u"score-faults"_s, sheetWithFaults},
        {u"score-result"_s, sheetResult},
        {u"shelf-empty"_s, [](Walker &stage) { stage.window->showShelf(); }},
        {u"shelf"_s, shelfWithGames},
        {u"rules-chapters"_s, [](Walker &stage) { searchedRules(stage, {}); }},
        {u"rules-page"_s, [](Walker &stage) { searchedRules(stage, u"award tie"_s); }},
        {u"notice"_s, unreadableFile},
        {u"quick-start"_s, [](Walker &stage) { trigger(stage, u"action-quick-start"_s); }},
        {u"keys"_s, [](Walker &stage) { trigger(stage, u"action-keys"_s); }},
        {u"preferences-display"_s, [](Walker &stage) { preferencesTab(stage, 0); }},
        {u"preferences-game"_s, [](Walker &stage) { preferencesTab(stage, 1); }},
        {u"preferences-keys"_s, [](Walker &stage) { preferencesTab(stage, 2); }},
        {u"about"_s, [](Walker &stage) { trigger(stage, u"action-about"_s); }},
    };
    for (const Scene &scene : scenes()) {
        stops.push_back({QString::fromLatin1(scene.name), [&scene](Walker &stage) {
                             Preferences wanted = stage.preferences->now();
                             wanted.turnClock = scene.turnClock;
                             stage.preferences->change(wanted);
                             const QString path =
                                 stage.file(u"2026-11-28 Ada, Bo, Cy.skyledger"_s, recordOf(scene));
                             stage.window->openFile(path);
                             stage.settle();
                             enter(*stage.window, scene);
                         }});
    }
    return stops;
}

Stop stopNamed(const QString &name)
{
    for (const Stop &stop : allStops()) {
        if (stop.name == name)
            return stop;
    }
    qFatal("no stop %s", qPrintable(name));
}

} // namespace skyledger::ui::walk
