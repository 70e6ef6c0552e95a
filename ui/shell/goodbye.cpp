// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/goodbye.h"

#include <QtCore/QSocketNotifier>
#include <QtGui/QGuiApplication>
#include <QtGui/QSessionManager>

#ifdef Q_OS_LINUX
#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace skyledger::ui {

#ifdef Q_OS_LINUX

namespace {

constexpr std::array signalsToGo{SIGTERM, SIGINT, SIGHUP};

/// A signal writes into the pipe, the event loop reads from it: little is allowed while a signal is handled.
std::array<int, 2> ends{-1, -1};

void onSignal(int)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(ends[1], &byte, 1);
}

} // namespace

void Goodbye::listen()
{
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        std::array<char, 16> bytes{};
        [[maybe_unused]] const auto read = ::read(ends[0], bytes.data(), bytes.size());
        emit processEnds();
    });
    struct sigaction action = {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    for (const int each : signalsToGo)
        ::sigaction(each, &action, nullptr);
}

Goodbye::~Goodbye()
{
    if (m_notifier == nullptr)
        return;
    for (const int each : signalsToGo)
        std::signal(each, SIG_DFL);
    for (int &end : ends)
        ::close(std::exchange(end, -1));
}

#else

void Goodbye::listen() {}

Goodbye::~Goodbye() = default;

#endif

Goodbye::Goodbye(QObject *parent) : QObject(parent)
{
    listen();
    // The session waits while these are handled, not longer.
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &Goodbye::sessionEnds, Qt::DirectConnection);
    connect(qGuiApp, &QGuiApplication::saveStateRequest, this, &Goodbye::sessionEnds, Qt::DirectConnection);
}

} // namespace skyledger::ui
