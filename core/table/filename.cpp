// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/filename.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTextBoundaryFinder>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace skyledger::table {

namespace {

constexpr qsizetype usualLeast = 143;

} // namespace

qsizetype longestFileName(const QString &folder)
{
#ifdef Q_OS_UNIX
    QFileInfo there(QFileInfo(folder).absoluteFilePath());
    while (!there.exists() && !there.isRoot())
        there.setFile(there.path());
    const long said = ::pathconf(QFile::encodeName(there.filePath()).constData(), _PC_NAME_MAX);
    if (said > 0)
        return said;
#else
    Q_UNUSED(folder)
#endif
    return usualLeast;
}

qsizetype bytesOf(const QString &name)
{
    return QFile::encodeName(name).size();
}

QString withEnding(const QString &path, const QString &ending)
{
    return path.isEmpty() || path.endsWith(ending, Qt::CaseInsensitive) ? path : path + ending;
}

QString cutToBytes(const QString &text, qsizetype bytes)
{
    if (bytesOf(text) <= bytes)
        return text;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    for (qsizetype next = finder.toNextBoundary(); next > 0; next = finder.toNextBoundary()) {
        if (bytesOf(text.first(next)) > bytes)
            break;
        end = next;
    }
    return text.first(end);
}

QString firstSigns(const QString &text, qsizetype signs)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    for (qsizetype i = 0; i < signs; ++i) {
        const qsizetype next = finder.toNextBoundary();
        if (next < 0)
            return text;
        end = next;
    }
    return text.first(end);
}

} // namespace skyledger::table
