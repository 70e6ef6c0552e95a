// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/table.h"
#include "tests/core/whistlemountain/cases.h"

#include <map>

using namespace skyledger::whistlemountain;
using namespace skyledger::whistlemountain::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto t98 = "{'do':'build','scaffold':{'E6':'coal','D7':null,'E7':null,'F7':'gold'}}";
constexpr auto t99 = "{'do':'build','scaffold':{'A5':'coal','A6':null,'B6':null,'A7':'gold'}}";
constexpr auto t100 = "{'do':'build','scaffold':{'G6':'coal','G7':null,'H6':null,'H7':'gold'}}";

/// Layout K in the Work of player 1, with stock to build.
Table working(int water = 1, const QJsonObject &rulings = {}, const QByteArray &set = "{}")
{
    Table t = Table::layoutK(water, rulings);
    t.set("{'players.1.scaffolds': 4, 'players.1.water': 4}");
    t.set(set);
    t.play("{'do':'work'}");
    return t;
}

/// VP that an event brings player 1.
int vpOf(Table t, const QByteArray &json)
{
    const int before = t.number(u"players.1.vp"_s);
    t.play(json);
    return t.number(u"players.1.vp"_s) - before;
}

} // namespace

/// The acceptance cases of section 25.4, of 25.5 and those of 25.1 about building.
class BuildingCases : public QObject
{
    Q_OBJECT

private slots:
    void t24_thirdBuildNotPaid();
    void t25_threeBuilds();
    void t31_sixSegments();
    void t32_touchesNothing();
    void t33_coveredRow();
    void t34_architect();
    void t35_hole();
    void t36_underAnotherMachine();
    void t37_overResources();
    void t38_printedPromotion();
    void t39_archives();
    void t40_aboveTheBridge();
    void t41_belowTheBridge();
    void t62_stabilizer();
    void t97_placesOfScaffolds();
    void t98_fiveSegments();
    void t99_fourSegments();
    void t100_oneSegment();
    void t101_aircraftInTheWay();
    void t102_coveredSegments();
    void t103_coveredSegments();
    void t104_architect();
    void t105_architectAndReinforcement();
    void t106_orderOfPoints();
    void t107_extractor();
    void t108_noScaffold();
    void t109_placesOfMachines();
    void t110_promotionByOwners();
    void t111_flood();
    void t112_airshipStays();
    void t113_workersOfTheRow();
    void t114_oneLineOnly();
    void t115_noLineLeft();
    void t116_trap();
    void t117_release();
    void t118_trapUnderWater();
    void t119_refuge();
    void t120_moveFromRefuge();
    void t121_rescueOntoRefuge();
    void t122_coalChute();
    void t123_infernalMachine();
    void t124_extension();
    void t125_lift();
    void t126_scrapyard();
    void t127_virtuousCircle();
    void t128_elevator();
    void t129_severalTrophies();
    void t130_chiefEngineer();
    void t131_admiral();
    void t132_controller();
    void t133_machineHub();
    void t134_sixUpgrades();
    void t135_swap();
};

void BuildingCases::t24_thirdBuildNotPaid()
{
    Table t = working(1, {}, "{'players.1.water': 1}");
    t.play(t98);
    t.play(t99);
    ILLEGAL(t, t100, "WM-RES-06");
}

void BuildingCases::t25_threeBuilds()
{
    Table t = working(1, {}, "{'players.1.water': 2}");
    t.play(t98);
    t.play(t99);
    t.play(t100);
    NUMBER(t, "players.1.water", 0);
    ILLEGAL(t, "{'do':'build','scaffold':{'A8':'coal','A9':null,'B8':null,'B9':'gold'}}", "WM-WORK-02");
}

void BuildingCases::t31_sixSegments()
{
    // Dark Scorer stands upright beside D7, and D6 is a scaffold cell again.
    QCOMPARE(vpOf(working(1, {}, "{'machines.dark-scorer': {'area': 'C6:C7', 'by': 2}}"), t98), 6);
}

void BuildingCases::t32_touchesNothing()
{
    ILLEGAL(working(), "{'do':'build','scaffold':{'A8':'coal','B8':null,'A9':null,'B9':'gold'}}",
            "WM-SCAF-01");
}

void BuildingCases::t33_coveredRow()
{
    ILLEGAL(working(6), t100, "WM-SCAF-01");
}

void BuildingCases::t34_architect()
{
    const Table t = working(1, {}, "{'players.1.ability': 'architect'}");
    QCOMPARE(vpOf(t, "{'do':'build','scaffold':{'E6':'coal','E7':null,'E8':null,'E9':'gold'}}"), 5);
    QCOMPARE(vpOf(t, t100), 1);
}

void BuildingCases::t35_hole()
{
    ILLEGAL(working(1, {}, "{'players.1.machines': ['vault']}"),
            "{'do':'build','machine':'vault','area':'E5:F6'}", "WM-MACH-01");
}

void BuildingCases::t36_underAnotherMachine()
{
    ILLEGAL(working(1, {}, "{'players.1.machines': ['whistler']}"),
            "{'do':'build','machine':'whistler','area':'D5:D6'}", "WM-MACH-01");
}

void BuildingCases::t37_overResources()
{
    LEGAL(working(1, {}, "{'players.1.machines': ['whistler']}"),
          "{'do':'build','machine':'whistler','area':'B3:C3'}");
}

void BuildingCases::t38_printedPromotion()
{
    Table t = working(1, {}, "{'players.1.machines': ['archives'], 'floors.5': {'card': 1}, 'floors.4': {}}");
    t.putWorkers(1, {u"E4"_s, u"D5"_s});
    t.putWorkers(2, {u"E5"_s});
    t.play("{'do':'build','machine':'archives','area':'D4:E5'}");
    TEXT(t, "players.1.trophies", "{\"card\":1}");
    TEXT(t, "players.2.trophies", "{}");
    TEXT(t, "players.1.workers.tower", "[4,5]");
    TEXT(t, "players.2.workers.tower", "[5]");
}

void BuildingCases::t39_archives()
{
    QCOMPARE(vpOf(working(1, {}, "{'players.1.machines': ['archives']}"),
                  "{'do':'build','machine':'archives','area':'D4:E5'}"),
             12);
}

void BuildingCases::t40_aboveTheBridge()
{
    Table t = working(1, {}, "{'players.1.machines': ['double-gold']}");
    t.play("{'do':'build','machine':'double-gold','area':'F5:F6'}");
    NUMBER(t, "water", 2);
}

void BuildingCases::t41_belowTheBridge()
{
    Table t = working(1, {}, "{'players.1.machines': ['double-gold']}");
    t.play("{'do':'build','machine':'double-gold','area':'F4:F5'}");
    NUMBER(t, "water", 1);
}

void BuildingCases::t62_stabilizer()
{
    Table t = working(1, {}, "{'players.1.upgrades': ['stabilizer']}");
    t.play(t98);
    QCOMPARE(vpOf(t, t99), 4 + 3);
    t.play(t99);
    QCOMPARE(vpOf(t, t100), 2);
}

void BuildingCases::t97_placesOfScaffolds()
{
    const Table t = working();
    std::map<int, int> byVp;
    CellSet covered;
    int shapes = 0;
    const CellSet open = openScaffoldCells(t.setup(), t.state());
    std::vector<Cell> cells;
    for (const Cell cell : open)
        cells.push_back(cell);
    for (std::size_t a = 0; a < cells.size(); ++a) {
        for (std::size_t b = a + 1; b < cells.size(); ++b) {
            for (std::size_t c = b + 1; c < cells.size(); ++c) {
                for (std::size_t d = c + 1; d < cells.size(); ++d) {
                    const BuildScaffold build{{}, {}};
                    BuildScaffold tried = build;
                    tried.cells.append({cells[a], Print::Coal});
                    tried.cells.append({cells[b], Print::Gold});
                    tried.cells.append({cells[c], Print::Blank});
                    tried.cells.append({cells[d], Print::Blank});
                    const Play play{tried, none<Player>};
                    if (!check(t.setup(), t.state(), play).allowed())
                        continue;
                    State after = t.state();
                    apply(t.setup(), after, play);
                    ++byVp[after.players[Player{}].vp];
                    covered |= cellsOf(tried.cells);
                    ++shapes;
                }
            }
        }
    }
    QCOMPARE(shapes, 129);
    QCOMPARE(covered.size(), 30);
    QCOMPARE(open, covered);
    const std::map<int, int> expected{{1, 69}, {2, 34}, {3, 13}, {4, 11}, {5, 2}};
    QCOMPARE(byVp, expected);
}

void BuildingCases::t98_fiveSegments()
{
    QCOMPARE(vpOf(working(), t98), 5);
}

void BuildingCases::t99_fourSegments()
{
    QCOMPARE(vpOf(working(), t99), 4);
}

void BuildingCases::t100_oneSegment()
{
    QCOMPARE(vpOf(working(), t100), 1);
}

void BuildingCases::t101_aircraftInTheWay()
{
    ILLEGAL(working(1, {}, "{'players.2.aircraft.balloon': 'E7'}"), t98, "WM-SCAF-04");
    LEGAL(working(1, {}, "{'players.1.aircraft.balloon': 'E7'}"), t98);
}

void BuildingCases::t102_coveredSegments()
{
    constexpr auto build = "{'do':'build','scaffold':{'G5':'coal','H5':null,'G6':null,'H6':'gold'}}";
    QCOMPARE(vpOf(working(4), build), 2);
    QCOMPARE(vpOf(working(4, {{"coveredSegments"_L1, "score"_L1}}), build), 4);
}

void BuildingCases::t103_coveredSegments()
{
    QCOMPARE(vpOf(working(4), t99), 3);
    QCOMPARE(vpOf(working(4, {{"coveredSegments"_L1, "score"_L1}}), t99), 4);
}

void BuildingCases::t104_architect()
{
    const Table t = working(1, {}, "{'players.1.ability': 'architect'}");
    QCOMPARE(vpOf(t, t98), 7);
    QCOMPARE(vpOf(t, t100), 1);
}

void BuildingCases::t105_architectAndReinforcement()
{
    QCOMPARE(
        vpOf(working(1, {}, "{'players.1.ability': 'architect', 'players.1.upgrades': ['reinforcement']}"),
             t100),
        2);
}

void BuildingCases::t106_orderOfPoints()
{
    Table t = working(1, {}, "{'players.1.upgrades': ['reinforcement', 'stabilizer']}");
    t.play(t99);
    NUMBER(t, "players.1.vp", 5);
    t.play(t100);
    NUMBER(t, "players.1.vp", 10);
}

void BuildingCases::t107_extractor()
{
    Table t = working(1, {}, "{'players.1.upgrades': ['extractor']}");
    t.play(t98);
    TEXT(t, "pending.0.choose", "resources");
    ILLEGAL(t, "{'do':'take','resources':{'coal':1,'gold':1}}", "WM-ORD-01");
    ILLEGAL(t, "{'do':'take','resources':{'iron':1}}", "WM-ORD-01");
    LEGAL(t, "{'do':'take','resources':{'coal':1}}");
    t.play("{'do':'take','resources':{'gold':1}}");
    NUMBER(t, "players.1.gold", 1);
}

void BuildingCases::t108_noScaffold()
{
    const Table t = working();
    ILLEGAL(t, "{'do':'build','scaffold':{'E6':'coal','E7':null,'E8':null,'E9':'gold','F7':null}}",
            "WM-SCAF-06");
    ILLEGAL(t, "{'do':'build','scaffold':{'E6':'coal','D7':null,'E7':null,'F7':null}}", "WM-SCAF-06");
    ILLEGAL(t, "{'do':'build','scaffold':{'E6':'coal','D7':'iron','E7':null,'F7':'gold'}}", "WM-SCAF-06");
}

void BuildingCases::t109_placesOfMachines()
{
    const Table t = working(
        1, {}, "{'players.1.machines': ['double-gold', 'vault', 'megaphone'], 'players.1.scaffolds': 0}");
    std::map<MachineClass, int> places;
    int above = 0;
    for (const Play &play : t.legal()) {
        const auto *build = std::get_if<BuildMachine>(&play.what);
        if (!build)
            continue;
        ++places[classOf(build->machine)];
        above += build->area.top() + 1 >= t.setup().board().bridgeRow;
    }
    QCOMPARE(places[MachineClass::Small], 27);
    QCOMPARE(places[MachineClass::Medium], 8);
    QCOMPARE(places[MachineClass::Large], 6);
    QCOMPARE(above, 1);
}

void BuildingCases::t110_promotionByOwners()
{
    Table t = working(1, {}, "{'players.1.machines': ['hang-glider'], 'floors.4': {'whistle': 1}}");
    t.putWorkers(1, {u"C4"_s});
    t.putWorkers(2, {u"B4"_s});
    t.play("{'do':'build','machine':'hang-glider','area':'B4:D5'}");
    TEXT(t, "players.1.trophies", "{\"whistle\":1}");
    TEXT(t, "players.2.trophies", "{}");
    NUMBER(t, "players.1.vp", 14);
    NUMBER(t, "water", 1);
}

void BuildingCases::t111_flood()
{
    Table t =
        working(1, {}, "{'players.1.machines': ['double-gold'], 'players.2.aircraft.airship': 'D2:E2'}");
    t.play("{'do':'build','machine':'double-gold','area':'F5:F6'}");
    NUMBER(t, "players.1.vp", 5);
    NUMBER(t, "water", 2);
    for (const QString &player : {u"players.1.workers."_s, u"players.2.workers."_s}) {
        QCOMPARE(t.text(player + u"barracks"_s), u"[3,4,5,6,7]"_s);
        QCOMPARE(t.number(player + u"whirlpool"_s), 4);
    }
    TEXT(t, "players.2.aircraft.airship", "null");
    QVERIFY(isSubmerged(t.state(), Machine::DoubleCoal));
    QVERIFY(isSubmerged(t.state(), Machine::Forge));
}

void BuildingCases::t112_airshipStays()
{
    Table t =
        working(1, {}, "{'players.1.machines': ['double-gold'], 'players.2.aircraft.airship': 'D3:E3'}");
    t.play("{'do':'build','machine':'double-gold','area':'F5:F6'}");
    TEXT(t, "players.2.aircraft.airship", "D3:E3");
    QVERIFY(isSubmerged(t.state(), Machine::Forge));
}

void BuildingCases::t113_workersOfTheRow()
{
    Table t = working(2, {}, "{'players.1.machines': ['double-gold']}");
    t.putWorkers(1, {u"G3"_s});
    t.putWorkers(2, {u"H4"_s});
    t.play("{'do':'build','machine':'double-gold','area':'F5:F6'}");
    NUMBER(t, "water", 3);
    TEXT(t, "players.1.workers.grid", "[]");
    TEXT(t, "players.2.workers.grid", "[\"H4\"]");
}

void BuildingCases::t114_oneLineOnly()
{
    Table t = working(
        1, {}, "{'players.1.machines': ['vault'], 'pieces.10': {'E6': 'coal', 'E7': null, 'F7': 'gold'}}");
    t.play("{'do':'build','machine':'vault','area':'E6:F7'}");
    NUMBER(t, "water", 2);
}

void BuildingCases::t115_noLineLeft()
{
    Table t = working(
        1, {},
        "{'players.1.machines': ['double-gold'], 'water': 8, 'pieces.10': {'C9': 'coal', 'D9': 'gold'}, "
        "'players.1.workers': {'whirlpool': 9}, 'players.2.workers': {'whirlpool': 9}, "
        "'players.1.water': 0}");
    t.play("{'do':'build','machine':'double-gold','area':'C9:D9'}");
    NUMBER(t, "water", 8);
}

void BuildingCases::t116_trap()
{
    Table t = working(1, {}, "{'players.1.machines': ['trap']}");
    t.putWorkers(1, {u"C4"_s, u"F5"_s});
    t.putWorkers(2, {u"E4"_s, u"B4"_s});
    t.play("{'do':'build','machine':'trap','area':'C4:E5'}");
    NUMBER(t, "players.1.vp", 12);
    NUMBER(t, "players.1.workers.trap", 2);
    NUMBER(t, "players.2.workers.trap", 2);
    TEXT(t, "players.1.workers.tower", "[]");
}

void BuildingCases::t117_release()
{
    Table t = Table::layoutK();
    t.set("{'machines.trap': {'area': 'C4:E5', 'by': 1}, 'players.1.whistle': 1, 'players.1.ability': "
          "'scavenger', "
          "'players.1.workers': {'barracks': [2,3,4,5,6,7], 'whirlpool': 2, 'trap': 1}}");
    ILLEGAL(t, "{'do':'harvest','aircraft':'balloon','area':'D4'}", "WM-HARV-14");
    t.play("{'do':'harvest','aircraft':'balloon','area':'B6'}");
    ILLEGAL(t, "{'do':'activate','machine':'trap'}", "WM-HARV-12");
    t = Table::layoutK();
    t.set("{'machines.trap': {'area': 'C4:E5', 'by': 1}, 'players.1.whistle': 1, 'players.1.ability': "
          "'scavenger', "
          "'players.1.workers': {'barracks': [2,3,4,5,6,7], 'whirlpool': 2, 'trap': 1}}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'E6'}");
    t.play("{'do':'activate','machine':'trap'}");
    TEXT(t, "pending.0.choose", "release");
    t.play("{'do':'move','from':'trap','to':'F4'}");
    NUMBER(t, "players.1.cards", 1);
}

void BuildingCases::t118_trapUnderWater()
{
    Table t = working(3, {},
                      "{'machines.trap': {'area': 'C4:E5', 'by': 1}, 'players.1.machines': ['double-gold'], "
                      "'players.1.workers': {'barracks': [4,5,6,7], 'whirlpool': 4, 'trap': 1}, "
                      "'players.2.workers': {'barracks': [4,5,6,7], 'whirlpool': 3, 'trap': 2}}");
    t.play("{'do':'build','machine':'double-gold','area':'F5:F6'}");
    NUMBER(t, "players.1.workers.trap", 0);
    NUMBER(t, "players.1.workers.whirlpool", 6);
    NUMBER(t, "players.2.workers.whirlpool", 6);
}

void BuildingCases::t119_refuge()
{
    for (const bool own : {false, true}) {
        QJsonObject rulings;
        if (own)
            rulings.insert("endTrigger"_L1, "own-barracks"_L1);
        Table t = working(1, rulings, "{'players.1.machines': ['refuge']}");
        t.play("{'do':'build','machine':'refuge','area':'B3:C5'}");
        NUMBER(t, "players.1.vp", 10);
        NUMBER(t, "players.1.workers.refuge", 6);
        TEXT(t, "players.1.workers.barracks", "[]");
        QCOMPARE(t.state().ending, own);
    }
}

void BuildingCases::t120_moveFromRefuge()
{
    Table t = working(1, {},
                      "{'machines.refuge': {'area': 'B3:C5', 'by': 1}, 'players.1.gold': 1, "
                      "'players.1.workers': {'barracks': [2,3,4,5,6,7], 'whirlpool': 2, 'refuge': 1}}");
    LEGAL(t, "{'do':'move','from':'refuge','to':'F5'}");
}

void BuildingCases::t121_rescueOntoRefuge()
{
    Table t = Table::layoutK();
    t.set("{'machines.refuge': {'area': 'B3:C5', 'by': 1}, 'players.1.gold': 1, 'players.1.ability': "
          "'foreman'}");
    t.putWorkers(2, {u"D5"_s});
    t.play("{'do':'harvest','aircraft':'balloon','area':'B3'}");
    t.play("{'do':'activate','machine':'refuge'}");
    t.play("{'do':'move','from':'whirlpool','to':'refuge'}");
    NUMBER(t, "players.1.workers.refuge", 1);
    NUMBER(t, "players.1.vp", 0);
}

void BuildingCases::t122_coalChute()
{
    Table t = working(1, {}, "{'players.1.machines': ['coal-chute']}");
    t.play("{'do':'build','machine':'coal-chute','area':'C4:E5'}");
    for (const QString &player : {u"players.1.workers."_s, u"players.2.workers."_s}) {
        QCOMPARE(t.text(player + u"barracks"_s), u"[2,3,4,5,6]"_s);
        QCOMPARE(t.number(player + u"whirlpool"_s), 4);
    }
}

void BuildingCases::t123_infernalMachine()
{
    Table t = working(1, {}, "{'players.1.machines': ['infernal-machine']}");
    t.play("{'do':'build','machine':'infernal-machine','area':'C4:E5'}");
    TEXT(t, "pending.0.choose", "sink");
    ILLEGAL(t, "{'do':'skip'}", "WM-ORD-03");
    t.play("{'do':'move','from':'barracks.7','to':'whirlpool'}");
    ILLEGAL(t, "{'do':'move','from':'barracks.7','to':'whirlpool'}", "WM-TURN-04");
    t.play("{'do':'move','player':2,'from':'barracks.2','to':'whirlpool'}");
    NUMBER(t, "players.1.workers.whirlpool", 4);
    NUMBER(t, "players.2.workers.whirlpool", 4);
    TEXT(t, "phase", "work");
}

void BuildingCases::t124_extension()
{
    Table t = working(1, {}, "{'players.1.machines': ['vault'], 'players.1.upgrades': ['extension']}");
    t.putWorkers(1, {u"B4"_s, u"E4"_s});
    t.putWorkers(2, {u"B5"_s});
    LEGAL(t, "{'do':'build','machine':'vault','area':'C4:D5'}");
    LEGAL(t, "{'do':'build','machine':'vault','area':'C4:D5','promote':['E4']}");
    ILLEGAL(t, "{'do':'build','machine':'vault','area':'C4:D5','promote':['B5']}", "WM-U-05");
    t.play("{'do':'build','machine':'vault','area':'C4:D5','promote':['B4','E4']}");
    TEXT(t, "players.1.workers.tower", "[4,4]");
}

void BuildingCases::t125_lift()
{
    Table t = Table::layoutK();
    t.set("{'machines.forge': null, 'machines.lift': {'area': 'D2:E3', 'by': 1}, 'players.1.water': 1, "
          "'players.2.aircraft.airship': 'D3:E3'}");
    t.putWorkers(1, {u"C4"_s});
    t.play("{'do':'harvest','aircraft':'balloon','area':'C2'}");
    NUMBER(t, "players.1.water", 2);
    NUMBER(t, "players.1.iron", 1);
    t.play("{'do':'activate','machine':'lift','area':'C4:D5'}");
    NUMBER(t, "players.1.water", 0);
    TEXT(t, "players.2.aircraft.airship", "null");
    TEXT(t, "players.1.workers.tower", "[4]");
    NUMBER(t, "players.1.coal", 1);
    NUMBER(t, "players.1.vp", 0);
    NUMBER(t, "water", 1);
    t.set("{'players.1.water': 2}");
    ILLEGAL(t, "{'do':'activate','machine':'lift','area':'D4:E5'}", "WM-HARV-12");
}

void BuildingCases::t126_scrapyard()
{
    const auto scrapyard = [](int water) {
        Table t = Table::layoutK(water);
        t.set(
            "{'machines.scrapyard': {'area': 'C4:E5', 'by': 1}, 'players.1.iron': 1, 'players.1.water': 1}");
        t.play("{'do':'harvest','aircraft':'balloon','area':'C4'}");
        return t;
    };
    Table t = scrapyard(1);
    ILLEGAL(t, "{'do':'activate','machine':'scrapyard','salvage':'double-coal'}", "WM-ACT-03");
    t.play("{'do':'activate','machine':'scrapyard','salvage':'treasure-map'}");
    TEXT(t, "players.1.machines", "[\"treasure-map\"]");
    QCOMPARE(t.value(u"grid"_s).toArray().at(1).toString().mid(6), u"oi"_s);
    ILLEGAL(scrapyard(2), "{'do':'activate','machine':'scrapyard','salvage':'treasure-map'}", "WM-ACT-03");
}

void BuildingCases::t127_virtuousCircle()
{
    Table t = Table::layoutK();
    t.set(
        "{'machines.hang-glider': {'area': 'A3:C4', 'by': 1}, 'players.1.water': 2, 'floors.5': {'card': 1}, "
        "'players.1.upgrades': ['virtuous-circle']}");
    t.putWorkers(1, {u"D5"_s});
    t.play("{'do':'harvest','aircraft':'balloon','area':'A4'}");
    t.play("{'do':'activate','machine':'hang-glider'}");
    t.play("{'do':'move','from':'D5','to':'tower','drawn':['vp4']}");
    TEXT(t, "players.1.workers.tower", "[5]");
    TEXT(t, "players.1.trophies", "{\"card\":1,\"vp4\":1}");
}

void BuildingCases::t128_elevator()
{
    for (const bool taken : {true, false}) {
        QJsonObject rulings;
        if (!taken)
            rulings.insert("towerStepTrophy"_L1, "left"_L1);
        Table t = Table::layoutK(1, rulings);
        t.set("{'machines.elevator': {'area': 'C4:D5', 'by': 1}, 'players.1.cards': 1, 'floors.5': "
              "{'upgrade': 1}, "
              "'players.1.workers': {'barracks': [2,3,4,5,6,7], 'whirlpool': 1, 'tower': [4, 9]}}");
        t.play("{'do':'harvest','aircraft':'balloon','area':'C4'}");
        t.play("{'do':'activate','machine':'elevator'}");
        NUMBER(t, "players.1.cards", 0);
        ILLEGAL(t, "{'do':'move','from':'tower.9','to':'tower.10'}", "WM-WORKER-07");
        t.play("{'do':'move','from':'tower.4','to':'tower.5'}");
        QCOMPARE(t.text(u"players.1.trophies"_s), taken ? u"{\"upgrade\":1}"_s : u"{}"_s);
    }
}

void BuildingCases::t129_severalTrophies()
{
    Table t = working(0, {},
                      "{'players.1.machines': ['megaphone'], 'floors.1': {'rescue': 4, 'card': 1}, "
                      "'machines.forge': null, 'machines.treasure-map': null, "
                      "'pieces.1': {'A1': null, 'B1': null, 'A2': null, 'B2': 'iron'}, "
                      "'pieces.10': {'C1': null, 'C2': null}, 'machines.double-coal': null}");
    t.putWorkers(1, {u"A1"_s, u"B1"_s});
    t.putWorkers(2, {u"C1"_s});
    t.play("{'do':'build','machine':'megaphone','area':'A1:C2'}");
    t.play("{'do':'take','trophy':'rescue'}");
    t.play("{'do':'take','trophy':'rescue'}");
    ILLEGAL(t, "{'do':'take','trophy':'card'}", "WM-TURN-04");
    t.play("{'do':'take','player':2,'trophy':'card'}");
    TEXT(t, "floors.1.trophies", "{\"rescue\":2}");
    TEXT(t, "phase", "work");
}

void BuildingCases::t130_chiefEngineer()
{
    Table t = working(1, {},
                      "{'players.1.machines': ['vault'], 'players.1.ability': 'chief-engineer', "
                      "'pieces.10': {'E6': 'coal', 'E7': null, 'F7': 'gold'}, "
                      "'displays.upgrades': ['archivist', 'shuttle', 'lifeboat']}");
    t.play("{'do':'build','machine':'vault','area':'E6:F7'}");
    NUMBER(t, "water", 1);
    TEXT(t, "pending.0.choose", "upgrade");
    TEXT(t, "pending.1.auto", "flood");
    t.play("{'do':'take','upgrade':'shuttle'}");
    NUMBER(t, "water", 2);
}

void BuildingCases::t131_admiral()
{
    Table t = working(4, {}, "{'players.1.machines': ['double-gold'], 'players.1.ability': 'admiral'}");
    t.play("{'do':'build','machine':'double-gold','area':'F5:F6'}");
    TEXT(t, "pending.0.only", "[\"double-gold\"]");
    t.play("{'do':'activate','machine':'double-gold'}");
    NUMBER(t, "players.1.gold", 2);
    NUMBER(t, "water", 5);
    QVERIFY(isSubmerged(t.state(), Machine::DoubleGold));
}

void BuildingCases::t132_controller()
{
    Table t = Table::layoutK();
    t.set("{'machines.controller': {'area': 'C4:D5', 'by': 1}, 'players.1.water': 1}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'C4'}");
    t.set("{'players.1.iron': 0}");
    t.play("{'do':'activate','machine':'controller'}");
    ILLEGAL(t, "{'do':'activate','machine':'treasure-map'}", "WM-ACT-02");
    t.play("{'do':'activate','machine':'forge'}");
    NUMBER(t, "players.1.iron", 3);
}

void BuildingCases::t133_machineHub()
{
    Table t = working(1, {}, "{'players.1.machines': ['machine-hub']}");
    t.play("{'do':'build','machine':'machine-hub','area':'C4:E5'}");
    NUMBER(t, "players.1.vp", 10);
    t.play("{'do':'activate','machine':'forge'}");
    ILLEGAL(t, "{'do':'activate','machine':'forge'}", "WM-ORD-01");
    t.play("{'do':'activate','machine':'dark-scorer'}");
    NUMBER(t, "players.1.iron", 3);
    NUMBER(t, "players.1.coal", 1);
    NUMBER(t, "players.1.vp", 11);
}

void BuildingCases::t134_sixUpgrades()
{
    Table t = working(
        1, {},
        "{'players.1.machines': ['workshop'], 'players.1.upgrades': ['archivist', 'shuttle', 'lifeboat', "
        "'reserve', 'stockpile', 'warehouse']}");
    t.play("{'do':'build','machine':'workshop','area':'C4:E5'}");
    NUMBER(t, "players.1.vp", 8);
    TEXT(t, "phase", "work");
}

void BuildingCases::t135_swap()
{
    Table t = Table::layoutK();
    t.set("{'machines.workshop': {'area': 'C4:E5', 'by': 1}, 'players.1.ability': 'planner', "
          "'players.1.upgrades': ['archivist', 'shuttle', 'lifeboat', 'reserve', 'stockpile', 'warehouse'], "
          "'displays.upgrades': ['manifest', null, null]}");
    t.play("{'do':'harvest','aircraft':'balloon','area':'C4'}");
    t.play("{'do':'activate','machine':'workshop','give':'reserve','upgrade':'manifest'}");
    QCOMPARE(t.state().players[Player{}].upgrades.size(), std::size_t{6});
    TEXT(t, "displays.upgrades", "[null,null,\"reserve\"]");
    TEXT(t, "phase", "harvest");
}

QTEST_GUILESS_MAIN(BuildingCases)
#include "tst_building.moc"
