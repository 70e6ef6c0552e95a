// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

/// Starts the program as scripts do.
namespace skyledger::commandline::test {

/// What a run of the program left behind.
struct Outcome {
    int exit = -1;
    QByteArray output;
    QByteArray complaint;

    QString text() const { return QString::fromUtf8(output); }
    /// One line on standard error, and nothing on standard output.
    bool isOneLine() const
    {
        return output.isEmpty() && complaint.count('\n') == 1 && complaint.endsWith('\n');
    }
    /// The line, with ordinary spaces.
    QString line() const { return QString::fromUtf8(complaint).trimmed().replace(QChar::Nbsp, u' '); }
};

/// Runs the program in this environment with changes: `NAME=value` sets, `NAME` alone takes away. `input` is what stands
/// on standard input.
inline Outcome run(const QStringList &arguments, const QStringList &changes = {}, const QString &folder = {},
                   const QByteArray &input = {})
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("COLUMNS")); // of whoever runs the tests
    for (const QString &change : changes) {
        const qsizetype equals = change.indexOf(u'=');
        if (equals < 0)
            environment.remove(change);
        else
            environment.insert(change.first(equals), change.mid(equals + 1));
    }
    program.setProcessEnvironment(environment);
    program.setWorkingDirectory(folder);
    program.start(QStringLiteral(SKYLEDGER_PROGRAM), arguments);
    program.write(input);
    program.closeWriteChannel();
    if (!program.waitForFinished(60'000) || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

/// A file that the tests of the command line share.
inline QString data(const QString &name)
{
    return QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/app/data/") + name;
}

} // namespace skyledger::commandline::test
