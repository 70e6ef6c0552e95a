// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/desk.h"
#include "ui/cloudage/words/names.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/words/language.h"

#include <QFile>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using skyledger::words::Language;
using skyledger::words::Speech;

namespace {

/// A position, what is tried there, and why not, in the words of the first objection that names the rule.
struct Case {
    const char *name;
    const char16_t *set;
    const char16_t *event;
    const char *rule;
    const char16_t *english;
};

const Case cases[] = {
    // Moments
    {"phase", u"", uR"({"do":"fly","city":"whika","player":1})", "CA-ROUND-01",
     u"not at this moment of the game (production phase)"},
    {"nobody", u"", uR"({"do":"take","resource":"water"})", "CA-ROUND-06",
     u"it must be said which player does it"},
    {"turn", uR"("phase":"movement")", uR"({"do":"fly","city":"whika","player":2})", "CA-ROUND-06",
     u"it is not Bo’s turn, and nothing is due from Bo"},
    {"produced", u"played", uR"({"do":"produce","player":1,"level":null,"reveal":[0,1]})", "CA-PROD-04",
     u"Ada has produced in this phase"},
    {"pass", u"", uR"({"do":"pass","player":1})", "CA-NAV-01",
     u"Ada must reveal Navigation cards: the production phase cannot be passed"},
    {"no fight", uR"("phase":"movement")", uR"({"do":"fight","draw":[]})", "CA-FIGHT-02",
     u"no fight is due: only the first visit of a city brings one"},
    {"build of another", uR"("phase":"action")", uR"({"do":"take","resource":"water","player":3})",
     "CA-BUILD-01", u"Cy has no build action left"},
    {"marker too early", uR"("phase":"movement","tiles":["l5"])",
     uR"({"do":"plant","tiles":["green"],"marker":"l5"})", "CA-TILE-05",
     u"a marker at L5 serves in the action phase only"},
    {"book at the end", uR"("phase":"final-production")", uR"({"do":"book","player":1})", "CA-END-02",
     u"no book is active in the last production phase"},

    // Production
    {"level", u"", uR"({"do":"produce","player":1,"level":3,"reveal":[0,1]})", "CA-PROD-04",
     u"level 3 is above the own production level, 0"},
    {"energy", uR"("players.1.energy":0)", uR"({"do":"produce","player":1,"level":0,"reveal":[0,1]})",
     "CA-PROD-05", u"Energy: 1 needed, 0 there"},
    {"one card", u"", uR"({"do":"produce","player":1,"level":null,"reveal":[0]})", "CA-NAV-01",
     u"2 Navigation cards must be revealed, not 1"},
    {"no such card", u"", uR"({"do":"produce","player":1,"level":null,"reveal":[3,3],"take":"energy"})",
     "CA-NAV-01", u"the Navigation deck holds no 3"},
    {"take lacking", u"", uR"({"do":"produce","player":1,"level":null,"reveal":[1,2]})", "CA-NAV-01",
     u"the lower value is 1: Energy or Project cards must be named"},
    {"take needless", u"", uR"({"do":"produce","player":1,"level":null,"reveal":[0,2],"take":"energy"})",
     "CA-NAV-03", u"the lower value is 0: there is nothing to take"},
    {"known top card", uR"("players.1.navigation.deck":[0,1],"players.1.navigation.top":[4])",
     uR"({"do":"produce","player":1,"level":null,"reveal":[1,4],"take":"energy"})", "CA-PC-19",
     u"a 4 is known to lie on top of the Navigation deck: it is drawn first, not 1"},
    {"book", uR"("round":2)", uR"({"do":"book","player":1,"pick":1})", "CA-PROD-02",
     u"no book is active in round 2"},
    {"book pick",
     uR"("round":3,"players.1.markersLeft":6,"players.2.markersLeft":6,"players.3.markersLeft":6)",
     uR"({"do":"book","player":3})", "CA-PROD-09", u"the reward offers 2 choices: one must be named"},
    {"book fight",
     uR"("round":3,"players.1.markersLeft":6,"players.2.markersLeft":6,"players.3.markersLeft":6)",
     uR"({"do":"book","player":3,"pick":1,"draw":[1]})", "CA-PROD-09", u"this Book action brings no fight"},

    // Movement
    {"points", uR"("phase":"movement")", uR"({"do":"fly","city":"whika","points":4})", "CA-MOVE-01",
     u"movement points: 4 spent, 1 there with the solar panel"},
    {"panel", uR"("phase":"movement")", uR"({"do":"fly","city":"whika","points":1,"panel":"move"})",
     "CA-MOVE-02", u"the points spent show that the solar panel is used: it is not named as well"},
    {"stays", uR"("phase":"movement","players.1.at":"whika")", uR"({"do":"fly","city":"promise","points":0})",
     "CA-MOVE-03", u"without a movement point the airship stays where it is: it cannot reach promise"},
    {"start space", uR"("phase":"movement")", uR"({"do":"fly","city":"promise","points":0})", "CA-MOVE-05",
     u"the start space does not belong to promise: a movement point is needed"},
    {"full", uR"("phase":"movement","players.2.at":"whitehaven")",
     uR"({"do":"fly","city":"whitehaven","points":1})", "CA-MOVE-06",
     u"every hex of whitehaven has an airship"},
    {"found twice", uR"("phase":"movement")",
     uR"({"do":"fly","city":"whika","points":1,"found":["f1","f1"]})", "CA-MOVE-07",
     u"a find gives once a round: f1"},
    {"found at rest", uR"("phase":"movement","players.1.at":"whika")",
     uR"({"do":"fly","city":"whika","points":0,"found":["f1"]})", "CA-MOVE-07",
     u"without a movement point nothing is found"},
    {"gone", uR"("phase":"movement","gone":["f1"])",
     uR"({"do":"fly","city":"whika","points":1,"found":["f1"]})", "CA-PLANT-06",
     u"a plant covers the find: f1"},
    {"L6", uR"("phase":"movement")", uR"({"do":"fly","city":"whika","points":1,"found":["l6"]})",
     "CA-TILE-06", u"L6 is not in play: its find cannot be taken"},
    {"no toll", uR"("phase":"movement")", uR"({"do":"fly","city":"whika","points":1,"toll":"vp"})",
     "CA-TILE-07", u"no toll is due: the airship does not enter L7"},
    {"toll", uR"("phase":"movement","tiles":["l7"])",
     uR"({"do":"fly","city":"whika","points":1,"toll":"water"})", "CA-TILE-07",
     u"the toll of L7: Water: 3 needed, 2 there"},
    {"track", uR"("phase":"movement","players.1.markersLeft":7)",
     uR"({"do":"fly","city":"whika","points":1,"pick":3})", "CA-FIGHT-01",
     u"the reward offers 2 choices, not 3"},
    {"no choice", uR"("phase":"movement")", uR"({"do":"fly","city":"whika","points":1,"pick":1})",
     "CA-FIGHT-01", u"the reward offers no choice"},
    {"accumulator", uR"("phase":"movement")", uR"({"do":"fly","city":"whika","points":1,"accumulator":"vp"})",
     "CA-PC-10",
     u"Accumulator: Water or VP is chosen exactly when its owner has 7 movement points or more (here 1)"},

    // Combat
    {"cards for VP", u"fight", uR"({"do":"fight","draw":[2],"vpCards":1})", "CA-FIGHT-05",
     u"cards paid in VP: at most 0, not 1, for the first one costs Energy"},
    {"cards for Energy", u"fight", uR"({"do":"fight","draw":[2,1,1]})", "CA-FIGHT-05",
     u"all cards of this fight together cost 5 Energy, 2 there"},
    {"no such card to draw", u"fight", uR"({"do":"fight","draw":[9]})", "CA-NAV-04",
     u"no Navigation card of value 9 is left to draw"},
    {"marker of L1", u"fight", uR"({"do":"fight","draw":[],"boost":["l1"]})", "CA-TILE-00",
     u"there is no own marker to spend for L1"},
    {"lost", u"fight", uR"({"do":"fight","draw":[],"pick":1})", "CA-FIGHT-03",
     u"the fight is lost with 0: there is no reward to choose"},
    {"tile elsewhere", u"fight", uR"({"do":"fight","draw":[],"tile":"l14"})", "CA-TILE-14",
     u"L14 and L15 are fought as a City action only"},
    {"sequence", u"fight", uR"({"do":"fight","draw":[],"sequence":"vp"})", "CA-PC-20",
     u"Combat sequence: Water or VP is chosen exactly when its owner reaches 8 or more (here 0)"},
    {"no such tile", uR"("phase":"action")", uR"({"do":"fight","draw":[],"tile":"l15"})", "CA-TILE-15",
     u"L15 is not in play"},
    {"no weapon system", uR"("phase":"action","tiles":["l15"],"players.1.symbols.combat":5)",
     uR"({"do":"fight","draw":[],"tile":"l15","remove":"l7"})", "CA-TILE-15",
     u"L7 is no weapon system that a won fight on L15 could remove"},

    // Gather
    {"drones", uR"("phase":"action")",
     uR"({"do":"gather","district":2,"zones":["metal","metal","water"],"card":{"value":3,"largest":"water","second":"metal"}})",
     "CA-GATH-02", u"two drones on one space: Metal zone"},
    {"sleeve", uR"("phase":"action","sleeves":[8,0,8])",
     uR"({"do":"gather","district":2,"zones":["energy","metal","water"],"card":{"value":3,"largest":"water","second":"metal"}})",
     "CA-GATH-03", u"no City card is left in district 2"},
    {"same zone", uR"("phase":"action")",
     uR"({"do":"gather","district":2,"zones":["energy","metal","water"],"card":{"value":3,"largest":"water","second":"water"}})",
     "CA-GATH-05", u"the largest and the second zone cannot be the same: Water zone"},
    {"both bonuses", uR"("phase":"action")",
     uR"({"do":"gather","district":2,"zones":["energy","metal","water"],"card":{"value":3,"largest":"water","second":"metal","update":"metal","wrench":"metal"}})",
     "CA-GATH-08", u"navigation update and wrench never share a zone: Metal zone"},
    {"parrot", uR"("phase":"action")",
     uR"({"do":"gather","district":2,"zones":["energy","metal","water"],"onTop":true,"card":{"value":3,"largest":"water","second":"metal"}})",
     "CA-PC-19", u"only the Parrot lays a City card on the Navigation deck"},

    // Build
    {"metal", uR"("phase":"action","players.1.metal":1)", uR"({"do":"upgrade","zone":"combat"})", "CA-UPG-01",
     u"Metal: 2 needed, 1 there"},
    {"complete", uR"("phase":"action","players.1.upgrades.combat":4)", uR"({"do":"upgrade","zone":"combat"})",
     "CA-BOARD-02", u"all of them are built: combat upgrades"},
    {"water", uR"("phase":"action","players.1.water":1)", uR"({"do":"play","card":"mechanic"})", "CA-CARD-01",
     u"Water: 2 needed, 1 there"},
    {"hand", uR"("phase":"action","players.1.water":9,"players.1.hand":2)",
     uR"({"do":"play","card":"p-nine"})", "CA-CARD-04",
     u"Project cards in hand: 3 needed with the one that is played, 2 there"},
    {"copies", uR"("phase":"action","players.2.projects":["wreck","wreck"])",
     uR"({"do":"play","card":"wreck"})", "CA-COMP-02", u"no copy of the Project card is left: wreck"},
    {"sale", uR"("phase":"action","players.1.water":9)", uR"({"do":"play","card":"mechanic","sell":true})",
     "CA-PC-14", u"only the Plant market sells Plant tiles"},
    {"market", uR"("phase":"action","players.1.water":9)",
     uR"({"do":"play","card":"plant-market","sell":true})", "CA-PC-14",
     u"the Plant market takes 3 Plant tiles: 2 there"},
    {"report", uR"("phase":"action")", uR"({"do":"upgrade","zone":"combat","reported":{"pay":{"metal":1}}})",
     "CA-ROUND-07", u"these amounts are known, and differ from what is reported"},

    // Plant
    {"capacity", uR"("phase":"action","players.1.plants":5)",
     uR"({"do":"plant","tiles":["green","green","green"]})", "CA-PLANT-01",
     u"at most 2 tiles may be planted here, not 3"},
    {"stock", uR"("phase":"action","players.1.plants":1)", uR"({"do":"plant","tiles":["green","green"]})",
     "CA-PLANT-01", u"Plant tiles: 2 needed, 1 there"},
    {"extra", uR"("phase":"action","players.1.plants":5)",
     uR"({"do":"plant","tiles":["green"],"extra":"green"})", "CA-TILE-14",
     u"a further tile is planted only after a won fight on L14"},
    {"bag", uR"("phase":"action")", uR"({"do":"plant","tiles":["green"],"toBag":2})", "CA-PLANT-07",
     u"tiles for the bag: 2, but only 1 could be placed"},
    {"covered", uR"("phase":"action")", uR"({"do":"plant","tiles":["energy"],"found":["f1"]})", "CA-PLANT-06",
     u"finds covered: 1, tiles placed on the map: 0"},
    {"manual", uR"("phase":"action")", uR"({"do":"plant","tiles":["green"],"manual":"vp"})", "CA-PC-08",
     u"Biology manual: Water or VP is chosen exactly when its owner, being active, plants 3 tiles or more "
     u"(here 1)"},

    // Missions, effects and corrections
    {"mission twice", uR"("players.1.missions":[["green","blue"]])",
     uR"({"do":"mission","player":1,"card":["green","third"],"cover":"blue"})", "CA-MISS-03",
     u"you have this mission: the card goes under the deck and another one is drawn (green Project cards)"},
    {"covers nothing", uR"("players.1.missions":[["green","blue"]])",
     uR"({"do":"mission","player":1,"card":["upgrades","third"]})", "CA-MISS-02",
     u"with a second Mission card or a further one exactly one mission of yours is covered, and it is "
     u"visible"},
    {"tile twice", uR"("tiles":["l3"])",
     uR"({"do":"effect","player":1,"source":"other","tiles":{"in":["l3"]}})", "CA-SETUP-18",
     u"the pieces cannot show this: L3 comes into play once and leaves it once"},
    {"no such level", u"", uR"({"do":"correct","set":{"players.1.level":11},"reason":""})", "CA-SETUP-18",
     u"the pieces cannot show this"},
    {"below nothing", u"", uR"({"do":"correct","set":{"players.1.water":-1},"reason":""})", "CA-ROUND-07",
     u"no resource can fall below 0"},
};

Desk deskOf(const Case &each)
{
    Desk desk(3);
    const auto set = QString::fromUtf16(each.set);
    if (set == u"played"_s) {
        desk.play(uR"({"do":"produce","player":1,"level":null,"reveal":[0,1]})"_s);
    } else if (set == u"fight"_s) {
        desk.set(uR"({"phase":"movement"})"_s);
        desk.play(uR"({"do":"fly","city":"whika"})"_s); // the panel's point: no Energy
    } else if (!set.isEmpty()) {
        desk.set(u'{' + set + u'}');
    }
    return desk;
}

std::optional<play::Objection> objectionOf(const Verdict &verdict, std::string_view rule)
{
    for (const play::Objection &each : verdict.objections) {
        if (ruleId(each.rule.as<Rule>()) == rule)
            return each;
    }
    return std::nullopt;
}

} // namespace

class TestReasons : public QObject
{
    Q_OBJECT

private slots:
    void saysWhy_data();
    void saysWhy();
    void saysItInFrench_data() { saysWhy_data(); }
    void saysItInFrench();
    void saysWhatIsMissing();
    void everyWordHasAName();
    void takesNamesFromTheCatalogue();
};

void TestReasons::saysWhy_data()
{
    QTest::addColumn<qsizetype>("number");
    for (std::size_t i = 0; i < std::size(cases); ++i)
        QTest::newRow(cases[i].name) << static_cast<qsizetype>(i);
}

void TestReasons::saysWhy()
{
    QFETCH(qsizetype, number);
    const Case &each = cases[number];
    const Speech speech(Language::English);
    const Desk desk = deskOf(each);
    const auto objection = objectionOf(desk.check(QString::fromUtf16(each.event)), each.rule);
    QVERIFY2(objection, each.rule);
    QCOMPARE(wording::reason(*objection, wording::GameWords(desk.record)), QString::fromUtf16(each.english));
}

void TestReasons::saysItInFrench()
{
    if (!QFile::exists(u":/i18n/skyledger_fr.qm"_s))
        QSKIP("the French texts are not built in");
    QFETCH(qsizetype, number);
    const Case &each = cases[number];
    const Speech speech(Language::French);
    const Desk desk = deskOf(each);
    const auto objection = objectionOf(desk.check(QString::fromUtf16(each.event)), each.rule);
    QVERIFY(objection);
    const QString said = wording::reason(*objection, wording::GameWords(desk.record));
    QVERIFY2(!said.isEmpty() && !said.contains(u'%'), qPrintable(said));
    QVERIFY2(said != QString::fromUtf16(each.english), qPrintable(said));
}

void TestReasons::saysWhatIsMissing()
{
    const Speech speech(Language::English);
    const Desk desk(3);
    const wording::GameWords game(desk.record);
    const auto said = [&](Value value, int thing) {
        return wording::missingValue({value, static_cast<std::uint16_t>(thing)}, game);
    };
    QCOMPARE(said(Value::CityReward, 0), u"the reward of whika"_s);
    QCOMPARE(said(Value::UpgradeCost, static_cast<int>(upgradeThing(UpgradeZone::Planting, 1))),
             u"the cost of an upgrade (planting upgrades, no. 2)"_s);
    QCOMPARE(said(Value::ProjectColor, 0), u"the colour of a Project card (wreck)"_s);
    QStringList all;
    for (std::size_t value = 0; value < countOf<Value>; ++value) {
        const QString text = said(static_cast<Value>(value), 0);
        QVERIFY2(!text.isEmpty() && !text.contains(u'%') && !all.contains(text), qPrintable(text));
        all << text;
    }
    for (std::size_t key = 0; key < countOf<ReportKey>; ++key) {
        const QString text = wording::toReport(static_cast<ReportKey>(key));
        QVERIFY2(!text.isEmpty() && !all.contains(text), qPrintable(text));
        all << text;
    }
}

void TestReasons::everyWordHasAName()
{
    const Speech speech(Language::English);
    for (const Phase phase : all<Phase>())
        QVERIFY(!wording::name(phase).isEmpty());
    for (const Mission mission : all<Mission>())
        QVERIFY(!wording::name(mission).isEmpty());
    for (const Resource resource : all<Resource>())
        QVERIFY(!wording::name(resource).isEmpty());
    QCOMPARE(wording::name(none<Zone>), QString());
    QCOMPARE(wording::name(CampaignTile::L15), u"L15"_s);
    QCOMPARE(wording::ruleWithPage(Rule::Move03), u"CA-MOVE-03, page 8"_s);
}

void TestReasons::takesNamesFromTheCatalogue()
{
    Desk desk(2);
    QJsonObject setup = desk.record.document["setup"_L1].toObject();
    QJsonObject catalogue = setup["catalogue"_L1].toObject();
    QJsonArray cities = catalogue["cities"_L1].toArray();
    QJsonObject whika = cities[0].toObject();
    whika.insert(u"name"_s, QJsonObject{{u"en"_s, u"Whika Town"_s}, {u"fr"_s, u"Ville de Whika"_s}});
    cities[0] = whika;
    catalogue.insert(u"cities"_s, cities);
    setup.insert(u"catalogue"_s, catalogue);
    desk.record.document.insert(u"setup"_s, setup);
    const wording::GameWords game(desk.record);
    {
        const Speech speech(Language::English);
        QCOMPARE(game.city(City{0}), u"Whika Town"_s);
    }
    if (QFile::exists(u":/i18n/skyledger_fr.qm"_s)) {
        const Speech speech(Language::French);
        QCOMPARE(game.city(City{0}), u"Ville de Whika"_s);
    }
    QCOMPARE(game.player(Player{1}), u"Bo"_s);
    QCOMPARE(game.player(none<Player>), QString());
}

QTEST_GUILESS_MAIN(TestReasons)

#include "tst_reasons.moc"
