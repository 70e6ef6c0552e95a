// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/listline.h"

#include <QtTest/QTest>

using namespace skyledger::words;
using namespace Qt::Literals::StringLiterals;

namespace {

const std::vector<ListThing> &fruit()
{
    static const std::vector<ListThing> things{{0, u"Pear"_s, u"pear"_s},
                                               {3, u"Red apple"_s, u"apple"_s},
                                               {7, u"Plum, dried"_s, u"prune"_s},
                                               {9, u"2"_s, {}}};
    return things;
}

using Numbers = std::vector<std::int32_t>;

} // namespace

/// Lists of things as a line.
class TestListLine : public QObject
{
    Q_OBJECT

private slots:
    void lines_data();
    void lines();
    void isRead_data();
    void isRead();
    void saysWhatIsUnknown_data();
    void saysWhatIsUnknown();
};

void TestListLine::lines_data()
{
    QTest::addColumn<Numbers>("numbers");
    QTest::addColumn<QString>("line");
    QTest::newRow("nothing") << Numbers{} << QString();
    QTest::newRow("several") << Numbers{0, 3} << u"Pear, Red apple"_s;
    QTest::newRow("the same again") << Numbers{3, 3, 0, 3} << u"2 Red apple, Pear, Red apple"_s;
    QTest::newRow("a name with a comma") << Numbers{7} << u"prune"_s;
    QTest::newRow("a name that is a number") << Numbers{9, 9, 9} << u"2, 2, 2"_s;
}

void TestListLine::lines()
{
    QFETCH(Numbers, numbers);
    QTEST(listLine(numbers, fruit()), "line");
    const ReadLine read = readListLine(listLine(numbers, fruit()), fruit());
    QCOMPARE(read.numbers, numbers);
    QCOMPARE(read.unknown, QString());
}

void TestListLine::isRead_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<Numbers>("numbers");
    QTest::newRow("ids and any case") << u"APPLE,pear"_s << Numbers{3, 0};
    QTest::newRow("blanks and empty entries") << u" , red   apple ,, "_s << Numbers{3};
    QTest::newRow("none of one") << u"0 pear, prune"_s << Numbers{7};
}

void TestListLine::isRead()
{
    QFETCH(QString, line);
    const ReadLine read = readListLine(line, fruit());
    QCOMPARE(read.unknown, QString());
    QTEST(read.numbers, "numbers");
}

void TestListLine::saysWhatIsUnknown_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("unknown");
    QTest::newRow("no such thing") << u"Pear, Fig, Kiwi"_s << u"Fig"_s;
    QTest::newRow("too many") << u"100 Pear"_s << u"100 Pear"_s;
    QTest::newRow("fewer than none") << u"-1 Pear"_s << u"-1 Pear"_s;
    QTest::newRow("a number alone") << u"4"_s << u"4"_s;
}

void TestListLine::saysWhatIsUnknown()
{
    QFETCH(QString, line);
    QTEST(readListLine(line, fruit()).unknown, "unknown");
}

QTEST_GUILESS_MAIN(TestListLine)
#include "tst_listline.moc"
