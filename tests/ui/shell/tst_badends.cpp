// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/samplegame.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/shell/fileclaims.h"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A process that dies while it opens the file.
void dieOpening(const QString &path)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const auto *const left = claims::opening(path).release();
        ::_exit(left != nullptr ? 0 : 1);
    }
    int status = -1;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
}

/// Puts a file where a folder was, so that nothing can be written there.
void takeAway(const QString &folder)
{
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(QFile::rename(folder, folder + u".away"_s));
    writeFile(folder, {});
}

void bringBack(const QString &folder)
{
    QVERIFY(QFile::remove(folder));
    QVERIFY(QFile::rename(folder + u".away"_s, folder));
}

} // namespace

/// How the window begins after a bad end.
class TestBadEnds : public QObject
{
    Q_OBJECT

private slots:
    void aGameThatKilledIsOffered();
    void theStartPageReadsNoKiller();
    void aGameThatIsShownIsOpenedAgain();
    void aGameThatIsPlayedIsOpenedAgain();
    void aPipeIsRefused();
    void rescuedAndFoundAgain();
    void laterSavedAfterAll();
    void nowhere();
};

void TestBadEnds::aGameThatKilledIsOffered()
{
    WindowFixture fixture;
    fixture.newGame();
    fixture.waitForSave();
    const QString path = fixture.window->game()->file().path();
    fixture.window.reset();
    dieOpening(path);
    fixture.open();
    QVERIFY(!fixture.window->game());
    QVERIFY2(fixture.notice().contains(QFileInfo(path).fileName()), qPrintable(fixture.notice()));
    // Whoever does not take the offer is not surprised by the game at the start after that.
    fixture.open();
    QVERIFY(!fixture.window->game());
    dieOpening(path);
    Preferences preferences = fixture.preferences->now();
    preferences.lastFile = path;
    fixture.preferences->change(preferences);
    fixture.open();
    fixture.click(u"notice-offer"_s);
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), path);
    QVERIFY(fixture.notice().isEmpty());
}

void TestBadEnds::theStartPageReadsNoKiller()
{
    WindowFixture fixture;
    fixture.newGame();
    fixture.waitForSave();
    const QString path = fixture.window->game()->file().path();
    fixture.action(u"action-close-game"_s)->trigger();
    QVERIFY(fixture.find(u"running-game"_s)->isVisible());
    fixture.window.reset();
    dieOpening(path);
    for (int start = 0; start < 2; ++start) {
        fixture.open();
        QVERIFY(fixture.find(u"running-game"_s)->isHidden());
        QVERIFY(!fixture.preferences->now().recentFiles.contains(path));
    }
}

void TestBadEnds::aGameThatIsShownIsOpenedAgain()
{
    WindowFixture fixture;
    fixture.newGame();
    fixture.waitForSave();
    const QString path = fixture.window->game()->file().path();
    fixture.window->openFile(path);
    QVERIFY(!claims::opening(path)); // until it is painted it may yet turn out that it kills
    QTRY_VERIFY_WITH_TIMEOUT(claims::opening(path), 2500);
    QVERIFY(!claims::diedOpening(path));
    fixture.open(path); // which leaves as people leave
    fixture.open();
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), path);
}

/// Who plays has seen the game, also where a screen is late.
void TestBadEnds::aGameThatIsPlayedIsOpenedAgain()
{
    const WindowFixture fixture;
    fixture.newGame();
    fixture.waitForSave();
    const QString path = fixture.window->game()->file().path();
    fixture.window->openFile(path);
    fixture.window->openFile(path); // a second time it has its mark, too
    QVERIFY(!claims::opening(path));
    Session &session = fixture.view().table().session();
    session.play(Played{session.legalPlays().front(), {}});
    QVERIFY(claims::opening(path));
}

void TestBadEnds::aPipeIsRefused()
{
    const WindowFixture fixture;
    const QString pipe = fixture.home() + u"/pipe.skyledger"_s;
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    fixture.window->openFile(pipe);
    QVERIFY(!fixture.window->game());
    QVERIFY(fixture.notice().contains(u"pipe.skyledger"_s));
}

namespace {

/// A game of which the last event can be saved in none of the usual places.
struct Cornered {
    Cornered()
    {
        fixture.newGame();
        fixture.waitForSave();
        for (const QString &folder : folders)
            takeAway(folder);
        Session &played = fixture.view().table().session();
        played.play(Played{played.legalPlays().front(), {}});
        record = writeGameRecord(played.record());
    }
    void bringAllBack() const
    {
        for (const QString &folder : folders)
            bringBack(folder);
    }

    WindowFixture fixture;
    const QStringList folders{fixture.gamesFolder(), fixture.home() + u"/data"_s};
    const QString session = fixture.home() + u"/session"_s;
    QByteArray record;
};

} // namespace

/// What could be saved nowhere else lies where the next start looks, which brings it to the other games.
void TestBadEnds::rescuedAndFoundAgain()
{
    Cornered game;
    WindowFixture &fixture = game.fixture;
    QVERIFY(fixture.window->keepEverything());
    const QDir rescue(game.session + u"/skyledger-rescue"_s);
    QCOMPARE(rescue.entryList(QDir::Files).size(), 1);
    QCOMPARE(contentOf(rescue.filePath(rescue.entryList(QDir::Files).constFirst())), game.record);
    QVERIFY(fixture.window->keepEverything()); // asked twice it is kept once
    QCOMPARE(rescue.entryList(QDir::Files).size(), 1);
    const QStringList before = QDir(fixture.gamesFolder() + u".away"_s).entryList(QDir::Files);
    fixture.window.reset();
    game.bringAllBack();
    fixture.open();
    QVERIFY2(fixture.notice().contains(u"could not be saved"_s), qPrintable(fixture.notice()));
    QCOMPARE(fixture.games().size(), before.size() + 1);
    QCOMPARE(rescue.entryList(QDir::Files).size(), 0);
    fixture.click(u"notice-offer"_s);
    QVERIFY(fixture.window->game());
    QCOMPARE(writeGameRecord(fixture.view().table().session().record()), game.record);
}

/// The session went on: there is nothing to find again.
void TestBadEnds::laterSavedAfterAll()
{
    const Cornered game;
    QVERIFY(game.fixture.window->keepEverything());
    game.bringAllBack();
    game.fixture.window->game()->file().retry();
    game.fixture.waitForSave();
    QVERIFY(game.fixture.window->game()->file().failure().isEmpty());
    QCOMPARE(QDir(game.session + u"/skyledger-rescue"_s).entryList(QDir::Files).size(), 0);
}

void TestBadEnds::nowhere()
{
    const Cornered game;
    takeAway(game.session);
    const QByteArray temp = qgetenv("TMPDIR");
    qputenv("TMPDIR", QFile::encodeName(game.session)); // a file now
    QVERIFY(!game.fixture.window->keepEverything());
    temp.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", temp);
}

QTEST_MAIN(TestBadEnds)

#include "tst_badends.moc"
