// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/randomplay.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "ui/airshipcity/upkeep/upkeepsheet.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;

/// What an upkeep brings, told from what happened at the table.
class TestUpkeepSheet : public QObject
{
    Q_OBJECT

private slots:
    void theSheetAddsUp_data();
    void theSheetAddsUp();
    void nothingOutsideOfAnUpkeep();
    void whatFollowsAChoiceIsForeseen();
};

namespace {

/// A random game up to its end.
void playOn(AirshipCityTable &table, std::uint64_t seed)
{
    RandomPlayer player(seed);
    while (!table.session().isOver()) {
        if (const Play *play = player.choose(table.setup(), table.state()))
            table.session().play(Played{*play, {}});
    }
}

void compareSeat(const UpkeepSheet::Seat &seat, const State &before, const State &after)
{
    const PlayerState &was = before.players[seat.player];
    const PlayerState &is = after.players[seat.player];
    QCOMPARE(seat.vpBefore, static_cast<int>(was.vp));
    QCOMPARE(seat.vpAfter, static_cast<int>(is.vp));
    QCOMPARE(seat.vpBefore + seat.vpGained - seat.vpLost, seat.vpAfter);
    for (const Resource resource : all<Resource>()) {
        int stock = was.stock[resource];
        for (const UpkeepSheet::Gain &gain : seat.gains)
            stock += gain.resource == resource ? gain.to - gain.from : 0;
        for (const UpkeepSheet::Option &option : seat.options)
            stock +=
                option.chosen && option.gain.resource == resource ? option.gain.to - option.gain.from : 0;
        QCOMPARE(stock, static_cast<int>(is.stock[resource]));
    }
    for (const BonusEffect effect : all<BonusEffect>()) {
        const bool turned =
            was.bonusEffects[effect] == EffectStatus::Used && is.bonusEffects[effect] == EffectStatus::Ready;
        const bool told =
            std::find(seat.refreshed.begin(), seat.refreshed.end(), effect) != seat.refreshed.end();
        QCOMPARE(told, turned);
    }
    for (const UpkeepSheet::Slide &slide : seat.slides) {
        QCOMPARE(slide.from, static_cast<int>(before.termLeft[slide.contract]));
        QCOMPARE(slide.to, static_cast<int>(after.termLeft[slide.contract]));
    }
    QCOMPARE(seat.slides.size(), was.held.size());
}

} // namespace

void TestUpkeepSheet::theSheetAddsUp_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 12; ++seed)
        QTest::newRow(qPrintable(QString::number(seed))) << seed;
}

/// Four upkeeps in every game that lasts: each equals what the boards say before and after.
void TestUpkeepSheet::theSheetAddsUp()
{
    QFETCH(int, seed);
    AirshipCityTable table(sampleRecord(static_cast<std::size_t>(3 + seed % 2)));
    playOn(table, static_cast<std::uint64_t>(seed));
    const Session &session = table.session();
    int upkeeps = 0;
    for (qsizetype event = 1; event <= session.cursor(); ++event) {
        const auto sheet = upkeepWith(session, event);
        const int before = session.stateAt(event - 1).round;
        const bool begins = session.stateAt(event).round != before
            && stageOf(session.stateAt(event).round) != stageOf(before);
        if (!begins) {
            QVERIFY(!sheet || sheet->first < event);
            continue;
        }
        ++upkeeps;
        QVERIFY(sheet.has_value());
        QCOMPARE(sheet->first, event);
        QVERIFY(sheet->isClosed);
        QCOMPARE(sheet->stage, upkeeps + 1);
        QCOMPARE(sheet->seats.size(), table.session().seats());
        for (const UpkeepSheet::Seat &seat : sheet->seats) {
            compareSeat(seat, session.stateAt(sheet->first - 1), session.stateAt(sheet->last));
            QCOMPARE(seat.chose, !seat.options.empty());
        }
        QCOMPARE(lastUpkeepBefore(session, sheet->last), event);
    }
    QVERIFY(upkeeps > 0);
}

void TestUpkeepSheet::nothingOutsideOfAnUpkeep()
{
    AirshipCityTable table(sampleRecord());
    QVERIFY(!upkeepWith(table.session(), 0));
    QCOMPARE(lastUpkeepBefore(table.session(), 0), 0);
    RandomPlayer player(3);
    table.session().play(Played{*player.choose(table.setup(), table.state()), {}});
    QVERIFY(!upkeepWith(table.session(), 1));
    QVERIFY(!upkeepWith(table.session(), 2)); // nothing happened there
}

/// While somebody chooses, contracts and points are told as they will be.
void TestUpkeepSheet::whatFollowsAChoiceIsForeseen()
{
    AirshipCityTable table(choosingRecord());
    RandomPlayer player(5);
    while (table.state().phase != Phase::StageBonus)
        table.session().play(Played{*player.choose(table.setup(), table.state()), {}});
    const auto open = upkeepWith(table.session(), table.session().cursor());
    QVERIFY(open && !open->isClosed && open->isForeseen);
    QCOMPARE(open->next, open->seats.front().player);
    while (table.state().phase == Phase::StageBonus)
        table.session().play(Played{*player.choose(table.setup(), table.state()), {}});
    const auto closed = upkeepWith(table.session(), table.session().cursor());
    QVERIFY(closed && closed->isClosed);
    for (std::size_t seat = 0; seat < closed->seats.size(); ++seat) {
        QCOMPARE(open->seats[seat].refreshed, closed->seats[seat].refreshed);
        QCOMPARE(open->seats[seat].slides, closed->seats[seat].slides);
        QCOMPARE(open->seats[seat].vpAfter, closed->seats[seat].vpAfter);
        for (std::size_t i = 0; i < closed->seats[seat].options.size(); ++i) {
            if (closed->seats[seat].options[i].chosen)
                QCOMPARE(open->seats[seat].options[i].gain, closed->seats[seat].options[i].gain);
        }
    }
}

QTEST_GUILESS_MAIN(TestUpkeepSheet)
#include "tst_upkeepsheet.moc"
