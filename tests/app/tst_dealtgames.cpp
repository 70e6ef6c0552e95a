// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/program.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace skyledger::commandline::test;
using namespace Qt::Literals::StringLiterals;

/// What `new`, `simulate` and the sheets of all games promise alike.
class DealtGames : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    QString nextFile() { return m_folder.filePath(QString::number(++m_files) + u".skyledger"_s); }
    /// The id of a game that is dealt or played by a seed.
    QString idOf(const QString &command, const QStringList &options)
    {
        const QString path = nextFile();
        const Outcome dealt = run(QStringList{command} + options + QStringList{u"--out"_s, path});
        if (dealt.exit != 0)
            qFatal("%s", dealt.complaint.constData());
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no game");
        return QJsonDocument::fromJson(file.readAll())["id"_L1].toString();
    }

private slots:
    void aSeedGivesTheId_data()
    {
        QTest::addColumn<QStringList>("game");
        QTest::newRow("Airship City") << QStringList{u"--game"_s, u"airship-city"_s};
        QTest::newRow("CloudAge") << QStringList{u"--game"_s, u"cloudage"_s};
        QTest::newRow("Whistle Mountain") << QStringList{u"--game"_s, u"whistle-mountain"_s};
    }
    void aSeedGivesTheId()
    {
        QFETCH(QStringList, game);
        const auto dealt = [&](const QString &names, const QStringList &seed) {
            return idOf(u"new"_s,
                        game + QStringList{u"--players"_s, u"3"_s, u"--sample"_s, u"--names"_s, names}
                            + seed);
        };
        const QStringList seed{u"--seed"_s, u"7"_s};
        const QString id = dealt(u"A,B,C"_s, seed);
        QVERIFY(!id.isEmpty());
        QCOMPARE(dealt(u"A,B,C"_s, seed), id);
        QVERIFY(dealt(u"A,B,D"_s, seed) != id);
        QVERIFY(dealt(u"A,B,C"_s, {u"--seed"_s, u"8"_s}) != id);
        QVERIFY(dealt(u"A,B,C"_s, {}) != dealt(u"A,B,C"_s, {}));

        const auto played = [&](const QString &players) {
            return idOf(u"simulate"_s, game + QStringList{u"--players"_s, players} + seed);
        };
        QCOMPARE(played(u"3"_s), played(u"3"_s));
        QVERIFY(played(u"4"_s) != played(u"3"_s));
    }

    void everyModeIsAGameOfItsOwn()
    {
        QStringList ids;
        for (const auto &mode : {u"scenario-1"_s, u"scenario-2"_s, u"scenario-3"_s})
            ids << idOf(
                u"new"_s,
                {u"--game"_s, u"cloudage"_s, u"--players"_s, u"2"_s, u"--seed"_s, u"1"_s, u"--mode"_s, mode});
        QCOMPARE(ids.removeDuplicates(), 0);
    }

    void aChapterIsAskedForByTheCommand()
    {
        for (const auto &command : {u"new"_s, u"simulate"_s}) {
            const Outcome refused =
                run({command, u"--game"_s, u"cloudage"_s, u"--players"_s, u"2"_s, u"--mode"_s, u"campaign"_s,
                     u"--out"_s, nextFile(), u"--lang"_s, u"en"_s});
            QCOMPARE(refused.exit, 2);
            QCOMPARE(refused.line(), u"--chapter is needed: “skyledger %1 --help” shows how"_s.arg(command));
        }
    }

    void aSheetTellsEachFieldInOneForm_data()
    {
        QTest::addColumn<QJsonObject>("told");
        QTest::addColumn<QString>("fault");
        const QString tower = u"expected exactly one of players[1].tower, players[1].towerVp"_s;
        const QString upgrades = u"expected exactly one of players[1].upgrades, players[1].upgradeVp"_s;
        const QJsonArray none;
        QTest::newRow("long") << QJsonObject{{u"tower"_s, none}, {u"upgrades"_s, none}} << QString();
        QTest::newRow("brief") << QJsonObject{{u"towerVp"_s, 20},
                                              {u"highestFloor"_s, 10},
                                              {u"upgradeVp"_s, 15},
                                              {u"lifeboat"_s, true}}
                               << QString();
        QTest::newRow("a floor beside the list")
            << QJsonObject{{u"tower"_s, none}, {u"highestFloor"_s, 10}, {u"upgrades"_s, none}} << tower;
        QTest::newRow("a lifeboat beside the list")
            << QJsonObject{{u"tower"_s, none}, {u"upgrades"_s, none}, {u"lifeboat"_s, true}} << upgrades;
    }
    void aSheetTellsEachFieldInOneForm()
    {
        QFETCH(QJsonObject, told);
        QJsonArray players;
        for (const auto &name : {u"Ada"_s, u"Bo"_s}) {
            QJsonObject player = told;
            player.insert(u"name"_s, name);
            for (const auto &count : {u"vp"_s, u"machines"_s, u"trophies"_s, u"scaffolds"_s, u"cards"_s,
                                      u"resources"_s, u"whirlpool"_s})
                player.insert(count, 1);
            players.append(player);
        }
        const QJsonObject sheet{{u"format"_s, u"skyledger-score"_s}, {u"version"_s, 1},
                                {u"game"_s, u"whistle-mountain"_s},  {u"edition"_s, u"fr-2022"_s},
                                {u"rulings"_s, QJsonObject()},       {u"players"_s, players}};
        const Outcome scored =
            run({u"score"_s, u"-"_s, u"--lang"_s, u"en"_s}, {}, {}, QJsonDocument(sheet).toJson());
        QFETCH(QString, fault);
        QCOMPARE(scored.exit, fault.isEmpty() ? 0 : 3);
        QVERIFY2(scored.line().endsWith(fault), qPrintable(scored.line()));
    }
};

QTEST_GUILESS_MAIN(DealtGames)
#include "tst_dealtgames.moc"
