// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/scenes.h"

#include "core/airshipcity/game/randomplay.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/walk/unseen.h"
#include "ui/airshipcity/airshipcityview.h"
#include "ui/airshipcity/guide/cityquestions.h"
#include "ui/play/turn/clockline.h"
#include "ui/shell/mainwindow.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QTabWidget>

#include <cstring>
#include <memory>

namespace skyledger::ui::walk {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Plays so many events by chance.
void playOn(AirshipCityTable &table, int events, std::uint64_t seed = 5)
{
    const Unseen unseen(table.session());
    RandomPlayer player(seed);
    for (int i = 0; i < events && !table.session().isOver(); ++i) {
        if (const Play *play = player.choose(table.setup(), table.state()))
            table.session().play(Played{*play, {}});
    }
}

/// Goes on until it is somebody's turn with every crew ready.
void finishTurn(AirshipCityTable &table)
{
    const Unseen unseen(table.session());
    RandomPlayer player(3);
    for (int i = 0; i < 200; ++i) {
        const auto &crews = table.state().players[table.state().current].crews;
        int ready = 0;
        for (const CrewState &crew : crews)
            ready += crew.inPlay() && crew.ready ? 1 : 0;
        if (table.state().phase == Phase::Turn && ready >= 2)
            return;
        if (const Play *play = player.choose(table.setup(), table.state()))
            table.session().play(Played{*play, {}});
    }
}

void stopOn(AirshipCityTable &table, TileKind kind)
{
    finishTurn(table);
    const Cell goal = fixture::standBeside(table, kind, 9);
    table.guide().takeCrew(Crew{0});
    table.guide().click(goal);
}

void playToStageBonus(AirshipCityTable &table)
{
    const Unseen unseen(table.session());
    RandomPlayer player(7);
    while (table.state().phase != Phase::StageBonus && !table.session().isOver()) {
        if (const Play *play = player.choose(table.setup(), table.state()))
            table.session().play(Played{*play, {}});
    }
}

void askForAValue(AirshipCityTable &table)
{
    stopOn(table, TileKind::Workshop);
    table.guide().click(Resource::Wood);
    while (!table.guide().lackedValues() && !table.guide().choices().empty())
        table.guide().choose(0);
}

/// A contract of which nothing is known is taken from the display.
void takeUnknownContract(AirshipCityTable &table)
{
    stopOn(table, TileKind::Market);
    while (!table.guide().lackedValues() && !table.guide().choices().empty())
        table.guide().choose(0);
}

void pressF2(QWidget &widget)
{
    QKeyEvent press(QEvent::KeyPress, Qt::Key_F2, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &press);
}

constexpr std::size_t three = 3;
constexpr std::size_t four = 4;

const Scene allScenes[] = {
    {"game-start", false, three, [](AirshipCityTable &) {}},
    {"crew-in-hand", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 160);
         finishTurn(table);
         table.guide().takeCrew(Crew{0});
     }},
    {"shipyard", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 160);
         stopOn(table, TileKind::Shipyard);
     }},
    {"lighthouse", false, three,
     [](AirshipCityTable &table) {
         playOn(table, 60);
         stopOn(table, TileKind::Lighthouse);
     }},
    {"market", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 90);
         stopOn(table, TileKind::Market);
     }},
    {"guild", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 160);
         stopOn(table, TileKind::Guild);
     }},
    {"harbor", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 160);
         stopOn(table, TileKind::Harbor);
     }},
    {"architect", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 160);
         stopOn(table, TileKind::Architect);
     }},
    {"workshop", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 160);
         stopOn(table, TileKind::Workshop);
     }},
    {"factory", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 160);
         stopOn(table, TileKind::Factory);
     }},
    {"stage-bonus", false, four, playToStageBonus, nullptr, nullptr, nullptr, false, true},
    {"upkeep", false, four,
     [](AirshipCityTable &table) {
         playToStageBonus(table);
         while (table.state().phase == Phase::StageBonus)
             table.guide().choose(0);
     },
     nullptr, nullptr, nullptr, false, true},
    {"piggyback", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 100);
         finishTurn(table);
         const Cell valley = fixture::standBeside(table, TileKind::Valley, 2);
         const auto other = static_cast<Player>((indexOf(table.state().current) + 1) % four);
         fixture::setBoards(table, {set::CrewAt{other, Crew{0}, valley}});
         table.guide().takeCrew(Crew{0});
         table.guide().click(valley);
     }},
    {"late", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 700);
         finishTurn(table);
     }},
    {"over", false, four, [](AirshipCityTable &table) { playOn(table, 5000); }},
    {"over-compare", false, four, [](AirshipCityTable &table) { playOn(table, 5000); }, "result-tab-0"},
    {"over-pictures", false, four, [](AirshipCityTable &table) { playOn(table, 5000); }, "result-tab-2"},
    {"over-take-along", false, four, [](AirshipCityTable &table) { playOn(table, 5000); }, "result-tab-3"},
    {"journal", false, four, [](AirshipCityTable &table) { playOn(table, 120); }, "dock-journal"},
    {"economy", false, four, [](AirshipCityTable &table) { playOn(table, 300); }, "dock-economy"},
    {"standings", false, four, [](AirshipCityTable &table) { playOn(table, 300); }, "dock-standings"},
    {"rules", false, four, [](AirshipCityTable &table) { playOn(table, 300); }, "dock-rules", "egalite"},
    {"rule-entry", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 160);
         stopOn(table, TileKind::Shipyard);
     },
     "dock-rules", nullptr, "AC-AMB-04"},
    {"numbers", false, four, [](AirshipCityTable &table) { playOn(table, 300); }, "action-numbers"},
    {"past", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 212);
         table.lookAt(117);
     },
     "dock-journal"},
    {"undone", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 212);
         table.session().jump(200);
     },
     "dock-journal"},
    {"lines", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 90);
         table.session().jump(78);
         playOn(table, 9, 8);
         table.removeEvent(70);
     },
     "dock-journal"},
    {"changing", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 90);
         table.startChange(table.session().turnStart(60) + 1);
     },
     "dock-journal"},
    {"record-anyway", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 160);
         stopOn(table, TileKind::Shipyard);
         table.guide().click(Airship::Cruise);
         table.guide().insist();
         if (!table.guide().insistedValues())
             table.guide().choose(0);
     }},
    {"refused", false, four,
     [](AirshipCityTable &table) {
         playOn(table, 160);
         stopOn(table, TileKind::Shipyard);
         table.guide().click(Airship::Cruise);
     }},
    {"correction", false, four, [](AirshipCityTable &table) { playOn(table, 120); }, "correct:depot-2"},
    {"details", false, four, [](AirshipCityTable &table) { playOn(table, 120); }, "action-game-details"},
    {"values", false, four, [](AirshipCityTable &table) { playOn(table, 120); }, "action-values"},
    {"values-missing", true, three, [](AirshipCityTable &table) { finishTurn(table); }, "action-values"},
    {"proposals", true, three,
     [](AirshipCityTable &table) {
         askForAValue(table);
         Reported reported;
         reported.pay = Amounts{{0, 2, 0, 1}};
         table.guide().report(toldOf(reported));
     },
     "values-tab-1"},
    {"clock", false, four,
     [](AirshipCityTable &table) {
         table.setClock({true});
         playOn(table, 5000);
     },
     "dock-standings", nullptr, nullptr, true},
    {"empty-box", true, three, [](AirshipCityTable &table) { finishTurn(table); }},
    {"value-asked", true, three, askForAValue},
    {"contract-in-hand", true, three, takeUnknownContract},
    {"reported", true, three, askForAValue, "press:report-instead"},
};

void showValuesTab(PlayView &view, int tab)
{
    const QList<QAction *> pages = view.pages();
    for (QAction *page : pages) {
        if (page->objectName() == u"action-values"_s)
            page->trigger();
    }
    view.centre()->findChild<QTabWidget *>(u"values-tabs"_s)->setCurrentIndex(tab);
}

/// Gives the game a time of its own, the same whenever it is looked at: every event takes twenty seconds.
void setOwnTime(const MainWindow &window, GameTable &table)
{
    const auto time = std::make_shared<QDateTime>(QDate(2026, 11, 28), QTime(20, 0), Qt::OffsetFromUTC, 3600);
    table.session().setClock([time] { return *time = time->addSecs(20); });
    if (auto *line = window.findChild<ClockLine *>())
        line->setNow([time] { return *time; });
}

} // namespace

std::span<const Scene> scenes()
{
    return allScenes;
}

const Scene &sceneNamed(const char *name)
{
    for (const Scene &scene : allScenes) {
        if (std::strcmp(scene.name, name) == 0)
            return scene;
    }
    qFatal("no scene %s", name);
}

QByteArray recordOf(const Scene &scene)
{
    if (scene.record != nullptr)
        return scene.record();
    if (scene.choosesBonus)
        return writeGameRecord(fixture::choosingRecord(scene.players));
    return writeGameRecord(scene.emptyBox ? fixture::emptyBoxRecord(scene.players)
                                          : fixture::sampleRecord(scene.players));
}

void enter(MainWindow &window, const Scene &scene)
{
    auto *view = dynamic_cast<PlayView *>(&window.game()->view());
    setOwnTime(window, view->gameTable());
    if (scene.prepareOther != nullptr) {
        scene.prepareOther(view->gameTable());
        // What is over came by itself, and lies over what is to be looked at.
        const QList<QAction *> pages = view->pages();
        for (QAction *page : pages) {
            if (page->objectName() == u"action-between-rounds"_s)
                page->setChecked(false);
        }
        // Pages that came and went led the keyboard through the journal, which keeps its place there.
        if (auto *journal = window.findChild<QAbstractItemView *>(u"journal"_s))
            journal->setCurrentIndex({});
    } else
        scene.prepare(dynamic_cast<AirshipCityView &>(*view).table());
    if (scene.front != nullptr) {
        const QString front = QString::fromLatin1(scene.front);
        if (auto *dock = window.findChild<QDockWidget *>(front))
            dock->raise();
        else if (front.startsWith(u"result-tab-"_s))
            window.findChild<QTabWidget *>(u"result-tabs"_s)->setCurrentIndex(front.back().digitValue());
        else if (front.startsWith(u"values-tab-"_s))
            showValuesTab(*view, front.back().digitValue());
        else if (front.startsWith(u"correct:"_s))
            pressF2(*window.findChild<QWidget *>(front.sliced(8)));
        else if (front.startsWith(u"press:"_s))
            window.findChild<QAbstractButton *>(front.sliced(6))->click();
        const QList<QAction *> pages = view->pages();
        for (QAction *page : pages) {
            if (page->objectName() == front)
                page->setChecked(true); // it may be there already
        }
    }
    if (scene.rule != nullptr)
        view->showRules({QString::fromLatin1(scene.rule)});
    if (scene.query != nullptr)
        QTest::keyClicks(window.findChild<QWidget *>(u"rule-search"_s), QString::fromUtf8(scene.query));
}

} // namespace skyledger::ui::walk
