// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/finished.h"
#include "core/shelf/shelf.h"
#include "core/table/recordfile.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <sys/mount.h>

using namespace skyledger;
using namespace skyledger::shelf;
using namespace Qt::Literals::StringLiterals;
using table::FinishedGame;
using table::FinishedPlayer;

/// The shelf of finished games: kept, found, counted, and never in the way.
class TestShelf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createdAndOpenedAgain();
    void whatIsPutIsThere();
    void bringsAGameUpToDate();
    void theLatestFirst();
    void searches_data();
    void searches();
    void removedAndTakenBack();
    void withdrawnWhileItGoesOn();
    void recordsOfGames();
    void statistics();
    void statisticsAcrossKinds();
    void statisticsOfEachGame();
    void rebuiltFromTheRecords();
    void conflictingCopiesAreTold();
    void rebuiltAfterDeletion();
    void damagedAndMovedAside_data();
    void damagedAndMovedAside();
    void migrates();
    void aNewerVersionIsLeftAlone();
    void aFullDisk();
    void aReadOnlyFolder();
    void aFolderThatCannotBe();
    void closedItRefuses();
    void inAnotherThread();
    void twoAtOnce();
};

namespace {

FinishedPlayer player(const QString &name, int total, bool won, const QString &color = u"orange"_s)
{
    FinishedPlayer player;
    player.name = name;
    player.color = color;
    player.total = total;
    player.rank = won ? 1 : 2;
    player.won = won;
    player.resources = 7;
    player.pointsBySource = {{u"airship"_s, total - 6}, {u"award"_s, 6}};
    return player;
}

FinishedGame game(const QString &id, const QString &endedAt = u"2026-11-28T23:10:00+01:00"_s)
{
    FinishedGame game;
    game.id = id;
    game.game = u"airship-city"_s;
    game.edition = u"fr-2021"_s;
    game.playedAt = u"2026-11-28T20:04:00+01:00"_s;
    game.endedAt = endedAt;
    game.tracked = true;
    game.decidedBy = u"vp"_s;
    game.players = {player(u"Ada"_s, 40, true), player(u"Zoë"_s, 35, false, u"red"_s),
                    player(u"=Bo 100%_\\"_s, 30, false, u"green"_s)};
    game.players[0].first = true;
    return game;
}

QStringList idsOf(const std::vector<ShelvedGame> &games)
{
    QStringList ids;
    for (const ShelvedGame &each : games)
        ids << each.game.id;
    return ids;
}

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

QString golden(const QString &name)
{
    return QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/airshipcity/games/") + name;
}

/// A disk of a few KiB, mounted while this lives.
class SmallDisk
{
public:
    SmallDisk() : m_mounted(::mount("tmpfs", place().constData(), "tmpfs", 0, "size=128k") == 0) {}
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;
    ~SmallDisk()
    {
        if (m_mounted)
            ::umount(place().constData());
    }
    bool isMounted() const { return m_mounted; }
    bool makeReadOnly() const
    {
        return ::mount("tmpfs", place().constData(), "tmpfs", MS_REMOUNT | MS_RDONLY, "") == 0;
    }
    QString path() const { return m_dir.path(); }

private:
    QByteArray place() const { return m_dir.path().toLocal8Bit(); }
    QTemporaryDir m_dir;
    bool m_mounted;
};

/// Runs statements on a database without the shelf.
void runOn(const QString &file, const QStringList &statements)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"test"_s);
        database.setDatabaseName(file);
        QVERIFY(database.open());
        for (const QString &statement : statements) {
            QSqlQuery query(database);
            QVERIFY2(query.exec(statement), qPrintable(statement));
        }
    }
    QSqlDatabase::removeDatabase(u"test"_s);
}

} // namespace

void TestShelf::createdAndOpenedAgain()
{
    const QTemporaryDir dir;
    const QString folder = dir.filePath(u"not/there yet"_s);
    {
        Shelf shelf(folder);
        QVERIFY(!shelf.isOpen());
        QVERIFY(!QFile::exists(shelf.file()));
        QCOMPARE(shelf.open().kind, Opening::Kind::Created);
        QVERIFY(shelf.isOpen());
        QVERIFY(!shelf.put(game(u"a"_s), {}, {}));
    }
    Shelf shelf(folder);
    QCOMPARE(shelf.open().kind, Opening::Kind::Ready);
    QCOMPARE(idsOf(shelf.games()), QStringList{u"a"_s});
    QCOMPARE(shelf.open().kind, Opening::Kind::Ready); // once more
    QCOMPARE(idsOf(shelf.games()), QStringList{u"a"_s});
}

void TestShelf::whatIsPutIsThere()
{
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    shelf.open();
    FinishedGame all = game(u"a"_s);
    all.players[2].total.reset();
    all.isFinal = false;
    QVERIFY(!shelf.put(all, u"/tmp/a.skyledger"_s, "{}"));
    const auto found = shelf.game(u"a"_s);
    QVERIFY(found.has_value());
    QCOMPARE(found->game, all);
    QCOMPARE(found->file, u"/tmp/a.skyledger"_s);
    QVERIFY(QDateTime::fromString(found->shelvedAt, Qt::ISODate).isValid());
    FinishedGame little; // a game that says next to nothing
    little.id = u"b"_s;
    little.game = u"cloudage"_s;
    little.edition = u""_s;
    QVERIFY(!shelf.put(little, {}, {}));
    QCOMPARE(shelf.game(u"b"_s)->game, little);
    QVERIFY(!shelf.game(u"c"_s));
}

void TestShelf::bringsAGameUpToDate()
{
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    shelf.open();
    QVERIFY(!shelf.put(game(u"a"_s), u"/games/a"_s, "{\"id\": \"a\"}"));
    FinishedGame changed = game(u"a"_s);
    changed.players.removeLast();
    changed.players[0].name = u"Adelaide"_s;
    changed.players[0].pointsBySource = {{u"track"_s, 40}};
    QVERIFY(!shelf.put(changed, {}, {}));
    QCOMPARE(shelf.games().size(), std::size_t{1});
    QCOMPARE(shelf.game(u"a"_s)->game, changed);
    QCOMPARE(shelf.game(u"a"_s)->file, u"/games/a"_s); // what is not given stays
    QCOMPARE(shelf.record(u"a"_s).value(), "{\"id\": \"a\"}"_qba);
    QCOMPARE(shelf.games(u"adelaide"_s).size(), std::size_t{1});
}

void TestShelf::theLatestFirst()
{
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    shelf.open();
    QVERIFY(!shelf.put(game(u"paris"_s, u"2026-11-28T01:00:00+01:00"_s), {}, {}));  // midnight UTC
    QVERIFY(!shelf.put(game(u"brazil"_s, u"2026-11-27T22:00:00-03:00"_s), {}, {})); // an hour later
    FinishedGame undated = game(u"undated"_s, QString());
    undated.playedAt.clear();
    QVERIFY(!shelf.put(undated, {}, {}));
    QCOMPARE(idsOf(shelf.games()), (QStringList{u"brazil"_s, u"paris"_s, u"undated"_s}));
}

void TestShelf::searches_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("ids");
    const QStringList both{u"late"_s, u"early"_s};
    QTest::newRow("nothing") << QString() << both;
    QTest::newRow("spaces") << u"  "_s << both;
    QTest::newRow("without accent") << u"zoe"_s << both;
    QTest::newRow("capitals") << u"ZOË"_s << both;
    QTest::newRow("a part") << u"da"_s << both;
    QTest::newRow("two words in any order") << u"zoe ada"_s << both;
    QTest::newRow("one word too many") << u"ada xavier"_s << QStringList{};
    QTest::newRow("only one has her") << u"Élodie"_s << QStringList{u"early"_s};
    QTest::newRow("day") << u"2026-11-28"_s << QStringList{u"late"_s};
    QTest::newRow("French day") << u"28/11/2026"_s << QStringList{u"late"_s};
    QTest::newRow("German day") << u"02.03.2025"_s << QStringList{u"early"_s};
    QTest::newRow("year") << u"2025"_s << QStringList{u"early"_s};
    QTest::newRow("colour") << u"green"_s << both;
    QTest::newRow("a sign of LIKE") << u"100%"_s << both;
    QTest::newRow("another") << u"%_\\"_s << both;
    QTest::newRow("no wildcard") << u"a%a"_s << QStringList{};
    QTest::newRow("no injection") << u"'; DROP TABLE game; --"_s << QStringList{};
}

void TestShelf::searches()
{
    QFETCH(QString, text);
    QFETCH(QStringList, ids);
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    shelf.open();
    QVERIFY(!shelf.put(game(u"late"_s), {}, {}));
    FinishedGame early = game(u"early"_s, u"2025-03-02T23:59:00-03:00"_s); // the day on the wall, not in UTC
    early.players.append(player(u"Élodie"_s, 10, false));
    QVERIFY(!shelf.put(early, {}, {}));
    QCOMPARE(idsOf(shelf.games(text)), ids);
}

void TestShelf::removedAndTakenBack()
{
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    shelf.open();
    QVERIFY(!shelf.put(game(u"a"_s), {}, "{}"));
    QVERIFY(!shelf.remove(u"a"_s));
    QVERIFY(shelf.games().empty());
    QVERIFY(!shelf.game(u"a"_s));
    QVERIFY(shelf.players().empty());
    QVERIFY(!shelf.put(game(u"a"_s), {}, "{}")); // as saving the file again does
    QVERIFY(shelf.games().empty());
    QVERIFY(!shelf.restore(u"a"_s));
    QCOMPARE(shelf.game(u"a"_s)->game, game(u"a"_s));
    const auto error = shelf.remove(u"no such game"_s);
    QVERIFY(error.has_value());
    QCOMPARE(error->kind, ShelfError::Kind::NotThere);
}

void TestShelf::withdrawnWhileItGoesOn()
{
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    shelf.open();
    QVERIFY(!shelf.put(game(u"a"_s), u"/games/a"_s, "{}"));
    QVERIFY(
        !shelf.withdraw(u"a"_s, u"/games/copy of a"_s)); // what becomes of a copy is another game's affair
    QCOMPARE(shelf.games().size(), std::size_t{1});
    QVERIFY(!shelf.withdraw(u"a"_s, u"/games/a"_s));
    QVERIFY(shelf.games().empty());
    QVERIFY(shelf.players().empty());
    QVERIFY(!shelf.put(game(u"a"_s), u"/games/a"_s, "{}"));
    QCOMPARE(shelf.game(u"a"_s)->game, game(u"a"_s));
    QVERIFY(!shelf.remove(u"a"_s));
    QVERIFY(!shelf.withdraw(u"a"_s, u"/games/a"_s));
    QVERIFY(!shelf.put(game(u"a"_s), u"/games/a"_s, "{}"));
    QVERIFY(shelf.games().empty()); // it was removed for good
}

void TestShelf::recordsOfGames()
{
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    shelf.open();
    const QString path = dir.filePath(u"a.skyledger"_s);
    put(path, "{\"id\": \"a\", \"new\": 1}");
    QVERIFY(!shelf.put(game(u"a"_s), path, "{\"id\": \"a\"}"));
    QCOMPARE(shelf.record(u"a"_s).value(), "{\"id\": \"a\", \"new\": 1}"_qba);
    put(path, "{\"id\": \"another game\"}");
    QCOMPARE(shelf.record(u"a"_s).value(), "{\"id\": \"a\"}"_qba);
    put(path, "broken");
    QCOMPARE(shelf.record(u"a"_s).value(), "{\"id\": \"a\"}"_qba);
    QVERIFY(QFile::remove(path));
    QCOMPARE(shelf.record(u"a"_s).value(), "{\"id\": \"a\"}"_qba);
    QVERIFY(!shelf.put(game(u"b"_s), path, {}));
    QCOMPARE(shelf.record(u"b"_s).error().kind, ShelfError::Kind::NotThere);
    QCOMPARE(shelf.record(u"b"_s).error().file, path);
    QCOMPARE(shelf.record(u"c"_s).error().kind, ShelfError::Kind::NotThere);
}

void TestShelf::statistics()
{
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    shelf.open();
    QVERIFY(!shelf.put(game(u"a"_s), {}, {}));
    FinishedGame second = game(u"b"_s, u"2026-12-01T22:00:00+01:00"_s);
    second.players = {player(u"ZOE"_s, 50, true), player(u"Cy"_s, 50, true)}; // a shared victory
    QVERIFY(!shelf.put(second, {}, {}));
    FinishedGame open = game(u"c"_s);
    open.isFinal = false; // counts for nobody
    QVERIFY(!shelf.put(open, {}, {}));

    const auto players = shelf.players();
    QCOMPARE(players.size(), std::size_t{4});
    const PlayerStatistics &zoe = players.front();
    QCOMPARE(zoe.name, u"ZOE"_s); // as it was written last
    QCOMPARE(zoe.games, 2);
    QCOMPARE(zoe.wins, 1);
    QCOMPARE(*zoe.averageTotal, 42.5);
    QCOMPARE(*zoe.best, 50);
    QCOMPARE(zoe.averageRank, 1.5);
    QCOMPARE(zoe.averageBySource.value(u"airship"_s), (44 + 29) / 2.0);
    QCOMPARE(zoe.averageBySource.value(u"award"_s), 6.0);
    QCOMPARE(players[1].name, u"Cy"_s);
    QCOMPARE(players[1].wins, 1);
}

/// A sheet knows other sources than a tracked game: neither makes the averages of the other lower.
void TestShelf::statisticsAcrossKinds()
{
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    shelf.open();
    FinishedGame tracked = game(u"a"_s);
    tracked.players = {player(u"Ada"_s, 40, true)};
    QVERIFY(!shelf.put(tracked, {}, {}));
    FinishedGame sheet = tracked;
    sheet.id = u"b"_s;
    sheet.tracked = false;
    sheet.players[0].pointsBySource = {{u"track"_s, 30}, {u"award"_s, 10}};
    QVERIFY(!shelf.put(sheet, {}, {}));
    const auto averages = shelf.players().front().averageBySource;
    QCOMPARE(averages.value(u"airship"_s), 34.0);
    QCOMPARE(averages.value(u"track"_s), 30.0);
    QCOMPARE(averages.value(u"award"_s), 8.0);
    QCOMPARE(shelf.averageBySource(u"airship-city"_s), averages); // there is nobody else
    // Of somebody whom sheets alone know of nothing is known that sheets do not tell.
    FinishedGame other = sheet;
    other.id = u"c"_s;
    other.players = {player(u"Bo"_s, 50, true)};
    other.players[0].pointsBySource = {{u"track"_s, 50}};
    QVERIFY(!shelf.put(other, {}, {}));
    const auto players = shelf.players();
    const auto bo = std::find_if(players.begin(), players.end(),
                                 [](const PlayerStatistics &each) { return each.name == "Bo"_L1; });
    QVERIFY(bo != players.end());
    QVERIFY(!bo->averageBySource.contains(u"airship"_s));
    QCOMPARE(bo->averageBySource.value(u"track"_s), 50.0);
    QCOMPARE(bo->averageBySource.value(u"award"_s, -1), 0.0); // a sheet would have told
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s})
        QVERIFY(!shelf.remove(id));
    QVERIFY(shelf.averageBySource(u"airship-city"_s).isEmpty());
}

/// What is counted in one game says nothing of another.
void TestShelf::statisticsOfEachGame()
{
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    shelf.open();
    FinishedGame one = game(u"a"_s);
    one.players = {player(u"Ada"_s, 40, true)};
    QVERIFY(!shelf.put(one, {}, {}));
    FinishedGame other = one;
    other.id = u"b"_s;
    other.game = u"toy"_s;
    other.players = {player(u"Ada"_s, 3, false)};
    other.players[0].pointsBySource = {{u"airship"_s, 3}};
    QVERIFY(!shelf.put(other, {}, {}));
    const auto players = shelf.players();
    QCOMPARE(players.size(), std::size_t{2});
    for (const PlayerStatistics &each : players) {
        const bool isToy = each.game == "toy"_L1;
        QCOMPARE(each.games, 1);
        QCOMPARE(each.wins, isToy ? 0 : 1);
        QCOMPARE(*each.averageTotal, isToy ? 3.0 : 40.0);
        QCOMPARE(each.averageBySource, shelf.averageBySource(each.game));
    }
    QCOMPARE(shelf.averageBySource(u"toy"_s), (QMap<QString, double>{{u"airship"_s, 3.0}}));
}

void TestShelf::rebuiltFromTheRecords()
{
    const QTemporaryDir dir;
    const QTemporaryDir games;
    const QTemporaryDir others;
    QVERIFY(QFile::copy(golden(u"last-round.skyledger"_s), games.filePath(u"one.skyledger"_s)));
    QVERIFY(QFile::copy(golden(u"airship-majorities.skyledger"_s), games.filePath(u"two.skyledger"_s)));
    QVERIFY(QFile::copy(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/late-evening.skyscore.json"),
                        others.filePath(u"sheet.skyscore.json"_s)));
    QVERIFY(QFile::copy(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/app/data/evening.skyledger"),
                        others.filePath(u"goes on.skyledger"_s)));
    put(games.filePath(u"broken.skyledger"_s), "{");
    put(games.filePath(u"other.txt"_s), "not a record");

    Shelf shelf(dir.path());
    shelf.open();
    const QStringList folders{games.path(), others.path(), dir.filePath(u"no such folder"_s)};
    const auto rebuilt = shelf.rebuild(folders, airshipcity::readFinishedGame);
    QVERIFY(rebuilt.ok());
    QCOMPARE(rebuilt.value().games, 3);
    QCOMPARE(rebuilt.value().notFinished, 1);
    QCOMPARE(rebuilt.value().unreadable, QStringList{games.filePath(u"broken.skyledger"_s)});
    QCOMPARE(shelf.games().size(), std::size_t{3});
    for (const ShelvedGame &each : shelf.games()) {
        QVERIFY(QFile::exists(each.file));
        QCOMPARE(shelf.record(each.game.id).value(), contentOf(each.file));
        QCOMPARE(airshipcity::readFinishedGame(contentOf(each.file)), std::optional(each.game));
    }
}

/// A program that synchronises folders keeps both sides of a conflict: one id in two files.
void TestShelf::conflictingCopiesAreTold()
{
    const QTemporaryDir dir;
    const QTemporaryDir games;
    const QString one = games.filePath(u"one.skyledger"_s);
    const QString same = games.filePath(u"one (same).skyledger"_s);
    const QString conflict = games.filePath(u"one (conflict).skyledger"_s);
    const QByteArray record = contentOf(golden(u"last-round.skyledger"_s));
    put(one, record);
    put(same, QByteArray(record).replace("\n", "\r\n")); // written otherwise, with the same end
    put(conflict, QByteArray(record).replace("\"Ada\"", "\"Adele\""));
    const auto first = airshipcity::readFinishedGame(contentOf(one));
    const auto second = airshipcity::readFinishedGame(contentOf(conflict));
    QVERIFY(first && second && first->id == second->id && *first != *second);

    Shelf shelf(dir.path());
    shelf.open();
    QVERIFY(!shelf.rivals(*first, one, airshipcity::readFinishedGame));
    QVERIFY(!shelf.put(*first, one, record));
    QVERIFY(!shelf.rivals(*first, one, airshipcity::readFinishedGame));
    QVERIFY(!shelf.rivals(*first, same, airshipcity::readFinishedGame));
    QCOMPARE(shelf.rivals(*second, conflict, airshipcity::readFinishedGame),
             std::optional(Rivals{conflict, one}));
    QVERIFY(QFile::rename(one, games.filePath(u"elsewhere"_s))); // a file that was renamed is no rival
    QVERIFY(!shelf.rivals(*second, conflict, airshipcity::readFinishedGame));
    QVERIFY(QFile::rename(games.filePath(u"elsewhere"_s), one));

    // A rebuild takes the file that was changed last, and says which others tell another end.
    const QDateTime now = QDateTime::currentDateTime();
    int age = 30;
    for (const QString &path : {one, same, conflict}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(now.addSecs(-(age -= 10)), QFileDevice::FileModificationTime));
    }
    const auto rebuilt = shelf.rebuild({games.path()}, airshipcity::readFinishedGame);
    QVERIFY(rebuilt.ok());
    QCOMPARE(rebuilt.value().rivals, (std::vector<Rivals>{{conflict, one}, {conflict, same}}));
    QCOMPARE(shelf.game(first->id)->file, conflict);
}

void TestShelf::rebuiltAfterDeletion()
{
    const QTemporaryDir dir;
    const QTemporaryDir games;
    QVERIFY(QFile::copy(golden(u"last-round.skyledger"_s), games.filePath(u"one.skyledger"_s)));
    QVERIFY(QFile::copy(golden(u"airship-majorities.skyledger"_s), games.filePath(u"two.skyledger"_s)));
    QStringList ids;
    QString shelfFile;
    {
        Shelf shelf(dir.path());
        shelf.open();
        QVERIFY(shelf.rebuild({games.path()}, airshipcity::readFinishedGame).ok());
        ids = idsOf(shelf.games());
        shelfFile = shelf.file();
        // What was taken off the shelf is not brought back by a rebuild.
        QVERIFY(!shelf.remove(ids[0]));
        QCOMPARE(shelf.rebuild({games.path()}, airshipcity::readFinishedGame).value().games, 1);
        QCOMPARE(idsOf(shelf.games()), QStringList{ids[1]});
    }
    QVERIFY(QFile::remove(shelfFile));
    Shelf shelf(dir.path());
    QCOMPARE(shelf.open().kind, Opening::Kind::Created);
    QVERIFY(shelf.games().empty());
    QVERIFY(shelf.rebuild({games.path()}, airshipcity::readFinishedGame).ok());
    QCOMPARE(idsOf(shelf.games()), ids);
}

void TestShelf::damagedAndMovedAside_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("text")
        << QByteArray("this is no database, but it is long enough to look at ").repeated(40);
    QTest::newRow("half a header") << QByteArray("SQLite format 3");
    QTest::newRow("nothing behind the header") << QByteArray("SQLite format 3\0", 16) + QByteArray(4080, 'x');
    QTest::newRow("cut off") << QByteArray();
    QTest::newRow("holes") << QByteArray();
    QTest::newRow("another program's") << QByteArray();
}

void TestShelf::damagedAndMovedAside()
{
    QFETCH(QByteArray, content);
    const QTemporaryDir dir;
    QString file;
    {
        Shelf shelf(dir.path());
        shelf.open();
        file = shelf.file();
        for (int i = 0; i < 4; ++i)
            QVERIFY(!shelf.put(game(QString::number(i)), {}, QByteArray(3000, static_cast<char>(i))));
    }
    const QByteArray row = QTest::currentDataTag();
    if (row == "cut off") {
        content = contentOf(file).first(5000);
    } else if (row == "holes") {
        content = contentOf(file);
        content.replace(4096, 8192, QByteArray(8192, '\xAA'));
    }
    if (row == "another program's") {
        QVERIFY(QFile::remove(file));
        runOn(file, {u"CREATE TABLE recipes (name TEXT)"_s});
        content = contentOf(file);
    } else {
        put(file, content);
    }

    Shelf shelf(dir.path());
    const Opening opening = shelf.open();
    QCOMPARE(opening.kind, Opening::Kind::MovedAside);
    QCOMPARE(opening.movedTo, dir.filePath(u"shelf.damaged.sqlite"_s));
    QCOMPARE(contentOf(opening.movedTo), content); // whoever knows how can still look into it
    QVERIFY(shelf.isOpen());
    QVERIFY(shelf.games().empty());
    QVERIFY(!shelf.put(game(u"new"_s), {}, {}));
    QCOMPARE(shelf.games().size(), std::size_t{1});
}

/// A file of the first version, as it was written then.
void TestShelf::migrates()
{
    const QTemporaryDir dir;
    runOn(
        dir.filePath(u"shelf.sqlite"_s),
        {u"CREATE TABLE game (id TEXT PRIMARY KEY, game TEXT NOT NULL, edition TEXT NOT NULL, "
         u"played_at TEXT NOT NULL, ended_at TEXT NOT NULL, tracked INTEGER NOT NULL, final INTEGER NOT "
         u"NULL, "
         u"decided_by TEXT NOT NULL, file TEXT NOT NULL, shelved_at TEXT NOT NULL, record BLOB)"_s,
         u"CREATE TABLE player (game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE, "
         u"seat INTEGER NOT NULL, name TEXT NOT NULL, color TEXT NOT NULL, first INTEGER NOT NULL, total "
         u"INTEGER, "
         u"rank INTEGER NOT NULL, won INTEGER NOT NULL, resources INTEGER NOT NULL, PRIMARY KEY (game_id, seat))"_s,
         u"CREATE TABLE points (game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE, "
         u"seat INTEGER NOT NULL, source TEXT NOT NULL, vp INTEGER NOT NULL, PRIMARY KEY (game_id, seat, source))"_s,
         u"PRAGMA user_version = 1"_s,
         u"INSERT INTO game VALUES ('old', 'airship-city', 'en-2020', '', '2024-02-29T22:00:00+01:00', 1, 1, "
         u"'vp', "
         u"'/games/old.skyledger', '2024-02-29T21:00:05Z', NULL)"_s,
         u"INSERT INTO player VALUES ('old', 0, 'Élodie', 'red', 1, 33, 1, 1, 4)"_s,
         u"INSERT INTO points VALUES ('old', 0, 'airship', 33)"_s});
    {
        Shelf shelf(dir.path());
        QCOMPARE(shelf.open().kind, Opening::Kind::Migrated);
        QCOMPARE(idsOf(shelf.games(u"elodie 29/02/2024"_s)), QStringList{u"old"_s});
        const FinishedGame old = shelf.game(u"old"_s)->game;
        QVERIFY(old.over);
        QCOMPARE(old.players.at(0).pointsBySource.value(u"airship"_s), 33);
        QVERIFY(!shelf.put(game(u"new"_s), {}, {}));
        QCOMPARE(idsOf(shelf.games()), (QStringList{u"new"_s, u"old"_s}));
        QVERIFY(!shelf.remove(u"old"_s));
    }
    Shelf shelf(dir.path());
    QCOMPARE(shelf.open().kind, Opening::Kind::Ready);
    QCOMPARE(idsOf(shelf.games()), QStringList{u"new"_s});
}

void TestShelf::aNewerVersionIsLeftAlone()
{
    const QTemporaryDir dir;
    {
        Shelf shelf(dir.path());
        shelf.open();
        QVERIFY(!shelf.put(game(u"a"_s), {}, {}));
    }
    runOn(dir.filePath(u"shelf.sqlite"_s), {u"PRAGMA user_version = 99"_s});
    const QByteArray before = contentOf(dir.filePath(u"shelf.sqlite"_s));
    Shelf shelf(dir.path());
    const Opening opening = shelf.open();
    QCOMPARE(opening.kind, Opening::Kind::Unavailable);
    QCOMPARE(opening.error->kind, ShelfError::Kind::NewerVersion);
    QVERIFY(!shelf.isOpen());
    QCOMPARE(contentOf(dir.filePath(u"shelf.sqlite"_s)), before);
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files), QStringList{u"shelf.sqlite"_s});
}

void TestShelf::aFullDisk()
{
    const SmallDisk disk;
    if (!disk.isMounted())
        QSKIP("a small disk can be mounted by root only");
    Shelf shelf(disk.path());
    QCOMPARE(shelf.open().kind, Opening::Kind::Created);
    QVERIFY(!shelf.put(game(u"a"_s), {}, "{}"));
    QByteArray noise(qsizetype{200} * 1024, '\0'); // that cannot be packed into less
    quint32 seed = 1;
    for (char &each : noise) {
        seed = seed * 1664525U + 1013904223U;
        each = static_cast<char>(seed >> 24U);
    }
    const auto error = shelf.put(game(u"b"_s), {}, noise);
    QVERIFY(error.has_value());
    QCOMPARE(error->kind, ShelfError::Kind::DiskFull);
    QVERIFY(!error->reason.isEmpty());
    QCOMPARE(idsOf(shelf.games()), QStringList{u"a"_s});

    const QTemporaryDir games;
    QVERIFY(QFile::copy(golden(u"last-round.skyledger"_s), games.filePath(u"one.skyledger"_s)));
    put(disk.path() + u"/filler"_s, QByteArray(qsizetype{60} * 1024, 'f'));
    const auto rebuilt = shelf.rebuild({games.path()}, [&](const QByteArray &) {
        FinishedGame large = game(u"c"_s);
        large.players[0].name = QString::fromLatin1(noise.toHex());
        return std::optional(large);
    });
    QVERIFY(!rebuilt.ok());
    QCOMPARE(rebuilt.error().kind, ShelfError::Kind::DiskFull);
    QCOMPARE(idsOf(shelf.games()), QStringList{u"a"_s});
    QVERIFY(QFile::remove(disk.path() + u"/filler"_s));
    QVERIFY(!shelf.put(game(u"b"_s), {}, "{}")); // and on it goes
    QCOMPARE(shelf.games().size(), std::size_t{2});
}

void TestShelf::aReadOnlyFolder()
{
    const SmallDisk disk;
    if (!disk.isMounted())
        QSKIP("a small disk can be mounted by root only");
    {
        Shelf shelf(disk.path());
        shelf.open();
        QVERIFY(!shelf.put(game(u"a"_s), {}, "{}"));
    }
    if (!disk.makeReadOnly())
        QSKIP("the disk cannot be made read-only");
    Shelf shelf(disk.path());
    QCOMPARE(shelf.open().kind, Opening::Kind::Ready);
    QCOMPARE(idsOf(shelf.games()), QStringList{u"a"_s}); // what is there can be read
    for (const auto &error : {shelf.put(game(u"b"_s), {}, "{}"), shelf.remove(u"a"_s)}) {
        QVERIFY(error.has_value());
        QCOMPARE(error->kind, ShelfError::Kind::ReadOnly);
    }
    QCOMPARE(idsOf(shelf.games()), QStringList{u"a"_s});

    Shelf below(disk.path() + u"/below"_s);
    const Opening opening = below.open();
    QCOMPARE(opening.kind, Opening::Kind::Unavailable);
    QCOMPARE(opening.error->kind, ShelfError::Kind::ReadOnly);
}

void TestShelf::aFolderThatCannotBe()
{
    const QTemporaryDir dir;
    put(dir.filePath(u"file"_s), "a file where a folder should be");
    Shelf shelf(dir.filePath(u"file"_s));
    QCOMPARE(shelf.open().kind, Opening::Kind::Unavailable);
    QVERIFY(QDir(dir.path()).mkpath(u"taken/shelf.sqlite"_s)); // a folder where the file should be
    Shelf taken(dir.filePath(u"taken"_s));
    QCOMPARE(taken.open().kind, Opening::Kind::Unavailable);
}

void TestShelf::closedItRefuses()
{
    const QTemporaryDir dir;
    Shelf shelf(dir.path());
    QVERIFY(shelf.put(game(u"a"_s), {}, {}).has_value());
    QVERIFY(shelf.remove(u"a"_s).has_value());
    QVERIFY(shelf.games().empty());
    QVERIFY(shelf.players().empty());
    QVERIFY(!shelf.game(u"a"_s));
    QVERIFY(!shelf.record(u"a"_s).ok());
    QVERIFY(!shelf.rebuild({dir.path()}, airshipcity::readFinishedGame).ok());
    QVERIFY(!QFile::exists(shelf.file()));
}

void TestShelf::inAnotherThread()
{
    const QTemporaryDir dir;
    const QTemporaryDir games;
    QVERIFY(QFile::copy(golden(u"last-round.skyledger"_s), games.filePath(u"one.skyledger"_s)));
    Shelf shelf(dir.path());
    shelf.open();
    const std::unique_ptr<QThread> worker(QThread::create([&] {
        Shelf there(dir.path());
        if (there.open().kind == Opening::Kind::Ready)
            (void)there.rebuild({games.path()}, airshipcity::readFinishedGame).ok();
    }));
    worker->start();
    QVERIFY(worker->wait());
    QCOMPARE(shelf.games().size(), std::size_t{1});
}

void TestShelf::twoAtOnce()
{
    const QTemporaryDir dir;
    Shelf one(dir.path());
    Shelf other(dir.path());
    one.open();
    other.open();
    QVERIFY(!one.put(game(u"a"_s), {}, {}));
    QVERIFY(!other.put(game(u"b"_s), {}, {}));
    QVERIFY(!one.remove(u"b"_s));
    QCOMPARE(idsOf(one.games()), QStringList{u"a"_s});
    QCOMPARE(idsOf(other.games()), QStringList{u"a"_s});
}

QTEST_GUILESS_MAIN(TestShelf)
#include "tst_shelf.moc"
