// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/recordfile.h"
#include "tests/core/table/smalldisk.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <unistd.h>

using namespace skyledger::table;
using skyledger::fixture::SmallDisk;
using namespace Qt::Literals::StringLiterals;

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

} // namespace

/// Files that survive a full disk, a read-only folder and another program.
class TestRecordFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesAndReplaces();
    void followsALink();
    void aFullDiskLeavesTheOldFile();
    void aFullDeviceIsNoticed();
    void aDeviceIsNotReplaced();
    void aMissingOrReadOnlyFolderIsAnError();
    void makesFolders();
    void keepsOneOriginal();
    void namesTheOriginal_data();
    void namesTheOriginal();
    void keepsTheOriginalWholeOrNotAtAll();
    void noticesChangesOfOthers();
};

void TestRecordFile::savesAndReplaces()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    QVERIFY(!saveAtomically(path, "one"));
    QCOMPARE(contentOf(path), "one"_qba);
    QVERIFY(!saveAtomically(path, "two and more"));
    QCOMPARE(contentOf(path), "two and more"_qba);
    QVERIFY(!saveAtomically(path, {}));
    QCOMPARE(contentOf(path), ""_qba);
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files),
             QStringList{u"game.skyledger"_s}); // nothing left beside it
}

void TestRecordFile::followsALink()
{
    const QTemporaryDir dir;
    put(dir.filePath(u"real"_s), "old");
    QVERIFY(QFile::link(u"real"_s, dir.filePath(u"link"_s)));
    QVERIFY(!saveAtomically(dir.filePath(u"link"_s), "new"));
    QVERIFY(QFileInfo(dir.filePath(u"link"_s)).isSymLink());
    QCOMPARE(contentOf(dir.filePath(u"real"_s)), "new"_qba);
}

void TestRecordFile::aFullDiskLeavesTheOldFile()
{
    const SmallDisk disk;
    if (!disk.isMounted())
        QSKIP("a small disk can be mounted by root only");
    const QString path = disk.filePath(u"game.skyledger"_s);
    const QByteArray old(8000, 'a');
    QVERIFY(!saveAtomically(path, old));

    // Sizes about the buffer of QFile, where a lack of space shows itself at different steps.
    for (const int size : {100 * 1024, 61 * 1024, 57 * 1024 + 1}) {
        const auto error = saveAtomically(path, QByteArray(size, 'b'));
        QVERIFY(error.has_value());
        QCOMPARE(error->file, path);
        QCOMPARE(error->reason, u"No space left on device"_s);
        QCOMPARE(contentOf(path), old);
        QCOMPARE(disk.files(), QStringList{u"game.skyledger"_s});
    }
    // Full to the last page: even a few bytes do not go.
    put(disk.filePath(u"filler"_s), QByteArray(qsizetype{56} * 1024, 'f'));
    QVERIFY(saveAtomically(path, "small"));
    QCOMPARE(contentOf(path), old);
    QVERIFY(QFile::remove(disk.filePath(u"filler"_s)));
    QVERIFY(!saveAtomically(path, "small"));
    QCOMPARE(contentOf(path), "small"_qba);
}

void TestRecordFile::aFullDeviceIsNoticed()
{
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("no /dev/full here");
    const auto error = saveAtomically(u"/dev/full"_s, "a");
    QVERIFY(error.has_value());
    QCOMPARE(error->reason, u"No space left on device"_s);
}

void TestRecordFile::aDeviceIsNotReplaced()
{
    if (!QFile::exists(u"/dev/null"_s))
        QSKIP("no /dev/null here");
    QVERIFY(!saveAtomically(u"/dev/null"_s, "a"));
    QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
}

void TestRecordFile::aMissingOrReadOnlyFolderIsAnError()
{
    const QTemporaryDir dir;
    QVERIFY(saveAtomically(dir.filePath(u"no/such/folder/game.skyledger"_s), "a"));
    QVERIFY(saveAtomically(dir.path(), "a"));
    if (QFileInfo::exists(u"/proc/self"_s)) // where even root cannot make a file
        QVERIFY(saveAtomically(u"/proc/game.skyledger"_s, "a"));
    if (::geteuid() == 0)
        return; // nothing is read-only to root
    put(dir.filePath(u"game.skyledger"_s), "old");
    QFile::setPermissions(dir.path(), QFile::ReadOwner | QFile::ExeOwner);
    QVERIFY(saveAtomically(dir.filePath(u"game.skyledger"_s), "new"));
    QFile::setPermissions(dir.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(contentOf(dir.filePath(u"game.skyledger"_s)), "old"_qba);
}

void TestRecordFile::makesFolders()
{
    const QTemporaryDir dir;
    const QString deep = dir.filePath(u"Été 2026/jeux"_s);
    QVERIFY(!makeFolder(deep));
    QVERIFY(!makeFolder(deep)); // which stands already
    QVERIFY(!saveAtomically(deep + u"/game.skyledger"_s, "a"));
    const auto error = makeFolder(deep + u"/game.skyledger/more"_s);
    QVERIFY(error);
    QCOMPARE(error->file, deep + u"/game.skyledger/more"_s);
    QCOMPARE(error->reason, qt_error_string(ENOTDIR));
}

void TestRecordFile::keepsOneOriginal()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    put(path, "foreign");
    const auto first = keepOriginal(path);
    QVERIFY(first.ok());
    QCOMPARE(first.value(), dir.filePath(u"game.original.skyledger"_s));
    QCOMPARE(contentOf(first.value()), "foreign"_qba);
    QCOMPARE(keepOriginal(path).value(), first.value()); // once is enough

    put(path, "another");
    const auto second = keepOriginal(path);
    QCOMPARE(second.value(), dir.filePath(u"game.original-2.skyledger"_s));
    QCOMPARE(contentOf(first.value()), "foreign"_qba);
    QCOMPARE(contentOf(second.value()), "another"_qba);
    QCOMPARE(contentOf(path), "another"_qba);
    QVERIFY(!keepOriginal(dir.filePath(u"missing"_s)).ok());
}

void TestRecordFile::namesTheOriginal_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("copy");
    QTest::newRow("record") << u"a.skyledger"_s << u"a.original.skyledger"_s;
    QTest::newRow("catalogue") << u"mine.skycatalogue.json"_s << u"mine.original.skycatalogue.json"_s;
    QTest::newRow("score sheet") << u"a.b.skyscore.json"_s << u"a.b.original.skyscore.json"_s;
    QTest::newRow("other JSON") << u"a.skyline.b.json"_s << u"a.skyline.b.original.json"_s;
    QTest::newRow("dots") << u"game 1.5.skyledger"_s << u"game 1.5.original.skyledger"_s;
    QTest::newRow("no ending") << u"game"_s << u"game.original"_s;
    QTest::newRow("hidden") << u".game"_s << u".game.original"_s;
}

void TestRecordFile::namesTheOriginal()
{
    QFETCH(QString, name);
    QFETCH(QString, copy);
    const QTemporaryDir dir;
    put(dir.filePath(name), "x");
    QCOMPARE(keepOriginal(dir.filePath(name)).value(), dir.filePath(copy));
}

void TestRecordFile::keepsTheOriginalWholeOrNotAtAll()
{
    const SmallDisk disk;
    if (!disk.isMounted())
        QSKIP("a small disk can be mounted by root only");
    put(disk.filePath(u"game.skyledger"_s), QByteArray(qsizetype{40} * 1024, 'a'));
    QVERIFY(!keepOriginal(disk.filePath(u"game.skyledger"_s)).ok());
    QCOMPARE(disk.files(), QStringList{u"game.skyledger"_s});
    // So little that it waits in the buffer of QFile.
    put(disk.filePath(u"game.skyledger"_s), QByteArray(qsizetype{10} * 1024, 'a'));
    put(disk.filePath(u"filler"_s), QByteArray(qsizetype{48} * 1024, 'f'));
    QVERIFY(!keepOriginal(disk.filePath(u"game.skyledger"_s)).ok());
    QCOMPARE(disk.files(), (QStringList{u"filler"_s, u"game.skyledger"_s}));
}

void TestRecordFile::noticesChangesOfOthers()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"game.skyledger"_s);
    QVERIFY(!stampOf(path, "x"));
    put(path, "mine");
    const auto stamp = stampOf(path, "mine");
    QVERIFY(stamp.has_value());
    QVERIFY(!changedSince(path, *stamp));

    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFile::FileModificationTime));
    file.close();
    QVERIFY(!changedSince(path, *stamp)); // touched, not changed

    // Written at once, so that both may bear the same time.
    put(path, "hers");
    QVERIFY(changedSince(path, *stamp));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(120), QFile::FileModificationTime));
    file.close();
    QVERIFY(changedSince(path, *stamp));
    put(path, "longer");
    QVERIFY(changedSince(path, *stamp));
    QVERIFY(QFile::remove(path));
    QVERIFY(changedSince(path, *stamp));
}

QTEST_APPLESS_MAIN(TestRecordFile)
#include "tst_recordfile.moc"
