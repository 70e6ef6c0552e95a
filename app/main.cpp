// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/program.h"

#include <QtCore/QCoreApplication>

namespace {

/// Qt warns about locales that are not UTF-8 and switches to one that is. What people write is UTF-8 here anyway, and
/// standard error carries nothing but our own line.
void ignoreMessage(QtMsgType, const QMessageLogContext &, const QString &) {}

} // namespace

int main(int argc, char *argv[])
{
    const QtMessageHandler usual = qInstallMessageHandler(ignoreMessage);
    QCoreApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QCoreApplication::setApplicationName(QStringLiteral("skyledger"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SKYLEDGER_VERSION));
    return skyledger::commandline::run(QCoreApplication::arguments());
}
