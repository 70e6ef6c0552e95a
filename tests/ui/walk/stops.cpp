// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/scoresheet.h"
#include "tests/ui/walk/copystops.h"
#include "tests/ui/walk/scenes.h"
#include "tests/ui/walk/walker.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/box/fields/chipfield.h"
#include "ui/box/hand/handfields.h"
#include "ui/cloudage/cloudagemodule.h"
#include "ui/score/sheet/rowspage.h"
#include "ui/whistlemountain/whistlemountainmodule.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/numberfield.h"

#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtTest/QTest>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTabWidget>

namespace skyledger::ui::walk {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray exampleSheet()
{
    return test::contentOf(
        QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/late-evening.skyscore.json"));
}

void startWithRecentGames(Walker &stage)
{
    QStringList files;
    for (const QString &name :
         {u"2026-11-20 Ada, Bo, Cy.skyledger"_s, u"2026-11-21 Ada, Bo, Cy.skyledger"_s}) {
        files << stage.file(name, recordOf(scenes().front()));
        stage.window->openFile(files.last());
    }
    // The page says when they were played last: at the same time on every walk.
    for (const QString &path : files) {
        QFile file(path);
        if (file.open(QIODevice::ReadWrite))
            file.setFileTime(QDateTime(QDate(2026, 11, 21), QTime(21, 14)),
                             QFileDevice::FileModificationTime);
    }
    stage.window->showStartPage();
}

void newGameUnfolded(Walker &stage)
{
    stage.window->newGame();
    stage.press(u"display-fold"_s);
    stage.press(u"rulings-fold"_s);
    auto *components = stage.find<QComboBox>(u"components"_s);
    components->setCurrentIndex(components->count() - 1);
    stage.press(u"shuffle-city"_s);
}

void newGameRefused(Walker &stage)
{
    stage.window->newGame();
    stage.type(u"name-1"_s, u"Ada"_s);
    stage.press(u"start"_s);
}

RowsDesk &openSheet(Walker &stage)
{
    stage.window->scoreGame();
    RowsDesk &desk = stage.window->findChild<RowsPage *>()->desk();
    desk.replace(desk.textsIn(readScoreSheet(exampleSheet()).value().document));
    return desk;
}

void sheetWithFaults(Walker &stage)
{
    RowsDesk &desk = openSheet(stage);
    desk.setCell({1, sheetCell(SheetEntry::AirshipMajorities)}, u"8"_s);
    desk.setCell({2, sheetCell(SheetEntry::Resource, indexOf(Resource::Gold))}, u"21"_s);
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
    stage.trigger(u"action-search-rules"_s);
    if (!question.isEmpty())
        QTest::keyClicks(stage.find(u"rule-search"_s), question);
}

void unreadableFile(Walker &stage)
{
    stage.window->openFile(stage.file(u"broken.skyledger"_s, "{}"));
}

void preferencesTab(Walker &stage, int tab)
{
    stage.trigger(u"action-preferences"_s);
    stage.find<QTabWidget>(u"preferences-tabs"_s)->setCurrentIndex(tab);
}

void searchedForNothing(Walker &stage)
{
    preferencesTab(stage, 2);
    QTest::keyClicks(stage.find(u"keys-search"_s), u"qqq"_s);
}

/// A key is wanted for one command that another one has.
void keyOfAnother(Walker &stage)
{
    preferencesTab(stage, 2);
    const QString field = u"key-"_s + keys::endTurn;
    stage.press(field);
    QTest::keyClick(stage.find(field), Qt::Key_F1);
}

void rulesBesideANewGame(Walker &stage)
{
    stage.window->newGame();
    searchedRules(stage, u"award tie"_s);
}

/// A value is asked for, and the copy of the box cannot take it.
void valueThatIsNotKept(Walker &stage)
{
    QDir().mkpath(copiesFolder());
    test::writeFile(OwnersCopy::defaultPath(), "{}");
    stage.arriveAt(sceneNamed("value-asked"));
    stage.settle();
    QWidget *form = stage.find(u"value-form"_s);
    const auto numbers = form->findChildren<HandNumber *>();
    for (HandNumber *number : numbers)
        number->setValue(2);
    const auto chips = form->findChildren<ChipField *>();
    for (ChipField *each : chips)
        QTest::keyClick(each, Qt::Key_0);
    stage.press(u"enter-value"_s);
    if (stage.find<QLabel>(u"turn-note"_s)->text().isEmpty())
        qFatal("that the value is not kept was not told");
}

/// A number is changed and not applied yet.
void numberEdited(Walker &stage)
{
    stage.arriveAt(sceneNamed("numbers"));
    stage.find(u"numbers-page"_s)->findChild<QSpinBox *>()->setValue(1);
}

/// On the page of values one is typed, and another row looked at.
void valueTypedAndLeft(Walker &stage)
{
    stage.arriveAt(sceneNamed("values-missing"));
    do { // to a value that numbers are enough for
        stage.press(u"values-next-missing"_s);
        stage.settle();
        const auto fields = stage.find(u"values-editor"_s)->findChildren<NumberField *>();
        for (NumberField *field : fields)
            QTest::keyClick(field, Qt::Key_2);
    } while (!stage.find(u"values-reset"_s)->isEnabled());
    stage.press(u"values-next-missing"_s);
    if (stage.find<QLabel>(u"values-message"_s)->text().isEmpty())
        qFatal("that the value is not in the game was not told");
}

/// Another game alone.
template <class Module>
GameModules only()
{
    GameModules games;
    games.push_back(std::make_unique<Module>());
    return games;
}

/// Scenes of another game and its pages without a game, in a window that knows that game alone.
void addOthers(std::vector<Stop> &stops, const QString &prefix, std::span<const Scene> scenes,
               const std::function<GameModules()> &games)
{
    stops.reserve(stops.size() + scenes.size() + 3);
    for (const Scene &scene : scenes) {
        stops.push_back(
            {QString::fromLatin1(scene.name), [&scene](Walker &stage) { stage.arriveAt(scene); }, games});
    }
    stops.push_back({prefix + u"-new-game"_s, [](Walker &stage) { stage.window->newGame(); }, games});
    stops.push_back({prefix + u"-score"_s, [](Walker &stage) { stage.window->scoreGame(); }, games});
    stops.push_back({prefix + u"-copy"_s, [](Walker &stage) { stage.window->showCopy(); }, games});
}

std::vector<Stop> everyStop()
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
        {u"quick-start"_s, [](Walker &stage) { stage.trigger(u"action-quick-start"_s); }},
        {u"keys"_s, [](Walker &stage) { stage.trigger(u"action-keys"_s); }},
        {u"preferences-display"_s, [](Walker &stage) { preferencesTab(stage, 0); }},
        {u"preferences-game"_s, [](Walker &stage) { preferencesTab(stage, 1); }},
        {u"preferences-keys"_s, [](Walker &stage) { preferencesTab(stage, 2); }},
        {u"preferences-no-key"_s, searchedForNothing},
        {u"preferences-key-taken"_s, keyOfAnother},
        {u"rules-window"_s, rulesBesideANewGame},
        {u"value-not-kept"_s, valueThatIsNotKept},
        {u"value-typed"_s, valueTypedAndLeft},
        {u"number-edited"_s, numberEdited},
        {u"about"_s, [](Walker &stage) { stage.trigger(u"action-about"_s); }},
    };
    for (const Scene &scene : scenes()) {
        stops.push_back(
            {QString::fromLatin1(scene.name), [&scene](Walker &stage) { stage.arriveAt(scene); }});
    }
    addOthers(stops, u"ca"_s, cloudAgeScenes(), only<CloudAgeModule>);
    addOthers(stops, u"wm"_s, whistleMountainScenes(), only<WhistleMountainModule>);
    const std::vector<Stop> copies = copyStops();
    stops.insert(stops.end(), copies.begin(), copies.end());
    return stops;
}

} // namespace

/// SKYLEDGER_STOPS=ca- in the environment visits those alone whose names begin so.
std::vector<Stop> allStops()
{
    std::vector<Stop> stops = everyStop();
    const QString wanted = qEnvironmentVariable("SKYLEDGER_STOPS");
    std::erase_if(stops, [&wanted](const Stop &stop) { return !stop.name.startsWith(wanted); });
    return stops;
}

Stop stopNamed(const QString &name)
{
    for (const Stop &stop : everyStop()) {
        if (stop.name == name)
            return stop;
    }
    qFatal("no stop %s", qPrintable(name));
}

} // namespace skyledger::ui::walk
