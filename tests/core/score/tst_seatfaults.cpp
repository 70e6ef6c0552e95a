// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/score/seatfaults.h"

#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::score;
using Kind = SeatFault::Kind;

/// Who sits on a score sheet: names, colours, who began.
class TestSeatFaults : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsWrong();
    void allAtOnce();
    void namesAreCountedInCharacters();
    void oneFaultNamesAllTwins();
};

void TestSeatFaults::nothingIsWrong()
{
    const std::vector<SheetSeat> seats{{u"Ada"_s, 0, true}, {u"Bo"_s, 1, false}, {u"Cy"_s, {}, false}};
    QVERIFY(seatFaults(seats).empty());
    // Two who told no colour do not share one.
    const std::vector<SheetSeat> plain{{u"Ada"_s, {}, false}, {u"Bo"_s, {}, false}};
    QVERIFY(seatFaults(plain).empty());
}

void TestSeatFaults::allAtOnce()
{
    const std::vector<SheetSeat> seats{
        {u"A"_s, 0, true}, {u"Bo"_s, 1, true}, {u"Bo "_s, 1, false}, {QString(41, u'x'), {}, false}};
    const std::vector<SeatFault> wanted{{Kind::NameTooLong, {3}, 41, 40},
                                        {Kind::NameTwice, {1, 2}, 0, 0},
                                        {Kind::ColorTwice, {1, 2}, 0, 0},
                                        {Kind::SeveralFirst, {0, 1}, 0, 0}};
    QVERIFY(seatFaults(seats) == wanted);
}

void TestSeatFaults::namesAreCountedInCharacters()
{
    const std::vector<SheetSeat> seats{{u"🎈"_s.repeated(40), {}, false}}; // each takes two units
    QVERIFY(seatFaults(seats).empty());
    const std::vector<SheetSeat> longer{{u"🎈"_s.repeated(41), {}, false}};
    QCOMPARE(seatFaults(longer).size(), std::size_t{1});
}

void TestSeatFaults::oneFaultNamesAllTwins()
{
    const std::vector<SheetSeat> seats{
        {u"ada"_s, {}, false}, {u"Bo"_s, {}, false}, {u"Ada"_s, {}, false}, {u"ADA"_s, {}, false}};
    const std::vector<SeatFault> wanted{{Kind::NameTwice, {0, 2, 3}, 0, 0}};
    QVERIFY(seatFaults(seats) == wanted);
}

QTEST_APPLESS_MAIN(TestSeatFaults)
#include "tst_seatfaults.moc"
