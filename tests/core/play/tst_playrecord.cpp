// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"

#include <QtTest/QtTest>

using namespace skyledger;
using namespace skyledger::toygame;
using namespace skyledger::toygame::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

using File = play::RecordFile<Game>;

QJsonObject json(const char *text)
{
    return QJsonDocument::fromJson(text).object();
}
QJsonObject withEvent(const QJsonObject &event)
{
    QJsonObject document = beginning();
    document["events"_L1] = QJsonArray{event};
    return document;
}

} // namespace

/// The envelope of a record, on the toy.
class TestPlayRecord : public QObject
{
    Q_OBJECT

private slots:
    void aRecordSurvivesItsFile();
    void foreignKeysAreKept();
    void everyKindOfEvent();
    void faults_data();
    void faults();
    void otherGamesAreRefused();
};

/// Written, read and written again it is the same, byte for byte; so are the lists beside its events.
void TestPlayRecord::aRecordSurvivesItsFile()
{
    Session session(newRecord());
    session.play(pick(2));
    session.play(fill(0));
    session.agree();
    session.jump(1);
    session.play(endTurn());
    session.insertEvent(2, setBerries(1, 4), u"found"_s);
    session.undo();
    const QByteArray bytes = File::write(session.record());
    const auto again = File::read(bytes);
    QVERIFY(again.ok());
    QCOMPARE(File::write(again.value()), bytes);
    QVERIFY(again.value().entries == session.record().entries);
    QCOMPARE(again.value().cursor, session.record().cursor);
    QCOMPARE(again.value().lines.size(), 2);
    QCOMPARE(again.value().agreed.size(), 1);
    QCOMPARE(again.value().players.front().name, u"Ada"_s);
    QCOMPARE(again.value().id(), u"t1"_s);
    QVERIFY(bytes.startsWith("{\n  \"format\": \"skyledger-game\",\n  \"version\": 1,\n  \"game\": \"toy\""));
}

void TestPlayRecord::foreignKeysAreKept()
{
    QJsonObject event = json(R"({"do": "pick", "berries": 2, "weather": "rain"})");
    QJsonObject document = withEvent(event);
    document["table"_L1] = u"round"_s;
    Session session(File::read(document).value());
    session.insertEvent(1, insistOn(endTurn()), u"passes"_s);
    const QJsonObject written = File::json(session.record());
    QCOMPARE(written["table"_L1].toString(), u"round"_s);
    const QJsonObject kept = written["events"_L1][1].toObject();
    QCOMPARE(kept["event"_L1]["weather"_L1].toString(),
             u"rain"_s); // Bo's turn it is: Ada's deed all the same
    QCOMPARE(kept["event"_L1]["player"_L1].toInt(), 1);
}

void TestPlayRecord::everyKindOfEvent()
{
    Ids ids = newRecord().ids;
    for (const char *text :
         {R"({"do": "pick", "berries": 2})", R"({"do": "fill", "basket": "big", "player": 2})",
          R"({"do": "fill", "basket": "old", "reported": {"points": 4}, "at": "2026-11-29T20:00:00Z"})",
          R"({"do": "endTurn"})",
          R"({"do": "correct", "set": {"players.2.berries": 3, "players.1.points": -4}, "reason": "x"})",
          R"({"do": "override", "event": {"do": "endTurn"}, "reason": "late"})",
          R"({"do": "override", "event": {"do": "endTurn"}, "was": "legal"})",
          R"({"do": "override", "event": {"do": "correct", "set": {"players.1.points": 1}, "reason": "y"},
              "void": true, "reason": "y"})"}) {
        const QJsonObject document = json(text);
        table::JsonFaults faults;
        const Event event = play::EventCodec<Game>::read(table::JsonNode(faults, document), ids);
        QVERIFY2(!faults.any(), text);
        QCOMPARE(play::EventCodec<Game>::json(event, ids, play::noteOf(document)), document);
        QVERIFY(Game::fitsFormat(event, ids));
    }
}

void TestPlayRecord::faults_data()
{
    QTest::addColumn<QByteArray>("event");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("phrase");
    const auto row = [](const char *event, const char *place, QLatin1StringView phrase) {
        QTest::newRow(event) << QByteArray(event) << QString::fromLatin1(place) << QString(phrase);
    };
    using namespace table::expect;
    row(R"({"do": "sleep"})", "events[1].do", oneOf);
    row(R"({"do": "pick", "berries": 4})", "events[1].berries", numberIn);
    row(R"({"do": "pick"})", "events[1].berries", numberIn);
    row(R"({"do": "fill", "basket": "blue"})", "events[1].basket", listedId);
    row(R"({"do": "endTurn", "basket": "big"})", "events[1].basket", noSuchKey);
    row(R"({"do": "endTurn", "reason": "tired"})", "events[1].reason", noSuchKey);
    row(R"({"do": "endTurn", "player": 3})", "events[1].player", numberIn);
    row(R"({"do": "endTurn", "at": 5})", "events[1].at", text);
    row(R"({"do": "correct", "set": {"players.1.berries": 2}})", "events[1].reason", text);
    row(R"({"do": "correct", "set": {"players.3.berries": 2}, "reason": "x"})",
        "events[1].set.players.3.berries", settablePath);
    row(R"({"do": "override", "event": {"do": "endTurn"}})", "events[1].reason", text);
    row(R"({"do": "override", "event": {"do": "endTurn"}, "was": "odd"})", "events[1].was", oneOf);
    row(R"({"do": "override", "event": {"do": "override"}, "reason": "x"})", "events[1].event.do",
        noOverride);
    row(R"({"do": "override", "event": {"do": "pick"}, "reason": "x"})", "events[1].event.berries", numberIn);
}

/// The place and what was expected there, of an event and of the same in an abandoned line.
void TestPlayRecord::faults()
{
    QFETCH(const QByteArray, event);
    QFETCH(const QString, place);
    QFETCH(const QString, phrase);
    const auto read = File::read(withEvent(json(event.constData())));
    QVERIFY(!read.ok());
    QCOMPARE(read.error().place, place);
    QCOMPARE(QString(read.error().expected.phrase), phrase);

    QJsonObject document = beginning();
    const QJsonArray events{json(event.constData())};
    document["lines"_L1] = QJsonArray{QJsonObject{{u"after"_s, 0}, {u"events"_s, events}}};
    const auto inLine = File::read(document);
    QVERIFY(!inLine.ok());
    QCOMPARE(inLine.error().place, u"lines[1]."_s + place);
}

void TestPlayRecord::otherGamesAreRefused()
{
    QJsonObject document = beginning();
    document["game"_L1] = u"airship-city"_s;
    QCOMPARE(File::read(document).error().place, u"game"_s);
    document = beginning();
    document["version"_L1] = 2;
    QCOMPARE(QString(File::read(document).error().expected.phrase), QString(table::expect::olderVersion));
    document = beginning();
    document["cursor"_L1] = 1;
    QCOMPARE(File::read(document).error().place, u"cursor"_s);
}

QTEST_APPLESS_MAIN(TestPlayRecord)
#include "tst_playrecord.moc"
