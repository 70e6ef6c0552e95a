// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/atomicsave.h"
#include "core/table/filename.h"
#include "tests/core/table/hostiletexts.h"
#include "ui/shell/filesharing.h"
#include "ui/shell/gamefile.h"
#include "ui/shell/gamesfolder.h"
#include "ui/shell/preferences.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <atomic>
#include <memory>

using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

RecordWriter writerOf(const QByteArray &bytes)
{
    return [bytes] { return bytes; };
}

} // namespace

class TestGameFile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString path(const QString &name) const { return m_folder.filePath(name); }

private slots:
    void theNewestWins();
    void theEndWaits();
    void failureAndRetry();
    void leftoversAreClearedAway();
    void takenAwayByOthers();
    void claimedOnce();
    void twoWindowsKeepOneCopy();
    void windowsKnowOfEachOther();
    void names_data();
    void names();
    void namesAreUnique();
    void namesFitTheDisk();
    void noTextChoosesAFolder();
    void recentFiles();
};

/// While one record is written, only the newest of those that follow is written too.
void TestGameFile::theNewestWins()
{
    GameFile file(path(u"newest.skyledger"_s));
    QSignalSpy saved(&file, &GameFile::saved);
    std::atomic<bool> go = false;
    std::atomic<int> written = 0;
    file.save([&] {
        while (!go)
            std::this_thread::yield();
        ++written;
        return QByteArray("first");
    });
    for (int i = 0; i < 50; ++i)
        file.save([&written, i] {
            ++written;
            return QByteArray::number(i);
        });
    go = true;
    file.finish();
    QCOMPARE(contentOf(file.path()), "49");
    QVERIFY2(written <= 2, qPrintable(QString::number(written)));
    QTRY_COMPARE(saved.count(), written.load());
    QVERIFY(file.savedAt().isValid());
}

void TestGameFile::theEndWaits()
{
    const QString name = path(u"end.skyledger"_s);
    {
        GameFile file(name);
        file.save([] {
            QThread::msleep(50);
            return QByteArray("late");
        });
    }
    QCOMPARE(contentOf(name), "late");
}

void TestGameFile::failureAndRetry()
{
    const QString folder = path(u"in-the-way"_s);
    {
        QFile file(folder);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    GameFile file(folder + u"/game.skyledger"_s);
    QSignalSpy failed(&file, &GameFile::failed);
    file.save(writerOf("one"));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!file.failure().isEmpty());
    QVERIFY(QFile::remove(folder));
    file.save(writerOf("two"));
    file.finish();
    QTRY_VERIFY(file.failure().isEmpty());
    QCOMPARE(contentOf(file.path()), "two");
}

/// What a death left half written goes; what somebody put there stays.
void TestGameFile::leftoversAreClearedAway()
{
    const auto put = [this](const QString &name, const QByteArray &content) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    };
    put(u"cleared.skyledger"_s, "{\n}\n");
    const QString left = skyledger::table::saving::temporaryName(u"cleared.skyledger"_s) + u"aBcDeF"_s;
    put(left, "{\n  \"form");
    const QStringList others{u"cleared.skyledger.aBcDeF"_s, u"cleared.skyledger.backup"_s,
                             u"cleared.skyledger.before"_s, u"cleared.skyledger.sunday"_s};
    for (const QString &name : others)
        put(name, name.endsWith(u"backup"_s) ? QByteArray() : "{\n  \"form"_qba);
    GameFile file(path(u"cleared.skyledger"_s), "{\n}\n", false);
    QVERIFY(file.claim());
    QVERIFY(!QFile::exists(path(left)));
    for (const QString &name : others)
        QVERIFY2(QFile::exists(path(name)), qPrintable(name));
}

/// Written anew it says so, once; what was given another name stays as it was.
void TestGameFile::takenAwayByOthers()
{
    const QString name = path(u"away.skyledger"_s);
    GameFile file(name);
    QSignalSpy anew(&file, &GameFile::writtenAnew);
    file.save(writerOf("one"));
    QVERIFY(file.secure());
    QCOMPARE(anew.count(), 0);
    QVERIFY(QFile::rename(name, name + u".theirs"_s));
    file.save(writerOf("two"));
    QVERIFY(file.secure());
    QCOMPARE(anew.count(), 1);
    file.save(writerOf("three"));
    QVERIFY(file.secure());
    QCOMPARE(anew.count(), 1);
    QCOMPARE(contentOf(name), "three");
    QCOMPARE(contentOf(name + u".theirs"_s), "one");
}

/// By whatever name; when the one is gone the other one has it.
void TestGameFile::claimedOnce()
{
    const QString name = path(u"claimed.skyledger"_s);
    const QString link = path(u"link.skyledger"_s);
    auto first = std::make_unique<GameFile>(name);
    QVERIFY(first->claim()); // before it is there
    first->save(writerOf("one"));
    first->finish();
    QVERIFY(QFile::link(name, link));
    GameFile second(link);
    QVERIFY(!second.claim());
    QVERIFY(first->claim());
    first.reset();
    QVERIFY(second.claim());
}

/// Windows of this program that write over one another leave one copy, with what the other one wrote last; another
/// program's writing is kept for good.
void TestGameFile::twoWindowsKeepOneCopy()
{
    const QString name = path(u"shared.skyledger"_s);
    GameFile one(name);
    one.save(writerOf("one 0"));
    QVERIFY(one.secure());
    GameFile other(name, contentOf(name), false);
    const QSignalSpy keptByOne(&one, &GameFile::copyKept);
    const QSignalSpy keptByOther(&other, &GameFile::copyKept);
    for (int i = 1; i <= 5; ++i) {
        other.save(writerOf("other " + QByteArray::number(i)));
        QVERIFY(other.secure());
        one.save(writerOf("one " + QByteArray::number(i)));
        QVERIFY(one.secure());
    }
    QCOMPARE(contentOf(name), "one 5"_qba);
    const QStringList copies = QDir(m_folder.path()).entryList({u"shared.original*"_s});
    QCOMPARE(copies.size(), 1);
    QCOMPARE(contentOf(path(copies.first())), "other 5"_qba);
    QVERIFY(!keptByOne.isEmpty() || !keptByOther.isEmpty());
    // What another program wrote, and what somebody made of our copy, stays for good.
    QFile strange(name);
    QVERIFY(strange.open(QIODevice::WriteOnly) && strange.write("edited by hand") > 0);
    strange.close();
    one.save(writerOf("one 6"));
    QVERIFY(one.secure());
    other.save(writerOf("other 6"));
    QVERIFY(other.secure());
    one.save(writerOf("one 7"));
    QVERIFY(one.secure());
    QByteArrayList contents;
    for (const QString &copy : QDir(m_folder.path()).entryList({u"shared.original*"_s}))
        contents << contentOf(path(copy));
    QVERIFY(contents.contains("edited by hand"));
    QVERIFY(contents.contains("other 5"));
    QVERIFY(contents.contains("other 6"));
}

void TestGameFile::windowsKnowOfEachOther()
{
    const QString name = path(u"known.skyledger"_s);
    FileSharing first(name);
    const FileSharing elsewhere(path(u"another.skyledger"_s));
    QVERIFY(!first.isShared());
    QSignalSpy changed(&first, &FileSharing::changed);
    {
        const FileSharing second(name);
        QVERIFY(second.isShared());
        QTRY_VERIFY(!changed.isEmpty());
        QVERIFY(first.isShared());
        changed.clear();
    }
    QTRY_VERIFY(!changed.isEmpty());
    QVERIFY(!first.isShared());
    // To look tells nobody to look again.
    QTest::qWait(50);
    changed.clear();
    QVERIFY(!first.isShared());
    QTest::qWait(50);
    QVERIFY(changed.isEmpty());
}

void TestGameFile::names_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("part");
    QTest::newRow("plain") << u"Zoé"_s << u"Zoé"_s;
    QTest::newRow("path") << u"../Ada/\\Bo"_s << u"-Ada--Bo"_s;
    QTest::newRow("dots") << u"..."_s << u"-"_s;
    QTest::newRow("control") << u"A\nb"_s << u"A-b"_s;
    QTest::newRow("windows") << u"a:b*c?\"<>|."_s << u"a-b-c------"_s.chopped(1);
    QTest::newRow("long") << QString(40, u'é') << QString(30, u'é');
}

void TestGameFile::names()
{
    QFETCH(const QString, given);
    QFETCH(const QString, part);
    QCOMPARE(fileNamePart(given), part);
}

void TestGameFile::namesAreUnique()
{
    const QStringList players{u"Ada"_s, u"Bo"_s, u"Cy"_s};
    for (const QString &name :
         {u"2026-11-27 Ada, Bo, Cy.skyledger"_s, u"2026-11-27 Ada, Bo, Cy (2).skyledger"_s,
          u"2026-11-27 Ada, Bo, Cy (3).skyledger"_s}) {
        const QString made = newGamePath(m_folder.path(), u"2026-11-27"_s, players);
        QCOMPARE(made, path(name));
        QFile file(made);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
}

/// Whatever the names are, a game gets a file, and a second one of the same players too.
void TestGameFile::namesFitTheDisk()
{
    for (const skyledger::fixture::HostileText &each : skyledger::fixture::hostileTexts) {
        const QStringList players{each.string(), each.string().repeated(4), each.string().repeated(2),
                                  QString(40, u'\u98DB')};
        for (const QLatin1StringView suffix : {gameSuffix, sheetSuffix}) {
            for (int i = 0; i < 2; ++i) {
                const QString made = newGamePath(path(u"fits"_s), u"2026-11-27"_s, players, suffix);
                QVERIFY(made.endsWith(suffix));
                QVERIFY2(QFileInfo(made).fileName().startsWith(u"2026-11-27 "_s), qPrintable(made));
                GameFile file(made);
                file.save(writerOf("one"));
                QVERIFY2(file.secure(), qPrintable(made + u": "_s + file.failure()));
            }
        }
    }
    const QString longest = freePath(m_folder.path(), QString(400, u'\u98DB'), gameSuffix);
    QVERIFY(skyledger::table::bytesOf(QFileInfo(longest).fileName())
            <= skyledger::table::longestFileName(m_folder.path()));
}

void TestGameFile::noTextChoosesAFolder()
{
    for (const skyledger::fixture::HostileText &each : skyledger::fixture::hostileTexts) {
        const QString text = each.string();
        const QString made = newGamePath(m_folder.path(), text, {text, text, text});
        QVERIFY2(QFileInfo(made).absolutePath() == QFileInfo(m_folder.path()).absoluteFilePath(), each.what);
    }
}

void TestGameFile::recentFiles()
{
    Preferences preferences;
    for (int i = 0; i < 15; ++i)
        remember(preferences, QString::number(i));
    remember(preferences, u"10"_s);
    QCOMPARE(preferences.recentFiles.size(), maxRecentFiles);
    QCOMPARE(preferences.recentFiles.first(), u"10"_s);
    QCOMPARE(preferences.recentFiles.count(u"10"_s), 1);
}

QTEST_GUILESS_MAIN(TestGameFile)

#include "tst_gamefile.moc"
