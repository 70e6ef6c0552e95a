// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguecheck.h"

#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/fields.h"

#include <algorithm>
#include <utility>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

using Problem = Inconsistency::Kind;

/// Amounts of a cost from the largest to the smallest, as both editions print them (AC-AIR-01 to 09).
constexpr Per<Airship, std::array<std::uint8_t, 4>> printedAmounts{
    {{{4, 2}, {8, 4}, {14, 7}, {3, 2}, {6, 4}, {11, 7}, {2, 2, 2}, {4, 4, 4}, {7, 7, 7}}}};

/// Whether the piggyback bonus of a kind is known: what tiles print themselves stands for their kind.
bool isPiggybackKnown(const CatalogueFile &file, TileKind kind)
{
    bool onTiles = false;
    bool known = true;
    for (const Tile tile : file.ids.tiles.keys()) {
        const TileValues &values = file.values.tiles[tile];
        if (values.kind != kind)
            continue;
        onTiles = true;
        known = known && values.piggyback.basic && values.piggyback.developed;
    }
    const auto &ofKind = file.ofKinds[kind];
    return onTiles ? known : ofKind && ofKind->basic && ofKind->developed;
}

/// Sorts every value that a game can ask for into known and missing. One that is made of parts is known as a whole.
void takeInventory(const CatalogueFile &file, CatalogueReport &report)
{
    const auto &table = printedTable();
    const PrintedCatalogue &printed = file;
    std::vector<std::pair<MissingValue, bool>> values;
    for (const MissingValue &part : table.places(file.ids)) {
        const auto kind = kindOf(part.value.as<Printed>());
        if (!kind || !table.row(part.value).isAskedOf(&printed, table.thingsOf(part)))
            continue;
        const MissingValue value{*kind, part.thing};
        if (values.empty() || values.back().first != value)
            values.emplace_back(value, true);
        values.back().second = values.back().second
            && (kind == Value::Piggyback ? isPiggybackKnown(file, static_cast<TileKind>(part.thing))
                                         : table.isKnown(part, printed, file.ids));
    }
    for (const auto &[value, isKnown] : values) {
        if (isKnown)
            report.known.push_back({value, sourceOf(file.document, file.ids, value)});
        else
            report.missing.push_back(value);
    }
}

/// Looks for what contradicts the rulebook or itself among the values that are known.
class Inspection
{
public:
    Inspection(const CatalogueFile &file, CatalogueReport &report) : m_file(file), m_report(report) {}

    void run()
    {
        countTiles();
        inspectTiles();
        for (const Airship airship : all<Airship>())
            inspectAirship(airship, m_file.values.airships[airship]);
        inspectUtilities();
        inspectContracts();
        inspectStageBonuses();
        inspectOthers();
    }

private:
    void object(Problem kind, const QString &where, const MissingValue &place, int needed = 0, int has = 0)
    {
        m_report.inconsistencies.push_back({kind, where, needed, has, place});
    }
    void object(Problem kind, Value value, std::size_t index, int needed = 0, int has = 0)
    {
        const MissingValue which{value, static_cast<std::uint16_t>(index)};
        const MissingValue place{fieldsToEnter(value, 3).front(), which.thing};
        object(kind, missingName(which, m_file.ids), place, needed, has);
    }
    /// How many things a list has; it is looked at where the first value of them is.
    void expectCount(Problem kind, Printed first, int needed, int has)
    {
        if (needed != has)
            object(kind, sectionLayout(sectionOf(first)).key, {first}, needed, has);
    }

    void countTiles()
    {
        int harbors = 0;
        for (const Tile tile : m_file.ids.tiles.keys())
            harbors += m_file.values.tiles[tile].kind == TileKind::Harbor;
        expectCount(Problem::TileCount, Printed::Tiles, static_cast<int>(countOf<Tile>),
                    static_cast<int>(m_file.ids.tiles.size()));
        if (m_file.ids.tiles.size() > 0)
            expectCount(Problem::HarborCount, Printed::Tiles, 1, harbors);
    }

    void inspectTiles()
    {
        ResourceSet shown;
        bool allKnown = m_file.ids.tiles.size() > 0;
        for (const Tile tile : m_file.ids.tiles.keys()) {
            const TileValues &values = m_file.values.tiles[tile];
            shown = shown | values.crests.value_or(ResourceSet{});
            allKnown = allKnown && values.crests;
            if (values.crestBonus && !isPrinted(*values.crestBonus))
                object(Problem::CrestKind, Value::TileCrestBonus, indexOf(tile));
        }
        for (const Resource resource : allKnown ? ResourceSet::full() - shown : ResourceSet{})
            object(Problem::UnusedCrest, u"renovations."_s + word(resource),
                   {Printed::RenovationCost, static_cast<std::uint16_t>(resource)});
    }

    /// AC-CREST-03; nothing printed is possible too.
    static bool isPrinted(const ResourceBonus &bonus)
    {
        const ResourceSet woodOrMetal{Resource::Wood, Resource::Metal};
        if (bonus.amount == 0)
            return true;
        if (bonus.amount == 1)
            return bonus.choices.size() == 1 || bonus.choices == woodOrMetal
                || bonus.choices == ResourceSet::full();
        return bonus.amount == 2 && bonus.choices == ResourceSet{Resource::Gold};
    }

    void inspectAirship(Airship airship, const AirshipValues &values)
    {
        const std::size_t index = indexOf(airship);
        if (values.cost) {
            std::array<std::uint8_t, 4> sorted = values.cost->values;
            std::sort(sorted.begin(), sorted.end(), std::greater<>());
            if (sorted != printedAmounts[airship])
                object(Problem::AirshipCost, Value::AirshipCost, index);
        }
        inspectCost(values.cost, Value::AirshipCost, index);
        const int printedDiscount = vpOf(airship) == 3 ? 2 : 1;
        if (values.discount && values.discount->amount != printedDiscount)
            object(Problem::AirshipDiscount, Value::AirshipDiscount, index, printedDiscount,
                   values.discount->amount);
        inspectSpaces(values.spaces, Value::AirshipSpaces, index);
    }

    void inspectCost(const std::optional<Amounts> &cost, Value value, std::size_t index)
    {
        const int most = cost ? *std::max_element(cost->begin(), cost->end()) : 0;
        if (most > unlockedCapacity)
            object(Problem::CostBeyondStock, value, index, unlockedCapacity, most);
    }

    void inspectSpaces(const DonationSpaces &spaces, Value value, std::size_t index)
    {
        if (spaces.forThree == 0 || spaces.forFour == 0)
            object(Problem::NoSpaces, value, index);
        else if (spaces.forThree && spaces.forFour && *spaces.forFour < *spaces.forThree)
            object(Problem::FewerForFour, value, index, *spaces.forThree, *spaces.forFour);
    }

    void inspectUtilities()
    {
        constexpr int fewest = 3; // AC-END-03
        const auto count = static_cast<int>(m_file.ids.utilities.size());
        expectCount(Problem::UtilityCount, Printed::Utilities, fewest, std::min(count, fewest));
        for (const Utility utility : m_file.ids.utilities.keys()) {
            const UtilityValues &values = m_file.values.utilities[utility];
            inspectCost(values.cost, Value::UtilityCost, indexOf(utility));
            inspectSpaces(values.spaces, Value::UtilitySpaces, indexOf(utility));
        }
    }

    void inspectContracts()
    {
        expectCount(Problem::ContractCount, Printed::ContractTerm, deckSize,
                    static_cast<int>(m_file.ids.contracts.size()));
        const QJsonValue spaces = m_file.document["termSpaces"_L1];
        for (const Contract contract : m_file.ids.contracts.keys()) {
            const ContractValues &values = m_file.values.contracts[contract];
            inspectCost(values.cost, Value::ContractCost, indexOf(contract));
            if (values.term && spaces.isDouble() && *values.term > spaces.toInt())
                object(Problem::TermBeyondTrack, Value::ContractTerm, indexOf(contract), spaces.toInt(),
                       *values.term);
        }
    }

    void inspectStageBonuses()
    {
        int earlyCount = 0;
        int lateCount = 0;
        int untold = 0;
        for (const StageBonusTile tile : m_file.ids.stageBonuses.keys()) {
            const auto &stages = m_file.stages[tile];
            if (!stages) {
                ++untold;
                continue;
            }
            const bool isEarly = !(*stages & earlyStages).empty();
            const bool isLate = !(*stages & lateStages).empty();
            earlyCount += isEarly;
            lateCount += isLate;
            if (isEarly == isLate)
                object(Problem::BonusStages, Value::StageBonus, indexOf(tile));
        }
        // Tiles that do not tell their stages may be of either set.
        constexpr int earlyInBox = 3; // AC-COMP-09
        constexpr int lateInBox = 4;
        const int toEarly = std::clamp(earlyInBox - earlyCount, 0, untold);
        expectCount(Problem::EarlyBonusCount, Printed::BonusStages, earlyInBox, earlyCount + toEarly);
        expectCount(Problem::LateBonusCount, Printed::BonusStages, lateInBox, lateCount + untold - toEarly);
    }

    void inspectOthers()
    {
        const Catalogue &values = m_file.values;
        const auto &passenger = values.airships[Airship::Passenger].discount;
        if (passenger && values.guildPrice && passenger->resource != values.guildPrice->resource)
            object(Problem::PassengerDiscount, Value::AirshipDiscount, indexOf(Airship::Passenger));
        if (values.guildPrice && values.guildPrice->amount > unlockedCapacity)
            object(Problem::CostBeyondStock, Value::GuildPrice, 0, unlockedCapacity,
                   values.guildPrice->amount);
        for (const Level level : all<Level>()) {
            const auto &track = values.priceTracks[level];
            if (track && !std::is_sorted(track->begin(), track->end(), std::greater<>()))
                object(Problem::RisingPrices, Value::PriceTrack, indexOf(level));
        }
        for (const Resource resource : all<Resource>())
            inspectCost(values.renovationCosts[resource], Value::RenovationCost, indexOf(resource));
        for (const BonusEffect effect : all<BonusEffect>()) {
            const auto &targets = values.bonusEffectTargets[effect];
            if (targets && targets->empty())
                object(Problem::NoTarget, Value::BonusEffectTarget, indexOf(effect));
        }
    }

    const CatalogueFile &m_file;
    CatalogueReport &m_report;
};

} // namespace

CatalogueReport checkCatalogue(const CatalogueFile &catalogue)
{
    CatalogueReport report;
    takeInventory(catalogue, report);
    Inspection(catalogue, report).run();
    report.notes = catalogueNotes(catalogue);
    return report;
}

} // namespace skyledger::airshipcity
