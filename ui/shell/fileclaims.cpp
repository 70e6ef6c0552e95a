// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/fileclaims.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>
#include <QtCore/QStandardPaths>

#include <chrono>

namespace skyledger::ui::claims {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::chrono::milliseconds longestWait(500);

/// The path by which every window knows the file, through links and before it exists.
QString canonical(const QString &path)
{
    QFileInfo info(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    QString rest;
    while (!info.exists() && !info.isRoot()) {
        rest = u'/' + info.fileName() + rest;
        info.setFile(info.path());
    }
    return info.canonicalFilePath() + rest;
}

/// Where marks are kept.
QString folder()
{
    QStringList places{QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)};
    // Qt would warn where the desktop names none.
    if (!qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR"))
        places.prepend(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation));
    for (const QString &place : std::as_const(places)) {
        QString path = place + u"/skyledger-open"_s;
        if (!place.isEmpty() && QDir().mkpath(path))
            return path;
    }
    return QDir::tempPath();
}

std::unique_ptr<QLockFile> markOf(const QString &path, QLatin1StringView ending)
{
    const QByteArray name =
        QCryptographicHash::hash(canonical(path).toUtf8(), QCryptographicHash::Sha256).toHex().first(32);
    auto mark = std::make_unique<QLockFile>(folder() + u'/' + QString::fromLatin1(name) + ending);
    mark->setStaleLockTime(0); // a game lasts all evening
    return mark;
}

/// Whether a file breaks off: somebody's copy of a game under such a name is whole.
bool isTorn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray content = file.readAll();
    return content.isEmpty() || (content.startsWith("{\n") && !content.endsWith("}\n"));
}

} // namespace

std::unique_ptr<QLockFile> take(const QString &path)
{
    auto mark = markOf(path, ".open"_L1);
    if (!mark->tryLock(0) && mark->error() == QLockFile::LockFailedError)
        return nullptr;
    return mark;
}

std::unique_ptr<QLockFile> writingTurn(const QString &path)
{
    auto mark = markOf(path, ".writing"_L1);
    if (!mark->tryLock(static_cast<int>(longestWait.count())))
        return nullptr;
    return mark;
}

void removeLeftovers(const QString &path)
{
    // The names under which files are written before they take their place.
    static const QRegularExpression ending(u"^\\.[A-Za-z0-9]{6}$"_s);
    const QFileInfo info(path);
    const QDir dir = info.dir();
    const QStringList names = dir.entryList({info.fileName() + u".??????"_s}, QDir::Files | QDir::Hidden);
    for (const QString &name : names) {
        if (ending.match(name.sliced(info.fileName().size())).hasMatch() && isTorn(dir.filePath(name)))
            QFile::remove(dir.filePath(name));
    }
}

} // namespace skyledger::ui::claims
