// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// clazy:excludeall=non-pod-global-static

#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/airshipcitymodule.h"
#include "ui/airshipcity/airshipcityview.h"
#include "ui/shell/appearance.h"
#include "ui/shell/mainwindow.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

/// From a key to the boards on the screen: QT_QPA_PLATFORM=offscreen, 3840x2160, a game of four players.
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;

namespace {

/// Repaints what waits for it, and delivers nothing else that could come later.
void paintAll()
{
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
}

/// Presses a key where the focus is, as the window system would.
void press(QWidget &window, int key, const QString &text, Qt::KeyboardModifiers modifiers = {})
{
    QWidget *focus = QApplication::focusWidget();
    QWidget *target = focus != nullptr && window.isAncestorOf(focus) ? focus : &window;
    QKeyEvent down(QEvent::KeyPress, key, modifiers, text);
    QCoreApplication::sendEvent(target, &down);
    QKeyEvent up(QEvent::KeyRelease, key, modifiers, text);
    QCoreApplication::sendEvent(target, &up);
}

/// The next key of somebody who records a game: the first thing that can be chosen, else the end of the turn.
void pressNext(QWidget &window, AirshipCityTable &table, int step)
{
    const TurnGuide &guide = table.guide();
    std::vector<QChar> keys;
    for (const Choice &choice : guide.choices()) {
        const bool isSlide =
            std::holds_alternative<std::monostate>(choice.target) && table.state().phase == Phase::Turn;
        if (choice.status == Choice::Status::Offered && !choice.key.isNull() && !isSlide)
            keys.push_back(choice.key);
    }
    const bool endsTurn = keys.empty() || (guide.canEndTurn() && !guide.crewInHand());
    if (endsTurn) {
        press(window, Qt::Key_Return, {}, Qt::ControlModifier);
        return;
    }
    const QChar key = keys[static_cast<std::size_t>(step) % keys.size()];
    press(window, key.unicode(), QString(key));
}

double percentile(std::vector<double> values, double part)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0
                          : values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

void keyToPaint(benchmark::State &state)
{
    PreferenceStore preferences;
    Surroundings surroundings(preferences);
    GameModules games;
    games.push_back(std::make_unique<AirshipCityModule>());
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bench.skyledger"));
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return state.SkipWithError("no room for the game");
        file.write(writeGameRecord(airshipcity::fixture::newSampleGame(4, 7)));
    }
    MainWindow window(games, preferences);
    window.resize(3840, 2160);
    window.show();
    window.openFile(path);
    auto &table = dynamic_cast<AirshipCityView &>(window.game()->view()).table();
    for (int i = 0; i < 20; ++i)
        paintAll();

    std::vector<double> times;
    int step = 0;
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        pressNext(window, table, ++step);
        paintAll();
        const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        times.push_back(seconds * 1e3);
        state.SetIterationTime(seconds);
    }
    state.counters["p50_ms"] = percentile(times, 0.5);
    state.counters["p95_ms"] = percentile(times, 0.95);
    state.counters["max_ms"] = percentile(times, 1);
    state.counters["events"] = static_cast<double>(table.session().cursor());
}
BENCHMARK(keyToPaint)->UseManualTime()->Iterations(600)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char *argv[])
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("skyledger-bench"));
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
