// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"
#include "core/whistlemountain/newgame.h"
#include "core/whistlemountain/randomplay.h"
#include "core/whistlemountain/replay.h"
#include "tests/core/whistlemountain/cases.h"

#include <QtCore/QJsonDocument>

using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject opening()
{
    const auto bytes = table::readBytes(
        QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/whistlemountain/opening.skyledger"));
    auto document = table::parseObject(bytes.value());
    return std::move(document).value();
}

GameRecord recordOf(const QJsonObject &document)
{
    auto record = readGameRecord(document);
    if (!record)
        qFatal("%s", qPrintable(table::describe(record.error())));
    return std::move(record).value();
}

/// The opening with a value of its setup or an event replaced; answers where it is refused, or nothing.
QString refusedAt(QJsonObject document, const QString &key, const QJsonValue &value)
{
    QJsonObject setup = document["setup"_L1].toObject();
    setup.insert(key, value);
    document.insert("setup"_L1, setup);
    const auto record = readGameRecord(document);
    return record ? QString() : record.error().place;
}

QString refusedEvent(const QByteArray &json)
{
    QJsonObject document = opening();
    document.insert("events"_L1,
                    QJsonArray{QJsonDocument::fromJson(QByteArray(json).replace('\'', '"')).object()});
    document.remove("cursor"_L1);
    const auto record = readGameRecord(document);
    return record ? QString() : record.error().place;
}

} // namespace

/// Records: the example of the formats page, what is refused, and writing what was read.
class Records : public QObject
{
    Q_OBJECT

private slots:
    void t03_abilitiesAreDealtApart();
    void t06_nothingSaysWhichPile();
    void t08_advancedElements();
    void openingOfThePage();
    void aCorrectedScaffoldStaysThatOfItsBuilder();
    void faultsOfForm_data();
    void faultsOfForm();
    void writtenAsRead();
    void foreignNumbersKeepTheirSpelling();
};

void Records::t03_abilitiesAreDealtApart()
{
    QJsonArray players = opening()["setup"_L1]["players"_L1].toArray();
    QJsonObject second = players[1].toObject();
    second.insert("ability"_L1, players[0]["ability"_L1]);
    players[1] = second;
    QCOMPARE(refusedAt(opening(), u"players"_s, players), u"setup.players[2].ability"_s);
}

void Records::t06_nothingSaysWhichPile()
{
    QCOMPARE(
        refusedEvent("{'do':'build','scaffold':{'C1':'coal','D1':null,'C2':null,'D2':'iron'},'from':'pile'}"),
        u"events[1].from"_s);
}

void Records::t08_advancedElements()
{
    QJsonObject document = opening();
    QJsonObject setup = document["setup"_L1].toObject();
    setup.insert("beginner"_L1, true);
    setup.insert(
        "players"_L1,
        QJsonArray{QJsonObject{{"name"_L1, "Ada"_L1}, {"color"_L1, "red"_L1}, {"ability"_L1, "planner"_L1}},
                   QJsonObject{{"name"_L1, "Bo"_L1}, {"color"_L1, "blue"_L1}, {"ability"_L1, "artisan"_L1}}});
    document.insert("setup"_L1, setup);
    QCOMPARE(refusedAt(document, u"displays"_s, QJsonObject{{"large"_L1, QJsonArray{"jetpack"_L1}}}),
             u"setup.displays.large[1]"_s);
}

void Records::openingOfThePage()
{
    const GameRecord record = recordOf(opening());
    std::vector<std::size_t> undetermined;
    play::replayItems<Game>(record.setup, record.inForce(), [&](const play::ReplayStepOf<Game> &step) {
        if (step.verdict.undetermined())
            undetermined.push_back(step.number);
    });
    QCOMPARE(undetermined, std::vector<std::size_t>{14});
    const Replay played = replay(record, record.cursor);
    QVERIFY(!played.stop);
    const QJsonObject state = stateJson(record, played.state);
    const auto player = [&](int seat) { return state["players"_L1].toArray().at(seat).toObject(); };
    const auto stock = [&](int seat) {
        QList<int> amounts;
        for (const auto key :
             {"vp"_L1, "coal"_L1, "iron"_L1, "water"_L1, "gold"_L1, "whistle"_L1, "scaffolds"_L1, "cards"_L1})
            amounts.append(player(seat)[key].toInt());
        return amounts;
    };
    QCOMPARE(stock(0), (QList<int>{6, 0, 1, 1, 0, 0, 1, 0}));
    QCOMPARE(stock(1), (QList<int>{2, 1, 1, 1, 0, 3, 0, 1}));
    QCOMPARE(player(0)["upgrades"_L1].toArray(), QJsonArray{"stockpile"_L1});
    QCOMPARE(state["turn"_L1].toInt(), 8);
    QCOMPARE(state["current"_L1].toInt(), 2);
    QCOMPARE(state["phase"_L1].toString(), u"turn"_s);
    QCOMPARE(state["displays"_L1]["upgrades"_L1].toArray(),
             (QJsonArray{"shuttle"_L1, "archivist"_L1, QJsonValue::Null}));
    for (const int seat : {0, 1}) {
        const QJsonObject workers = player(seat)["workers"_L1].toObject();
        QCOMPARE(workers["barracks"_L1].toArray().size(), 6);
        QCOMPARE(workers["grid"_L1].toArray().size(), 1);
        QCOMPARE(workers["whirlpool"_L1].toInt(), 2);
    }
}

void Records::aCorrectedScaffoldStaysThatOfItsBuilder()
{
    const auto corrected = [](const QJsonObject &set) {
        QJsonObject document = opening();
        QJsonArray events;
        for (qsizetype i = 0; i < 4; ++i) // Bo is to play
            events.append(document["events"_L1][i]);
        events.append(QJsonObject{{"do"_L1, "correct"_L1}, {"set"_L1, set}, {"reason"_L1, "x"_L1}});
        document.insert("events"_L1, events);
        document.remove("cursor"_L1);
        const GameRecord record = recordOf(document);
        const Replay played = replay(record, events.size());
        QList<int> builders;
        const QJsonArray pieces = stateJson(record, played.state)["pieces"_L1].toArray();
        for (const auto &piece : pieces)
            builders.append(piece["by"_L1].toInt());
        return played.stop ? QList<int>() : builders;
    };
    const QJsonObject moved{
        {"B1"_L1, "coal"_L1}, {"C1"_L1, QJsonValue()}, {"B2"_L1, QJsonValue()}, {"C2"_L1, "iron"_L1}};
    QCOMPARE(corrected({{"pieces.1"_L1, moved}}), (QList<int>{1, 2}));
    QCOMPARE(corrected({{"pieces.3"_L1,
                         QJsonObject{{"H1"_L1, "coal"_L1},
                                     {"I1"_L1, QJsonValue()},
                                     {"H2"_L1, QJsonValue()},
                                     {"I2"_L1, "iron"_L1}}}}),
             (QList<int>{1, 2, 2}));
}

void Records::faultsOfForm_data()
{
    QTest::addColumn<QByteArray>("event");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *event, const char *place) {
        QTest::addRow("%s", event) << QByteArray(event) << QString::fromLatin1(place);
    };
    row("{'do':'dance'}", "events[1].do");
    row("{'do':'harvest','aircraft':'balloon'}", "events[1].area");
    row("{'do':'harvest','aircraft':'balloon','area':'K1'}", "events[1].area");
    row("{'do':'harvest','aircraft':'airship','area':'D2:C2'}", "events[1].area");
    row("{'do':'dock','aircraft':'balloon','dock':'cards'}", "events[1].count");
    row("{'do':'dock','aircraft':'balloon','dock':'rescue','count':1}", "events[1].count");
    row("{'do':'activate','machine':'forge','area':'C2'}", "events[1].area");
    row("{'do':'activate','machine':'lift'}", "events[1].area");
    row("{'do':'take','machine':'forge','upgrade':'shuttle'}", "events[1]");
    row("{'do':'use','upgrade':'reserve'}", "events[1].upgrade");
    row("{'do':'correct','set':{'players.5.coal':1},'reason':''}", "events[1].set.players.5.coal");
    row("{'do':'build','scaffold':{}}", "events[1].scaffold");
    row("{'do':'move','from':'barracks.13','to':'C4'}", "events[1].from");
    row("{'do':'card','card':'recycling','resources':{'coal':1}}", "events[1].resources");
}

void Records::faultsOfForm()
{
    QFETCH(QByteArray, event);
    QTEST(refusedEvent(event), "place");
}

void Records::writtenAsRead()
{
    table::Random random(7);
    NewGame game;
    game.names = {u"Ada"_s, u"Bo"_s, u"Cy"_s};
    game.catalogue = sampleCatalogue();
    GameRecord record = dealGame(game, random).value();
    for (const Play &play : playRandomly(record.setup, 7).plays)
        appendPlay(record, play);
    const QByteArray bytes = writeGameRecord(record);
    const GameRecord again = recordOf(table::parseObject(bytes).value());
    QCOMPARE(again.entries == record.entries, true);
    QCOMPARE(again.setup == record.setup, true);
    QCOMPARE(writeGameRecord(again), bytes);
    QVERIFY(!replay(again, again.cursor).stop);
}

/// Qt keeps a double of a number; what others wrote under keys of their own comes out as it was.
void Records::foreignNumbersKeepTheirSpelling()
{
    const QJsonValue foreign = QJsonArray{7777, QJsonObject{{u"y"_s, 7778}}};
    QJsonObject document = opening();
    QJsonObject setup = document["setup"_L1].toObject();
    QJsonArray seats = setup["players"_L1].toArray();
    QJsonObject seat = seats[0].toObject();
    QJsonArray events = document["events"_L1].toArray();
    QJsonObject event = events[0].toObject();
    for (QJsonObject *object : {&document, &setup, &seat, &event})
        object->insert(u"x"_s, foreign);
    seats[0] = seat;
    setup.insert(u"players"_s, seats);
    events[0] = event;
    document.insert(u"setup"_s, setup);
    document.insert(u"events"_s, events);
    QByteArray bytes = writeGameRecord(recordOf(document));
    QCOMPARE(bytes.count("7777"), 4);
    bytes.replace("7777", "12345678901234567890").replace("7778", "1.10");
    const auto read = readGameRecord(bytes);
    QVERIFY(read.ok());
    QCOMPARE(writeGameRecord(read.value()), bytes);
}

QTEST_GUILESS_MAIN(Records)
#include "tst_records.moc"
