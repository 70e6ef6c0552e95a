// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// clazy:excludeall=non-pod-global-static

#include "ui/rulebook/rulelibrary.h"
#include "ui/rulebook/rulespanel.h"
#include "ui/widgets/paperstyle.h"
#include "ui/widgets/theme.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QStandardPaths>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <memory>
#include <vector>

/// From a key in the search field to the list on the screen, over the log of queries: QT_QPA_PLATFORM=offscreen.
using namespace skyledger::ui;

namespace {

/// What stands in the field, one state a line, as people type.
QStringList queries()
{
    QFile file(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/rulebook/querylog.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString &line) { return line.startsWith(u'#'); });
    return lines;
}

/// Repaints what waits for it.
void paintAll()
{
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
}

void type(QWidget &field, QChar letter)
{
    QKeyEvent down(QEvent::KeyPress, letter.toUpper().unicode(), {}, QString(letter));
    QCoreApplication::sendEvent(&field, &down);
}

double percentile(std::vector<double> &sorted, double part)
{
    std::sort(sorted.begin(), sorted.end());
    return sorted.empty() ? 0
                          : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

/// The rulebook with its index, from the embedded files.
void readLibrary(benchmark::State &state)
{
    for ([[maybe_unused]] auto round : state) {
        const RuleLibrary library(QStringLiteral(":/rulebook/airship-city"));
        benchmark::DoNotOptimize(library.book().entries().size());
    }
}
BENCHMARK(readLibrary)->Unit(benchmark::kMillisecond);

/// The widths of a dock and of a whole page, where the best entry is shown beside the list.
void keyToList(benchmark::State &state)
{
    static const RuleLibrary library(QStringLiteral(":/rulebook/airship-city"));
    RulesPanel panel([]() -> const RuleLibrary & { return library; });
    panel.resize(static_cast<int>(state.range(0)), 1000);
    panel.show();
    panel.search();
    auto *field = panel.findChild<QLineEdit *>(QStringLiteral("rule-search"));
    for (int i = 0; i < 10; ++i)
        paintAll();
    const QStringList log = queries();
    std::vector<double> times;
    qsizetype at = 0;
    for ([[maybe_unused]] auto round : state) {
        const QString &query = log[at++ % log.size()];
        if (field->text() != query.chopped(1)) {
            field->setText(query.chopped(1));
            paintAll();
        }
        QElapsedTimer timer;
        timer.start();
        type(*field, query.back());
        paintAll();
        const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        times.push_back(seconds * 1e3);
        state.SetIterationTime(seconds);
    }
    state.counters["p50_ms"] = percentile(times, 0.5);
    state.counters["p95_ms"] = percentile(times, 0.95);
    state.counters["p99_ms"] = percentile(times, 0.99);
    state.counters["max_ms"] = percentile(times, 1);
}
BENCHMARK(keyToList)->Arg(480)->Arg(1900)->UseManualTime()->Iterations(2700)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char *argv[])
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setStyle(new PaperStyle); // the application owns it
    QApplication::setPalette(Theme::light().palette());
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
