// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "core/table/jsonreader.h"
#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/pieces.h"
#include "ui/airshipcity/words/terms.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using words::Language;

class TestEvents : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void deeds_data();
    void deeds();
    void inFrench();
    void overridesAndCorrections();
    void everyValueOfACorrection();
    void prices();
    void situations();
    void warnings();
    void everyEventOfTheGoldenGames_data();
    void everyEventOfTheGoldenGames();

private:
    std::unique_ptr<words::Speech> m_speech;
};

void TestEvents::init()
{
    m_speech = std::make_unique<words::Speech>(Language::English);
}

namespace {

/// What is said of an event when the first player's crew 1 has just stopped on a tile.
struct Scene {
    const char *name;
    Tile tile;
    Event event;
    QString said;
};

std::vector<Scene> scenes()
{
    return {
        {"move", harbor, move(2, "E"), u"Ada moves crew 2 east to Mine-1 (B2)"_s},
        {"relay", harbor, move(2, "EE"), u"Ada moves crew 2 east, east to Market-1 (C2)"_s},
        {"off the grid", harbor, move(2, "W"), u"Ada moves crew 2 west"_s},
        {"flight", harbor, fly(2, "EN"),
         u"Ada flies crew 2 a long distance, east, north, to Architect’s Office (B1)"_s},
        {"generator", mine1, use(), u"Ada uses Mine-1 (B2)"_s},
        {"crest", forest1, use(wood), u"Ada uses Forest-1 (A1); chosen as crest bonus: wood"_s},
        {"guild", guild, use(), u"Ada hires a crew: Guild Hall (D2)"_s},
        {"harbor", harbor, use(), u"Ada gathers all own crew: Harbor (A2)"_s},
        {"lighthouse", lighthouse, slideFree({push("2", 'E')}),
         u"Ada slides row 2 east with the Lighthouse"_s},
        {"lighthouse twice", lighthouse, slideFree({push("2", 'E'), push("B", 'N')}),
         u"Ada slides row 2 east and column B north with the Lighthouse"_s},
        {"market", market1, takeContract(contractS),
         u"Ada takes a contract: 2 wood, 1 metal, 1 gear (1 VP, 1 gold); none is turned up"_s},
        {"donate", shipyard, build(Airship::WoodenPrivate, Then::Donate),
         u"Ada builds and donates the wooden private ship"_s},
        {"sell", shipyard, build(Airship::MetalCargo, Then::Sell),
         u"Ada builds and sells the metal cargo ship"_s},
        {"utility", architect, buildUtility(u2), u"Ada builds a public utility: public utility no. 2"_s},
        {"workshop", workshop, renovate(wood, forest2),
         u"Ada unlocks a renovation: wood; developed: Forest-2 (A4)"_s},
        {"workshop alone", workshop, renovate(gold),
         u"Ada unlocks a renovation: gold; no tile is developed"_s},
        {"keys of another tile", mine1, buildUtility(u2), u"Ada uses Mine-1 (B2)"_s},
        {"skip nowhere", none<Tile>, skip(), u"Ada leaves a tile unused, but no crew stands at one"_s},
        {"use nowhere", none<Tile>, use(), u"Ada uses a tile, but no crew stands at one"_s},
        {"skip", mine1, skip(), u"Ada leaves the tile unused: Mine-1 (B2)"_s},
        {"decline", valley1, answer(p2, {}), u"Bo declines the Piggybacking Bonus"_s},
        {"piggyback", valley1, answer(p2, wood), u"Bo takes the Piggybacking Bonus: wood"_s},
        {"negotiator", valley1, answer(p2, wood, metal),
         u"Bo takes the Piggybacking Bonus: wood; the Skilled Negotiator adds: metal"_s},
        {"slide", harbor, slide("D", 'S'), u"Ada slides column D south"_s},
        {"fulfil", harbor, fulfil(contractS),
         u"Ada completes a contract: 2 wood, 1 metal, 1 gear (1 VP, 1 gold)"_s},
        {"barter", harbor, barter(gold, gear), u"Ada barters 1 gold for 1 gear"_s},
        {"end of the turn", harbor, endTurn(), u"Ada ends the turn"_s},
        {"stage bonus", harbor, stageBonus(p3, metal), u"Cy takes this from the stage bonus: metal"_s},
    };
}

} // namespace

void TestEvents::deeds_data()
{
    QTest::addColumn<int>("number");
    int number = 0;
    for (const Scene &scene : scenes())
        QTest::addRow("%s", scene.name) << number++;
}

void TestEvents::deeds()
{
    QFETCH(int, number);
    const Scene scene = scenes()[static_cast<std::size_t>(number)];
    const words::fixture::NamedGame names;
    Game game;
    if (scene.tile != none<Tile>)
        game.acting(scene.tile);
    QCOMPARE(words::deed(scene.event, names.words, game.state), scene.said);

    SKIP_WITHOUT_FRENCH();
    m_speech->change(Language::French);
    const QString french = words::deed(scene.event, names.words, game.state);
    VERIFY_SENTENCE(french);
    QVERIFY2(french != scene.said, qPrintable(french));
}

void TestEvents::inFrench()
{
    SKIP_WITHOUT_FRENCH();
    m_speech->change(Language::French);
    const words::fixture::NamedGame names;
    Game game;
    QCOMPARE(words::deed(Event(move(1, "E")), names.words, game.state),
             u"Ada avance l’équipage 1 vers la droite, jusqu’à la Mine 1 (B2)"_s);
    QCOMPARE(words::deed(Event(slide("2", 'W')), names.words, game.state),
             u"Ada fait glisser la ligne 2 vers la gauche"_s);
}

void TestEvents::overridesAndCorrections()
{
    const words::fixture::NamedGame names;
    const Game game;
    const auto said = [&](const Event &event) { return words::deed(event, names.words, game.state); };
    QCOMPARE(said(correct({set::Stock{p1, gold, 4}, set::Vp{p2, -1}})),
             u"corrected by hand: Ada, gold: 4; Bo, VP: -1"_s);
    Override insisted = overridden(endTurn());
    QCOMPARE(said(insisted), u"against the rules, the table wants it: Ada ends the turn"_s);
    QCOMPARE(said(overridden(move(1, "E"))), // nothing forbids it (any more)
             u"recorded because the table wants it: Ada moves crew 1 east to Mine-1 (B2)"_s);
    insisted.wasLegal = true;
    QCOMPARE(said(insisted), u"legal until something before it was changed: Ada ends the turn"_s);
    insisted.isVoid = true;
    QCOMPARE(said(insisted), u"without effect, the boards cannot show it any more: Ada ends the turn"_s);
}

void TestEvents::everyValueOfACorrection()
{
    ContractList contracts;
    contracts.append(contractS);
    FixedList<HeldContract, 32> held;
    held.append({contractS, 2});
    FixedList<CrewPlacement, 4> crews;
    crews.append({Cell{0}, true});
    crews.append({Cell{5}, false});
    const std::vector<std::pair<Assignment, QString>> values{
        {set::Stock{p1, wood, 3}, u"Ada, wood: 3"_s},
        {set::Vp{p1, 12}, u"Ada, VP: 12"_s},
        {set::Crews{p1, crews}, u"Ada, crew: A1, B2 (spent)"_s},
        {set::CrewAt{p1, Crew{0}, Cell{6}}, u"Ada, crew 1: on C2"_s},
        {set::CrewReady{p1, Crew{1}, false}, u"Ada, crew 2: spent"_s},
        {set::CrewReady{p1, Crew{1}, true}, u"Ada, crew 2: ready"_s},
        {set::Held{p1, held}, u"Ada, Contract Term Track: term 2: 2 wood, 1 metal, 1 gear (1 VP, 1 gold)"_s},
        {set::Completed{p1, {}}, u"Ada, Completed Contracts: none"_s},
        {set::Failed{p1, contracts}, u"Ada, Failed Contracts: 2 wood, 1 metal, 1 gear (1 VP, 1 gold)"_s},
        {set::Renovations{p1, {wood, gear}}, u"Ada, unlocked renovations: wood; gear"_s},
        {set::Effect{p1, BonusEffect::Barter, EffectStatus::Used}, u"Ada, Barter: used"_s},
        {set::AirshipGrid{Airship::Cruise, {{1, 0, 2, 0}}},
         u"Luxury Cruise Ship, donation markers: Ada 1, Bo 0, Cy 2, Dee 0"_s},
        {set::AirshipMajority{Airship::Cruise, p3}, u"Luxury Cruise Ship, majority: Cy"_s},
        {set::UtilityGrid{u1, {{1, 0, 2, 0}}},
         u"public utility no. 1, donation markers: Ada 1, Bo 0, Cy 2, Dee 0"_s},
        {set::UtilityMajority{u1, nobody}, u"public utility no. 1, majority: nobody"_s},
        {set::PriceSpace{Airship::MetalCargo, 3}, u"Metal Cargo Ship, price marker: space 3"_s},
        {set::CityTile{Cell{0}, mine1}, u"A1: Mine-1"_s},
        {set::Developed{Cell{0}, true}, u"A1: developed side up"_s},
        {set::Developed{Cell{0}, false}, u"A1: basic side up"_s},
        {set::Market{contracts}, u"contracts on display: 2 wood, 1 metal, 1 gear (1 VP, 1 gold)"_s},
        {set::DeckLeft{7}, u"contracts in the deck: 7"_s},
        {set::Round{4}, u"round: 4"_s},
        {set::Current{p2}, u"to play: Bo"_s},
    };
    const words::fixture::NamedGame names;
    std::set<std::size_t> kinds;
    for (const auto &[value, said] : values) {
        m_speech->change(Language::English);
        QCOMPARE(words::correctedValue(value, names.words), said);
        kinds.insert(value.setting.number());
        m_speech->change(Language::French);
        VERIFY_SENTENCE(words::correctedValue(value, names.words));
    }
    QCOMPARE(kinds.size(), skyledger::table::countOf<Setting>);
}

void TestEvents::prices()
{
    Quote quote;
    QCOMPARE(words::costAndGain(quote), QString());
    quote.pay = amounts(4, 0, 0, 1);
    quote.gain = amounts(0, 0, 3, 0);
    quote.vp = 2;
    QCOMPARE(words::costAndGain(quote), u"pays 4 wood, 1 gear; gains 3 gold; scores 2 VP"_s);
    quote.needs = {ReportKey::Pay, ReportKey::Gain, ReportKey::Vp};
    QCOMPARE(words::costAndGain(quote), u"price not known; gain not known; VP not known"_s);
}

void TestEvents::situations()
{
    const words::fixture::NamedGame names;
    Game game;
    QCOMPARE(words::roundAndStage(game.state), u"Round 1 of 20, stage 1 of 5."_s);
    QCOMPARE(words::expected(game.state, names.words), u"Ada plays. Crew still to be activated: 1, 2."_s);
    game.acting(mine1);
    QCOMPARE(words::expected(game.state, names.words),
             u"Ada uses or leaves a tile: crew 1 stands on Mine-1 (B2)."_s);
    game.state.phase = Phase::Piggyback;
    game.state.pending = {.players = {}, .choices = {wood, metal}, .amount = 1};
    game.state.pending.players.append(p2);
    game.state.pending.players.append(p4);
    QCOMPARE(
        words::expected(game.state, names.words),
        u"To take the Piggybacking Bonus (1 wood or 1 metal) or decline it, in this order: Bo and Dee."_s);
    game.state.phase = Phase::Over;
    game.state.round = 20;
    QCOMPARE(words::expected(game.state, names.words), u"The game is over: round 20 is over."_s);
}

void TestEvents::warnings()
{
    const words::fixture::NamedGame names;
    Change change{.kind = Change::Kind::Gained, .player = p2, .resource = gear, .amount = 1};
    QCOMPARE(words::lostToFullTrack(change, names.words), QString());
    change.lost = 1;
    QCOMPARE(words::lostToFullTrack(change, names.words), u"Bo loses 1 gear: the track is full"_s);
    change.lost = 2;
    QCOMPARE(words::lostToFullTrack(change, names.words), u"Bo loses 2 gears: the track is full"_s);
}

void TestEvents::everyEventOfTheGoldenGames_data()
{
    QTest::addColumn<QString>("path");
    const QDir games(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/airshipcity/games"));
    const QStringList files = games.entryList({u"*.skyledger"_s});
    QVERIFY(!files.isEmpty());
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << games.filePath(file);
}

void TestEvents::everyEventOfTheGoldenGames()
{
    QFETCH(QString, path);
    const auto bytes = table::readBytes(path);
    QVERIFY(bytes);
    const auto record = readGameRecord(bytes.value());
    QVERIFY(record);
    const words::GameWords game(record.value());
    for (const Language language : {Language::English, Language::French}) {
        m_speech->change(language);
        const Replay replay = airshipcity::replay(record.value().setup, record.value().inForce());
        const std::size_t known = std::min(replay.states.size(), record.value().cursor);
        for (std::size_t i = 0; i < known; ++i) {
            VERIFY_SENTENCE(words::deed(record.value().entries[i].event, game, replay.states[i]));
            VERIFY_SENTENCE(words::expected(replay.states[i], game));
        }
    }
}

QTEST_GUILESS_MAIN(TestEvents)

#include "tst_events.moc"
