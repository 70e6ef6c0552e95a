// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonnode.h"
#include "core/table/jsonreader.h"
#include "core/table/jsonscan.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;

/// What comes from outside: bytes, documents, and values at their places.
class TestJsonReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parsesAnObject_data();
    void parsesAnObject();
    void refusesBadBytes_data();
    void refusesBadBytes();
    void refusesFilesThatCannotBeRead();
    void refusesAFileWithoutAName();
    void refusesAHugeFileBySizeAlone();
    void refusesAnEndlessDevice();
    void aValueTellsItsPlace();
    void aValueTellsWhatWasExpected_data();
    void aValueTellsWhatWasExpected();
    void onlyTheFirstFaultCounts();
    void namesCountAsPeopleCount();
};

void TestJsonReader::parsesAnObject_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QJsonObject>("object");
    QTest::newRow("plain") << R"({"a": 1})"_qba << QJsonObject{{u"a"_s, 1}};
    QTest::newRow("empty") << "{}"_qba << QJsonObject{};
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF{\"a\": 1}"_qba << QJsonObject{{u"a"_s, 1}};
    QTest::newRow("one key in two objects")
        << R"({"a": {"a": 1}, "b": [{"a": 1}, {"a": "a"}]})"_qba
        << QJsonDocument::fromJson(R"({"a": {"a": 1}, "b": [{"a": 1}, {"a": "a"}]})").object();
    QTest::newRow("both codes of a character")
        << R"({"a": "\ud83d\ude00\n\\u"})"_qba << QJsonObject{{u"a"_s, u"\U0001F600\n\\u"_s}};
}

void TestJsonReader::parsesAnObject()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QJsonObject, object);
    const auto parsed = parseObject(bytes);
    QVERIFY2(parsed.ok(), qPrintable(parsed.ok() ? QString() : describe(parsed.error())));
    QCOMPARE(parsed.value(), object);
}

void TestJsonReader::refusesBadBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("phrase");
    const QString json =
        expect::json; // its place is where Qt stopped reading, in some cases after the culprit
    QTest::newRow("nothing") << ""_qba << u"line 1, column 1"_s << json;
    QTest::newRow("no JSON") << "hello"_qba << u"line 1, column 2"_s << json;
    QTest::newRow("breaks off") << "{\n  \"a\": [1,\n"_qba << u"line 3, column 1"_s << json;
    QTest::newRow("goes on after the end") << "{} {}"_qba << u"line 1, column 4"_s << json;
    QTest::newRow("comma too many") << "{\"a\": 1,}"_qba << u"line 1, column 10"_s << json;
    QTest::newRow("not UTF-8") << "{\"a\": \"\xff\xfe\"}"_qba << u"line 1, column 8"_s << json;
    QTest::newRow("UTF-16") << "\xff\xfe{\x00}\x00"_qba << QString() << QString(expect::notWide);
    QTest::newRow("UTF-16 without a mark") << "{\x00}\x00"_qba << QString() << QString(expect::notWide);
    QTest::newRow("UTF-32") << "\x00\x00\x00{"_qba << QString() << QString(expect::notWide);
    QTest::newRow("a key twice") << "{\"a\": 1,\n \"b\": 2, \"a\": 3}"_qba << u"line 2, column 10"_s
                                 << QString(expect::keyOnce);
    QTest::newRow("a key twice, once in codes")
        << "{\"b\": [{\"a\": {}, \"\\u0061\": 3}]}"_qba << u"line 1, column 18"_s << QString(expect::keyOnce);
    QByteArray many = "{";
    for (int i = 0; i < 100; ++i)
        many += "\"k" + QByteArray::number(i) + "\": 0,";
    QTest::newRow("a key twice among many")
        << many + "\n\"k3\": 0}" << u"line 2, column 1"_s << QString(expect::keyOnce);
    QTest::newRow("a tab in a text") << "{\"a\": \"b\tc\"}"_qba << u"line 1, column 9"_s
                                     << QString(expect::noControl);
    QTest::newRow("the first half of a character")
        << R"({"a": "x\ud83d y"})"_qba << u"line 1, column 15"_s << QString(expect::wholeCharacter);
    QTest::newRow("the first half at the end")
        << R"({"a": "x\ud83d"})"_qba << u"line 1, column 15"_s << QString(expect::wholeCharacter);
    QTest::newRow("the second half of a character")
        << R"({"a": "x\ude00"})"_qba << u"line 1, column 9"_s << QString(expect::wholeCharacter);
    QTest::newRow("overlong UTF-8") << "{\"a\": \"\xc0\x80\"}"_qba << u"line 1, column 8"_s << json;
    QTest::newRow("half a pair in UTF-8") << "{\"a\": \"\xed\xa0\x80\"}"_qba << u"line 1, column 8"_s << json;
    QTest::newRow("a list at the top") << "[1]"_qba << QString() << QString(expect::object);
    QTest::newRow("nested") << QByteArray(100000, '[') << u"line 1, column 1026"_s
                            << QString(expect::lessNesting);
    QByteArray deep;
    for (int i = 0; i < 100000; ++i)
        deep += "{\"a\":";
    QTest::newRow("nested objects") << deep << u"line 1, column 5122"_s << QString(expect::lessNesting);
}

void TestJsonReader::refusesBadBytes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    QFETCH(QString, phrase);
    const auto parsed = parseObject(bytes);
    QVERIFY(!parsed.ok());
    QCOMPARE(parsed.error().expected.phrase, phrase);
    QCOMPARE(parsed.error().place, place);
}

void TestJsonReader::refusesFilesThatCannotBeRead()
{
    const QTemporaryDir dir;
    for (const QString &path : {dir.filePath(u"missing"_s), dir.path()}) {
        const auto bytes = readBytes(path);
        QVERIFY(!bytes.ok());
        QCOMPARE(bytes.error().expected.phrase, expect::readableFile);
        QCOMPARE(bytes.error().file, path);
        QVERIFY(describe(bytes.error()).startsWith(path + u": expected a file that can be read ("_s));
    }
}

void TestJsonReader::refusesAFileWithoutAName()
{
    QTest::failOnWarning(
        QRegularExpression(u".*"_s)); // Qt's own would be a second line for who reads the errors
    const auto bytes = readBytes(QString());
    QVERIFY(!bytes.ok());
    QCOMPARE(describe(bytes.error()), u"expected a file that can be read (No such file or directory)"_s);
}

void TestJsonReader::refusesAHugeFileBySizeAlone()
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(u"huge"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(qint64{100} * 1024 * 1024 * 1024)); // sparse
    const auto huge = readBytes(file.fileName());
    QVERIFY(!huge.ok());
    QCOMPARE(huge.error().expected.phrase, expect::smallFile);

    QVERIFY(file.resize(maxFileSize));
    QCOMPARE(readBytes(file.fileName()).value().size(), maxFileSize);
    QVERIFY(file.resize(maxFileSize + 1));
    QVERIFY(!readBytes(file.fileName()).ok());
    QVERIFY(!parseObject(QByteArray(maxFileSize + 1, ' ')).ok());
}

void TestJsonReader::refusesAnEndlessDevice()
{
    if (!QFile::exists(u"/dev/zero"_s))
        QSKIP("no /dev/zero here");
    const auto bytes = readBytes(u"/dev/zero"_s);
    QVERIFY(!bytes.ok());
    QCOMPARE(bytes.error().expected.phrase, expect::smallFile);
}

void TestJsonReader::aValueTellsItsPlace()
{
    JsonFaults faults;
    const JsonNode root(faults, QJsonObject{{u"events"_s, QJsonArray{0, QJsonObject{{u"path"_s, 1}}}}});
    QCOMPARE(root.place(), QString());
    const JsonNode events = root.at("events"_L1);
    QCOMPARE(events.place(), u"events"_s);
    const JsonNode second = events.entry(1, events.value()[1]);
    QCOMPARE(second.place(), u"events[2]"_s); // people count from 1
    const JsonNode path = second.at("path"_L1);
    QCOMPARE(path.place(), u"events[2].path"_s);
    QVERIFY(path.isPresent());
    const JsonNode absent = path.at("deeper"_L1);
    QVERIFY(!absent.isPresent());
    QCOMPARE(absent.place(), u"events[2].path.deeper"_s);
    QVERIFY(!faults.any());
}

void TestJsonReader::aValueTellsWhatWasExpected_data()
{
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("fault");
    const QJsonValue absent(QJsonValue::Undefined);
    const auto row = [](const char *name, const QJsonValue &value, const QString &asked,
                        const QString &fault = {}) { QTest::newRow(name) << value << asked << fault; };
    row("a number", 5, u"number"_s);
    row("the least", 1, u"number"_s);
    row("too small", 0, u"number"_s, u"a whole number from 1 to 9"_s);
    row("too large", 10, u"number"_s, u"a whole number from 1 to 9"_s);
    row("far too large", 1e300, u"number"_s, u"a whole number from 1 to 9"_s);
    row("a fraction", 1.5, u"number"_s, u"a whole number from 1 to 9"_s);
    row("a text for a number", u"5"_s, u"number"_s, u"a whole number from 1 to 9"_s);
    row("null for a number", QJsonValue::Null, u"number"_s, u"a whole number from 1 to 9"_s);
    row("no number", absent, u"number"_s, u"a whole number from 1 to 9"_s);
    row("clamped", 1e300, u"clamped"_s);
    row("a fraction is not clamped", 0.5, u"clamped"_s, u"a whole number"_s);
    row("true", true, u"truth"_s);
    row("a number for true", 1, u"truth"_s, u"true or false"_s);
    row("a text", u""_s, u"text"_s);
    row("no text", 1, u"text"_s, u"a text"_s);
    row("a name", u"Ada"_s, u"name"_s);
    row("no name", u""_s, u"name"_s, u"a text of 1 to 4 characters"_s);
    row("a long name", u"Adamo"_s, u"name"_s, u"a text of 1 to 4 characters"_s);
    row("a word", u"two"_s, u"word"_s);
    row("another word", u"Two"_s, u"word"_s, u"one of one, two"_s);
    row("no word", absent, u"word"_s, u"one of one, two"_s);
    row("a list", QJsonArray{1}, u"list"_s);
    row("a long list", QJsonArray{1, 2, 3}, u"list"_s, u"a list of 1 to 2 entries"_s);
    row("no list", 1, u"list"_s, u"a list of 1 to 2 entries"_s);
    row("a pair", QJsonArray{1, 2}, u"pair"_s);
    row("no pair", QJsonArray{1}, u"pair"_s, u"a list of 2 entries"_s);
    row("an object", QJsonObject{}, u"object"_s);
    row("no object", QJsonArray{}, u"object"_s, u"an object"_s);
}

void TestJsonReader::aValueTellsWhatWasExpected()
{
    QFETCH(QJsonValue, value);
    QFETCH(QString, asked);
    QFETCH(QString, fault);
    constexpr std::string_view words[] = {"one", "two"};
    JsonFaults faults;
    const JsonNode root(faults, QJsonObject{});
    const JsonNode node = root.at("here"_L1, value);
    if (asked == "number"_L1)
        node.number(1, 9);
    else if (asked == "clamped"_L1)
        QCOMPARE(node.clampedNumber(0, 255), fault.isEmpty() ? 255 : 0);
    else if (asked == "truth"_L1)
        node.truth();
    else if (asked == "text"_L1)
        node.text();
    else if (asked == "name"_L1)
        node.text(1, 4);
    else if (asked == "word"_L1)
        QCOMPARE(node.word(words), fault.isEmpty() ? 1U : 0U);
    else if (asked == "list"_L1)
        node.list(1, 2);
    else if (asked == "pair"_L1)
        node.list(2, 2);
    else
        node.object();
    QCOMPARE(faults.any(), !fault.isEmpty());
    if (faults.any())
        QCOMPARE(describe(faults.first()), u"here: expected "_s + fault);
}

void TestJsonReader::onlyTheFirstFaultCounts()
{
    JsonFaults faults;
    const JsonNode root(faults, QJsonObject{});
    root.at("first"_L1).truth();
    root.at("second"_L1).truth();
    QCOMPARE(faults.first().place, u"first"_s);
}

void TestJsonReader::namesCountAsPeopleCount()
{
    JsonFaults faults;
    const JsonNode root(faults, QJsonValue(u"🎈🎈🎈🎈"_s));
    QCOMPARE(root.text(1, 4), u"🎈🎈🎈🎈"_s);
    QVERIFY(!faults.any());
}

QTEST_APPLESS_MAIN(TestJsonReader)
#include "tst_jsonreader.moc"
