// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/findings.h"
#include "app/commandline/whistlemountain/commands.h"
#include "core/table/jsonreader.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::commandline;
using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject example(const QString &name)
{
    const QString path = QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/whistle-mountain/") + name;
    const auto bytes = table::readBytes(path);
    auto document = table::parseObject(bytes.value());
    return std::move(document).value();
}

std::unique_ptr<OpenedRecord> opened(const QJsonObject &document)
{
    auto record = whistlemountain::cli::commands().openRecord(document);
    if (!record)
        qFatal("%s", qPrintable(table::describe(record.error())));
    return std::move(record).value();
}

QJsonObject withEvents(QJsonObject document, qsizetype count, const QJsonObject &last)
{
    QJsonArray events = document["events"_L1].toArray();
    while (events.size() > count)
        events.removeLast();
    events.append(last);
    document.insert("events"_L1, events);
    document.insert("cursor"_L1, events.size());
    return document;
}

} // namespace

/// What the command line answers about the example games, in English.
class WhistleMountainAnswers : public QObject
{
    Q_OBJECT

private slots:
    void explainsTheScore();
    void findsNothingIllegal();
    void saysWhyAnEventIsIllegal();
};

/// The text is compared with a file. With SKYLEDGER_REGENERATE=1 in the environment it is written anew.
void WhistleMountainAnswers::explainsTheScore()
{
    const auto record = opened(example(u"tower-tie.skyledger"_s));
    QVERIFY(!record->replay(record->cursor()));
    const QByteArray found = record->score(Form::Text);
    QFile file(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/app/data/whistle-mountain-score.en.txt"));
    if (qEnvironmentVariableIntValue("SKYLEDGER_REGENERATE") != 0) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(found);
        file.close();
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(found), QString::fromUtf8(file.readAll()));
}

void WhistleMountainAnswers::findsNothingIllegal()
{
    const auto record = opened(example(u"toll-bridge.skyledger"_s));
    const Findings findings = record->check();
    QVERIFY(findings.legal());
    QCOMPARE(findings.events, std::size_t{332});
    QVERIFY(findings.undetermined.empty());
}

void WhistleMountainAnswers::saysWhyAnEventIsIllegal()
{
    // After the first scaffolds Ada tries to end a turn that she has not begun.
    const QJsonObject document = withEvents(example(u"tower-tie.skyledger"_s), 2, {{"do"_L1, "endTurn"_L1}});
    const Findings findings = opened(document)->check();
    QVERIFY(!findings.legal());
    const QString text = findingsText(findings);
    QVERIFY2(text.contains(u"event 3  Ada: "_s), qPrintable(text));
    QVERIFY2(text.contains(u"the main action is still to do: Harvest or Work (WM-TURN-01)"_s),
             qPrintable(text));
    const auto answer = table::parseObject(findingsJson(findings));
    const QJsonObject reason = answer.value()["illegal"_L1][0]["reasons"_L1][0].toObject();
    QCOMPARE(reason["rule"_L1].toString(), u"WM-TURN-01"_s);
    QCOMPARE(reason["facts"_L1].toObject(), (QJsonObject{{"main"_L1, "none"_L1}}));
}

QTEST_GUILESS_MAIN(WhistleMountainAnswers)
#include "tst_whistlemountainanswers.moc"
