// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/newgame.h"
#include "core/airshipcity/record/ownerscopy.h"
#include "core/airshipcity/record/recordedit.h"
#include "tests/core/airshipcity/record/documents.h"
#include "tests/core/airshipcity/samplegame.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;
using Kind = Value;

namespace {

/// A game out of a box of which the copy is known.
GameRecord gameWith(const QJsonObject &copy)
{
    NewGameOptions options;
    options.players = {
        {u"Ada"_s, PlayerColor::Orange}, {u"Bo"_s, PlayerColor::Purple}, {u"Cy"_s, PlayerColor::Red}};
    options.catalogue = copy;
    if (copy["tiles"_L1].toArray().size() < 16)
        options.tiles = parseTileCounts(u"forest=2,mine=2,factory=2,valley=2,market=1,shipyard=2,workshop=1,"
                                        "architect=1,guild=1,harbor=1,lighthouse=1"_s)
                            .value();
    options.seed = 1;
    return newGame(options).value();
}

const Resource wood = Resource::Wood;

} // namespace

class TestOwnersCopy : public QObject
{
    Q_OBJECT

private slots:
    void boardsAreTheSameInEveryGame()
    {
        const GameRecord game = gameWith({});
        auto copy = copyWithValue({}, game, {Kind::AirshipDiscount, 8}, Discount{wood, 2});
        QVERIFY(copy.has_value());
        copy = copyWithValue(*copy, game, {Kind::AirshipSpaces, 0}, 4);
        QCOMPARE(
            at(*copy, u"airships"_s),
            json(
                R"({"cruise": {"discount": {"amount": 2, "resource": "wood"}, "sources": {"discount": "copy"}},
                     "wooden-private": {"spaces": {"3": 4}, "sources": {"spaces": "copy"}}})"));
        const GameRecord next = gameWith(*copy);
        QCOMPARE(next.setup.catalogue.airships[Airship::Cruise].discount, (Discount{wood, 2}));
        QVERIFY(!copyWithValue(*copy, next, {Kind::AirshipDiscount, 8}, 3));
    }

    /// Which tiles the box holds nobody has said: the game may have been laid out with the numbers of the sample set.
    void tilesAreListedAsTheyAreRead()
    {
        const GameRecord game = gameWith({});
        const Tile forest = *game.ids.tiles.find(u"forest-2");
        auto copy = copyWithValue({}, game, {Kind::TileCrests, std::uint8_t(forest)}, ResourceSet{wood});
        QVERIFY(copy.has_value());
        QCOMPARE((*copy)["tiles"_L1].toArray().size(), 1);
        const GameRecord next = gameWith(*copy);
        const Tile same = *next.ids.tiles.find(u"forest-2");
        QCOMPARE(next.setup.catalogue.tiles[same].crests, ResourceSet{wood});
        const Tile mine = *next.ids.tiles.find(u"mine-1");
        copy = copyWithValue(*copy, next, {Kind::TileCrests, std::uint8_t(mine)}, ResourceSet{wood});
        QVERIFY(copy.has_value());
        QCOMPARE((*copy)["tiles"_L1].toArray().size(), 2);
        QCOMPARE(listedObject(*copy, "tiles"_L1, u"mine-1"_s)["kind"_L1].toString(), u"mine"_s);
    }

    void anotherGamesThingIsNotTaken()
    {
        // Two games that began with an empty box: their third contracts need not be the same card.
        const GameRecord one = gameWith({});
        GameRecord other = gameWith({});
        const auto copy = copyWithValue({}, one, {Kind::ContractTerm, 2}, 2);
        QVERIFY(copy.has_value());
        QVERIFY(!copyWithValue(*copy, other, {Kind::ContractVp, 2}, 1));
        // It is the same as far as anybody can see once the game knows as much.
        QVERIFY(enterValue(other, {Kind::ContractTerm, 2}, 2));
        QVERIFY(copyWithValue(*copy, other, {Kind::ContractVp, 2}, 1));
        // A game that began with the copy knows it from the start.
        QVERIFY(copyWithValue(*copy, gameWith(*copy), {Kind::ContractVp, 2}, 1));
    }

    void utilitiesAreListedAsTheyAreMet()
    {
        GameRecord game = gameWith({});
        const auto school = addNamedUtility(game, u"École de pilotage"_s, u"fr"_s);
        const auto bath = addNamedUtility(game, u"Bath"_s, u"en"_s);
        QCOMPARE(game.ids.utilities.text(*school), u"ecole-de-pilotage"_s);
        auto copy = copyWithValue({}, game, {Kind::UtilityVp, std::uint8_t(indexOf(*school))}, 4);
        QCOMPARE((*copy)["utilities"_L1].toArray().size(), 2);
        const auto clock = addNamedUtility(game, u"時計"_s, u"en"_s);
        QCOMPARE(game.ids.utilities.text(*clock), u"u1"_s);
        copy = copyWithValue(*copy, game, {Kind::UtilityVp, std::uint8_t(indexOf(*clock))}, 5);
        QCOMPARE((*copy)["utilities"_L1].toArray().size(), 3);
        QCOMPARE(utilityName(*copy, u"u1"_s, "en"_L1), u"時計"_s);
        QVERIFY(copyWithValue(*copy, game, {Kind::UtilityVp, std::uint8_t(indexOf(*bath))}, 5));
        QVERIFY(!addNamedUtility(game, u"x"_s.repeated(41), u"en"_s));
    }

    void aUtilityIsToldByItsName()
    {
        // The copy numbers what the game spells out, and the numbers are other ones.
        const QJsonObject listed =
            json(R"({"format": "skyledger-catalogue", "version": 1, "game": "airship-city", "utilities": [
                     {"id": "u1", "name": {"en": "Bath"}, "vp": 2},
                     {"id": "u2", "name": {"en": "Flying School", "fr": "Ecole de Pilotage"}}]})")
                .toObject();
        GameRecord game = gameWith({});
        const auto school = addNamedUtility(game, u"École de pilotage"_s, u"fr"_s);
        const auto bath = addNamedUtility(game, u"bath"_s, u"en"_s);
        const auto copy = copyWithValue(listed, game, {Kind::UtilityVp, std::uint8_t(indexOf(*school))}, 4);
        QVERIFY(copy.has_value());
        QCOMPARE((*copy)["utilities"_L1].toArray().size(), 2);
        QCOMPARE(at(*copy, u"utilities[2].vp"_s).toInt(), 4);
        QCOMPARE(utilityName(*copy, u"u2"_s, "en"_L1), u"Flying School"_s);
        // The copy knows more of the bath than the game: it could be another one.
        QVERIFY(!copyWithValue(listed, game, {Kind::UtilitySpaces, std::uint8_t(indexOf(*bath))}, 4));
    }

    void aGameUnderWayTakesWhatTheCopyKnows()
    {
        GameRecord game = gameWith({});
        const auto has = [](const std::vector<CopiedValue> &values, MissingValue which) {
            const auto found = std::find_if(values.begin(), values.end(), [&which](const CopiedValue &each) {
                return each.which == which;
            });
            return found == values.end() ? std::nullopt : std::optional(found->value);
        };
        const std::uint8_t guild = indexOf(*game.ids.tiles.find(u"guild-1"));
        const std::uint8_t forest = indexOf(*game.ids.tiles.find(u"forest-2"));
        const KeySet<Contract> unseen = {Contract(4)};
        QJsonObject copy = emptyCatalogue();
        for (const auto &[which, value] : std::vector<std::pair<MissingValue, PrintedValue>>{
                 {{Kind::AirshipDiscount, 8}, Discount{wood, 2}},
                 {{Kind::TileCrests, guild}, ResourceSet{wood}},
                 {{Kind::TileCrests, forest}, ResourceSet{wood}},
                 {{Kind::ContractTerm, 3}, 2},
                 {{Kind::ContractTerm, 4}, 3}})
            copy = copyWithValue(copy, game, which, value).value();
        const auto values = valuesForGame(copy, game, unseen);
        QCOMPARE(has(values, {Kind::AirshipDiscount, 8}), PrintedValue(Discount{wood, 2}));
        // There is one Guild Hall, but which of two forests this one is nobody can tell.
        QCOMPARE(has(values, {Kind::TileCrests, guild}), PrintedValue(ResourceSet{wood}));
        QVERIFY(!has(values, {Kind::TileCrests, forest}));
        // A contract that lies on the table has a number that stands on no cardboard; one in the deck can be any.
        QVERIFY(!has(values, {Kind::ContractTerm, 3}));
        QCOMPARE(has(values, {Kind::ContractTerm, 4}), PrintedValue(3));
        QCOMPARE(values.size(), 3U);
        // What the game knows already stays, and other values of a thing that is known to be the same come with it.
        QVERIFY(enterValue(game, {Kind::AirshipDiscount, 8}, Discount{wood, 1}));
        QVERIFY(enterValue(game, {Kind::ContractTerm, 3}, 2));
        copy = copyWithValue(copy, game, {Kind::ContractVp, 3}, 5).value();
        QCOMPARE(has(valuesForGame(copy, game, unseen), {Kind::ContractVp, 3}), PrintedValue(5));
        QVERIFY(!has(valuesForGame(copy, game, unseen), {Kind::AirshipDiscount, 8}));
        QVERIFY(valuesForGame(copy, newSampleGame(3, 1), unseen).empty());
        QVERIFY(valuesForGame({}, game, unseen).empty());
    }

    void nothingMadeUpGoesIn()
    {
        QVERIFY(!copyWithValue({}, newSampleGame(3, 1), {Kind::AirshipSpaces, 0}, 4));
    }
};

QTEST_APPLESS_MAIN(TestOwnersCopy)
#include "tst_ownerscopy.moc"
