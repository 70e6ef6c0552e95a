// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamevalues.h"
#include "tests/core/airshipcity/samplegame.h"

#include <QTest>

#include <algorithm>

using namespace skyledger::airshipcity;
using Kind = Value;

/// What stands on the same piece of cardboard.
class TestGameValues : public QObject
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

    void aUtilityIsReadFromItsPoints()
    {
        const GameRecord game = fixture::newSampleGame(3, 8);
        const std::vector<MissingValue> wanted{
            {Kind::UtilityVp, 1}, {Kind::UtilityCost, 1}, {Kind::UtilitySpaces, 1}};
        QVERIFY(printedWith({Kind::UtilitySpaces, 1}, game.setup) == wanted);
    }

    /// Each in one section, and all of them in some.
    void sectionsHaveWhatAGameAsksFor()
    {
        std::vector<Kind> asked;
        for (const CatalogueSection section : skyledger::table::all<CatalogueSection>()) {
            for (const Kind kind : askedOf(section)) {
                QCOMPARE(sectionOf(kind), section);
                QVERIFY(std::find(asked.begin(), asked.end(), kind) == asked.end());
                asked.push_back(kind);
            }
        }
        QCOMPARE(asked.size(), skyledger::table::countOf<Kind>);
        QVERIFY(askedOf(CatalogueSection::TermTrack).empty());
        const std::vector<MissingValue> onTile{{Kind::TileCrests, 7}, {Kind::TileCrestBonus, 7}};
        QVERIFY(printedOn(CatalogueSection::Tiles, 7) == onTile);
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

QTEST_GUILESS_MAIN(TestGameValues)
#include "tst_gamevalues.moc"
