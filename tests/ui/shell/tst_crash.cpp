// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "tests/core/airshipcity/samplegame.h"
#include "tests/ui/airshipcity/window/hands.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/airshipcity/guide/cityquestions.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QProcess>

#include <algorithm>
#include <csignal>
#include <random>
#include <thread>
#include <unistd.h>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;

/// The test starts itself as the program that dies: `tst_crash CHILD HOME WHAT NUMBER DELAY`.
namespace {

constexpr const char *childMark = "--child";
constexpr std::uint64_t gameSeed = 11;
/// A delay: death waits until all is written.
constexpr int writeFirst = -1;

/// The folders of somebody who has a game under way.
class Home
{
public:
    Home() { enter(m_dir.path()); }
    static void enter(const QString &home)
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home + u"/config"_s);
        qputenv("XDG_CACHE_HOME", (home + u"/cache"_s).toUtf8());
        QCoreApplication::setApplicationName(u"skyledger"_s);
    }
    void putGame(const GameRecord &record)
    {
        QVERIFY(QDir().mkpath(m_dir.filePath(u"games"_s)));
        writeFile(game(), writeGameRecord(record));
        PreferenceStore store;
        Preferences preferences = store.now();
        preferences.language = words::Language::English;
        preferences.options[useGenerators] =
            false; // everything is asked, so that the events are those of the core
        preferences.options[askForPiggyback] = true;
        preferences.lastFile = game();
        store.change(preferences);
    }
    QString path() const { return m_dir.path(); }
    QString game() const { return m_dir.filePath(u"games/evening.skyledger"_s); }
    QStringList games() const { return QDir(m_dir.filePath(u"games"_s)).entryList(QDir::Files); }

private:
    QTemporaryDir m_dir;
};

QString digestOf(const QByteArray &content)
{
    return QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
}

void say(const QString &line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    [[maybe_unused]] const auto written =
        ::write(STDOUT_FILENO, bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

/// What somebody does who starts the program.
class Child
{
public:
    Child()
    {
        m_modules.push_back(std::make_unique<AirshipCityModule>());
        m_window = std::make_unique<MainWindow>(m_modules, m_preferences);
        m_window->resize(1366, 700);
        m_window->start({});
        m_window->show();
    }

    /// Plays so many events with the keys, then dies at once. Tells how many were in force before the last one.
    int playAndDie(int events, int delay)
    {
        const std::vector<Play> plays = guidedRandomGame(session().setup(), gameSeed);
        Hands hands(*m_window, table(), Hands::With::Keys);
        qsizetype before = session().cursor();
        for (int i = 0; i < events && !session().isOver(); ++i) {
            m_window->game()->file().finish(); // nobody is quicker than that
            before = session().cursor();
            if (!hands.perform(plays[static_cast<std::size_t>(before)]))
                return 2;
        }
        die(before, delay);
        return 3;
    }
    /// Takes so many events back by the keys, then dies.
    int undoAndDie(int events, int delay)
    {
        m_window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_window.get()))
            return 2;
        for (int i = 0; i < events; ++i)
            QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        m_window->game()->file().finish();
        die(session().cursor(), delay);
        return 3;
    }
    /// Plays beside another window that has the same file.
    int share(int events)
    {
        say(m_window->findChild<QLabel *>(u"notice"_s)->text());
        for (int i = 0; i < events; ++i) {
            session().play(Played{session().legalPlays().back(), {}});
            m_window->game()->file().finish();
        }
        say(digestOf(writeGameRecord(session().record())));
        return 0;
    }

private:
    AirshipCityTable &table() { return dynamic_cast<AirshipCityView &>(m_window->game()->view()).table(); }
    Session &session() { return table().session(); }
    void die(qsizetype before, int delay)
    {
        say(u"%1 %2"_s.arg(before).arg(session().cursor()));
        if (delay == writeFirst)
            m_window->game()->file().finish();
        else
            std::this_thread::sleep_for(std::chrono::microseconds(delay));
        ::kill(::getpid(), SIGKILL);
    }

    GameModules m_modules;
    PreferenceStore m_preferences;
    Surroundings m_surroundings{m_preferences};
    std::unique_ptr<MainWindow> m_window;
};

int beChild(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    Home::enter(arguments.value(2));
    const QString what = arguments.value(3);
    const int number = arguments.value(4).toInt();
    const int delay = arguments.value(5).toInt();
    Child child;
    if (what == u"play"_s)
        return child.playAndDie(number, delay);
    return what == u"undo"_s ? child.undoAndDie(number, delay) : child.share(number);
}

/// The program of another person, or the same after a crash.
class OtherProcess
{
public:
    OtherProcess(const Home &home, const QString &what, int number, int delay = 0)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(),
                        {QString::fromLatin1(childMark), home.path(), what, QString::number(number),
                         QString::number(delay)});
    }
    void waitForEnd() { QVERIFY(m_process.waitForFinished(60000)); }
    bool wasKilled() const { return m_process.exitStatus() == QProcess::CrashExit; }
    int exitCode() const { return m_process.exitCode(); }
    QStringList lines() { return QString::fromUtf8(m_process.readAllStandardOutput()).split(u'\n'); }

private:
    QProcess m_process;
};

GameRecord recordIn(const QString &path)
{
    auto read = readGameRecord(contentOf(path));
    if (!read)
        qFatal("not whole: %s", qPrintable(path));
    return std::move(read).value();
}

} // namespace

class TestCrash : public QObject
{
    Q_OBJECT

private slots:
    void killedAllThroughAGame();
    void undoneKilledRedone();
    void twoProcessesOnOneFile();
    void endedByTheSystem();
    void endOfTheSession();
    void endOfTheSessionWithoutTheFolder();
    void endOfTheSessionWithoutAnyFolder();
};

/// The program is killed again and again while a game is played. It comes back without a question; what was saved
/// before the last event is there, and in the end the game equals the same game played without that.
void TestCrash::killedAllThroughAGame()
{
    Home home;
    const GameRecord record = airshipcity::fixture::newSampleGame(3, 7);
    home.putGame(record);
    const std::vector<Play> plays = guidedRandomGame(record.setup, gameSeed);
    // A process for each event takes minutes; else some events are played by one, and all ways to die occur.
    const int most = qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY") ? 1 : 10;
    std::mt19937 random(1);
    std::size_t done = 0;
    int deaths = 0;
    int missing = 0;
    while (done < plays.size()) {
        const int events = std::uniform_int_distribution(1, most)(random);
        // From before the writing began to after it, whatever the machine.
        const bool afterIt = done + 1 >= plays.size() || random() % 8 == 0;
        const int delay = afterIt ? writeFirst : (1 << std::uniform_int_distribution(0, 15)(random)) - 1;
        OtherProcess program(home, u"play"_s, events, delay);
        program.waitForEnd();
        QVERIFY2(program.wasKilled(), qPrintable(QString::number(program.exitCode())));
        const QStringList counts = program.lines().constFirst().split(u' ');
        const auto before = counts.value(0).toULongLong();
        const auto after = counts.value(1).toULongLong();
        const GameRecord found = recordIn(home.game());
        QVERIFY2(found.cursor >= before && found.cursor <= after, qPrintable(counts.join(u' ')));
        QVERIFY(after > done);
        missing += found.cursor < after ? 1 : 0;
        done = found.cursor;
        ++deaths;
    }
    qInfo("killed %d times in %zu events, the last event was missing %d times", deaths, done, missing);
    const GameRecord found = recordIn(home.game());
    QCOMPARE(found.entries.size(), plays.size());
    QVERIFY(found.lines.isEmpty());
    State expected = startState(record.setup);
    for (std::size_t i = 0; i < plays.size(); ++i) {
        QCOMPARE(playJson(std::get<Played>(found.entries[i].event).play, found.ids),
                 playJson(plays[i], record.ids));
        apply(record.setup, expected, plays[i]);
    }
    QVERIFY(replay(found.setup, found.entries).end() == expected);
    // Whoever opens the game next clears away what a death left half written.
    {
        const Child child;
    }
    const QStringList names = home.games();
    for (const QString &name : names)
        recordIn(QFileInfo(home.game()).dir().filePath(name)); // is whole
}

void TestCrash::undoneKilledRedone()
{
    Home home;
    home.putGame(airshipcity::fixture::newSampleGame(3, 7));
    OtherProcess first(home, u"play"_s, 30, writeFirst);
    first.waitForEnd();
    const GameRecord played = recordIn(home.game());
    QVERIFY(played.cursor > 12);
    OtherProcess second(home, u"undo"_s, 12);
    second.waitForEnd();
    QVERIFY(second.wasKilled());
    QCOMPARE(recordIn(home.game()).cursor, played.cursor - 12);

    GameModules modules;
    modules.push_back(std::make_unique<AirshipCityModule>());
    PreferenceStore preferences;
    MainWindow window(modules, preferences);
    window.start({});
    window.show();
    QVERIFY(window.game());
    QVERIFY(!QApplication::activeModalWidget());
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (int i = 0; i < 12; ++i)
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    window.game()->file().finish();
    const GameRecord redone = recordIn(home.game());
    QCOMPARE(redone.cursor, played.cursor);
    QVERIFY(redone.documents() == played.documents());
    QVERIFY(replay(redone.setup, redone.inForce()).end() == replay(played.setup, played.inForce()).end());
}

/// Both notice each other, and what one writes over is kept beside the file.
void TestCrash::twoProcessesOnOneFile()
{
    Home home;
    home.putGame(airshipcity::fixture::newSampleGame(3, 7));
    GameModules modules;
    modules.push_back(std::make_unique<AirshipCityModule>());
    PreferenceStore preferences;
    MainWindow window(modules, preferences);
    window.start({});
    window.show();
    const auto *notice = window.findChild<QLabel *>(u"notice"_s);
    QVERIFY(notice->isHidden() || notice->text().isEmpty());
    Session &session = dynamic_cast<AirshipCityView &>(window.game()->view()).table().session();

    OtherProcess other(home, u"share"_s, 9);
    for (int i = 0; i < 8; ++i) {
        session.play(Played{session.legalPlays().front(), {}});
        window.game()->file().finish();
    }
    other.waitForEnd();
    session.play(Played{session.legalPlays().front(), {}});
    window.game()->file().finish();
    QCoreApplication::sendPostedEvents(&window.game()->file());
    const QStringList lines = other.lines();
    QVERIFY2(lines.constFirst().contains(u"open in another window"_s), qPrintable(lines.constFirst()));
    QVERIFY2(notice->text().contains(u"is kept as"_s), qPrintable(notice->text()));

    QCOMPARE(contentOf(home.game()), writeGameRecord(session.record()));
    const QStringList names = home.games();
    const bool found = std::any_of(names.begin(), names.end(), [&](const QString &name) {
        return digestOf(contentOf(QFileInfo(home.game()).dir().filePath(name))) == lines.value(1);
    });
    QVERIFY2(found, qPrintable(names.join(u", ")));
}

/// Asked to go by the system, the program writes what is to be written and asks nothing.
void TestCrash::endedByTheSystem()
{
    Home home;
    home.putGame(airshipcity::fixture::newSampleGame(3, 7));
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_CONFIG_HOME"_s, home.path() + u"/own-config"_s);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(SKYLEDGER_PROGRAM), {home.game()});
    const QString settings = home.path() + u"/own-config/skyledger/skyledger.ini"_s;
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(settings).contains("lastFile="), 30000);
    program.terminate();
    QVERIFY(program.waitForFinished(30000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(contentOf(settings).contains("geometry="));
}

void TestCrash::endOfTheSession()
{
    const WindowFixture fixture;
    fixture.newGame();
    Session &session = fixture.view().table().session();
    session.play(Played{session.legalPlays().front(), {}});
    fixture.window->keepEverything();
    QVERIFY(fixture.window->isVisible());
    QCOMPARE(contentOf(fixture.window->game()->file().path()), writeGameRecord(session.record()));
    const QSettings written(fixture.preferences->layouts().fileName(), QSettings::IniFormat);
    QCOMPARE(written.value(u"lastFile"_s).toString(), fixture.window->game()->file().path());
    QVERIFY(written.contains(u"window/geometry"_s));
}

namespace {

/// A game in a window, whose stick is taken away.
struct LostStick {
    LostStick()
    {
        fixture.newGame();
        fixture.waitForSave();
        QVERIFY(QDir().mkpath(stick));
        QVERIFY(QFile::rename(fixture.window->game()->file().path(), file));
        fixture.window->openFile(file);
        takeAway(stick);
        Session &session = fixture.view().table().session();
        session.play(Played{session.legalPlays().front(), {}});
    }
    /// Puts a file where a folder was, so that none can be made there.
    static void takeAway(const QString &folder)
    {
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile::rename(folder, folder + u".away"_s));
        writeFile(folder, {});
    }
    static void bringBack(const QString &folder)
    {
        QVERIFY(QFile::remove(folder));
        QVERIFY(QFile::rename(folder + u".away"_s, folder));
    }
    QString path() const { return fixture.window->game()->file().path(); }
    QByteArray record() const { return writeGameRecord(fixture.view().table().session().record()); }

    const WindowFixture fixture;
    const QString stick = fixture.home() + u"/stick"_s;
    const QString file = stick + u"/evening.skyledger"_s;
};

} // namespace

/// Nobody is there any more to choose another place.
void TestCrash::endOfTheSessionWithoutTheFolder()
{
    const LostStick game;
    game.fixture.window->keepEverything();
    QCOMPARE(game.path(), game.fixture.gamesFolder() + u"/evening.skyledger"_s);
    QCOMPARE(contentOf(game.path()), game.record());
    QCOMPARE(game.fixture.preferences->now().lastFile, game.path());
    // Asked once more it stays there.
    game.fixture.window->keepEverything();
    QCOMPARE(game.path(), game.fixture.gamesFolder() + u"/evening.skyledger"_s);
}

void TestCrash::endOfTheSessionWithoutAnyFolder()
{
    const LostStick game;
    const QStringList others{game.fixture.gamesFolder(), game.fixture.home() + u"/data"_s};
    for (const QString &folder : others)
        LostStick::takeAway(folder);
    game.fixture.window->keepEverything();
    QCOMPARE(game.path(), game.file);

    // A folder that comes back is not one that was made anew, and the game is saved there as ever.
    for (const QString &folder : others)
        LostStick::bringBack(folder);
    QVERIFY(QFile::remove(game.stick));
    QVERIFY(!game.fixture.window->game()->file().secure());
    QVERIFY(!QFileInfo::exists(game.stick));
    QVERIFY(QFile::rename(game.stick + u".away"_s, game.stick));
    game.fixture.window->keepEverything();
    QCOMPARE(game.path(), game.file);
    QCOMPARE(contentOf(game.file), game.record());
}

int main(int argc, char *argv[])
{
    if (argc > 1 && qstrcmp(argv[1], childMark) == 0)
        return beChild(argc, argv);
    QApplication application(argc, argv);
    TestCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_crash.moc"
