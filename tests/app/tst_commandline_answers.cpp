// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/texttable.h"
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::commandline;
using namespace skyledger::commandline::test;

/// Whole answers, compared with files beside the records that they answer. With SKYLEDGER_REGENERATE=1 in the
/// environment the files are written anew.
class TestCommandLineAnswers : public QObject
{
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void textFitsATerminal_data();
    void textFitsATerminal();
    void columnsAreStraight();
    void newGameShowsWhatItWrote();
    void theLinkForBgStats_data();
    void theLinkForBgStats();

private:
    QTemporaryDir m_folder;
};

namespace {

struct Question {
    const char *name;
    QStringList arguments;
};

std::vector<Question> questions()
{
    const QString evening = data(u"evening.skyledger"_s);
    const QString unknown = data(u"unknown.skyledger"_s);
    return {
        {"score", {u"score"_s, evening}},
        {"score-sheet", {u"score"_s, data(u"tie.skyscore.json"_s)}},
        {"state", {u"state"_s, evening}},
        {"state-at-piggyback", {u"state"_s, evening, u"--at"_s, u"61"_s}},
        {"state-at-stage-bonus", {u"state"_s, evening, u"--at"_s, u"70"_s}},
        {"check", {u"check"_s, evening}},
        {"check-illegal", {u"check"_s, data(u"illegal.skyledger"_s)}},
        {"check-unknown", {u"check"_s, data(u"unreported.skyledger"_s)}},
        {"moves", {u"moves"_s, evening}},
        {"moves-at-market", {u"moves"_s, evening, u"--at"_s, u"13"_s}},
        {"moves-at-lighthouse", {u"moves"_s, evening, u"--at"_s, u"37"_s}},
        {"moves-undetermined", {u"moves"_s, unknown, u"--undetermined"_s}},
        {"catalogue", {u"catalogue"_s, u"check"_s, data(u"odd.skycatalogue.json"_s)}},
        {"catalogue-compare",
         {u"catalogue"_s, u"compare"_s, data(u"odd.skycatalogue.json"_s),
          QStringLiteral(SKYLEDGER_SOURCE_DIR) + u"/resources/catalogues/sample.skycatalogue.json"_s}},
        {"rules", {u"rules"_s, u"tie"_s, u"for second"_s, u"construction"_s}},
        {"rules-id", {u"rules"_s, u"AC-CON-07"_s}},
        {"help", {u"--help"_s}},
        {"help-new", {u"new"_s, u"--help"_s}},
        {"help-rules", {u"rules"_s, u"--help"_s}},
    };
}

/// What stands on the command line and in which file, for every question in both languages and as JSON.
void addRows()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("file");
    for (const Question &question : questions()) {
        const QString name = QString::fromLatin1(question.name);
        for (const QString &language : {u"en"_s, u"fr"_s}) {
            const QString file = u"%1.%2.txt"_s.arg(name, language);
            QTest::newRow(qPrintable(file))
                << question.arguments + QStringList{u"--lang"_s, language} << data(file);
        }
        if (!name.startsWith(u"help"_s)) {
            const QStringList json{u"--json"_s, u"--lang"_s, u"en"_s};
            const QString file = u"%1.json"_s.arg(name);
            QTest::newRow(qPrintable(file)) << question.arguments + json << data(file);
        }
    }
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

void TestCommandLineAnswers::answers_data()
{
    addRows();
}

void TestCommandLineAnswers::answers()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, file);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.complaint, QByteArray());
    QVERIFY(outcome.exit == 0 || outcome.exit == 1);
    if (qEnvironmentVariableIsSet("SKYLEDGER_REGENERATE"))
        QVERIFY(write(file, outcome.output));

    const QString actual = QString(file).replace(QRegularExpression(u"\\.(txt|json)$"_s), u".actual.\\1"_s);
    if (outcome.output == contentOf(file)) {
        QFile::remove(actual);
        return;
    }
    QVERIFY(write(actual, outcome.output));
    const QList<QByteArray> found = outcome.output.split('\n');
    const QList<QByteArray> expected = contentOf(file).split('\n');
    qsizetype line = 0;
    while (line < found.size() && line < expected.size() && found[line] == expected[line])
        ++line;
    QFAIL(qPrintable(u"line %1 differs: %2, expected %3; see %4"_s.arg(
        QString::number(line + 1), QString::fromUtf8(found.value(line)),
        QString::fromUtf8(expected.value(line)), actual)));
}

void TestCommandLineAnswers::textFitsATerminal_data()
{
    addRows();
}

/// Lines of a sensible length, without trailing spaces, tabs or what only a terminal understands.
void TestCommandLineAnswers::textFitsATerminal()
{
    QFETCH(QStringList, arguments);
    constexpr int widest = 130;
    const Outcome outcome = run(arguments);
    if (arguments.contains(u"--json"_s))
        return;
    const QStringList lines = outcome.text().split(u'\n');
    for (const QString &line : lines) {
        QVERIFY2(columnsOf(line) <= widest, qPrintable(line));
        QVERIFY2(!line.endsWith(u' '), qPrintable(line));
        for (const QChar c : line)
            QVERIFY2(c.category() != QChar::Other_Control, qPrintable(line));
    }
    QVERIFY(outcome.output.endsWith('\n'));
    QVERIFY(!outcome.output.endsWith("\n\n"));
}

/// Accents count as one column, whatever bytes they take.
void TestCommandLineAnswers::columnsAreStraight()
{
    for (const QString &language : {u"en"_s, u"fr"_s}) {
        const Outcome outcome = run({u"state"_s, data(u"evening.skyledger"_s), u"--lang"_s, language});
        int width = 0;
        const QStringList lines = outcome.text().split(u'\n');
        for (const QString &line : lines) {
            if (!line.endsWith(u'│') && !line.endsWith(u'┐') && !line.endsWith(u'┘') && !line.endsWith(u'┤'))
                continue;
            width = width == 0 ? columnsOf(line) : width;
            QCOMPARE(columnsOf(line), width);
        }
        QVERIFY(width > 40);
    }
}

void TestCommandLineAnswers::newGameShowsWhatItWrote()
{
    const QString file = m_folder.filePath(u"new.skyledger"_s);
    const Outcome made = run({u"new"_s, u"--players"_s, u"3"_s, u"--seed"_s, u"7"_s, u"--sample"_s,
                              u"--names"_s, u"Ada, Bo ,Zoë"_s, u"--out"_s, file, u"--lang"_s, u"en"_s});
    QCOMPARE(made.exit, 0);
    const QString text = made.text();
    QVERIFY2(text.contains(u"Sample data"_s), qPrintable(text));
    QVERIFY2(text.contains(u"3  Zoë  red     2 wood, 2 metal, 2 gold, 5 gears"_s), qPrintable(text));
    // The city that it shows is the one in the file.
    const auto cityOf = [](const QString &all) {
        return all.mid(all.indexOf(u'┌'), all.indexOf(u'┘') - all.indexOf(u'┌'));
    };
    const Outcome state = run({u"state"_s, file, u"--lang"_s, u"en"_s});
    QVERIFY(!cityOf(text).isEmpty());
    QCOMPARE(cityOf(text), cityOf(state.text()));
}

void TestCommandLineAnswers::theLinkForBgStats_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("role");
    const QString sheet = data(u"tie.skyscore.json"_s);
    const QString sheetId = u"0d2f3c1a-6b7e-4c8d-9e0f-a1b2c3d4e5f6"_s;
    QTest::newRow("a sheet") << sheet << u"en"_s << sheetId << u"2026-11-27 22:10:00"_s << u"purple"_s;
    QTest::newRow("in French") << sheet << u"fr"_s << sheetId << u"2026-11-27 22:10:00"_s << u"violet"_s;
    // Without offset the clock of the place counts: three hours behind.
    QFile file(sheet);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString there = m_folder.filePath(u"there.skyscore.json"_s);
    QVERIFY(write(there, file.readAll().replace("23:10:00+01:00", "23:10:00")));
    QTest::newRow("late in São Paulo")
        << there << u"en"_s << sheetId << u"2026-11-28 02:10:00"_s << u"purple"_s;
}

void TestCommandLineAnswers::theLinkForBgStats()
{
    QFETCH(QString, file);
    QFETCH(QString, language);
    QFETCH(QString, id);
    QFETCH(QString, date);
    QFETCH(QString, role);
    const Outcome outcome =
        run({u"score"_s, file, u"--bgstats"_s, u"--lang"_s, language}, {u"TZ=America/Sao_Paulo"_s});
    QCOMPARE(outcome.exit, 0);
    QCOMPARE(outcome.complaint, QByteArray());
    QVERIFY(
        outcome.output.startsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B%22sourceName%22%3A"));
    QCOMPARE(outcome.output.count('\n'), 1);
    const QByteArray encoded = outcome.output.trimmed().mid(outcome.output.indexOf('=') + 1);
    const QJsonObject play = QJsonDocument::fromJson(QByteArray::fromPercentEncoding(encoded)).object();
    QCOMPARE(play.value("sourcePlayId"_L1).toString(), id);
    QCOMPARE(play.value("playDate"_L1).toString(), date);
    const QJsonObject second = play.value("players"_L1).toArray().at(1).toObject();
    QCOMPARE(second.value("name"_L1).toString(), u"Bo"_s);
    QCOMPARE(second.value("winner"_L1).toBool(), true);
    QCOMPARE(second.value("score"_L1).toInt(), 36);
    QCOMPARE(second.value("role"_L1).toString(), role);
}

QTEST_GUILESS_MAIN(TestCommandLineAnswers)

#include "tst_commandline_answers.moc"
