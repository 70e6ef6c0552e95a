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

QTEST_MAIN(TestTypedKeys)

#include "tst_typedkeys.moc"
