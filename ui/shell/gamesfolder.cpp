// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/gamesfolder.h"

#include "core/table/filename.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A name of people is cut to so many bytes, where there is room for more; at least this many are left of each.
constexpr qsizetype maxPartLength = 60;
constexpr qsizetype minPartLength = 4;
/// What a number in parentheses may take.
constexpr qsizetype numberLength = 5;

QString withoutLastSigns(QString part)
{
    while (part.endsWith(u'.') || part.endsWith(u' '))
        part.chop(1);
    return part;
}

} // namespace

QString fileNamePart(const QString &text, qsizetype bytes)
{
    QString part;
    const QString composed = text.normalized(QString::NormalizationForm_C);
    for (const QChar c : composed) {
        // What turns or hides its neighbours has no business in a name of a file; that joins families may.
        const bool hides = c.category() == QChar::Other_Format && c != QChar(0x200D);
        if (hides)
            continue;
        const bool forbidden = c.category() == QChar::Other_Control || u"/\\:*?\"<>|"_s.contains(c);
        part += forbidden ? QChar(u'-') : c;
    }
    part = part.simplified();
    while (part.startsWith(u'.'))
        part.remove(0, 1);
    part = withoutLastSigns(table::cutToBytes(part, bytes));
    return part.isEmpty() ? u"-"_s : part;
}

QString fileNamePart(const QString &text)
{
    return fileNamePart(text, maxPartLength);
}

QString gameStem(const QString &folder, const QString &date, const QStringList &players,
                 const QString &suffix)
{
    const qsizetype room = table::longestFileName(folder) - table::bytesOf(suffix) - numberLength;
    QString stem;
    for (qsizetype bytes = maxPartLength; bytes >= minPartLength; --bytes) {
        QStringList parts;
        for (const QString &player : players)
            parts << fileNamePart(player, bytes);
        stem = parts.join(u", ");
        if (!date.isEmpty())
            stem.prepend(fileNamePart(date, maxPartLength) + u' ');
        if (table::bytesOf(stem) <= room)
            return stem;
    }
    return withoutLastSigns(table::cutToBytes(stem, room));
}

QString newGamePath(const QString &folder, const QString &date, const QStringList &players,
                    const QString &suffix)
{
    return freePath(folder, gameStem(folder, date, players, suffix), suffix);
}

QString freePath(const QString &folder, const QString &name, const QString &suffix)
{
    const QDir dir(folder);
    const qsizetype room = table::longestFileName(folder) - table::bytesOf(suffix);
    QString path = dir.filePath(table::cutToBytes(name, room) + suffix);
    for (int number = 2; QFileInfo::exists(path); ++number) {
        const QString mark = u" (%1)"_s.arg(number);
        path = dir.filePath(table::cutToBytes(name, room - mark.size()) + mark + suffix);
    }
    return path;
}

QString withGameSuffix(const QString &path, const QString &suffix)
{
    return table::withEnding(path, suffix);
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

bool isExample(const QString &path)
{
    constexpr QLatin1StringView folder("skyledger/examples");
    QStringList folders = QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, folder,
                                                    QStandardPaths::LocateDirectory);
    // Where the program lies beside its data, as in a folder of its own.
    folders << QCoreApplication::applicationDirPath() + u"/../share/"_s + folder;
    const QString file = QFileInfo(path).canonicalFilePath();
    return !file.isEmpty() && std::any_of(folders.cbegin(), folders.cend(), [&file](const QString &each) {
        const QString examples = QFileInfo(each).canonicalFilePath();
        return !examples.isEmpty() && file.startsWith(examples + u'/');
    });
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
