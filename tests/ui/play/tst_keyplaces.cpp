// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/keyplaces.h"

#include <QtCore/QLocale>
#include <QtTest/QTest>

using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

/// Which letters keys have is assumed, then learnt.
class TestKeyPlaces : public QObject
{
    Q_OBJECT

private slots:
    void init() { forgetLetters(); }
    void cleanupTestCase() { forgetLetters(); }
    void oneKeyTellsTheKeyboard_data();
    void oneKeyTellsTheKeyboard();
    void whatWasPressedIsCertain();
    void anotherKeyboard();
};

void TestKeyPlaces::oneKeyTellsTheKeyboard_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("letter");
    QTest::addColumn<QString>("upperRow"); ///< from the left
    QTest::newRow("AZERTY") << 0 << u"a"_s << u"AZERTYUIOP"_s;
    QTest::newRow("AZERTY, lower row") << 2 << u"w"_s << u"AZERTYUIOP"_s;
    QTest::newRow("QWERTZ") << 2 << u"y"_s << u"QWERTZUIOP"_s;
    QTest::newRow("Dvorak") << 2 << u";"_s << u"',.PYFGCRL"_s;
}

/// The first key of a row says which of the usual keyboards it is.
void TestKeyPlaces::oneKeyTellsTheKeyboard()
{
    if (QLocale::system().language() != QLocale::C && QLocale::system().language() != QLocale::English)
        QSKIP("another keyboard is assumed here");
    QFETCH(const int, row);
    QFETCH(const QString, letter);
    QFETCH(const QString, upperRow);
    QCOMPARE(letterAt({0, 1}), QChar(u'W'));
    QVERIFY(learnLetter({row, 0}, letter[0]));
    QVERIFY(!learnLetter({row, 0}, letter[0].toUpper())); // nothing new
    for (int column = 0; column < 10; ++column)
        QCOMPARE(letterAt({0, column}), upperRow[column]);
}

/// On a keyboard that nobody knows no letter stands on two keys.
void TestKeyPlaces::whatWasPressedIsCertain()
{
    QVERIFY(learnLetter({1, 3}, u'P'));
    QCOMPARE(letterAt({1, 3}), QChar(u'P'));
    QVERIFY(letterAt({0, 9}).isNull());
    QVERIFY(learnLetter({0, 9}, QChar(0xc9))); // É
    QCOMPARE(letterAt({0, 9}), QChar(0xc9));
    QCOMPARE(letterAt({1, 3}), QChar(u'P'));
    QVERIFY(!learnLetter({1, 4}, QChar(0x1b)));
}

void TestKeyPlaces::anotherKeyboard()
{
    learnLetter({0, 0}, u'A');
    learnLetter({1, 0}, u'Q');
    QCOMPARE(letterAt({0, 1}), QChar(u'Z'));
    QVERIFY(learnLetter({0, 0}, u'Q'));
    QCOMPARE(letterAt({0, 0}), QChar(u'Q'));
    QCOMPARE(letterAt({1, 0}), QChar(u'A'));
    QCOMPARE(letterAt({0, 1}), QChar(u'W'));
}

QTEST_GUILESS_MAIN(TestKeyPlaces)

#include "tst_keyplaces.moc"
