// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/personname.h"
#include "tests/core/table/hostiletexts.h"

#include <QTest>

using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;

class TestPersonName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blank();
    void same_data();
    void same();
    void hostileNamesAreNames();
};

void TestPersonName::blank()
{
    for (const QString &name :
         {QString(), u" "_s, u"\u00A0\u3000\t"_s, u"\u200B\u200B"_s, u"\u2060\uFEFF \u00AD"_s, u"\u3164"_s,
          u"\u2800"_s, u"\u202E\u2069"_s, u"\U000E0041"_s})
        QVERIFY2(isBlank(name), qPrintable(QString::fromLatin1(name.toUtf8().toHex())));
    for (const QString &name : {u"A"_s, u"."_s, u"\u200BBo"_s, u"\U0001F600"_s, u"\u05D0"_s})
        QVERIFY2(!isBlank(name), qPrintable(name));
}

void TestPersonName::same_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("same");
    QTest::newRow("itself") << u"Ada"_s << u"Ada"_s << true;
    QTest::newRow("another") << u"Ada"_s << u"Adam"_s << false;
    QTest::newRow("composed") << u"Zo\u00E9"_s << u"Zoe\u0301"_s << true;
    QTest::newRow("without the accent") << u"Zo\u00E9"_s << u"Zoe"_s << false;
    QTest::newRow("no width") << u"Bo\u200B"_s << u"Bo"_s << true;
    QTest::newRow("in the middle") << u"B\u2060o"_s << u"Bo"_s << true;
    QTest::newRow("spaces") << u" Bo  B "_s << u"Bo\u00A0B"_s << true;
    QTest::newRow("capitals") << u"BO"_s << u"bo"_s << true;
    QTest::newRow("a direction") << u"\u200F\u05D0"_s << u"\u05D0"_s << true;
    QTest::newRow("two that nobody sees") << u"\u200B"_s << u"\u200B"_s << false;
}

void TestPersonName::same()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const bool, same);
    QCOMPARE(isSameName(one, other), same);
    QCOMPARE(isSameName(other, one), same);
}

void TestPersonName::hostileNamesAreNames()
{
    for (const auto &each : skyledger::fixture::hostileTexts) {
        QVERIFY2(!isBlank(each.string()), each.what);
        QVERIFY2(isSameName(each.string(), each.string()), each.what);
        QVERIFY2(isSameName(each.string(), each.string() + u'\u200B'), each.what);
    }
}

QTEST_APPLESS_MAIN(TestPersonName)
#include "tst_personname.moc"
