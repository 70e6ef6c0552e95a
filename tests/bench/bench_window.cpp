// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// clazy:excludeall=non-pod-global-static

#include "app/window/games.h"
#include "core/table/random.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/airshipcityview.h"
#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/shell/appearance.h"
#include "ui/shell/mainwindow.h"
#include "ui/whistlemountain/guide/whistlemountaintable.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <vector>

/// From a key to the boards on the screen, in a game of every kind, and from a record to its card on the start page:
/// QT_QPA_PLATFORM=offscreen, 3840x2160.
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
    for (const PlayOption &option : guide.options()) {
        const bool isSlide = !option.thing && table.state().phase == Phase::Turn;
        if (option.status == PlayOption::Status::Offered && !option.key.isNull() && !isSlide)
            keys.push_back(option.key);
    }
    const bool canEnd = guide.endOfTurn().status != PlayOption::Status::Refused;
    const bool endsTurn = keys.empty() || (canEnd && !guide.crewInHand());
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

/// Times one step after the other, in its own clock. The time of the processor says what a step costs on a machine that
/// has other things to do.
template <class Step>
void measure(benchmark::State &state, const Step &step)
{
    std::vector<double> times;
    std::vector<double> ofProcessor;
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        const std::clock_t begun = std::clock();
        step();
        const std::clock_t spent = std::clock() - begun;
        const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        times.push_back(seconds * 1e3);
        ofProcessor.push_back(static_cast<double>(spent) * 1e3 / CLOCKS_PER_SEC);
        state.SetIterationTime(seconds);
    }
    state.counters["p50_ms"] = percentile(times, 0.5);
    state.counters["p95_ms"] = percentile(times, 0.95);
    state.counters["max_ms"] = percentile(times, 1);
    state.counters["p50_cpu_ms"] = percentile(ofProcessor, 0.5);
    state.counters["p95_cpu_ms"] = percentile(ofProcessor, 0.95);
}

/// An example of the repository with the first part of its events, which goes on.
QByteArray exampleWith(const QString &name, int percent)
{
    QFile file(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QJsonObject game = QJsonDocument::fromJson(file.readAll()).object();
    QJsonArray events = game[QStringLiteral("events")].toArray();
    const qsizetype kept = events.size() * percent / 100;
    while (events.size() > kept)
        events.removeLast();
    game[QStringLiteral("events")] = events;
    game.remove(QStringLiteral("cursor"));
    return QJsonDocument(game).toJson();
}

/// Chooses by chance from what is offered, as somebody does who presses its key; where nothing is, goes back.
void chooseByChance(QWidget &window, StepGuide &guide, table::Random &random)
{
    const std::vector<PlayOption> &options = guide.options();
    std::vector<std::size_t> offered;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].status == PlayOption::Status::Offered)
            offered.push_back(i);
    }
    if (offered.empty())
        return guide.back();
    const std::size_t chosen = offered[random.below(static_cast<std::uint32_t>(offered.size()))];
    const QChar key = options[chosen].key;
    if (key.isNull())
        guide.choose(chosen); // with the pointer
    else
        press(window, key.toUpper().unicode(), QString(key));
}

template <class Table>
void keyToPaintOf(benchmark::State &state, const QString &example)
{
    PreferenceStore preferences;
    Surroundings surroundings(preferences);
    const GameModules games = window::allGames();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bench.skyledger"));
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(exampleWith(example, 10)) <= 0)
            return state.SkipWithError("no room for the game");
    }
    MainWindow window(games, preferences);
    window.resize(3840, 2160);
    window.show();
    window.openFile(path);
    if (window.game() == nullptr)
        return state.SkipWithError("the example cannot be opened");
    auto &table = dynamic_cast<Table &>(dynamic_cast<PlayView &>(window.game()->view()).gameTable());
    play::Session &session = table.session();
    const qsizetype begun = session.cursor();
    for (int i = 0; i < 20; ++i)
        paintAll();

    table::Random random(1);
    qsizetype events = 0;
    measure(state, [&] {
        const qsizetype before = session.cursor();
        chooseByChance(window, table.guide(), random);
        paintAll();
        events += std::max<qsizetype>(session.cursor() - before, 0);
        if (table.session().isOver())
            session.jump(begun);
    });
    state.counters["events"] = static_cast<double>(events);
}

void keyToPaintInCloudAge(benchmark::State &state)
{
    keyToPaintOf<CloudAgeTable>(state, QStringLiteral("cloudage/weapon-systems.skyledger"));
}

void keyToPaintInWhistleMountain(benchmark::State &state)
{
    keyToPaintOf<WhistleMountainTable>(state, QStringLiteral("whistle-mountain/tower-tie.skyledger"));
}

/// What the start page waits for, record by record.
void recordToCard(benchmark::State &state, const QString &example)
{
    const GameModules games = window::allGames();
    const QByteArray record = exampleWith(example, 90);
    bool isShown = true;
    measure(state, [&] {
        isShown = std::any_of(games.begin(), games.end(),
                              [&](const auto &game) { return game->glance(record).has_value(); })
            && isShown;
    });
    if (!isShown)
        state.SkipWithError("no game knows the example");
}

void keyToPaint(benchmark::State &state)
{
    PreferenceStore preferences;
    Surroundings surroundings(preferences);
    const GameModules games = window::allGames();
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

    int step = 0;
    measure(state, [&] {
        pressNext(window, table, ++step);
        paintAll();
    });
    state.counters["events"] = static_cast<double>(table.session().cursor());
}
BENCHMARK(keyToPaint)->UseManualTime()->Iterations(600)->Unit(benchmark::kMillisecond);
BENCHMARK(keyToPaintInCloudAge)->UseManualTime()->Iterations(300)->Unit(benchmark::kMillisecond);
BENCHMARK(keyToPaintInWhistleMountain)->UseManualTime()->Iterations(300)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(recordToCard, airship_city, QStringLiteral("four-players.skyledger"))
    ->UseManualTime()
    ->Iterations(30)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(recordToCard, cloudage, QStringLiteral("cloudage/weapon-systems.skyledger"))
    ->UseManualTime()
    ->Iterations(30)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(recordToCard, whistle_mountain, QStringLiteral("whistle-mountain/tower-tie.skyledger"))
    ->UseManualTime()
    ->Iterations(30)
    ->Unit(benchmark::kMillisecond);

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
