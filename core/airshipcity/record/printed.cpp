// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/printed.h"

#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/printedcodecs.h"
#include "core/airshipcity/record/printedvalue.h"

#include <QtCore/QJsonArray>

#include <tuple>

namespace skyledger {
/// Beside the price tracks of the three levels there may stand anything, which is nobody's.
template <>
struct describe::Usual<airshipcity::Level> {
    using Codec = OpenWord;
};
} // namespace skyledger

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using describe::at;
using describe::onlyShown;
using describe::printed;
using describe::PrintedTable;
using namespace written;

namespace {

bool bringsBonus(const PrintedCatalogue &, TileKind kind)
{
    return canPiggyback(kind);
}

/// A way to what the rules read.
template <auto... Members>
constexpr auto of = at<&PrintedCatalogue::values, Members...>;

constexpr std::tuple told{
    printed<of<&Catalogue::airships, &AirshipValues::cost>>(Printed::AirshipCost, "airships.{airship}.cost")
        .on(BoxPage::Airships)
        .by(Rule::Air01),
    printed<of<&Catalogue::airships, &AirshipValues::discount>, PriceCodec>(Printed::AirshipDiscount,
                                                                            "airships.{airship}.discount")
        .by(Rule::Disc01),
    printed<of<&Catalogue::airships, &AirshipValues::spaces, &DonationSpaces::forThree>, Spaces>(
        Printed::AirshipSpacesFor3, "airships.{airship}.spaces.3")
        .by(Rule::Comp20),
    printed<of<&Catalogue::airships, &AirshipValues::spaces, &DonationSpaces::forFour>, Spaces>(
        Printed::AirshipSpacesFor4, "airships.{airship}.spaces.4"),
    printed<of<&Catalogue::guildPrice>, PriceCodec>(Printed::GuildPrice, "guildPrice")
        .on(BoxPage::Others)
        .by(Rule::LocGuild01),
    printed<of<&Catalogue::priceTracks>, TrackCodec>(Printed::PriceTrack, "priceTracks.{level}")
        .on(BoxPage::Airships)
        .by(Rule::Sell04),
    printed<at<&PrintedCatalogue::ofKinds>, SidesCodec>(Printed::Piggyback, "piggyback.{kind}")
        .on(BoxPage::Others)
        .by(Rule::Pig05)
        .askedWhere<bringsBonus>(),
    printed<at<&PrintedCatalogue::kinds>>(Printed::KindOfTile, "tiles.{tile}.kind")
        .on(BoxPage::Tiles)
        .by(Rule::Comp19)
        .unasked(),
    printed<of<&Catalogue::tiles, &TileValues::crests>>(Printed::TileCrests, "tiles.{tile}.crests")
        .by(Rule::LocWork02),
    printed<of<&Catalogue::tiles, &TileValues::crestBonus>, BonusCodec>(Printed::TileCrestBonus,
                                                                        "tiles.{tile}.crestBonus")
        .by(Rule::Crest03),
    printed<at<&PrintedCatalogue::ofTiles>, SidesCodec>(Printed::TilePiggyback, "tiles.{tile}.piggyback")
        .by(Rule::Pig05)
        .unasked(),
    printed<onlyShown<QString, Utility>, Name>(Printed::UtilityNameEn, "utilities.{utility}.name.en")
        .on(BoxPage::Utilities)
        .by(Rule::LocArch01),
    printed<onlyShown<QString, Utility>, Name>(Printed::UtilityNameFr, "utilities.{utility}.name.fr"),
    printed<of<&Catalogue::utilities, &UtilityValues::cost>>(Printed::UtilityCost,
                                                             "utilities.{utility}.cost"),
    printed<of<&Catalogue::utilities, &UtilityValues::vp>, Amount>(Printed::UtilityVp,
                                                                   "utilities.{utility}.vp"),
    printed<of<&Catalogue::utilities, &UtilityValues::spaces, &DonationSpaces::forThree>, Spaces>(
        Printed::UtilitySpacesFor3, "utilities.{utility}.spaces.3")
        .by(Rule::Comp20),
    printed<of<&Catalogue::utilities, &UtilityValues::spaces, &DonationSpaces::forFour>, Spaces>(
        Printed::UtilitySpacesFor4, "utilities.{utility}.spaces.4"),
    printed<of<&Catalogue::contracts, &ContractValues::term>, Term>(Printed::ContractTerm,
                                                                    "contracts.{contract}.term")
        .on(BoxPage::Contracts)
        .by(Rule::Con05),
    printed<of<&Catalogue::contracts, &ContractValues::cost>>(Printed::ContractCost,
                                                              "contracts.{contract}.cost")
        .by(Rule::Comp23),
    printed<of<&Catalogue::contracts, &ContractValues::vp>, Amount>(Printed::ContractVp,
                                                                    "contracts.{contract}.vp"),
    printed<of<&Catalogue::contracts, &ContractValues::gold>, Amount>(Printed::ContractGold,
                                                                      "contracts.{contract}.gold"),
    printed<&PrintedCatalogue::termSpaces, Term>(Printed::TermSpaces, "termSpaces")
        .on(BoxPage::Others)
        .by(Rule::Con05)
        .unasked(),
    printed<at<&PrintedCatalogue::stages>, List<StageCodec>>(Printed::BonusStages,
                                                             "stageBonuses.{bonus}.stages")
        .on(BoxPage::StageBonuses)
        .by(Rule::Upk01)
        .unasked(),
    printed<at<&PrintedCatalogue::bonuses, &BonusParts::gain>>(Printed::BonusGain,
                                                               "stageBonuses.{bonus}.gain"),
    printed<at<&PrintedCatalogue::bonuses, &BonusParts::choice>, ChoiceCodec>(Printed::BonusChoice,
                                                                              "stageBonuses.{bonus}"),
    printed<at<&PrintedCatalogue::bonuses, &BonusParts::vp>, Points>(Printed::BonusVp,
                                                                     "stageBonuses.{bonus}.vp"),
    printed<of<&Catalogue::renovationCosts>>(Printed::RenovationCost, "renovations.{resource}.cost")
        .on(BoxPage::Renovations)
        .by(Rule::LocWork01),
    printed<of<&Catalogue::bonusEffectTargets>>(Printed::EffectTarget, "bonusEffects.{effect}.airships")
        .on(BoxPage::BonusEffects)
        .by(Rule::Be02),
};

using Rows = describe::HeldRows<told, PrintedCatalogue, Ids, PrintedValue, &PrintedCatalogue::values>;

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
        const auto byId = kindFromId(id.toStdString());
        if (!byId)
            kind.refuse(expect::tileKind);
        if (const auto tile = ids.tiles.find(id); tile && indexOf(*tile) < countOf<Tile>)
            printed.kinds[*tile] = byId;
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
    static const PrintedTable<PrintedCatalogue, Ids> table(Rows::rows, describe::OddSources::AreLeft,
                                                           describe::SourceOrder::OfValues);
    return table;
}

const ValueCode &codeOf(play::Code row)
{
    return Rows::codeOf(row);
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
