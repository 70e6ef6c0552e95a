// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"
#include "core/table/jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr JsonKey innerKeys[] = {{"second"}, {"first"}};
constexpr JsonShape inner{innerKeys, nullptr};
constexpr JsonKey outerKeys[] = {{"z"}, {"list", &inner}, {"map"}};
constexpr JsonShape outer{outerKeys, &inner};

} // namespace

/// JSON as files hold it: known keys in their order, two spaces, the same bytes every time.
class TestJsonWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesEachValue_data();
    void writesEachValue();
    void ordersKeysByShape();
    void writesPairsInTheirOrder();
    void readsBackTheSame_data();
    void readsBackTheSame();
    void isReadBackByQt();
};

void TestJsonWriter::writesEachValue_data()
{
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("null") << QJsonValue(QJsonValue::Null) << "null\n"_qba;
    QTest::newRow("true") << QJsonValue(true) << "true\n"_qba;
    QTest::newRow("false") << QJsonValue(false) << "false\n"_qba;
    QTest::newRow("zero") << QJsonValue(0) << "0\n"_qba;
    QTest::newRow("negative") << QJsonValue(-17) << "-17\n"_qba;
    QTest::newRow("whole, from a fraction type") << QJsonValue(3.0) << "3\n"_qba;
    QTest::newRow("large whole number") << QJsonValue(qint64{1} << 62) << "4611686018427387904\n"_qba;
    QTest::newRow("a million has no exponent") << QJsonValue(1000000.0) << "1000000\n"_qba;
    QTest::newRow("fraction") << QJsonValue(0.1) << "0.1\n"_qba;
    QTest::newRow("tiny") << QJsonValue(1e-300) << "1e-300\n"_qba;
    QTest::newRow("huge") << QJsonValue(1e300) << "1e+300\n"_qba;
    QTest::newRow("empty text") << QJsonValue(u""_s) << "\"\"\n"_qba;
    QTest::newRow("quotes and slashes") << QJsonValue(u"\"a\\b/c\""_s) << "\"\\\"a\\\\b/c\\\"\"\n"_qba;
    QTest::newRow("control characters")
        << QJsonValue(u"\n\r\t\b\f\x01\x1f\x7f"_s) << "\"\\n\\r\\t\\b\\f\\u0001\\u001f\x7f\"\n"_qba;
    QTest::newRow("not ASCII") << QJsonValue(u"Zoé 飛行船 🎈"_s) << "\"Zoé 飛行船 🎈\"\n"_qba;
    QTest::newRow("half a pair") << QJsonValue(QString(QChar(0xD83C)) + u'x') << "\"\\ud83cx\"\n"_qba;
    QTest::newRow("empty list") << QJsonValue(QJsonArray()) << "[]\n"_qba;
    QTest::newRow("empty object") << QJsonValue(QJsonObject()) << "{}\n"_qba;
    QTest::newRow("list") << QJsonValue(QJsonArray{1, QJsonArray{u"a"_s}})
                          << "[\n  1,\n  [\n    \"a\"\n  ]\n]\n"_qba;
    QTest::newRow("object") << QJsonValue(QJsonObject{{u"b"_s, 1}, {u"a"_s, QJsonObject{{u"c"_s, 2}}}})
                            << "{\n  \"a\": {\n    \"c\": 2\n  },\n  \"b\": 1\n}\n"_qba;
}

void TestJsonWriter::writesEachValue()
{
    QFETCH(QJsonValue, value);
    QFETCH(QByteArray, expected);
    QCOMPARE(writeJson(value), expected);
}

void TestJsonWriter::ordersKeysByShape()
{
    const QJsonObject entry{{u"first"_s, 1}, {u"second"_s, 2}, {u"also"_s, 3}};
    const QJsonObject object{
        {u"map"_s, entry}, {u"other"_s, entry}, {u"list"_s, QJsonArray{entry}}, {u"z"_s, 0}, {u"a"_s, 1}};
    QByteArray flat = writeJson(object, outer);
    flat.replace(' ', "").replace('\n', "");
    // Known keys first, the rest sorted; a list hands its shape on; values of other keys have the shape for them.
    QCOMPARE(flat,
             R"({"z":0,"list":[{"second":2,"first":1,"also":3}],"map":{"also":3,"first":1,"second":2},)"
             R"("a":1,"other":{"second":2,"first":1,"also":3}})"_qba);
}

void TestJsonWriter::writesPairsInTheirOrder()
{
    static constexpr JsonShape pairs{{}, nullptr, true};
    static constexpr JsonKey keys[] = {{"b", &pairs}, {"a", &pairs}};
    const QJsonObject object{{u"a"_s, QJsonArray()},
                             {u"b"_s, QJsonArray{QJsonArray{u"z"_s, 1}, QJsonArray{u"y"_s, 2}}}};
    QCOMPARE(writeCompactJson(object, {keys, nullptr}), R"({"b":{"z":1,"y":2},"a":{}})"_qba);
    QCOMPARE(writeJson(object["b"_L1], pairs), "{\n  \"z\": 1,\n  \"y\": 2\n}\n"_qba);
}

void TestJsonWriter::readsBackTheSame_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("numbers")
        << R"({"a": [1.0, 1e2, 1E-7, -0, -0.0, 0.30000000000000004, 12345678901234567890, 9007199254740993]})"_qba;
    QTest::newRow("texts") << R"({"a": ["\u0041\ud83c\udf88", "\/", "é", "\u0000"]})"_qba;
    QTest::newRow("keys") << R"({"é": 1, "\n": 2, "": 3, "\ud83c\udf88": 4, "b": {"Ä": null}})"_qba;
    QTest::newRow("nesting") << "{\"a\": "_qba + QByteArray(500, '[') + QByteArray(500, ']') + "}"_qba;
}

void TestJsonWriter::readsBackTheSame()
{
    QFETCH(QByteArray, text);
    const auto first = parseObject(text);
    QVERIFY(first.ok());
    const QByteArray once = writeJson(first.value());
    const auto second = parseObject(once);
    QVERIFY2(second.ok(), once.constData());
    QCOMPARE(writeJson(second.value()), once);
    QCOMPARE(second.value(), first.value());
}

void TestJsonWriter::isReadBackByQt()
{
    const QJsonObject object{{u"text"_s, u"a\u2028\"b"_s},
                             {u"list"_s, QJsonArray{1, 2.5, true, QJsonValue::Null}}};
    QCOMPARE(QJsonDocument::fromJson(writeJson(object)).object(), object);
}

QTEST_APPLESS_MAIN(TestJsonWriter)
#include "tst_jsonwriter.moc"
