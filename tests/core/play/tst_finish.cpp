// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/finish.h"
#include "core/play/recordedit.h"
#include "tests/core/play/toyevening.h"

#include <QtTest/QtTest>

using namespace skyledger;
using namespace skyledger::toygame;
using namespace skyledger::toygame::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto evening = "2026-11-07T22:10:00+01:00"_L1;
constexpr auto later = "2026-11-07T22:40:00+01:00"_L1;
constexpr auto nextMorning = "2026-11-08T09:00:00+01:00"_L1;

/// A game from another hand: without an id.
Record withoutId()
{
    QJsonObject document = beginning();
    document.remove("id"_L1);
    document.insert("playedAt"_L1, evening);
    return play::RecordFile<Game>::read(document).value();
}

} // namespace

/// By what a game is known once it is over, on the toy.
class TestFinish : public QObject
{
    Q_OBJECT

private slots:
    void itsOwnIdCounts()
    {
        Record record = newRecord();
        QCOMPARE(play::idOf(record), u"t1"_s);
        play::appendEvent(record, pick(2), {evening, {}});
        QCOMPARE(play::idOf(record), u"t1"_s);
    }

    /// A game without an id is one game on the shelf, however often it goes on and is put right.
    void withoutOneItStaysTheSameGame()
    {
        Record record = withoutId();
        play::appendEvent(record, pick(2), {evening, {}});
        const QString id = play::idOf(record);
        QVERIFY(!id.isEmpty());
        play::appendEvent(record, endTurn(), {later, {}});
        QCOMPARE(play::idOf(record), id);
        play::appendEvent(record, setBerries(0, 7), {nextMorning, u"miscounted"_s});
        QCOMPARE(play::idOf(record), id);

        QJsonObject setup = record.document["setup"_L1].toObject();
        QJsonObject catalogue = setup["catalogue"_L1].toObject();
        catalogue.insert("learned"_L1, 3);
        setup.insert("catalogue"_L1, catalogue);
        setup.insert("rulings"_L1, QJsonObject{{"oldBaskets"_L1, "open"_L1}});
        setup.insert("players"_L1,
                     QJsonArray{QJsonObject{{"name"_L1, "Ada L."_L1}}, QJsonObject{{"name"_L1, "Bo"_L1}}});
        record.document.insert("setup"_L1, setup);
        QCOMPARE(play::idOf(record), id);
    }

    void anotherGameIsAnotherOne()
    {
        Record first = withoutId();
        Record second = withoutId();
        play::appendEvent(first, pick(2), {evening, {}});
        play::appendEvent(second, pick(2), {later, {}});
        QVERIFY(play::idOf(first) != play::idOf(second));
        QVERIFY(play::idOf(first) != play::idOf(withoutId()));

        // What was dealt to a player belongs to how it began.
        Record dealt = first;
        QJsonObject setup = dealt.document["setup"_L1].toObject();
        QJsonArray players = setup["players"_L1].toArray();
        QJsonObject ada = players[0].toObject();
        ada.insert("missions"_L1, QJsonArray{"cities"_L1});
        players[0] = ada;
        setup.insert("players"_L1, players);
        dealt.document.insert("setup"_L1, setup);
        QVERIFY(play::idOf(first) != play::idOf(dealt));
    }

    void theEndIsWhenSomethingWasPlayed()
    {
        Record record = withoutId();
        QCOMPARE(play::endOfPlay(record), QString());
        play::appendEvent(record, pick(2), {evening, {}});
        play::appendEvent(record, endTurn(), {later, {}});
        QCOMPARE(play::endOfPlay(record), later);
        // Whoever corrects it next morning does not move it, not even by insisting.
        play::appendEvent(record, setBerries(0, 7), {nextMorning, {}});
        QCOMPARE(play::endOfPlay(record), later);
        play::appendEvent(record, Override{std::get<Correct>(setBerries(0, 8)), false, false},
                          {nextMorning, {}});
        QCOMPARE(play::endOfPlay(record), later);
        // An event that does not tell when it happened moves nothing, either.
        play::appendEvent(record, pick(1), {});
        QCOMPARE(play::endOfPlay(record), later);
        // What is undone was not played.
        record.cursor = 1;
        QCOMPARE(play::endOfPlay(record), evening);
    }
};

QTEST_GUILESS_MAIN(TestFinish)
#include "tst_finish.moc"
