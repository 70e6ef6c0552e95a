// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/fileclaims.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>

#include <chrono>

namespace skyledger::ui::claims {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::chrono::milliseconds longestWait(500);
constexpr QLatin1StringView openingMark(".opening");

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

/// Where marks are kept: for the session, or beyond it.
enum class Lasting { Session, Always };

QString folder(Lasting lasting)
{
    QStringList places{QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)};
    // Qt would warn where the desktop names none.
    if (lasting == Lasting::Session && !qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR"))
        places.prepend(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation));
    for (const QString &place : std::as_const(places)) {
        QString path = place + u"/skyledger-open"_s;
        if (!place.isEmpty() && QDir().mkpath(path))
            return path;
    }
    return QDir::tempPath();
}

QString nameOf(const QString &path, const QString &ending, Lasting lasting)
{
    const QByteArray name =
        QCryptographicHash::hash(canonical(path).toUtf8(), QCryptographicHash::Sha256).toHex().first(32);
    return folder(lasting) + u'/' + QString::fromLatin1(name) + ending;
}

std::unique_ptr<QLockFile> markOf(const QString &path, QLatin1StringView ending,
                                  Lasting lasting = Lasting::Session)
{
    auto mark = std::make_unique<QLockFile>(nameOf(path, ending, lasting));
    mark->setStaleLockTime(0); // a game lasts all evening
    return mark;
}

} // namespace

std::unique_ptr<QLockFile> take(const QString &path)
{
    auto mark = markOf(path, ".open"_L1);
    if (!mark->tryLock(0) && mark->error() == QLockFile::LockFailedError)
        return nullptr;
    return mark;
}

std::unique_ptr<QLockFile> opening(const QString &path)
{
    auto mark = markOf(path, openingMark, Lasting::Always);
    return mark->tryLock(0) ? std::move(mark) : nullptr;
}

bool diedOpening(const QString &path)
{
    const auto mark = markOf(path, openingMark, Lasting::Always);
    // Whoever opens it at this moment keeps the mark.
    return QFileInfo::exists(mark->fileName()) && mark->tryLock(0);
}

std::unique_ptr<QLockFile> writingTurn(const QString &path)
{
    auto mark = markOf(path, ".writing"_L1);
    if (!mark->tryLock(static_cast<int>(longestWait.count())))
        return nullptr;
    return mark;
}

QString markFor(const QString &path, const QString &ending)
{
    return nameOf(path, ending, Lasting::Session);
}

} // namespace skyledger::ui::claims
