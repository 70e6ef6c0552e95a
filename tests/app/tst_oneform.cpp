// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace skyledger;
using namespace skyledger::commandline::test;
using namespace Qt::Literals::StringLiterals;

/// The same question has an answer of the same form in every game: who reads one with a program reads all.
class TestOneForm : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char *const name : {"airship-city", "cloudage", "whistle-mountain"}) {
            const QString game = QString::fromLatin1(name);
            QCOMPARE(run({u"new"_s, u"--game"_s, game, u"--players"_s, u"3"_s, u"--sample"_s, u"--seed"_s,
                          u"2"_s, u"--out"_s, file(game)})
                         .exit,
                     0);
        }
    }

    void games_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("illegal");
        QTest::newRow("Airship City") << u"airship-city"_s << uR"({"do": "endTurn"})"_s;
        QTest::newRow("CloudAge") << u"cloudage"_s << uR"({"do": "pass", "player": 2})"_s;
        QTest::newRow("Whistle Mountain") << u"whistle-mountain"_s << uR"({"do": "endTurn"})"_s;
    }

    void checks_data() { games_data(); }
    void checks()
    {
        QFETCH(QString, game);
        QFETCH(QString, illegal);
        QJsonObject record = table::parseObject(contentOf(file(game))).value();
        const QJsonObject event = table::parseObject(illegal.toUtf8()).value();
        record.insert("events"_L1,
                      QJsonArray{QJsonObject{{"do"_L1, "override"_L1},
                                             {"event"_L1, event},
                                             {"reason"_L1, "why"_L1},
                                             {"void"_L1, true}},
                                 event});
        const QString path = m_folder.filePath(u"illegal.skyledger"_s);
        write(path, QJsonDocument(record).toJson());

        const Outcome json = run({u"check"_s, path, u"--json"_s});
        QVERIFY2(json.exit == 1, qPrintable(json.text() + json.line()));
        const QJsonObject found = table::parseObject(json.output).value();
        QCOMPARE(found.keys(),
                 (QStringList{u"events"_s, u"illegal"_s, u"legal"_s, u"overrides"_s, u"undetermined"_s,
                              u"warnings"_s}));
        QCOMPARE(found["events"_L1].toInt(), 2);
        QCOMPARE(found["legal"_L1].toBool(true), false);
        const QJsonObject stopped = found["illegal"_L1].toArray().at(0).toObject();
        QCOMPARE(stopped["event"_L1].toInt(), 2);
        const QJsonObject reason = stopped["reasons"_L1].toArray().at(0).toObject();
        QCOMPARE(reason.keys(), (QStringList{u"facts"_s, u"message"_s, u"rule"_s}));
        // What has no effect breaks no rule.
        QCOMPARE(
            found["overrides"_L1].toArray(),
            (QJsonArray{QJsonObject{{"event"_L1, 1}, {"rules"_L1, QJsonArray()}, {"reason"_L1, "why"_L1}}}));

        const QString text = run({u"check"_s, path, u"--lang"_s, u"en"_s}).text();
        QVERIFY2(text.startsWith(u"Event 2 is illegal. What follows it cannot be judged.\nSample data: "_s),
                 qPrintable(text));
        QVERIFY2(text.contains(u"\n\nIllegal\n  event 2  "_s), qPrintable(text));
        QVERIFY2(text.contains(u'(' + reason["rule"_L1].toString()), qPrintable(text));
        QVERIFY2(text.contains(u"\n\nOverridden by the table\n  event 1  "_s), qPrintable(text));
        QVERIFY2(text.contains(u"ithout effect"_s), qPrintable(text));
        QVERIFY2(text.contains(u"reason given: why"_s), qPrintable(text));
    }

    void catalogueChecks_data() { games_data(); }
    void catalogueChecks()
    {
        QFETCH(QString, game);
        const QString path = m_folder.filePath(u"some.skycatalogue.json"_s);
        write(path, QJsonDocument(withoutOneList(game)).toJson());
        const Outcome json = run({u"catalogue"_s, u"check"_s, path, u"--json"_s});
        QCOMPARE(json.exit, 1);
        const QJsonObject found = table::parseObject(json.output).value();
        for (const auto key : {"known"_L1, "missing"_L1, "inconsistent"_L1, "notes"_L1})
            QVERIFY2(found.contains(key), key.data());
        const QJsonObject known = found["known"_L1].toObject();
        QCOMPARE(known.keys(),
                 (QStringList{u"copy"_s, u"inferred"_s, u"rulebook"_s, u"sample"_s, u"unknown"_s}));
        QVERIFY(!known["sample"_L1].toArray().isEmpty());
        QVERIFY(!known["sample"_L1].toArray().at(0).toString().isEmpty());
        const QString missing = found["missing"_L1].toArray().at(0).toString();
        QVERIFY(!missing.isEmpty());

        const QString text = run({u"catalogue"_s, u"check"_s, path, u"--lang"_s, u"en"_s}).text();
        QVERIFY2(text.startsWith(u"Catalogue “"_s), qPrintable(text));
        QVERIFY2(text.contains(u"\nComponent values\n"_s), qPrintable(text));
        QVERIFY2(text.contains(u"\n  Sample data, made up "_s), qPrintable(text));
        QVERIFY2(text.contains(u"\n\nMissing\n"_s), qPrintable(text));
        QVERIFY2(text.contains(u"\n  "_s + missing), qPrintable(text));
    }

    void catalogueComparisons_data() { games_data(); }
    void catalogueComparisons()
    {
        QFETCH(QString, game);
        const QString path = m_folder.filePath(u"some.skycatalogue.json"_s);
        write(path, QJsonDocument(withoutOneList(game)).toJson());
        const Outcome json = run({u"catalogue"_s, u"compare"_s, path, file(game), u"--json"_s});
        QCOMPARE(json.exit, 1);
        const QJsonObject found = table::parseObject(json.output).value();
        QCOMPARE(found.keys(), (QStringList{u"different"_s, u"onlyA"_s, u"onlyB"_s, u"same"_s}));
        QVERIFY(found["same"_L1].toInt() > 0);
        const QJsonObject there = found["onlyB"_L1].toArray().at(0).toObject();
        QCOMPARE(there.keys(), (QStringList{u"b"_s, u"sourceB"_s, u"where"_s}));
        QVERIFY(!there["sourceB"_L1].toString().isEmpty());

        const QString text =
            run({u"catalogue"_s, u"compare"_s, path, file(game), u"--lang"_s, u"en"_s}).text();
        QVERIFY2(text.startsWith(u"some.skycatalogue.json: Sample data: "_s), qPrintable(text));
        QVERIFY2(text.contains(u"\n\nOnly in the second\n  "_s + there["where"_L1].toString()),
                 qPrintable(text));
        QVERIFY2(text.contains(u" (✱ sample, made up)\n"_s) || text.contains(u" (§ rulebook)\n"_s),
                 qPrintable(text));
        QVERIFY(!text.contains(u"\nOnly in the first\n"_s));

        const Outcome same = run({u"catalogue"_s, u"compare"_s, file(game), file(game), u"--json"_s});
        QCOMPARE(same.exit, 0);
        QCOMPARE(table::parseObject(same.output).value()["different"_L1].toArray(), QJsonArray());
    }

private:
    QString file(const QString &game) const { return m_folder.filePath(game + u".skyledger"_s); }
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    /// The sample set of a game, of which a part is not known.
    QJsonObject withoutOneList(const QString &game) const
    {
        QJsonObject catalogue = table::parseObject(contentOf(file(game)))
                                    .value()["setup"_L1]
                                    .toObject()["catalogue"_L1]
                                    .toObject();
        for (const auto key : {"priceTracks"_L1, "upgrades"_L1})
            catalogue.remove(key);
        return catalogue;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestOneForm)
#include "tst_oneform.moc"
