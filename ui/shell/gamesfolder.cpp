// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/gamesfolder.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// File systems count bytes, at most 255 in all: four names of 40 characters of three bytes would be too many.
constexpr qsizetype maxPartLength = 60;

} // namespace

QString fileNamePart(const QString &text)
{
    QString part;
    const QString composed = text.normalized(QString::NormalizationForm_C);
    for (const QChar c : composed) {
        const bool forbidden = c.category() == QChar::Other_Control || u"/\\:*?\"<>|"_s.contains(c);
        part += forbidden ? QChar(u'-') : c;
    }
    part = part.simplified();
    while (part.startsWith(u'.'))
        part.remove(0, 1);
    while (part.toUtf8().size() > maxPartLength || (!part.isEmpty() && part.back().isHighSurrogate()))
        part.chop(1);
    while (part.endsWith(u'.') || part.endsWith(u' '))
        part.chop(1);
    return part.isEmpty() ? u"-"_s : part;
}

QString newGamePath(const QString &folder, const QString &date, const QStringList &players,
                    const QString &suffix)
{
    QStringList parts;
    for (const QString &player : players)
        parts << fileNamePart(player);
    const QString stem = date + u' ' + parts.join(u", ");
    return freePath(folder, stem, suffix);
}

QString freePath(const QString &folder, const QString &name, const QString &suffix)
{
    const QDir dir(folder);
    QString path = dir.filePath(name + suffix);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = dir.filePath(u"%1 (%2)"_s.arg(name).arg(number) + suffix);
    return path;
}

QString withGameSuffix(const QString &path, const QString &suffix)
{
    return path.isEmpty() || path.endsWith(suffix, Qt::CaseInsensitive) ? path : path + suffix;
}

QString suffixOf(const QString &path)
{
    for (const QLatin1StringView suffix : {gameSuffix, sheetSuffix, catalogueSuffix}) {
        if (path.endsWith(suffix, Qt::CaseInsensitive))
            return suffix;
    }
    return {};
}

QString gameNameOf(const QString &path)
{
    const QString suffix = suffixOf(path);
    const QFileInfo file(path);
    return suffix.isEmpty() ? file.completeBaseName() : file.fileName().chopped(suffix.size());
}

bool isSameFile(const QString &a, const QString &b)
{
    const QFileInfo one(a);
    const QFileInfo other(b);
    if (QDir::cleanPath(one.absoluteFilePath()) == QDir::cleanPath(other.absoluteFilePath()))
        return true;
    // Links lead to the same file under other names. What does not exist has no canonical path.
    return one.exists() && one.canonicalFilePath() == other.canonicalFilePath();
}

QStringList existing(const QStringList &files)
{
    QStringList there;
    std::copy_if(files.begin(), files.end(), std::back_inserter(there),
                 [](const QString &file) { return QFileInfo::exists(file); });
    return there;
}

} // namespace skyledger::ui
