// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/recordfile.h"

#include "core/table/atomicsave.h"
#include "core/table/filename.h"
#include "core/table/places.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <filesystem>
#include <system_error>

namespace skyledger::table {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Of times of files, in milliseconds: FAT knows every other second.
constexpr qint64 coarsestStep = 2000;

QByteArray digestOf(const QByteArray &content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256);
}

/// `game` and `skyledger`; the endings of `copy.skycatalogue.json` belong together.
std::pair<QString, QString> splitName(const QString &name)
{
    qsizetype dot = name.lastIndexOf(u'.');
    if (name.endsWith(".json"_L1)) {
        const qsizetype inner = name.lastIndexOf(".sky"_L1, dot - 1);
        if (inner > 0 && name.indexOf(u'.', inner + 1) == dot)
            dot = inner;
    }
    if (dot <= 0)
        return {name, {}};
    return {name.first(dot), name.sliced(dot)};
}

QString copyName(const QString &path, int number)
{
    const QFileInfo info(path);
    const auto [stem, ending] = splitName(info.fileName());
    const QString mark = number == 1 ? u".original"_s : u".original-%1"_s.arg(number);
    const qsizetype room = longestFileName(info.path()) - bytesOf(mark + ending);
    return info.dir().filePath(cutToBytes(stem, room) + mark + ending);
}

std::optional<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

/// Writes everything; if that fails, the file's error string says why.
bool writeWhole(QFileDevice &file, const QByteArray &bytes)
{
    const qint64 written = file.write(bytes);
    if (written == bytes.size() && file.flush() && file.error() == QFileDevice::NoError)
        return true;
    // Of a disk that took a part Qt knows no reason. It hears one once it asks for the rest.
    if (written >= 0 && written < bytes.size())
        file.write(bytes.sliced(written));
    file.flush();
    return false;
}

/// Whether the path is a pipe or device, such as /dev/stdout: nothing may be put in its place.
bool isDevice(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

} // namespace

std::optional<SaveError> makeFolder(const QString &path)
{
    // Qt makes folders too, but does not tell why it cannot: to write into a missing one is "No such file or directory".
    std::error_code error;
    std::filesystem::create_directories(QDir(path).filesystemAbsolutePath(), error);
    if (!error)
        return std::nullopt;
    return SaveError{path, qt_error_string(error.value())};
}

std::optional<SaveError> saveAtomically(const QString &path, const QByteArray &bytes)
{
    const int error =
        isDevice(path) ? saving::writeOver(path, bytes) : saving::replace(path, bytes, places::rescue());
    if (error == 0)
        return std::nullopt;
    return SaveError{path, qt_error_string(error)};
}

Result<QString, SaveError> keepOriginal(const QString &path)
{
    QFile original(path);
    if (!original.open(QIODevice::ReadOnly))
        return SaveError{path, original.errorString()};
    const QByteArray content = original.readAll();

    for (int number = 1;; ++number) {
        const QString copyPath = copyName(path, number);
        if (QFileInfo::exists(copyPath)) {
            if (contentOf(copyPath) == content)
                return copyPath;
            continue;
        }
        QFile copy(copyPath);
        if (!copy.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
            if (QFileInfo::exists(copyPath))
                continue; // somebody took the name just now
            return SaveError{copyPath, copy.errorString()};
        }
        if (writeWhole(copy, content))
            return copyPath;
        const SaveError error{copyPath, copy.errorString()};
        // QFile::remove() of an open file gives up where what is left in its buffer cannot be written.
        copy.close();
        QFile::remove(copyPath);
        return error;
    }
}

std::optional<FileStamp> stampOf(const QString &path, const QByteArray &content)
{
    const QFileInfo info(path);
    if (!info.exists())
        return std::nullopt;
    // File systems tell the time in steps: until one is past, the time says nothing.
    const QDateTime modified = info.lastModified();
    const bool settled = modified.msecsTo(QDateTime::currentDateTime()) > coarsestStep;
    return FileStamp{info.size(), settled ? modified : QDateTime(), digestOf(content)};
}

bool changedSince(const QString &path, const FileStamp &stamp)
{
    const QFileInfo info(path);
    if (!info.exists() || info.size() != stamp.size)
        return true;
    if (stamp.modified.isValid() && info.lastModified() == stamp.modified)
        return false;
    const auto content = contentOf(path);
    return !content || digestOf(*content) != stamp.digest;
}

} // namespace skyledger::table
