// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/answershapes.h"
#include "app/commandline/airshipcity/statejson.h"
#include "app/commandline/airshipcity/verdictjson.h"
#include "core/airshipcity/rules/rules.h"
#include "core/table/jsonwriter.h"
#include "tests/core/airshipcity/record/documents.h"

#include <QJsonArray>
#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

/// The sample game at its start, as the command line prints it.
constexpr const char *startText = R"({
 "round": 1, "stage": 1, "current": 1, "phase": "turn", "acting": null,
 "players": [
  {"name": "Ada", "color": "orange", "vp": 0, "wood": 2, "metal": 2, "gold": 2, "gear": 3,
   "capacity": {"wood": 10, "metal": 10, "gold": 10, "gear": 10},
   "crew": [{"at": "A2", "tile": "harbor-1", "ready": true}, {"at": "A2", "tile": "harbor-1", "ready": true}],
   "contracts": [], "completed": [], "failed": [], "renovations": [],
   "bonusEffects": {"long-distance": "locked", "negotiator": "unknown", "barter": "locked"}, "markersLeft": 20},
  {"name": "Bo", "color": "purple", "vp": 0, "wood": 2, "metal": 2, "gold": 2, "gear": 4,
   "capacity": {"wood": 10, "metal": 10, "gold": 10, "gear": 10},
   "crew": [{"at": "A2", "tile": "harbor-1", "ready": true}, {"at": "A2", "tile": "harbor-1", "ready": true}],
   "contracts": [], "completed": [], "failed": [], "renovations": [],
   "bonusEffects": {"long-distance": "locked", "negotiator": "unknown", "barter": "locked"}, "markersLeft": 20},
  {"name": "Cy", "color": "green", "vp": 0, "wood": 2, "metal": 2, "gold": 2, "gear": 5,
   "capacity": {"wood": 10, "metal": 10, "gold": 10, "gear": 10},
   "crew": [{"at": "A2", "tile": "harbor-1", "ready": true}, {"at": "A2", "tile": "harbor-1", "ready": true}],
   "contracts": [], "completed": [], "failed": [], "renovations": [],
   "bonusEffects": {"long-distance": "locked", "negotiator": "unknown", "barter": "locked"}, "markersLeft": 20}],
 "city": [
  [{"tile": "forest-1", "developed": false}, {"tile": "the-old-one", "developed": false},
   {"tile": "shipyard-1", "developed": false}, {"tile": "valley-1", "developed": false}],
  [{"tile": "harbor-1", "developed": false}, {"tile": "mine-1", "developed": false},
   {"tile": "market-1", "developed": false}, {"tile": "guild-1", "developed": false}],
  [{"tile": "workshop-1", "developed": false}, {"tile": "factory-1", "developed": false},
   {"tile": "lighthouse-1", "developed": false}, {"tile": "mine-2", "developed": false}],
  [{"tile": "forest-2", "developed": false}, {"tile": "valley-2", "developed": false},
   {"tile": "factory-2", "developed": false}, {"tile": "market-2", "developed": false}]],
 "airships": {
  "wooden-private": {"grid": [0, 0, 0], "majority": null}, "wooden-residential": {"grid": [0, 0, 0], "majority": null},
  "wooden-cargo": {"grid": [0, 0, 0], "majority": null}, "metal-private": {"grid": [0, 0, 0], "majority": null},
  "metal-residential": {"grid": [0, 0, 0], "majority": null}, "metal-cargo": {"grid": [0, 0, 0], "majority": null},
  "sightseeing": {"grid": [0, 0, 0], "majority": null}, "passenger": {"grid": [0, 0, 0], "majority": null},
  "cruise": {"grid": [0, 0, 0], "majority": null}},
 "utilities": {"u1": {"grid": [0, 0, 0], "majority": null}, "u2": {"grid": [0, 0, 0], "majority": null}},
 "prices": {
  "wooden-private": {"space": 2, "pays": 3}, "wooden-residential": {"space": 2, "pays": 6},
  "wooden-cargo": {"space": 2, "pays": 9}, "metal-private": {"space": 2, "pays": 3},
  "metal-residential": {"space": 2, "pays": 6}, "metal-cargo": {"space": 2, "pays": 9}},
 "market": ["c01", "c02", "c03", "c04", "c05"], "deckLeft": 2, "pending": []})";

GameRecord sample()
{
    return readGameRecord(gameDocument()).value();
}

} // namespace

/// Positions and verdicts as other programs read them.
class TestStateJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheStart();
    void showsEveryBoard();
    void showsWhatIsDue();
    void showsUnknownPrices();
    void showsEachFact_data();
    void showsEachFact();
    void showsAVerdict();
};

void TestStateJson::showsTheStart()
{
    const GameRecord record = sample();
    const QJsonObject expected = json(startText).toObject();
    const QJsonObject actual = stateJson(record, startState(record.setup));
    for (const QString &key : expected.keys())
        QCOMPARE(actual[key], expected[key]);
    QCOMPARE(actual, expected);
    // The order of the keys is the page's.
    QByteArray written = skyledger::table::writeJson(actual, shapes::state);
    written.replace(' ', "").replace('\n', "");
    QCOMPARE(written, QByteArray(startText).replace(' ', "").replace('\n', ""));
}

void TestStateJson::showsEveryBoard()
{
    const GameRecord record = sample();
    State state = startState(record.setup);
    const Player bo{1};
    PlayerState &depot = state.players[bo];
    depot.vp = -3;
    depot.renovations = {Resource::Wood, Resource::Gear};
    depot.held.append(Contract{2});
    depot.held.append(Contract{0});
    depot.completed.append(Contract{6});
    depot.failed.append(Contract{1});
    depot.bonusEffects[BonusEffect::Barter] = EffectStatus::Used;
    depot.bonusEffects[BonusEffect::LongDistance] = EffectStatus::Ready;
    depot.crews[Crew{1}] = {Cell{9}, false};
    depot.crews[Crew{2}] = {Cell{4}, true};
    state.termLeft[Contract{2}] = 3;
    state.termLeft[Contract{0}] = 1;
    state.airships[Airship::Cruise] = {{{1, 2, 0}}, bo};
    state.utilities[Utility{1}] = {{{0, 0, 1}}, none<Player>};
    state.developed.insert(Tile{15});
    state.round = 9;

    const QJsonObject shown = stateJson(record, state);
    QCOMPARE(shown["stage"_L1].toInt(), 3);
    QCOMPARE(at(shown, u"players[2].vp"_s).toInt(), -3);
    QCOMPARE(at(shown, u"players[2].capacity"_s),
             json(R"({"wood": 20, "metal": 10, "gold": 10, "gear": 20})"));
    QCOMPARE(at(shown, u"players[2].renovations"_s), json(R"(["wood", "gear"])"));
    QCOMPARE(at(shown, u"players[2].contracts"_s),
             json(R"([{"id": "c03", "termLeft": 3}, {"id": "c01", "termLeft": 1}])"));
    QCOMPARE(at(shown, u"players[2].completed"_s), json(R"(["c12"])"));
    QCOMPARE(at(shown, u"players[2].failed"_s), json(R"(["c02"])"));
    QCOMPARE(at(shown, u"players[2].bonusEffects"_s),
             json(R"({"long-distance": "ready", "negotiator": "unknown", "barter": "used"})"));
    QCOMPARE(at(shown, u"players[2].crew[2]"_s),
             json(R"({"at": "B3", "tile": "factory-1", "ready": false})"));
    QCOMPARE(at(shown, u"players[2].crew"_s).toArray().size(), 3);
    QCOMPARE(at(shown, u"players[2].markersLeft"_s).toInt(),
             17); // two on the grid, one on the majority space
    QCOMPARE(at(shown, u"airships.cruise"_s), json(R"({"grid": [1, 2, 0], "majority": 2})"));
    QCOMPARE(at(shown, u"utilities.u2"_s), json(R"({"grid": [0, 0, 1], "majority": null})"));
    QCOMPARE(at(shown, u"city[4][4].developed"_s), QJsonValue(true));
}

void TestStateJson::showsWhatIsDue()
{
    const GameRecord record = sample();
    State state = startState(record.setup);
    state.phase = Phase::Piggyback;
    state.acting = {Player{0}, Crew{1}};
    state.pending.players.append(Player{1});
    state.pending.players.append(Player{2});
    state.pending.choices = {Resource::Wood, Resource::Metal};
    state.pending.amount = 1;
    QJsonObject shown = stateJson(record, state);
    QCOMPARE(shown["phase"_L1].toString(), u"piggyback"_s);
    QCOMPARE(shown["acting"_L1], json(R"({"player": 1, "crew": 2})"));
    QCOMPARE(shown["pending"_L1],
             json(R"([{"player": 2, "choose": "piggyback", "choices": ["wood", "metal"], "amount": 1},
        {"player": 3, "choose": "piggyback", "choices": ["wood", "metal"], "amount": 1}])"));

    state.pending.known = false;
    state.pending.choices = {};
    state.pending.amount = 0;
    shown = stateJson(record, state);
    QCOMPARE(at(shown, u"pending[1]"_s),
             json(R"({"player": 2, "choose": "piggyback", "choices": [], "amount": null})"));

    state.phase = Phase::StageBonus;
    state.acting = {};
    state.pending.known = true;
    state.pending.choices = {Resource::Gold, Resource::Gear};
    state.pending.amount = 2;
    shown = stateJson(record, state);
    QCOMPARE(shown["phase"_L1].toString(), u"stage-bonus"_s);
    QVERIFY(shown["acting"_L1].isNull());
    QCOMPARE(at(shown, u"pending[2]"_s),
             json(R"({"player": 3, "choose": "stage-bonus", "choices": ["gold", "gear"], "amount": 2})"));
}

void TestStateJson::showsUnknownPrices()
{
    const GameRecord record =
        readGameRecord(without(gameDocument(), u"setup.catalogue.priceTracks.2"_s)).value();
    const QJsonObject shown = stateJson(record, startState(record.setup));
    QCOMPARE(at(shown, u"prices.wooden-residential"_s), json(R"({"space": 2, "pays": null})"));
    QCOMPARE(at(shown, u"prices.wooden-cargo"_s), json(R"({"space": 2, "pays": 9})"));
}

void TestStateJson::showsEachFact_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("value");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](FactKey key, int value, const char *expected) {
        QTest::addRow("%d %s", int(key), expected) << int(key) << value << QByteArray(expected);
    };
    row(FactKey::Needed, 2, R"({"needed": 2})");
    row(FactKey::Has, 0, R"({"has": 0})");
    row(FactKey::Lost, 1, R"({"lost": 1})");
    row(FactKey::Level, 0, R"({"level": 1})");
    row(FactKey::Round, 20, R"({"round": 20})");
    row(FactKey::Phase, int(Phase::AtTile), R"({"phase": "at-tile"})");
    row(FactKey::Resource, int(Resource::Gear), R"({"resource": "gear"})");
    row(FactKey::Airship, int(Airship::MetalPrivate), R"({"airship": "metal-private"})");
    row(FactKey::Utility, 1, R"({"utility": "u2"})");
    row(FactKey::Contract, 6, R"({"contract": "c12"})");
    row(FactKey::Contract, 0xFF, R"({"contract": null})");
    row(FactKey::Tile, 1, R"({"tile": "the-old-one"})");
    row(FactKey::Cell, 15, R"({"cell": "D4"})");
    row(FactKey::Player, 0, R"({"player": 1})");
    row(FactKey::Crew, 3, R"({"crew": 4})");
    row(FactKey::BonusEffect, 0, R"({"bonusEffect": "long-distance"})");
    row(FactKey::Kind, int(TileKind::Workshop), R"({"kind": "workshop"})");
    row(FactKey::StageBonus, 3, R"({"stageBonus": "s6"})");
}

void TestStateJson::showsEachFact()
{
    QFETCH(int, key);
    QFETCH(int, value);
    QFETCH(QByteArray, expected);
    const Fact facts[] = {fact(FactKey(key), value)};
    QCOMPARE(factsJson(facts, sample().ids), json(expected).toObject());
}

void TestStateJson::showsAVerdict()
{
    Verdict verdict;
    verdict.lack(Value::UtilityCost, 0);
    verdict.lack(Value::GuildPrice);
    verdict.needs = {ReportKey::Vp, ReportKey::Pay};
    const Ids ids = sample().ids;
    QCOMPARE(QJsonValue(missingJson(verdict, ids)), json(R"(["utilities.u1.cost", "guildPrice"])"));
    QCOMPARE(QJsonValue(reportKeysJson(verdict.needs)), json(R"(["pay", "vp"])"));
}

QTEST_APPLESS_MAIN(TestStateJson)
#include "tst_statejson.moc"
