// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/games.h"
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace Qt::Literals::StringLiterals;
using skyledger::commandline::gameIds;
using namespace skyledger::commandline::test;

/// Exit codes, complaints and languages.
class TestCommandLineUsage : public QObject
{
    Q_OBJECT

private slots:
    void exitCodes_data();
    void exitCodes();
    void complaintsInFrench_data();
    void complaintsInFrench();
    void helpWhereverItIsAsked();
    void versionWhereverItIsAsked();
    void languageOfTheSystem_data();
    void languageOfTheSystem();
    void languageBeforeOrAfterTheCommand();
    void messagesInJsonSpeakTheLanguage();
    void localesThatAreNotUtf8SayNothing();
    void namesOfFilesInAnyScript();
    void controlCharactersDoNotReachTheTerminal();
    void existingFilesStay();
    void emptyFilesAreFilled();
    void foldersThatCannotBeWritten();
    void helpOfAFamily();
    void catalogueWithoutAName();
    void standardInput();
    void limitedFileSizes();
    void fullStandardOutput();
    void noLibraryOfTheWindow();
    void noDisplay();

private:
    QTemporaryDir m_folder;
};

void TestCommandLineUsage::exitCodes_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("said"); // on standard error; empty: nothing
    const QString evening = data(u"evening.skyledger"_s);
    const QString illegal = data(u"illegal.skyledger"_s);
    const QString unreported = data(u"unreported.skyledger"_s);
    const auto row = [](const char *name, const QStringList &arguments, int exit, const QString &said = {}) {
        QTest::newRow(name) << arguments << exit << said;
    };

    row("0: a score", {u"score"_s, evening}, 0);
    row("0: a play for BG Stats", {u"score"_s, evening, u"--bgstats"_s}, 0);
    row("0: a game that is not over", {u"score"_s, evening, u"--json"_s}, 0);
    row("0: the first moment", {u"state"_s, evening, u"--at"_s, u"0"_s}, 0);
    row("0: the last moment", {u"state"_s, evening, u"--at"_s, u"83"_s}, 0);
    row("0: before the illegal event", {u"moves"_s, illegal, u"--at"_s, u"83"_s}, 0);
    row("0: undetermined events", {u"check"_s, data(u"unknown.skyledger"_s)}, 0);

    const QString why = u"crew 1 has not finished: first use or leave the tile where it stands"_s;
    row("1: check", {u"check"_s, illegal}, 1);
    row("1: state beyond the illegal event", {u"state"_s, illegal}, 1,
        illegal + u": event 84 is illegal: "_s + why);
    row("1: state at the illegal event", {u"state"_s, illegal, u"--at"_s, u"84"_s}, 1,
        illegal + u": event 84 is illegal: "_s + why);
    row("1: score beyond the illegal event", {u"score"_s, illegal}, 1,
        illegal + u": event 84 is illegal: "_s + why);
    row("1: a play beyond the illegal event", {u"score"_s, illegal, u"--bgstats"_s}, 1,
        illegal + u": event 84 is illegal: "_s + why);
    row("1: moves beyond the illegal event", {u"moves"_s, illegal, u"--json"_s}, 1,
        illegal + u": event 84 is illegal: "_s + why);
    row("1: a report is lacking", {u"check"_s, unreported}, 1);
    row("1: score beyond the lacking report", {u"score"_s, unreported}, 1,
        unreported + u": event 2 lacks a report: the term of the contract"_s);
    row("1: an incomplete catalogue", {u"catalogue"_s, u"check"_s, data(u"odd.skycatalogue.json"_s)}, 1);

    row("0: rules for words apart", {u"rules"_s, u"who"_s, u"goes"_s, u"first"_s}, 0);
    row("0: rules in the other language", {u"rules"_s, u"équipage prêt"_s, u"--lang"_s, u"en"_s}, 0);
    row("1: no rule", {u"rules"_s, u"xqzptw"_s}, 1, u"no rule is about “xqzptw”"_s);
    row("1: no rule, for programs", {u"rules"_s, u"--json"_s, u"broccoli"_s, u"umbrella"_s}, 1,
        u"no rule is about “broccoli umbrella”"_s);
    row("0: rules of one game", {u"rules"_s, u"--game"_s, u"airship-city"_s, u"movement"_s}, 0);
    row("1: a query without words", {u"rules"_s, u"?!"_s}, 1, u"no rule is about “?!”"_s);

    row("2: two files for the window", {evening, u"other"_s}, 2,
        u"the window opens one game: “other” is one file too many"_s);
    row("2: an unknown command", {u"scroe"_s, evening}, 2,
        u"unknown command “scroe”: “skyledger --help” lists the commands"_s);
    row("2: no query", {u"rules"_s}, 2, u"QUERY is missing: “skyledger rules --help” shows how"_s);
    row("1: catalogues that differ",
        {u"catalogue"_s, u"compare"_s, data(u"odd.skycatalogue.json"_s),
         QStringLiteral(SKYLEDGER_SOURCE_DIR) + u"/resources/catalogues/sample.skycatalogue.json"_s},
        1);
    row("2: half a command", {u"catalogue"_s}, 2,
        u"unknown command “catalogue”: “skyledger --help” lists the commands"_s);
    row("2: the wrong half", {u"catalogue"_s, u"mend"_s}, 2,
        u"unknown command “catalogue mend”: “skyledger --help” lists the commands"_s);
    row("3: a file without a name", {u"score"_s, QString()}, 3,
        u"\"\": expected a file that can be read (No such file or directory)"_s);
    row("2: no file", {u"score"_s}, 2, u"FILE is missing: “skyledger score --help” shows how"_s);
    row("2: two files", {u"score"_s, evening, u"other"_s}, 2,
        u"“other” is one argument too many: “skyledger score --help” shows how"_s);
    row("2: an unknown option", {u"score"_s, evening, u"--fast"_s}, 2,
        u"unknown option “--fast”: “skyledger score --help” lists the options"_s);
    row("2: an option of another command", {u"score"_s, evening, u"--at"_s, u"3"_s}, 2,
        u"unknown option “--at”: “skyledger score --help” lists the options"_s);
    row("2: two kinds of answer", {u"score"_s, evening, u"--json"_s, u"--bgstats"_s}, 2,
        u"--json and --bgstats do not go together"_s);
    row("2: an option without its value", {u"state"_s, evening, u"--at"_s}, 2,
        u"Missing value after '--at'"_s);
    row("2: a value for a switch", {u"state"_s, evening, u"--json=yes"_s}, 2,
        u"Unexpected value after '--json'"_s);
    row("2: not a number", {u"state"_s, evening, u"--at"_s, u"three"_s}, 2,
        u"--at wants a whole number from 0 to 1000000000, not “three”"_s);
    row("2: beyond the cursor", {u"state"_s, evening, u"--at"_s, u"84"_s}, 2,
        u"there is no event 84: 83 events are in force"_s);
    row("2: an unknown language", {u"score"_s, evening, u"--lang"_s, u"tlh"_s}, 2,
        u"--lang wants en or fr, not “tlh”"_s);
    row("2: what begins like a language", {u"score"_s, evening, u"--lang"_s, u"french"_s}, 2,
        u"--lang wants en or fr, not “french”"_s);
    row("2: a language and more", {u"score"_s, evening, u"--lang"_s, u"fr!"_s}, 2,
        u"--lang wants en or fr, not “fr!”"_s);
    row("2: no players", {u"new"_s, u"--sample"_s, u"--out"_s, u"x"_s}, 2,
        u"--players is needed: “skyledger new --help” shows how"_s);
    row("2: two players", {u"new"_s, u"--players"_s, u"2"_s, u"--sample"_s, u"--out"_s, u"x"_s}, 2,
        u"--players wants a whole number from 3 to 4, not “2”"_s);
    row("2: no components", {u"new"_s, u"--players"_s, u"3"_s, u"--out"_s, u"x"_s}, 2,
        u"--sample, --catalogue or --tiles is needed: “skyledger new --help” shows how"_s);
    row("2: two kinds of components",
        {u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--tiles"_s, u"harbor=16"_s, u"--out"_s, u"x"_s},
        2, u"--sample and --tiles do not go together"_s);
    row("2: no file to write", {u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s}, 2,
        u"--out is needed: “skyledger new --help” shows how"_s);
    row("2: too many names",
        {u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--names"_s, u"A,B,C,D"_s, u"--out"_s, u"x"_s}, 2,
        u"--names gives 4 names for 3 players"_s);
    row("2: one name twice",
        {u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--names"_s, u"A,B,A"_s, u"--out"_s, u"x"_s}, 2,
        u"player 3 has the name of another player"_s);
    for (const char *const game : {"airship-city", "cloudage", "whistle-mountain"}) {
        const auto named = [&](const QString &names) {
            return QStringList{u"new"_s,       u"--game"_s, QString::fromLatin1(game),
                               u"--players"_s, u"3"_s,      u"--sample"_s,
                               u"--names"_s,   names,       u"--out"_s,
                               u"x"_s};
        };
        const QByteArray twice = QByteArray("2: one name twice, ") + game;
        row(twice.constData(), named(u"A,b,B"_s), 2, u"player 3 has the name of another player"_s);
        const QByteArray none = QByteArray("2: no name, ") + game;
        row(none.constData(), named(u"A,,B"_s), 2, u"the name of player 2 must have 1 to 40 characters"_s);
        const QByteArray tooLong = QByteArray("2: too long a name, ") + game;
        row(tooLong.constData(), named(u"A,B,"_s + QString(41, u'x')), 2,
            u"the name of player 3 must have 1 to 40 characters"_s);
    }
    row("2: an unknown edition",
        {u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--edition"_s, u"de-2022"_s, u"--out"_s, u"x"_s},
        2, u"--edition wants one of fr-2021, en-2020, not “de-2022”"_s);
    row("2: 15 tiles",
        {u"new"_s, u"--players"_s, u"3"_s, u"--tiles"_s, u"harbor=1,mine=14"_s, u"--out"_s, u"x"_s}, 2,
        u"a city has 16 tiles, here are 15"_s);
    row("2: an unknown tile",
        {u"new"_s, u"--players"_s, u"3"_s, u"--tiles"_s, u"castle=16"_s, u"--out"_s, u"x"_s}, 2,
        u"there is no kind of tile “castle”; the kinds are architect, forest, mine, factory, valley, guild, "
        u"harbor, "
        "lighthouse, market, shipyard, workshop"_s);
    row("2: no name of a file to write",
        {u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--out"_s, QString()}, 2,
        u"--out wants the name of a file"_s);
    row("2: a game that there is not",
        {u"new"_s, u"--game"_s, u"chess"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--out"_s, u"x"_s}, 2,
        u"--game wants one of %1, not “chess”"_s.arg(gameIds()));
    row("2: random games of a game that there is not",
        {u"simulate"_s, u"--game"_s, u"chess"_s, u"--players"_s, u"3"_s}, 2,
        u"--game wants one of %1, not “chess”"_s.arg(gameIds()));
    row("2: no games", {u"simulate"_s, u"--players"_s, u"3"_s, u"--games"_s, u"0"_s}, 2,
        u"--games wants a whole number from 1 to 10000, not “0”"_s);

    row("3: a missing file", {u"score"_s, u"nowhere"_s}, 3,
        u"nowhere: expected a file that can be read (No such file or directory)"_s);
    row("3: a folder", {u"state"_s, u"."_s}, 3, u".: expected a file that can be read (Is a directory)"_s);
    row("3: a score sheet where a record is wanted", {u"state"_s, data(u"tie.skyscore.json"_s)}, 3,
        data(u"tie.skyscore.json"_s) + u": format: expected the value skyledger-game"_s);
    row("3: neither record nor sheet", {u"score"_s, data(u"odd.skycatalogue.json"_s)}, 3,
        data(u"odd.skycatalogue.json"_s) + u": format: expected one of skyledger-game, skyledger-score"_s);
    row("2: nothing to compare with", {u"catalogue"_s, u"compare"_s, data(u"odd.skycatalogue.json"_s)}, 2,
        u"OTHER is missing: “skyledger catalogue compare --help” shows how"_s);
    row("3: nothing that could be compared",
        {u"catalogue"_s, u"compare"_s, data(u"odd.skycatalogue.json"_s), data(u"tie.skyscore.json"_s)}, 3,
        data(u"tie.skyscore.json"_s) + u": format: expected one of skyledger-catalogue, skyledger-game"_s);
    row("3: no catalogue", {u"catalogue"_s, u"check"_s, evening}, 3,
        evening + u": format: expected the value skyledger-catalogue"_s);
    row("3: a catalogue for a new game that is none",
        {u"new"_s, u"--players"_s, u"3"_s, u"--catalogue"_s, evening, u"--out"_s, u"x"_s}, 3,
        evening + u": format: expected the value skyledger-catalogue"_s);
}

void TestCommandLineUsage::exitCodes()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exit);
    QFETCH(QString, said);
    const Outcome outcome = run(arguments, {}, m_folder.path());
    QCOMPARE(outcome.exit, exit);
    if (said.isEmpty()) {
        QVERIFY2(!outcome.output.isEmpty(), "no answer");
        QCOMPARE(outcome.complaint, QByteArray());
    } else {
        QVERIFY2(outcome.isOneLine(), outcome.complaint.constData());
        QCOMPARE(outcome.line(), said);
    }
    QVERIFY(!QFile::exists(m_folder.filePath(u"x"_s)));
}

void TestCommandLineUsage::complaintsInFrench_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    const QString evening = data(u"evening.skyledger"_s);
    const QString illegal = data(u"illegal.skyledger"_s);
    QTest::newRow("unknown command") << QStringList{
        u"scroe"_s} << u"commande inconnue « scroe » : « skyledger --help » donne la liste des commandes"_s;
    QTest::newRow("no file") << QStringList{u"score"_s}
                             << u"il manque FICHIER : « skyledger score --help » montre comment faire"_s;
    QTest::newRow("option without value")
        << QStringList{u"state"_s, evening, u"--at"_s} << u"il manque une valeur après « --at »"_s;
    QTest::newRow("beyond the cursor") << QStringList{u"state"_s, evening, u"--at"_s, u"99"_s}
                                       << u"il n’y a pas d’évènement 99 : 83 évènements sont en vigueur"_s;
    QTest::newRow("illegal") << QStringList{u"score"_s, illegal}
                             << illegal
            + u" : l’évènement 84 est illégal : l’équipage 1 n’a pas terminé : activez d’abord "
              "la tuile où il se trouve ou renoncez-y"_s;
    QTest::newRow("missing") << QStringList{u"score"_s, u"nulle-part"_s}
                             << u"nulle-part : attendu : un fichier lisible (ce fichier n’existe pas)"_s;
}

void TestCommandLineUsage::complaintsInFrench()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const Outcome outcome = run(QStringList{u"--lang"_s, u"fr"_s} + arguments);
    QVERIFY2(outcome.isOneLine(), outcome.complaint.constData());
    QCOMPARE(outcome.line(), said);
}

void TestCommandLineUsage::helpWhereverItIsAsked()
{
    const Outcome general = run({u"--help"_s});
    QCOMPARE(general.exit, 0);
    for (const QString &command :
         {u"score"_s, u"state"_s, u"check"_s, u"moves"_s, u"new"_s, u"simulate"_s, u"catalogue check"_s}) {
        QVERIFY2(general.text().contains(u"\n  "_s + command), qPrintable(command));
        const QStringList words = command.split(u' ');
        for (const QStringList &arguments :
             {words + QStringList{u"--help"_s}, QStringList{u"--help"_s} + words}) {
            const Outcome help = run(arguments);
            QCOMPARE(help.exit, 0);
            QVERIFY2(help.text().startsWith(u"Usage: skyledger "_s + command), qPrintable(help.text()));
            QVERIFY2(help.text().contains(u"--lang en|fr"_s), qPrintable(help.text()));
        }
        QVERIFY(
            run(words + QStringList{u"--help"_s, u"--lang"_s, u"fr"_s}).text().startsWith(u"Utilisation"_s));
    }
    QVERIFY(run({u"catalogue"_s, u"--help"_s}).text().startsWith(u"Usage: skyledger catalogue check"_s));
}

void TestCommandLineUsage::versionWhereverItIsAsked()
{
    const Outcome version = run({u"--version"_s});
    QCOMPARE(version.exit, 0);
    QVERIFY2(version.text().startsWith(u"skyledger "_s) && version.output.count('\n') == 1,
             version.output.constData());
    QCOMPARE(run({u"score"_s, u"--version"_s}).output, version.output);
}

void TestCommandLineUsage::languageOfTheSystem_data()
{
    QTest::addColumn<QStringList>("environment");
    QTest::addColumn<bool>("french");
    QTest::newRow("LC_ALL") << QStringList{u"LC_ALL=fr_FR.UTF-8"_s} << true;
    QTest::newRow("LANG") << QStringList{u"LC_ALL"_s, u"LANG=fr_CA.UTF-8"_s} << true;
    QTest::newRow("LANGUAGE") << QStringList{u"LC_ALL=en_GB.UTF-8"_s, u"LANGUAGE=fr:en"_s} << true;
    QTest::newRow("the first that is spoken")
        << QStringList{u"LC_ALL=en_GB.UTF-8"_s, u"LANGUAGE=de:fr"_s} << true;
    QTest::newRow("English") << QStringList{u"LC_ALL=en_GB.UTF-8"_s} << false;
    QTest::newRow("one that is not spoken") << QStringList{u"LC_ALL=de_DE.UTF-8"_s} << false;
    QTest::newRow("C") << QStringList{u"LC_ALL=C"_s} << false;
    QTest::newRow("C whatever else") << QStringList{u"LC_ALL=C"_s, u"LANG=fr_FR.UTF-8"_s, u"LANGUAGE=fr"_s}
                                     << false;
    QTest::newRow("none at all") << QStringList{u"LC_ALL"_s, u"LANGUAGE=fr"_s} << false;
    QTest::newRow("a language of messages only")
        << QStringList{u"LC_ALL"_s, u"LANG=en_GB.UTF-8"_s, u"LC_MESSAGES=fr_FR.UTF-8"_s} << true;
}

void TestCommandLineUsage::languageOfTheSystem()
{
    QFETCH(QStringList, environment);
    QFETCH(bool, french);
    const QStringList neutral{u"LANGUAGE"_s, u"LANG"_s, u"LC_MESSAGES"_s};
    const Outcome outcome = run({u"--help"_s}, neutral + environment);
    QCOMPARE(outcome.text().startsWith(u"Utilisation"_s), french);
    for (const QString &code : {u"FR"_s, u"Fr"_s, u"fr_CA.UTF-8"_s, u"fr-BE"_s})
        QVERIFY(
            run({u"--help"_s, u"--lang"_s, code}, neutral + environment).text().startsWith(u"Utilisation"_s));
    const Outcome asked = run({u"--help"_s, u"--lang"_s, u"en"_s}, neutral + environment);
    QVERIFY(asked.text().startsWith(u"Usage: skyledger"_s));
}

void TestCommandLineUsage::languageBeforeOrAfterTheCommand()
{
    const QString evening = data(u"evening.skyledger"_s);
    const QByteArray french = run({u"check"_s, evening, u"--lang"_s, u"fr"_s}).output;
    QVERIFY(!french.isEmpty());
    QVERIFY(french != run({u"check"_s, evening, u"--lang"_s, u"en"_s}).output);
    QCOMPARE(run({u"--lang"_s, u"fr"_s, u"check"_s, evening}).output, french);
    QCOMPARE(run({u"check"_s, u"--lang=fr"_s, evening}).output, french);
}

void TestCommandLineUsage::messagesInJsonSpeakTheLanguage()
{
    const auto reason = [](const QString &language) {
        const Outcome outcome =
            run({u"check"_s, data(u"illegal.skyledger"_s), u"--json"_s, u"--lang"_s, language});
        const QJsonObject answer = QJsonDocument::fromJson(outcome.output).object();
        return answer["illegal"_L1][0]["reasons"_L1][0].toObject();
    };
    const QJsonObject english = reason(u"en"_s);
    const QJsonObject french = reason(u"fr"_s);
    QCOMPARE(english["rule"_L1].toString(), u"AC-MOVE-01"_s);
    QCOMPARE(english["facts"_L1], french["facts"_L1]);
    QVERIFY(english["message"_L1].toString().startsWith(u"crew 1 has not finished"_s));
    QVERIFY(french["message"_L1].toString().startsWith(u"l’équipage 1 n’a pas terminé"_s));
}

/// Qt warns about such locales on standard error; scripts must not see that.
void TestCommandLineUsage::localesThatAreNotUtf8SayNothing()
{
    for (const QString &locale : {u"LC_ALL=C"_s, u"LC_ALL=POSIX"_s, u"LC_ALL=fr_FR.ISO-8859-1"_s}) {
        const Outcome outcome = run({u"state"_s, data(u"evening.skyledger"_s)}, {locale, u"LANGUAGE"_s});
        QCOMPARE(outcome.exit, 0);
        QCOMPARE(outcome.complaint, QByteArray());
        QVERIFY(outcome.text().contains(u"Zoë"_s));
    }
}

void TestCommandLineUsage::namesOfFilesInAnyScript()
{
    const QString file = m_folder.filePath(u"Soirée chez Zoë 飛行船.skyledger"_s);
    QVERIFY(QFile::copy(data(u"evening.skyledger"_s), file));
    for (const QString &locale : {u"LC_ALL=C.UTF-8"_s, u"LC_ALL=C"_s})
        QCOMPARE(run({u"check"_s, file}, {locale}).exit, 0);
    const QString absent = m_folder.filePath(u"été"_s);
    QVERIFY(run({u"check"_s, absent}).line().startsWith(absent));
}

void TestCommandLineUsage::controlCharactersDoNotReachTheTerminal()
{
    QFile original(data(u"evening.skyledger"_s));
    QVERIFY(original.open(QIODevice::ReadOnly));
    QByteArray text = original.readAll();
    text.replace("\"Ada\"", R"("A\u001b[31m\nda")");
    QFile file(m_folder.filePath(u"names.skyledger"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    for (const QString &command : {u"score"_s, u"state"_s, u"check"_s, u"moves"_s}) {
        const Outcome outcome = run({command, file.fileName()});
        QCOMPARE(outcome.exit, 0);
        QVERIFY(!outcome.output.contains('\x1b'));
    }
    // Programs get the name as it is.
    const Outcome json = run({u"score"_s, file.fileName(), u"--json"_s});
    QCOMPARE(QJsonDocument::fromJson(json.output)["players"_L1][0]["name"_L1].toString(), u"A\x1b[31m\nda"_s);
}

void TestCommandLineUsage::existingFilesStay()
{
    const QString path = m_folder.filePath(u"kept.skyledger"_s);
    QFile kept(path);
    QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write("precious") == 8);
    kept.close();
    for (const QStringList &arguments :
         {QStringList{u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--out"_s, path},
          QStringList{u"simulate"_s, u"--players"_s, u"3"_s, u"--out"_s, path}}) {
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.exit, 2);
        QVERIFY2(outcome.isOneLine(), outcome.complaint.constData());
        QCOMPARE(outcome.line(), path + u" exists already and is not overwritten"_s);
    }
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray("precious"));
}

void TestCommandLineUsage::emptyFilesAreFilled()
{
    QTemporaryFile reserved; // a name that a script reserved
    QVERIFY(reserved.open());
    const Outcome outcome =
        run({u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--out"_s, reserved.fileName()});
    QCOMPARE(outcome.exit, 0);
    QCOMPARE(run({u"check"_s, reserved.fileName()}).exit, 0);
}

void TestCommandLineUsage::foldersThatCannotBeWritten()
{
    const QString path = m_folder.filePath(u"no/such/folder/x.skyledger"_s);
    const Outcome outcome = run({u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--out"_s, path});
    QCOMPARE(outcome.exit, 3);
    QVERIFY2(outcome.isOneLine(), outcome.complaint.constData());
    QVERIFY2(outcome.line().startsWith(path + u" cannot be written: "_s), outcome.complaint.constData());
}

void TestCommandLineUsage::helpOfAFamily()
{
    const Outcome outcome = run({u"catalogue"_s, u"--help"_s, u"--lang"_s, u"en"_s});
    QCOMPARE(outcome.exit, 0);
    for (const QByteArray &each : {"skyledger catalogue check FILE"_qba, "skyledger catalogue compare"_qba})
        QVERIFY2(outcome.output.contains("Usage: " + each), outcome.output.constData());
}

void TestCommandLineUsage::catalogueWithoutAName()
{
    QFile file(m_folder.filePath(u"nameless.skycatalogue.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "skyledger-catalogue", "version": 1, "game": "airship-city"})");
    file.close();
    const Outcome outcome = run({u"catalogue"_s, u"check"_s, file.fileName(), u"--lang"_s, u"en"_s});
    QCOMPARE(outcome.exit, 1);
    QVERIFY2(outcome.text().startsWith(u"Catalogue without a name\n"_s), outcome.output.constData());
}

/// `-` is standard input wherever a FILE is read.
void TestCommandLineUsage::standardInput()
{
    const auto bytesOf = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QString evening = data(u"evening.skyledger"_s);
    const QString odd = data(u"odd.skycatalogue.json"_s);
    const QList<QStringList> commands{{u"score"_s, evening},
                                      {u"score"_s, data(u"tie.skyscore.json"_s)},
                                      {u"state"_s, evening, u"--at"_s, u"3"_s},
                                      {u"check"_s, evening, u"--json"_s},
                                      {u"moves"_s, evening},
                                      {u"catalogue"_s, u"check"_s, odd},
                                      {u"catalogue"_s, u"compare"_s, odd, evening, u"--json"_s}};
    for (const QStringList &command : commands) {
        const Outcome named = run(command);
        QVERIFY2(!named.output.isEmpty(), named.complaint.constData());
        const qsizetype place = command[0] == "catalogue"_L1 ? 2 : 1;
        QStringList piped = command;
        piped[place] = u"-"_s;
        const Outcome read = run(piped, {}, {}, bytesOf(command[place]));
        QCOMPARE(read.complaint, QByteArray());
        QCOMPARE(read.exit, named.exit);
        QCOMPARE(read.output, named.output);
    }
    const Outcome nothing = run({u"score"_s, u"-"_s});
    QCOMPARE(nothing.exit, 3);
    QVERIFY2(nothing.line().startsWith(u"-: line 1, column 1: expected JSON"_s),
             nothing.complaint.constData());
    const Outcome twice = run({u"catalogue"_s, u"compare"_s, u"-"_s, u"-"_s});
    QCOMPARE(twice.exit, 2);
    QCOMPARE(twice.line(), u"standard input can be one of the two files only"_s);
}

void TestCommandLineUsage::limitedFileSizes()
{
#ifdef Q_OS_UNIX
    const QString path = m_folder.filePath(u"limited.skyledger"_s);
    QProcess program;
    program.setChildProcessModifier([] {
        const rlimit limit{4096, 4096};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    });
    program.start(QStringLiteral(SKYLEDGER_PROGRAM),
                  {u"new"_s, u"--players"_s, u"3"_s, u"--sample"_s, u"--out"_s, path});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 3);
    const QByteArray complaint = program.readAllStandardError();
    QVERIFY2(complaint.contains("cannot be written: File too large"), complaint.constData());
    QVERIFY(!QFile::exists(path));
#endif
}

void TestCommandLineUsage::fullStandardOutput()
{
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("there is no /dev/full here");
    QProcess program;
    program.setStandardOutputFile(u"/dev/full"_s);
    program.start(QStringLiteral(SKYLEDGER_PROGRAM), {u"--help"_s, u"--lang"_s, u"en"_s});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 3);
    QCOMPARE(program.readAllStandardError(), QByteArray("the answer cannot be written to standard output\n"));
}

/// Subcommands run on machines without a display: they start nothing of the window.
void TestCommandLineUsage::noLibraryOfTheWindow()
{
    const QStringList noDisplay{u"QT_QPA_PLATFORM=there-is-none"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s};
    const QString evening = data(u"evening.skyledger"_s);
    const QList<QStringList> commands{{u"score"_s, evening}, {u"--help"_s}, {u"--version"_s}};
    for (const QStringList &command : commands) {
        const Outcome outcome = run(command, noDisplay);
        QCOMPARE(outcome.exit, 0);
        QCOMPARE(outcome.complaint, QByteArray());
    }
}

/// Without subcommand the window opens; where it cannot, one line says why.
void TestCommandLineUsage::noDisplay()
{
    const QString evening = data(u"evening.skyledger"_s);
    const QStringList changes{u"QT_QPA_PLATFORM"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s};
    const QList<QStringList> calls{{}, {evening}, {u"--lang"_s, u"en"_s}};
    for (const QStringList &call : calls) {
        const Outcome outcome = run(call, changes);
        QCOMPARE(outcome.exit, 2);
        QVERIFY2(outcome.isOneLine(), outcome.complaint.constData());
        QVERIFY2(outcome.line().contains(u"display"_s) || outcome.line().contains(u"no window"_s),
                 outcome.complaint.constData());
    }
    const Outcome unreachable = run({}, {u"QT_QPA_PLATFORM"_s, u"WAYLAND_DISPLAY"_s, u"DISPLAY=:4711"_s});
    QCOMPARE(unreachable.exit, 2);
    QVERIFY(unreachable.isOneLine());
}

QTEST_GUILESS_MAIN(TestCommandLineUsage)

#include "tst_commandline_usage.moc"
