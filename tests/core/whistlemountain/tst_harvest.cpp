// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/whistlemountain/cases.h"

#include <map>

using namespace skyledger::whistlemountain;
using namespace skyledger::whistlemountain::test;
using namespace Qt::Literals::StringLiterals;

/// The acceptance cases of section 25.2 and those of 25.1 about Harvest.
class HarvestCases : public QObject
{
    Q_OBJECT

private slots:
    void t09_allAircraftOut();
    void t10_balloonOnScaffold();
    void t11_notEntirelyOnOneMachine();
    void t12_onTwoMachines();
    void t13_besideDarkScorer();
    void t14_printedIroncladExample();
    void t15_machineBuiltBeside();
    void t64_refugeWithWorker();
    void t65_onAnotherAircraft();
    void t66_placesOfAircraft();
    void t67_balloonOnC2();
    void t68_aeronaut();
    void t69_balloonOnF2();
    void t70_airshipOnSubmergedMachine();
    void t71_airshipOnForge();
    void t72_offTheMachine();
    void t73_coveredCell();
    void t74_daredevil();
    void t75_daredevilOnMachine();
    void t76_daredevilNotDirectly();
    void t77_newResources();
    void t78_acePilot();
    void t79_besideAcePilot();
    void t80_ironcladPushes();
    void t81_aircraftSentHome();
    void t82_bentAirship();
};

void HarvestCases::t09_allAircraftOut()
{
    Table t = Table::layoutK();
    t.set("{'players.1.aircraft.balloon': 'dock.cards', 'players.1.aircraft.airship': 'dock.rescue', "
          "'players.1.aircraft.ironclad': 'dock.small-1'}");
    ILLEGAL(t, "{'do':'harvest','aircraft':'balloon','area':'C2'}", "WM-HARV-01");
}

void HarvestCases::t10_balloonOnScaffold()
{
    Table t = Table::layoutK();
    ILLEGAL(t, "{'do':'harvest','aircraft':'balloon','area':'G3'}", "WM-HARV-03");
    t.set("{'players.1.ability': 'ace-pilot'}");
    LEGAL(t, "{'do':'harvest','aircraft':'balloon','area':'G3'}");
}

void HarvestCases::t11_notEntirelyOnOneMachine()
{
    const Table t = Table::layoutK();
    ILLEGAL(t, "{'do':'harvest','aircraft':'airship','area':'C2:D2'}", "WM-HARV-02");
}

void HarvestCases::t12_onTwoMachines()
{
    Table t = Table::layoutK();
    t.set("{'machines.library': {'area': 'F2:G3', 'by': 1}, 'machines.treasure-map': null}");
    ILLEGAL(t, "{'do':'harvest','aircraft':'ironclad','area':'D3:F3'}", "WM-HARV-03");
}

void HarvestCases::t13_besideDarkScorer()
{
    Table t = Table::layoutK();
    Table beside = t;
    beside.play("{'do':'harvest','aircraft':'balloon','area':'C7'}");
    LEGAL(beside, "{'do':'activate','machine':'dark-scorer'}");
    Table diagonal = t;
    diagonal.play("{'do':'harvest','aircraft':'balloon','area':'B7'}");
    ILLEGAL(diagonal, "{'do':'activate','machine':'dark-scorer'}", "WM-HARV-12");
    t.set("{'players.1.ability': 'aeronaut'}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'B7'}");
    LEGAL(t, "{'do':'activate','machine':'dark-scorer'}");
}

void HarvestCases::t14_printedIroncladExample()
{
    // Three cells above a water line, beside Double Coal, Dark Scorer and Automation.
    Table t = Table::layoutK(1);
    t.set("{'machines.forge': null, 'machines.treasure-map': null, 'machines.double-coal': null, "
          "'machines.dark-scorer': null, 'pieces.2': null}");
    t.set("{'machines.double-coal': {'area': 'A2:B2', 'by': 1}, 'machines.dark-scorer': {'area': 'C3:D3', "
          "'by': 1}, "
          "'machines.automation': {'area': 'E3:F4', 'by': 2}}");
    t.play("{'do':'harvest','aircraft':'ironclad','area':'C2:E2'}");
    NUMBER(t, "players.1.water", 3);
    t.play("{'do':'activate','machine':'double-coal'}");
    t.play("{'do':'activate','machine':'dark-scorer'}");
    ILLEGAL(t, "{'do':'activate','machine':'automation'}", "WM-RES-06");
    NUMBER(t, "players.1.coal", 3);
    NUMBER(t, "players.1.vp", 1);
}

void HarvestCases::t15_machineBuiltBeside()
{
    Table t = Table::layoutK();
    t.set("{'players.1.machines': ['vault'], 'players.1.trophies': {'build': 1}, 'players.1.iron': 1}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'F2'}");
    t.play("{'do':'trophy','trophy':'build'}");
    t.play("{'do':'build','machine':'vault','area':'F3:G4'}");
    ILLEGAL(t, "{'do':'activate','machine':'vault','pay':{'iron':1}}", "WM-HARV-05");
}

void HarvestCases::t64_refugeWithWorker()
{
    Table t = Table::layoutK();
    t.set("{'machines.refuge': {'area': 'A4:C5', 'by': 1}, 'players.2.workers': {'barracks': [2,3,4,5,6,7], "
          "'whirlpool': 2, 'refuge': 1}}");
    ILLEGAL(t, "{'do':'harvest','aircraft':'balloon','area':'B4'}", "WM-HARV-14");
}

void HarvestCases::t65_onAnotherAircraft()
{
    Table t = Table::layoutK();
    t.set("{'players.2.aircraft.balloon': 'E7'}");
    ILLEGAL(t, "{'do':'harvest','aircraft':'ironclad','area':'E6:E8'}", "WM-HARV-03");
    t.set("{'players.1.ability': 'ironclad'}");
    t.play("{'do':'harvest','aircraft':'ironclad','area':'E6:E8'}");
    TEXT(t, "players.2.aircraft.balloon", "null");
}

void HarvestCases::t66_placesOfAircraft()
{
    const Table t = Table::layoutK();
    std::map<Aircraft, std::pair<int, int>> places;
    for (const Play &play : t.legal()) {
        const auto *harvest = std::get_if<Harvest>(&play.what);
        if (!harvest)
            continue;
        const bool onMachine = !(cellsOf(harvest->area) & t.state().machineCells).empty();
        auto &[cells, machines] = places[harvest->aircraft];
        ++(onMachine ? machines : cells);
    }
    QCOMPARE(places[Aircraft::Balloon], std::pair(34, 10));
    QCOMPARE(places[Aircraft::Airship], std::pair(48, 7));
    QCOMPARE(places[Aircraft::Ironclad], std::pair(34, 0));
}

void HarvestCases::t67_balloonOnC2()
{
    Table t = Table::layoutK();
    t.play("{'do':'harvest','aircraft':'balloon','area':'C2'}");
    NUMBER(t, "players.1.water", 1);
    NUMBER(t, "players.1.iron", 1);
    t.play("{'do':'activate','machine':'double-coal'}");
    t.play("{'do':'activate','machine':'forge'}");
    NUMBER(t, "players.1.coal", 2);
    NUMBER(t, "players.1.iron", 4);
    NUMBER(t, "players.1.water", 1);
    TEXT(t, "main.activated", "[\"double-coal\",\"forge\"]");
}

void HarvestCases::t68_aeronaut()
{
    Table t = Table::layoutK();
    t.set("{'players.1.ability': 'aeronaut'}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'C2'}");
    NUMBER(t, "players.1.water", 3);
    NUMBER(t, "players.1.coal", 1);
    NUMBER(t, "players.1.iron", 1);
    t.play("{'do':'activate','machine':'forge'}");
    ILLEGAL(t, "{'do':'activate','machine':'forge'}", "WM-HARV-12");
}

void HarvestCases::t69_balloonOnF2()
{
    Table t = Table::layoutK();
    t.play("{'do':'harvest','aircraft':'balloon','area':'F2'}");
    NUMBER(t, "players.1.water", 1);
    NUMBER(t, "players.1.gold", 1);
    LEGAL(t, "{'do':'activate','machine':'forge'}");
    ILLEGAL(t, "{'do':'activate','machine':'treasure-map'}", "WM-ACT-02");
}

void HarvestCases::t70_airshipOnSubmergedMachine()
{
    Table t = Table::layoutK();
    t.play("{'do':'harvest','aircraft':'airship','area':'G2:H2'}");
    NUMBER(t, "players.1.water", 2);
    NUMBER(t, "players.1.coal", 1);
    ILLEGAL(t, "{'do':'activate','machine':'treasure-map'}", "WM-ACT-02");
}

void HarvestCases::t71_airshipOnForge()
{
    Table t = Table::layoutK();
    t.play("{'do':'harvest','aircraft':'airship','area':'D3:E3'}");
    t.play("{'do':'activate','machine':'forge'}");
    NUMBER(t, "players.1.iron", 4);
    NUMBER(t, "players.1.gold", 1);
    NUMBER(t, "players.1.water", 1);
    NUMBER(t, "players.1.coal", 0);
}

void HarvestCases::t72_offTheMachine()
{
    const Table t = Table::layoutK();
    ILLEGAL(t, "{'do':'harvest','aircraft':'ironclad','area':'D2:F2'}", "WM-HARV-02");
}

void HarvestCases::t73_coveredCell()
{
    const Table covered = Table::layoutK();
    ILLEGAL(covered, "{'do':'harvest','aircraft':'balloon','area':'C1'}", "WM-HARV-10");
    Table dry = Table::layoutK(0);
    dry.play("{'do':'harvest','aircraft':'balloon','area':'C1'}");
    NUMBER(dry, "players.1.water", 1);
    TEXT(dry, "main.reach", "[]");
}

void HarvestCases::t74_daredevil()
{
    for (const bool loaded : {false, true}) {
        Table t = Table::layoutK();
        t.set("{'players.1.ability': 'daredevil'}");
        if (loaded)
            t.set("{'players.1.upgrades': ['quick-loader']}");
        t.play("{'do':'harvest','aircraft':'balloon','area':'E6'}");
        NUMBER(t, "players.1.gold", 1);
        NUMBER(t, "players.1.water", 1);
        t.play("{'do':'activate','machine':'dark-scorer'}");
        t.play("{'do':'activate','machine':'dark-scorer'}");
        NUMBER(t, "players.1.coal", 2);
        NUMBER(t, "players.1.vp", loaded ? 4 : 2);
    }
}

void HarvestCases::t75_daredevilOnMachine()
{
    Table t = Table::layoutK();
    t.set("{'players.1.ability': 'daredevil'}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'D2'}");
    t.play("{'do':'activate','machine':'forge'}");
    ILLEGAL(t, "{'do':'activate','machine':'forge'}", "WM-HARV-12");
}

void HarvestCases::t76_daredevilNotDirectly()
{
    Table t = Table::layoutK();
    t.set("{'players.1.ability': 'daredevil'}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'C2'}");
    t.play("{'do':'activate','machine':'double-coal'}");
    t.play("{'do':'activate','machine':'forge'}");
    ILLEGAL(t, "{'do':'activate','machine':'double-coal'}", "WM-HARV-12");
}

void HarvestCases::t77_newResources()
{
    for (const bool gathers : {true, false}) {
        QJsonObject rulings;
        if (!gathers)
            rulings.insert("newResources"_L1, "not-gathered"_L1);
        Table t = Table::layoutK(1, rulings);
        t.set("{'players.1.scaffolds': 1, 'players.1.trophies': {'build': 1}}");
        t.play("{'do':'harvest','aircraft':'balloon','area':'G5'}");
        NUMBER(t, "players.1.whistle", 1);
        t.play("{'do':'trophy','trophy':'build'}");
        t.play("{'do':'build','scaffold':{'H5':'gold','H6':null,'G6':null,'G7':'coal'}}");
        NUMBER(t, "players.1.vp", 2);
        NUMBER(t, "players.1.gold", gathers ? 1 : 0);
        NUMBER(t, "players.1.whistle", 1);
    }
}

void HarvestCases::t78_acePilot()
{
    Table t = Table::layoutK();
    t.set("{'players.1.ability': 'ace-pilot'}");
    ILLEGAL(t, "{'do':'harvest','aircraft':'airship','area':'B4:C4'}", "WM-A-01");
    t.play("{'do':'harvest','aircraft':'airship','area':'F3:F4'}");
    NUMBER(t, "players.1.gold", 1);
    NUMBER(t, "players.1.whistle", 1);
    LEGAL(t, "{'do':'activate','machine':'forge'}");
}

void HarvestCases::t79_besideAcePilot()
{
    Table t = Table::layoutK();
    t.set("{'players.1.ability': 'ace-pilot', 'players.2.machines': ['vault'], 'players.2.gold': 1}");
    t.play("{'do':'harvest','aircraft':'airship','area':'F3:F4'}");
    t.play("{'do':'endTurn'}");
    Table harvest = t;
    harvest.play("{'do':'harvest','aircraft':'balloon','area':'F2'}");
    NUMBER(harvest, "players.2.water", 1);
    NUMBER(harvest, "players.2.gold", 1);
    t.play("{'do':'work'}");
    ILLEGAL(t, "{'do':'build','machine':'vault','area':'F3:G4'}", "WM-MACH-07");
    ILLEGAL(t, "{'do':'move','from':'barracks.3','to':'F4'}", "WM-WORKER-05");
}

void HarvestCases::t80_ironcladPushes()
{
    Table t = Table::layoutK(1, {}, 3);
    t.set("{'players.2.aircraft.balloon': 'E7', 'players.3.aircraft.balloon': 'E8'}");
    ILLEGAL(t, "{'do':'harvest','aircraft':'ironclad','area':'E6:E8'}", "WM-HARV-03");
    t.set("{'players.1.ability': 'ironclad'}");
    t.play("{'do':'harvest','aircraft':'ironclad','area':'E6:E8'}");
    TEXT(t, "players.2.aircraft.balloon", "null");
    TEXT(t, "players.3.aircraft.balloon", "null");
    NUMBER(t, "players.1.gold", 1);
    NUMBER(t, "players.1.water", 1);
    LEGAL(t, "{'do':'activate','machine':'dark-scorer'}");
}

void HarvestCases::t81_aircraftSentHome()
{
    Table t = Table::layoutK();
    t.set("{'players.1.cards': 1}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'C2'}");
    t.play("{'do':'activate','machine':'forge'}");
    t.play("{'do':'card','card':'storm'}");
    ILLEGAL(t, "{'do':'activate','machine':'double-coal'}", "WM-HARV-12");
}

void HarvestCases::t82_bentAirship()
{
    const Table t = Table::layoutK();
    ILLEGAL(t, "{'do':'harvest','aircraft':'airship','area':'E6:F7'}", "WM-HARV-10");
}

QTEST_GUILESS_MAIN(HarvestCases)
#include "tst_harvest.moc"
