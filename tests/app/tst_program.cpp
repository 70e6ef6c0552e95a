// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/record/documents.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

QString example(const QString &name)
{
    return QStringLiteral(SKYLEDGER_SOURCE_DIR) + u"/resources/examples/"_s + name;
}

QString threePlayers()
{
    return example(u"three-players.skyledger"_s);
}

QString fourPlayers()
{
    return example(u"four-players.skyledger"_s);
}

struct Outcome {
    int exit = -1;
    QByteArray out;
    QByteArray error;

    QJsonDocument json() const { return QJsonDocument::fromJson(out); }
    /// An error is one line, and nothing stands on standard output.
    bool isOneLine() const { return out.isEmpty() && error.count('\n') == 1 && error.endsWith('\n'); }
};

Outcome run(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(SKYLEDGER_PROGRAM), arguments);
    program.waitForFinished();
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

} // namespace

/// The program as scripts start it.
class TestProgram : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write a file for the test");
        return file.fileName();
    }
    QString write(const QString &name, const QJsonObject &document) const
    {
        return write(name, QJsonDocument(document).toJson());
    }
    /// A new game with the sample set and these events.
    QString recordWith(const QByteArray &events) const
    {
        const QString base = path(u"base.skyledger"_s);
        if (!QFile::exists(base))
            run({u"new"_s, u"--players"_s, u"3"_s, u"--seed"_s, u"1"_s, u"--sample"_s, u"--out"_s, base});
        QFile file(base);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no new game");
        QJsonObject document = QJsonDocument::fromJson(file.readAll()).object();
        document["events"_L1] = QJsonDocument::fromJson(events).array();
        return write(u"events.skyledger"_s, document);
    }

private slots:
    void helpAndVersion()
    {
        QCOMPARE(run({u"--version"_s}).exit, 0);
        QVERIFY(run({u"--version"_s}).out.startsWith("skyledger "));
        for (const auto &command :
             {u"score"_s, u"state"_s, u"check"_s, u"moves"_s, u"new"_s, u"simulate"_s}) {
            const Outcome english = run({command, u"--help"_s, u"--lang"_s, u"en"_s});
            const Outcome french = run({command, u"--help"_s, u"--lang"_s, u"fr"_s});
            QCOMPARE(english.exit, 0);
            QVERIFY(english.out.contains(command.toUtf8()));
            QVERIFY(english.error.isEmpty());
            QVERIFY2(english.out != french.out, qPrintable(command));
        }
    }

    void wrongUsage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown command") << QStringList{u"scroe"_s};
        QTest::newRow("no file") << QStringList{u"score"_s};
        QTest::newRow("two files") << QStringList{u"score"_s, fourPlayers(), fourPlayers()};
        QTest::newRow("unknown option") << QStringList{u"score"_s, fourPlayers(), u"--fast"_s};
        QTest::newRow("unknown language") << QStringList{u"score"_s, fourPlayers(), u"--lang"_s, u"tlh"_s};
        QTest::newRow("beyond the cursor") << QStringList{u"state"_s, fourPlayers(), u"--at"_s, u"99999"_s};
        QTest::newRow("not a number") << QStringList{u"moves"_s, fourPlayers(), u"--at"_s, u"x"_s};
        QTest::newRow("negative") << QStringList{u"moves"_s, fourPlayers(), u"--at"_s, u"-1"_s};
        QTest::newRow("new without a source of values")
            << QStringList{u"new"_s, u"--players"_s, u"3"_s, u"--out"_s, path(u"x"_s)};
        QTest::newRow("new for two") << QStringList{u"new"_s,      u"--players"_s, u"2"_s,
                                                    u"--sample"_s, u"--out"_s,     path(u"x"_s)};
        QTest::newRow("new without a target") << QStringList{u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s};
        QTest::newRow("two harbors") << QStringList{u"new"_s,     u"--players"_s,          u"3"_s,
                                                    u"--tiles"_s, u"harbor=2,forest=14"_s, u"--out"_s,
                                                    path(u"x"_s)};
        QTest::newRow("simulate for five") << QStringList{u"simulate"_s, u"--players"_s, u"5"_s};
    }
    void wrongUsage()
    {
        QFETCH(const QStringList, arguments);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.exit, 2);
        QVERIFY2(outcome.isOneLine(), outcome.error.constData());
        QVERIFY(!QFile::exists(path(u"x"_s)));
    }

    void unreadable_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("missing") << path(u"nowhere.skyledger"_s);
        QTest::newRow("a folder") << m_folder.path();
        QTest::newRow("empty") << write(u"empty"_s, QByteArray());
        QTest::newRow("no JSON") << write(u"text"_s, QByteArray("Ada: 40"));
        QTest::newRow("truncated") << write(u"half"_s, QByteArray("{\"format\": \"skyledger-game\", \"ver"));
        QTest::newRow("not UTF-8") << write(u"latin1"_s, QByteArray("{\"format\": \"\xe9\"}"));
        QTest::newRow("nested") << write(u"deep"_s, QByteArray(100'000, '['));
        QTest::newRow("huge") << write(u"huge"_s, QByteArray(20'000'000, ' '));
        QTest::newRow("newer") << write(u"newer"_s, with(gameDocument(), u"version"_s, 2));
        QTest::newRow("another game") << write(u"other"_s, with(gameDocument(), u"game"_s, u"cloudage"_s));
        QTest::newRow("a wrong type")
            << write(u"type"_s, with(gameDocument(), u"events[1].crew"_s, u"one"_s));
        QTest::newRow("an unknown event")
            << write(u"do"_s, with(gameDocument(), u"events[1].do"_s, u"fly"_s));
        QTest::newRow("an empty path")
            << write(u"path"_s, with(gameDocument(), u"events[1].path"_s, QJsonArray()));
    }
    void unreadable()
    {
        QFETCH(const QString, file);
        QFile::remove(path(u"kept"_s));
        QFile::copy(file, path(u"kept"_s));
        for (const auto &command : {u"score"_s, u"state"_s, u"check"_s, u"moves"_s}) {
            const Outcome outcome = run({command, file});
            QCOMPARE(outcome.exit, 3);
            QVERIFY2(outcome.isOneLine(), outcome.error.constData());
            QVERIFY2(outcome.error.startsWith(file.toUtf8()), outcome.error.constData());
        }
        QFile before(path(u"kept"_s));
        QFile after(file);
        if (before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly))
            QCOMPARE(after.readAll(), before.readAll());
    }

#ifdef Q_OS_UNIX
    /// Of a file whose name is no UTF-8 it is said why it is not found; the file stays as it is.
    void namesThatAreNoUtf8()
    {
        const QByteArray bytes = QJsonDocument(gameDocument()).toJson();
        const QString plain = write(u"plain.skyledger"_s, bytes);
        const QString script =
            u"cd \"$1\" && name=$(printf 'caf\\351.skyledger') && cp \"$2\" \"$name\" || exit 99\n"
            "\"$3\" check --lang en \"$name\"; code=$?\n"
            "cmp -s \"$2\" \"$name\" || exit 98\n"
            "rm \"$name\"; exit $code"_s;
        QProcess shell;
        shell.start(u"/bin/sh"_s,
                    {u"-c"_s, script, u"sh"_s, m_folder.path(), plain, QStringLiteral(SKYLEDGER_PROGRAM)});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 3);
        const QByteArray complaint = shell.readAllStandardError();
        QCOMPARE(complaint.count('\n'), 1);
        QVERIFY2(complaint.contains("its name is not UTF-8"), complaint.constData());
    }
#endif

    /// One line, with the place: which event, which key.
    void unreadableNamesThePlace()
    {
        const QString file =
            write(u"place"_s, with(gameDocument(), u"events[1].path"_s, QJsonArray{u"up"_s}));
        const Outcome outcome = run({u"check"_s, file, u"--lang"_s, u"en"_s});
        QVERIFY2(outcome.error.contains("events[1].path[1]"), outcome.error.constData());
        QVERIFY2(outcome.error.contains("N, E, S, W"), outcome.error.constData());
    }

    void illegalEventIsTheAnswerNo()
    {
        const QString file = recordWith(R"([{"do": "skip"}])");
        const Outcome checked = run({u"check"_s, file, u"--json"_s});
        QCOMPARE(checked.exit, 1);
        const QJsonObject answer = checked.json().object();
        QCOMPARE(answer["legal"_L1].toBool(true), false);
        QCOMPARE(answer["events"_L1].toInt(), 1);
        const QJsonObject illegal = answer["illegal"_L1].toArray().first().toObject();
        QCOMPARE(illegal["event"_L1].toInt(), 1);
        const QJsonObject reason = illegal["reasons"_L1].toArray().first().toObject();
        QCOMPARE(reason["rule"_L1].toString(), u"AC-MOVE-01"_s);
        QVERIFY(!reason["message"_L1].toString().isEmpty());
        for (const auto &command : {u"score"_s, u"state"_s, u"moves"_s}) {
            const Outcome outcome = run({command, file});
            QCOMPARE(outcome.exit, 1);
            QVERIFY2(outcome.isOneLine(), outcome.error.constData());
        }
        QCOMPARE(run({u"state"_s, file, u"--at"_s, u"0"_s}).exit, 0);
    }

    /// What `moves` prints can be appended as it is.
    void movesCanBeAppended()
    {
        QByteArray events = "[]";
        for (int i = 0; i < 6; ++i) {
            const Outcome moves = run({u"moves"_s, recordWith(events), u"--json"_s});
            QCOMPARE(moves.exit, 0);
            QJsonArray played = QJsonDocument::fromJson(events).array();
            const QJsonArray possible = moves.json().array();
            QVERIFY(!possible.isEmpty());
            played.append(possible[i % possible.size()]);
            events = QJsonDocument(played).toJson();
            QCOMPARE(run({u"check"_s, recordWith(events)}).exit, 0);
        }
    }

    void finishedGame_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("players");
        QTest::newRow("three") << threePlayers() << 3;
        QTest::newRow("four") << fourPlayers() << 4;
    }
    void finishedGame()
    {
        QFETCH(const QString, file);
        QFETCH(const int, players);
        const Outcome scored = run({u"score"_s, file, u"--json"_s});
        QCOMPARE(scored.exit, 0);
        const QJsonObject score = scored.json().object();
        QVERIFY(score["final"_L1].toBool());
        const QJsonArray standings = score["players"_L1].toArray();
        QCOMPARE(standings.size(), players);
        for (const auto &each : standings) {
            int ledger = 0;
            const QJsonArray lines = each["ledger"_L1].toArray();
            for (const auto &line : lines)
                ledger += line["vp"_L1].toInt();
            QCOMPARE(ledger, each["total"_L1].toInt());
        }
        const Outcome moves = run({u"moves"_s, file, u"--json"_s});
        QCOMPARE(moves.exit, 0);
        QCOMPARE(moves.json().array(), QJsonArray());
        const QJsonObject state = run({u"state"_s, file, u"--json"_s}).json().object();
        QCOMPARE(state["phase"_L1].toString(), u"over"_s);
        QCOMPARE(run({u"check"_s, file}).exit, 0);
    }

    void scoreSheet()
    {
        const Outcome scored = run({u"score"_s, write(u"sheet"_s, sheetDocument()), u"--json"_s});
        QCOMPARE(scored.exit, 0);
        QCOMPARE(scored.json()["players"_L1].toArray().size(), 3);
        const QString file = write(u"ten"_s, with(sheetDocument(), u"players[1].airshipMajorities"_s, 10));
        QCOMPARE(run({u"score"_s, file}).exit, 3);
    }

    void bothLanguages()
    {
        for (const auto &command : {u"score"_s, u"state"_s, u"check"_s, u"moves"_s}) {
            const Outcome english = run({command, threePlayers(), u"--lang"_s, u"en"_s});
            const Outcome french = run({command, threePlayers(), u"--lang"_s, u"fr"_s});
            QCOMPARE(english.exit, french.exit);
            QVERIFY2(english.out != french.out, qPrintable(command));
        }
    }

    /// The sample set says wherever it shows that it is one.
    void sampleDataSaysSo()
    {
        for (const auto &command : {u"score"_s, u"state"_s, u"moves"_s}) {
            const Outcome outcome = run({command, threePlayers(), u"--lang"_s, u"en"_s});
            QVERIFY2(outcome.out.contains("Sample data"), qPrintable(command));
        }
        const Outcome simulated =
            run({u"simulate"_s, u"--players"_s, u"3"_s, u"--seed"_s, u"1"_s, u"--lang"_s, u"en"_s});
        QCOMPARE(simulated.exit, 0);
        QVERIFY(simulated.out.toLower().contains("sample"));
    }

    void newGameIsReproducibleAndNeverOverwrites()
    {
        const auto make = [this](const QString &name) {
            return run({u"new"_s, u"--players"_s, u"4"_s, u"--seed"_s, u"42"_s, u"--sample"_s, u"--names"_s,
                        u"Ada,Bo,Cy,Dee"_s, u"--edition"_s, u"en-2020"_s, u"--out"_s, path(name)});
        };
        QCOMPARE(make(u"one.skyledger"_s).exit, 0);
        QCOMPARE(make(u"two.skyledger"_s).exit, 0);
        const auto setup = [this](const QString &name) {
            QFile file(path(name));
            return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll())["setup"_L1]
                                                  : QJsonValue();
        };
        QVERIFY(setup(u"one.skyledger"_s).isObject());
        QCOMPARE(setup(u"one.skyledger"_s), setup(u"two.skyledger"_s));
        QCOMPARE(setup(u"one.skyledger"_s)["edition"_L1].toString(), u"en-2020"_s);
        const Outcome again = make(u"one.skyledger"_s);
        QVERIFY(again.exit != 0);
        QVERIFY2(again.isOneLine(), again.error.constData());
    }

    void simulateLeavesARecordThatChecks()
    {
        const QString file = path(u"simulated.skyledger"_s);
        const Outcome simulated = run({u"simulate"_s, u"--players"_s, u"4"_s, u"--seed"_s, u"3"_s,
                                       u"--games"_s, u"5"_s, u"--out"_s, file, u"--json"_s});
        QCOMPARE(simulated.exit, 0);
        QVERIFY(!simulated.json().isNull());
        QCOMPARE(run({u"check"_s, file}).exit, 0);
        QVERIFY(run({u"score"_s, file, u"--json"_s}).json()["final"_L1].toBool());
    }

    void catalogueCompare()
    {
        const QString sample =
            QStringLiteral(SKYLEDGER_SOURCE_DIR) + u"/resources/catalogues/sample.skycatalogue.json"_s;
        QCOMPARE(run({u"catalogue"_s, u"compare"_s, sample, sample}).exit, 0);
        // The values that a game was recorded with are those of the set that it began with.
        const QString game = path(u"compared.skyledger"_s);
        QCOMPARE(run({u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--out"_s, game}).exit, 0);
        const Outcome same = run({u"catalogue"_s, u"compare"_s, sample, game, u"--json"_s});
        QCOMPARE(same.exit, 0);
        QVERIFY(same.json().object()["same"_L1].toInt() > 200);
    }

    void catalogueCheck()
    {
        const QString sample =
            QStringLiteral(SKYLEDGER_SOURCE_DIR) + u"/resources/catalogues/sample.skycatalogue.json"_s;
        QCOMPARE(run({u"catalogue"_s, u"check"_s, sample, u"--json"_s}).exit, 0);
        const QString bare =
            write(u"bare.json"_s, QByteArray(R"({"format": "skyledger-catalogue", "version": 1,
            "game": "airship-city", "name": "Bare", "source": "copy"})"));
        const Outcome outcome = run({u"catalogue"_s, u"check"_s, bare, u"--json"_s});
        QCOMPARE(outcome.exit, 1);
        QVERIFY(outcome.out.contains("guildPrice"));
    }
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
