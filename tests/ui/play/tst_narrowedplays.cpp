// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/narrowedplays.h"

#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::ui;

namespace {

/// The questions of a game that buys things in colours.
enum class Ask : std::uint8_t { Thing, Color, Pay, Otherwise };

PartialPlay path(int thing, std::initializer_list<int> colors, int pay)
{
    PartialPlay play{1, {{Ask::Thing, thing}}};
    for (const int color : colors)
        play.answers.push_back({Ask::Color, color});
    play.answers.push_back({Ask::Pay, pay});
    return play;
}

/// Thing 1 in colours 3 and 4, paid as printed or otherwise; thing 2 in colours 4 and 5, which lacks a value.
NarrowedPlays shop()
{
    return {{{path(1, {3, 4}, 0), false}, {path(1, {3, 4}, 7), false}, {path(2, {4, 5}, 0), true}},
            {Ask::Pay, Ask::Otherwise, [](play::Code ask) { return ask == Ask::Color; }}};
}

} // namespace

class TestNarrowedPlays : public QObject
{
    Q_OBJECT

private slots:
    void asksEachAnswerOnce()
    {
        const std::vector<NextAnswer> things = shop().next({1, {}});
        QCOMPARE(things.size(), std::size_t{2});
        QCOMPARE(things[0], (NextAnswer{Ask::Thing, 1, false}));
        QCOMPARE(things[1], (NextAnswer{Ask::Thing, 2, true}));
        QVERIFY(shop().next({2, {}}).empty()); // another kind
    }

    /// Colours are told in any order, and not twice.
    void takesRepeatedAnswersInAnyOrder()
    {
        PartialPlay play{1, {{Ask::Thing, 1}, {Ask::Color, 4}}};
        const std::vector<NextAnswer> colors = shop().next(play);
        QCOMPARE(colors.size(), std::size_t{1});
        QCOMPARE(colors.front(), (NextAnswer{Ask::Color, 3, false}));
        play.answers.push_back({Ask::Color, 4});
        QVERIFY(shop().next(play).empty());
    }

    /// What leaves no choice is answered; the printed payment wherever no other one is wished for.
    void completesWhatLeavesNoChoice()
    {
        PartialPlay play{1, {{Ask::Color, 3}}};
        QVERIFY(!shop().complete(play));
        QCOMPARE(play.answer(Ask::Thing), std::optional(1));
        QCOMPARE(play.answer(Ask::Pay), std::optional(0));
        PartialPlay open{1, {}};
        QVERIFY(shop().complete(open));
    }

    void anotherPaymentIsWishedFor()
    {
        QVERIFY(shop().canPayOtherwise({1, {{Ask::Thing, 1}}}));
        QVERIFY(!shop().canPayOtherwise({1, {{Ask::Thing, 2}}}));
        PartialPlay play{1, {{Ask::Otherwise, 1}}};
        QVERIFY(!shop().complete(play));
        QCOMPARE(play.answer(Ask::Thing), std::optional(1));
        QCOMPARE(play.answer(Ask::Pay), std::optional(7));
    }
};

QTEST_GUILESS_MAIN(TestNarrowedPlays)
#include "tst_narrowedplays.moc"
