// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "core/airshipcity/rulings.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace skyledger::airshipcity;

namespace {

/// Whether every value has a name of its own that leads back to it, and nothing else has one.
template <class Key>
bool leadsBack(std::size_t count = countOf<Key>)
{
    if (nameTable<Key>.size() != count)
        return false;
    for (std::size_t i = 0; i < count; ++i) {
        const auto key = static_cast<Key>(i);
        if (nameOf(key).empty() || fromName<Key>(nameOf(key)) != key)
            return false;
    }
    return nameOf(none<Key>).empty() && !fromName<Key>("") && !fromName<Key>("no such name");
}

} // namespace

/// The ids of the format's page.
class TestNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leadBack();
    void areThoseOfThePage();
    void rulingsAreListedOnce();
};

void TestNames::leadBack()
{
    QVERIFY(leadsBack<Resource>());
    QVERIFY(leadsBack<Edition>());
    QVERIFY(leadsBack<PlayerColor>());
    QVERIFY(leadsBack<Direction>());
    QVERIFY(leadsBack<BonusEffect>());
    QVERIFY(leadsBack<Award>());
    QVERIFY(leadsBack<TileKind>());
    QVERIFY(leadsBack<Airship>());
    QVERIFY(leadsBack<Cell>());
    QVERIFY(leadsBack<Level>());
    QVERIFY(leadsBack<Stage>());
    QVERIFY(leadsBack<Player>());
    QVERIFY(leadsBack<Crew>());
    QVERIFY(leadsBack<UseKey>());
    QVERIFY(leadsBack<ReportKey>());
    QVERIFY(leadsBack<Line>(8));
    QVERIFY(leadsBack<Then>(2));
    QVERIFY(leadsBack<Phase>(5));
    QVERIFY(leadsBack<EffectStatus>(4));
    QVERIFY(leadsBack<Ending>(3));
    QVERIFY(leadsBack<VpSource>(11));
    QVERIFY(leadsBack<FactKey>(17));
}

void TestNames::areThoseOfThePage()
{
    QVERIFY(nameOf(cellAt(0, 0)) == "A1" && nameOf(cellAt(2, 0)) == "C1" && nameOf(cellAt(3, 3)) == "D4");
    QVERIFY(nameOf(rowLine(1)) == "2" && nameOf(columnLine(1)) == "B");
    QVERIFY(nameOf(Airship::Cruise) == "cruise" && nameOf(TileKind::Workshop) == "workshop");
    QVERIFY(nameOf(Phase::AtTile) == "at-tile" && nameOf(Phase::Over) == "over");
    QVERIFY(nameOf(VpSource::StageBonus) == "stage-bonus" && nameOf(VpSource::Track) == "track");
    QVERIFY(nameOf(FactKey::StageBonus) == "stageBonus" && nameOf(FactKey::Kind) == "kind");
}

void TestNames::rulingsAreListedOnce()
{
    std::set<std::string_view> keys;
    for (const RulingInfo &ruling : rulingTable()) {
        QVERIFY(keys.insert(ruling.key).second);
        QCOMPARE(rulingTable().find(ruling.key), &ruling);
        QCOMPARE(std::set<std::string_view>(ruling.readings.begin(), ruling.readings.end()).size(),
                 ruling.readings.size());
        QVERIFY(ruleId(ruling.rule).starts_with("AC-AMB-"));
    }
    QCOMPARE(keys.size(), 16U);
    QVERIFY(!rulingTable().find("relay"));
    // The defaults of the French edition are the first readings of all.
    const Rulings french = defaultRulings(Edition::Fr2021);
    QVERIFY(std::all_of(rulingTable().begin(), rulingTable().end(),
                        [&french](const RulingInfo &ruling) { return ruling.get(french) == 0; }));
}

QTEST_APPLESS_MAIN(TestNames)
#include "tst_names.moc"
