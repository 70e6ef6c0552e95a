// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/atomicsave.h"
#include "core/table/filename.h"
#include "core/table/recordfile.h"
#include "tests/core/table/smalldisk.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstdarg>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace skyledger::table;
using skyledger::fixture::SmallDisk;
using namespace Qt::Literals::StringLiterals;

namespace {

/// What the disk of this test cannot do; the functions below stand in the place of those of the system.
struct Disk {
    int namelessFails = 0; ///< the error of a temporary file without a name
    int creationFails = 0; ///< the error of any new file in the folder
    QByteArray folder;
    int renameFails = 0;
};

Disk &disk()
{
    static Disk only;
    return only;
}

int openOrFail(const char *path, int flags, mode_t mode)
{
    const Disk &now = disk();
    int error = 0;
    if ((flags & O_TMPFILE) == O_TMPFILE)
        error = now.namelessFails;
    else if ((flags & O_CREAT) != 0 && !now.folder.isEmpty() && QByteArray(path).startsWith(now.folder))
        error = now.creationFails;
    if (error != 0) {
        errno = error;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

} // namespace

// NOLINTBEGIN(cert-dcl50-cpp,readability-inconsistent-declaration-parameter-name)
extern "C" {

int open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const auto mode = va_arg(more, mode_t);
    va_end(more);
    return openOrFail(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const auto mode = va_arg(more, mode_t);
    va_end(more);
    return openOrFail(path, flags, mode);
}

int rename(const char *from, const char *to) noexcept
{
    if (disk().renameFails != 0) {
        errno = disk().renameFails;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_renameat, AT_FDCWD, from, AT_FDCWD, to));
}

} // extern "C"
// NOLINTEND(cert-dcl50-cpp,readability-inconsistent-declaration-parameter-name)

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
}

void put(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

struct stat statOf(const QString &path)
{
    struct stat found = {};
    ::stat(QFile::encodeName(path).constData(), &found);
    return found;
}

QStringList everythingIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace

/// Files of others and disks that can do less than the usual ones.
class TestAtomicSave : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void withoutNamelessFiles_data();
    void withoutNamelessFiles();
    void whereNothingNewCanBeMade();
    void whereNothingCanBePutInItsPlace();
    void tellsWhyTheFolderRefuses();
    void keepsOwnerAndGroup();
    void keepsRights();
    void keepsOtherNames();
    void keepsOtherNamesOnAFullDisk();
    void longestNames();
    void filesOfOthersStay();
    void ownLeftoversGo();
    void nothingGoesWhileTheFileBreaksOff();

private:
    QTemporaryDir m_home;
};

void TestAtomicSave::init()
{
    disk() = {};
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.filePath(u"data"_s)));
}

void TestAtomicSave::withoutNamelessFiles_data()
{
    QTest::addColumn<int>("error");
    QTest::newRow("a network share") << ENOENT;
    QTest::newRow("a stick") << EOPNOTSUPP;
}

void TestAtomicSave::withoutNamelessFiles()
{
    QFETCH(const int, error);
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    disk().namelessFails = error;
    QVERIFY(!saveAtomically(path, "one"));
    QVERIFY(!saveAtomically(path, "two"));
    QCOMPARE(contentOf(path), "two"_qba);
    QCOMPARE(everythingIn(dir.path()), QStringList{u"game.skyledger"_s});
}

/// The file is written over; what is new lies in a folder of the program meanwhile, and nothing is left there.
void TestAtomicSave::whereNothingNewCanBeMade()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    put(path, "the old content, which is longer");
    disk().folder = QFile::encodeName(dir.path());
    for (const int error : {EPERM, EOPNOTSUPP, ENAMETOOLONG}) {
        disk().creationFails = error;
        const QByteArray content = "content after " + QByteArray::number(error);
        QVERIFY(!saveAtomically(path, content));
        QCOMPARE(contentOf(path), content);
    }
    disk() = {};
    QCOMPARE(everythingIn(dir.path()), QStringList{u"game.skyledger"_s});
    QCOMPARE(everythingIn(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/rescue"_s),
             QStringList());
}

void TestAtomicSave::whereNothingCanBePutInItsPlace()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    put(path, "old");
    disk().renameFails = EBUSY;
    QVERIFY(!saveAtomically(path, "new"));
    QCOMPARE(contentOf(path), "new"_qba);
    QCOMPARE(everythingIn(dir.path()), QStringList{u"game.skyledger"_s});
    // A new file has no place that could be written over.
    const auto error = saveAtomically(dir.filePath(u"other.skyledger"_s), "new");
    QVERIFY(error);
    QCOMPARE(error->reason, qt_error_string(EBUSY));
    QCOMPARE(everythingIn(dir.path()), QStringList{u"game.skyledger"_s});
}

void TestAtomicSave::tellsWhyTheFolderRefuses()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    put(path, "old");
    disk().folder = QFile::encodeName(dir.path());
    for (const int error : {EACCES, EROFS, ENOSPC, EDQUOT}) {
        disk().creationFails = error;
        const auto told = saveAtomically(path, "new");
        QVERIFY(told);
        QCOMPARE(told->reason, qt_error_string(error));
        QCOMPARE(contentOf(path), "old"_qba);
    }
}

void TestAtomicSave::keepsOwnerAndGroup()
{
    if (::geteuid() != 0)
        QSKIP("only root gives files away");
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    put(path, "old");
    QCOMPARE(::chown(QFile::encodeName(path).constData(), 1234, 2345), 0);
    QVERIFY(!saveAtomically(path, "new"));
    QCOMPARE(contentOf(path), "new"_qba);
    QCOMPARE(statOf(path).st_uid, uid_t{1234});
    QCOMPARE(statOf(path).st_gid, gid_t{2345});
}

void TestAtomicSave::keepsRights()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    put(path, "old");
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0664), 0);
    QVERIFY(!saveAtomically(path, "new"));
    QCOMPARE(statOf(path).st_mode & 07777, mode_t{0664});
}

void TestAtomicSave::keepsOtherNames()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    const QString other = dir.filePath(u"other name.skyledger"_s);
    put(path, "the old content");
    QCOMPARE(::link(QFile::encodeName(path).constData(), QFile::encodeName(other).constData()), 0);
    for (const QByteArray &content : {"short"_qba, "and longer than it was before"_qba}) {
        QVERIFY(!saveAtomically(path, content));
        QCOMPARE(contentOf(other), content);
    }
    QCOMPARE(statOf(path).st_nlink, nlink_t{2});
    QCOMPARE(everythingIn(dir.path()).size(), 2);
}

void TestAtomicSave::keepsOtherNamesOnAFullDisk()
{
    const SmallDisk disk;
    if (!disk.isMounted())
        QSKIP("a small disk can be mounted by root only");
    const QString path = disk.filePath(u"game.skyledger"_s);
    const QByteArray old(8000, 'a');
    put(path, old);
    QCOMPARE(
        ::link(QFile::encodeName(path).constData(), QFile::encodeName(disk.filePath(u"other"_s)).constData()),
        0);
    // There is room for what is new beside it, and then none for its growth.
    for (const int size : {40 * 1024, 100 * 1024}) {
        QVERIFY(saveAtomically(path, QByteArray(size, 'b')));
        QCOMPARE(contentOf(path), old);
    }
    QVERIFY(!saveAtomically(path, "small"));
    QCOMPARE(contentOf(disk.filePath(u"other"_s)), "small"_qba);
}

void TestAtomicSave::longestNames()
{
    const QTemporaryDir dir;
    const qsizetype longest = longestFileName(dir.path());
    QVERIFY(longest >= 143);
    QCOMPARE(longestFileName(dir.filePath(u"not/yet/there"_s)), longest);
    for (qsizetype length = longest - 6; length <= longest; ++length) {
        const QString path = dir.filePath(QString(length - 10, u'x') + u".skyledger"_s);
        QVERIFY(!saveAtomically(path, "one"));
        QVERIFY(!saveAtomically(path, "two"));
        const auto copy = keepOriginal(path);
        QVERIFY2(copy.ok(), qPrintable(copy.ok() ? QString() : copy.error().reason));
        QVERIFY(copy.value().endsWith(u".skyledger"_s));
        QCOMPARE(contentOf(copy.value()), "two"_qba);
    }
}

void TestAtomicSave::filesOfOthersStay()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    QVERIFY(!saveAtomically(path, "{\n}\n"));
    QStringList names{u"game.skyledger"_s};
    for (const QString &ending : {u".backup"_s, u".before"_s, u".sunday"_s, u".aBcDeF"_s, u".swp"_s}) {
        put(path + ending, ending == u".backup"_s ? QByteArray() : "{\n  \"form"_qba);
        names << u"game.skyledger"_s + ending;
    }
    // Under the very name, but nothing that this program writes.
    const QString own = saving::temporaryName(u"game.skyledger"_s) + u"abcdef"_s;
    put(dir.filePath(own), "my diary");
    names << own;
    saving::removeLeftovers(path);
    names.sort();
    QStringList found = everythingIn(dir.path());
    found.sort();
    QCOMPARE(found, names);
}

void TestAtomicSave::ownLeftoversGo()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    QVERIFY(!saveAtomically(path, "{\n}\n"));
    const QString begin = dir.filePath(saving::temporaryName(u"game.skyledger"_s));
    put(begin + u"aBcDeF"_s, {});
    put(begin + u"012345"_s, "{\n  \"form");
    const QString ofAnother = dir.filePath(saving::temporaryName(u"other.skyledger"_s) + u"aBcDeF"_s);
    put(ofAnother, "{\n  \"form");
    saving::removeLeftovers(path);
    QCOMPARE(everythingIn(dir.path()), (QStringList{QFileInfo(ofAnother).fileName(), u"game.skyledger"_s}));
}

/// Whoever died while the file was written over left the only whole copy beside it.
void TestAtomicSave::nothingGoesWhileTheFileBreaksOff()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    put(path, "{\n  \"form");
    const QString left = dir.filePath(saving::temporaryName(u"game.skyledger"_s) + u"aBcDeF"_s);
    put(left, "{\n}\n");
    saving::removeLeftovers(path);
    QVERIFY(QFileInfo::exists(left));
}

QTEST_APPLESS_MAIN(TestAtomicSave)
#include "tst_atomicsave.moc"
