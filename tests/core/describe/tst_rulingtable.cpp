// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/rulings.h"
#include "core/table/jsonreader.h"

#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::describe;
using namespace Qt::Literals::StringLiterals;

namespace {

enum class Tide : std::uint8_t { Counts, Ignored };
enum class Tie : std::uint8_t { Shared, Salt, Tea };
enum class Rule : std::uint8_t { Amb01, Amb02 };
struct Rulings {
    Tide tide{};
    Tie tie{};
    friend constexpr bool operator==(const Rulings &, const Rulings &) = default;
};

} // namespace

namespace skyledger {
template <>
inline constexpr std::array<std::string_view, 2> table::nameTable<Tide>{"counts", "ignored"};
} // namespace skyledger

namespace {

constexpr std::string_view ties[]{"shared", "salt", "tea"};
constexpr Ruling<Rulings, Rule> rows[] = {
    ruling<&Rulings::tie>("tie", Rule::Amb02, ties),
    ruling<&Rulings::tide>("tide", Rule::Amb01),
};

const RulingTable<Rulings, Rule> &rulings()
{
    static const RulingTable<Rulings, Rule> table(rows);
    return table;
}

Rulings read(const QByteArray &json, const Rulings &defaults = {}, QString *fault = nullptr)
{
    const auto document = table::parseObject(json);
    if (!document)
        qFatal("no JSON: %s", json.constData());
    table::JsonFaults faults;
    const table::JsonNode node(faults, document.value());
    const table::JsonNode inner = node.at("rulings"_L1);
    const Rulings result = rulings().read(inner, defaults);
    if (fault && faults.any())
        *fault = table::describe(faults.first());
    return result;
}

} // namespace

class TestRulingTable : public QObject
{
    Q_OBJECT

private slots:
    void readsAndWrites();
    void defaults();
    void faults_data();
    void faults();
    void rowsAreFound();
};

void TestRulingTable::readsAndWrites()
{
    const Rulings all{Tide::Ignored, Tie::Tea};
    const QByteArray json = table::writeCompactJson(rulings().write(all), rulings().shape());
    QCOMPARE(json, QByteArray(R"({"tie":"tea","tide":"ignored"})"));
    QCOMPARE(read(R"({"rulings":)" + json + '}'), all);
}

void TestRulingTable::defaults()
{
    const Rulings edition{Tide::Ignored, Tie::Salt};
    QCOMPARE(read("{}", edition), edition);
    QCOMPARE(read(R"({"rulings":{"tie":"shared"}})", edition), (Rulings{Tide::Ignored, Tie::Shared}));
}

void TestRulingTable::faults_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    QTest::newRow("no ruling") << QByteArray(R"({"rulings":{"moon":"full"}})")
                               << u"rulings.moon: expected a known ruling"_s;
    QTest::newRow("no reading") << QByteArray(R"({"rulings":{"tie":"rum"}})")
                                << u"rulings.tie: expected one of shared, salt, tea"_s;
    QTest::newRow("no object") << QByteArray(R"({"rulings":[]})") << u"rulings: expected an object"_s;
}

void TestRulingTable::faults()
{
    QFETCH(QByteArray, json);
    QString fault;
    read(json, {}, &fault);
    QTEST(fault, "fault");
}

void TestRulingTable::rowsAreFound()
{
    const Ruling<Rulings, Rule> *tide = rulings().find("tide");
    QCOMPARE(tide, &rulings()[1]);
    QCOMPARE(tide->rule, Rule::Amb01);
    QCOMPARE(tide->readings.size(), 2U);
    Rulings changed;
    tide->set(changed, 1);
    QCOMPARE(changed, (Rulings{Tide::Ignored, Tie::Shared}));
    QCOMPARE(tide->get(changed), 1U);
    QVERIFY(!rulings().find("moon"));
    QCOMPARE(rulings().size(), 2U);
    QCOMPARE(rulings().rows().front().key, std::string_view("tie"));
}

QTEST_GUILESS_MAIN(TestRulingTable)

#include "tst_rulingtable.moc"
