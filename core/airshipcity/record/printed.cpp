// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/printed.h"

#include "core/airshipcity/codecs.h"
#include "core/airshipcity/record/fields.h"

#include <QtCore/QJsonArray>

namespace skyledger::airshipcity {

namespace {

/// The price track of a level. Beside the three there may stand anything, which is nobody's.
enum class Track : std::uint8_t {};

} // namespace

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::Track> = table::countOf<airshipcity::Level>;
template <>
inline constexpr auto table::nameTable<airshipcity::Track> = table::nameTable<airshipcity::Level>;
template <>
struct describe::Usual<airshipcity::Track> {
    using Codec = OpenWord;
};
} // namespace skyledger

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using describe::at;
using describe::byFunctions;
using describe::Field;
using describe::List;
using describe::Number;
using describe::Object;
using describe::onlyShown;
using describe::optionalField;
using describe::printed;
using describe::PrintedTable;
using describe::PrintedValue;
using describe::Text;

namespace {

using Amount = Number<0, maxAmount>;
using Points = Number<-maxAmount, maxAmount>;
using Spaces = Number<0, maxGridSpaces>;
using Term = Number<1, maxTerm>;
using Name = Text<1, maxNameLength>;
using TrackCodec = List<Amount, 1, maxTrackSpaces>;

/// A value that is made of what an object gives, if that is enough.
template <const auto &Fields, auto Make, auto Give>
struct MadeOf : Object<Fields> {
    static constexpr bool mayLack = true;

    template <class Value>
    static void read(const JsonNode &node, Ids &ids, std::optional<Value> &value)
    {
        auto given = Give(Value{});
        given = {};
        Object<Fields>::read(node, ids, given);
        value = Make(given);
    }
    template <class Value>
    static QJsonValue write(const Ids &ids, const Value &value)
    {
        return Object<Fields>::write(ids, Give(value));
    }
    template <class Value>
    static bool fits(const Ids &ids, const Value &value)
    {
        return Object<Fields>::fits(ids, Give(value));
    }
};

/// So much of one resource. Of the amount 0 it does not matter which.
struct GivenPrice {
    std::optional<Resource> resource;
    std::optional<std::uint8_t> amount;
};
constexpr Field<GivenPrice, Ids> priceFields[] = {
    optionalField<&GivenPrice::resource>("resource"),
    optionalField<&GivenPrice::amount, Amount>("amount"),
};
template <class Priced>
std::optional<Priced> priceOf(const GivenPrice &given)
{
    if (!given.amount || (*given.amount > 0 && !given.resource))
        return std::nullopt;
    return Priced{given.resource.value_or(Resource{}), *given.amount};
}
template <class Priced>
GivenPrice givenPrice(const Priced &price)
{
    return {price.amount > 0 ? std::optional(price.resource) : std::nullopt, price.amount};
}
template <class Priced>
using PriceCodec = MadeOf<priceFields, priceOf<Priced>, givenPrice<Priced>>;

/// An amount and its choices. With nothing to choose from there is nothing printed, and the other way round.
struct GivenBonus {
    std::optional<std::uint8_t> amount;
    std::optional<ResourceSet> choices;
};
constexpr Field<GivenBonus, Ids> bonusFields[] = {
    optionalField<&GivenBonus::amount, Amount>("amount"),
    optionalField<&GivenBonus::choices>("choices"),
};
std::optional<ResourceBonus> bonusOf(const GivenBonus &given)
{
    if (!given.amount || (*given.amount > 0 && !given.choices))
        return std::nullopt;
    const ResourceSet choices = given.choices.value_or(ResourceSet{});
    return *given.amount == 0 || choices.empty() ? ResourceBonus{} : ResourceBonus{*given.amount, choices};
}
/// The same inside a stage bonus, which is known only if all its keys are there.
std::optional<ResourceBonus> choiceOf(const GivenBonus &given)
{
    return given.choices ? bonusOf(given) : std::nullopt;
}
GivenBonus givenBonus(const ResourceBonus &bonus)
{
    return {bonus.amount, bonus.choices};
}
using BonusCodec = MadeOf<bonusFields, bonusOf, givenBonus>;
using ChoiceCodec = MadeOf<bonusFields, choiceOf, givenBonus>;

/// Both sides of a tile: the developed one is named only where it differs.
struct GivenSides {
    GivenBonus basic;
    std::optional<GivenBonus> developed;
};
constexpr Field<GivenSides, Ids> sidesFields[] = {
    optionalField<at<&GivenSides::basic, &GivenBonus::amount>, Amount>("amount"),
    optionalField<at<&GivenSides::basic, &GivenBonus::choices>>("choices"),
    optionalField<&GivenSides::developed, Object<bonusFields>>("developed"),
};
std::optional<PiggybackValues> sidesOf(const GivenSides &given)
{
    const auto basic = bonusOf(given.basic);
    return PiggybackValues{basic, given.developed ? bonusOf(*given.developed) : basic};
}
GivenSides givenSides(const PiggybackValues &sides)
{
    GivenSides given;
    if (sides.basic)
        given.basic = givenBonus(*sides.basic);
    if (sides.developed != sides.basic)
        given.developed = sides.developed ? givenBonus(*sides.developed) : GivenBonus{};
    return given;
}
using SidesCodec = MadeOf<sidesFields, sidesOf, givenSides>;

/// A stage that can have a bonus, 2 to 5.
struct StageCodec {
    static void read(const JsonNode &node, const Ids &, Stage &stage)
    {
        stage = static_cast<Stage>(node.number(2, static_cast<int>(countOf<Stage>)) - 1);
    }
    static QJsonValue write(const Ids &, Stage stage) { return static_cast<int>(stage) + 1; }
    static bool fits(const Ids &, Stage stage)
    {
        return indexOf(stage) > 0 && indexOf(stage) < countOf<Stage>;
    }
};

std::optional<TrackValues> trackOf(const PrintedCatalogue &catalogue, Track track)
{
    return catalogue.values.priceTracks[static_cast<Level>(track)];
}
void putTrack(PrintedCatalogue &catalogue, Track track, const std::optional<TrackValues> &values)
{
    catalogue.values.priceTracks[static_cast<Level>(track)] = values;
}

bool bringsBonus(const PrintedCatalogue &, TileKind kind)
{
    return canPiggyback(kind);
}

/// A way to what the rules read.
template <auto... Members>
constexpr auto of = at<&PrintedCatalogue::values, Members...>;

constexpr PrintedValue<PrintedCatalogue, Ids> rows[] = {
    printed<of<&Catalogue::airships, &AirshipValues::cost>>(Printed::AirshipCost, "airships.{airship}.cost")
        .on(BoxPage::Airships),
    printed<of<&Catalogue::airships, &AirshipValues::discount>, PriceCodec<Discount>>(
        Printed::AirshipDiscount, "airships.{airship}.discount"),
    printed<of<&Catalogue::airships, &AirshipValues::spaces, &DonationSpaces::forThree>, Spaces>(
        Printed::AirshipSpacesFor3, "airships.{airship}.spaces.3"),
    printed<of<&Catalogue::airships, &AirshipValues::spaces, &DonationSpaces::forFour>, Spaces>(
        Printed::AirshipSpacesFor4, "airships.{airship}.spaces.4"),
    printed<of<&Catalogue::guildPrice>, PriceCodec<Price>>(Printed::GuildPrice, "guildPrice")
        .on(BoxPage::Others),
    printed<byFunctions<trackOf, putTrack>, TrackCodec>(Printed::PriceTrack, "priceTracks.{level}")
        .on(BoxPage::Airships),
    printed<at<&PrintedCatalogue::ofKinds>, SidesCodec>(Printed::Piggyback, "piggyback.{kind}")
        .on(BoxPage::Others)
        .askedWhere<bringsBonus>(),
    printed<at<&PrintedCatalogue::kinds>>(Printed::KindOfTile, "tiles.{tile}.kind")
        .on(BoxPage::Tiles)
        .unasked(),
    printed<of<&Catalogue::tiles, &TileValues::crests>>(Printed::TileCrests, "tiles.{tile}.crests"),
    printed<of<&Catalogue::tiles, &TileValues::crestBonus>, BonusCodec>(Printed::TileCrestBonus,
                                                                        "tiles.{tile}.crestBonus"),
    printed<at<&PrintedCatalogue::ofTiles>, SidesCodec>(Printed::TilePiggyback, "tiles.{tile}.piggyback")
        .unasked(),
    printed<onlyShown<QString, Utility>, Name>(Printed::UtilityNameEn, "utilities.{utility}.name.en")
        .on(BoxPage::Utilities),
    printed<onlyShown<QString, Utility>, Name>(Printed::UtilityNameFr, "utilities.{utility}.name.fr"),
    printed<of<&Catalogue::utilities, &UtilityValues::cost>>(Printed::UtilityCost,
                                                             "utilities.{utility}.cost"),
    printed<of<&Catalogue::utilities, &UtilityValues::vp>, Amount>(Printed::UtilityVp,
                                                                   "utilities.{utility}.vp"),
    printed<of<&Catalogue::utilities, &UtilityValues::spaces, &DonationSpaces::forThree>, Spaces>(
        Printed::UtilitySpacesFor3, "utilities.{utility}.spaces.3"),
    printed<of<&Catalogue::utilities, &UtilityValues::spaces, &DonationSpaces::forFour>, Spaces>(
        Printed::UtilitySpacesFor4, "utilities.{utility}.spaces.4"),
    printed<of<&Catalogue::contracts, &ContractValues::term>, Term>(Printed::ContractTerm,
                                                                    "contracts.{contract}.term")
        .on(BoxPage::Contracts),
    printed<of<&Catalogue::contracts, &ContractValues::cost>>(Printed::ContractCost,
                                                              "contracts.{contract}.cost"),
    printed<of<&Catalogue::contracts, &ContractValues::vp>, Amount>(Printed::ContractVp,
                                                                    "contracts.{contract}.vp"),
    printed<of<&Catalogue::contracts, &ContractValues::gold>, Amount>(Printed::ContractGold,
                                                                      "contracts.{contract}.gold"),
    printed<&PrintedCatalogue::termSpaces, Term>(Printed::TermSpaces, "termSpaces")
        .on(BoxPage::Others)
        .unasked(),
    printed<at<&PrintedCatalogue::stages>, List<StageCodec>>(Printed::BonusStages,
                                                             "stageBonuses.{bonus}.stages")
        .on(BoxPage::StageBonuses)
        .unasked(),
    printed<at<&PrintedCatalogue::bonuses, &BonusParts::gain>>(Printed::BonusGain,
                                                               "stageBonuses.{bonus}.gain"),
    printed<at<&PrintedCatalogue::bonuses, &BonusParts::choice>, ChoiceCodec>(Printed::BonusChoice,
                                                                              "stageBonuses.{bonus}"),
    printed<at<&PrintedCatalogue::bonuses, &BonusParts::vp>, Points>(Printed::BonusVp,
                                                                     "stageBonuses.{bonus}.vp"),
    printed<of<&Catalogue::renovationCosts>>(Printed::RenovationCost, "renovations.{resource}.cost")
        .on(BoxPage::Renovations),
    printed<of<&Catalogue::bonusEffectTargets>>(Printed::EffectTarget, "bonusEffects.{effect}.airships")
        .on(BoxPage::BonusEffects),
};

/// The kind of a tile that does not tell it is what its id begins with.
void readKindsOfIds(const JsonNode &catalogue, const Ids &ids, PrintedCatalogue &printed)
{
    const JsonNode tiles = catalogue.at("tiles"_L1);
    const QJsonArray list = tiles.value().toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = tiles.entry(i, list[i]);
        const JsonNode kind = entry.at("kind"_L1);
        if (kind.isPresent())
            continue;
        const QString id = entry.value()["id"_L1].toString();
        const auto told = kindFromId(id.toStdString());
        if (!told)
            kind.refuse(expect::tileKind);
        if (const auto tile = ids.tiles.find(id); tile && indexOf(*tile) < countOf<Tile>)
            printed.kinds[*tile] = told;
    }
}

/// A tile without a piggyback bonus of its own has that of its kind.
void spreadKinds(PrintedCatalogue &printed)
{
    for (const Tile tile : all<Tile>()) {
        // A tile whose kind nobody knows is refused later, with its place.
        TileValues &values = printed.values.tiles[tile];
        values.kind = printed.kinds[tile].value_or(values.kind);
        if (printed.ofTiles[tile])
            values.piggyback = *printed.ofTiles[tile];
        else if (values.kind != none<TileKind>)
            values.piggyback = printed.ofKinds[values.kind].value_or(PiggybackValues{});
    }
}

/// A stage bonus is known only as a whole.
void joinBonuses(PrintedCatalogue &printed)
{
    for (const StageBonusTile tile : all<StageBonusTile>()) {
        const BonusParts &parts = printed.bonuses[tile];
        if (parts.gain && parts.choice && parts.vp)
            printed.values.stageBonuses[tile] =
                StageBonus{*parts.gain, parts.choice->amount, parts.choice->choices, *parts.vp};
    }
}

} // namespace

const PrintedTable<PrintedCatalogue, Ids> &printedTable()
{
    static const PrintedTable<PrintedCatalogue, Ids> table(rows, describe::OddSources::AreLeft,
                                                           describe::SourceOrder::OfValues);
    return table;
}

PrintedCatalogue readPrinted(const JsonNode &catalogue, Ids &ids, const Catalogue &before)
{
    PrintedCatalogue printed;
    printed.values = before;
    printedTable().read(catalogue, ids, printed);
    readKindsOfIds(catalogue, ids, printed);
    spreadKinds(printed);
    joinBonuses(printed);
    return printed;
}

} // namespace skyledger::airshipcity
