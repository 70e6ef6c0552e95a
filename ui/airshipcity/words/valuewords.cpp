// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/valuewords.h"

#include "core/airshipcity/record/cataloguelayout.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/named.h"
#include "ui/words/phrases.h"

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
    Said caption{}; ///< empty: as in short, with a capital
    Said inHand{};  ///< empty: as in short
    const char *howToRead = nullptr;
    Counts counts = Counts::Nothing;
};

constexpr Said victoryPoints = {.term = [] { return name(Term::VictoryPoints); }};
constexpr Said cost = QT_TRANSLATE_NOOP3("MissingValues", "cost", "missing value");
constexpr Said price = QT_TRANSLATE_NOOP3("MissingValues", "price", "missing value");
constexpr Said spaces = QT_TRANSLATE_NOOP3("MissingValues", "donation spaces", "missing value");
constexpr Said itsParts = said(""); ///< they have captions of their own
constexpr Said pointsCaption = said(QT_TRANSLATE_NOOP("BoxWords", "VP"));
constexpr Said pointsInHand = said(QT_TRANSLATE_NOOP("HandPage", "points"));
constexpr Said spacesInHand = said(QT_TRANSLATE_N_NOOP("HandPage", "donation spaces with %n player(s)"));

constexpr Row rows[] = {
    {.kind = Value::AirshipCost,
     .named = QT_TRANSLATE_NOOP3("MissingValues", "the cost of %1", "%1 is an airship with its article"),
     .inShort = cost,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints",
                                    "Printed with the airship on the Donation Board, before any discount.")},
    {.kind = Value::AirshipDiscount,
     .named = QT_TRANSLATE_NOOP3("MissingValues", "the discount of %1", "%1 is an airship with its article"),
     .inShort = QT_TRANSLATE_NOOP3("MissingValues", "discount", "missing value"),
     .inHand = said(QT_TRANSLATE_NOOP("HandPage", "discount for each marker")),
     .howToRead = QT_TRANSLATE_NOOP("ValueHints",
                                    "Printed with the airship on the Donation Board: what one marker takes "
                                    "off, and of which resource.")},
    {.kind = Value::AirshipSpaces,
     .named = QT_TRANSLATE_NOOP3("MissingValues", "the number of donation spaces of %1",
                                 "%1 is an airship with its article"),
     .inShort = spaces,
     .caption = itsParts,
     .inHand = spacesInHand,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints",
                                    "Count the donation spaces of this airship that are in use with this "
                                    "number of players, without the majority space.")},
    {.kind = Value::UtilityCost,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the cost of a public utility (%1)")),
     .inShort = cost,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints", "Printed on the public utility, before any discount.")},
    {.kind = Value::UtilityVp,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the VP of a public utility (%1)")),
     .inShort = victoryPoints,
     .caption = pointsCaption,
     .inHand = pointsInHand,
     .howToRead =
         QT_TRANSLATE_NOOP("ValueHints", "The number of victory points printed on the public utility."),
     .counts = Counts::Points},
    {.kind = Value::UtilitySpaces,
     .named =
         said(QT_TRANSLATE_NOOP("MissingValues", "the number of donation spaces of a public utility (%1)")),
     .inShort = spaces,
     .caption = itsParts,
     .inHand = spacesInHand,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints",
                                    "Count the donation spaces of this public utility that are in use with "
                                    "this number of players, without the majority space.")},
    {.kind = Value::ContractTerm,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the term of a contract (%1)")),
     .unnamed = said(QT_TRANSLATE_NOOP("MissingValues", "the term of the contract")),
     .inShort = QT_TRANSLATE_NOOP3("MissingValues", "term", "missing value"),
     .howToRead = QT_TRANSLATE_NOOP(
         "ValueHints", "The number on the contract that says where on the term track it begins.")},
    {.kind = Value::ContractCost,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the cost of a contract (%1)")),
     .unnamed = said(QT_TRANSLATE_NOOP("MissingValues", "the cost of the contract")),
     .inShort = cost,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints", "The resources on the contract that complete it.")},
    {.kind = Value::ContractVp,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the VP of a contract (%1)")),
     .unnamed = said(QT_TRANSLATE_NOOP("MissingValues", "the VP of the contract")),
     .inShort = victoryPoints,
     .caption = pointsCaption,
     .inHand = pointsInHand,
     .howToRead = QT_TRANSLATE_NOOP("ValueHints", "The victory points printed on the contract."),
     .counts = Counts::Points},
    {.kind = Value::ContractGold,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the gold of a contract (%1)")),
     .unnamed = said(QT_TRANSLATE_NOOP("MissingValues", "the gold of the contract")),
     .inShort = {.term = [] { return name(Resource::Gold); }},
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
     .inHand = said(QT_TRANSLATE_NOOP("HandPage", "crest bonus, developed side")),
     .howToRead = QT_TRANSLATE_NOOP("ValueHints",
                                    "At the top right of the tile’s developed side. Where several resources "
                                    "are shown, the player picks one.")},
    {.kind = Value::StageBonus,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "what a stage bonus brings (no. %1 of the catalogue)")),
     .inShort = QT_TRANSLATE_NOOP3("MissingValues", "stage bonus", "missing value"),
     .caption = itsParts,
     .inHand = said(QT_TRANSLATE_NOOP("HandPage", "all that it brings")),
     .howToRead =
         QT_TRANSLATE_NOOP("ValueHints",
                           "All that the stage bonus tile shows: what everybody gets, what is picked "
                           "from several resources, and victory points.")},
    {.kind = Value::RenovationCost,
     .named = said(QT_TRANSLATE_NOOP("MissingValues", "the cost of a renovation (%1)")),
     .inShort = cost,
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
     .inShort = {.term = [] { return name(Term::PiggybackBonus); }},
     .caption = itsParts,
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

QString inShort(Value kind)
{
    return spoken("MissingValues", rows[indexOf(kind)].inShort);
}

/// What a value is printed on; empty where there is only one.
QString thingWith(const MissingValue &value, const GameWords &game)
{
    switch (sectionOf(value.value)) {
    case CatalogueSection::Airships:
        return theAirship(static_cast<Airship>(value.thing));
    case CatalogueSection::Utilities:
        return game.utility(static_cast<Utility>(value.thing));
    case CatalogueSection::Contracts:
        return game.contract(static_cast<Contract>(value.thing));
    case CatalogueSection::Tiles:
        return game.tile(static_cast<Tile>(value.thing));
    case CatalogueSection::Renovations:
        return name(static_cast<Resource>(value.thing));
    case CatalogueSection::BonusEffects:
        return name(static_cast<BonusEffect>(value.thing));
    case CatalogueSection::Piggyback:
        return name(static_cast<TileKind>(value.thing));
    case CatalogueSection::StageBonuses:
    case CatalogueSection::PriceTracks:
        return QString::number(value.thing + 1);
    case CatalogueSection::GuildPrice:
    case CatalogueSection::TermTrack:
        break;
    }
    return {};
}

} // namespace

QString missingValue(const MissingValue &value, const GameWords &game)
{
    const auto kind = value.value.as<Value>();
    const Row &row = rows[indexOf(kind)];
    if (sectionOf(kind) == CatalogueSection::Contracts && !isCopied(game, static_cast<Contract>(value.thing)))
        return spoken("MissingValues", row.unnamed);
    const QString named = spoken("MissingValues", row.named);
    return named.contains(QLatin1StringView("%1")) ? named.arg(thingWith(value, game)) : named;
}

QString missingInShort(const MissingValue &value)
{
    return inShort(value.value.as<Value>());
}

QString valueCaption(Value kind)
{
    const Said &own = rows[indexOf(kind)].caption;
    if (own.text == itsParts.text)
        return {};
    return own.text != nullptr ? spoken("BoxWords", own) : capitalised(inShort(kind));
}

QString captionInHand(Value kind, std::size_t playerCount)
{
    const bool isCounted = kind == Value::AirshipSpaces || kind == Value::UtilitySpaces;
    const QString own =
        spoken("HandPage", rows[indexOf(kind)].inHand, isCounted ? static_cast<int>(playerCount) : -1);
    return own.isEmpty() ? inShort(kind) : own;
}

QString howToRead(Value kind)
{
    return spoken("ValueHints", said(rows[indexOf(kind)].howToRead));
}

Counts countsOf(Value kind)
{
    return rows[indexOf(kind)].counts;
}

bool isCopied(const GameWords &game, Contract contract)
{
    if (indexOf(contract) >= countOf<Contract>)
        return false;
    const ContractValues &values = game.setup().catalogue.contracts[contract];
    return values.cost || values.vp || values.gold;
}

QString toReport(ReportKey key)
{
    static constexpr WordsOf<ReportKey> keys{{
        {QT_TRANSLATE_NOOP("MissingValues", "what was paid")},
        {QT_TRANSLATE_NOOP("MissingValues", "what was gained")},
        {QT_TRANSLATE_NOOP("MissingValues", "the VP scored")},
        {QT_TRANSLATE_NOOP("MissingValues", "the term of the contract")},
        {QT_TRANSLATE_NOOP("MissingValues", "what the upkeep brought to each player")},
    }};
    return wordOf("MissingValues", keys, key);
}

} // namespace skyledger::words
