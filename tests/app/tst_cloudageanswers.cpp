// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/commands.h"
#include "app/commandline/findings.h"
#include "core/table/jsonreader.h"

#include <QtCore/QJsonArray>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>

using namespace skyledger;
using namespace skyledger::commandline;
using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject example(const QString &name)
{
    const QString path = QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/cloudage/") + name;
    const auto bytes = table::readBytes(path);
    auto document = table::parseObject(bytes.value());
    return std::move(document).value();
}

/// The score of a whole record, in words.
QString scoreOf(const QJsonObject &document)
{
    auto opened = cloudage::cli::commands().openRecord(document);
    if (!opened)
        qFatal("%s", qPrintable(table::describe(opened.error())));
    const std::unique_ptr<OpenedRecord> record = std::move(opened).value();
    if (record->replay(record->cursor()))
        qFatal("an event is illegal");
    return QString::fromUtf8(record->score(Form::Text));
}

/// Whether a line has these cells in this order.
bool holdsRow(const QString &text, const QStringList &cells)
{
    const QStringList lines = text.split(u'\n');
    return std::any_of(lines.cbegin(), lines.cend(), [&cells](const QString &line) {
        static const QRegularExpression between(u"  +"_s);
        return line.trimmed().split(between).mid(0, cells.size()) == cells;
    });
}

} // namespace

/// What the command line answers about the example games, in English.
class CloudAgeAnswers : public QObject
{
    Q_OBJECT

private slots:
    void finalScore();
    void aTieIsToldWithItsFights();
    void everyPointIsTold_data();
    void everyPointIsTold();
    void aSheetIsScored();
    void scoreOfAGameThatGoesOn();
    void scoreNamesWhatIsNotKnown();
    void tellsWhatNobodyCouldDo_data();
    void tellsWhatNobodyCouldDo();
};

void CloudAgeAnswers::finalScore()
{
    const QString text = scoreOf(example(u"great-works.skyledger"_s));
    QVERIFY2(text.contains(u"\nWon: "), qPrintable(text));
    QVERIFY(!text.contains(u"Not final"));
}

/// In the words of the window.
void CloudAgeAnswers::aTieIsToldWithItsFights()
{
    const QString text = scoreOf(example(u"last-combat.skyledger"_s));
    QVERIFY2(text.contains(u"\nWinner: Cy (by the last combat: Ada 6, Cy 17)\n"), qPrintable(text));
}

void CloudAgeAnswers::everyPointIsTold_data()
{
    QTest::addColumn<QStringList>("row");
    QTest::newRow("the first of all")
        << QStringList{u"1"_s, u"Ada"_s, u"15"_s, u"7"_s, u"0"_s, u"8"_s, u"9"_s, u"39"_s};
    QTest::newRow("the last, below 0")
        << QStringList{u"4"_s, u"Bo"_s, u"\u22126"_s, u"2"_s, u"0"_s, u"7"_s, u"10"_s, u"13"_s};
    QTest::newRow("a city") << QStringList{u"+2"_s, u"city: Promise"_s, u"event 57"_s,
                                           u"CA-FIGHT-03, page 8"_s};
    QTest::newRow("a card") << QStringList{u"+2"_s, u"Project card: Secret tunnel"_s, u"event 151"_s,
                                           u"CA-PC-16, page 16"_s};
    QTest::newRow("a mission") << QStringList{u"+4"_s, u"mission: upgrades built"_s,
                                              u"CA-MISS-14, page 16"_s};
    QTest::newRow("an upgrade") << QStringList{u"+5"_s, u"highest upgrade: combat upgrades"_s,
                                               u"CA-UPG-03, page 11"_s};
    QTest::newRow("cards paid in VP") << QStringList{u"\u22129"_s, u"Navigation cards paid in VP"_s,
                                                     u"event 86"_s, u"CA-FIGHT-05, page 8"_s};
}

/// The players by rank, and each line with the thing that its points came from.
void CloudAgeAnswers::everyPointIsTold()
{
    QFETCH(const QStringList, row);
    const QString text = scoreOf(example(u"weapon-systems.skyledger"_s));
    QVERIFY2(holdsRow(text, row), qPrintable(text));
}

/// Without events and ids of cards: what is counted at the end of a game that was not followed.
void CloudAgeAnswers::aSheetIsScored()
{
    const QJsonObject ada{{"name"_L1, "Ada"_L1},
                          {"vp"_L1, 41},
                          {"missions"_L1, QJsonObject{{"upgrades"_L1, 5}}},
                          {"upgradeVp"_L1, 8},
                          {"projectVp"_L1, 4}};
    const QJsonObject bo{{"name"_L1, "Bo"_L1},
                         {"vp"_L1, -2},
                         {"missions"_L1, QJsonObject{{"upgrades"_L1, 1}}},
                         {"upgradeVp"_L1, 0},
                         {"projectVp"_L1, 0}};
    const QJsonObject sheet{{"format"_L1, "skyledger-score"_L1}, {"version"_L1, 1},
                            {"game"_L1, "cloudage"_L1},          {"edition"_L1, "fr"_L1},
                            {"rulings"_L1, QJsonObject()},       {"mode"_L1, "scenario-2"_L1},
                            {"players"_L1, QJsonArray{ada, bo}}};
    const auto opened = cloudage::cli::commands().openSheet(sheet);
    QVERIFY2(opened, opened ? "" : qPrintable(table::describe(opened.error())));
    const QString text = QString::fromUtf8(opened.value()->score(Form::Text));
    QVERIFY2(holdsRow(text, {u"1"_s, u"Ada"_s, u"41"_s}), qPrintable(text));
    QVERIFY2(holdsRow(text, {u"2"_s, u"Bo"_s, u"\u22122"_s}), qPrintable(text));
    QVERIFY2(holdsRow(text, {u"+8"_s, u"highest upgrade"_s, u"CA-UPG-03, page 11"_s}), qPrintable(text));
}

void CloudAgeAnswers::scoreOfAGameThatGoesOn()
{
    QJsonObject document = example(u"great-works.skyledger"_s);
    document.insert(u"cursor"_s, 20);
    const QString text = scoreOf(document);
    QVERIFY2(text.contains(u"Not final: the game is not over.\n"), qPrintable(text));
}

void CloudAgeAnswers::scoreNamesWhatIsNotKnown()
{
    QJsonObject document = example(u"great-works.skyledger"_s);
    QJsonObject setup = document["setup"_L1].toObject();
    QJsonObject catalogue = setup["catalogue"_L1].toObject();
    QJsonArray projects = catalogue["projects"_L1].toArray();
    QJsonObject wreck = projects[0].toObject();
    wreck.remove(u"vp"_s);
    projects[0] = wreck;
    catalogue.insert(u"projects"_s, projects);
    catalogue.remove(u"missionCities"_s);
    setup.insert(u"catalogue"_s, catalogue);
    document.insert(u"setup"_s, setup);
    const QString text = scoreOf(document);
    QVERIFY2(
        text.contains(
            u"Not final: what is not known counts 0 (which cities count for the mission; the grey VP of a "
            "Project card (Wreck)).\n"),
        qPrintable(text));
}

void CloudAgeAnswers::tellsWhatNobodyCouldDo_data()
{
    QTest::addColumn<int>("at");
    for (int at = 0; at < 60; at += 5)
        QTest::addRow("after %d events", at) << at;
}

/// Every event of a game at a moment that is not its own, without a player where it may have one: illegal, insisted on,
/// and without effect.
void CloudAgeAnswers::tellsWhatNobodyCouldDo()
{
    QFETCH(int, at);
    const QJsonObject document = example(u"great-works.skyledger"_s);
    const QJsonArray events = document["events"_L1].toArray();
    int illegal = 0;
    for (qsizetype i = 0; i < events.size(); i += 3) {
        QJsonObject event = events[i].toObject();
        event.remove("at"_L1);
        event.remove("player"_L1);
        const QJsonObject without{
            {"do"_L1, "override"_L1}, {"event"_L1, event}, {"void"_L1, true}, {"reason"_L1, "why"_L1}};
        QJsonArray changed;
        for (int kept = 0; kept < at; ++kept)
            changed.append(events[kept]);
        changed.append(without);
        changed.append(event);
        QJsonObject other = document;
        other.insert("events"_L1, changed);
        other.remove("cursor"_L1);
        auto opened = cloudage::cli::commands().openRecord(other);
        QVERIFY2(opened, qPrintable(opened ? QString() : table::describe(opened.error())));
        const Findings findings = opened.value()->check();
        QCOMPARE(findings.overrides.size(), std::size_t{1});
        QVERIFY(findings.overrides.front().deed.startsWith(u"Without effect: "_s));
        if (!findings.illegal)
            continue;
        ++illegal;
        QVERIFY(!findings.illegal->deed.isEmpty());
    }
    QVERIFY2(illegal > events.size() / 6, qPrintable(QString::number(illegal)));
}

QTEST_GUILESS_MAIN(CloudAgeAnswers)
#include "tst_cloudageanswers.moc"
