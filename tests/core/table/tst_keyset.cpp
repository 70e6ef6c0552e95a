// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/keyset.h"

#include <QtTest/QTest>

#include <vector>

namespace {
enum class Few : std::uint8_t {};
enum class Card : std::uint8_t {};
} // namespace

template <>
inline constexpr std::size_t skyledger::table::countOf<Few> = 5;
template <>
inline constexpr std::size_t skyledger::table::countOf<Card> = 79;

namespace {

using skyledger::table::KeySet;

constexpr Card card(int number)
{
    return static_cast<Card>(number);
}

class TstKeySet : public QObject
{
    Q_OBJECT

private slots:
    void smallSetsStaySmall();
    void wideSetsGoInOrder();
    void wideSetsJoinAndPart();
    void emptyAndFull();
};

void TstKeySet::smallSetsStaySmall()
{
    static_assert(sizeof(KeySet<Few>) == 1);
    static_assert(sizeof(KeySet<Card>) == 16);
}

void TstKeySet::wideSetsGoInOrder()
{
    const KeySet<Card> set{card(78), card(0), card(63), card(64)};
    std::vector<Card> listed;
    for (const Card each : set)
        listed.push_back(each);
    const std::vector<Card> expected{card(0), card(63), card(64), card(78)};
    QCOMPARE(listed, expected);
    QCOMPARE(set.size(), 4);
    QCOMPARE(set.first(), card(0));
    QVERIFY(set.contains(card(64)));
    QVERIFY(!set.contains(card(65)));
}

void TstKeySet::wideSetsJoinAndPart()
{
    const KeySet<Card> one{card(1), card(70)};
    const KeySet<Card> other{card(2), card(70)};
    QVERIFY((one & other) == KeySet<Card>{card(70)});
    QVERIFY((one - other) == KeySet<Card>{card(1)});
    KeySet<Card> both = one | other;
    QCOMPARE(both.size(), 3);
    both.remove(card(70));
    QVERIFY(both == (KeySet<Card>{card(1), card(2)}));
}

void TstKeySet::emptyAndFull()
{
    QVERIFY(KeySet<Card>().empty());
    QVERIFY(!(KeySet<Card>().begin() != KeySet<Card>().end()));
    QCOMPARE(KeySet<Card>::full().size(), 79);
    QCOMPARE(KeySet<Few>::full().size(), 5);
    QVERIFY(!KeySet<Card>{card(78)}.empty());
}

} // namespace

QTEST_GUILESS_MAIN(TstKeySet)
#include "tst_keyset.moc"
