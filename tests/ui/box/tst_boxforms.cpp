// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/box/toybox.h"
#include "ui/box/forms.h"

#include <QtCore/QJsonArray>
#include <QtTest/QTest>

using namespace skyledger;
using namespace ui;
using namespace Qt::Literals::StringLiterals;

namespace {

ValueField fieldCalled(const QString &form)
{
    if (form == "number"_L1)
        return numberField({}, {});
    if (form == "none"_L1)
        return numberOrNoneField({}, {});
    if (form == "pair"_L1)
        return pairField({}, {});
    if (form == "numbers"_L1)
        return numbersField({}, {});
    if (form == "word"_L1)
        return wordField(
            {}, {},
            {{u"a"_s, u"Ash"_s}, {u"b"_s, u"Birch"_s}, {u"c"_s, u"Box"_s}, {u"d"_s, u"Box of Fir"_s}});
    if (form == "or none"_L1)
        return orNone(wordField({}, {}, {{u"a"_s, u"Ash"_s}}), u"no tree"_s, {});
    if (form == "list"_L1)
        return listField(wordField({}, {}, {{u"a"_s, u"Ash"_s}, {u"b"_s, u"Birch"_s}}), {});
    if (form == "code"_L1) {
        const std::vector<CodePart::Letter> trees{{u"ash"_s, u'A', u"an ash"_s},
                                                  {u"birch"_s, u'B', u"a birch"_s}};
        return codeField(u"Grove"_s,
                         {{u"age"_s, u"age"_s, 3},
                          {u"tall"_s, u"tall"_s, 0, trees},
                          {u"low"_s, u"low"_s, 0, trees, true}});
    }
    const LetteredWords letters{{u"wood"_s, u'W'}, {u"gold"_s, u'G'}};
    return amountsField({}, {}, letters, exampleOf(letters));
}

} // namespace

/// What is typed is read, and shown as it would be typed.
class TestBoxForms : public QObject
{
    Q_OBJECT

private slots:
    void whatIsTypedGoesThereAndBack_data();
    void whatIsTypedGoesThereAndBack();
    void whatMeansNothingIsNoValue_data();
    void whatMeansNothingIsNoValue();
    void aTableTellsItsSheets();
    void thingsAreFoundByTheirNames();
};

void TestBoxForms::whatIsTypedGoesThereAndBack_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("shown");
    QTest::newRow("number") << u"number"_s << u"12"_s << QJsonValue(12) << u"12"_s;
    QTest::newRow("none") << u"none"_s << u"-"_s << QJsonValue(QJsonValue::Null) << u"-"_s;
    QTest::newRow("or a number") << u"none"_s << u"4"_s << QJsonValue(4) << u"4"_s;
    QTest::newRow("no thing") << u"or none"_s << u"no"_s << QJsonValue(QJsonValue::Null) << u"no tree"_s;
    QTest::newRow("or a thing") << u"or none"_s << u"as"_s << QJsonValue(u"a"_s) << u"Ash"_s;
    QTest::newRow("list") << u"list"_s << u"birch, a"_s << QJsonValue(QJsonArray{u"b"_s, u"a"_s})
                          << u"Birch, Ash"_s;
    QTest::newRow("empty list") << u"list"_s << u"-"_s << QJsonValue(QJsonArray()) << u"-"_s;
    QTest::newRow("code") << u"code"_s << u"2 ba"_s
                          << QJsonValue(
                                 QJsonObject{{u"age"_s, 2}, {u"tall"_s, u"birch"_s}, {u"low"_s, u"ash"_s}})
                          << u"2BA"_s;
    QTest::newRow("pair") << u"pair"_s << u"2x1"_s << QJsonValue(QJsonArray{2, 1}) << u"2x1"_s;
    QTest::newRow("pair, otherwise") << u"pair"_s << u"2 × 1"_s << QJsonValue(QJsonArray{2, 1}) << u"2x1"_s;
    QTest::newRow("row") << u"numbers"_s << u"1, ? 3"_s << QJsonValue(QJsonArray{1, QJsonValue::Null, 3})
                         << u"1 ? 3"_s;
    QTest::newRow("word") << u"word"_s << u"as"_s << QJsonValue(u"a"_s) << u"Ash"_s;
    QTest::newRow("words") << u"word"_s << u"b f"_s << QJsonValue(u"d"_s) << u"Box of Fir"_s;
    QTest::newRow("amounts") << u"amounts"_s << u"2w g"_s
                             << QJsonValue(QJsonObject{{u"wood"_s, 2}, {u"gold"_s, 1}}) << u"2W G"_s;
    QTest::newRow("nothing") << u"amounts"_s << u"0"_s << QJsonValue(QJsonObject()) << u"0"_s;
}

void TestBoxForms::whatIsTypedGoesThereAndBack()
{
    QFETCH(const QString, form);
    QFETCH(const QString, typed);
    QFETCH(const QJsonValue, value);
    const ValueField field = fieldCalled(form);
    QCOMPARE(field.read(typed), value);
    QTEST(field.typed(value), "shown");
    QCOMPARE(field.read(field.typed(value)), value);
}

void TestBoxForms::whatMeansNothingIsNoValue_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("typed");
    QTest::newRow("number") << u"number"_s << u"-"_s;
    QTest::newRow("letters") << u"number"_s << u"two"_s;
    QTest::newRow("half a pair") << u"pair"_s << u"2x"_s;
    QTest::newRow("three of a pair") << u"pair"_s << u"2x1x1"_s;
    QTest::newRow("letters in a row") << u"numbers"_s << u"1 b"_s;
    QTest::newRow("beginning of two words") << u"word"_s << u"b"_s;
    QTest::newRow("unknown letter") << u"amounts"_s << u"2X"_s;
    QTest::newRow("choice") << u"amounts"_s << u"W/G"_s;
    QTest::newRow("half a code") << u"code"_s << u"2A"_s;
    QTest::newRow("a digit beyond") << u"code"_s << u"4AB"_s;
    QTest::newRow("the same twice") << u"code"_s << u"2AA"_s;
    QTest::newRow("a list with a gap that means nothing") << u"list"_s << u"ash, oak"_s;
}

void TestBoxForms::whatMeansNothingIsNoValue()
{
    QFETCH(const QString, form);
    QFETCH(const QString, typed);
    QVERIFY(fieldCalled(form).read(typed).isUndefined());
}

void TestBoxForms::aTableTellsItsSheets()
{
    const TableBox toy = test::toyBox();
    const box::CopyDraft draft(subjectOf(toy).format);
    const BoxSheets sheets = subjectOf(toy).sheets(draft.shown());
    QCOMPARE(sheets.size(), std::size_t{1});
    QCOMPARE(sheets[0].things.size(), std::size_t{2});
    const BoxThing &willow = sheets[0].things[0];
    QCOMPARE(willow.path, (QStringList{u"baskets"_s, u"#willow"_s}));
    QCOMPARE(willow.fields.size(), std::size_t{2});
    QCOMPARE(willow.fields[0].key, u"cost"_s);
    QCOMPARE(typedOf(willow, willow.fields[0], draft), u"3"_s);
    QCOMPARE(typedOf(willow, willow.fields[1], draft), QString());
    QCOMPARE(countOf(sheets[0], draft).known, 1);
    QCOMPARE(countOf(sheets[0], draft).all, 4);
    const BoxThing another = sheets[0].another(u"Straw"_s);
    QCOMPARE(another.path, (QStringList{u"baskets"_s, u"#straw"_s}));
    QCOMPARE(another.fields.size(), std::size_t{2});
}

void TestBoxForms::thingsAreFoundByTheirNames()
{
    BoxThing thing;
    thing.name = u"Épave du Nord"_s;
    thing.also = {u"Wreck"_s};
    thing.fields = {numberField(u"cost"_s, u"Cost"_s)};
    QVERIFY(matches(thing, u"epave"_s));
    QVERIFY(matches(thing, u"nord cost"_s));
    QVERIFY(matches(thing, u"WRE"_s));
    QVERIFY(!matches(thing, u"ave"_s));
    QVERIFY(!matches(thing, u"epave points"_s));
    BoxThing longer = thing;
    longer.name = u"Épave du Nord-Est"_s;
    longer.also.clear();
    const BoxSheet sheet{{}, {}, {}, {thing, longer}, {}};
    QCOMPARE(thingCalled(sheet, u"epave du nord"_s)->name, thing.name);
    QCOMPARE(thingCalled(sheet, u"wreck"_s)->name, thing.name);
    QVERIFY(!thingCalled(sheet, u"epave"_s));
    QVERIFY(!thingCalled(sheet, QString()));
}

QTEST_MAIN(TestBoxForms)
#include "tst_boxforms.moc"
