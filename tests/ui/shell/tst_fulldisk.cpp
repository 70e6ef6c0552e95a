// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/randomplay.h"
#include "tests/core/airshipcity/samplegame.h"
#include "tests/core/table/smalldisk.h"
#include "tests/ui/shell/windowfixture.h"

#include <QtWidgets/QAbstractButton>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace std::chrono_literals;
using namespace Qt::Literals::StringLiterals;
using skyledger::fixture::SmallDisk;

namespace {

void finish(GameFile &file)
{
    file.finish();
    QCoreApplication::sendPostedEvents(&file);
}

} // namespace

/// A disk without room, a folder that cannot be written, a stick that is pulled out.
class TestFullDisk : public QObject
{
    Q_OBJECT

private slots:
    void atEveryWriteOfAGame();
    void theWindowTellsAndGoesOn();
    void retriedByAndBy();
    void aStickThatVanishes();
    void anotherPlace();
};

/// A whole game; at each event first no byte is free, then half of what is needed, then enough.
void TestFullDisk::atEveryWriteOfAGame()
{
    const SmallDisk disk(1024);
    if (!disk.isMounted())
        QSKIP("a small disk can be mounted by root only");
    Session session(airshipcity::fixture::newSampleGame(3, 5));
    GameFile file(disk.filePath(u"game.skyledger"_s));
    const auto save = [&session, &file] {
        file.save([record = session.record()] { return writeGameRecord(record); });
        finish(file);
    };
    save();
    RandomPlayer player(5);
    while (!session.isOver()) {
        const QByteArray before = contentOf(file.path());
        session.play(Played{*player.choose(session.setup(), session.state()), {}});
        const QByteArray wanted = writeGameRecord(session.record());
        disk.leaveFree(0);
        save();
        QVERIFY(!file.failure().isEmpty());
        QCOMPARE(contentOf(file.path()), before);
        disk.leaveFree(wanted.size() / 2);
        file.retry();
        finish(file);
        QVERIFY(!file.failure().isEmpty());
        QCOMPARE(contentOf(file.path()), before);
        QCOMPARE(disk.files(), (QStringList{u"filler"_s, u"game.skyledger"_s}));
        disk.clear();
        file.retry();
        finish(file);
        QVERIFY(file.failure().isEmpty());
        QCOMPARE(contentOf(file.path()), wanted);
    }
}

void TestFullDisk::theWindowTellsAndGoesOn()
{
    const SmallDisk disk(512);
    if (!disk.isMounted())
        QSKIP("a small disk can be mounted by root only");
    WindowFixture fixture;
    const QString path = disk.filePath(u"game.skyledger"_s);
    const QByteArray old = writeGameRecord(airshipcity::fixture::newSampleGame(3, 5));
    writeFile(path, old);
    fixture.window->openFile(path);
    Session &session = fixture.view().table().session();
    disk.leaveFree(0);
    for (int i = 1; i <= 3; ++i) {
        session.play(Played{session.legalPlays().front(), {}});
        fixture.waitForSave();
        QCOMPARE(session.cursor(), i);
        QVERIFY2(fixture.notice().contains(u"cannot be saved"_s), qPrintable(fixture.notice()));
        QVERIFY(fixture.find<QLabel>(u"saved"_s)->text().startsWith(u"Not saved"_s));
        QCOMPARE(contentOf(path), old);
    }
    // Put away it stays away until the next event, but the status line keeps telling.
    fixture.click(u"close-notice"_s);
    QVERIFY(fixture.notice().isEmpty());
    QVERIFY(fixture.find<QLabel>(u"saved"_s)->text().startsWith(u"Not saved"_s));
    disk.clear();
    session.play(Played{session.legalPlays().front(), {}});
    fixture.waitForSave();
    QVERIFY(fixture.notice().isEmpty());
    QCOMPARE(contentOf(path), writeGameRecord(session.record()));
}

/// No event is needed: it is saved as soon as there is room again, and told once only.
void TestFullDisk::retriedByAndBy()
{
    const QTemporaryDir home;
    const QString folder = home.filePath(u"games"_s);
    writeFile(folder, "in the way");
    GameFile file(folder + u"/game.skyledger"_s);
    file.setRetryIntervals(1ms, 4ms);
    QSignalSpy failed(&file, &GameFile::failed);
    QSignalSpy saved(&file, &GameFile::saved);
    file.save([] { return QByteArray("all of it"); });
    QTRY_COMPARE(failed.count(), 1);
    QTimer later;
    later.setSingleShot(true);
    QSignalSpy passed(&later, &QTimer::timeout);
    later.start(60ms); // many times the interval
    QVERIFY(passed.wait());
    QCOMPARE(failed.count(), 1);
    QVERIFY(QFile::remove(folder));
    QTRY_COMPARE(saved.count(), 1);
    QCOMPARE(contentOf(file.path()), "all of it");
    QVERIFY(file.failure().isEmpty());
}

/// Its folder is not made anew where it is not; when it is back, so is the game.
void TestFullDisk::aStickThatVanishes()
{
    const WindowFixture fixture;
    const QString stick = fixture.home() + u"/stick"_s;
    QVERIFY(QDir().mkpath(stick));
    const QString path = stick + u"/game.skyledger"_s;
    const QByteArray old = writeGameRecord(airshipcity::fixture::newSampleGame(3, 5));
    writeFile(path, old);
    fixture.window->openFile(path);
    QVERIFY(QDir().rename(stick, stick + u"-gone"_s));
    Session &session = fixture.view().table().session();
    session.play(Played{session.legalPlays().front(), {}});
    fixture.waitForSave();
    QVERIFY(fixture.notice().contains(u"cannot be saved"_s));
    QVERIFY(!QFileInfo::exists(stick));
    QVERIFY(QDir().rename(stick + u"-gone"_s, stick));
    QCOMPARE(contentOf(path), old);
    fixture.window->game()->file().retry();
    fixture.waitForSave();
    QVERIFY(fixture.notice().isEmpty());
    QCOMPARE(contentOf(path), writeGameRecord(session.record()));
    QCOMPARE(QDir(stick).entryList(QDir::Files).size(), 1); // nothing was put aside
}

/// The game goes on elsewhere, and is there at the next start.
void TestFullDisk::anotherPlace()
{
    WindowFixture fixture;
    writeFile(fixture.gamesFolder(), "in the way");
    fixture.newGame();
    fixture.waitForSave();
    QVERIFY(!fixture.window->close());
    const QString elsewhere = fixture.home() + u"/elsewhere.skyledger"_s;
    fixture.fileToSave = elsewhere;
    auto *offer = fixture.find<QAbstractButton>(u"notice-offer"_s);
    QVERIFY(offer->isVisible());
    offer->setFocus();
    QTest::keyClick(offer, Qt::Key_Return);
    fixture.waitForSave();
    QVERIFY(fixture.notice().isEmpty());
    Session &session = fixture.view().table().session();
    session.play(Played{session.legalPlays().front(), {}});
    fixture.waitForSave();
    const QByteArray record = writeGameRecord(session.record());
    QCOMPARE(contentOf(elsewhere), record);
    QVERIFY(fixture.window->close());
    fixture.open();
    QCOMPARE(fixture.window->game()->file().path(), elsewhere);
    QCOMPARE(writeGameRecord(fixture.view().table().session().record()), record);
}

QTEST_MAIN(TestFullDisk)

#include "tst_fulldisk.moc"
