// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"
#include "tests/core/describe/harbour.h"

#include <QtTest/QTest>
#include <rapidcheck.h>

#include <algorithm>

using namespace skyledger;
using namespace skyledger::harbour;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Read {
    Played played;
    Ids ids;
    QString fault; ///< place and phrase; empty: none
};

Read read(const QByteArray &json, Ids ids = {})
{
    const auto document = table::parseObject(json);
    if (!document)
        qFatal("no JSON: %s", json.constData());
    table::JsonFaults faults;
    Read result;
    result.ids = ids;
    result.played = plays().read(table::JsonNode(faults, document.value()), result.ids);
    if (faults.any())
        result.fault = table::describe(faults.first());
    return result;
}

QByteArray written(const Played &played, const Ids &ids)
{
    return table::writeCompactJson(plays().write(played, ids), plays().shape());
}

Ids knownPorts()
{
    Ids ids;
    for (const auto text : {u"riga", u"turku"})
        ids.ports.add(*table::Id::from(text));
    ids.ports.listed = true;
    return ids;
}

} // namespace

namespace rc {

template <>
struct Arbitrary<Played> {
    static std::uint8_t number(int most) { return static_cast<std::uint8_t>(*gen::inRange(0, most + 1)); }
    static Sail sail()
    {
        Sail sail;
        sail.port = static_cast<Port>(number(2)); // one more than there are
        for (int i = number(6); i > 0; --i)
            sail.path.append(static_cast<Wind>(number(3)));
        sail.byNight = *gen::arbitrary<bool>();
        if (*gen::arbitrary<bool>())
            sail.depth = number(33);
        if (*gen::arbitrary<bool>())
            sail.pilot = static_cast<Port>(number(1));
        return sail;
    }
    static Load load()
    {
        Load load;
        for (int i = number(5); i > 0; --i) {
            const Spot spot{number(2), number(3)};
            load.crates.append({spot, number(3) == 3 ? table::none<Good> : static_cast<Good>(number(2))});
        }
        const auto placeOf = [](const Crate &crate) { return 10 * crate.spot.column + crate.spot.row; };
        std::sort(load.crates.begin(), load.crates.end(),
                  [&](const Crate &a, const Crate &b) { return placeOf(a) < placeOf(b); });
        load.berth = static_cast<Berth>(number(6));
        for (int i = number(4); i > 0; --i)
            load.shares.append(number(6));
        for (int i = number(3); i > 0; --i)
            load.kinds.insert(static_cast<Good>(number(2)));
        return load;
    }
    static Unload unload()
    {
        Unload unload;
        unload.spot = {number(1), number(2)};
        for (int i = number(3); i > 0; --i)
            unload.legs.append({static_cast<Wind>(number(3)), number(10)});
        return unload;
    }
    static Storm storm()
    {
        Storm storm;
        if (*gen::arbitrary<bool>())
            storm.damage = Storm::Damage{number(10), number(10)};
        if (*gen::arbitrary<bool>()) {
            storm.given.insert(Extra::Flag);
            storm.flag = static_cast<Wind>(number(3));
        }
        if (*gen::arbitrary<bool>()) {
            storm.given.insert(Extra::Pilot);
            storm.pilot = number(2) == 2 ? table::none<Port> : static_cast<Port>(number(1));
        }
        return storm;
    }
    static Gen<Played> arbitrary()
    {
        return gen::exec([] {
            Played played;
            switch (number(6)) {
            case 0:
                played.play.what = sail();
                break;
            case 1:
                played.play.what = Tack{{static_cast<Wind>(number(3)), number(10)}};
                break;
            case 2:
                played.play.what = number(3) == 3 ? Bid{} : Bid{number(21)};
                break;
            case 3:
                played.play.what = load();
                break;
            case 4:
                played.play.what = unload();
                break;
            case 5:
                played.play.what = storm();
                break;
            default:
                played.play.what = Anchor{};
            }
            if (*gen::arbitrary<bool>())
                played.play.player = static_cast<Player>(number(3));
            if (number(3) == 3)
                played.reported.pay = Cargo{{number(99), 0, number(100)}};
            if (number(3) == 3)
                played.reported.players.values[number(2)] = Share{Cargo{{1, 0, number(2)}}, std::nullopt};
            if (std::holds_alternative<Sail>(played.play.what) && number(2) == 2)
                played.reported.found = number(10);
            return played;
        });
    }
};

} // namespace rc

class TestPlays : public QObject
{
    Q_OBJECT

private slots:
    void roundTrips_data();
    void roundTrips();
    void orderOfKeys();
    void faults_data();
    void faults();
    void idsThatAreMet();
    void tooManyIds();
    void keysOfEvents();
    void whatIsWrittenIsRead();
};

void TestPlays::roundTrips_data()
{
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const char *json) { QTest::newRow(name) << QByteArray(json); };
    row("all of a kind",
        R"({"do":"sail","player":2,"port":"riga","path":["N","E"],"byNight":true,)"
        R"("depth":0,"pilot":"turku","found":3})");
    row("what may be left out", R"({"do":"sail","port":"riga","path":["W"],"pilot":null})");
    row("a way through members", R"({"do":"tack","wind":"S","miles":4})");
    row("null for an optional", R"({"do":"bid","player":1,"price":null})");
    row("a number for an optional", R"({"do":"bid","player":1,"price":20})");
    row("keys that are data", R"({"do":"move","crates":{"A1":"tea","C3":null},"shares":[0,5,1]})");
    row("a set", R"({"do":"move","crates":{"B2":null},"berth":6,"shares":[0,0,0],"kinds":["salt","silk"]})");
    row("the other kind of a word", R"({"do":"move","spot":"A1"})");
    row("objects in a list",
        R"({"do":"move","spot":"B1","legs":[{"wind":"N","miles":1},{"wind":"E","miles":0}]})");
    row("no group", R"({"do":"storm"})");
    row("a group", R"({"do":"storm","sails":0})");
    row("a whole group", R"({"do":"storm","sails":1,"masts":2})");
    row("marked keys", R"({"do":"storm","flag":"N","pilot":null})");
    row("no keys", R"({"do":"anchor"})");
    row("reported",
        R"({"do":"anchor","reported":{"pay":{"salt":2,"silk":1},)"
        R"("players":{"1":{"gain":{}},"3":{"gain":{"tea":1},"points":-2}}}})");
}

void TestPlays::roundTrips()
{
    QFETCH(QByteArray, json);
    const Read one = read(json, knownPorts());
    QCOMPARE(one.fault, QString());
    QVERIFY(plays().fits(one.played, one.ids));
    QCOMPARE(written(one.played, one.ids), json);
}

void TestPlays::orderOfKeys()
{
    QVERIFY(plays().agreeOnOrder());
    QStringList keys;
    for (const table::JsonKey &key : plays().keys())
        keys << table::toText(key.name);
    QCOMPARE(keys.first(2), QStringList({u"do"_s, u"player"_s}));
    QVERIFY(keys.indexOf(u"flag"_s) < keys.indexOf(u"pilot"_s));
    QCOMPARE(keys.last(), u"at"_s);
    QCOMPARE(keys.count(u"pilot"_s), 1);
}

void TestPlays::faults_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const char *json, const char *fault) {
        QTest::newRow(name) << QByteArray(json) << QString::fromLatin1(fault);
    };
    row("no kind", "{}", "do: expected one of sail, tack, bid, move, storm, anchor, correct, override");
    row("not a kind", R"({"do":"swim"})",
        "do: expected one of sail, tack, bid, move, storm, anchor, correct, override");
    row("lacking", R"({"do":"tack","wind":"S"})", "miles: expected a whole number from 1 to 9");
    row("out of range", R"({"do":"tack","wind":"S","miles":10})",
        "miles: expected a whole number from 1 to 9");
    row("a fraction", R"({"do":"tack","wind":"S","miles":1.5})",
        "miles: expected a whole number from 1 to 9");
    row("not a word", R"({"do":"tack","wind":"NE","miles":1})", "wind: expected one of N, E, S, W");
    row("misplaced", R"({"do":"tack","wind":"S","miles":1,"depth":2})",
        "depth: expected no such key in an event of this kind");
    row("misplaced in the envelope", R"({"do":"anchor","set":{}})",
        "set: expected no such key in an event of this kind");
    row("misplaced beside the play", R"({"do":"anchor","found":1})",
        "found: expected no such key in an event of this kind");
    row("of the other kind with that word",
        R"({"do":"move","crates":{"A1":null},"shares":[0,0,0],"spot":"A1"})",
        "spot: expected no such key in an event of this kind");
    row("neither of two kinds", R"({"do":"move"})", "spot: expected a spot of the chart");
    row("a seat too many", R"({"do":"anchor","player":4})", "player: expected a whole number from 1 to 3");
    row("whose deed", R"({"do":"bid","price":1})", "player: expected a whole number from 1 to 3");
    row("no null", R"({"do":"tack","wind":null,"miles":1})", "wind: expected one of N, E, S, W");
    row("a list too short", R"({"do":"sail","port":"riga","path":[],"pilot":null})",
        "path: expected a list of 1 to 5 entries");
    row("in a list", R"({"do":"sail","port":"riga","path":["N","X"],"pilot":null})",
        "path[2]: expected one of N, E, S, W");
    row("no list", R"({"do":"sail","port":"riga","path":"N","pilot":null})",
        "path: expected a list of 1 to 5 entries");
    row("not true or false", R"({"do":"sail","port":"riga","path":["N"],"byNight":1,"pilot":null})",
        "byNight: expected true or false");
    row("an id not listed", R"({"do":"sail","port":"kiel","path":["N"],"pilot":null})",
        "port: expected an id that the catalogue lists");
    row("no id", R"({"do":"sail","port":"Riga","path":["N"],"pilot":null})",
        "port: expected an id of 1 to 24 characters out of a-z, 0-9 and -");
    row("lacking where null may be", R"({"do":"sail","port":"riga","path":["N"]})",
        "pilot: expected an id of 1 to 24 characters out of a-z, 0-9 and -");
    row("a key that is no spot", R"({"do":"move","crates":{"D1":"tea"},"shares":[0,0,0]})",
        "crates.D1: expected a spot of the chart");
    row("a value under a key", R"({"do":"move","crates":{"A1":"rum"},"shares":[0,0,0]})",
        "crates.A1: expected one of salt, tea, silk");
    row("too few keys", R"({"do":"move","crates":{},"shares":[0,0,0]})",
        "crates: expected a list of 1 to 4 entries");
    row("not one per seat", R"({"do":"move","crates":{"A1":"tea"},"shares":[0,0]})",
        "shares: expected a list of 3 entries");
    row("an entry of a seat", R"({"do":"move","crates":{"A1":"tea"},"shares":[0,6,0]})",
        "shares[2]: expected a whole number from 0 to 5");
    row("a number counted from 1", R"({"do":"move","crates":{"A1":"tea"},"berth":7,"shares":[0,0,0]})",
        "berth: expected a whole number from 1 to 6");
    row("inside of an object", R"({"do":"move","spot":"B1","legs":[{"wind":"E"}]})",
        "legs[1].miles: expected a whole number from 0 to 9");
    row("no object", R"({"do":"move","spot":"B1","legs":[1]})", "legs[1]: expected an object");
    row("a check of an object", R"({"do":"move","spot":"B1","legs":[{"wind":"N","miles":0}]})",
        "legs[1].miles: expected no such key in an event of this kind");
    row("a check: misplaced", R"({"do":"move","spot":"A1","legs":[{"wind":"E","miles":0}]})",
        "legs: expected no such key in an event of this kind");
    row("a check: lacking", R"({"do":"move","spot":"B1"})", "legs: expected a key that this event needs");
    row("an amount", R"({"do":"anchor","reported":{"pay":{"salt":100}}})",
        "reported.pay.salt: expected a whole number from 0 to 99");
    row("not a resource", R"({"do":"anchor","reported":{"pay":{"rum":1}}})",
        "reported.pay.rum: expected one of salt, tea, silk");
    row("not a seat", R"({"do":"anchor","reported":{"players":{"4":{}}}})",
        "reported.players.4: expected a whole number from 1 to 3");
    row("reported no object", R"({"do":"anchor","reported":1})", "reported: expected an object");
}

void TestPlays::faults()
{
    QFETCH(QByteArray, json);
    QTEST(read(json, knownPorts()).fault, "fault");
}

void TestPlays::idsThatAreMet()
{
    const Read met = read(R"({"do":"sail","port":"kiel","path":["N"],"pilot":"riga"})");
    QCOMPARE(met.fault, QString());
    QCOMPARE(met.ids.ports.size(), 2U);
    QCOMPARE(met.ids.ports.text(std::get<Sail>(met.played.play.what).pilot), u"riga"_s);
}

void TestPlays::tooManyIds()
{
    Ids full = knownPorts();
    full.ports.listed = false;
    full.ports.add(*table::Id::from(u"oslo"_s));
    QCOMPARE(read(R"({"do":"sail","port":"kiel","path":["N"],"pilot":null})", full).fault,
             u"port: expected at most 3 different ids"_s);
}

void TestPlays::keysOfEvents()
{
    const auto keys = [](const QJsonObject &event) {
        QStringList list;
        for (const std::string_view key : plays().keysOf(event))
            list << table::toText(key);
        list.sort();
        return list;
    };
    QCOMPARE(keys({{u"do"_s, u"anchor"_s}}), QStringList({u"at"_s, u"do"_s, u"player"_s, u"reported"_s}));
    QCOMPARE(keys({{u"do"_s, u"correct"_s}}),
             QStringList({u"at"_s, u"do"_s, u"player"_s, u"reason"_s, u"set"_s}));
    QVERIFY(keys({{u"do"_s, u"sail"_s}}).contains(u"found"_s));
    QVERIFY(keys({{u"do"_s, u"swim"_s}}).isEmpty());
    QVERIFY(plays().isPlay(QJsonObject{{u"do"_s, u"bid"_s}}));
    QVERIFY(!plays().isPlay(QJsonObject{{u"do"_s, u"correct"_s}}));
}

void TestPlays::whatIsWrittenIsRead()
{
    const bool holds =
        rc::check("what fits is read as it was, and nothing else is", [](const Played &played) {
            const Ids ids = knownPorts();
            const Read again = read(written(played, ids), ids);
            RC_ASSERT((again.fault.isEmpty() && again.played == played) == plays().fits(played, ids));
        });
    QVERIFY(holds);
}

QTEST_GUILESS_MAIN(TestPlays)

#include "tst_plays.moc"
