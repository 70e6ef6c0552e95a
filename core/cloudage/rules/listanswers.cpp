// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/build.h"
#include "core/cloudage/rules/combat.h"
#include "core/cloudage/rules/lister.h"
#include "core/cloudage/rules/navigation.h"
#include "core/cloudage/rules/production.h"
#include "core/cloudage/rules/solo.h"

#include <algorithm>

namespace skyledger::cloudage {

namespace {

/// A planting under construction: every multiset of tiles up to the limit.
struct PlantingLister {
    const Lister &list;
    const PlantingForms &forms;
    Player named;
    int stock;
    int manuals;
    Plant plant;

    void addManuals()
    {
        const bool chooses = manuals > 0 && plant.count() + (plant.extra ? 1 : 0) >= 3;
        if (!chooses) {
            list.plays.push_back({plant, named});
            return;
        }
        for (const WaterOrVp choice : {WaterOrVp::Water, WaterOrVp::Vp}) {
            plant.manual = choice;
            list.plays.push_back({plant, named});
        }
        plant.manual = std::nullopt;
    }
    void addExtras(int tiles)
    {
        if (tiles > 0)
            addManuals();
        if (!forms.extra || tiles >= stock)
            return;
        for (const PlantKind kind : all<PlantKind>()) {
            plant.extra = kind;
            addManuals();
        }
        plant.extra = std::nullopt;
    }
    void extend(std::size_t kind, int tiles)
    {
        if (kind == countOf<PlantKind>) {
            addExtras(tiles);
            return;
        }
        std::uint8_t &count = plant.tiles.values[kind];
        for (int more = 0; tiles + more <= std::min(forms.limit, stock); ++more) {
            count = static_cast<std::uint8_t>(more);
            extend(kind + 1, tiles + more);
        }
        count = 0;
    }
};

} // namespace

void listPlantings(const Lister &list, Player player, const PlantingForms &forms)
{
    if (!list.wantsAllowed() || !list.setup.plantsInPlay())
        return;
    const PlayerState &board = list.state.players[player];
    const int manuals = forms.active ? copiesOf(list.setup, board, Effect::BiologyManual) : 0;
    PlantingLister plantings{list, forms, list.named(player), board.stock[Resource::Plants], manuals, {}};
    plantings.plant.marker = forms.marker;
    plantings.extend(0, 0);
}

namespace {

/// What a player's cards and stock decide about playing a card, looked at once.
struct CardLister {
    const Lister &list;
    const PlayerState &board;
    Player named;
    int inventors;
    int franks;
    Per<Project, std::uint8_t> played;

    bool hasCopy(Project card) const
    {
        return played[card] < list.setup.catalogue.projects[card].copies.value_or(unknownCopies);
    }
    /// Whether what the card costs is known: of a card that is not free Frank wants to know the colour.
    bool priced(const ProjectValues &values) const
    {
        return values.cost && (franks == 0 || values.cost->water <= inventors || values.color);
    }
    /// Whether the price can be paid; one that is not known can.
    bool affordable(const ProjectValues &values) const
    {
        if (!priced(values))
            return true;
        const int franksTake = values.color == CardColor::Green ? franks : 0;
        return values.cost->water - inventors - franksTake <= board.stock[Resource::Water]
            && values.cost->cards + 1 <= board.stock[Resource::Cards];
    }
    /// Whether everything that matters is printed, so that what can be paid is legal.
    bool known(const ProjectValues &values) const
    {
        if (!priced(values) || !values.reward || !values.symbols)
            return false;
        const int own = values.effect == Effect::ProductionUpgrade ? 1 : 0;
        int steps = std::max<int>(values.reward->certain.level, own);
        for (const PlainReward &choice : values.reward->oneOf)
            steps = std::max(steps, std::max<int>(values.reward->certain.level + choice.level, own));
        return !crossesUnknownMilestone(list.setup, board.level, steps);
    }
    void add(Project card) const
    {
        const ProjectValues &values = list.setup.catalogue.projects[card];
        if (!affordable(values) || !hasCopy(card))
            return;
        const bool isKnown = known(values);
        if (isKnown && !list.wantsAllowed())
            return;
        const std::size_t choices = values.reward ? values.reward->oneOf.size() : 0;
        const bool sells = values.effect == Effect::PlantMarket && board.stock[Resource::Plants] >= 3;
        PlayCard play{.card = card, .pick = static_cast<std::uint8_t>(choices > 0 ? 1 : 0)};
        do {
            for (int sell = 0; sell <= (sells ? 1 : 0); ++sell) {
                play.sell = sell == 1;
                if (isKnown || list.fits({play, named}))
                    list.plays.push_back({play, named});
            }
        } while (++play.pick <= choices);
    }
};

} // namespace

void listCards(const Lister &list, Player player)
{
    const PlayerState &board = list.state.players[player];
    if (board.projects.full() || board.stock[Resource::Cards] < 1)
        return;
    CardLister cards{list,
                     board,
                     list.named(player),
                     copiesOf(list.setup, board, Effect::Inventor),
                     copiesOf(list.setup, board, Effect::Frank),
                     {}};
    for (const Player each : list.setup.players()) {
        for (const Project card : list.state.players[each].projects)
            ++cards.played[card];
    }
    for (const Project card : list.setup.projects())
        cards.add(card);
}

void listSolo(const Lister &list)
{
    for (const SoloChoice choice : all<SoloChoice>()) {
        if (choice != SoloChoice::Gather) {
            list.addIfFits({SoloStep{choice, none<District>, none<Zone>, std::nullopt}});
            continue;
        }
        for (const District district : all<District>()) {
            for (const Zone zone : all<Zone>())
                list.addIfFits({SoloStep{choice, district, zone, std::nullopt}});
        }
    }
}

namespace {

/// What a player's turn or answers allow.
struct PlayerLister {
    const Lister &list;
    Player player;

    const State &state() const { return list.state; }
    bool may(const Play &play) const { return momentOf(state(), player, play).role != Moment::Role::Refused; }
    bool isActive() const { return cloudage::isActive(state(), player); }
    bool hasTurn() const { return hasTurns(state().phase) && state().current == player; }
    const Pending *due(Choose choose) const { return firstDue(state(), player, choose); }

    /// Upgrades are the most frequent question: what decides about them is looked at without running the event.
    void listUpgrade(UpgradeZone zone) const
    {
        const Play play{Upgrade{zone}, list.named(player)};
        const Moment moment = momentOf(state(), player, play);
        const PlayerState &board = state().players[player];
        if (moment.role == Moment::Role::Refused || zoneComplete(list.setup, board, zone))
            return;
        const Pending due = moment.role == Moment::Role::Answer ? state().pending[moment.due] : Pending{};
        const std::optional<int> cost = upgradeCost(list.setup, board, zone, upgradeDiscount(due));
        if (cost.value_or(0) <= board.stock[Resource::Metal])
            list.addIf(!cost, play);
    }
    void listBuilding() const
    {
        for (const UpgradeZone zone : all<UpgradeZone>())
            listUpgrade(zone);
        if (may({PlayCard{}, player}))
            listCards(list, player);
        if (!list.wantsAllowed())
            return;
        if (may({Take{}, player})) {
            for (const Resource resource :
                 {Resource::Energy, Resource::Water, Resource::Metal, Resource::Cards})
                list.plays.push_back({Take{resource}, list.named(player)});
        }
        if (may({Pass{}, player}))
            list.plays.push_back({Pass{}, list.named(player)});
    }
    void listUpdates() const
    {
        if (due(Choose::Update) == nullptr)
            return;
        for (std::uint8_t value = 0; value <= maxNavigationValue; ++value) {
            if (list.wantsAllowed() && state().players[player].navigation.discard.contains(value))
                list.plays.push_back({Update{value}, list.named(player)});
        }
    }
    void listPlants() const
    {
        const PlayerState &board = state().players[player];
        if (const Pending *asked = due(Choose::Plant))
            listPlantings(list, player, {asked->limit, asked->extra, isActive(), false});
        else if (state().phase == Phase::Action && state().current == player)
            listPlantings(list, player, {plantingCapacity(list.setup, board), false, true, false});
        const City city = list.setup.catalogue.whitehaven;
        Plant byMarker;
        byMarker.marker = true;
        if (state().tiles.contains(CampaignTile::L5) && city != none<City> && board.markersAt(city) > 0
            && may({byMarker, player}))
            listPlantings(list, player, {1, false, isActive(), true});
    }
    void listTurn() const
    {
        switch (state().phase) {
        case Phase::Movement:
            listFlights(list);
            break;
        case Phase::Fight:
            listFights(list, player, none<CampaignTile>);
            break;
        case Phase::SoloBoard:
            listSolo(list);
            break;
        case Phase::Action:
            listGatherings(list);
            for (const CampaignTile tile : {CampaignTile::L14, CampaignTile::L15}) {
                if (state().tiles.contains(tile))
                    listFights(list, player, tile);
            }
            break;
        default:
            break;
        }
    }
    void listAll() const
    {
        if (due(Choose::Produce) != nullptr)
            listProduces(list, player);
        if (state().phase == Phase::Production && !state().done.contains(player))
            listBooks(list, player);
        if (hasTurn())
            listTurn();
        else if (due(Choose::Fight) != nullptr)
            listFights(list, player, none<CampaignTile>);
        listUpdates();
        listPlants();
        if (hasTurn() || firstDue(state(), player) != nullptr)
            listBuilding();
    }
};

void listAll(const Setup &setup, const State &state, Verdict::Status wanted, std::vector<Play> &plays)
{
    plays.clear();
    if (state.phase == Phase::Over)
        return;
    const Lister list{setup, state, wanted, plays};
    for (const Player player : setup.players())
        PlayerLister{list, player}.listAll();
}

CityCard someCityCard()
{
    return {.value = 1,
            .largest = Zone::Energy,
            .second = Zone::Metal,
            .plants = 0,
            .update = Zone::Energy,
            .wrench = Zone::Metal};
}

/// So many cards as a draw could bring them; those that the player does not own stand as 0, which no draw brings.
NavigationPile toldCards(const Navigation &navigation, std::size_t count)
{
    NavigationPile cards = someDraw(navigation, count);
    while (cards.size() < count)
        cards.append(0);
    return cards;
}

/// Cards for a fight, and what follows from the value that they reach.
void tellDraws(const Setup &setup, const State &state, Player player, Fight &fight)
{
    const PlayerState &board = state.players[player];
    fight.draws.cards = toldCards(board.navigation, fight.draws.cards.size());
    if (state.phase != Phase::Fight || fight.tile != none<CampaignTile> || board.at == none<City>)
        return;
    const int value = combatWith(board, fight.draws);
    if (sequenceAsks(setup, board, value))
        fight.sequence = WaterOrVp::Water;
    const MilitiaValues &militia = militiaAt(setup, state, board.at);
    if (militia.combat && value >= *militia.combat && militia.reward && militia.reward->hasChoice())
        fight.pick = 1;
}

void tellDraws(const Setup &setup, const State &state, Player player, Book &book)
{
    if (!book.draws)
        return;
    const PlayerState &board = state.players[player];
    book.draws->cards = toldCards(board.navigation, book.draws->cards.size());
    const int value = combatWith(board, *book.draws);
    const auto &values = bookOf(setup, state);
    if (values && values->combat && value >= *values->combat && values->reward.hasChoice())
        book.pick = 1;
}

} // namespace

Play withReport(const Setup &setup, const State &state, Play play)
{
    const Player player = playerOf(state, play);
    if (auto *gather = std::get_if<Gather>(&play.what); gather != nullptr && !gather->card)
        gather->card = someCityCard();
    if (auto *solo = std::get_if<SoloStep>(&play.what);
        solo != nullptr && solo->choose == SoloChoice::Gather && !solo->card)
        solo->card = someCityCard();
    if (player == none<Player>)
        return play;
    if (auto *fight = std::get_if<Fight>(&play.what))
        tellDraws(setup, state, player, *fight);
    if (auto *book = std::get_if<Book>(&play.what))
        tellDraws(setup, state, player, *book);
    return play;
}

void legalEvents(const Setup &setup, const State &state, std::vector<Play> &plays)
{
    listAll(setup, state, Verdict::Status::Allowed, plays);
}

void undeterminedEvents(const Setup &setup, const State &state, std::vector<Play> &plays)
{
    listAll(setup, state, Verdict::Status::Undetermined, plays);
}

} // namespace skyledger::cloudage
