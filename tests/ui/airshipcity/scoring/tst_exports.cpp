// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/game/scoredgame.h"
#include "core/table/delimited.h"
#include "core/table/personname.h"
#include "tests/core/airshipcity/sheets.h"
#include "tests/core/table/hostiletexts.h"
#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/scoring/tellscore.h"
#include "ui/words/csv.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>
#include <QUrl>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using words::Language;

/// Scores for other programs and other people, read back by readers that know nothing of us.
class TestExports : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_speech = std::make_unique<words::Speech>(Language::English); }
    void cleanup() { m_speech.reset(); }
    void csvOfAGame();
    void noForeignTextIsAFormula();
    void csvReadByAnother_data();
    void csvReadByAnother();
    void chat();
    void chatInFrench();
    void namesInTheChat();
    void bgStats();

private:
    std::unique_ptr<words::Speech> m_speech;
};

namespace {

QStringList awkwardNames()
{
    return {u"=1+2"_s, u"Zoë \"Z\", l’Éclair"_s, u"אבג; דה"_s, u"🎈👩‍🚀"_s + QString(36, u'W')};
}

/// Four awkwardly named players.
ScoredGame evening()
{
    ScoreSheet sheet = airshipcity::fixture::emptySheet(4);
    const QStringList names = awkwardNames();
    for (qsizetype seat = 0; seat < 4; ++seat)
        sheet.players[seat].name = names[seat];
    airshipcity::fixture::enter(sheet, SheetEntry::Vp, {30, -2, 28, 21});
    airshipcity::fixture::enter(sheet, SheetEntry::AirshipMajorities, {3, 0, 3, 1});
    airshipcity::fixture::enter(sheet, SheetEntry::UnfinishedContractVp, {0, 1, 2, 3});
    airshipcity::fixture::enter(sheet, SheetEntry::Resource, {5, 6, 7, 8}, indexOf(Resource::Gear));
    sheet.document.insert("id"_L1, u"an-id"_s);
    sheet.document.insert("playedAt"_L1, u"2026-11-27T23:10:00-03:00"_s);
    return scoredGame(sheet);
}

/// The table for spreadsheets, read back.
table::CellRows cellsOf(const ScoredGame &game)
{
    return table::readDelimited(QString::fromUtf8(ui::tellScore(game).csv), words::spokenCsvForm().separator);
}

/// CSV as Python's reader takes it apart, as JSON; nothing if there is no Python here.
std::optional<QJsonArray> readByPython(const QByteArray &csv, QChar separator)
{
    const QString python = QStandardPaths::findExecutable(u"python3"_s);
    if (python.isEmpty())
        return std::nullopt;
    const QString script =
        u"import csv, io, json, sys\n"
        u"text = sys.stdin.buffer.read().decode('utf-8-sig')\n"
        u"rows = list(csv.reader(io.StringIO(text, newline=''), delimiter=sys.argv[1], strict=True))\n"
        u"print(json.dumps(rows))\n"_s;
    QProcess process;
    process.start(python, {u"-c"_s, script, QString(separator)});
    process.write(csv);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitCode() != 0)
        return std::nullopt;
    return QJsonDocument::fromJson(process.readAllStandardOutput()).array();
}

} // namespace

void TestExports::csvOfAGame()
{
    const QByteArray csv = ui::tellScore(evening()).csv;
    QVERIFY(csv.startsWith("\xEF\xBB\xBF"));
    QCOMPARE(csv.count("\r\n"), 5);
    QCOMPARE(csv.count('\n'), 5);
    const table::CellRows rows = cellsOf(evening());
    QCOMPARE(rows[0],
             (QStringList{u"Rank"_s, u"Player"_s, u"Colour"_s, u"First player"_s, u"Winner"_s,
                          u"VP on the track"_s, u"Airship majorities"_s, u"Majorities of public utilities"_s,
                          u"Completed contracts"_s, u"VP of contracts not completed"_s, u"Wood"_s, u"Metal"_s,
                          u"Gold"_s, u"Gear"_s, u"Award: Shipbuilding"_s, u"Award: Construction"_s,
                          u"Award: Trade"_s, u"Total"_s, u"Resources left"_s}));
    QCOMPARE(
        rows[1],
        (QStringList{u"1"_s, u"'=1+2"_s, u"orange"_s, u"yes"_s, u"yes"_s, u"30"_s, u"3"_s, u"0"_s, u"0"_s,
                     u"0"_s, u"0"_s, u"0"_s, u"0"_s, u"5"_s, u"4"_s, u"0"_s, u"0"_s, u"34"_s, u"5"_s}));
    QCOMPARE(rows[4][1], awkwardNames().value(1));
    QCOMPARE(rows[4][17], u"-3"_s); // a number may begin with its sign
}

/// Whatever anything is called in a file.
void TestExports::noForeignTextIsAFormula()
{
    const auto beginsAFormula = [](const QString &cell) {
        bool isNumber = false;
        cell.toInt(&isNumber);
        const QString shown = table::seen(cell);
        return !isNumber && !shown.isEmpty() && u"=+-@\uFF1D\uFF0B\uFF0D\uFF20"_s.contains(shown.front());
    };
    for (const skyledger::fixture::HostileText &each : skyledger::fixture::hostileTexts) {
        ScoredGame game = evening();
        game.players[0].name = each.string();
        const table::CellRows rows = cellsOf(game);
        for (const QStringList &row : rows) {
            QCOMPARE(row.size(), rows[0].size());
            for (const QString &cell : row)
                QVERIFY2(!beginsAFormula(cell), qPrintable(cell));
        }
        // Whatever else stands in a table for spreadsheets is written by this.
        const QByteArray written = words::csvBytes({{each.string(), u"-3"_s}}, {});
        const table::CellRows read = table::readDelimited(QString::fromUtf8(written), u',');
        QVERIFY2(!beginsAFormula(read[0][0]), qPrintable(read[0][0]));
        QCOMPARE(read[0][1], u"-3"_s);
    }
}

void TestExports::csvReadByAnother_data()
{
    QTest::addColumn<QChar>("separator");
    QTest::newRow("comma") << QChar(u',');
    QTest::newRow("semicolon") << QChar(u';');
    QTest::newRow("tab") << QChar(u'\t');
}

void TestExports::csvReadByAnother()
{
    QFETCH(QChar, separator);
    const QByteArray csv =
        words::csvBytes(cellsOf(evening()), {.separator = separator, .byteOrderMark = true});
    QVERIFY(
        !words::csvBytes({}, {.separator = separator, .byteOrderMark = false}).startsWith("\xEF\xBB\xBF"));
    const auto rows = readByPython(csv, separator);
    if (!rows)
        QSKIP("no python3 here");
    QCOMPARE(rows->size(), 5);
    QStringList names;
    for (qsizetype i = 1; i < rows->size(); ++i) {
        QCOMPARE(rows->at(i).toArray().size(), 19);
        names << rows->at(i).toArray().at(1).toString();
    }
    const QStringList awkward = awkwardNames();
    QCOMPARE(names, (QStringList{u'\'' + awkward[0], awkward[2], awkward[3], awkward[1]}));
}

void TestExports::chat()
{
    ScoredGame game = evening();
    game.players[0].name = u"Ada"_s;
    game.players[1].name = u"Bo"_s;
    game.players[2].name = u"Cy"_s;
    game.players[3].name = u"Dee"_s;
    QCOMPARE(ui::tellScore(game).text,
             u"Airship City, 27 November 2026, French edition of 2021\n"
             u"1. Ada: 34 VP (30 on the track, Shipbuilding +4)\n"
             u"2. Cy: 30 VP (28 on the track, contracts not completed −2, Shipbuilding +4)\n"
             u"3. Dee: 18 VP (21 on the track, contracts not completed −3)\n"
             u"4. Bo: −3 VP (−2 on the track, contracts not completed −1)\n"
             u"Ada wins with 34 VP.\n"_s);
}

void TestExports::chatInFrench()
{
    SKIP_WITHOUT_FRENCH();
    const words::SpokenIn french(Language::French);
    const QString text = ui::tellScore(evening()).text;
    QVERIFY(text.contains(u"27 novembre 2026"_s));
    QVERIFY(text.contains(u"34 PV"_s));
    ScoredGame first = evening();
    first.endedAt = u"2026-10-01T23:10:00+02:00"_s;
    QVERIFY(ui::tellScore(first).text.contains(u" 1er octobre 2026, "_s));
    const words::SpokenIn english(Language::English);
    QVERIFY(ui::tellScore(first).text.contains(u" 1 October 2026, "_s));
    // A time that is none says nothing of the day: then it is the one on which the game began.
    first.endedAt = u"late"_s;
    QVERIFY(ui::tellScore(first).text.contains(u" 27 November 2026, "_s));
}

/// What follows a name from right to left stays where it is; other names are left alone.
void TestExports::namesInTheChat()
{
    const QString text = ui::tellScore(evening()).text;
    const QStringList names = awkwardNames();
    QVERIFY(text.contains(u"\u2068%1\u2069: 30"_s.arg(names[2])));
    QVERIFY(text.contains(u"1. =1+2: 34"_s));
    QVERIFY(text.contains(names[1]));
    QVERIFY(text.contains(names[3]));
}

void TestExports::bgStats()
{
    const QByteArray link = ui::tellScore(evening()).link;
    const QString data = QUrl::fromPercentEncoding(link.mid(link.indexOf('=') + 1));
    const QJsonObject play = QJsonDocument::fromJson(data.toUtf8()).object();
    QCOMPARE(play.value("sourcePlayId"_L1).toString(), u"an-id"_s);
    QCOMPARE(play.value("playDate"_L1).toString(), u"2026-11-28 02:10:00"_s);
    QCOMPARE(play.value("game"_L1).toObject().value("bggId"_L1).toInt(), 256442);
    const QStringList names = awkwardNames();
    const QJsonArray players = play.value("players"_L1).toArray();
    QCOMPARE(players.size(), names.size());
    for (qsizetype i = 0; i < names.size(); ++i)
        QCOMPARE(players.at(i).toObject().value("name"_L1).toString(), names[i]);
    QCOMPARE(players.at(0).toObject().value("role"_L1).toString(), u"orange"_s);
    QCOMPARE(players.at(1).toObject().value("score"_L1).toInt(), -3);
}

QTEST_GUILESS_MAIN(TestExports)
#include "tst_exports.moc"
