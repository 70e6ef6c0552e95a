// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace skyledger::commandline::test;
using namespace Qt::Literals::StringLiterals;

namespace {

QJsonDocument jsonOf(const QStringList &arguments)
{
    return QJsonDocument::fromJson(run(arguments + QStringList{u"--json"_s}).output);
}

/// The ids of things in a list of a record's catalogue that no word of the language is.
QStringList idsIn(const QJsonArray &list)
{
    QStringList ids;
    for (const auto &each : list) {
        const QString id = each.toObject()["id"_L1].toString();
        if (id.contains(u'-'))
            ids << id;
    }
    return ids;
}

} // namespace

/// What people are told of moves and boards is told in words of their language, for every game: no file's keys and ids.
class TestInWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const QString &name : {u"airship-city"_s, u"cloudage"_s, u"whistle-mountain"_s}) {
            const Outcome made = run({u"simulate"_s, u"--game"_s, name, u"--players"_s, u"3"_s, u"--seed"_s,
                                      u"4"_s, u"--out"_s, game(name)});
            QCOMPARE(made.exit, 0);
        }
    }

    void moments_data()
    {
        QTest::addColumn<QString>("record");
        QTest::addColumn<QString>("event");
        QTest::addColumn<QString>("language");
        for (const QString &name : {u"airship-city"_s, u"cloudage"_s, u"whistle-mountain"_s}) {
            for (const QString &event : {u"0"_s, u"17"_s, u"60"_s, u"95"_s}) {
                for (const QString &language : {u"en"_s, u"fr"_s})
                    QTest::addRow("%s at %s, %s", qPrintable(name), qPrintable(event), qPrintable(language))
                        << game(name) << event << language;
            }
        }
    }
    void moments()
    {
        QFETCH(QString, record);
        QFETCH(QString, event);
        QFETCH(QString, language);
        const QStringList where{record, u"--at"_s, event, u"--lang"_s, language};
        const QString moves = run(QStringList{u"moves"_s} + where).text();
        const QString state = run(QStringList{u"state"_s} + where).text();
        // Every move is counted, and none is told as a file tells it.
        const qsizetype allowed = jsonOf(QStringList{u"moves"_s} + where).array().size();
        QVERIFY(allowed > 0);
        const QString counted = language == u"fr"_s ? u"%1 coup"_s : u"%1 move"_s;
        QVERIFY2(moves.contains(
                     QRegularExpression(u"^"_s + counted.arg(allowed), QRegularExpression::MultilineOption)),
                 qPrintable(moves));
        QVERIFY2(!moves.contains(u'{') && !moves.contains(u"\"do\""_s), qPrintable(moves));
        QFile file(record);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject setup = QJsonDocument::fromJson(file.readAll()).object()["setup"_L1].toObject();
        const QJsonObject catalogue = setup["catalogue"_L1].toObject();
        for (const auto &list :
             {catalogue["cities"_L1], catalogue["projects"_L1], catalogue["contracts"_L1]}) {
            const QStringList ids = idsIn(list.toArray());
            for (const QString &id : ids) {
                QVERIFY2(!state.contains(id), qPrintable(id));
                QVERIFY2(!moves.contains(id), qPrintable(id));
            }
        }
    }

    /// Words of the files that are no French.
    void french_data()
    {
        QTest::addColumn<QString>("record");
        for (const QString &name : {u"airship-city"_s, u"cloudage"_s, u"whistle-mountain"_s})
            QTest::addRow("%s", qPrintable(name)) << game(name);
    }
    void french()
    {
        QFETCH(QString, record);
        static const QRegularExpression english(
            u"\\b(energy|water|cards|plants|produce|movement|whirlpool|tower|barracks|coal|turn|round|Due)\\b"_s);
        for (const QString &event : {u"0"_s, u"17"_s, u"60"_s, u"95"_s}) {
            for (const QString &command : {u"state"_s, u"moves"_s}) {
                const QString text = run({command, record, u"--at"_s, event, u"--lang"_s, u"fr"_s}).text();
                QVERIFY(!text.isEmpty());
                const auto found = english.match(text);
                QVERIFY2(!found.hasMatch(), qPrintable(found.captured()));
            }
        }
    }

    /// A move that costs or brings something for certain says so.
    void bringsAreTold()
    {
        const QString whistle =
            run({u"moves"_s, game(u"whistle-mountain"_s), u"--at"_s, u"17"_s, u"--lang"_s, u"en"_s}).text();
        QVERIFY2(whistle.contains(QRegularExpression(u"(VP|gold|water|iron|coal|whistle) [+−]\\d"_s)),
                 qPrintable(whistle));
        const QString cloudage =
            run({u"moves"_s, game(u"cloudage"_s), u"--at"_s, u"0"_s, u"--lang"_s, u"en"_s}).text();
        QVERIFY2(cloudage.contains(u"Energy +1"_s), qPrintable(cloudage));
    }

private:
    QString game(const QString &name) const { return m_folder.filePath(name + u".skyledger"_s); }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestInWords)
#include "tst_inwords.moc"
