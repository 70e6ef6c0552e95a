// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QProcess>
#include <QtCore/QStringList>

#include <algorithm>
#include <utility>

/// What a screen is like is decided before a program starts: tests of screens start themselves once more for each.
namespace skyledger::ui::test {

/// Starts one of the test's functions in another process; what it complains about, or nothing.
inline QString complaintsOf(const char *function, const QList<std::pair<QString, QString>> &environment)
{
    QProcessEnvironment wanted = QProcessEnvironment::systemEnvironment();
    wanted.insert(QStringLiteral("SKYLEDGER_SCREEN_CHILD"), QStringLiteral("1"));
    for (const auto &[name, value] : environment)
        wanted.insert(name, value);
    QProcess child;
    child.setProcessEnvironment(wanted);
    child.setProcessChannelMode(QProcess::MergedChannels);
    child.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(function)});
    if (!child.waitForFinished(120'000))
        return QStringLiteral("it does not end");
    QString said = QString::fromUtf8(child.readAll());
    // From what failed on: a test tells no more than a few lines.
    said.remove(0, std::max<qsizetype>(0, said.indexOf(QStringLiteral("FAIL!"))));
    if (child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0)
        return {};
    return QStringLiteral("it failed: ") + said;
}

/// Whether this is such a process.
inline bool isChild()
{
    return qEnvironmentVariableIsSet("SKYLEDGER_SCREEN_CHILD");
}

} // namespace skyledger::ui::test
