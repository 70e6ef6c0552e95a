// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"
#include "core/table/numberspelling.h"
#include "core/table/timestamp.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QTimeZone>

using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr JsonKey innerKeys[] = {{"number"}, {"text"}};
constexpr JsonShape inner{innerKeys, nullptr};
constexpr JsonKey outerKeys[] = {{"name"}, {"known", &inner}, {"list", &inner}, {"loose"}};
constexpr JsonShape outer{outerKeys, nullptr};

/// Reads and writes it again.
QByteArray again(const QByteArray &bytes)
{
    return writeCompactJson(keepingSpellings(parseObject(bytes).value(), bytes, outer), outer);
}

} // namespace

/// What other programs wrote, as they wrote it; and what we write alike everywhere.
class TestNumberSpelling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foreignNumbersStay_data();
    void foreignNumbersStay();
    void knownNumbersAreOurs();
    void textsStayTexts_data();
    void textsStayTexts();
    void aDocumentWithoutThemStaysAsItWas();
    void momentsHaveTheirOffset();
};

void TestNumberSpelling::foreignNumbersStay_data()
{
    QTest::addColumn<QByteArray>("number");
    for (const char *each :
         {"12345678901234567890", "-0", "-0.0", "0.0", "1e3", "1E+3", "1.10", "1000.0", "1.5", "-7", "0",
          "9007199254740993", "-9223372036854775808", "0.1e1", "3.14159"})
        QTest::newRow(each) << QByteArray(each);
}

void TestNumberSpelling::foreignNumbersStay()
{
    QFETCH(QByteArray, number);
    for (const QByteArray &form : {R"({"theirs":N})"_qba, R"({"theirs":[N,{"x":N}],"zeta":{"a":[[N]]}})"_qba,
                                   R"({"known":{"number":1,"odd":N}})"_qba,
                                   R"({"list":[{"number":1,"odd":[true,null,N]},{"odd":N}]})"_qba}) {
        const QByteArray document = QByteArray(form).replace("N", number);
        QCOMPARE(again(document), document);
        QCOMPARE(again(again(document)), document);
    }
}

void TestNumberSpelling::knownNumbersAreOurs()
{
    QCOMPARE(again(R"({"known": {"number": 1e3}, "list": [{"number": 2.0}], "loose": {"any": 1.10}})"),
             R"({"known":{"number":1000},"list":[{"number":2}],"loose":{"any":1.1}})");
    const QByteArray bytes = R"({"known": {"number": 1e3}})";
    QCOMPARE(keepingSpellings(parseObject(bytes).value(), bytes, outer)["known"_L1]["number"_L1],
             QJsonValue(1000));
}

void TestNumberSpelling::textsStayTexts_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {u"1e3"_s, u"\uFFFE1e3"_s, u"\uFFFE\uFFFE5"_s, u"\uFFFE"_s, u"\uFFFEtrue"_s, u"\uFFFE[1]"_s})
        QTest::addRow("%s", qPrintable(text.toHtmlEscaped())) << text;
}

/// Whatever a text begins with, it comes back as a text, under known keys and under others.
void TestNumberSpelling::textsStayTexts()
{
    QFETCH(QString, text);
    const QJsonObject document{
        {u"name"_s, text}, {u"known"_s, QJsonObject{{u"text"_s, text}}}, {u"theirs"_s, QJsonArray{text}}};
    const QByteArray bytes = QJsonDocument(document).toJson();
    QCOMPARE(parseObject(again(bytes)).value(), document);
    QCOMPARE(keepingSpellings(document, bytes, outer)["name"_L1], QJsonValue(text));
}

void TestNumberSpelling::aDocumentWithoutThemStaysAsItWas()
{
    const QByteArray bytes =
        "\xEF\xBB\xBF"
        R"( { "a\u0062" : [ ], "b" : { } , "theirs" : [ 1 , -2 , "x\"y\\", [ { "c" : 0.5 } ] , false ] } )";
    const QJsonObject document = parseObject(bytes).value();
    QCOMPARE(keepingSpellings(document, bytes, outer), document);
}

void TestNumberSpelling::momentsHaveTheirOffset()
{
    const QDate day(2026, 11, 28);
    QCOMPARE(timestamp(QDateTime(day, QTime(20, 15), Qt::UTC)), u"2026-11-28T20:15:00+00:00"_s);
    QCOMPARE(timestamp(QDateTime(day, QTime(20, 15, 9), Qt::OffsetFromUTC, 3600)),
             u"2026-11-28T20:15:09+01:00"_s);
    QCOMPARE(timestamp(QDateTime(day, QTime(20, 15), QTimeZone("America/St_Johns"))),
             u"2026-11-28T20:15:00-03:30"_s);
    QCOMPARE(timestamp(QDateTime(day, QTime(20, 15), QTimeZone("Europe/London"))),
             u"2026-11-28T20:15:00+00:00"_s);
    QCOMPARE(timestamp(QDateTime()), QString());
}

QTEST_GUILESS_MAIN(TestNumberSpelling)
#include "tst_numberspelling.moc"
