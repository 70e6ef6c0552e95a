// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonmerge.h"
#include "core/table/valuesource.h"

#include <QtCore/QJsonDocument>
#include <QtTest/QtTest>

#include <array>

using skyledger::table::rebased;

namespace {

QJsonObject json(const char *text)
{
    return QJsonDocument::fromJson(text).object();
}

} // namespace

/// Two people who change one document at once.
class TestJsonMerge : public QObject
{
    Q_OBJECT

private slots:
    void bothChangesCount_data();
    void bothChangesCount();
    void withoutTheOtherItIsOurs();
    void someKeysAreOneValue();
    void whatIsLackingIsFilledUp();
    void sourcesAreFoundAnywhere();
};

void TestJsonMerge::bothChangesCount_data()
{
    QTest::addColumn<QJsonObject>("base");
    QTest::addColumn<QJsonObject>("ours");
    QTest::addColumn<QJsonObject>("theirs");
    QTest::addColumn<QJsonObject>("expected");
    const auto row = [](const char *name, const char *base, const char *ours, const char *theirs,
                        const char *expected) {
        QTest::newRow(name) << json(base) << json(ours) << json(theirs) << json(expected);
    };
    row("different keys", R"({"a":1})", R"({"a":1,"b":2})", R"({"a":3})", R"({"a":3,"b":2})");
    row("the same key", R"({"a":1})", R"({"a":2})", R"({"a":3})", R"({"a":2})");
    row("deep inside", R"({"o":{"a":1}})", R"({"o":{"a":2}})", R"({"o":{"a":1,"b":1}})",
        R"({"o":{"a":2,"b":1}})");
    row("we took it away, they changed it inside", R"({"o":{"a":1}})", "{}", R"({"o":{"a":1,"b":1}})",
        R"({"o":{"b":1}})");
    row("we took it away, they did not", R"({"o":{"a":1},"p":1})", R"({"p":1})", R"({"o":{"a":1},"p":2})",
        R"({"p":2})");
    row("plain lists are one value", R"({"l":[1]})", R"({"l":[1,2]})", R"({"l":[3]})", R"({"l":[1,2]})");
    row("lists with ids", R"({"l":[{"id":"x","v":1},{"id":"y","v":1}]})",
        R"({"l":[{"id":"x","v":2},{"id":"y","v":1}]})",
        R"({"l":[{"id":"x","v":1},{"id":"y","v":3},{"id":"z"}]})",
        R"({"l":[{"id":"x","v":2},{"id":"y","v":3},{"id":"z"}]})");
    row("we took the list away, they filled an entry", R"({"l":[{"id":"x","v":1},{"id":"y"}]})", "{}",
        R"({"l":[{"id":"x","v":1},{"id":"y","v":3}]})", R"({"l":[{"id":"y","v":3}]})");
    row("they took an entry away that we left alone", R"({"l":[{"id":"x"},{"id":"y"}],"a":1})",
        R"({"l":[{"id":"x"},{"id":"y"}],"a":2})", R"({"l":[{"id":"x"}],"a":1})",
        R"({"l":[{"id":"x"}],"a":2})");
}

void TestJsonMerge::bothChangesCount()
{
    QFETCH(const QJsonObject, base);
    QFETCH(const QJsonObject, ours);
    QFETCH(const QJsonObject, theirs);
    QTEST(rebased(base, ours, theirs), "expected");
}

void TestJsonMerge::withoutTheOtherItIsOurs()
{
    const QJsonObject base = json(R"({"a":1,"l":[{"id":"x"}]})");
    const QJsonObject changed = json(R"({"b":{"c":[1,2]}})");
    QCOMPARE(rebased(base, changed, base), changed);
    QCOMPARE(rebased(base, base, changed), changed);
}

void TestJsonMerge::someKeysAreOneValue()
{
    using namespace Qt::Literals::StringLiterals;
    constexpr std::array whole{"cost"_L1};
    const QJsonObject base = json(R"({"l":[{"id":"x","cost":{"a":1},"o":{"a":1}}]})");
    const QJsonObject ours = json(R"({"l":[{"id":"x","cost":{"a":2},"o":{"a":2}}]})");
    const QJsonObject theirs = json(R"({"l":[{"id":"x","cost":{"a":1,"b":1},"o":{"a":1,"b":1}}]})");
    QCOMPARE(rebased(base, ours, theirs, whole),
             json(R"({"l":[{"id":"x","cost":{"a":2},"o":{"a":2,"b":1}}]})"));
    QCOMPARE(rebased(base, base, theirs, whole), theirs);
}

void TestJsonMerge::whatIsLackingIsFilledUp()
{
    const QJsonObject theirs =
        json(R"({"a": {"b": 9, "c": 2}, "list": [1, 2], "cost": {"x": 1, "y": 2}, "d": 4})");
    constexpr std::array whole{QLatin1StringView("cost")};
    QCOMPARE(
        skyledger::table::filledUp(json(R"({"a": {"b": 1}, "list": [], "cost": {"x": 3}})"), theirs, whole),
        json(R"({"a": {"b": 1, "c": 2}, "list": [], "cost": {"x": 3}, "d": 4})"));
    QCOMPARE(skyledger::table::filledUp({}, theirs), theirs);
}

/// A source is named by `source` or `sources` alone.
void TestJsonMerge::sourcesAreFoundAnywhere()
{
    using skyledger::table::namesSource;
    constexpr QLatin1StringView sample("sample");
    QVERIFY(namesSource(json(R"({"things": [{"name": "x"}, {"sources": {"cost": "sample"}}]})"), sample));
    QVERIFY(namesSource(json(R"({"board": {"source": "sample"}})"), sample));
    QVERIFY(!namesSource(json(R"({"name": "sample", "board": {"source": "copy"}})"), sample));
}

QTEST_APPLESS_MAIN(TestJsonMerge)

#include "tst_jsonmerge.moc"
