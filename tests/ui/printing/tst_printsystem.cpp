// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/printing/printsystem.h"

#include <QtCore/QTimer>
#include <QtTest/QtTest>

#include <memory>
#include <semaphore>

using namespace skyledger::ui;
using namespace std::chrono_literals;

/// A print system that does not answer holds nothing up.
class TestPrintSystem : public QObject
{
    Q_OBJECT

private slots:
    void answersAtOnce();
    void silence();
};

void TestPrintSystem::answersAtOnce()
{
    QElapsedTimer waited;
    waited.start();
    QVERIFY(printersAnswer([] {}, 60s));
    QVERIFY(waited.elapsed() < 30000);
}

void TestPrintSystem::silence()
{
    const auto never = std::make_shared<std::binary_semaphore>(0);
    QTimer tick;
    int ticks = 0;
    tick.setInterval(5ms);
    connect(&tick, &QTimer::timeout, this, [&ticks] { ++ticks; });
    tick.start();
    QVERIFY(!printersAnswer([never] { never->acquire(); }, 200ms));
    QVERIFY(ticks > 0); // the window lives, and a signal to end the program is heard
    never->release();
}

QTEST_MAIN(TestPrintSystem)

#include "tst_printsystem.moc"
