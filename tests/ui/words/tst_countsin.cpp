// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/shorthand.h"

#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using skyledger::words::countsIn;

class TestCountsIn : public QObject
{
    Q_OBJECT

private slots:
    void countsLetters_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QList<int>>("counts"); // empty: it is none
        QTest::newRow("apart") << u"2C I"_s << QList<int>{2, 1, 0};
        QTest::newRow("together, small letters") << u"c2wc"_s << QList<int>{2, 0, 2};
        QTest::newRow("nothing") << u"0"_s << QList<int>{0, 0, 0};
        QTest::newRow("another letter") << u"2X"_s << QList<int>{};
        QTest::newRow("too many") << u"17C"_s << QList<int>{};
        QTest::newRow("too many together") << u"9C 9C"_s << QList<int>{};
        QTest::newRow("a choice") << u"C/I"_s << QList<int>{};
        QTest::newRow("no letter") << u"12"_s << QList<int>{};
    }
    void countsLetters()
    {
        QFETCH(QString, typed);
        QFETCH(QList<int>, counts);
        const auto read = countsIn(typed, u"CIW"_s, 16);
        QCOMPARE(read.has_value(), !counts.isEmpty());
        if (read)
            QCOMPARE(QList<int>(read->begin(), read->end()), counts);
    }
};

QTEST_GUILESS_MAIN(TestCountsIn)
#include "tst_countsin.moc"
