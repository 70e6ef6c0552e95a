// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace skyledger::commandline::test;
using namespace Qt::Literals::StringLiterals;

namespace {

QStringList games()
{
    return {u"airship-city"_s, u"cloudage"_s, u"whistle-mountain"_s};
}

QString noticeIn(const QString &language)
{
    return language == u"fr"_s ? u"Valeurs d’exemple"_s : u"Sample data: component values"_s;
}

/// Without differences between kinds of spaces.
QString plain(QString text)
{
    return text.replace(QChar::Nbsp, u' ').replace(u'\n', u' ');
}

} // namespace

/// Whatever the command line tells about a game with made up component values says that they are.
class TestSampleSaysSo : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QStringList names = games();
        for (const QString &name : names) {
            const Outcome made = run({u"simulate"_s, u"--game"_s, name, u"--players"_s, u"3"_s, u"--seed"_s,
                                      u"4"_s, u"--out"_s, game(name)});
            QCOMPARE(made.exit, 0);
            QFile record(game(name));
            QFile catalogue(m_folder.filePath(name + u".skycatalogue.json"_s));
            QVERIFY(record.open(QIODevice::ReadOnly) && catalogue.open(QIODevice::WriteOnly));
            const QJsonObject document = QJsonDocument::fromJson(record.readAll()).object();
            catalogue.write(QJsonDocument(document["setup"_L1]["catalogue"_L1].toObject()).toJson());
            QVERIFY(plain(made.text()).contains(u"Sample data"_s)
                    || plain(made.text()).contains(u"exemple"_s));
        }
    }

    void commands_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QStringList names = games();
        for (const QString &name : names) {
            const QString sample = m_folder.filePath(name + u".skycatalogue.json"_s);
            const auto row = [&](const char *command, const QStringList &arguments) {
                QTest::addRow("%s: %s", qPrintable(name), command) << arguments;
            };
            row("score", {u"score"_s, game(name)});
            row("state", {u"state"_s, game(name)});
            row("state at", {u"state"_s, game(name), u"--at"_s, u"20"_s});
            row("check", {u"check"_s, game(name)});
            row("moves", {u"moves"_s, game(name), u"--at"_s, u"0"_s});
            row("simulate", {u"simulate"_s, u"--game"_s, name, u"--players"_s, u"3"_s});
            row("catalogue check", {u"catalogue"_s, u"check"_s, sample});
            row("catalogue compare", {u"catalogue"_s, u"compare"_s, sample, game(name)});
            row("new", {u"new"_s, u"--game"_s, name, u"--players"_s, u"3"_s, u"--sample"_s, u"--out"_s});
        }
    }
    void commands()
    {
        QFETCH(QStringList, arguments);
        for (const QString &language : {u"en"_s, u"fr"_s}) {
            QStringList all = arguments;
            if (all.last() == u"--out"_s)
                all << m_folder.filePath(QString::fromLatin1(QTest::currentDataTag()).section(u':', 0, 0)
                                         + language + u".skyledger"_s);
            const Outcome outcome = run(all + QStringList{u"--lang"_s, language});
            QCOMPARE(outcome.complaint, QByteArray());
            QVERIFY2(plain(outcome.text()).contains(noticeIn(language)), outcome.output.constData());
        }
    }

private:
    QString game(const QString &name) const { return m_folder.filePath(name + u".skyledger"_s); }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestSampleSaysSo)
#include "tst_samplesaysso.moc"
