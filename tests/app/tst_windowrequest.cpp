// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/windowrequest.h"
#include "tests/app/program.h"

#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::commandline;

Q_DECLARE_METATYPE(skyledger::commandline::Beginning)

/// Which calls open the window, and with what; which are left to the command line, and what it says of them.
class TestWindowRequest : public QObject
{
    Q_OBJECT

private slots:
    void opensTheWindow_data();
    void opensTheWindow();
    void leftToTheCommandLine_data();
    void leftToTheCommandLine();
    void helpNamesTheOptions();
};

void TestWindowRequest::opensTheWindow_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<Beginning>("beginning");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("portable");
    QTest::addColumn<QString>("language");
    const auto row = [](const char *name, const QStringList &arguments, Beginning beginning,
                        const QString &file = {}, const QString &portable = {},
                        const QString &language = {}) {
        QTest::newRow(name) << arguments << beginning << file << portable << language;
    };
    const QString game = u"a.skyledger"_s;
    row("nothing", {}, Beginning::Game);
    row("a file", {game}, Beginning::Game, game);
    row("a file after the options", {u"--"_s, u"--score"_s}, Beginning::Game, u"--score"_s);
    row("a language in capitals", {u"--lang=FR"_s}, Beginning::Game, {}, {}, u"FR"_s);
    row("a language of a country", {u"--lang"_s, u"fr_CA.UTF-8"_s}, Beginning::Game, {}, {},
        u"fr_CA.UTF-8"_s);
    row("a language", {u"--lang"_s, u"fr"_s, game}, Beginning::Game, game, {}, u"fr"_s);
    row("a new game", {u"--new-game"_s}, Beginning::NewGame);
    row("twice", {u"--new-game"_s, u"--new-game"_s}, Beginning::NewGame);
    row("a finished game", {u"--lang=en"_s, u"--score"_s}, Beginning::ScoreFinishedGame, {}, {}, u"en"_s);
    row("a folder", {u"--portable"_s, u"stick"_s}, Beginning::Game, {}, u"stick"_s);
    row("a folder and a file", {game, u"--portable=my stick"_s}, Beginning::Game, game, u"my stick"_s);
    row("all", {u"--portable"_s, u"--score"_s, u"--new-game"_s}, Beginning::NewGame, {}, u"--score"_s);
}

void TestWindowRequest::opensTheWindow()
{
    QFETCH(QStringList, arguments);
    const auto request = windowRequest(arguments);
    QVERIFY(request);
    QTEST(request->beginning, "beginning");
    QTEST(request->file, "file");
    QTEST(request->portable, "portable");
    QTEST(request->language.value_or(QString()), "language");
}

void TestWindowRequest::leftToTheCommandLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    const QString game = u"./a.skyledger"_s;
    QTest::newRow("two files") << QStringList{game, u"./b"_s}
                               << u"the window opens one game: “./b” is one file too many"_s;
    QTest::newRow("a file and a new game")
        << QStringList{u"--new-game"_s, game} << u"--new-game and ./a.skyledger do not go together"_s;
    QTest::newRow("a file and the scoring")
        << QStringList{game, u"--score"_s} << u"--score and ./a.skyledger do not go together"_s;
    QTest::newRow("two beginnings") << QStringList{u"--new-game"_s, u"--score"_s}
                                    << u"--new-game and --score do not go together"_s;
    QTest::newRow("no folder") << QStringList{u"--portable"_s} << u"Missing value after '--portable'"_s;
    QTest::newRow("an empty folder") << QStringList{u"--portable="_s}
                                     << u"DIR is missing: “skyledger COMMAND --help” shows how"_s;
    QTest::newRow("an unknown option")
        << QStringList{u"--fast"_s}
        << u"unknown option “--fast”: “skyledger COMMAND --help” lists the options"_s;
    QTest::newRow("for a command") << QStringList{
        u"score"_s, game, u"--portable"_s,
        u"x"_s} << u"unknown option “--portable”: “skyledger score --help” lists the options"_s;
}

void TestWindowRequest::leftToTheCommandLine()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    QVERIFY(!windowRequest(arguments));
    const test::Outcome outcome = test::run(arguments);
    QCOMPARE(outcome.exit, 2);
    QVERIFY2(outcome.isOneLine(), outcome.complaint.constData());
    QVERIFY2(outcome.line().startsWith(said), outcome.complaint.constData());
}

void TestWindowRequest::helpNamesTheOptions()
{
    const QString help = test::run({u"--help"_s, u"--lang"_s, u"en"_s}).text();
    for (const QString &option : {u"\n  --new-game "_s, u"\n  --score "_s, u"\n  --portable DIR "_s})
        QVERIFY2(help.contains(option), qPrintable(help));
}

QTEST_GUILESS_MAIN(TestWindowRequest)
#include "tst_windowrequest.moc"
