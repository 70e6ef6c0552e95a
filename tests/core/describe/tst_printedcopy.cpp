// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/printedcopy.h"
#include "core/describe/printedsections.h"
#include "core/table/jsonreader.h"
#include "tests/core/describe/harbour.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::harbour;
using namespace skyledger::describe;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A pier's load and where it is kept: known together or not at all.
struct Store {
    Good good{};
    std::uint8_t amount = 0;
    std::uint8_t spare = 0;
    friend constexpr bool operator==(const Store &, const Store &) = default;
};
struct PortValues {
    std::optional<std::uint8_t> depth;
    std::optional<std::optional<std::uint8_t>> guard; ///< null: none is printed
    std::optional<Cargo> prize;                       ///< of the guard
};
/// What a passage costs: goods, and crates of any.
struct Fare {
    Cargo goods;
    std::uint8_t crates = 0;
    friend constexpr bool operator==(const Fare &, const Fare &) = default;
};
struct Mooring {
    std::uint8_t length = 0;
    std::uint8_t width = 0;
    friend constexpr bool operator==(const Mooring &, const Mooring &) = default;
};
constexpr std::string_view cratesWord = "crates";
enum class Pier : std::uint8_t {};
enum class Level : std::uint8_t {};

} // namespace

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<Pier> = 4;
template <>
inline constexpr std::size_t table::countOf<Level> = 3;
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<Level>{"0", "1", "2"};
template <>
struct describe::Usual<Pier> {
    using Codec = Numbered<4>;
};
template <>
struct describe::Usual<Level> {
    using Codec = Numbered<2, 0>;
};
/// Other keys than winds belong to other programs.
template <>
struct describe::Usual<Wind> {
    using Codec = OpenWord;
};
} // namespace skyledger

namespace {

struct Catalogue {
    std::optional<std::uint8_t> columns;
    std::optional<std::uint8_t> last;                           ///< one of the columns
    std::optional<table::FixedList<std::uint8_t, 4>> soundings; ///< one for each column
    table::Per<Level, std::optional<Store>> stores;
    table::Per<Wind, table::Per<Pier, std::optional<std::uint8_t>>> piers;
    table::Per<Port, PortValues> ports;
    std::optional<Port> home;
    std::optional<Fare> fare;
    std::optional<Mooring> berth;
};

enum class Printed : std::uint8_t {
    Columns,
    Last,
    Soundings,
    Store,
    Pier,
    Depth,
    Guard,
    Prize,
    Home,
    Name,
    Set,
    Fare,
    Berth
};
enum class Page : std::uint8_t { Board, Ports };
enum class Law : std::uint8_t { OfBoard, OfPorts };

ValueRange upToColumns(const Catalogue &catalogue)
{
    return {1, catalogue.columns.value_or(9)};
}
ValueRange oneEach(const Catalogue &catalogue)
{
    return {catalogue.columns.value_or(0), catalogue.columns.value_or(4)};
}
/// Two piers to the north, four to the east, none elsewhere.
bool isPier(Wind wind, Pier pier)
{
    return wind == Wind::East || (wind == Wind::North && table::indexOf(pier) < 2);
}
bool hasGuard(const Catalogue &catalogue, Port port)
{
    const auto &guard = catalogue.ports[port].guard;
    return !guard || guard->has_value();
}

constexpr Field<Store, Ids> storeFields[] = {
    field<&Store::good>("good"),
    field<&Store::amount, Number<0, 9>>("amount"),
    optionalField<&Store::spare, Number<0, 9>>("spare"),
};

constexpr PrintedValue<Catalogue, Ids> rows[] = {
    printed<&Catalogue::columns, Number<1, 9>>(Printed::Columns, "board.columns").on(Page::Board).needed(),
    printed<&Catalogue::last, Number<1, 9>>(Printed::Last, "board.last")
        .on(Page::Board)
        .within<upToColumns>(),
    printed<&Catalogue::soundings, List<Number<0, 99>, 0, 4>>(Printed::Soundings, "board.soundings")
        .within<oneEach>()
        .unasked(),
    printed<at<&Catalogue::stores>, WholeOrNothing<storeFields>>(Printed::Store, "stores.{level}")
        .on(Page::Board),
    printed<at<&Catalogue::piers>, Number<0, 9>>(Printed::Pier, "piers.{wind}.[pier].length")
        .on(Page::Board)
        .where<isPier>()
        .orNull(),
    printed<onlyShown<QString, Port>, Text<1, 40>>(Printed::Name, "ports.{port}.name.en")
        .on(Page::Ports)
        .unchecked(),
    printed<onlyShown<std::uint8_t, Port>, Number<0, 8>>(Printed::Set, "ports.{port}.set")
        .on(Page::Ports)
        .by(Law::OfPorts),
    printed<at<&Catalogue::ports, &PortValues::depth>, Number<0, 30>>(Printed::Depth, "ports.{port}.depth")
        .on(Page::Ports),
    printed<at<&Catalogue::ports, &PortValues::guard>, Nullable<Number<1, 9>>>(Printed::Guard,
                                                                               "ports.{port}.guard")
        .on(Page::Ports),
    printed<at<&Catalogue::ports, &PortValues::prize>, Amounts<0, 99>>(Printed::Prize, "ports.{port}.prize")
        .on(Page::Ports)
        .askedWhere<hasGuard>(),
    printed<&Catalogue::home, Nullable<>>(Printed::Home, "home").on(Page::Ports),
    printed<&Catalogue::fare, AmountsAnd<&Fare::goods, cratesWord, &Fare::crates, 0, 9>>(Printed::Fare,
                                                                                         "fare")
        .on(Page::Ports)
        .unasked(),
    printed<&Catalogue::berth, MemberList<Number<1, 4>, &Mooring::length, &Mooring::width>>(Printed::Berth,
                                                                                            "berth")
        .on(Page::Ports)
        .unasked(),
};

const PrintedTable<Catalogue, Ids> &values()
{
    static const PrintedTable<Catalogue, Ids> table(rows, OddSources::AreLeft);
    return table;
}

void readAll(const JsonNode &document, Ids &ids, Catalogue &catalogue)
{
    values().readIds(document, ids);
    values().read(document, ids, catalogue);
}

QJsonObject parsed(const QByteArray &json)
{
    auto document = table::parseObject(json);
    if (!document)
        qFatal("no JSON: %s", json.constData());
    return std::move(document).value();
}

constexpr char whole[] =
    R"({"name":"Mine","source":"copy","board":{"columns":2,"last":2,"soundings":[3,4]},)"
    R"("stores":{"0":{"good":"tea","amount":1,"source":"rulebook"}},)"
    R"("piers":{"N":[{"length":1},{"length":null}],"other":5},)"
    R"("ports":[{"id":"riga","name":{"en":7},"depth":3,"guard":null},)"
    R"({"id":"turku","guard":2,"sources":{"guard":"hearsay"}}],"home":null,"sources":{"home":7}})";

class Copy
{
public:
    explicit Copy(const QByteArray &json = whole)
    {
        if (const auto fault = copy.setDocument(parsed(json)))
            qFatal("%s", qPrintable(table::describe(*fault)));
    }
    QJsonValue value(const char *name) const { return copy.value(*copy.find(QString::fromLatin1(name))); }
    QString put(const char *name, const QJsonValue &value)
    {
        const auto fault = copy.put(*copy.find(QString::fromLatin1(name)), value, ValueSource::Copy);
        return fault ? table::describe(*fault) : QString();
    }

    PrintedCopyOf<Catalogue, Ids> copy{values(), readAll};
};

} // namespace

class TestPrintedCopy : public QObject
{
    Q_OBJECT

private slots:
    void placesThingByThing();
    void asksForWhatAGameCanNeed();
    void entriesSayWhatTheDocumentSays();
    void putsAndTakesOut();
    void refusesAndStaysAsItIs_data();
    void refusesAndStaysAsItIs();
    void otherValuesSetLimits();
    void demandsWhatIsNeeded();
    void readsLittleAsNothing();
    void listsThings();
    void everySectionHasItsThings();
    void takesWhatAnotherKnows();
    void tellsForms();
    void countsSources();
    void writesPartsTogether();
};

void TestPrintedCopy::placesThingByThing()
{
    const Copy mine;
    QStringList names;
    QStringList things;
    for (const auto &each : mine.copy.places()) {
        names << mine.copy.name(each);
        if (!things.contains(mine.copy.thingName(each)))
            things << mine.copy.thingName(each);
        QCOMPARE(mine.copy.find(names.back()), std::optional(each));
    }
    QCOMPARE(names.mid(0, 6),
             QStringList({u"board.columns"_s, u"board.last"_s, u"board.soundings"_s, u"stores.0"_s,
                          u"stores.1"_s, u"stores.2"_s}));
    QCOMPARE(names.mid(6, 6),
             QStringList({u"piers.N.1.length"_s, u"piers.N.2.length"_s, u"piers.E.1.length"_s,
                          u"piers.E.2.length"_s, u"piers.E.3.length"_s, u"piers.E.4.length"_s}));
    QCOMPARE(names.mid(12),
             QStringList({u"ports.riga.name.en"_s, u"ports.riga.set"_s, u"ports.riga.depth"_s,
                          u"ports.riga.guard"_s, u"ports.riga.prize"_s, u"ports.turku.name.en"_s,
                          u"ports.turku.set"_s, u"ports.turku.depth"_s, u"ports.turku.guard"_s,
                          u"ports.turku.prize"_s, u"home"_s, u"fare"_s, u"berth"_s}));
    QCOMPARE(things,
             QStringList({u"board"_s, u"stores.0"_s, u"stores.1"_s, u"stores.2"_s, u"piers.N.1"_s,
                          u"piers.N.2"_s, u"piers.E.1"_s, u"piers.E.2"_s, u"piers.E.3"_s, u"piers.E.4"_s,
                          u"ports.riga"_s, u"ports.turku"_s, QString()}));
    QVERIFY(!mine.copy.find(u"piers.N.3.length"_s));
    QCOMPARE(values().row(Printed::Soundings).page, Code(Page::Board)); // that of the row before it
    QCOMPARE(values().row(Printed::Set).page, Code(Page::Ports));
    QCOMPARE(values().row(Printed::Set).rule, Code(Law::OfPorts));
    QCOMPARE(values().rows().back().rule, Code(Law::OfPorts)); // that of the row before it
    QVERIFY(!values().row(Printed::Soundings).hasRule);
    QVERIFY(!mine.copy.find(u"ports.kiel.depth"_s));
}

void TestPrintedCopy::asksForWhatAGameCanNeed()
{
    const Copy mine;
    const auto isAsked = [&mine](const char *name) {
        return mine.copy.isAsked(*mine.copy.find(QString::fromLatin1(name)));
    };
    QVERIFY(!isAsked("ports.riga.prize")); // it has no guard
    QVERIFY(isAsked("ports.turku.prize"));
    QVERIFY(isAsked("ports.riga.guard"));
    QVERIFY(!isAsked("board.soundings"));
    QVERIFY(!isAsked("ports.riga.name.en"));
}

void TestPrintedCopy::entriesSayWhatTheDocumentSays()
{
    const QJsonObject document = parsed(whole);
    Ids ids;
    Catalogue catalogue;
    table::JsonFaults faults;
    readAll(JsonNode(faults, document), ids, catalogue);
    QStringList known;
    QStringList missing;
    for (const PrintedEntry &each : values().entries(document, catalogue, ids)) {
        if (each.isKnown())
            known << each.name + u' ' + each.source;
        else
            missing << each.name;
        QCOMPARE(each.isNeeded, each.name == u"board.columns"_s);
    }
    QCOMPARE(known,
             QStringList({u"board.columns copy"_s, u"board.last copy"_s, u"stores.0 rulebook"_s,
                          u"piers.N.1.length copy"_s, u"ports.riga.depth copy"_s, u"ports.riga.guard copy"_s,
                          u"ports.turku.guard hearsay"_s, u"home copy"_s}));
    QVERIFY(missing.contains(u"piers.N.2.length"_s)); // null says nothing there
    QVERIFY(missing.contains(u"ports.turku.prize"_s));
    QVERIFY(!missing.contains(u"ports.riga.prize"_s));
}

void TestPrintedCopy::putsAndTakesOut()
{
    Copy mine;
    QCOMPARE(mine.put("ports.turku.depth", 7), QString());
    QCOMPARE(mine.value("ports.turku.depth"), QJsonValue(7));
    QCOMPARE(mine.copy.source(*mine.copy.find(u"ports.turku.depth"_s)), std::optional(ValueSource::Copy));
    QVERIFY(!mine.copy.source(*mine.copy.find(u"ports.turku.guard"_s))); // hearsay
    QCOMPARE(mine.put("ports.turku.guard", QJsonValue::Null), QString());
    QVERIFY(mine.value("ports.turku.guard").isNull());
    QCOMPARE(mine.put("stores.0", QJsonObject{{u"good"_s, u"silk"_s}, {u"amount"_s, 2}}), QString());
    QCOMPARE(mine.value("stores.0"), QJsonValue(QJsonObject{{u"good"_s, u"silk"_s}, {u"amount"_s, 2}}));
    QCOMPARE(mine.copy.source(*mine.copy.find(u"stores.0"_s)), std::optional(ValueSource::Copy));
    QCOMPARE(mine.put("ports.riga.name.en", u"Riga"_s), QString());
    QCOMPARE(mine.copy.document()["ports"_L1][0]["name"_L1]["en"_L1].toString(), u"Riga"_s);
    QVERIFY(mine.copy.document()["ports"_L1][0]["sources"_L1].isUndefined()); // names have none

    QCOMPARE(mine.put("ports.turku.depth", QJsonValue::Undefined), QString());
    QVERIFY(mine.value("ports.turku.depth").isUndefined());
    QVERIFY(mine.copy.document()["ports"_L1][1]["sources"_L1]["depth"_L1].isUndefined());
    QCOMPARE(mine.copy.document()["piers"_L1]["other"_L1].toInt(), 5);
}

void TestPrintedCopy::refusesAndStaysAsItIs_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QJsonValue &value, const char *fault) {
        QTest::newRow(fault) << QByteArray(name) << value << QString::fromLatin1(fault);
    };
    row("ports.turku.depth", 31, "ports[2].depth: expected a whole number from 0 to 30");
    row("ports.turku.depth", QJsonValue::Null, "ports[2].depth: expected a whole number from 0 to 30");
    row("ports.turku.prize", QJsonObject{{u"rum"_s, 1}},
        "ports[2].prize.rum: expected one of salt, tea, silk");
    row("stores.1", QJsonObject{{u"good"_s, u"rum"_s}}, "stores.1.good: expected one of salt, tea, silk");
    row("board.last", 3, "board.last: expected a whole number from 1 to 2");
    row("board.soundings", QJsonArray{1}, "board.soundings: expected a list of 2 entries");
    row("ports.riga.set", 9, "ports[1].set: expected a whole number from 0 to 8");
    row("fare", QJsonObject{{u"rum"_s, 1}}, "fare.rum: expected one of salt, tea, silk");
    row("fare", QJsonObject{{u"crates"_s, 10}}, "fare.crates: expected a whole number from 0 to 9");
    row("berth", QJsonArray{1}, "berth: expected a list of 2 entries");
    row("berth", QJsonArray{1, 5}, "berth[2]: expected a whole number from 1 to 4");
    row("home", u"kiel"_s, "home: expected an id that the catalogue lists");
}

void TestPrintedCopy::refusesAndStaysAsItIs()
{
    QFETCH(QByteArray, name);
    QFETCH(QJsonValue, value);
    Copy mine;
    const QJsonObject before = mine.copy.document();
    QTEST(mine.put(name.constData(), value), "fault");
    QCOMPARE(mine.copy.document(), before);
    QCOMPARE(mine.copy.counts().of(ValueSource::Copy), Copy().copy.counts().of(ValueSource::Copy));
}

void TestPrintedCopy::otherValuesSetLimits()
{
    Copy mine;
    const auto rangeOf = [&mine](const char *name) {
        return mine.copy.range(*mine.copy.find(QString::fromLatin1(name)));
    };
    QCOMPARE(rangeOf("board.last"), std::optional(ValueRange{1, 2}));
    QVERIFY(!rangeOf("ports.riga.depth"));
    QCOMPARE(mine.put("board.soundings", QJsonValue::Undefined), QString());
    QCOMPARE(mine.put("board.columns", 5), QString());
    QCOMPARE(rangeOf("board.last"), std::optional(ValueRange{1, 5}));
    QCOMPARE(mine.put("board.last", 5), QString());
    QCOMPARE(mine.put("board.columns", 4), u"board.last: expected a whole number from 1 to 4"_s);
}

void TestPrintedCopy::demandsWhatIsNeeded()
{
    const auto faultOf = [](const QByteArray &json) {
        Ids ids;
        Catalogue catalogue;
        table::JsonFaults faults;
        const QJsonObject document = parsed(json);
        values().readForGame(JsonNode(faults, document), ids, catalogue);
        return faults.any() ? table::describe(faults.first()) : QString();
    };
    QCOMPARE(faultOf("{}"), u"board: expected an object"_s);
    QCOMPARE(faultOf(R"({"board":{"last":1}})"), u"board.columns: expected a whole number from 1 to 9"_s);
    QCOMPARE(faultOf(R"({"board":{"columns":3}})"), QString());
}

void TestPrintedCopy::readsLittleAsNothing()
{
    const QJsonObject document = parsed(R"({"stores":{"1":{"good":"tea"},"2":{"good":"tea","amount":0}}})");
    Ids ids;
    Catalogue catalogue;
    table::JsonFaults faults;
    readAll(JsonNode(faults, document), ids, catalogue);
    QVERIFY(!faults.any());
    QVERIFY(!catalogue.stores.values[1]);
    QCOMPARE(catalogue.stores.values[2], std::optional(Store{Good::Tea, 0, 0}));
    const QJsonObject odd = parsed(R"({"stores":{"3":{}}})");
    readAll(JsonNode(faults, odd), ids, catalogue);
    QCOMPARE(table::describe(faults.first()), u"stores.3: expected a whole number from 0 to 2"_s);
}

void TestPrintedCopy::listsThings()
{
    Copy mine;
    const auto lists = mine.copy.lists();
    QCOMPARE(lists.size(), 1U);
    QCOMPARE(lists[0].key, u"ports"_s);
    QCOMPARE(lists[0].size, 2);
    QCOMPARE(lists[0].most, 3);
    QCOMPARE(lists[0].page, Code(Page::Ports));
    const auto told = [](const std::optional<table::ReadError> &fault) {
        return fault ? table::describe(*fault) : QString();
    };
    QCOMPARE(told(mine.copy.add(u"ports"_s, u"riga"_s)),
             u"ports[3].id: expected an id that stands here only once"_s);
    QCOMPARE(told(mine.copy.add(u"ports"_s, u"kiel"_s)), QString());
    QVERIFY(mine.copy.find(u"ports.kiel.depth"_s));
    QCOMPARE(told(mine.copy.add(u"ports"_s, u"genua"_s)), u"ports: expected a list of 0 to 3 entries"_s);
    QCOMPARE(mine.put("home", u"kiel"_s), QString());
    QCOMPARE(told(mine.copy.remove(u"ports"_s, u"kiel"_s)),
             u"home: expected an id that the catalogue lists"_s);
    QCOMPARE(told(mine.copy.remove(u"ports"_s, u"riga"_s)), QString());
    QVERIFY(!mine.copy.find(u"ports.riga.depth"_s));
}

/// A game takes what it lacks from a copy, of things that are the same in both for sure.
void TestPrintedCopy::everySectionHasItsThings()
{
    const QJsonObject document = parsed(whole);
    QStringList told;
    for (const PrintedSection &section : sectionsOf(values())) {
        told << QString(section.key) + u' ' + QString::number(section.rows.size()) + u' '
                + thingsIn(document, section).join(u',');
        QCOMPARE(section.isList, section.key == "ports"_L1);
        QCOMPARE(section.most(), section.isList ? qsizetype(table::countOf<Port>) : 1);
    }
    // A section that is one thing has it where the document names the section.
    QCOMPARE(told,
             QStringList({u"board 3 "_s, u"stores 1 0"_s, u"piers 1 N"_s, u"ports 5 riga,turku"_s,
                          u"home 1 "_s, u"fare 1 "_s, u"berth 1 "_s}));
    QCOMPARE(thingsIn(document, sectionsOf(values())[0]).size(), 1);
    QVERIFY(thingsIn(document, sectionsOf(values())[5]).isEmpty());
}

void TestPrintedCopy::takesWhatAnotherKnows()
{
    Copy game(R"({"board":{"columns":3},"stores":{"1":{"good":"tea"}},"ports":[)"
              R"({"id":"riga","name":{"en":"Riga"},"depth":4},)"
              R"({"id":"p1","name":{"en":"Turku"}},{"id":"kiel"}]})");
    const Copy box(R"({"source":"copy","board":{"columns":4,"last":4,"soundings":[1,2,3,4]},)"
                   R"("stores":{"0":{"good":"salt"},"1":{"good":"silk","amount":2},)"
                   R"("2":{"good":"tea","amount":1,"source":"sample"}},"piers":{"N":[{"length":6}]},)"
                   R"("ports":[{"id":"kiel","guard":null},{"id":"p1","name":{"en":"Reval"},"depth":8},)"
                   R"({"id":"riga","name":{"en":" riga "},"depth":5,"guard":2,"source":"inferred"}],)"
                   R"("berth":[2,3]})");
    Copy again = Copy(QJsonDocument(game.copy.document()).toJson());
    // Columns and the depth of Riga are known; the last column does not fit; one store is told in part, one made up; Kiel
    // bears no name, and p1 is another port.
    QCOMPARE(game.copy.takeFrom(box.copy, {}), 4);
    QCOMPARE(game.value("board.columns"), QJsonValue(3));
    QVERIFY(game.value("board.last").isUndefined());
    QCOMPARE(game.value("stores.1"), QJsonValue(QJsonObject{{u"good"_s, u"silk"_s}, {u"amount"_s, 2}}));
    QVERIFY(game.value("stores.0").isUndefined());
    QVERIFY(game.value("stores.2").isUndefined());
    QCOMPARE(game.value("piers.N.1.length"), QJsonValue(6));
    QCOMPARE(game.value("ports.riga.depth"), QJsonValue(4));
    QCOMPARE(game.value("ports.riga.guard"), QJsonValue(2));
    QCOMPARE(game.copy.source(*game.copy.find(u"ports.riga.guard"_s)), std::optional(ValueSource::Inferred));
    QCOMPARE(game.copy.source(*game.copy.find(u"berth"_s)), std::optional(ValueSource::Copy));
    QVERIFY(game.value("ports.p1.depth").isUndefined());
    QVERIFY(game.value("ports.kiel.guard").isUndefined());
    QCOMPARE(game.copy.takeFrom(box.copy, {}), 0);
    // What the rulebook lists is the same everywhere.
    const QJsonObject printed = parsed(R"({"ports":[{"id":"kiel"}]})");
    QCOMPARE(again.copy.takeFrom(box.copy, printed), 5);
    QCOMPARE(again.value("ports.kiel.guard"), QJsonValue(QJsonValue::Null));
}

void TestPrintedCopy::tellsForms()
{
    using Kind = FormCode::Kind;
    const auto form = [](Printed value) -> const FormCode & { return *values().row(value).form; };
    QCOMPARE(form(Printed::Depth).kind, Kind::Number);
    QCOMPARE(form(Printed::Depth).most, 30);
    QVERIFY(form(Printed::Guard).mayBeNull);
    QCOMPARE(form(Printed::Guard).least, 1);
    QCOMPARE(form(Printed::Prize).kind, Kind::Amounts);
    QCOMPARE(form(Printed::Prize).words.size(), 3U);
    QCOMPARE(form(Printed::Home).kind, Kind::Thing);
    QVERIFY(form(Printed::Home).mayBeNull);
    QCOMPARE(form(Printed::Name).kind, Kind::Text);
    QCOMPARE(form(Printed::Soundings).kind, Kind::List);
    QCOMPARE(form(Printed::Soundings).entry->most, 99);
    const FormCode &store = form(Printed::Store);
    QCOMPARE(store.kind, Kind::Object);
    QCOMPARE(store.fields.size(), 3U);
    QCOMPARE(store.fields[0].form->kind, Kind::Word);
    QCOMPARE(store.fields[1].form->kind, Kind::Number);
    QVERIFY(store.fields[2].optional);
    QCOMPARE(form(Printed::Fare).kind, Kind::Amounts);
    QCOMPARE(form(Printed::Fare).words.size(), 4U);
    QCOMPARE(form(Printed::Berth).kind, Kind::List);
    QCOMPARE(form(Printed::Berth).least, 2);
    QCOMPARE(form(Printed::Berth).entry->most, 4);
}

void TestPrintedCopy::countsSources()
{
    const PrintedCounts counts = Copy().copy.counts();
    QCOMPARE(counts.of(ValueSource::Rulebook), 1);
    QCOMPARE(counts.of(ValueSource::Copy), 6);
    QCOMPARE(counts.unsourced, 1);
    QCOMPARE(counts.missing, 2 + 5 + 2);
}

void TestPrintedCopy::writesPartsTogether()
{
    const QJsonObject document = parsed(R"({"fare":{"crates":2,"tea":1},"berth":[3,4]})");
    Ids ids;
    Catalogue catalogue;
    table::JsonFaults faults;
    readAll(JsonNode(faults, document), ids, catalogue);
    QCOMPARE(catalogue.fare, std::optional(Fare{Cargo{{0, 1, 0}}, 2}));
    QCOMPARE(catalogue.berth, std::optional(Mooring{3, 4}));
    QJsonObject written;
    values().write(written, catalogue, ids);
    QCOMPARE(written, document);
    QCOMPARE(table::writeCompactJson(written["fare"_L1], *values().row(Printed::Fare).shape),
             QByteArray(R"({"tea":1,"crates":2})"));
    for (const Printed value : {Printed::Fare, Printed::Berth})
        QVERIFY(values().row(value).fits(&ids, &catalogue, {}));
    catalogue.fare->crates = 10;
    catalogue.berth->width = 0;
    for (const Printed value : {Printed::Fare, Printed::Berth})
        QVERIFY(!values().row(value).fits(&ids, &catalogue, {}));
}

QTEST_GUILESS_MAIN(TestPrintedCopy)

#include "tst_printedcopy.moc"
