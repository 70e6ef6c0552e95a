// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/digitkeys.h"

#include <QtGui/QKeyEvent>
#include <QtTest/QtTest>

using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

/// Keys that stand for choices, on the keyboards of the world.
class TestTypedKeys : public QObject
{
    Q_OBJECT

private slots:
    void letters_data();
    void letters();
    void digits_data();
    void digits();
    void places();
};

void TestTypedKeys::letters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("scanCode");
    QTest::addColumn<QString>("typed");
    QTest::newRow("English") << u"a"_s << 38 << u"a"_s;
    QTest::newRow("French: the key lies elsewhere") << u"a"_s << 24 << u"a"_s;
    QTest::newRow("Russian") << u"\u0444"_s << 38 << u"a"_s;
    QTest::newRow("Russian with Shift") << u"\u0424"_s << 38 << u"A"_s;
    QTest::newRow("Greek") << u"\u03C0"_s << 33 << u"p"_s;
    QTest::newRow("Hebrew") << u"\u05D6"_s << 52 << u"Z"_s.toLower();
    QTest::newRow("Russian, a key with a sign in English") << u"\u0436"_s << 47 << u"\u0436"_s;
    QTest::newRow("Russian, nothing known of the place") << u"\u0444"_s << 0 << u"\u0444"_s;
    QTest::newRow("Belgian: a digit without Shift") << u"!"_s << 17 << u"8"_s;
    QTest::newRow("a sign") << u";"_s << 47 << u";"_s;
    QTest::newRow("nothing") << QString() << 38 << QString();
}

void TestTypedKeys::letters()
{
    QFETCH(const QString, text);
    QFETCH(const int, scanCode);
    QFETCH(const QString, typed);
    const QKeyEvent event(QEvent::KeyPress, 0, Qt::NoModifier, static_cast<quint32>(scanCode), 0, 0, text);
    // Letters without capitals are taken for small or capital ones; both stand for one choice.
    QCOMPARE(typedText(event).toLower(), typed.toLower());
    if (text.toLower() != text.toUpper())
        QCOMPARE(typedText(event), typed);
}

void TestTypedKeys::digits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("scanCode");
    QTest::addColumn<int>("digit");
    QTest::newRow("English") << u"4"_s << 13 << 4;
    QTest::newRow("French") << u"'"_s << 13 << 4;
    QTest::newRow("nothing known of the place") << u"'"_s << 0 << 4;
    QTest::newRow("Belgian") << u"!"_s << 17 << 8;
    QTest::newRow("Dvorak: a sign in the place of Q") << u"'"_s << 24 << -1;
}

/// A sign among the letters is no digit, whatever it is above them.
void TestTypedKeys::digits()
{
    QFETCH(const QString, text);
    QFETCH(const int, scanCode);
    QFETCH(const int, digit);
    const QKeyEvent event(QEvent::KeyPress, 0, Qt::NoModifier, static_cast<quint32>(scanCode), 0, 0, text);
    QCOMPARE(typedDigit(event).value_or(-1), digit);
    const QKeyEvent above(QEvent::KeyPress, 0, Qt::ShiftModifier, 10, 0, 0, u"!"_s);
    QVERIFY(!typedDigit(above)); // of the 1
}

void TestTypedKeys::places()
{
    const auto place = [](quint32 scanCode) {
        return placeOf(QKeyEvent(QEvent::KeyPress, 0, Qt::NoModifier, scanCode, 0, 0, u"a"_s));
    };
    QCOMPARE(place(24), std::optional(std::pair(0, 0)));
    QCOMPARE(place(33), std::optional(std::pair(0, 9)));
    QCOMPARE(place(47), std::optional(std::pair(1, 9))); // beside the L
    QCOMPARE(place(55), std::optional(std::pair(2, 3)));
    QVERIFY(!place(0) && !place(23) && !place(34) && !place(37));
}

QTEST_MAIN(TestTypedKeys)

#include "tst_typedkeys.moc"
