// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/valuewords.h"

#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

/// A text with its remark for translators, or a word that the printed book has.
struct Said {
    const char *text = nullptr;
    const char *remark = nullptr;
    QString (*term)() = nullptr;
};

constexpr Said said(const char *text)
{
    return {text};
}

struct Row {
    Value kind{};
    Said named{};
    Said unnamed{};
    Said inShort{};
    Said caption{};
    Said inHand{};
    const char *howToRead = nullptr;
    Counts counts = Counts::Nothing;
};

QString victoryPoints()
{
    return name(Term::VictoryPoints);
}
QString gold()
{
    return name(Resource::Gold);
}
QString piggybackBonus()
{
    return name(Term::PiggybackBonus);
}

constexpr Said cost = QT_TRANSLATE_NOOP3("MissingValues", "cost", "missing value");
constexpr Said price = QT_TRANSLATE_NOOP3("MissingValues", "price", "missing value");
constexpr Said spaces = QT_TRANSLATE_NOOP3("MissingValues", "donation spaces", "missing value");
constexpr Said costCaption = said(QT_TRANSLATE_NOOP("BoxWords", "Cost"));
constexpr Said pointsCaption = said(QT_TRANSLATE_NOOP("BoxWords", "VP"));
constexpr Said costInHand = said(QT_TRANSLATE_NOOP("HandPage", "cost"));
constexpr Said pointsInHand = said(QT_TRANSLATE_NOOP("HandPage", "points"));
constexpr Said spacesInHand = said(QT_TRANSLATE_N_NOOP("HandPage", "donation spaces with %n player(s)"));

constexpr Row rows[] = {
    {.kind = Value::AirshipCost,
     .named = QT_TRANSLATE_NOOP3("MissingValues", "the cost of %1", "%1 is an airship with its article"),
     .inShort = cost,
     .caption = costCaption,
     .inHand = costInHand,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints",
                                    "Printed with the airship on the Donation Board, before any discount.")},
    {.kind = Value::AirshipDiscount,
     .named = QT_TRANSLATE_NOOP3("MissingValues", "the discount of %1", "%1 is an airship with its article"),
     .inShort = QT_TRANSLATE_NOOP3("MissingValues", "discount", "missing value"),
     .caption = said(QT_TRANSLATE_NOOP("BoxWords", "Discount")),
     .inHand = said(QT_TRANSLATE_NOOP("HandPage", "discount for each marker")),
     .howToRead = QT_TRANSLATE_NOOP("ValueHints",
                                    "Printed with the airship on the Donation Board: what one marker takes "
                                    "off, and of which resource.")},
    {.kind = Value::AirshipSpaces,
     .named = QT_TRANSLATE_NOOP3("MissingValues", "the number of donation spaces of %1",
                                 "%1 is an airship with its article"),
     .inShort = spaces,
     .inHand = spacesInHand,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints",
                                    "Count the donation spaces of this airship that are in use with this "
                                    "number of players, without the majority space.")},
    {.kind = Value::UtilityCost,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the cost of a public utility (%1)")),
     .inShort = cost,
     .caption = costCaption,
     .inHand = costInHand,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints", "Printed on the public utility, before any discount.")},
    {.kind = Value::UtilityVp,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the VP of a public utility (%1)")),
     .inShort = {.term = victoryPoints},
     .caption = pointsCaption,
     .inHand = pointsInHand,
     .howToRead =
         QT_TRANSLATE_NOOP("ValueHints", "The number of victory points printed on the public utility."),
     .counts = Counts::Points},
    {.kind = Value::UtilitySpaces,
     .named =
         said(QT_TRANSLATE_NOOP("MissingValues", "the number of donation spaces of a public utility (%1)")),
     .inShort = spaces,
     .inHand = spacesInHand,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints",
                                    "Count the donation spaces of this public utility that are in use with "
                                    "this number of players, without the majority space.")},
    {.kind = Value::ContractTerm,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the term of a contract (%1)")),
     .unnamed = said(QT_TRANSLATE_NOOP("MissingValues", "the term of the contract")),
     .inShort = QT_TRANSLATE_NOOP3("MissingValues", "term", "missing value"),
     .caption = said(QT_TRANSLATE_NOOP("BoxWords", "Term")),
     .inHand = QT_TRANSLATE_NOOP3("HandPage", "term", "of a contract"),
     .howToRead = QT_TRANSLATE_NOOP(
         "ValueHints", "The number on the contract that says where on the term track it begins.")},
    {.kind = Value::ContractCost,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the cost of a contract (%1)")),
     .unnamed = said(QT_TRANSLATE_NOOP("MissingValues", "the cost of the contract")),
     .inShort = cost,
     .caption = costCaption,
     .inHand = costInHand,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints", "The resources on the contract that complete it.")},
    {.kind = Value::ContractVp,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the VP of a contract (%1)")),
     .unnamed = said(QT_TRANSLATE_NOOP("MissingValues", "the VP of the contract")),
     .inShort = {.term = victoryPoints},
     .caption = pointsCaption,
     .inHand = pointsInHand,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints", "The victory points printed on the contract."),
     .counts = Counts::Points},
    {.kind = Value::ContractGold,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the gold of a contract (%1)")),
     .unnamed = said(QT_TRANSLATE_NOOP("MissingValues", "the gold of the contract")),
     .inShort = {.term = gold},
     .caption = said(QT_TRANSLATE_NOOP("BoxWords", "Gold")),
     .inHand = said(QT_TRANSLATE_NOOP("HandPage", "gold gained")),
     .howToRead = QT_TRANSLATE_NOOP("ValueHints", "The gold that the contract brings when it is completed."),
     .counts = Counts::Gold},
    {.kind = Value::TileCrests,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the dots of a tile (%1)")),
     .inShort = QT_TRANSLATE_NOOP3("MissingValues", "dots of the tile", "missing value"),
     .caption = said(QT_TRANSLATE_NOOP("BoxWords", "Dots")),
     .inHand = said(QT_TRANSLATE_NOOP("HandPage", "dots at the top left")),
     .howToRead = QT_TRANSLATE_NOOP("ValueHints", "The coloured dots at the top left of the tile.")},
    {.kind = Value::TileCrestBonus,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the crest bonus of a tile (%1)")),
     .inShort = QT_TRANSLATE_NOOP3("MissingValues", "crest bonus", "missing value"),
     .caption = said(QT_TRANSLATE_NOOP("BoxWords", "Crest bonus")),
     .inHand = said(QT_TRANSLATE_NOOP("HandPage", "crest bonus, developed side")),
     .howToRead = QT_TRANSLATE_NOOP("ValueHints",
                                    "At the top right of the tile’s developed side. Where several resources "
                                    "are shown, the player picks one.")},
    {.kind = Value::StageBonus,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "what a stage bonus brings (no. %1 of the catalogue)")),
     .inShort = QT_TRANSLATE_NOOP3("MissingValues", "stage bonus", "missing value"),
     .inHand = said(QT_TRANSLATE_NOOP("HandPage", "all that it brings")),
     .howToRead =
         QT_TRANSLATE_NOOP("ValueHints",
                           "All that the stage bonus tile shows: what everybody gets, what is picked "
                           "from several resources, and victory points.")},
    {.kind = Value::RenovationCost,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the cost of a renovation (%1)")),
     .inShort = cost,
     .caption = costCaption,
     .inHand = costInHand,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints", "On the front of the renovation tile, on the depot.")},
    {.kind = Value::BonusEffectTarget,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "which donations earn a bonus effect (%1)")),
     .inShort = QT_TRANSLATE_NOOP3("MissingValues", "donations that earn a bonus effect", "missing value"),
     .caption = said(QT_TRANSLATE_NOOP("BoxWords", "Earned by donations to")),
     .inHand = said(QT_TRANSLATE_NOOP("HandPage", "airships that earn it")),
     .howToRead = QT_TRANSLATE_NOOP("ValueHints",
                                    "The airships shown at the bonus effect: donations to them earn it.")},
    {.kind = Value::GuildPrice,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the price at the Guild Hall")),
     .inShort = price,
     .caption = said(QT_TRANSLATE_NOOP("BoxWords", "Price of a crew")),
     .inHand = said(QT_TRANSLATE_NOOP("HandPage", "price of a crew")),
     .howToRead =
         QT_TRANSLATE_NOOP("ValueHints", "On the Guild Hall tile: what a crew costs, before any discount.")},
    {.kind = Value::PriceTrack,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the price list of level %1")),
     .inShort = price,
     .caption = said(QT_TRANSLATE_NOOP("BoxWords", "Prices from the top")),
     .inHand = said(QT_TRANSLATE_NOOP("HandPage", "prices from the top down")),
     .howToRead = QT_TRANSLATE_NOOP(
         "ValueHints",
         "The numbers on the price list of this level, from the top down. Leave out what is not there.")},
    {.kind = Value::Piggyback,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the Piggybacking Bonus of a kind of tile (%1)")),
     .inShort = {.term = piggybackBonus},
     .inHand = {.term = piggybackBonus},
     .howToRead = QT_TRANSLATE_NOOP(
         "ValueHints",
         "At the bottom right of the tile. Where several resources are shown, the player picks one.")},
};

constexpr bool isWhole()
{
    for (std::size_t i = 0; i < std::size(rows); ++i) {
        if (rows[i].kind != static_cast<Value>(i))
            return false;
    }
    return std::size(rows) == countOf<Value>;
}
static_assert(isWhole(), "a row for each value, in their order");

QString spoken(const char *context, const Said &words, int count = -1)
{
    if (words.term != nullptr)
        return words.term();
    return words.text != nullptr ? QCoreApplication::translate(context, words.text, words.remark, count)
                                 : QString();
}

} // namespace

QString valueNamed(Value kind)
{
    return spoken("MissingValues", rows[indexOf(kind)].named);
}

QString valueUnnamed(Value kind)
{
    return spoken("MissingValues", rows[indexOf(kind)].unnamed);
}

QString valueInShort(Value kind)
{
    return spoken("MissingValues", rows[indexOf(kind)].inShort);
}

QString valueCaption(Value kind)
{
    return spoken("BoxWords", rows[indexOf(kind)].caption);
}

QString howToRead(Value kind)
{
    return spoken("ValueHints", said(rows[indexOf(kind)].howToRead));
}

Counts countsOf(Value kind)
{
    return rows[indexOf(kind)].counts;
}

QString captionInHand(Value kind, std::size_t playerCount)
{
    const Said &words = rows[indexOf(kind)].inHand;
    const bool isCounted = kind == Value::AirshipSpaces || kind == Value::UtilitySpaces;
    return spoken("HandPage", words, isCounted ? static_cast<int>(playerCount) : -1);
}

} // namespace skyledger::words
