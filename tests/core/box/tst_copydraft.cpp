// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/copydraft.h"
#include "core/table/jsonmerge.h"
#include "core/table/jsonput.h"
#include "core/table/jsonreader.h"

#include <QtTest/QTest>

using namespace skyledger;
using namespace box;
using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject json(const char *text)
{
    return table::parseObject(text).value();
}

/// What a rulebook prints: of one mill a sail, of the first wheel its spokes.
QJsonObject printed()
{
    return json(R"({"mills": [{"id": "old", "sails": 4, "source": "rulebook"}],
                    "wheels": {"big": [{"spokes": 6, "source": "inferred"}, {}]},
                    "levels": {"1": {"cost": 2, "source": "rulebook"}}})");
}

/// Whole entries count, no parts of them.
QJsonObject layered(const QJsonObject &copy)
{
    QJsonObject result = copy;
    const QJsonObject beneath = printed();
    if (!result.contains("mills"_L1))
        result.insert("mills"_L1, beneath["mills"_L1]);
    for (const auto key : {"wheels"_L1, "levels"_L1}) {
        QJsonObject whole = beneath[key].toObject();
        const QJsonObject own = result[key].toObject();
        for (auto it = own.begin(); it != own.end(); ++it)
            whole.insert(it.key(), it.value());
        result.insert(key, whole);
    }
    return result;
}

std::optional<table::ReadError> fault(const QJsonObject &catalogue)
{
    if (table::valueAt(catalogue, {u"mills"_s, u"#old"_s, u"sails"_s}).toInt() <= 8)
        return std::nullopt;
    return table::ReadError{{}, u"mills[1].sails"_s, {table::expect::numberIn, {u"0"_s, u"8"_s}}};
}

CopyDraft draft(const QJsonObject &document = {})
{
    return CopyDraft({u"mills"_s, layered, fault, {}}, document);
}

} // namespace

class TestCopyDraft : public QObject
{
    Q_OBJECT

    const QStringList sails{u"mills"_s, u"#old"_s, u"sails"_s};
    const QStringList height{u"mills"_s, u"#old"_s, u"height"_s};
    const QStringList level{u"levels"_s, u"1"_s};

private slots:
    void whatIsEnteredIsTheCopys();
    void whatTheRulebookPrintsIsKept();
    void entriesOfListsAreKept();
    void aWholeValueTellsItsSource();
    void whatIsTakenAwayIsThePrintedValue();
    void faultsChangeNothing();
    void stepsGoBackAndForth();
    void othersAreNotLost();
};

void TestCopyDraft::whatIsEnteredIsTheCopys()
{
    CopyDraft copy = draft();
    QVERIFY(copy.value(height).isUndefined());
    QVERIFY(!copy.enter({{height, 12}}));
    QCOMPARE(copy.value(height), QJsonValue(12));
    QCOMPARE(copy.source(height), ValueSource::Copy);
    QCOMPARE(copy.document()["game"_L1].toString(), u"mills"_s);
}

void TestCopyDraft::whatTheRulebookPrintsIsKept()
{
    CopyDraft copy = draft();
    QVERIFY(!copy.enter({{height, 12}}));
    QCOMPARE(copy.value(sails), QJsonValue(4));
    QCOMPARE(copy.source(sails), ValueSource::Rulebook);
}

void TestCopyDraft::entriesOfListsAreKept()
{
    CopyDraft copy = draft();
    const QStringList spokes{u"wheels"_s, u"big"_s, u"@1"_s, u"spokes"_s};
    QVERIFY(!copy.enter({{spokes, 8}}));
    const QStringList first{u"wheels"_s, u"big"_s, u"@0"_s, u"spokes"_s};
    QCOMPARE(copy.value(first), QJsonValue(6));
    QCOMPARE(copy.source(first), ValueSource::Inferred);
    QCOMPARE(copy.source(spokes), ValueSource::Copy);
}

void TestCopyDraft::aWholeValueTellsItsSource()
{
    CopyDraft copy = draft();
    QVERIFY(!copy.enter({{level, QJsonObject{{u"pay"_s, 3}}, Told::Inside}}));
    QCOMPARE(copy.source(level), ValueSource::Copy);
    QCOMPARE(copy.value(level), QJsonValue(QJsonObject({{u"pay"_s, 3}, {u"source"_s, u"copy"_s}})));
}

void TestCopyDraft::whatIsTakenAwayIsThePrintedValue()
{
    CopyDraft copy = draft();
    QVERIFY(!copy.enter({{sails, 6}, {height, 12}}));
    QCOMPARE(copy.source(sails), ValueSource::Copy);
    QVERIFY(!copy.enter({{sails, QJsonValue::Undefined}, {height, QJsonValue::Undefined}}));
    QCOMPARE(copy.value(sails), QJsonValue(4));
    QCOMPARE(copy.source(sails), ValueSource::Rulebook);
    QVERIFY(copy.value(height).isUndefined());
}

void TestCopyDraft::faultsChangeNothing()
{
    CopyDraft copy = draft();
    const auto refused = copy.enter({{sails, 9}});
    QVERIFY(refused);
    QCOMPARE(refused->expected.phrase, table::expect::numberIn);
    QVERIFY(!copy.canUndo());
    QCOMPARE(copy.value(sails), QJsonValue(4));
}

void TestCopyDraft::stepsGoBackAndForth()
{
    CopyDraft copy = draft();
    QVERIFY(!copy.enter({{height, 12}}));
    QVERIFY(!copy.enter({{height, 13}}));
    QVERIFY(!copy.enter({{height, 13}})); // no step
    QCOMPARE(copy.undo(), height);
    QCOMPARE(copy.value(height), QJsonValue(12));
    copy.undo();
    QVERIFY(!copy.canUndo());
    QVERIFY(copy.value(height).isUndefined());
    QCOMPARE(copy.redo(), height);
    QCOMPARE(copy.value(height), QJsonValue(12));
    QVERIFY(!copy.enter({{sails, 5}}));
    QVERIFY(!copy.canRedo());
}

void TestCopyDraft::othersAreNotLost()
{
    const QJsonObject base = json(R"({"game": "mills", "levels": {"2": {"cost": 1}}})");
    CopyDraft copy = draft(base);
    QVERIFY(!copy.enter({{height, 12}}));
    copy.adopt(base, json(R"({"game": "mills", "levels": {"2": {"cost": 1}, "3": {"cost": 5}}})"));
    QCOMPARE(copy.value({u"levels"_s, u"3"_s, u"cost"_s}), QJsonValue(5));
    QCOMPARE(copy.value(height), QJsonValue(12));
    copy.undo();
    QCOMPARE(copy.value({u"levels"_s, u"3"_s, u"cost"_s}), QJsonValue(5));
}

QTEST_APPLESS_MAIN(TestCopyDraft)
#include "tst_copydraft.moc"
