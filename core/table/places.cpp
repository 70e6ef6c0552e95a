// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/places.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryFile>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace skyledger::table::places {

using namespace Qt::Literals::StringLiterals;

namespace {

QString &everything()
{
    static QString folder;
    return folder;
}

#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)

bool isAbsolute(const QByteArray &path)
{
    return path.startsWith('/');
}

QByteArray systemsHome()
{
    const passwd *const user = ::getpwuid(::getuid());
    return user != nullptr && isAbsolute(user->pw_dir) ? QByteArray(user->pw_dir) : QByteArray();
}

#endif

} // namespace

#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)

void heedBaseDirectories()
{
    if (!isAbsolute(qgetenv("HOME"))) {
        // Without any, Qt would take the root of the disk.
        const QByteArray home = systemsHome();
        qputenv("HOME", home.isEmpty() ? QFile::encodeName(QDir::tempPath()) : home);
    }
    for (const char *one :
         {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}) {
        if (qEnvironmentVariableIsSet(one) && !isAbsolute(qgetenv(one)))
            qunsetenv(one);
    }
    for (const char *list : {"XDG_DATA_DIRS", "XDG_CONFIG_DIRS"}) {
        QByteArrayList folders = qgetenv(list).split(':');
        folders.removeIf([](const QByteArray &folder) { return !isAbsolute(folder); });
        if (folders.isEmpty())
            qunsetenv(list);
        else
            qputenv(list, folders.join(':'));
    }
}

#else

void heedBaseDirectories() {}

#endif

std::optional<SaveError> keepEverythingBelow(const QString &folder)
{
    const QDir root(QDir(folder).absolutePath());
    if (auto error = makeFolder(root.path()))
        return error;
    QTemporaryFile trial(root.filePath(u"skyledger"_s));
    if (!trial.open())
        return SaveError{root.path(), trial.errorString()};
    for (const QSettings::Format format : {QSettings::IniFormat, QSettings::NativeFormat})
        QSettings::setPath(format, QSettings::UserScope, root.filePath(u"settings"_s));
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    // For what Qt and the dialogs of the desktop keep by themselves. The desktop's own settings stay where they are:
    // they say how it looks.
    qputenv("XDG_DATA_HOME", QFile::encodeName(root.filePath(u"data"_s)));
    qputenv("XDG_CACHE_HOME", QFile::encodeName(root.filePath(u"cache"_s)));
#endif
    everything() = root.path();
    return std::nullopt;
}

QString portableFolder()
{
    return everything();
}

QString data()
{
    if (!everything().isEmpty())
        return QDir(everything()).filePath(u"data/skyledger"_s);
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QStringList rescues()
{
    QStringList folders{QDir(data()).filePath(u"rescue"_s)};
    if (!everything().isEmpty())
        return folders;
    if (!qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR"))
        folders << QDir(qEnvironmentVariable("XDG_RUNTIME_DIR")).filePath(u"skyledger-rescue"_s);
        // Others may write among the temporary files: a folder there is this user's only if it says so.
#ifdef Q_OS_UNIX
    const QByteArray whose = QCryptographicHash::hash(data().toUtf8(), QCryptographicHash::Sha256).toHex();
    folders << QDir::temp().filePath(
        u"skyledger-rescue-%1-%2"_s.arg(::getuid()).arg(QString::fromLatin1(whose.first(8))));
#endif
    return folders;
}

QString rescue()
{
    return rescues().constFirst();
}

QString games()
{
    if (!everything().isEmpty())
        return QDir(everything()).filePath(u"games"_s);
    const QString documents =
        QDir::cleanPath(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    if (documents.isEmpty() || documents == QDir::cleanPath(QDir::homePath()))
        return QDir(data()).filePath(u"games"_s);
    return QDir(documents).filePath(u"Skyledger"_s);
}

QString toRemembered(const QString &path)
{
    const QString below = everything() + u'/';
    return !everything().isEmpty() && path.startsWith(below) ? u"./"_s + path.mid(below.size()) : path;
}

QString fromRemembered(const QString &remembered)
{
    return !everything().isEmpty() && remembered.startsWith("./"_L1) ? everything() + remembered.mid(1)
                                                                     : remembered;
}

} // namespace skyledger::table::places
