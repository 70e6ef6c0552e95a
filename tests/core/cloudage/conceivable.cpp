// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/conceivable.h"

#include "core/cloudage/record/fields.h"
#include "core/cloudage/rules/course.h"
#include "core/table/jsonwriter.h"

#include <algorithm>

namespace skyledger::cloudage::test {

namespace {

constexpr std::size_t mostDrawn = 12;
constexpr std::size_t mostBoosts = 2;
constexpr std::uint8_t mostPoints = 9;
constexpr std::uint8_t reveals = 5; ///< values that are turned up: 0 to 4
constexpr int mostTiles = 4;
constexpr std::uint8_t mostOfAKind = 2;

constexpr std::array choices{std::optional<WaterOrVp>(), std::optional(WaterOrVp::Water),
                             std::optional(WaterOrVp::Vp)};

/// The plays, kind by kind, each under every name that it could bear.
class Conceivable
{
public:
    Conceivable(const Setup &setup, const State &state) : m_setup(setup), m_state(state) {}

    std::vector<Play> take()
    {
        addProduces();
        for (const City city : m_setup.cities())
            addFlights(city);
        addFights();
        for (std::uint8_t pick = 0; pick <= 3; ++pick)
            add(Book{std::nullopt, pick});
        for (const District district : all<District>())
            addGatherings(district);
        addSolo();
        addPlantings();
        addBuilding();
        for (std::uint8_t value = 0; value <= maxNavigationValue; ++value)
            add(Update{value});
        add(Pass{});
        // A play of the current player may bear the name or not; the lists have the shorter form.
        std::erase_if(m_plays, [this](const Play &play) {
            return play.player != none<Player> && hasTurns(m_state.phase) && play.player == m_state.current;
        });
        return std::move(m_plays);
    }

private:
    template <class What>
    void add(const What &what)
    {
        m_plays.push_back({what, none<Player>});
        for (const Player player : m_setup.players())
            m_plays.push_back({what, player});
    }
    void addProduces()
    {
        for (int level = -1; level <= maxLevel; ++level) {
            for (std::uint8_t first = 0; first < reveals; ++first) {
                for (std::uint8_t second = 0; second < reveals; ++second)
                    addProduce(level, first, second);
            }
        }
    }
    void addProduce(int level, std::uint8_t first, std::uint8_t second)
    {
        Produce produce;
        produce.level = level < 0 ? noLevel : static_cast<std::uint8_t>(level);
        produce.reveal.emplace();
        produce.reveal->append(first);
        produce.reveal->append(second);
        for (const auto &take :
             {std::optional<Resource>(), std::optional(Resource::Energy), std::optional(Resource::Cards)}) {
            produce.take = take;
            add(produce);
        }
    }
    void addFlights(City city)
    {
        for (int points = -1; points <= mostPoints; ++points) {
            for (const bool panel : {false, true}) {
                Fly fly;
                fly.city = city;
                fly.panel = panel;
                if (points >= 0)
                    fly.points = static_cast<std::uint8_t>(points);
                addFlightsWith(fly);
            }
        }
    }
    void addFlightsWith(Fly fly)
    {
        for (const auto &toll : choices) {
            for (const auto &accumulator : choices) {
                fly.toll = toll;
                fly.accumulator = accumulator;
                for (fly.pick = 0; fly.pick <= 2; ++fly.pick)
                    m_plays.push_back({fly, none<Player>});
            }
        }
    }
    void addFights()
    {
        Draws draws;
        for (std::size_t drawn = 0; drawn <= mostDrawn; ++drawn) {
            if (drawn > 0)
                draws.cards.append(untoldCard);
            for (std::size_t vp = 0; vp <= drawn; ++vp) {
                draws.vpCards = static_cast<std::uint8_t>(vp);
                addBoosts(draws);
            }
        }
    }
    void addBoosts(Draws draws)
    {
        for (std::size_t l1 = 0; l1 <= mostBoosts; ++l1) {
            for (std::size_t l2 = 0; l2 <= mostBoosts; ++l2) {
                draws.boost.clear();
                for (std::size_t i = 0; i < l1; ++i)
                    draws.boost.append(CampaignTile::L1);
                for (std::size_t i = 0; i < l2; ++i)
                    draws.boost.append(CampaignTile::L2);
                for (const CampaignTile tile : {none<CampaignTile>, CampaignTile::L14, CampaignTile::L15}) {
                    Fight fight;
                    fight.draws = draws;
                    fight.tile = tile;
                    add(fight);
                }
                Book book;
                book.draws = draws;
                add(book);
            }
        }
    }
    void addGatherings(District district)
    {
        const std::size_t players = m_setup.playerCount;
        for (std::size_t code = 0; code >> (2 * players) == 0; ++code) {
            Gather gather;
            gather.district = district;
            for (std::size_t i = 0; i < players; ++i)
                gather.zones.append(static_cast<Zone>(code >> (2 * i) & 3));
            for (const bool onTop : {false, true}) {
                gather.onTop = onTop;
                m_plays.push_back({gather, none<Player>});
            }
        }
    }
    void addSolo()
    {
        for (const SoloChoice choice : all<SoloChoice>()) {
            if (choice != SoloChoice::Gather)
                m_plays.push_back({SoloStep{choice, none<District>, none<Zone>, std::nullopt}, none<Player>});
        }
        for (const District district : all<District>()) {
            for (const Zone zone : all<Zone>())
                m_plays.push_back({SoloStep{SoloChoice::Gather, district, zone, std::nullopt}, none<Player>});
        }
    }
    void addPlantings()
    {
        constexpr int codes = 729; // up to two of each of six kinds
        for (int code = 1; code < codes; ++code) {
            Plant plant;
            int rest = code;
            for (std::uint8_t &count : plant.tiles.values) {
                count = static_cast<std::uint8_t>(rest % (mostOfAKind + 1));
                rest /= mostOfAKind + 1;
            }
            if (plant.count() <= mostTiles)
                addPlantingsOf(plant);
        }
    }
    void addPlantingsOf(Plant plant)
    {
        for (const auto &manual : choices) {
            plant.manual = manual;
            add(plant);
            if (plant.count() > 2)
                continue;
            plant.extra = PlantKind::Water;
            add(plant);
            plant.extra = std::nullopt;
            plant.marker = true;
            add(plant);
            plant.marker = false;
        }
    }
    void addBuilding()
    {
        for (const UpgradeZone zone : all<UpgradeZone>())
            add(Upgrade{zone});
        for (const Project card : m_setup.projects()) {
            for (std::uint8_t pick = 0; pick <= 2; ++pick) {
                add(PlayCard{card, false, pick});
                add(PlayCard{card, true, pick});
            }
        }
        for (const Resource resource : {Resource::Energy, Resource::Water, Resource::Metal, Resource::Cards})
            add(Take{resource});
    }

    const Setup &m_setup;
    const State &m_state;
    std::vector<Play> m_plays;
};

bool inReach(const Plant &plant)
{
    const bool fewOfEach = std::all_of(plant.tiles.begin(), plant.tiles.end(),
                                       [](std::uint8_t count) { return count <= mostOfAKind; });
    if (!fewOfEach || plant.count() > mostTiles || plant.count() == 0)
        return false;
    return !plant.extra || (plant.extra == PlantKind::Water && plant.count() <= 2);
}

bool inReach(const Draws &draws)
{
    return draws.cards.size() <= mostDrawn && draws.boost.size() <= mostBoosts;
}

/// Compares one list with the verdicts.
QString faultOf(const Setup &setup, const Ids &ids, const State &state, Verdict::Status status,
                const std::vector<Play> &listed)
{
    std::ptrdiff_t found = 0;
    for (const Play &play : conceivablePlays(setup, state)) {
        if (!isConceivable(play))
            continue;
        const Verdict verdict = check(setup, state, withReport(setup, state, play));
        const bool isListed = std::find(listed.begin(), listed.end(), play) != listed.end();
        if ((verdict.status() == status) != isListed) {
            return QString::fromUtf8(table::writeCompactJson(playJson(play, ids)))
                + (isListed ? QStringLiteral(" is listed in ") : QStringLiteral(" is not listed in "))
                + table::word(state.phase);
        }
        found += isListed;
    }
    const auto thinkable = [](const Play &play) { return isConceivable(play); };
    return found == std::count_if(listed.begin(), listed.end(), thinkable)
        ? QString()
        : QStringLiteral("%1: something is listed twice, or nobody could think of it")
              .arg(table::word(state.phase));
}

} // namespace

std::vector<Play> conceivablePlays(const Setup &setup, const State &state)
{
    return Conceivable(setup, state).take();
}

bool isConceivable(const Play &play)
{
    if (const auto *plant = std::get_if<Plant>(&play.what))
        return inReach(*plant);
    if (const auto *produce = std::get_if<Produce>(&play.what)) {
        return produce->reveal && produce->reveal->size() == 2 && (*produce->reveal)[0] < reveals
            && (*produce->reveal)[1] < reveals;
    }
    if (const auto *fly = std::get_if<Fly>(&play.what))
        return !fly->points || *fly->points <= mostPoints;
    if (const auto *fight = std::get_if<Fight>(&play.what))
        return inReach(fight->draws);
    if (const auto *book = std::get_if<Book>(&play.what))
        return !book->draws || inReach(*book->draws);
    return true;
}

QString listFault(const Setup &setup, const Ids &ids, const State &state)
{
    std::vector<Play> listed;
    legalEvents(setup, state, listed);
    QString fault = faultOf(setup, ids, state, Verdict::Status::Allowed, listed);
    if (!fault.isEmpty())
        return fault;
    undeterminedEvents(setup, state, listed);
    return faultOf(setup, ids, state, Verdict::Status::Undetermined, listed);
}

} // namespace skyledger::cloudage::test
