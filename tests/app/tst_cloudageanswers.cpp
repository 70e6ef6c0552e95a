// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/commands.h"
#include "app/commandline/findings.h"
#include "core/table/jsonreader.h"

#include <QtCore/QJsonArray>
#include <QtTest/QTest>

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

} // namespace

/// What the command line answers about the example games, in English.
class CloudAgeAnswers : public QObject
{
    Q_OBJECT

private slots:
    void finalScore();
    void aTieIsToldWithItsFights();
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
