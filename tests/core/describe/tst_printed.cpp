// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/field.h"
#include "core/describe/keyed.h"
#include "core/describe/printed.h"
#include "core/describe/printedtyped.h"
#include "core/table/jsonreader.h"
#include "tests/core/describe/harbour.h"

#include <QtTest/QTest>
#include <rapidcheck.h>

#include <tuple>
#include <variant>

using namespace skyledger;
using namespace skyledger::harbour;
using namespace skyledger::describe;
using namespace Qt::Literals::StringLiterals;

namespace {

/// What a port gives: kept as a whole.
struct Bounty {
    Good good{};
    std::uint8_t amount = 0;
    friend constexpr bool operator==(const Bounty &, const Bounty &) = default;
};
struct PortValues {
    std::optional<std::uint8_t> depth;
    std::optional<Cargo> toll;
    std::optional<Bounty> bounty;
    std::optional<std::optional<std::uint8_t>> guard; ///< null: none is printed
    friend constexpr bool operator==(const PortValues &, const PortValues &) = default;
};
enum class Rank : std::uint8_t {};

} // namespace

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<Rank> = 2;
} // namespace skyledger

namespace {

struct Catalogue {
    table::Per<Port, PortValues> ports;
    table::Per<Wind, std::optional<std::uint8_t>> speeds;
    table::Per<Good, table::Per<Rank, std::optional<std::uint8_t>>> prices;
    table::Per<Rank, std::optional<std::uint8_t>> ranks;
    std::optional<std::uint8_t> rounds;
    std::optional<Bounty> prize;
    std::optional<std::uint8_t> sum; ///< written as the half of it
    friend constexpr bool operator==(const Catalogue &, const Catalogue &) = default;
};

enum class Printed : std::uint8_t {
    Depth,
    Toll,
    Bounty,
    Guard,
    Speed,
    Price,
    Rank,
    Rounds,
    Prize,
    Half,
    NameEn,
    NameFr
};
enum class Page : std::uint8_t { Board, Ports };

std::optional<std::uint8_t> halfOf(const Catalogue &catalogue)
{
    if (!catalogue.sum)
        return std::nullopt;
    return static_cast<std::uint8_t>(*catalogue.sum / 2);
}
void putHalf(Catalogue &catalogue, const std::optional<std::uint8_t> &half)
{
    catalogue.sum.reset();
    if (half)
        catalogue.sum = static_cast<std::uint8_t>(*half * 2);
}
/// The wind from the south has no speed.
bool isFast(Wind wind)
{
    return wind != Wind::South;
}

} // namespace

namespace skyledger {
template <>
struct describe::Usual<Rank> {
    using Codec = Numbered<2>;
};
} // namespace skyledger

namespace {

constexpr Field<Bounty, Ids> bountyFields[] = {
    field<&Bounty::good>("good"),
    field<&Bounty::amount, Number<0, 9>>("amount"),
};
using BountyCodec = Object<bountyFields>;

constexpr PrintedValue<Catalogue, Ids> rows[] = {
    printed<&Catalogue::rounds, Number<1, 20>>(Printed::Rounds, "rounds").on(Page::Board),
    printed<&Catalogue::prize, BountyCodec>(Printed::Prize, "prize").on(Page::Board),
    printed<at<&Catalogue::speeds>, Number<0, 9>>(Printed::Speed, "speeds.{wind}.knots").where<isFast>(),
    printed<at<&Catalogue::prices>, Number<0, 9>>(Printed::Price, "prices.{good}.[rank].price"),
    printed<at<&Catalogue::ranks>, Number<0, 9>>(Printed::Rank, "ranks.[rank]"),
    printed<onlyShown<QString, Port>, Text<1, 40>>(Printed::NameEn, "ports.{port}.name.en").on(Page::Ports),
    printed<onlyShown<QString, Port>, Text<1, 40>>(Printed::NameFr, "ports.{port}.name.fr").on(Page::Ports),
    printed<at<&Catalogue::ports, &PortValues::depth>, Number<0, 30>>(Printed::Depth, "ports.{port}.depth")
        .on(Page::Ports),
    printed<at<&Catalogue::ports, &PortValues::toll>, Amounts<0, 99>>(Printed::Toll, "ports.{port}.toll")
        .on(Page::Ports),
    printed<at<&Catalogue::ports, &PortValues::bounty>, BountyCodec>(Printed::Bounty, "ports.{port}.bounty")
        .unasked(),
    printed<at<&Catalogue::ports, &PortValues::guard>, Nullable<Number<1, 9>>>(Printed::Guard,
                                                                               "ports.{port}.guard"),
    printed<byFunctions<halfOf, putHalf>, Number<0, 99>>(Printed::Half, "half"),
};

/// What a harbour master knows beside that catalogue. Single values are held in a variant.
struct Ledger {
    Catalogue catalogue;
    std::optional<std::uint8_t> berths;
};
using Held = std::variant<int, Bounty>;
constexpr std::tuple ledgerRows{
    printed<at<&Ledger::catalogue, &Catalogue::ports, &PortValues::depth>, Number<0, 30>>(
        Printed::Depth, "ports.{port}.depth"),
    printed<at<&Ledger::catalogue, &Catalogue::prize>, WholeOrNothing<bountyFields>>(Printed::Prize, "prize"),
    printed<&Ledger::berths, Number<1, 9>>(Printed::Rounds, "berths"),
};
using LedgerRows = HeldRows<ledgerRows, Ledger, Ids, Held, &Ledger::catalogue>;

const PrintedTable<Catalogue, Ids> &values()
{
    static const PrintedTable<Catalogue, Ids> table(rows);
    return table;
}

struct Read {
    QJsonObject document;
    Ids ids;
    Catalogue catalogue;
    QString fault;
};
Read read(const QByteArray &json)
{
    auto document = table::parseObject(json);
    if (!document)
        qFatal("no JSON: %s", json.constData());
    Read result{document.value(), {}, {}, {}};
    table::JsonFaults faults;
    const table::JsonNode node(faults, result.document);
    values().readIds(node, result.ids);
    values().read(node, result.ids, result.catalogue);
    if (faults.any())
        result.fault = table::describe(faults.first());
    return result;
}
QByteArray written(const QJsonObject &document)
{
    return table::writeCompactJson(document, values().shape());
}
play::MissingValue placeOf(const char *name, const Ids &ids)
{
    const auto place = values().find(QString::fromLatin1(name), ids);
    if (!place)
        qFatal("no value %s", name);
    return *place;
}

constexpr char whole[] =
    R"({"format":"skyledger-catalogue","version":1,"game":"harbour","name":"Mine","source":"copy","rounds":12,)"
    R"("prize":{"good":"silk","amount":2,"source":"sample"},"speeds":{"N":{"knots":3},"W":{"knots":0},"source":"rulebook"},)"
    R"("prices":{"salt":[{"price":1},{}],"silk":[{},{"price":9,"source":"inferred"}]},"ranks":[null,4],)"
    R"("ports":[{"id":"riga","name":{"en":"Riga","fr":"Riga"},"depth":0,"toll":{"salt":1,"silk":2},"guard":null,)"
    R"("sources":{"depth":"rulebook","toll":"inferred"}},{"id":"turku","depth":7,"bounty":{"good":"tea","amount":1},)"
    R"("guard":3,"source":"sample","note":"kept"}],"half":4})";

} // namespace

class TestPrinted : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatIsThere();
    void writesItBack();
    void writesIntoNothing();
    void takesOutWhatIsMissing();
    void keepsWhatIsNoPartOfAValue();
    void missingValues();
    void namesAndAddresses();
    void sources_data();
    void sources();
    void setsSources();
    void counts();
    void difference();
    void faults_data();
    void faults();
    void writeThenRead();
    void keysInTheOrderOfValues();
    void singleValuesInAVariant();
};

void TestPrinted::readsWhatIsThere()
{
    const Read one = read(whole);
    QCOMPARE(one.fault, QString());
    QCOMPARE(one.ids.ports.size(), 2U);
    QVERIFY(one.ids.ports.listed);
    const Catalogue &catalogue = one.catalogue;
    QCOMPARE(catalogue.rounds, std::optional<std::uint8_t>(12));
    QCOMPARE(catalogue.prize, std::optional(Bounty{Good::Silk, 2}));
    QCOMPARE(catalogue.speeds[Wind::West], std::optional<std::uint8_t>(0));
    QVERIFY(!catalogue.speeds[Wind::East]);
    QCOMPARE(catalogue.prices[Good::Silk].values[1], std::optional<std::uint8_t>(9));
    QVERIFY(!catalogue.prices[Good::Silk].values[0]);
    QVERIFY(!catalogue.ranks.values[0]);
    QCOMPARE(catalogue.ranks.values[1], std::optional<std::uint8_t>(4));
    const PortValues &riga = catalogue.ports.values[0];
    QCOMPARE(riga.toll, std::optional(Cargo{{1, 0, 2}}));
    QVERIFY(riga.guard && !*riga.guard); // known to have none
    QVERIFY(!riga.bounty);
    QCOMPARE(catalogue.ports.values[1].guard, std::optional(std::optional<std::uint8_t>(3)));
    QCOMPARE(catalogue.sum, std::optional<std::uint8_t>(8));
}

void TestPrinted::writesItBack()
{
    Read one = read(whole);
    QCOMPARE(written(one.document), QByteArray(whole));
    values().write(one.document, one.catalogue, one.ids);
    QCOMPARE(written(one.document), QByteArray(whole));
}

void TestPrinted::writesIntoNothing()
{
    const Read one = read(whole);
    QJsonObject document;
    values().write(document, one.catalogue, one.ids);
    QCOMPARE(
        written(document),
        QByteArray(
            R"({"rounds":12,"prize":{"good":"silk","amount":2},"speeds":{"N":{"knots":3},"W":{"knots":0}},)"
            R"("prices":{"salt":[{"price":1}],"silk":[{},{"price":9}]},"ranks":[null,4],)"
            R"("ports":[{"id":"riga","depth":0,"toll":{"salt":1,"silk":2},"guard":null},)"
            R"({"id":"turku","depth":7,"bounty":{"good":"tea","amount":1},"guard":3}],"half":4})"));
}

void TestPrinted::takesOutWhatIsMissing()
{
    Read one = read(whole);
    one.catalogue = {};
    values().write(one.document, one.catalogue, one.ids);
    const Read again = read(written(one.document));
    QCOMPARE(again.fault, QString());
    QCOMPARE(again.catalogue, Catalogue());
    QCOMPARE(again.ids, one.ids);
    QCOMPARE(again.document["ports"_L1][1]["note"_L1].toString(), u"kept"_s);
}

void TestPrinted::keepsWhatIsNoPartOfAValue()
{
    Read one = read(whole);
    one.catalogue.prize = Bounty{Good::Tea, 1};
    one.catalogue.ports.values[0].toll = Cargo{{0, 3, 0}};
    values().write(one.document, one.catalogue, one.ids);
    QCOMPARE(one.document["prize"_L1].toObject(),
             (QJsonObject{{u"good"_s, u"tea"_s}, {u"amount"_s, 1}, {u"source"_s, u"sample"_s}}));
    QCOMPARE(one.document["ports"_L1][0]["toll"_L1].toObject(), (QJsonObject{{u"tea"_s, 3}}));
}

void TestPrinted::missingValues()
{
    const Read one = read(whole);
    QStringList names;
    for (const auto &each : values().missing(one.catalogue, one.ids))
        names << values().name(each, one.ids);
    QCOMPARE(names,
             QStringList({u"speeds.E.knots"_s, u"prices.salt.2.price"_s, u"prices.tea.1.price"_s,
                          u"prices.tea.2.price"_s, u"prices.silk.1.price"_s, u"ranks.1"_s,
                          u"ports.turku.toll"_s}));
}

void TestPrinted::namesAndAddresses()
{
    const Read one = read(whole);
    for (const auto &each : values().places(one.ids)) {
        QCOMPARE(values().find(values().name(each, one.ids), one.ids), std::optional(each));
        QCOMPARE(values().addressOf(each.value, values().thingsOf(each)), each);
    }
    QCOMPARE(values().name({Printed::Price, 5}, one.ids), u"prices.silk.2.price"_s);
    QCOMPARE(values().row(Printed::Toll).page, Code(Page::Ports));
    QVERIFY(!values().find(u"ports.kiel.depth"_s, one.ids));
    QVERIFY(!values().find(u"speeds.S.knots"_s, one.ids));
}

void TestPrinted::sources_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("source");
    const auto row = [](const char *name, ValueSource source) {
        QTest::newRow(name) << QByteArray(name) << static_cast<int>(source);
    };
    row("rounds", ValueSource::Copy);
    row("prize", ValueSource::Sample);
    row("speeds.N.knots", ValueSource::Rulebook);
    row("prices.silk.2.price", ValueSource::Inferred);
    row("prices.salt.1.price", ValueSource::Copy);
    row("ports.riga.depth", ValueSource::Rulebook);
    row("ports.riga.toll", ValueSource::Inferred);
    row("ports.riga.guard", ValueSource::Copy);
    row("ports.turku.depth", ValueSource::Sample);
    row("ports.turku.bounty", ValueSource::Sample);
}

void TestPrinted::sources()
{
    QFETCH(QByteArray, name);
    QFETCH(int, source);
    const Read one = read(whole);
    const auto told = values().source(one.document, placeOf(name.constData(), one.ids), one.ids);
    QVERIFY(told);
    QCOMPARE(static_cast<int>(*told), source);
}

void TestPrinted::setsSources()
{
    Read one = read(whole);
    for (const auto &each : values().places(one.ids)) {
        values().setSource(one.document, each, one.ids, ValueSource::Inferred);
        QCOMPARE(values().source(one.document, each, one.ids), std::optional(ValueSource::Inferred));
    }
    const Read again = read(written(one.document));
    QCOMPARE(again.fault, QString());
    QCOMPARE(again.catalogue, one.catalogue);
    QCOMPARE(again.document["ports"_L1][0]["sources"_L1]["guard"_L1].toString(), u"inferred"_s);
    QVERIFY(!values().source({}, placeOf("rounds", one.ids), one.ids));
}

void TestPrinted::counts()
{
    const Read one = read(whole);
    const PrintedCounts counts = values().counts(one.document, one.catalogue, one.ids);
    QCOMPARE(counts.missing, 7);
    QCOMPARE(counts.of(ValueSource::Rulebook), 3);
    QCOMPARE(counts.of(ValueSource::Inferred), 2);
    QCOMPARE(counts.of(ValueSource::Sample), 3);
    QCOMPARE(counts.of(ValueSource::Copy), 5);
    QCOMPARE(counts.unsourced, 0);
}

void TestPrinted::difference()
{
    const Read one = read(whole);
    Read other =
        read(R"({"ports":[{"id":"turku","depth":7,"guard":null},{"id":"kiel","depth":2}],"ranks":[null,4]})");
    other.catalogue.rounds = 12;
    other.catalogue.prize = one.catalogue.prize;
    other.catalogue.speeds = one.catalogue.speeds;
    other.catalogue.prices = one.catalogue.prices;
    QStringList lines;
    for (const auto &each : values().difference(one.catalogue, one.ids, other.catalogue, other.ids)) {
        const auto text = [](const QJsonValue &value) {
            return value.isUndefined() ? u"-"_s : QString::fromUtf8(table::writeCompactJson(value));
        };
        lines << each.name + u' ' + text(each.mine) + u' ' + text(each.other);
    }
    QCOMPARE(
        lines,
        QStringList({u"ports.riga.depth 0 -"_s, u"ports.riga.toll {\"salt\":1,\"silk\":2} -"_s,
                     u"ports.riga.guard null -"_s, u"ports.turku.bounty {\"amount\":1,\"good\":\"tea\"} -"_s,
                     u"ports.turku.guard 3 null"_s, u"half 4 -"_s, u"ports.kiel.depth - 2"_s}));
}

void TestPrinted::faults_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const char *json, const char *fault) {
        QTest::newRow(name) << QByteArray(json) << QString::fromLatin1(fault);
    };
    row("nothing", "{}", "");
    row("out of range", R"({"rounds":21})", "rounds: expected a whole number from 1 to 20");
    row("no word", R"({"speeds":{"NE":{"knots":1}}})", "speeds.NE: expected one of N, E, S, W");
    row("no object of words", R"({"speeds":1})", "speeds: expected an object");
    row("no object of a thing", R"({"speeds":{"N":1}})", "speeds.N: expected an object");
    row("no list", R"({"ports":{}})", "ports: expected a list of 0 to 3 entries");
    row("no object with an id", R"({"ports":[1]})", "ports[1]: expected an object");
    row("no id", R"({"ports":[{"depth":1}]})", "ports[1].id: expected a text");
    row("no such id", R"({"ports":[{"id":"A"}]})",
        "ports[1].id: expected an id of 1 to 24 characters out of a-z, 0-9 and -");
    row("an id twice", R"({"ports":[{"id":"a"},{"id":"a"}]})",
        "ports[2].id: expected an id that stands here only once");
    row("too many", R"({"ports":[{"id":"a"},{"id":"b"},{"id":"c"},{"id":"d"}]})",
        "ports: expected a list of 0 to 3 entries");
    row("of a thing", R"({"ports":[{"id":"a"},{"id":"b","toll":{"salt":100}}]})",
        "ports[2].toll.salt: expected a whole number from 0 to 99");
    row("by place", R"({"ranks":[1,10]})", "ranks[2]: expected a whole number from 0 to 9");
    row("too many places", R"({"ranks":[1,2,3]})", "ranks: expected a list of 0 to 2 entries");
    row("an object by place", R"({"prices":{"tea":[1]}})", "prices.tea[1]: expected an object");
    row("what is only shown", R"({"ports":[{"id":"a","name":{"fr":""}}]})",
        "ports[1].name.fr: expected a text of 1 to 40 characters");
    row("a source", R"({"source":"hearsay"})", "source: expected one of rulebook, inferred, copy, sample");
    row("a source of a field", R"({"ports":[{"id":"a","sources":{"depth":"hearsay"}}]})",
        "ports[1].sources.depth: expected one of rulebook, inferred, copy, sample");
    row("a source of a value", R"({"prize":{"good":"silk","amount":2,"source":"hearsay"}})",
        "prize.source: expected one of rulebook, inferred, copy, sample");
    row("a source of what is not known", R"({"ports":[{"id":"a","sources":{"weather":"hearsay"}}]})", "");
    row("a source of words", R"({"speeds":{"source":"hearsay"}})",
        "speeds.source: expected one of rulebook, inferred, copy, sample");
}

void TestPrinted::faults()
{
    QFETCH(QByteArray, json);
    QTEST(read(json).fault, "fault");
}

void TestPrinted::writeThenRead()
{
    const bool holds =
        rc::check("what is written is read as it was", [](const std::vector<std::uint8_t> &numbers) {
            Read one = read(whole);
            const auto places = values().places(one.ids);
            for (const std::uint8_t number : numbers) {
                // Clears a value, or sets one: both through the table of another catalogue.
                const auto &place = places[number % places.size()];
                values().row(place.value).clear(&one.catalogue, values().thingsOf(place));
            }
            QJsonObject document;
            values().write(document, one.catalogue, one.ids);
            const Read again = read(written(document));
            RC_ASSERT(again.fault.isEmpty());
            RC_ASSERT(again.catalogue == one.catalogue);
            RC_ASSERT(again.ids == one.ids);
        });
    QVERIFY(holds);
}

void TestPrinted::keysInTheOrderOfValues()
{
    static constexpr PrintedValue<Catalogue, Ids> mixed[] = {
        printed<at<&Catalogue::ports, &PortValues::depth>, Number<0, 30>>(Printed::Depth,
                                                                          "ports.{port}.depth"),
        printed<at<&Catalogue::ports, &PortValues::bounty>, WholeOrNothing<bountyFields>>(Printed::Bounty,
                                                                                          "ports.{port}"),
        printed<at<&Catalogue::ports, &PortValues::toll>, Amounts<0, 99>>(Printed::Toll, "ports.{port}.toll"),
    };
    static const PrintedTable<Catalogue, Ids> table(mixed, OddSources::AreLeft, SourceOrder::OfValues);
    const QByteArray json = R"({"ports":[{"id":"riga","depth":3,"good":"silk","amount":2,"toll":{"tea":1},)"
                            R"("sources":{"depth":"copy","amount":"copy","toll":"sample","aside":"copy"}},)"
                            R"({"id":"turku","depth":7}],"sources":{"ports":"copy"}})";
    const QJsonObject document = table::parseObject(json).value();
    QCOMPARE(table::writeCompactJson(document, table.shape()), json);

    // A value that shares its thing's object with others is read beside them.
    table::JsonFaults faults;
    const table::JsonNode node(faults, document);
    Ids ids;
    Catalogue catalogue;
    table.readIds(node, ids);
    table.read(node, ids, catalogue);
    QVERIFY(!faults.any());
    QCOMPARE(catalogue.ports.values[0].bounty, std::optional(Bounty{Good::Silk, 2}));
    QCOMPARE(catalogue.ports.values[0].depth, std::optional<std::uint8_t>(3));
    // What stands beside it says nothing of it.
    QStringList known;
    for (const PrintedEntry &each : table.entries(document, catalogue, ids)) {
        if (each.isKnown() && each.address.value == Printed::Bounty)
            known << each.name;
    }
    QCOMPARE(known, QStringList{u"ports.riga"_s});
}

void TestPrinted::singleValuesInAVariant()
{
    const auto &depth = LedgerRows::codeOf(Printed::Depth);
    QVERIFY(depth.read(7) == Held(7));
    QVERIFY(!depth.read(31));
    QVERIFY(!depth.read(u"deep"_s));
    QVERIFY(depth.fits(30) && !depth.fits(31) && !depth.fits(300)); // more than is held
    QCOMPARE(depth.write(7), QJsonValue(7));
    QVERIFY(depth.blank() == Held(0));
    Catalogue catalogue;
    depth.put(catalogue, 1, 9);
    QCOMPARE(catalogue.ports.values[1].depth, std::optional<std::uint8_t>(9));
    QVERIFY(depth.get(catalogue, 1) == Held(9));
    QVERIFY(!depth.get(catalogue, 0));

    const auto &prize = LedgerRows::codeOf(Printed::Prize);
    const QJsonObject written{{u"good"_s, u"silk"_s}, {u"amount"_s, 2}};
    QVERIFY(prize.read(written) == Held(Bounty{Good::Silk, 2}));
    QVERIFY(!prize.read(QJsonObject{{u"good"_s, u"silk"_s}})); // half of it
    QCOMPARE(prize.write(Bounty{Good::Silk, 2}), QJsonValue(written));
    prize.put(catalogue, 0, Bounty{Good::Tea, 1});
    QCOMPARE(catalogue.prize, std::optional(Bounty{Good::Tea, 1}));

    // What stands beside that catalogue it cannot hold.
    const auto &berths = LedgerRows::codeOf(Printed::Rounds);
    QVERIFY(berths.read(3) == Held(3) && !berths.get && !berths.put);
    const PrintedTable<Ledger, Ids> table(LedgerRows::rows);
    QCOMPARE(table.name({Printed::Rounds}, {}), u"berths"_s);
}

QTEST_GUILESS_MAIN(TestPrinted)

#include "tst_printed.moc"
