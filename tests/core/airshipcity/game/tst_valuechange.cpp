// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguevalue.h"
#include "tests/core/airshipcity/playedsession.h"
#include "tests/core/airshipcity/samplegame.h"

#include <QSignalSpy>
#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using Kind = Value;

namespace {

/// The first airship that somebody built, the number of that event, and its cost as the game has it.
struct Built {
    Airship airship{};
    qsizetype event = 0;
    Amounts cost;

    MissingValue which() const { return {Kind::AirshipCost, static_cast<std::uint8_t>(airship)}; }
};

Built firstBuilt(const Session &session)
{
    for (qsizetype n = findPlay<Use>(session); n > 0; n = findPlay<Use>(session, n + 1)) {
        const auto &played =
            std::get<Played>(session.record().entries[static_cast<std::size_t>(n) - 1].event);
        const auto &use = std::get<Use>(played.play.what);
        if (use.given.contains(UseKey::Airship))
            return {use.airship, n, *session.setup().catalogue.airships[use.airship].cost};
    }
    return {};
}

/// A game in which airships were built, and goes on.
struct Evening {
    Evening() : session(newSampleGame(4, 3))
    {
        playOn(session, 400, 11);
        built = firstBuilt(session);
    }
    Session session;
    Built built;
};

Amounts raised(Amounts cost, int by)
{
    cost[Resource::Gear] = static_cast<std::uint8_t>(cost[Resource::Gear] + by);
    return cost;
}

} // namespace

/// Another value of the catalogue in the middle of a game: what is announced is what happens.
class TestValueChange : public QObject
{
    Q_OBJECT

private slots:
    void trialChangesNothing();
    void announcedIsDone();
    void contradictionsAreFlaggedAndHeal();
    void undeterminedIsSettled();
    void whatTheFormatCannotHold();
    void theSourceIsTheCopy();
};

void TestValueChange::trialChangesNothing()
{
    Evening evening;
    QVERIFY(evening.built.event > 0);
    const QByteArray before = writeGameRecord(evening.session.record());
    const State state = evening.session.state();
    const ValueChange change =
        evening.session.wouldEnter(evening.built.which(), raised(evening.built.cost, 1));
    QVERIFY(!change.refused);
    QVERIFY(!change.totals.empty());
    QCOMPARE(writeGameRecord(evening.session.record()), before);
    QVERIFY(evening.session.state() == state);
    // The same value once more changes nothing at all.
    QCOMPARE(evening.session.wouldEnter(evening.built.which(), evening.built.cost), ValueChange{});
}

void TestValueChange::announcedIsDone()
{
    Evening evening;
    Session &session = evening.session;
    const Amounts dearer = raised(evening.built.cost, 1);
    const ValueChange change = session.wouldEnter(evening.built.which(), dearer);
    const State before = session.state();
    const FinalScore scored = session.standings();
    QSignalSpy told(&session, &Session::catalogueChanged);
    QVERIFY(session.enter(evening.built.which(), dearer));
    QCOMPARE(told.size(), 1);
    QCOMPARE(session.flaggedEvents(), change.flagged);
    for (const Player player : session.setup().players()) {
        for (const Resource resource : all<Resource>()) {
            const int was = before.players[player].stock[resource];
            const int is = session.state().players[player].stock[resource];
            const ChangedTotal total{player, ChangedTotal::What::Stock, resource, was, is};
            const bool isTold =
                std::find(change.totals.begin(), change.totals.end(), total) != change.totals.end();
            QCOMPARE(isTold, was != is);
        }
        const int was = scored.players[indexOf(player)].total;
        const int is = session.standings().players[indexOf(player)].total;
        const ChangedTotal total{player, ChangedTotal::What::FinalScore, {}, was, is};
        const bool isTold =
            std::find(change.totals.begin(), change.totals.end(), total) != change.totals.end();
        QCOMPARE(isTold, was != is);
    }
    QCOMPARE(disagreement(session), QString());
}

void TestValueChange::contradictionsAreFlaggedAndHeal()
{
    Evening evening;
    Session &session = evening.session;
    const std::size_t events = session.record().entries.size();
    const State before = session.state();
    const Amounts unpayable = raised({}, 20);
    const ValueChange change = session.wouldEnter(evening.built.which(), unpayable);
    QVERIFY(
        std::find(change.flagged.begin(), change.flagged.end(), static_cast<std::size_t>(evening.built.event))
        != change.flagged.end());
    QVERIFY(session.enter(evening.built.which(), unpayable));
    QCOMPARE(session.record().entries.size(), events); // nothing is dropped
    const auto &flagged = session.record().entries[static_cast<std::size_t>(evening.built.event) - 1].event;
    QVERIFY(std::get<Override>(flagged).wasLegal);
    QVERIFY(!session.record().lines.isEmpty()); // the game as it was is kept
    const ValueChange back = session.wouldEnter(evening.built.which(), evening.built.cost);
    QVERIFY(back.flagged.empty());
    QCOMPARE(back.healed, session.flaggedEvents());
    QVERIFY(session.enter(evening.built.which(), evening.built.cost));
    QVERIFY(session.flaggedEvents().empty());
    QVERIFY(session.state() == before);
    QCOMPARE(disagreement(session), QString());
}

void TestValueChange::undeterminedIsSettled()
{
    // The same evening, recorded from a box of which this one cost was not known.
    Evening evening;
    GameRecord record = evening.session.record();
    QJsonObject catalogue = record.catalogue();
    enterValue(catalogue, record.ids, evening.built.which(), QJsonValue::Undefined, ValueSource::Copy);
    QJsonObject document = gameRecordJson(record);
    QJsonObject setup = document.value(QStringLiteral("setup")).toObject();
    setup.insert(QStringLiteral("catalogue"), catalogue);
    document.insert(QStringLiteral("setup"), setup);
    Session session(readGameRecord(document).value());
    QCOMPARE(session.eventCount(), evening.built.event - 1); // it lacks the report
    const Quote quoted =
        quote(evening.session.setup(), session.state(),
              std::get<Played>(record.entries[static_cast<std::size_t>(session.eventCount())].event).play);
    Played reported = std::get<Played>(record.entries[static_cast<std::size_t>(session.eventCount())].event);
    reported.reported.pay = quoted.pay;
    QVERIFY(session.play(reported).undetermined());
    const ValueChange change = session.wouldEnter(evening.built.which(), evening.built.cost);
    QCOMPARE(change.settled, std::vector<std::size_t>{static_cast<std::size_t>(evening.built.event)});
    QVERIFY(change.flagged.empty());
    QVERIFY(session.enter(evening.built.which(), evening.built.cost));
    const auto last = static_cast<std::size_t>(session.cursor()) - 1;
    QVERIFY(
        check(session.setup(), session.stateAt(session.cursor() - 1), session.record().entries[last].event)
            .allowed());
}

void TestValueChange::whatTheFormatCannotHold()
{
    Evening evening;
    QCOMPARE(evening.session.wouldEnter(evening.built.which(), 3).refused,
             std::optional(ValueChange::Refusal::Value));
    QCOMPARE(evening.session.wouldEnter({Kind::ContractTerm, 0}, 10).refused,
             std::optional(ValueChange::Refusal::Value));
}

void TestValueChange::theSourceIsTheCopy()
{
    Evening evening;
    Session &session = evening.session;
    QVERIFY(session.enter(evening.built.which(), raised(evening.built.cost, 1)));
    const GameRecord &record = session.record();
    QCOMPARE(sourceOf(record.catalogue(), record.ids, evening.built.which()),
             std::optional(ValueSource::Copy));
}

QTEST_GUILESS_MAIN(TestValueChange)
#include "tst_valuechange.moc"
