// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/filename.h"
#include "tests/core/table/hostiletexts.h"

#include <QTest>

using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;
using skyledger::fixture::HostileText;
using skyledger::fixture::hostileTexts;

/// Names of files are counted in bytes and cut at whole signs.
class TestFileName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cuts_data();
    void cuts();
    void cutsWhateverItIs();
    void firstSignsAreWhole();
};

void TestFileName::cuts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<QString>("part");
    QTest::newRow("fits") << u"Ada"_s << 3 << u"Ada"_s;
    QTest::newRow("letters") << u"Ada"_s << 2 << u"Ad"_s;
    QTest::newRow("an accent of its own") << u"Zoe\u0301"_s << 4 << u"Zo"_s;
    QTest::newRow("Chinese") << u"\u98DB\u8239"_s << 5 << u"\u98DB"_s;
    QTest::newRow("a family") << u"a\U0001F468\u200D\U0001F469\u200D\U0001F467b"_s << 10 << u"a"_s;
    QTest::newRow("flags") << u"\U0001F1EB\U0001F1F7\U0001F1E9\U0001F1EA"_s << 15
                           << u"\U0001F1EB\U0001F1F7"_s;
    QTest::newRow("nothing fits") << u"\u98DB"_s << 2 << QString();
}

void TestFileName::cuts()
{
    QFETCH(const QString, text);
    QFETCH(const int, bytes);
    QFETCH(const QString, part);
    QCOMPARE(cutToBytes(text, bytes), part);
}

void TestFileName::cutsWhateverItIs()
{
    for (const HostileText &each : hostileTexts) {
        const QString text = each.string();
        for (qsizetype bytes = 0; bytes <= bytesOf(text); ++bytes) {
            const QString part = cutToBytes(text, bytes);
            QVERIFY2(bytesOf(part) <= bytes, each.what);
            QVERIFY2(text.startsWith(part), each.what);
            QVERIFY2(part.isValidUtf16(), each.what);
        }
        QCOMPARE(cutToBytes(text, bytesOf(text)), text);
    }
}

void TestFileName::firstSignsAreWhole()
{
    QCOMPARE(firstSigns(u"Ada"_s, 1), u"A"_s);
    QCOMPARE(firstSigns(u"Ada"_s, 5), u"Ada"_s);
    QCOMPARE(firstSigns(QString(), 1), QString());
    QCOMPARE(firstSigns(u"\U0001F600 Bo"_s, 1), u"\U0001F600"_s);
    QCOMPARE(firstSigns(u"e\u0301a"_s, 1), u"e\u0301"_s);
    const QString family = u"\U0001F468\u200D\U0001F469\u200D\U0001F467"_s;
    QCOMPARE(firstSigns(family + u" Mia"_s, 1), family);
}

QTEST_APPLESS_MAIN(TestFileName)
#include "tst_filename.moc"
