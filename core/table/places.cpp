// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/places.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryFile>

namespace skyledger::table::places {

using namespace Qt::Literals::StringLiterals;

namespace {

QString &everything()
{
    static QString folder;
    return folder;
}

} // namespace

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
