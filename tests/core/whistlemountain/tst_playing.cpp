// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/table.h"
#include "tests/core/whistlemountain/cases.h"

using namespace skyledger::whistlemountain;
using namespace skyledger::whistlemountain::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Layout K with values set, then in the Work of player 1.
Table working(const QByteArray &set = "{}", int water = 1)
{
    Table t = Table::layoutK(water);
    t.set(set);
    t.play("{'do':'work'}");
    return t;
}

Table turning(const QByteArray &set = "{}", const QJsonObject &rulings = {})
{
    Table t = Table::layoutK(1, rulings);
    t.set(set);
    return t;
}

} // namespace

/// The acceptance cases of sections 25.3, 25.6, 25.7 and those of 25.1 about docks, payment, cards and workers.
class PlayingCases : public QObject
{
    Q_OBJECT

private slots:
    void t01_firstSeat();
    void t02_fourthSeat();
    void t04_workersAfterSetup();
    void t05_startScaffoldInRow2();
    void t07_startScaffoldBesideAnother();
    void t16_cardDock();
    void t17_scaffoldDockPaidInGold();
    void t18_threeScaffolds();
    void t19_whistleForIron();
    void t20_largeDockNotPaid();
    void t21_smallDock2();
    void t22_occupiedDock();
    void t23_sixUpgrades();
    void t26_moveAndRescue();
    void t27_workWithoutTask();
    void t28_moveForAWhistle();
    void t29_rescueNotPaid();
    void t30_moveToAResource();
    void t42_ironcladPartlyCovered();
    void t43_barracksRow();
    void t44_submergedMachine();
    void t45_airshipOnUncoveredCells();
    void t46_forge();
    void t47_treasureMap();
    void t48_liftAboveTheBridge();
    void t49_limitOfFour();
    void t50_twoCards();
    void t51_cardAndTrophyBetweenTasks();
    void t59_whistleSurplus();
    void t60_tollNotHeld();
    void t63_grandMarket();
    void t83_largeDock();
    void t84_rescueDockWithoutWorker();
    void t85_cardDockMixed();
    void t86_ram();
    void t87_ramOwnAircraft();
    void t88_ironLung();
    void t89_lungForAWhistle();
    void t90_goldenLungUnderSurplus();
    void t91_surplusCovered();
    void t92_bazaar();
    void t93_bazaarSubmerged();
    void t94_supplyIsShort();
    void t95_noWhistleLeft();
    void t96_emptyDisplay();
    void t136_toll();
    void t137_hoistAndToll();
    void t138_trophyAndToll();
    void t139_tollBridgeActivated();
    void t140_tollBridgeCovered();
    void t141_jetpackTargets();
    void t142_landing();
    void t143_landingChosen();
    void t144_staysOnItsCell();
    void t145_risesAbove();
    void t146_floatingWorker();
    void t147_foreman();
    void t148_smuggler();
    void t149_smugglerAtTheWater();
    void t150_scavenger();
    void t151_plannerAndDesignOffice();
    void t152_madScientist();
    void t153_riveter();
    void t154_stockpile();
    void t155_shuttle();
    void t156_duplicator();
    void t157_exchangerTwice();
    void t158_antiquarian();
    void t159_alms();
    void t160_reset();
    void t161_deckRebuilt();
    void t162_remoteControl();
    void t163_regulator();
    void t164_emptyDeck();
};

void PlayingCases::t01_firstSeat()
{
    const Table t = Table::sample();
    for (const QString &each : {u"coal"_s, u"iron"_s, u"gold"_s, u"water"_s})
        QCOMPARE(t.number(u"players.1."_s + each), 1);
    NUMBER(t, "players.1.whistle", 0);
}

void PlayingCases::t02_fourthSeat()
{
    const Table t = Table::sample(4);
    for (const QString &each : {u"coal"_s, u"iron"_s, u"gold"_s, u"whistle"_s})
        QCOMPARE(t.number(u"players.4."_s + each), 1);
    NUMBER(t, "players.4.water", 2);
}

void PlayingCases::t04_workersAfterSetup()
{
    const Table t = Table::sample();
    TEXT(t, "players.1.workers.barracks", "[1,2,3,4,5,6,7]");
    NUMBER(t, "players.1.workers.whirlpool", 2);
}

void PlayingCases::t05_startScaffoldInRow2()
{
    const Table t = Table::sample();
    ILLEGAL(t, "{'do':'build','scaffold':{'C2':'coal','D2':null,'C3':null,'D3':'iron'}}", "WM-SETUP-09");
}

void PlayingCases::t07_startScaffoldBesideAnother()
{
    Table t = Table::sample();
    t.play("{'do':'build','scaffold':{'C1':null,'D1':'iron','C2':'coal','D2':null}}");
    t.play("{'do':'build','scaffold':{'E1':'coal','E2':null,'E3':null,'E4':'iron'}}");
    NUMBER(t, "players.2.vp", 0);
    NUMBER(t, "players.2.scaffolds", 1);
    TEXT(t, "phase", "turn");
    NUMBER(t, "current", 1);
}

void PlayingCases::t16_cardDock()
{
    Table t = turning("{'players.1.coal': 2}");
    t.play("{'do':'dock','aircraft':'balloon','dock':'cards','count':3,'pay':{'coal':2}}");
    NUMBER(t, "players.1.cards", 3);
    NUMBER(t, "players.1.coal", 0);
}

void PlayingCases::t17_scaffoldDockPaidInGold()
{
    constexpr auto use = "{'do':'dock','aircraft':'balloon','dock':'scaffolds','count':2,'pay':{'gold':1}}";
    Table t = turning("{'players.1.gold': 1}");
    ILLEGAL(t, use, "WM-RES-02");
    t.set("{'players.1.upgrades': ['golden-lung']}");
    LEGAL(t, use);
}

void PlayingCases::t18_threeScaffolds()
{
    Table t = turning("{'players.1.whistle': 2}");
    t.play("{'do':'dock','aircraft':'balloon','dock':'scaffolds','count':3}");
    NUMBER(t, "players.1.scaffolds", 3);
}

void PlayingCases::t19_whistleForIron()
{
    Table t = turning("{'players.1.iron': 2, 'players.1.whistle': 1}");
    t.play(
        "{'do':'dock','aircraft':'balloon','dock':'medium','machine':'vault','pay':{'iron':2,'whistle':1}}");
    NUMBER(t, "players.1.iron", 0);
    NUMBER(t, "players.1.whistle", 0);
    TEXT(t, "players.1.machines", "[\"vault\"]");
}

void PlayingCases::t20_largeDockNotPaid()
{
    ILLEGAL(turning("{'players.1.iron': 3, 'players.1.coal': 1}"),
            "{'do':'dock','aircraft':'balloon','dock':'large','machine':'trap'}", "WM-RES-06");
}

void PlayingCases::t21_smallDock2()
{
    constexpr auto use = "{'do':'dock','aircraft':'balloon','dock':'small-2','machine':'whistler'}";
    ILLEGAL(turning("{'players.1.coal': 2}"), use, "WM-RES-06");
    LEGAL(turning("{'players.1.coal': 3}"), use);
}

void PlayingCases::t22_occupiedDock()
{
    Table t = turning("{'players.2.aircraft.airship': 'dock.cards'}");
    ILLEGAL(t, "{'do':'dock','aircraft':'ironclad','dock':'cards','count':1}", "WM-DOCK-01");
    t.set("{'players.1.ability': 'ironclad'}");
    ILLEGAL(t, "{'do':'dock','aircraft':'balloon','dock':'cards','count':1}", "WM-DOCK-01");
    t.play("{'do':'dock','aircraft':'ironclad','dock':'cards','count':1}");
    TEXT(t, "players.2.aircraft.airship", "null");
}

void PlayingCases::t23_sixUpgrades()
{
    Table t = turning(
        "{'players.1.upgrades': ['archivist', 'shuttle', 'lifeboat', 'reserve', 'stockpile', 'warehouse'], "
        "'players.1.coal': 4}");
    t.setup().catalogue.upgrades[Upgrade::Manifest].cost = Cost{only(Resource::Coal, 2), 0};
    ILLEGAL(t, "{'do':'dock','aircraft':'balloon','dock':'upgrades','upgrade':'manifest'}", "WM-RES-03");
}

void PlayingCases::t26_moveAndRescue()
{
    Table t = working("{'players.1.gold': 4, 'players.1.cards': 1}");
    t.play("{'do':'move','from':'barracks.3','to':'C4'}");
    ILLEGAL(t, "{'do':'move','from':'whirlpool','to':'E4'}", "WM-WORK-02");
    t.play("{'do':'card','card':'rope-throw'}");
    LEGAL(t, "{'do':'move','from':'whirlpool','to':'E4'}");
}

void PlayingCases::t27_workWithoutTask()
{
    Table t = turning("{'players.1.aircraft.balloon': 'C2', 'players.1.aircraft.airship': 'dock.cards'}");
    t.play("{'do':'work'}");
    TEXT(t, "players.1.aircraft.balloon", "null");
    TEXT(t, "players.1.aircraft.airship", "null");
    t.play("{'do':'endTurn'}");
    NUMBER(t, "current", 2);
}

void PlayingCases::t28_moveForAWhistle()
{
    LEGAL(working("{'players.1.whistle': 1}"),
          "{'do':'move','from':'barracks.3','to':'C4','pay':{'whistle':1}}");
}

void PlayingCases::t29_rescueNotPaid()
{
    ILLEGAL(working("{'players.1.gold': 1}"), "{'do':'move','from':'whirlpool','to':'C4'}", "WM-RES-06");
}

void PlayingCases::t30_moveToAResource()
{
    ILLEGAL(working("{'players.1.gold': 1}"), "{'do':'move','from':'barracks.3','to':'H3'}", "WM-WORKER-05");
}

void PlayingCases::t42_ironcladPartlyCovered()
{
    Table t = working("{'players.2.aircraft.ironclad': 'C2:C4', 'players.1.machines': ['double-gold'], "
                      "'pieces.5': null, 'machines.forge': null}");
    t.play("{'do':'build','machine':'double-gold','area':'F5:F6'}");
    TEXT(t, "players.2.aircraft.ironclad", "null");
}

void PlayingCases::t43_barracksRow()
{
    Table t =
        working("{'players.1.machines': ['double-gold'], 'players.1.workers': {'barracks': [2,3,4,5,6,7], "
                "'whirlpool': 2, 'tower': [2]}}");
    t.play("{'do':'build','machine':'double-gold','area':'F5:F6'}");
    NUMBER(t, "players.1.workers.whirlpool", 3);
    TEXT(t, "players.1.workers.tower", "[2]");
}

void PlayingCases::t44_submergedMachine()
{
    Table t = turning();
    t.play("{'do':'harvest','aircraft':'balloon','area':'H2'}");
    ILLEGAL(t, "{'do':'activate','machine':'treasure-map'}", "WM-ACT-02");
}

void PlayingCases::t45_airshipOnUncoveredCells()
{
    Table t = working("{'players.2.aircraft.airship': 'D3:E3', 'players.1.machines': ['double-gold']}");
    t.play("{'do':'build','machine':'double-gold','area':'F5:F6'}");
    TEXT(t, "players.2.aircraft.airship", "D3:E3");
}

void PlayingCases::t46_forge()
{
    Table t = turning();
    t.play("{'do':'harvest','aircraft':'balloon','area':'D3'}");
    const int before = t.number(u"players.1.iron"_s);
    t.play("{'do':'activate','machine':'forge'}");
    NUMBER(t, "players.1.iron", before + 3);
}

void PlayingCases::t47_treasureMap()
{
    Table t = Table::layoutK(0);
    t.play("{'do':'harvest','aircraft':'balloon','area':'G2'}");
    t.play("{'do':'activate','machine':'treasure-map'}");
    NUMBER(t, "players.1.vp", 5);
}

void PlayingCases::t48_liftAboveTheBridge()
{
    Table t =
        turning("{'machines.forge': null, 'machines.lift': {'area': 'D2:E3', 'by': 1}, 'players.1.water': 2, "
                "'pieces.10': {'E6': 'coal', 'E7': null, 'F7': 'gold'}}");
    t.putWorkers(1, {u"E7"_s});
    t.play("{'do':'harvest','aircraft':'balloon','area':'C2'}");
    t.play("{'do':'activate','machine':'lift','area':'E6:F7'}");
    NUMBER(t, "players.1.vp", 0);
    NUMBER(t, "water", 1);
    TEXT(t, "players.1.workers.tower", "[7]");
}

void PlayingCases::t49_limitOfFour()
{
    Table t = working("{'players.1.coal': 6}");
    t.play("{'do':'endTurn'}");
    NUMBER(t, "players.1.coal", 4);
}

void PlayingCases::t50_twoCards()
{
    Table t = turning("{'players.1.cards': 2}");
    t.play("{'do':'card','card':'treasure-chest'}");
    ILLEGAL(t, "{'do':'card','card':'blueprints'}", "WM-TURN-02");
}

void PlayingCases::t51_cardAndTrophyBetweenTasks()
{
    Table t =
        working("{'players.1.cards': 1, 'players.1.trophies': {'whistle': 1}, 'players.1.scaffolds': 2, "
                "'players.1.water': 1}");
    t.play("{'do':'build','scaffold':{'A5':'coal','A6':null,'B6':null,'A7':'gold'}}");
    t.play("{'do':'card','card':'treasure-chest'}");
    t.play("{'do':'trophy','trophy':'whistle'}");
    NUMBER(t, "players.1.whistle", 3);
    LEGAL(t, "{'do':'build','scaffold':{'G6':'coal','G7':null,'H6':null,'H7':'gold'}}");
}

void PlayingCases::t59_whistleSurplus()
{
    ILLEGAL(turning("{'machines.whistle-surplus': {'area': 'C4:E5', 'by': 2}, 'players.1.coal': 1, "
                    "'players.1.whistle': 1}"),
            "{'do':'dock','aircraft':'balloon','dock':'small-1','machine':'whistler','pay':{'coal':1,'"
            "whistle':1}}",
            "WM-L-18");
}

void PlayingCases::t60_tollNotHeld()
{
    const Table t = working("{'machines.toll-bridge': {'area': 'C4:E5', 'by': 2}, 'players.1.gold': 1}");
    ILLEGAL(t, "{'do':'move','from':'barracks.3','to':'F5'}", "WM-L-14");
    ILLEGAL(t, "{'do':'move','from':'barracks.3','to':'F5','toll':'gold'}", "WM-L-14");
}

void PlayingCases::t63_grandMarket()
{
    const Table t = turning("{'players.1.cards': 1, 'players.1.iron': 3, 'players.1.coal': 2}");
    ILLEGAL(t, "{'do':'card','card':'grand-market'}", "WM-RES-06");
}

void PlayingCases::t83_largeDock()
{
    Table t = turning("{'players.1.iron': 2, 'players.1.whistle': 1, 'players.1.coal': 2}");
    t.play("{'do':'dock','aircraft':'balloon','dock':'large','machine':'trap',"
           "'pay':{'coal':2,'iron':2,'whistle':1}}");
    QCOMPARE(totalOf(t.state().players[Player{}].stock), 0);
}

void PlayingCases::t84_rescueDockWithoutWorker()
{
    const Table t = turning("{'players.1.workers': {'barracks': [2,3,4,5,6,7], 'tower': [1,1,1]}}");
    ILLEGAL(t, "{'do':'dock','aircraft':'balloon','dock':'rescue'}", "WM-DOCK-03");
}

void PlayingCases::t85_cardDockMixed()
{
    Table t = turning("{'players.1.whistle': 1, 'players.1.gold': 1}");
    t.play("{'do':'dock','aircraft':'balloon','dock':'cards','count':3,'pay':{'whistle':1,'gold':1}}");
    NUMBER(t, "players.1.cards", 3);
}

void PlayingCases::t86_ram()
{
    constexpr auto dock = "{'do':'dock','aircraft':'airship','dock':'cards','count':1}";
    Table t = turning("{'players.1.cards': 1, 'players.2.aircraft.balloon': 'dock.cards'}");
    t.play("{'do':'card','card':'ram'}");
    t.play(dock);
    TEXT(t, "players.2.aircraft.balloon", "null");
    NUMBER(t, "players.1.cards", 1);
    ILLEGAL(t, "{'do':'work'}", "WM-TURN-01");

    Table extra = turning("{'players.1.cards': 1, 'players.2.aircraft.balloon': 'dock.cards'}",
                          {{"ram"_L1, "extra"_L1}});
    extra.play("{'do':'card','card':'ram'}");
    extra.play(dock);
    TEXT(extra, "players.2.aircraft.balloon", "null");
    ILLEGAL(extra, "{'do':'endTurn'}", "WM-TURN-01");
    LEGAL(extra, "{'do':'work'}");
    LEGAL(extra, "{'do':'harvest','aircraft':'balloon','area':'C2'}");
}

void PlayingCases::t87_ramOwnAircraft()
{
    Table t = turning("{'players.1.cards': 1, 'players.2.aircraft.balloon': 'dock.cards', "
                      "'players.1.aircraft.balloon': 'dock.scaffolds'}");
    t.play("{'do':'card','card':'ram'}");
    ILLEGAL(t, "{'do':'dock','aircraft':'airship','dock':'scaffolds','count':1}", "WM-DOCK-04");
}

void PlayingCases::t88_ironLung()
{
    LEGAL(working("{'players.1.iron': 2, 'players.1.upgrades': ['iron-lung']}"),
          "{'do':'move','from':'whirlpool','to':'C4','pay':{'iron':2}}");
}

void PlayingCases::t89_lungForAWhistle()
{
    const Table t = turning(
        "{'players.1.iron': 1, 'players.1.gold': 1, 'players.1.upgrades': ['iron-lung', 'warehouse']}");
    LEGAL(t, "{'do':'use','upgrade':'warehouse','pay':{'iron':1}}");
    ILLEGAL(t, "{'do':'use','upgrade':'warehouse','pay':{'gold':1}}", "WM-RES-02");
}

void PlayingCases::t90_goldenLungUnderSurplus()
{
    const Table t =
        turning("{'machines.whistle-surplus': {'area': 'C4:E5', 'by': 2}, 'players.1.iron': 2, "
                "'players.1.gold': 1, 'players.1.whistle': 1, 'players.1.upgrades': ['golden-lung']}");
    ILLEGAL(
        t,
        "{'do':'dock','aircraft':'balloon','dock':'medium','machine':'vault','pay':{'iron':2,'whistle':1}}",
        "WM-L-18");
    LEGAL(t,
          "{'do':'dock','aircraft':'balloon','dock':'medium','machine':'vault','pay':{'iron':2,'gold':1}}");
}

void PlayingCases::t91_surplusCovered()
{
    const Table t = turning("{'machines.whistle-surplus': {'area': 'A4:C5', 'by': 2}, 'water': 4, "
                            "'players.1.workers': {'barracks': [5,6,7], 'whirlpool': 6}, "
                            "'players.2.workers': {'barracks': [5,6,7], 'whirlpool': 6}, "
                            "'players.1.iron': 2, 'players.1.whistle': 1}");
    LEGAL(
        t,
        "{'do':'dock','aircraft':'balloon','dock':'medium','machine':'vault','pay':{'iron':2,'whistle':1}}");
}

void PlayingCases::t92_bazaar()
{
    Table t =
        turning("{'machines.bazaar': {'area': 'C4:E5', 'by': 1, 'holds': {'coal': 1}}, 'players.2.coal': 1, "
                "'players.2.upgrades': ['warehouse'], 'current': 2}");
    ILLEGAL(t, "{'do':'use','upgrade':'warehouse','pay':{'coal':1}}", "WM-RES-02");
    t.play("{'do':'work'}");
    LEGAL(t, "{'do':'move','from':'barracks.3','to':'F5','pay':{'coal':1}}");
}

void PlayingCases::t93_bazaarSubmerged()
{
    for (const bool stays : {false, true}) {
        QJsonObject rulings;
        if (stays)
            rulings.insert("submergedRules"_L1, "stay"_L1);
        Table t = Table::layoutK(1, rulings);
        t.set("{'machines.bazaar': {'area': 'C1:E1', 'by': 1, 'holds': {'coal': 1}}, 'players.1.coal': 1}");
        t.play("{'do':'work'}");
        QCOMPARE(t.judge("{'do':'move','from':'barracks.3','to':'F5','pay':{'coal':1}}"),
                 stays ? QString() : u"WM-RES-07"_s);
    }
}

void PlayingCases::t94_supplyIsShort()
{
    Table t = Table::layoutK(1, {}, 4);
    t.set("{'machines.toll-bridge': {'area': 'C4:E5', 'by': 2, 'holds': {'coal': 3}}, 'players.1.coal': 1, "
          "'players.2.coal': 4, 'players.3.coal': 4, 'players.4.coal': 4}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'A2'}");
    t.play("{'do':'activate','machine':'double-coal'}");
    NUMBER(t, "players.1.coal", 1);
    int lost = 0;
    for (const Change &change : t.changes())
        lost += change.lost;
    QCOMPARE(lost, 2);
}

void PlayingCases::t95_noWhistleLeft()
{
    Table t = Table::layoutK(1, {}, 4);
    t.set("{'players.1.machines': ['whistle-surplus'], 'players.1.whistle': 4, 'players.2.whistle': 4, "
          "'players.3.whistle': 4, 'players.4.whistle': 4}");
    t.play("{'do':'work'}");
    t.play("{'do':'build','machine':'whistle-surplus','area':'C4:E5'}");
    ILLEGAL(t, "{'do':'take','resources':{'coal':1,'whistle':1}}", "WM-RES-05");
    LEGAL(t, "{'do':'take','resources':{'coal':1,'iron':1}}");
}

void PlayingCases::t96_emptyDisplay()
{
    QByteArray stock =
        "['coal-chute','disassembler','infernal-machine','auto-archives','factory','hang-glider',"
        "'jetpack','machine-hub','megaphone','workshop','scrapyard','refuge','bazaar','toll-bridge',"
        "'metamorphoser','trap','trophy-room']";
    Table t = turning("{'players.2.machines': " + stock
                      + ", 'displays.large': ['whistle-surplus'], 'players.1.iron': 4, 'players.1.coal': 4, "
                        "'players.2.iron': 4, 'players.2.coal': 4}");
    t.play("{'do':'dock','aircraft':'balloon','dock':'large','machine':'whistle-surplus'}");
    TEXT(t, "displays.large", "[]");
    t.set("{'players.1.aircraft.balloon': null}");
    t.play("{'do':'endTurn'}");
    ILLEGAL(t, "{'do':'dock','aircraft':'balloon','dock':'large','machine':'trap'}", "WM-DOCK-03");
}

void PlayingCases::t136_toll()
{
    Table t = working(
        "{'machines.toll-bridge': {'area': 'C4:E5', 'by': 2}, 'players.1.gold': 1, 'players.1.coal': 1}");
    t.play("{'do':'move','from':'barracks.3','to':'F5','toll':'coal'}");
    NUMBER(t, "players.1.gold", 0);
    NUMBER(t, "players.1.coal", 0);
    QCOMPARE(t.state().tollBridge[Resource::Coal], 1);
}

void PlayingCases::t137_hoistAndToll()
{
    Table t = turning("{'machines.toll-bridge': {'area': 'C4:E5', 'by': 2}, 'players.1.gold': 2, "
                      "'machines.hoist': {'area': 'A3:B4', 'by': 1}}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'A3'}");
    t.play("{'do':'activate','machine':'hoist'}");
    t.play("{'do':'move','from':'whirlpool','to':'F5','toll':'gold'}");
    QCOMPARE(t.state().tollBridge[Resource::Gold], 1);
    QCOMPARE(supplyOf(t.setup(), t.state(), Resource::Gold), 15);
}

void PlayingCases::t138_trophyAndToll()
{
    ILLEGAL(
        turning("{'machines.toll-bridge': {'area': 'C4:E5', 'by': 2}, 'players.1.trophies': {'move': 1}}"),
        "{'do':'trophy','trophy':'move'}", "WM-BONUS-01");
}

void PlayingCases::t139_tollBridgeActivated()
{
    Table t = turning("{'machines.toll-bridge': {'area': 'C4:E5', 'by': 2, 'holds': {'coal': 2, 'gold': 1}}, "
                      "'players.1.ability': 'daredevil'}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'B6'}");
    t = turning("{'machines.toll-bridge': {'area': 'C4:E5', 'by': 2, 'holds': {'coal': 2, 'gold': 1}}, "
                "'players.1.ability': 'daredevil'}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'E6'}");
    t.play("{'do':'activate','machine':'toll-bridge'}");
    NUMBER(t, "players.1.coal", 2);
    NUMBER(t, "players.1.gold", 1);
    ILLEGAL(t, "{'do':'activate','machine':'toll-bridge'}", "WM-ACT-03");
}

void PlayingCases::t140_tollBridgeCovered()
{
    Table t =
        working("{'machines.toll-bridge': {'area': 'A3:C4', 'by': 2, 'holds': {'coal': 2}}, 'water': 2, "
                "'players.1.workers': {'barracks': [3,4,5,6,7], 'whirlpool': 4}, "
                "'players.2.workers': {'barracks': [3,4,5,6,7], 'whirlpool': 4}, "
                "'players.1.machines': ['double-gold'], 'players.1.gold': 1}");
    t.play("{'do':'build','machine':'double-gold','area':'F5:F6'}");
    QCOMPARE(supplyOf(t.setup(), t.state(), Resource::Coal), 16);
    LEGAL(t, "{'do':'move','from':'barracks.5','to':'E4'}");
}

void PlayingCases::t141_jetpackTargets()
{
    constexpr auto jetpack = "{'machines.jetpack': {'area': 'C4:E5', 'by': 2}, 'players.1.gold': 1}";
    const auto moveTo = [](const char *cell) {
        return QByteArray("{'do':'move','from':'barracks.3','to':'") + cell + "'}";
    };
    const Table t = working(jetpack);
    LEGAL(t, moveTo("E6"));
    LEGAL(t, moveTo("C7"));
    ILLEGAL(t, moveTo("B7"), "WM-L-07");
    ILLEGAL(t, moveTo("F2"), "WM-L-07");
    const Table without = working("{'players.1.gold': 1}");
    for (const char *cell : {"E6", "C7", "B7", "F2"})
        ILLEGAL(without, moveTo(cell), "WM-L-07");
}

namespace {

/// Layout K with the Jetpack out of the way, workers floating, and a scaffold to build.
Table floating(const QStringList &ofFirst, const QStringList &ofSecond)
{
    Table t = Table::layoutK();
    t.set("{'players.1.scaffolds': 1}");
    t.putWorkers(1, ofFirst);
    t.putWorkers(2, ofSecond);
    t.play("{'do':'work'}");
    return t;
}

} // namespace

void PlayingCases::t142_landing()
{
    Table t = floating({}, {u"E6"_s});
    t.play("{'do':'build','scaffold':{'E6':'iron','D7':'coal','E7':null,'F7':null}}");
    TEXT(t, "players.2.workers.grid", "[\"E7\"]");
}

void PlayingCases::t143_landingChosen()
{
    Table t = floating({}, {u"E6"_s});
    t.play("{'do':'build','scaffold':{'E6':'iron','E7':'coal','D7':null,'F7':null}}");
    TEXT(t, "pending.0.cells", "[\"D7\",\"F7\"]");
    ILLEGAL(t, "{'do':'move','from':'E6','to':'D7'}", "WM-TURN-04");
    t.play("{'do':'move','player':2,'from':'E6','to':'D7'}");
    TEXT(t, "players.2.workers.grid", "[\"D7\"]");
}

void PlayingCases::t144_staysOnItsCell()
{
    Table t = floating({}, {u"E6"_s});
    t.play("{'do':'build','scaffold':{'E6':null,'D7':'iron','E7':'coal','F7':null}}");
    TEXT(t, "players.2.workers.grid", "[\"E6\"]");
}

void PlayingCases::t145_risesAbove()
{
    Table t = floating({u"D7"_s}, {u"E6"_s, u"F7"_s});
    t.play("{'do':'build','scaffold':{'E6':'iron','E7':'coal','D7':null,'F7':null}}");
    TEXT(t, "players.1.workers.grid", "[\"D7\"]");
    TEXT(t, "players.2.workers.grid", "[\"F7\",\"E8\"]");
}

void PlayingCases::t146_floatingWorker()
{
    Table t = Table::layoutK();
    t.putWorkers(2, {u"E6"_s});
    ILLEGAL(t, "{'do':'harvest','aircraft':'balloon','area':'E6'}", "WM-HARV-02");
    Table high = Table::layoutK(5);
    high.putWorkers(2, {u"E6"_s});
    high.set("{'players.1.machines': ['double-gold'], 'pieces.10': {'C8': 'coal', 'D8': 'gold'}}");
    high.play("{'do':'work'}");
    high.play("{'do':'build','machine':'double-gold','area':'C8:D8'}");
    TEXT(high, "players.2.workers.grid", "[]");
}

void PlayingCases::t147_foreman()
{
    Table t = working("{'players.1.ability': 'foreman', 'players.1.gold': 1}");
    t.putWorkers(2, {u"C4"_s});
    t.putWorkers(1, {u"B5"_s});
    t.play("{'do':'move','from':'barracks.3','to':'B4'}");
    NUMBER(t, "players.1.vp", 8);
}

void PlayingCases::t148_smuggler()
{
    Table t = working("{'players.1.ability': 'smuggler', 'players.1.gold': 1}");
    t.play("{'do':'move','from':'barracks.3','to':'C4'}");
    for (const char *resource : {"iron", "coal", "water"})
        LEGAL(t, QByteArray("{'do':'take','resources':{'") + resource + "':1}}");
    ILLEGAL(t, "{'do':'take','resources':{'gold':1}}", "WM-ORD-01");
}

void PlayingCases::t149_smugglerAtTheWater()
{
    Table t = working("{'players.1.ability': 'smuggler', 'players.1.gold': 1}", 3);
    t.play("{'do':'move','from':'barracks.5','to':'H4'}");
    TEXT(t, "pending.0.among", "[\"water\",\"whistle\"]");
}

void PlayingCases::t150_scavenger()
{
    Table t = turning("{'players.1.ability': 'scavenger', 'players.1.gold': 1, 'players.1.cards': 1}");
    Table rescue = t;
    t.play("{'do':'card','card':'rush'}");
    t.play("{'do':'move','from':'barracks.3','to':'C4'}");
    NUMBER(t, "players.1.cards", 1);
    rescue.play("{'do':'card','card':'rope-throw'}");
    rescue.play("{'do':'move','from':'whirlpool','to':'C4'}");
    NUMBER(rescue, "players.1.cards", 0);
}

void PlayingCases::t151_plannerAndDesignOffice()
{
    Table t = turning("{'players.1.ability': 'planner', 'players.1.upgrades': ['design-office', 'rd-unit'], "
                      "'players.1.whistle': 3}");
    t.play("{'do':'use','upgrade':'rd-unit'}");
    t.play("{'do':'take','upgrade':'archivist'}");
    t.play("{'do':'take','machine':'whistler'}");
    NUMBER(t, "players.1.cards", 1);
    TEXT(t, "players.1.machines", "[\"whistler\"]");
    TEXT(t, "players.1.upgrades", "[\"design-office\",\"rd-unit\",\"archivist\"]");
}

void PlayingCases::t152_madScientist()
{
    Table t = turning("{'players.1.ability': 'mad-scientist', 'players.2.ability': 'exchanger', "
                      "'machines.archives': {'area': 'C4:D5', 'by': 1}}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'C4'}");
    t.play("{'do':'activate','machine':'archives'}");
    NUMBER(t, "players.1.cards", 1);
    NUMBER(t, "discarded", 2);
    t.play("{'do':'endTurn'}");
    NUMBER(t, "players.1.cards", 2);
}

void PlayingCases::t153_riveter()
{
    Table t = turning("{'players.1.ability': 'riveter', 'players.1.whistle': 1}");
    t.play("{'do':'dock','aircraft':'balloon','dock':'scaffolds','count':2}");
    t.play("{'do':'endTurn'}");
    NUMBER(t, "players.1.scaffolds", 3);
}

void PlayingCases::t154_stockpile()
{
    for (const bool before : {true, false}) {
        QJsonObject rulings;
        if (!before)
            rulings.insert("stockpileCount"_L1, "after-limit"_L1);
        Table t = Table::layoutK(1, rulings);
        t.set("{'players.1.upgrades': ['stockpile'], 'players.1.coal': 6, 'players.1.iron': 3}");
        t.play("{'do':'work'}");
        t.play("{'do':'endTurn'}");
        NUMBER(t, "players.1.vp", before ? 2 : 0);
        NUMBER(t, "players.1.coal", 4);
        NUMBER(t, "players.1.iron", 3);
    }
}

void PlayingCases::t155_shuttle()
{
    Table t = turning("{'players.1.upgrades': ['shuttle']}");
    Table earlier = t;
    t.play("{'do':'dock','aircraft':'balloon','dock':'cards','count':1}");
    t.play("{'do':'endTurn','shuttle':true}");
    TEXT(t, "players.1.aircraft.balloon", "null");
    earlier.set("{'players.1.aircraft.balloon': 'dock.cards'}");
    earlier.play("{'do':'harvest','aircraft':'airship','area':'B7:B8'}");
    ILLEGAL(earlier, "{'do':'endTurn','shuttle':true}", "WM-U-17");
}

void PlayingCases::t156_duplicator()
{
    Table t = turning(
        "{'players.1.upgrades': ['duplicator'], 'players.1.whistle': 1, 'players.2.ability': 'architect', "
        "'players.1.scaffolds': 1}");
    ILLEGAL(t, "{'do':'use','upgrade':'duplicator','copy':'planner'}", "WM-BONUS-01");
    t.play("{'do':'use','upgrade':'duplicator','copy':'architect'}");
    NUMBER(t, "players.1.whistle", 0);
    t.play("{'do':'work'}");
    t.play("{'do':'build','scaffold':{'E6':'coal','D7':null,'E7':null,'F7':'gold'}}");
    NUMBER(t, "players.1.vp", 7);
}

void PlayingCases::t157_exchangerTwice()
{
    Table t = turning("{'players.1.coal': 2}");
    t.play("{'do':'use','ability':'exchanger','give':'coal','get':'whistle'}");
    NUMBER(t, "players.1.whistle", 1);
    ILLEGAL(t, "{'do':'use','ability':'exchanger','give':'coal','get':'whistle'}", "WM-UPG-01");
}

void PlayingCases::t158_antiquarian()
{
    Table t = turning("{'players.1.upgrades': ['antiquarian'], 'players.1.whistle': 3}");
    for (int i = 0; i < 3; ++i)
        t.play("{'do':'use','upgrade':'antiquarian'}");
    NUMBER(t, "players.1.vp", 3);
}

void PlayingCases::t159_alms()
{
    Table t = turning("{'players.1.cards': 1, 'players.1.coal': 2}");
    t.play("{'do':'card','card':'alms'}");
    NUMBER(t, "players.1.coal", 2);
    for (const QString &each : {u"iron"_s, u"water"_s, u"gold"_s, u"whistle"_s})
        QCOMPARE(t.number(u"players.1."_s + each), 1);
}

void PlayingCases::t160_reset()
{
    Table t = turning("{'players.1.cards': 5}");
    t.play("{'do':'card','card':'reset','discard':2}");
    NUMBER(t, "players.1.cards", 5);
    ILLEGAL(turning("{'players.1.cards': 2}"), "{'do':'card','card':'reset','discard':2}", "WM-BONUS-01");
}

void PlayingCases::t161_deckRebuilt()
{
    Table t = turning("{'players.1.cards': 1, 'players.2.cards': 29, 'deckLeft': 1}");
    NUMBER(t, "discarded", 9);
    t.play("{'do':'card','card':'blueprints'}");
    NUMBER(t, "players.1.cards", 2);
    NUMBER(t, "deckLeft", 8);
    NUMBER(t, "discarded", 1);
}

void PlayingCases::t162_remoteControl()
{
    Table t =
        turning("{'players.1.cards': 1, 'machines.forge': null, 'players.1.machines': ['forge', 'refuge']}");
    t.play("{'do':'card','card':'remote-control'}");
    ILLEGAL(t, "{'do':'activate','machine':'refuge'}", "WM-ACT-05");
    t.play("{'do':'activate','machine':'forge'}");
    NUMBER(t, "players.1.iron", 3);
}

void PlayingCases::t163_regulator()
{
    ILLEGAL(turning("{'players.1.cards': 1}"), "{'do':'card','card':'regulator','aircraft':'balloon'}",
            "WM-BONUS-01");
}

void PlayingCases::t164_emptyDeck()
{
    Table t =
        turning("{'players.2.cards': 40, 'deckLeft': 0, 'machines.archives': {'area': 'C4:D5', 'by': 1}}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'C4'}");
    t.play("{'do':'activate','machine':'archives'}");
    NUMBER(t, "players.1.cards", 0);
}

QTEST_GUILESS_MAIN(PlayingCases)
#include "tst_playing.moc"
