// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/printing/printsystem.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QEventLoop>
#include <QtCore/QTimer>
#include <QtPrintSupport/QPrinterInfo>

#include <atomic>
#include <memory>
#include <thread>

namespace skyledger::ui {

using namespace std::chrono_literals;

namespace {

/// Shared with a thread that may outlive everything else.
using Answered = std::shared_ptr<std::atomic<bool>>;

Answered ask(const std::function<void()> &question)
{
    auto answered = std::make_shared<std::atomic<bool>>(false);
    std::thread([answered, question] {
        question();
        *answered = true;
    }).detach();
    return answered;
}

} // namespace

bool printersAnswer(const std::function<void()> &question, std::chrono::milliseconds patience)
{
    const Answered answered = ask(question);
    QElapsedTimer waited;
    waited.start();
    QEventLoop loop;
    QTimer look;
    look.setInterval(10ms);
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (*answered || waited.elapsed() >= patience.count())
            loop.quit();
    });
    look.start();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return *answered;
}

bool printersAnswer()
{
    return printersAnswer([] { QPrinterInfo::availablePrinterNames(); });
}

} // namespace skyledger::ui
