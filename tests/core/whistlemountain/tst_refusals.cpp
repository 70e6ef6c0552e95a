// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/factsjson.h"
#include "tests/core/whistlemountain/cases.h"

#include <QtCore/QJsonDocument>

using namespace skyledger::whistlemountain;
using namespace skyledger::whistlemountain::test;
using namespace Qt::Literals::StringLiterals;

/// Each refusal names its rule and what the table must know to see why.
class Refusals : public QObject
{
    Q_OBJECT

private slots:
    void tellTheirFacts_data();
    void tellTheirFacts();
};

void Refusals::tellTheirFacts_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("event");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QByteArray>("facts");
    const auto row = [](const char *name, const char *set, const char *before, const char *event,
                        const char *rule, const char *facts) {
        QTest::newRow(name) << QByteArray(set) << QByteArray(before) << QByteArray(event)
                            << QString::fromLatin1(rule) << QByteArray(facts);
    };
    row("short of a resource", "{'players.1.iron': 2}", "",
        "{'do':'dock','aircraft':'balloon','dock':'medium','machine':'archives'}", "WM-RES-06",
        "{'has':2,'needed':3,'resource':'iron'}");
    row("of choice, not named", "{'players.1.iron': 2}", "",
        "{'do':'dock','aircraft':'balloon','dock':'cards','count':3}", "WM-RES-06", "{'needed':2}");
    row("too many tokens", "{'players.1.iron': 4}", "",
        "{'do':'dock','aircraft':'balloon','dock':'cards','count':2,'pay':{'iron':3}}", "WM-RES-06",
        "{'has':3,'needed':1}");
    row("nothing to pay", "{'players.1.iron': 4}", "",
        "{'do':'dock','aircraft':'balloon','dock':'cards','count':1,'pay':{'iron':3}}", "WM-RES-06",
        "{'has':3,'needed':0}");
    row("no joker", "{'players.1.iron': 2, 'players.1.gold': 1}", "",
        "{'do':'dock','aircraft':'balloon','dock':'medium','machine':'archives','pay':{'iron':2,'gold':1}}",
        "WM-RES-07", "{'has':1,'needed':0,'resource':'gold'}");
    row("a whistle's place", "{'players.1.gold': 1}", "",
        "{'do':'dock','aircraft':'balloon','dock':'scaffolds','count':2,'pay':{'gold':1}}", "WM-RES-02",
        "{'has':0,'needed':1}");
    row("another's turn", "{}", "", "{'do':'work','player':2}", "WM-TURN-04", "{'player':1}");
    row("a second main action", "{}", "{'do':'work'}", "{'do':'harvest','aircraft':'balloon','area':'C2'}",
        "WM-TURN-01", "{'main':'work'}");
    row("a task outside of Work", "{}", "", "{'do':'move','from':'barracks.3','to':'B4'}", "WM-TURN-01",
        "{'main':'none','mainNeeded':'work'}");
    row("the end without a main action", "{}", "", "{'do':'endTurn'}", "WM-TURN-01", "{'main':'none'}");
    row("out already", "{'players.1.aircraft.balloon': 'dock.cards'}", "",
        "{'do':'harvest','aircraft':'balloon','area':'C2'}", "WM-HARV-01", "{'aircraft':'balloon'}");
    row("uncovered scaffold", "{}", "", "{'do':'harvest','aircraft':'balloon','area':'G3'}", "WM-HARV-03",
        "{'cell':'G3'}");
    row("scaffold under water", "{}", "", "{'do':'harvest','aircraft':'balloon','area':'D1'}", "WM-HARV-10",
        "{'cell':'D1'}");
    row("on another aircraft", "{'players.2.aircraft.balloon': 'C2'}", "",
        "{'do':'harvest','aircraft':'balloon','area':'C2'}", "WM-HARV-03",
        "{'aircraft':'balloon','cell':'C2'}");
    row("not wholly on a machine", "{}", "", "{'do':'harvest','aircraft':'airship','area':'C2:D2'}",
        "WM-HARV-02", "{'machine':'forge'}");
    row("bent", "{}", "", "{'do':'harvest','aircraft':'airship','area':'C7:D8'}", "WM-HARV-10",
        "{'aircraft':'airship','needed':2}");
    row("dock of another", "{'players.2.aircraft.airship': 'dock.cards'}", "",
        "{'do':'dock','aircraft':'balloon','dock':'cards','count':1}", "WM-DOCK-01",
        "{'dock':'cards','player':2}");
    row("not on display", "{'players.1.coal': 2, 'players.2.machines': ['whistler']}", "",
        "{'do':'dock','aircraft':'balloon','dock':'small-1','machine':'whistler'}", "WM-DOCK-02",
        "{'machine':'whistler'}");
    row("machine out of reach", "{}", "{'do':'harvest','aircraft':'balloon','area':'B7'}",
        "{'do':'activate','machine':'dark-scorer'}", "WM-HARV-12", "{'machine':'dark-scorer'}");
    row("submerged", "{}", "{'do':'harvest','aircraft':'balloon','area':'C2'}",
        "{'do':'activate','machine':'treasure-map'}", "WM-ACT-02", "{'machine':'treasure-map'}");
    row("no scaffold in stock", "{}", "{'do':'work'}",
        "{'do':'build','scaffold':{'E7':'coal','E8':'iron','F7':null,'F8':null}}", "WM-SCAF-01", "{'has':0}");
    row("a cell that is not empty", "{'players.1.scaffolds': 1}", "{'do':'work'}",
        "{'do':'build','scaffold':{'D6':'coal','E6':'iron','E7':null,'E8':null}}", "WM-SCAF-01",
        "{'cell':'D6'}");
    row("touches nothing", "{'players.1.scaffolds': 1}", "{'do':'work'}",
        "{'do':'build','scaffold':{'A8':'coal','B8':'iron','A9':null,'B9':null}}", "WM-SCAF-01", "{}");
    row("three resources", "{'players.1.scaffolds': 1}", "{'do':'work'}",
        "{'do':'build','scaffold':{'E7':'coal','E8':'iron','F7':'gold','F8':null}}", "WM-SCAF-06",
        "{'has':3,'needed':2}");
    row("a hole", "{'players.1.machines': ['archives']}", "{'do':'work'}",
        "{'do':'build','machine':'archives','area':'E5:F6'}", "WM-MACH-01", "{'cell':'E6'}");
    row("another size", "{'players.1.machines': ['archives']}", "{'do':'work'}",
        "{'do':'build','machine':'archives','area':'A3:B3'}", "WM-MACH-06",
        "{'height':2,'machine':'archives','width':2}");
    row("printed coal", "{'players.1.gold': 1}", "{'do':'work'}",
        "{'do':'move','from':'barracks.3','to':'H3'}", "WM-WORKER-05", "{'cell':'H3'}");
    row("no worker there", "{'players.1.gold': 1}", "{'do':'work'}", "{'do':'move','from':'A3','to':'B4'}",
        "WM-WORKER-03", "{'cell':'A3'}");
    row("no such trophy", "{}", "", "{'do':'trophy','trophy':'vp4'}", "WM-BONUS-01",
        "{'has':0,'trophy':'vp4'}");
    row("an upgrade of nobody", "{}", "", "{'do':'use','upgrade':'warehouse'}", "WM-U-12",
        "{'upgrade':'warehouse'}");
    row("an ability of somebody else", "{}", "", "{'do':'use','ability':'requisitioner','give':'card'}",
        "WM-A-12", "{'ability':'requisitioner'}");
    row("no card left", "{}", "", "{'do':'card','card':'storm'}", "WM-BONUS-01", "{'card':'storm','has':0}");
    row("reported otherwise", "{}", "", "{'do':'work','reported':{'vp':3}}", "WM-RES-06", "{'report':'vp'}");
    row("drawn by no one", "{}", "", "{'do':'work','drawn':['card']}", "WM-SETUP-10", "{'has':1,'needed':0}");
}

void Refusals::tellTheirFacts()
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, event);
    QFETCH(QString, rule);
    QFETCH(QByteArray, facts);
    Table t = Table::layoutK();
    t.set(set);
    if (!before.isEmpty())
        t.play(before);
    const Verdict verdict = check(t.setup(), t.state(), t.event(event));
    QVERIFY(verdict.refused());
    const skyledger::play::Objection &first = verdict.objections.front();
    QCOMPARE(toText(ruleId(first.rule.as<Rule>())), rule);
    const QByteArray found = QJsonDocument(factsJson(first)).toJson(QJsonDocument::Compact);
    QCOMPARE(found, facts.replace('\'', '"'));
}

QTEST_GUILESS_MAIN(Refusals)
#include "tst_refusals.moc"
