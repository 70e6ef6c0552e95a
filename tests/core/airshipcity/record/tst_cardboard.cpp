// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cardboard.h"
#include "core/airshipcity/record/gamevalues.h"
#include "tests/core/airshipcity/samplegame.h"

#include <QTest>

#include <algorithm>

using namespace skyledger::airshipcity;
using Kind = Value;

/// What stands on the same piece of cardboard.
class TestCardboard : public QObject
{
    Q_OBJECT

private slots:
    void aContractIsReadFromTheTop()
    {
        const GameRecord game = fixture::newSampleGame(3, 8);
        const std::vector<MissingValue> printed = printedWith({Kind::ContractVp, 4}, game.setup);
        const std::vector<MissingValue> wanted{
            {Kind::ContractTerm, 4}, {Kind::ContractCost, 4}, {Kind::ContractVp, 4}, {Kind::ContractGold, 4}};
        QVERIFY(printed == wanted);
    }

    /// Whatever a game can ask for stands on the piece that is read for it, and pieces are the same from each of theirs.
    void everyValueIsOnItsPiece()
    {
        const GameRecord game = fixture::newSampleGame(4, 8);
        const std::vector<GameValue> values = gameValues(game);
        QVERIFY(!values.empty());
        for (const GameValue &value : values) {
            const std::vector<MissingValue> printed = printedWith(value.which, game.setup);
            QVERIFY(std::count(printed.begin(), printed.end(), value.which) == 1);
            for (const MissingValue &other : printed) {
                if (other.value == Kind::Piggyback)
                    continue; // of a kind of tile: no single one
                QVERIFY(printedWith(other, game.setup) == printed);
            }
        }
    }

    void aPieceIsTakenInHandOnce()
    {
        const GameRecord game = fixture::newSampleGame(3, 8);
        const std::vector<std::vector<MissingValue>> pieces =
            piecesWith({{Kind::AirshipSpaces, 2}, {Kind::GuildPrice, 0}, {Kind::AirshipCost, 2}}, game.setup);
        QCOMPARE(pieces.size(), std::size_t{2});
        QCOMPARE(pieces[0].size(), std::size_t{3});
        QVERIFY(pieces[1] == (std::vector<MissingValue>{{Kind::GuildPrice, 0}}));
    }
};

QTEST_GUILESS_MAIN(TestCardboard)
#include "tst_cardboard.moc"
