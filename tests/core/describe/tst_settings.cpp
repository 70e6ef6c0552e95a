// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/field.h"
#include "core/describe/keyed.h"
#include "core/describe/settings.h"
#include "core/table/jsonreader.h"
#include "tests/core/describe/harbour.h"

#include <QtTest/QTest>
#include <rapidcheck.h>

using namespace skyledger;
using namespace skyledger::harbour;
using namespace skyledger::describe;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Ship {
    Wind heading{};
    std::uint8_t miles = 0;
    friend constexpr bool operator==(const Ship &, const Ship &) = default;
};
struct Trader {
    Cargo stock;
    std::int16_t points = 0;
    Port home = table::none<Port>;
    table::KeySet<Good> licences;
    table::FixedList<Ship, 3> ships;
    bool isOut = false;
    friend constexpr bool operator==(const Trader &, const Trader &) = default;
};
struct Pier {
    table::Per<Player, std::uint8_t> barrels;
    Player owner = table::none<Player>;
    friend constexpr bool operator==(const Pier &, const Pier &) = default;
};
struct State {
    table::Per<Player, Trader> players;
    table::Per<Port, Pier> piers;
    Wind wind{};
    std::uint8_t round = 1;
    std::optional<std::uint8_t> tide;
    std::uint8_t depth = 0;
    table::KeySet<Good> flags;
    friend constexpr bool operator==(const State &, const State &) = default;
};
struct Setup {
    int mostGoods = 12;
};

enum class Settable : std::uint8_t {
    Stock,
    Points,
    Home,
    Licences,
    Ships,
    Heading,
    Out,
    Barrels,
    Owner,
    Wind,
    Round,
    Tide,
    Depth,
    Flags,
    Cape
};

using ShipList = table::FixedList<Ship, 3>;
ShipList shipsOf(const State &state, Player player)
{
    return state.players[player].ships;
}
void putShips(State &state, Player player, const ShipList &ships)
{
    state.players[player].ships = ships;
}
enum class ShipNumber : std::uint8_t {};
Port capeOf(const State &state)
{
    return state.players.values[0].home;
}
Wind headingOf(const State &state, Player player, ShipNumber ship)
{
    return state.players[player].ships[table::indexOf(ship)].heading;
}
void putHeading(State &state, Player player, ShipNumber ship, Wind heading)
{
    state.players[player].ships[table::indexOf(ship)].heading = heading;
}
bool isAtSea(const Setup &, const State &state, const Things &things)
{
    return things[1] < state.players[static_cast<Player>(things[0])].ships.size();
}
std::optional<ValueRange> goods(const Setup &setup, const State &, const Things &)
{
    return ValueRange{0, setup.mostGoods};
}

} // namespace

namespace skyledger {
template <>
struct describe::Usual<ShipNumber> {
    using Codec = Numbered<3>;
};
} // namespace skyledger

namespace {

constexpr Field<Ship, Ids> shipFields[] = {
    field<&Ship::heading>("heading"),
    field<&Ship::miles, Number<0, 200>>("miles"),
};

constexpr Setting<State, Setup, Ids> rows[] = {
    setting<at<&State::players, &Trader::stock>, AnyNumber>(Settable::Stock, "players.{player}.{good}")
        .within<goods>(),
    setting<at<&State::players, &Trader::points>, Number<-999, 999>>(Settable::Points,
                                                                     "players.{player}.points"),
    setting<at<&State::players, &Trader::home>, Nullable<>>(Settable::Home, "players.{player}.home"),
    setting<at<&State::players, &Trader::licences>>(Settable::Licences, "players.{player}.licences"),
    setting<byFunctions<shipsOf, putShips>, List<Object<shipFields>, 0, 3>>(Settable::Ships,
                                                                            "players.{player}.ships")
        .repeating(),
    setting<byFunctions<headingOf, putHeading>>(Settable::Heading, "players.{player}.ships.{ship}.heading")
        .where<isAtSea>(),
    setting<at<&State::players, &Trader::isOut>>(Settable::Out, "players.{player}.out"),
    setting<at<&State::piers, &Pier::barrels>, PerSeat<&Ids::seats, AnyNumber>>(Settable::Barrels,
                                                                                "piers.{port}.barrels")
        .within<goods>(),
    setting<at<&State::piers, &Pier::owner>, Nullable<>>(Settable::Owner, "piers.{port}.owner"),
    setting<&State::wind>(Settable::Wind, "wind"),
    setting<&State::round, Number<1, 20>>(Settable::Round, "round"),
    setting<&State::tide, Nullable<Number<0, 5>>>(Settable::Tide, "tide"),
    setting<&State::depth, Told<std::int32_t, Number<-9999, 9999>>>(Settable::Depth, "depth").within<0, 40>(),
    setting<&State::flags, Told<Numbers, List<Number<0, 99>>>>(Settable::Flags, "flags"),
    setting<byFunctions<capeOf, nullptr>, Nullable<>>(Settable::Cape, "cape").repeating(),
};

const SettingTable<State, Setup, Ids> &settings()
{
    static const SettingTable<State, Setup, Ids> table(rows);
    return table;
}

Ids knownPorts()
{
    Ids ids;
    for (const auto text : {u"riga", u"turku"})
        ids.ports.add(*table::Id::from(text));
    ids.ports.listed = true;
    return ids;
}

struct Read {
    std::vector<Assignment> set;
    Ids ids;
    QString fault;
};
Read read(const QByteArray &json, const Ids &ids)
{
    const auto document = table::parseObject(json);
    if (!document)
        qFatal("no JSON: %s", json.constData());
    table::JsonFaults faults;
    Read result{{}, ids, {}};
    result.set = settings().read(table::JsonNode(faults, document.value()), result.ids);
    if (faults.any())
        result.fault = table::describe(faults.first());
    return result;
}
QByteArray written(const std::vector<Assignment> &set, const Ids &ids)
{
    return table::writeCompactJson(settings().write(set, ids), settings().shape());
}

/// Boards on which nothing stands as at the start.
State someState()
{
    State state;
    for (std::size_t i = 0; i < 3; ++i) {
        Trader &trader = state.players.values[i];
        trader.stock = Cargo{{1, 0, static_cast<std::uint8_t>(i)}};
        trader.points = static_cast<std::int16_t>(-5 + static_cast<int>(i));
        trader.licences = {Good::Tea};
        trader.ships.append({Wind::West, 200});
    }
    state.players.values[1].home = static_cast<Port>(1);
    state.players.values[2].isOut = true;
    state.piers.values[0] = {{{1, 2, 3}}, static_cast<Player>(2)};
    state.wind = Wind::South;
    state.tide = 0;
    return state;
}

} // namespace

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void roundTrips_data();
    void roundTrips();
    void faults_data();
    void faults();
    void idsOfPathsAreTakenUp();
    void everyValueOfTheBoards();
    void changesMakeTheBoardsStandSo();
    void limits();
    void impossibleAmountsStayImpossible();
    void whatIsToldStaysThoughNoBoardHoldsIt_data();
    void whatIsToldStaysThoughNoBoardHoldsIt();
    void whatOnlyTheGamePutsStays();
    void whatFitsIsReadAgain();
};

void TestSettings::roundTrips_data()
{
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const char *json) { QTest::newRow(name) << QByteArray(json); };
    row("nothing", "{}");
    row("a word in the path", R"({"players.2.tea":4})");
    row("several", R"({"players.1.points":-999,"players.3.silk":0,"wind":"E"})");
    row("null for none", R"({"piers.riga.owner":null,"players.1.home":null,"tide":null})");
    row("things", R"({"piers.turku.owner":3,"players.1.home":"riga","tide":0})");
    row("a set", R"({"players.1.licences":["salt","silk"]})");
    row("one for each seat", R"({"piers.riga.barrels":[1,0,20]})");
    row("a shape of its own",
        R"({"players.2.ships":[{"heading":"N","miles":3},{"heading":"W","miles":200}]})");
    row("a key of its own", R"({"players.2.out":true,"players.2.ships.3.heading":"S"})");
}

void TestSettings::roundTrips()
{
    QFETCH(QByteArray, json);
    const Read one = read(json, knownPorts());
    QCOMPARE(one.fault, QString());
    QVERIFY(settings().fits(one.set, one.ids));
    QCOMPARE(written(one.set, one.ids), json);
}

void TestSettings::faults_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const char *json, const char *fault) {
        QTest::newRow(name) << QByteArray(json) << QString::fromLatin1(fault);
    };
    row("no such path", R"({"moon":1})", "moon: expected a path that a correction can set");
    row("no such word", R"({"players.1.rum":1})", "players.1.rum: expected a path that a correction can set");
    row("no such seat", R"({"players.4.tea":1})", "players.4.tea: expected a path that a correction can set");
    row("too short", R"({"players.1":1})", "players.1: expected a path that a correction can set");
    row("too long", R"({"round.1":1})", "round.1: expected a path that a correction can set");
    row("a dot too many", R"({"round.":1})", "round.: expected a path that a correction can set");
    row("no path", R"({"":1})", "expected a path that a correction can set");
    row("an id not listed", R"({"piers.kiel.owner":1})",
        "piers.kiel.owner: expected an id that the catalogue lists");
    row("no id", R"({"piers.Kiel.owner":1})",
        "piers.Kiel.owner: expected an id of 1 to 24 characters out of a-z, 0-9 and -");
    row("another type", R"({"players.1.tea":"4"})", "players.1.tea: expected a whole number");
    row("out of the format", R"({"round":21})", "round: expected a whole number from 1 to 20");
    row("no such player", R"({"piers.riga.owner":4})",
        "piers.riga.owner: expected a whole number from 1 to 3");
    row("in a list", R"({"players.1.licences":["rum"]})",
        "players.1.licences[1]: expected one of salt, tea, silk");
    row("in a shape of its own", R"({"players.2.ships":[{"heading":"N"}]})",
        "players.2.ships[1].miles: expected a whole number from 0 to 200");
}

void TestSettings::faults()
{
    QFETCH(QByteArray, json);
    QTEST(read(json, knownPorts()).fault, "fault");
}

void TestSettings::idsOfPathsAreTakenUp()
{
    const Read met = read(R"({"piers.kiel.owner":1})", Ids());
    QCOMPARE(met.fault, QString());
    QCOMPARE(met.ids.ports.text(met.set[0].thing<Port>()), u"kiel"_s);
}

void TestSettings::everyValueOfTheBoards()
{
    const Ids ids = knownPorts();
    const State state = someState();
    QStringList paths;
    for (const Assignment &value : settings().values(Setup(), state, ids)) {
        paths << settings().path(value, ids);
        QVERIFY(settings().fits(value, ids));
        QCOMPARE(settings().standing(state, value), value);
    }
    QCOMPARE(paths.size(), 3 * (3 + 1 + 1 + 1 + 1 + 1) + 2 * 2 + 5);
    QVERIFY(paths.contains(u"players.3.silk"_s) && paths.contains(u"piers.turku.barrels"_s));
    QVERIFY(paths.contains(u"players.1.ships.1.heading"_s)
            && !paths.contains(u"players.1.ships.2.heading"_s));
    QVERIFY(!paths.contains(u"players.1.ships"_s)); // its headings stand for it
    QCOMPARE(paths.removeDuplicates(), 0);
}

void TestSettings::changesMakeTheBoardsStandSo()
{
    const Ids ids = knownPorts();
    const State wanted = someState();
    State state;
    for (std::size_t i = 0; i < 3; ++i)
        state.players.values[i].ships = wanted.players.values[i].ships;
    const auto all = settings().values(Setup(), wanted, ids);
    const auto changes = settings().changes(state, all);
    QVERIFY(!changes.empty() && changes.size() < all.size());
    for (const Assignment &change : changes)
        settings().put(state, change);
    QCOMPARE(state, wanted);
    QVERIFY(settings().changes(state, all).empty());
}

void TestSettings::limits()
{
    const auto stock = assign(Settable::Stock, {1, 0}, std::uint8_t{13});
    QVERIFY(!settings().isWithin(Setup(), State(), stock));
    QVERIFY(settings().isWithin(Setup{13}, State(), stock));
    QCOMPARE(settings().range(Setup(), State(), stock), (ValueRange{0, 12}));
    const auto barrels = assign(Settable::Barrels, {0}, table::Per<Player, std::uint8_t>{{1, 13, 0}});
    QVERIFY(!settings().isWithin(Setup(), State(), barrels));
    QVERIFY(settings().isWithin(Setup{13}, State(), barrels));
    const auto wind = assign(Settable::Wind, {}, Wind::West);
    QVERIFY(!settings().range(Setup(), State(), wind).has_value());
    QVERIFY(settings().isWithin(Setup(), State(), wind));
}

void TestSettings::impossibleAmountsStayImpossible()
{
    for (const char *json :
         {R"({"players.1.tea":-1})", R"({"players.1.tea":256})", R"({"players.1.tea":1e9})"}) {
        const Read one = read(json, knownPorts());
        QCOMPARE(one.fault, QString());
        QCOMPARE(one.set[0].value.number(), 255);
        QVERIFY(!settings().isWithin(Setup(), State(), one.set[0]));
    }
}

void TestSettings::whatIsToldStaysThoughNoBoardHoldsIt_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("possible");
    const auto row = [](const char *name, const char *json, bool possible) {
        QTest::newRow(name) << QByteArray(json) << possible;
    };
    row("a number", R"({"depth":40})", true);
    row("beyond the limits", R"({"depth":41})", false);
    row("below them", R"({"depth":-1})", false);
    row("beyond the type", R"({"depth":300})", false);
    row("far beyond", R"({"depth":-9999})", false);
    row("a set", R"({"flags":[2,0]})", true);
    row("nothing", R"({"flags":[]})", true);
    row("twice in a set", R"({"flags":[1,1]})", false);
    row("no such thing", R"({"flags":[3]})", false);
    row("no ship", R"({"players.1.ships.1.heading":"N"})", false);
}

void TestSettings::whatIsToldStaysThoughNoBoardHoldsIt()
{
    QFETCH(QByteArray, json);
    const Read one = read(json, knownPorts());
    QCOMPARE(one.fault, QString());
    QCOMPARE(written(one.set, one.ids), json);
    QTEST(settings().isPossible(Setup(), State(), one.set[0]), "possible");
}

void TestSettings::whatOnlyTheGamePutsStays()
{
    const State before = someState();
    State state = before;
    settings().put(state, assign(Settable::Cape, {}, static_cast<Port>(1)));
    QCOMPARE(state, before);
    QCOMPARE(settings().standing(before, assign(Settable::Cape, {}, Port{})).value, Value());
}

void TestSettings::whatFitsIsReadAgain()
{
    const bool holds =
        rc::check("a value that fits is read as it was, and nothing else is", [](std::int16_t number) {
            const Ids ids = knownPorts();
            std::vector<Assignment> places = settings().values(Setup(), someState(), ids);
            Assignment one = places[*rc::gen::inRange<std::size_t>(0, places.size())];
            if (one.value.isNumber())
                one.value = Value(std::int32_t{number});
            const Read again = read(written({one}, ids), ids);
            RC_ASSERT((again.fault.isEmpty() && again.set == std::vector{one}) == settings().fits(one, ids));
        });
    QVERIFY(holds);
}

QTEST_GUILESS_MAIN(TestSettings)

#include "tst_settings.moc"
