// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/printed.h"

#include "core/cloudage/record/game.h"
#include "core/cloudage/record/rewardcodecs.h"
#include "core/play/header.h"

#include <algorithm>

namespace skyledger::cloudage {

namespace {

using namespace Qt::Literals::StringLiterals;

/// A production level, and one from which a step up crosses a milestone.
enum class Level : std::uint8_t {};
enum class Crossing : std::uint8_t {};
/// An upgrade by its place in its zone.
enum class UpgradePlace : std::uint8_t {};

constexpr bool isCrossing(Crossing crossing)
{
    return isMilestone(static_cast<int>(crossing));
}

struct CrossingKey : describe::Numbered<maxLevel, 0> {
    static bool readKey(const JsonNode &place, Ids &ids, QStringView text, Crossing &crossing)
    {
        if (!Numbered::readKey(place, ids, text, crossing) || crossing == Crossing{})
            return false;
        if (!isCrossing(crossing))
            place.refuse(expect::oneOf, {u"2, 4, 8"_s});
        return true;
    }
    template <class Key>
    static void refuseKey(const JsonNode &place, const Ids &ids)
    {
        describe::Numbered<maxLevel>::refuseKey<Key>(place, ids);
    }
};

} // namespace

} // namespace skyledger::cloudage

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<cloudage::Level> = cloudage::maxLevel + 1;
template <>
inline constexpr std::size_t table::countOf<cloudage::Crossing> = cloudage::maxLevel + 1;
template <>
inline constexpr std::size_t table::countOf<cloudage::UpgradePlace> = 4;
template <>
inline constexpr std::array<std::string_view, 11> table::nameTable<cloudage::Level>{
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
template <>
struct describe::Usual<cloudage::Level> {
    using Codec = Numbered<cloudage::maxLevel, 0>;
};
template <>
struct describe::Usual<cloudage::Crossing> {
    using Codec = cloudage::CrossingKey;
};
template <>
struct describe::Usual<cloudage::UpgradePlace> {
    using Codec = Numbered<4>;
};
} // namespace skyledger

namespace skyledger::cloudage {

using describe::at;
using describe::byFunctions;
using describe::Field;
using describe::field;
using describe::FormCode;
using describe::List;
using describe::Nullable;
using describe::Number;
using describe::onlyShown;
using describe::optionalField;
using describe::printed;
using describe::PrintedTable;
using describe::PrintedValue;
using describe::Text;
using describe::WholeOrNothing;

namespace {

// How values stand in the document.

constexpr Field<ProductionValues, Ids> productionFields[] = {
    field<&ProductionValues::energy, Amount>("energy"),
    field<&ProductionValues::water, Amount>("water"),
    field<&ProductionValues::vp, Amount>("vp"),
};
constexpr Field<BookValues, Ids> bookFields[] = {
    optionalField<&BookValues::pay, AmountsCodec>("pay"),
    optionalField<&BookValues::combat, Amount>("combat"),
    field<&BookValues::reward, RewardCodec>("reward"),
};

/// A price in some of the resources, each with a member of its own; others may stand there and are not kept.
template <class Price, Resource... Kept>
struct PriceCodec {
    static void read(const JsonNode &node, Ids &ids, Price &price)
    {
        Amounts amounts;
        AmountsCodec::read(node, ids, amounts);
        price = Price{amounts[Kept]...};
    }
    static QJsonValue write(const Ids &ids, const Price &price)
    {
        Amounts amounts;
        if constexpr (std::is_integral_v<Price>) {
            ((amounts[Kept] = price), ...);
        } else {
            amounts[Resource::Water] = price.water;
            amounts[Resource::Cards] = price.cards;
        }
        return AmountsCodec::write(ids, amounts);
    }
    static bool fits(const Ids &, const Price &price)
    {
        if constexpr (std::is_integral_v<Price>)
            return price <= maxAmount;
        else
            return std::max(price.water, price.cards) <= maxAmount;
    }
    template <class>
    static constexpr const table::JsonShape *shape()
    {
        return describe::shapeOf<AmountsCodec, Amounts>();
    }
    template <class, class>
    static constexpr const FormCode *form()
    {
        return &entered;
    }

private:
    static constexpr std::array<std::string_view, sizeof...(Kept)> words{table::nameOf(Kept)...};
    static constexpr FormCode entered{
        .kind = FormCode::Kind::Amounts, .least = 0, .most = maxAmount, .words = words};
};
using MetalCodec = PriceCodec<std::uint8_t, Resource::Metal>;
using CardCostCodec = PriceCodec<CardCost, Resource::Water, Resource::Cards>;

/// A city that the catalogue lists.
struct ListedCity : describe::Thing<&Ids::cities> {
    static void read(const JsonNode &node, const Ids &ids, City &city) { city = readThing<City>(node, ids); }
    template <class Among, class>
    static constexpr const FormCode *form()
    {
        return describe::formOf<Thing<&Ids::cities>, City, Among>();
    }
};

// Where the rules keep them in another form.

std::optional<ProductionValues> productionOf(const Catalogue &catalogue, Level level)
{
    return catalogue.production[indexOf(level)];
}
void putProduction(Catalogue &catalogue, Level level, const std::optional<ProductionValues> &values)
{
    catalogue.production[indexOf(level)] = values;
}
std::optional<PlainReward> milestoneOf(const Catalogue &catalogue, Crossing crossing)
{
    return catalogue.milestones[indexOf(crossing) - 1];
}
void putMilestone(Catalogue &catalogue, Crossing crossing, const std::optional<PlainReward> &reward)
{
    catalogue.milestones[indexOf(crossing) - 1] = reward;
}

bool isUpgrade(UpgradeZone zone, UpgradePlace place)
{
    return static_cast<int>(place) < upgradesIn(zone);
}
bool isPlantingUpgrade(UpgradeZone zone, UpgradePlace place)
{
    return zone == UpgradeZone::Planting && isUpgrade(zone, place);
}
template <auto Member>
std::optional<std::uint8_t> valueOfUpgrade(const Catalogue &catalogue, UpgradeZone zone, UpgradePlace place)
{
    return catalogue.upgrades[zone][indexOf(place)].*Member;
}
template <auto Member>
void putUpgrade(Catalogue &catalogue, UpgradeZone zone, UpgradePlace place,
                const std::optional<std::uint8_t> &value)
{
    catalogue.upgrades[zone][indexOf(place)].*Member = value;
}
template <auto Member>
constexpr auto ofUpgrade = byFunctions<valueOfUpgrade<Member>, putUpgrade<Member>>;

/// The militia of a city, and of the two Campaign tiles that print one.
template <class Any>
auto &militiaOf(Any &catalogue, City city)
{
    return catalogue.cities[city].militia;
}
template <class Any>
auto &militiaOf(Any &catalogue, CampaignTile tile)
{
    return tile == CampaignTile::L3 ? catalogue.l3 : catalogue.l4;
}
constexpr bool printsMilitia(CampaignTile tile)
{
    return tile == CampaignTile::L3 || tile == CampaignTile::L4;
}
using Combat = std::optional<std::optional<std::uint8_t>>;
template <class Thing>
Combat combatOf(const Catalogue &catalogue, Thing thing)
{
    const MilitiaValues &militia = militiaOf(catalogue, thing);
    return militia.combat || militia.printsNone ? Combat(militia.combat) : std::nullopt;
}
template <class Thing>
void putCombat(Catalogue &catalogue, Thing thing, const Combat &combat)
{
    MilitiaValues &militia = militiaOf(catalogue, thing);
    militia.combat = combat.value_or(std::nullopt);
    militia.printsNone = combat && !*combat;
}
template <class Thing>
std::optional<Reward> rewardOf(const Catalogue &catalogue, Thing thing)
{
    return militiaOf(catalogue, thing).reward;
}
template <class Thing>
void putReward(Catalogue &catalogue, Thing thing, const std::optional<Reward> &reward)
{
    militiaOf(catalogue, thing).reward = reward;
}
/// A city that prints no value leaves nothing behind.
bool canBeBeaten(const Catalogue &catalogue, City city)
{
    return !catalogue.cities[city].militia.printsNone;
}
/// The reward of L4 is a fixed rule (CA-TILE-04).
bool hasReward(const Catalogue &, CampaignTile tile)
{
    return tile == CampaignTile::L3;
}
/// The modes with a Scenario card; in a campaign the Story card tells the Book action, which is printed nowhere.
bool hasScenarioCard(const Catalogue &, Mode mode, BookSide)
{
    return mode == Mode::Scenario2 || mode == Mode::Scenario3;
}

using Name = Text<1, maxNameLength>;

constexpr PrintedValue<Catalogue, Ids> rows[] = {
    printed<byFunctions<productionOf, putProduction>, WholeOrNothing<productionFields>>(Value::Production,
                                                                                        "production.{level}")
        .on(CopyPage::Airship),
    printed<byFunctions<milestoneOf, putMilestone>, PlainRewardCodec>(Value::Milestone, "milestones.{level}")
        .where<isCrossing>(),
    printed<&Catalogue::books, List<>>(Value::TrackBooks, "track.books").on(CopyPage::Track),
    printed<at<&Catalogue::trackRewards>, RewardCodec>(Value::TrackReward, "track.rewards.{space}"),
    printed<ofUpgrade<&UpgradeValues::cost>, MetalCodec>(Value::UpgradeCost, "upgrades.{zone}.[place].cost")
        .on(CopyPage::Airship)
        .where<isUpgrade>(),
    printed<ofUpgrade<&UpgradeValues::vp>, Amount>(Value::UpgradeVp, "upgrades.{zone}.[place].vp")
        .where<isUpgrade>(),
    printed<ofUpgrade<&UpgradeValues::symbols>, Amount>(Value::UpgradeSymbols,
                                                        "upgrades.{zone}.[place].symbols")
        .where<isPlantingUpgrade>(),
    printed<&Catalogue::start, Nullable<ListedCity>>(Value::Start, "start").on(CopyPage::Cities),
    printed<onlyShown<QString, City>, Name>(Printed::CityNameEn, "cities.{city}.name.en").orNull(),
    printed<onlyShown<QString, City>, Name>(Printed::CityNameFr, "cities.{city}.name.fr").orNull(),
    printed<byFunctions<combatOf<City>, putCombat<City>>, Nullable<Amount>>(Value::CityCombat,
                                                                            "cities.{city}.combat"),
    printed<byFunctions<rewardOf<City>, putReward<City>>, RewardCodec>(Value::CityReward,
                                                                       "cities.{city}.reward")
        .askedWhere<canBeBeaten>(),
    printed<at<&Catalogue::cities, &CityValues::hexes>, Amount>(Value::CityHexes, "cities.{city}.hexes"),
    printed<at<&Catalogue::finds, &FindValues::gain>, AmountsCodec>(Printed::FindGain, "finds.{find}.gain")
        .on(CopyPage::Finds),
    printed<at<&Catalogue::finds, &FindValues::vp>, Vp>(Printed::FindVp, "finds.{find}.vp"),
    printed<at<&Catalogue::finds, &FindValues::level>, Amount>(Printed::FindLevel, "finds.{find}.level")
        .unasked(),
    printed<at<&Catalogue::finds, &FindValues::then>, FollowUpsCodec>(Printed::FindThen, "finds.{find}.then")
        .unasked(),
    printed<byFunctions<combatOf<CampaignTile>, putCombat<CampaignTile>>, Nullable<Amount>>(
        Value::TileCombat, "tiles.{tile}.combat")
        .on(CopyPage::Tiles)
        .where<printsMilitia>(),
    printed<byFunctions<rewardOf<CampaignTile>, putReward<CampaignTile>>, RewardCodec>(Value::TileReward,
                                                                                       "tiles.{tile}.reward")
        .where<printsMilitia>()
        .askedWhere<hasReward>(),
    printed<&Catalogue::missionCities, List<ListedCity>>(Value::MissionCities, "missionCities")
        .on(CopyPage::Cities),
    printed<onlyShown<QString>, Name>(Printed::ThirdColorEn, "thirdColor.en").on(CopyPage::Projects).orNull(),
    printed<onlyShown<QString>, Name>(Printed::ThirdColorFr, "thirdColor.fr").orNull(),
    printed<onlyShown<QString, Project>, Name>(Printed::ProjectNameEn, "projects.{project}.name.en").orNull(),
    printed<onlyShown<QString, Project>, Name>(Printed::ProjectNameFr, "projects.{project}.name.fr").orNull(),
    printed<onlyShown<std::uint8_t, Project>, Number<0, 8>>(Printed::ProjectSet, "projects.{project}.set"),
    printed<at<&Catalogue::projects, &ProjectValues::effect>>(Printed::ProjectEffect,
                                                              "projects.{project}.effect")
        .orNull()
        .unasked(),
    printed<at<&Catalogue::projects, &ProjectValues::color>>(Value::ProjectColor, "projects.{project}.color"),
    printed<at<&Catalogue::projects, &ProjectValues::cost>, CardCostCodec>(Value::ProjectCost,
                                                                           "projects.{project}.cost"),
    printed<at<&Catalogue::projects, &ProjectValues::reward>, RewardCodec>(Value::ProjectReward,
                                                                           "projects.{project}.reward"),
    printed<at<&Catalogue::projects, &ProjectValues::symbols>, AmountsCodec>(Value::ProjectSymbols,
                                                                             "projects.{project}.symbols"),
    printed<at<&Catalogue::projects, &ProjectValues::vp>, Amount>(Value::ProjectVp, "projects.{project}.vp"),
    printed<at<&Catalogue::projects, &ProjectValues::copies>, Amount>(Value::ProjectCopies,
                                                                      "projects.{project}.copies"),
    printed<at<&Catalogue::book>, WholeOrNothing<bookFields>>(Printed::Book, "book.{mode}.{side}")
        .on(CopyPage::Books)
        .askedWhere<hasScenarioCard>(),
    printed<at<&Catalogue::solo>>(Value::Solo, "solo.{space}").on(CopyPage::Solo),
    // Only whoever draws them reads these.
    printed<onlyShown<std::vector<CityCard>>, CityCardsCodec>(Printed::CityCards, "cityCards")
        .on(CopyPage::CityCards),
};

/// The things that rules name.
void findNamed(const Ids &ids, Catalogue &values)
{
    values.whika = ids.cities.find(u"whika").value_or(none<City>);
    values.devilsFork = ids.cities.find(u"devils-fork").value_or(none<City>);
    values.promise = ids.cities.find(u"promise").value_or(none<City>);
    values.whitehaven = ids.cities.find(u"whitehaven").value_or(none<City>);
    values.tileFind = ids.finds.find(u"l6").value_or(none<Find>);
    values.cityCount = static_cast<std::uint8_t>(ids.cities.size());
    values.findCount = static_cast<std::uint8_t>(ids.finds.size());
    values.projectCount = static_cast<std::uint8_t>(ids.projects.size());
}

/// L4 brings the reward that the rulebook prints, whatever else is known of it (CA-TILE-04).
void giveL4ItsReward(Catalogue &values)
{
    if (values.l4.reward)
        return;
    Reward &reward = values.l4.reward.emplace();
    reward.certain.gain[Resource::Metal] = 2;
    reward.certain.then.append(FollowUp::Wrench);
}

} // namespace

const PrintedTable<Catalogue, Ids> &printedTable()
{
    static const PrintedTable<Catalogue, Ids> table(rows);
    return table;
}

std::unique_ptr<describe::PrintedCopy> printedCopy()
{
    return std::make_unique<describe::PrintedCopyOf<Catalogue, Ids>>(printedTable(), readCatalogueInside);
}

void readCatalogueInside(const JsonNode &node, Ids &ids, Catalogue &values)
{
    node.object();
    play::readInnerHeader(node, "skyledger-catalogue"_L1, CloudAge::gameId);
    printedTable().readIds(node, ids);
    if (node.faults().any())
        return;
    printedTable().read(node, ids, values);
    giveL4ItsReward(values);
    findNamed(ids, values);
}

table::Result<CatalogueFile, table::ReadError> readCatalogue(const QJsonObject &document)
{
    table::JsonFaults faults;
    const JsonNode node(faults, document);
    CatalogueFile file;
    play::readHeader(node, "skyledger-catalogue"_L1, CloudAge::gameId);
    if (!faults.any())
        readCatalogueInside(node, file.ids, file.values);
    if (faults.any())
        return faults.first();
    return file;
}

std::vector<describe::PrintedEntry> catalogueEntries(const QJsonObject &document)
{
    table::JsonFaults faults;
    CatalogueFile file;
    readCatalogueInside(JsonNode(faults, document), file.ids, file.values);
    return printedTable().entries(document, file.values, file.ids);
}

} // namespace skyledger::cloudage
