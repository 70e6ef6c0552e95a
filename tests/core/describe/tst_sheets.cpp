// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/sheets.h"
#include "core/table/jsonreader.h"
#include "tests/core/describe/harbour.h"

#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::describe;
using namespace Qt::Literals::StringLiterals;
using harbour::Good;

namespace {

enum class Row : std::uint8_t { Points, Ships, Flags, Out, Goods, TookPart, Waste };
struct Rulings {
    bool flagsDecide = false;
};
struct Sheet {
    std::int16_t points = 0;
    std::uint8_t ships = 0;
    std::optional<std::uint8_t> flags;
    bool isOut = false;
    harbour::Cargo goods;
    table::Per<Good, std::optional<bool>> tookPart;
    friend constexpr bool operator==(const Sheet &, const Sheet &) = default;
};

bool flagsDecide(const Rulings &rulings)
{
    return rulings.flagsDecide;
}

constexpr SheetRow<Sheet, Rulings> sheetRows[] = {
    sheetRow<&Sheet::points, -999, 999>(Row::Points, "points"),
    sheetRow<&Sheet::ships, 0, 9>(Row::Ships, "ships").inAll(12),
    sheetRow<&Sheet::flags, 0, 5>(Row::Flags, "flags").askedBy<flagsDecide>(),
    sheetTick<&Sheet::isOut>(Row::Out, "out"),
    sheetRow<&Sheet::goods, 0, 20>(Row::Goods, "goods.{good}").inAll(30),
    sheetTick<&Sheet::tookPart>(Row::TookPart, "tookPart.{good}"),
};

const SheetTable<Sheet, Rulings> &sheets()
{
    static const SheetTable<Sheet, Rulings> table(sheetRows);
    return table;
}

/// A row of things that need not all be named.
constexpr SheetRow<Sheet, Rulings> wasteRows[] = {
    sheetRow<&Sheet::goods, 0, 20>(Row::Waste, "waste.{good}").amounts(50),
};
const SheetTable<Sheet, Rulings> &waste()
{
    static const SheetTable<Sheet, Rulings> table(wasteRows);
    return table;
}

QJsonObject parsed(const QByteArray &json)
{
    auto document = table::parseObject(json);
    if (!document)
        qFatal("no JSON: %s", json.constData());
    return document.value();
}

constexpr char whole[] = R"({"name":"Ada","points":-3,"ships":4,"flags":0,"out":true,)"
                         R"("goods":{"salt":1,"tea":0,"silk":20},"tookPart":{"tea":false},"note":"kept"})";

QString faultIn(const QByteArray &json)
{
    table::JsonFaults faults;
    const QJsonObject object = parsed(json);
    Sheet sheet;
    sheets().read(table::JsonNode(faults, object), sheet);
    return faults.any() ? table::describe(faults.first()) : QString();
}

} // namespace

class TestSheets : public QObject
{
    Q_OBJECT

private slots:
    void readsAndWritesBack();
    void leavesOutWhatMayBe();
    void faultsOfAFile_data();
    void faultsOfAFile();
    void thingsThatAreNotNamed();
    void sumsOfAFile();
    void numbersOfAForm();
    void faultsOfAForm();
    void rowsThatRulingsAskFor();
};

void TestSheets::readsAndWritesBack()
{
    table::JsonFaults faults;
    QJsonObject object = parsed(whole);
    Sheet sheet;
    sheets().read(table::JsonNode(faults, object), sheet);
    QVERIFY(!faults.any());
    Sheet expected{-3, 4, 0, true, {{1, 0, 20}}, {}};
    expected.tookPart[Good::Tea] = false;
    QCOMPARE(sheet, expected);
    sheets().write(object, sheet);
    QCOMPARE(table::writeCompactJson(object, sheets().shape()), QByteArray(whole));
}

void TestSheets::leavesOutWhatMayBe()
{
    QJsonObject object = parsed(R"({"flags":2,"tookPart":{"salt":true}})");
    sheets().write(object, Sheet());
    QCOMPARE(table::writeCompactJson(object, sheets().shape()),
             QByteArray(
                 R"({"points":0,"ships":0,"out":false,"goods":{"salt":0,"tea":0,"silk":0},"tookPart":{}})"));
    QJsonObject fresh;
    sheets().write(fresh, Sheet());
    QVERIFY(!fresh.contains("tookPart"_L1));
}

void TestSheets::faultsOfAFile_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const char *from, const char *to, const char *fault) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromLatin1(fault);
    };
    row("nothing", "", "", "");
    row("too low", "\"points\":-3", "\"points\":-1000", "points: expected a whole number from -999 to 999");
    row("lacking", "\"ships\":4,", "", "ships: expected a whole number from 0 to 9");
    row("left out", "\"flags\":0,", "", "");
    row("no tick", "\"out\":true", "\"out\":1", "out: expected true or false");
    row("of a thing", "\"silk\":20", "\"silk\":21", "goods.silk: expected a whole number from 0 to 20");
    row("lacking thing", "\"tea\":0,", "", "goods.tea: expected a whole number from 0 to 20");
    row("no object", "{\"tea\":false}", "1", "tookPart: expected an object");
    row("no tick of a thing", "{\"tea\":false}", "{\"tea\":0}", "tookPart.tea: expected true or false");
}

void TestSheets::faultsOfAFile()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QByteArray json = whole;
    if (!from.isEmpty())
        json.replace(json.indexOf(from), from.size(), to);
    QTEST(faultIn(json), "fault");
}

void TestSheets::thingsThatAreNotNamed()
{
    const auto faultOf = [](const QByteArray &json, Sheet &sheet) {
        table::JsonFaults faults;
        const QJsonObject object = parsed(json);
        waste().read(table::JsonNode(faults, object), sheet);
        return faults.any() ? table::describe(faults.first()) : QString();
    };
    Sheet sheet;
    sheet.goods = {{1, 2, 3}};
    QCOMPARE(faultOf(R"({"waste":{"tea":7}})", sheet), QString());
    QCOMPARE(sheet.goods, (harbour::Cargo{{0, 7, 0}}));
    QJsonObject written;
    waste().write(written, sheet);
    QCOMPARE(table::writeCompactJson(written, waste().shape()),
             QByteArray(R"({"waste":{"salt":0,"tea":7,"silk":0}})"));
    QCOMPARE(faultOf(R"({"waste":{"rum":7}})", sheet), u"waste.rum: expected one of salt, tea, silk"_s);
    QCOMPARE(faultOf(R"({"waste":{"tea":51}})", sheet), u"waste.tea: expected a whole number from 0 to 50"_s);
    QCOMPARE(faultOf(R"({"waste":{"tea":21}})", sheet), u"waste.tea: expected a whole number from 0 to 20"_s);
    QCOMPARE(faultOf("{}", sheet), u"waste: expected an object"_s);
}

void TestSheets::sumsOfAFile()
{
    const auto faultOf = [](const QByteArray &players) {
        table::JsonFaults faults;
        const QJsonObject object = parsed(R"({"players":)" + players + '}');
        const table::JsonNode node(faults, object);
        const table::JsonNode list = node.at("players"_L1);
        sheets().refuseSums(list);
        return faults.any() ? table::describe(faults.first()) : QString();
    };
    QCOMPARE(faultOf(R"([{"ships":6},{"ships":6}])"), QString());
    QCOMPARE(faultOf(R"([{"ships":6},{"ships":6},{"ships":1}])"),
             u"players[3].ships: expected at most 12 of all players together"_s);
    QCOMPARE(faultOf(R"([{"goods":{"tea":20}},{"goods":{"salt":20,"tea":11}}])"),
             u"players[2].goods.tea: expected at most 30 of all players together"_s);
}

void TestSheets::numbersOfAForm()
{
    Sheet sheet{-3, 4, 2, true, {{1, 0, 20}}, {}};
    sheet.tookPart[Good::Silk] = true;
    const auto numbers = sheets().numbers(sheet);
    QCOMPARE(numbers.size(), sheets().cells().size());
    QCOMPARE(numbers.size(), 10U);
    Sheet again;
    sheets().put(again, numbers);
    QCOMPARE(again, sheet);
    QCOMPARE(sheets().pathOf(sheets().cells()[0]), u"points"_s);
    QCOMPARE(sheets().pathOf(sheets().cells()[5]), u"goods.tea"_s);
}

void TestSheets::faultsOfAForm()
{
    using Kind = SheetFault::Kind;
    auto one = sheets().numbers(Sheet{});
    auto two = one;
    one[0] = -1000;
    one[1] = 9;
    two[1] = 4;
    two[4] = 21;
    const std::vector<SheetCodes::Numbers> players{one, two};
    const auto cells = sheets().cells();
    QCOMPARE(sheets().faults(players),
             (std::vector<SheetFault>{{Kind::TooLow, cells[0], 0, -1000, -999},
                                      {Kind::TooManyInAll, cells[1], 0, 13, 12},
                                      {Kind::TooHigh, cells[4], 1, 21, 20}}));
    QVERIFY(sheets().faults({}).empty());
}

void TestSheets::rowsThatRulingsAskFor()
{
    const auto asked = [](const Rulings &rulings) {
        QStringList paths;
        for (const SheetCell &cell : sheets().cells()) {
            if (sheets().asks(cell, rulings))
                paths << sheets().pathOf(cell);
        }
        return paths;
    };
    QStringList always{u"points"_s, u"ships"_s, u"out"_s, u"goods.salt"_s, u"goods.tea"_s, u"goods.silk"_s};
    QCOMPARE(asked({}), always);
    always.insert(2, u"flags"_s);
    QCOMPARE(asked({true}), always);
}

QTEST_GUILESS_MAIN(TestSheets)

#include "tst_sheets.moc"
