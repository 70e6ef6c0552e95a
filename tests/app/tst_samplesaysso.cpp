// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace skyledger::commandline::test;
using namespace Qt::Literals::StringLiterals;

namespace {

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
        const Outcome made =
            run({u"simulate"_s, u"--players"_s, u"3"_s, u"--seed"_s, u"4"_s, u"--out"_s, game()});
        QCOMPARE(made.exit, 0);
        QVERIFY(plain(made.text()).contains(u"Sample data"_s) || plain(made.text()).contains(u"exemple"_s));
    }

    void commands_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString sample =
            QStringLiteral(SKYLEDGER_SOURCE_DIR) + u"/resources/catalogues/sample.skycatalogue.json"_s;
        QTest::newRow("score") << QStringList{u"score"_s, game()};
        QTest::newRow("state") << QStringList{u"state"_s, game()};
        QTest::newRow("state at") << QStringList{u"state"_s, game(), u"--at"_s, u"20"_s};
        QTest::newRow("check") << QStringList{u"check"_s, game()};
        QTest::newRow("moves") << QStringList{u"moves"_s, game(), u"--at"_s, u"0"_s};
        QTest::newRow("simulate") << QStringList{u"simulate"_s, u"--players"_s, u"3"_s};
        QTest::newRow("catalogue check") << QStringList{u"catalogue"_s, u"check"_s, sample};
        QTest::newRow("catalogue compare") << QStringList{u"catalogue"_s, u"compare"_s, sample, game()};
        QTest::newRow("new") << QStringList{u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--out"_s};
    }
    void commands()
    {
        QFETCH(QStringList, arguments);
        for (const QString &language : {u"en"_s, u"fr"_s}) {
            QStringList all = arguments;
            if (all.last() == u"--out"_s)
                all << m_folder.filePath(language + u".skyledger"_s);
            const Outcome outcome = run(all + QStringList{u"--lang"_s, language});
            QCOMPARE(outcome.complaint, QByteArray());
            QVERIFY2(plain(outcome.text()).contains(noticeIn(language)), outcome.output.constData());
        }
    }

private:
    QString game() const { return m_folder.filePath(u"sample.skyledger"_s); }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestSampleSaysSo)
#include "tst_samplesaysso.moc"
