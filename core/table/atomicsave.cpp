// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/atomicsave.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QRandomGenerator>
#include <QtCore/QRegularExpression>
#include <QtCore/QSaveFile>

#include <cerrno>
#include <optional>

#ifdef Q_OS_UNIX
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace skyledger::table::saving {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int randomLetters = 6;

QString randomEnding()
{
    constexpr QLatin1StringView letters("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
    QString ending;
    for (int i = 0; i < randomLetters; ++i)
        ending += letters[QRandomGenerator::global()->bounded(static_cast<int>(letters.size()))];
    return ending;
}

std::optional<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

/// Whether somebody stopped in the midst of writing it.
bool breaksOff(const std::optional<QByteArray> &content)
{
    return !content || content->isEmpty() || !content->trimmed().endsWith('}');
}

} // namespace

QString temporaryName(const QString &fileName)
{
    // Short and of one length: the file's own name may be as long as the disk allows.
    const QByteArray hash = QCryptographicHash::hash(fileName.toUtf8(), QCryptographicHash::Sha256).toHex();
    return u".skyledger-"_s + QString::fromLatin1(hash.first(16)) + u'-';
}

void removeLeftovers(const QString &path)
{
    static const QRegularExpression ending(u"^[A-Za-z0-9]{6}$"_s);
    const QFileInfo info(QFileInfo(path).canonicalFilePath());
    const QDir dir = info.dir();
    const QString begin = temporaryName(info.fileName());
    if (breaksOff(contentOf(info.filePath())))
        return; // what lies beside it may be all there is
    const QStringList names =
        dir.entryList({begin + u"??????"_s}, QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const QString &name : names) {
        const QFileInfo left(dir.filePath(name));
        if (!ending.match(name.sliced(begin.size())).hasMatch() || left.ownerId() != info.ownerId())
            continue;
        const auto content = contentOf(left.filePath());
        if (content && (content->isEmpty() || content->startsWith('{')))
            QFile::remove(left.filePath());
    }
}

#ifdef Q_OS_UNIX

namespace {

/// An open file, closed at the end.
class Descriptor
{
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }

private:
    int m_number;
};

int opened(const QByteArray &path, int flags, mode_t mode = 0)
{
    int number = -1;
    do
        number = ::open(path.constData(), flags | O_CLOEXEC, mode);
    while (number < 0 && errno == EINTR);
    return number;
}

/// Writes all of it and waits until the disk has it.
int writeAll(const Descriptor &file, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t written =
            ::write(file.number(), bytes.constData() + done, static_cast<std::size_t>(bytes.size() - done));
        if (written < 0 && errno != EINTR)
            return errno;
        done += written > 0 ? written : 0;
    }
    // Pipes, devices and some shares know no such thing.
    if (::fsync(file.number()) != 0 && errno != EINVAL && errno != ENOTSUP && errno != ENOSYS
        && errno != EROFS)
        return errno;
    return 0;
}

/// Whether it is not the folder or the disk that refuses, but the way in which a file is put in its place there.
bool isForWantOfAWay(int error)
{
    return error == EPERM || error == EOPNOTSUPP || error == EINVAL || error == ENOSYS || error == EXDEV
        || error == EBUSY || error == ENAMETOOLONG;
}

/// A file of ours beside another one, until it is put in its place; removed if it never is.
class Beside
{
public:
    /// `error()` says whether it can be written.
    explicit Beside(const QString &folder, const QString &begin) : m_folder(folder), m_begin(begin)
    {
        constexpr int tries = 20;
        for (int i = 0; i < tries; ++i) {
            m_name = QFile::encodeName(m_folder + u'/' + m_begin + randomEnding());
            m_number = opened(m_name, O_WRONLY | O_CREAT | O_EXCL, 0666);
            if (m_number >= 0 || errno != EEXIST)
                break;
        }
        if (m_number < 0)
            m_error = errno;
    }
    ~Beside()
    {
        if (m_number >= 0)
            ::close(m_number);
        if (m_error == 0 && !m_moved)
            ::unlink(m_name.constData());
    }
    Beside(const Beside &) = delete;
    Beside &operator=(const Beside &) = delete;

    int error() const { return m_error; }
    int number() const { return m_number; }

    int moveTo(const QByteArray &path)
    {
        if (::rename(m_name.constData(), path.constData()) != 0)
            return errno;
        m_moved = true;
        return 0;
    }

private:
    QString m_folder;
    QString m_begin;
    QByteArray m_name;
    int m_number = -1;
    int m_error = 0;
    bool m_moved = false;
};

/// Gives a new file what the old one has. False where it cannot have it.
bool takeAfter(const Beside &made, const struct stat &old)
{
    struct stat own = {};
    if (::fstat(made.number(), &own) != 0)
        return false;
    if (own.st_uid != old.st_uid && ::fchown(made.number(), old.st_uid, old.st_gid) != 0)
        return false;
    if (own.st_gid != old.st_gid && ::fchown(made.number(), static_cast<uid_t>(-1), old.st_gid) != 0)
        return false;
    ::fchmod(made.number(), old.st_mode & 07777);
    return true;
}

/// Writes over a file of which a whole copy lies elsewhere. Room for it is asked for first.
int writeOverKept(const QByteArray &path, const QByteArray &bytes)
{
    const Descriptor file(opened(path, O_WRONLY));
    struct stat old = {};
    if (!file.isOpen() || ::fstat(file.number(), &old) != 0)
        return errno;
    if (bytes.size() > old.st_size) {
#ifdef Q_OS_LINUX
        const int full = ::posix_fallocate(file.number(), 0, bytes.size());
        if (full == ENOSPC || full == EDQUOT || full == EFBIG) {
            [[maybe_unused]] const int back = ::ftruncate(file.number(), old.st_size);
            return full;
        }
#endif
    }
    if (const int error = writeAll(file, bytes))
        return error;
    return ::ftruncate(file.number(), bytes.size()) == 0 ? 0 : errno;
}

/// The file itself, behind links.
QString behindLinks(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isSymLink())
        return path;
    return info.exists() ? info.canonicalFilePath() : info.symLinkTarget();
}

int writeWithCopy(const QByteArray &target, const QByteArray &bytes, const QString &rescue,
                  const QString &begin)
{
    if (!QDir().mkpath(rescue))
        return EACCES;
    const Beside copy(rescue, begin);
    if (copy.error() != 0)
        return copy.error();
    const Descriptor file(::dup(copy.number()));
    if (const int error = writeAll(file, bytes))
        return error;
    return writeOverKept(target, bytes);
}

} // namespace

int writeOver(const QString &path, const QByteArray &bytes)
{
    const Descriptor file(opened(QFile::encodeName(path), O_WRONLY | O_TRUNC));
    return file.isOpen() ? writeAll(file, bytes) : errno;
}

int replace(const QString &path, const QByteArray &bytes, const QString &rescue)
{
    const QFileInfo info(behindLinks(path));
    const QByteArray target = QFile::encodeName(info.filePath());
    struct stat old = {};
    const bool exists = ::stat(target.constData(), &old) == 0;
    if (exists && S_ISDIR(old.st_mode))
        return EISDIR;
    if (exists && ::access(target.constData(), W_OK) != 0)
        return errno;
    const QString begin = temporaryName(info.fileName());
    Beside made(info.path(), begin);
    if (made.error() != 0)
        return exists && isForWantOfAWay(made.error()) ? writeWithCopy(target, bytes, rescue, begin)
                                                       : made.error();
    {
        const Descriptor file(::dup(made.number()));
        if (const int error = writeAll(file, bytes))
            return error;
    }
    if (exists && (old.st_nlink > 1 || !takeAfter(made, old)))
        return writeOverKept(target, bytes);
    const int error = made.moveTo(target);
    return error != 0 && exists && isForWantOfAWay(error) ? writeOverKept(target, bytes) : error;
}

#else

int writeOver(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(bytes) == bytes.size() ? 0
                                                                                                        : EIO;
}

int replace(const QString &path, const QByteArray &bytes, const QString &)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit() ? 0 : EIO;
}

#endif

} // namespace skyledger::table::saving
