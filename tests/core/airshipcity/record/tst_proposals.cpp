// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/proposals.h"
#include "tests/core/airshipcity/randomgames.h"

#include <QTest>
#include <rapidcheck.h>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using Missing = Value;
using Status = Proposal::Status;

namespace {

/// Events and states of one game, ready to be asked about.
struct Table {
    explicit Table(const Setup &start) : game(start), states{game.state} {}

    bool play(const Event &event)
    {
        if (!game.verdict(event).playable())
            return false;
        apply(game.setup, game.state, event);
        events.push_back({event, {}});
        states.push_back(game.state);
        return true;
    }
    /// Takes up what was set up by hand since.
    Table &settle()
    {
        events.clear();
        states.assign(1, game.state);
        return *this;
    }
    std::vector<Proposal> proposed() const { return proposals(game.setup, events, states); }

    Game game;
    std::vector<Entry> events;
    std::vector<State> states;
};

Setup without(void (*remove)(Catalogue &))
{
    Setup setup = layoutA();
    remove(setup.catalogue);
    return setup;
}

/// Takes one value out that the rules ask for; answers what it was.
std::optional<PrintedValue> takeOut(Catalogue &values, const MissingValue &which)
{
    const auto taken = [](auto &value) -> std::optional<PrintedValue> {
        if (!value)
            return std::nullopt;
        PrintedValue old = *value;
        value.reset();
        return old;
    };
    const auto number = [](auto &value) -> std::optional<PrintedValue> {
        if (!value)
            return std::nullopt;
        PrintedValue old = int(*value);
        value.reset();
        return old;
    };
    ContractValues &contract = values.contracts[static_cast<Contract>(which.thing)];
    UtilityValues &utility = values.utilities[static_cast<Utility>(which.thing)];
    AirshipValues &airship = values.airships[static_cast<Airship>(which.thing)];
    TileValues &tile = values.tiles[static_cast<Tile>(which.thing)];
    switch (which.value.as<Value>()) {
    case Missing::AirshipCost:
        return taken(airship.cost);
    case Missing::AirshipDiscount:
        return taken(airship.discount);
    case Missing::UtilityCost:
        return taken(utility.cost);
    case Missing::UtilityVp:
        return number(utility.vp);
    case Missing::ContractTerm:
        return number(contract.term);
    case Missing::ContractCost:
        return taken(contract.cost);
    case Missing::ContractVp:
        return number(contract.vp);
    case Missing::ContractGold:
        return number(contract.gold);
    case Missing::TileCrests:
        return taken(tile.crests);
    case Missing::TileCrestBonus:
        return taken(tile.crestBonus);
    case Missing::RenovationCost:
        return taken(values.renovationCosts[static_cast<Resource>(which.thing)]);
    case Missing::GuildPrice:
        return taken(values.guildPrice);
    default:
        return std::nullopt;
    }
}

/// What really happened, as the table would report it: the full catalogue tells.
Reported truth(const Setup &full, const State &state, const Play &play, const Verdict &lacking)
{
    const Quote quoted = quote(full, state, play);
    Reported reported;
    if (lacking.needs.contains(ReportKey::Pay))
        reported.pay = quoted.pay;
    if (lacking.needs.contains(ReportKey::Gain))
        reported.gain = quoted.gain;
    if (lacking.needs.contains(ReportKey::Vp))
        reported.vp = quoted.vp;
    if (lacking.needs.contains(ReportKey::Term))
        reported.term = quoted.term;
    return reported;
}

/// A game played with all values known, recorded by people who do not know one of them.
struct Hidden {
    Setup full;
    std::optional<PrintedValue> value;
    Table table;

    Hidden(Random &random, const MissingValue &which) : full(randomSetup(random, 0)), table(blinded(which))
    {
        RandomGame game(full, random);
        for (int i = 0; i < 260; ++i) {
            const State before = game.game.state;
            if (!game.step() || !record(before, game.last))
                return;
        }
    }

private:
    Setup blinded(const MissingValue &which)
    {
        Setup setup = full;
        value = takeOut(setup.catalogue, which);
        return setup;
    }
    bool record(const State &before, const Event &event)
    {
        const auto *played = std::get_if<Played>(&event);
        if (!played)
            return table.play(event);
        Played told = *played;
        told.reported = truth(full, before, played->play, table.game.verdict(*played));
        return table.play(told);
    }
};

} // namespace

class TestProposals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("RC_PARAMS"))
            qputenv("RC_PARAMS",
                    qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY") ? "max_success=1000"
                                                                   : "seed=1 max_success=400");
    }

    void paymentPlusDiscountIsTheCost();
    void aResourceThatTheDiscountHidesIsNotCertain();
    void manyPossibilitiesTellNothing();
    void aDiscount();
    void pointsGoldAndTerm();
    void crestBonusOutOfThreeThenOne();
    void stageBonus();
    void conflictingReportsAreShownAsSuch();
    void anotherMissingValueTellsNothing();
    void nothingReportedNothingProposed();
    void certainIsTrue();
};

void TestProposals::paymentPlusDiscountIsTheCost()
{
    Table table(without([](Catalogue &values) { values.utilities[u2].cost.reset(); }));
    // One own marker on the wooden cargo ship: the Architect's Office is cheaper by its discount.
    table.game.acting(architect).stock(p1, amounts(9, 9, 9, 9)).grid(Airship::WoodenCargo, {1}, nobody);
    table.settle();
    const Discount discount = *table.game.setup.catalogue.airships[Airship::WoodenCargo].discount;
    QVERIFY(discount.resource == wood && discount.amount > 0);
    QVERIFY(table.play(reporting(buildUtility(u2), paid(amounts(3, 1, 2, 0)))));
    const auto proposed = table.proposed();
    QCOMPARE(proposed.size(), std::size_t(1));
    QCOMPARE(proposed[0].which, (MissingValue{Missing::UtilityCost, 1}));
    QCOMPARE(proposed[0].status, Status::Certain);
    QCOMPARE(proposed[0].values.front(), PrintedValue(amounts(3 + discount.amount, 1, 2, 0)));
    QCOMPARE(proposed[0].reports.front().event, std::size_t(1));
}

void TestProposals::aResourceThatTheDiscountHidesIsNotCertain()
{
    Table table(without([](Catalogue &values) { values.utilities[u2].cost.reset(); }));
    table.game.acting(architect).stock(p1, amounts(9, 9, 9, 9)).grid(Airship::WoodenCargo, {1}, nobody);
    table.settle();
    QVERIFY(table.play(reporting(buildUtility(u2), paid(amounts(0, 1, 2, 0)))));
    const auto proposed = table.proposed();
    QCOMPARE(proposed.size(), std::size_t(1));
    QCOMPARE(proposed[0].status, Status::Possible);
    const Discount discount = *table.game.setup.catalogue.airships[Airship::WoodenCargo].discount;
    QCOMPARE(proposed[0].values.size(), std::size_t(discount.amount + 1));
    QCOMPARE(proposed[0].values.front(), PrintedValue(amounts(0, 1, 2, 0)));
}

void TestProposals::manyPossibilitiesTellNothing()
{
    // Any tile that shows the dot of the renovation may be developed: of its other dots nothing is known.
    Table table(without([](Catalogue &values) { values.tiles[forest1].crests.reset(); }));
    table.game.acting(workshop).stock(p1, amounts(9, 9, 9, 9));
    table.settle();
    const Amounts cost = *table.game.setup.catalogue.renovationCosts[wood];
    QVERIFY(table.play(reporting(renovate(wood, forest1), paid(cost))));
    QVERIFY(table.proposed().empty());
}

void TestProposals::aDiscount()
{
    Table table(without([](Catalogue &values) { values.airships[Airship::Passenger].discount.reset(); }));
    table.game.acting(guild).stock(p1, amounts(5, 5, 20, 5)).grid(Airship::Passenger, {2}, nobody);
    table.settle();
    const Price price = *table.game.setup.catalogue.guildPrice;
    Amounts pay;
    pay[price.resource] = static_cast<std::uint8_t>(price.amount - 4);
    QVERIFY(table.play(reporting(use(), paid(pay))));
    const auto proposed = table.proposed();
    QCOMPARE(proposed.size(), std::size_t(1));
    QCOMPARE(proposed[0].status, Status::Certain);
    QCOMPARE(proposed[0].values.front(), PrintedValue(Discount{price.resource, 2}));
}

void TestProposals::pointsGoldAndTerm()
{
    Table table(without([](Catalogue &values) {
        values.contracts[contract(6)].vp.reset();
        values.contracts[contract(6)].gold.reset();
        values.contracts[contract(3)].term.reset();
    }));
    table.game.acting(market1).stock(p1, amounts(9, 9, 9, 9)).hold(p1, contract(6), 2);
    table.settle();
    QVERIFY(table.play(reporting(takeContract(contract(3), contract(7)), withTerm(3))));
    QVERIFY(table.play(reporting(fulfil(contract(6)), gained(amounts(0, 0, 2, 0), scored(4)))));
    const auto proposed = table.proposed();
    QCOMPARE(proposed.size(), std::size_t(3));
    for (const Proposal &each : proposed) {
        QCOMPARE(each.status, Status::Certain);
        const int expected = each.which.value == Missing::ContractTerm ? 3
            : each.which.value == Missing::ContractVp                  ? 4
                                                                       : 2;
        QCOMPARE(each.values.front(), PrintedValue(expected));
    }
}

void TestProposals::crestBonusOutOfThreeThenOne()
{
    const auto gaining = [](Resource resource) {
        Table table(without([](Catalogue &values) {
            values.tiles[forest1].crests = ResourceSet{wood};
            values.tiles[forest1].crestBonus.reset();
        }));
        table.game.acting(forest1).develop(forest1).unlock(p1, ResourceSet::full());
        table.settle();
        const Amounts known = quote(table.game.setup, table.game.state, use().play).gain;
        Amounts all = known;
        ++all[resource];
        [&] { QVERIFY(table.play(reporting(use(resource), gained(all)))); }();
        return table;
    };
    const Table table = gaining(metal);
    const auto proposed = table.proposed();
    QCOMPARE(proposed.size(), std::size_t(1));
    // The metal was chosen: there was a choice.
    QCOMPARE(
        proposed[0].values,
        (std::vector<PrintedValue>{ResourceBonus{1, {wood, metal}}, ResourceBonus{1, ResourceSet::full()}}));
    const auto other = gaining(gold).proposed();
    QCOMPARE(other[0].status, Status::Certain);
    QCOMPARE(other[0].values.front(), PrintedValue(ResourceBonus{1, ResourceSet::full()}));
}

void TestProposals::stageBonus()
{
    const auto opening = [](const std::array<Amounts, 4> &gains) {
        Setup setup = layoutA();
        setup.catalogue.stageBonuses[setup.stageBonuses[Stage{1}]].reset();
        Table table(setup);
        table.game.allSpent().turn(4, p4);
        table.settle();
        Reported reported;
        for (const Player player : setup.players())
            reported = forPlayer(player, gains[indexOf(player)], 2, reported);
        [&] { QVERIFY(table.play(reporting(endTurn(), reported))); }();
        return table.proposed();
    };
    const Amounts threeWood = amounts(3, 0, 0, 0);
    const Amounts threeMetal = amounts(0, 3, 0, 0);
    const auto alike = opening({threeWood, threeWood, threeWood, threeWood});
    QCOMPARE(alike.size(), std::size_t(1));
    QCOMPARE(alike[0].status, Status::Possible); // all may have chosen the same
    QVERIFY(alike[0].more);
    QCOMPARE(alike[0].values.front(), PrintedValue(StageBonus{threeWood, 0, {}, 2}));
    const auto all = opening({threeWood, threeMetal, amounts(0, 0, 3, 0), amounts(0, 0, 0, 3)});
    QCOMPARE(all[0].status, Status::Certain);
    QCOMPARE(all[0].values.front(), PrintedValue(StageBonus{{}, 3, ResourceSet::full(), 2}));
    const auto nothing = opening({});
    QCOMPARE(nothing[0].status, Status::Certain);
    QCOMPARE(nothing[0].values.front(), PrintedValue(StageBonus{{}, 0, {}, 2}));
}

void TestProposals::conflictingReportsAreShownAsSuch()
{
    Table table(without([](Catalogue &values) { values.airships[Airship::MetalPrivate].cost.reset(); }));
    table.game.acting(shipyard).stock(p1, amounts(0, 19, 0, 19));
    table.settle();
    const Played deed = build(Airship::MetalPrivate, Then::Sell);
    QVERIFY(table.play(reporting(deed, paid(amounts(0, 3, 0, 2)))));
    // Later the same ship cost something else.
    table.game.acting(shipyard);
    table.states.back() = table.game.state;
    QVERIFY(table.play(reporting(deed, paid(amounts(0, 4, 0, 2)))));
    const auto proposed = table.proposed();
    QCOMPARE(proposed.size(), std::size_t(1));
    QCOMPARE(proposed[0].status, Status::Conflicting);
    QCOMPARE(proposed[0].values, (std::vector<PrintedValue>{amounts(0, 3, 0, 2), amounts(0, 4, 0, 2)}));
    QCOMPARE(proposed[0].reports.size(), std::size_t(2));
    QCOMPARE(*proposed[0].reports[1].alone, PrintedValue(amounts(0, 4, 0, 2)));
}

void TestProposals::anotherMissingValueTellsNothing()
{
    Table table(without([](Catalogue &values) {
        values.utilities[u2].cost.reset();
        values.airships[Airship::WoodenCargo].discount.reset();
    }));
    table.game.acting(architect).stock(p1, amounts(9, 9, 9, 9)).grid(Airship::WoodenCargo, {1}, nobody);
    table.settle();
    QVERIFY(table.play(reporting(buildUtility(u2), paid(amounts(3, 1, 2, 0)))));
    QVERIFY(table.proposed().empty());
}

void TestProposals::nothingReportedNothingProposed()
{
    Table table(
        without([](Catalogue &values) { values.airships[Airship::WoodenPrivate].spaces.forFour.reset(); }));
    table.game.acting(shipyard).stock(p1, amounts(9, 9, 9, 9));
    table.settle();
    QVERIFY(table.play(build(Airship::WoodenPrivate, Then::Donate)));
    QVERIFY(table.proposed().empty());
}

void TestProposals::certainIsTrue()
{
    int certain = 0;
    int possible = 0;
    QVERIFY(rc::check("what is certain is what was printed, and what is possible holds it", [&] {
        Random random(*rc::gen::arbitrary<unsigned>());
        constexpr std::array kinds{Missing::AirshipCost,    Missing::AirshipDiscount, Missing::UtilityCost,
                                   Missing::UtilityVp,      Missing::ContractTerm,    Missing::ContractCost,
                                   Missing::ContractVp,     Missing::ContractGold,    Missing::TileCrests,
                                   Missing::TileCrestBonus, Missing::RenovationCost,  Missing::GuildPrice};
        const Missing kind = *rc::gen::elementOf(kinds);
        const int things =
            kind == Missing::RenovationCost || kind == Missing::UtilityCost || kind == Missing::UtilityVp ? 4
            : kind == Missing::GuildPrice                                                                 ? 1
                                                                                                          : 9;
        const MissingValue which{kind, static_cast<std::uint8_t>(*rc::gen::inRange(0, things))};
        const Hidden hidden(random, which);
        for (const Proposal &proposal : hidden.table.proposed()) {
            RC_ASSERT(proposal.which == which);
            RC_ASSERT(proposal.status != Status::Conflicting);
            const bool holds = std::find(proposal.values.begin(), proposal.values.end(), *hidden.value)
                != proposal.values.end();
            RC_ASSERT(holds || proposal.more);
            certain += proposal.status == Status::Certain;
            possible += proposal.status == Status::Possible;
        }
    }));
    // The property says something only if there were proposals.
    QVERIFY2(certain > 5 && possible > 0,
             qPrintable(QString::number(certain) + u'/' + QString::number(possible)));
}

QTEST_APPLESS_MAIN(TestProposals)
#include "tst_proposals.moc"
