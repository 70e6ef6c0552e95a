// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/program.h"
#include "core/table/places.h"

#include <QtCore/QCoreApplication>

#include <csignal>

#ifdef SKYLEDGER_WINDOW
#include "app/commandline/windowrequest.h"
#include "app/window/window.h"
#endif

namespace {

/// Qt warns about locales that are not UTF-8 and switches to one that is. What people write is UTF-8 here anyway, and
/// standard error carries nothing but our own line.
void ignoreMessage(QtMsgType, const QMessageLogContext &, const QString &) {}

/// A limit on the size of files is told by the write that meets it, like a full disk, and ends nothing.
void outliveFileSizeLimits()
{
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

} // namespace

int main(int argc, char *argv[])
{
    outliveFileSizeLimits();
    skyledger::table::places::heedBaseDirectories();
#ifdef SKYLEDGER_WINDOW
    // Subcommands need no display: which application object there is must be decided before any is made.
    QStringList given;
    for (int i = 1; i < argc; ++i)
        given << QString::fromLocal8Bit(argv[i]);
    if (const auto request = skyledger::commandline::windowRequest(given))
        return skyledger::window::open(argc, argv, *request);
#endif
    const QtMessageHandler usual = qInstallMessageHandler(ignoreMessage);
    QCoreApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QCoreApplication::setApplicationName(QStringLiteral("skyledger"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SKYLEDGER_VERSION));
    return skyledger::commandline::run(QCoreApplication::arguments());
}
