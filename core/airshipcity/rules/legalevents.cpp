// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/judgement.h"
#include "core/airshipcity/rules/locations.h"
#include "core/airshipcity/rules/movement.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

/// Lists plays of one wanted verdict. Candidates that share their legality are judged once.
struct Lister {
    const Setup &setup;
    const State &state;
    Verdict::Status wanted;
    std::vector<Play> &plays;

    bool fits(const Play &play) const { return check(setup, state, play).status() == wanted; }
    void addIfFits(const Play &play) const
    {
        if (fits(play))
            plays.push_back(play);
    }
    const PlayerState &depot() const { return state.players[state.current]; }
    const PlayerState &actingDepot() const { return state.players[state.acting.player]; }
    /// What is done at the tile. After an override the acting crew may be another player's, who is named then.
    template <class What>
    Play atTile(const What &what) const
    {
        return {what, state.acting.player == state.current ? none<Player> : state.acting.player};
    }
};

void listTurn(const Lister &list)
{
    const EffectStatus flight = list.depot().bonusEffects[BonusEffect::LongDistance];
    const bool wantsAllowed = list.wanted == Verdict::Status::Allowed;
    const bool flightFits = flight == (wantsAllowed ? EffectStatus::Ready : EffectStatus::Unknown);
    listMoves(list.setup, list.state, list.state.current, wantsAllowed, flightFits, list.plays);
    list.addIfFits({EndTurn{}});
}

/// Slides, contracts and barter: between activations, and under one ruling between a move and its action.
void listBetween(const Lister &list)
{
    const auto &pushes = allPushes();
    if (list.fits({Slide{pushes.front()}})) {
        for (const LinePush &push : pushes)
            list.plays.push_back({Slide{push}});
    }
    for (const Contract contract : list.depot().held)
        list.addIfFits({Fulfil{contract}});
    const EffectStatus barter = list.depot().bonusEffects[BonusEffect::Barter];
    if (barter != EffectStatus::Ready && barter != EffectStatus::Unknown)
        return;
    for (const Resource give : all<Resource>()) {
        const Resource other = give == Resource::Wood ? Resource::Metal : Resource::Wood;
        if (!list.fits({Barter{give, other}}))
            continue;
        for (const Resource get : all<Resource>()) {
            if (get != give)
                list.plays.push_back({Barter{give, get}});
        }
    }
}

/// A `use` under construction and the crest choices that its tile leaves open.
struct UseLister {
    const Lister &list;
    Tile tile;
    bool developed;
    ResourceSet unlocked;

    /// Calls `add` with the use in each form of its crest key.
    template <class Add>
    void forEachCrest(Use use, Add add) const
    {
        const CrestBonus bonus = crestBonusOf(list.setup, tile, developed, unlocked);
        if (bonus.unknown || bonus.options.size() < 2) {
            add(use);
            return;
        }
        for (const Resource choice : bonus.options) {
            use.crest = choice;
            add(use);
        }
    }
    void addIfFits(const Use &use) const
    {
        forEachCrest(use, [this](const Use &each) { list.addIfFits(list.atTile(each)); });
    }
};

void listLighthouse(const UseLister &uses, Use use)
{
    const auto &pushes = allPushes();
    use.slides.append(pushes.front());
    uses.forEachCrest(use, [&](Use each) {
        if (!uses.list.fits(uses.list.atTile(each)))
            return;
        for (const LinePush &first : pushes) {
            each.slides.clear();
            each.slides.append(first);
            uses.list.plays.push_back(uses.list.atTile(each));
            each.slides.append(first);
            for (const LinePush &second : pushes) {
                each.slides[1] = second;
                uses.list.plays.push_back(uses.list.atTile(each));
            }
        }
    });
}

void listMarket(const UseLister &uses, Use use)
{
    const Lister &list = uses.list;
    const KeySet<Contract> deck =
        list.state.deckLeft > 0 ? unplacedContracts(list.setup, list.state) : KeySet<Contract>{};
    if (list.state.deckLeft > 0 && deck.empty())
        return;
    for (const Contract take : list.state.market) {
        use.take = take;
        use.reveal = deck.empty() ? none<Contract> : deck.first();
        uses.forEachCrest(use, [&](Use each) {
            if (!list.fits(list.atTile(each)))
                return;
            if (deck.empty())
                list.plays.push_back(list.atTile(each));
            for (const Contract reveal : deck) {
                each.reveal = reveal;
                list.plays.push_back(list.atTile(each));
            }
        });
    }
}

void listShipyard(const UseLister &uses, Use use)
{
    for (const Airship airship : all<Airship>()) {
        use.airship = airship;
        for (const Then then : {Then::Donate, Then::Sell}) {
            use.then = then;
            uses.addIfFits(use);
        }
    }
}

void listWorkshop(const Lister &list, Use use)
{
    const Tile tile = list.state.city[actingCell(list.state)];
    const bool atEnd = list.setup.rulings.crestTiming == CrestTiming::End;
    for (const Resource renovation : ResourceSet::full() - list.actingDepot().renovations) {
        use.renovation = renovation;
        ResourceSet unlocked = list.actingDepot().renovations;
        if (atEnd)
            unlocked.insert(renovation);
        const Developable tiles = developableTiles(list.setup, list.state, renovation);
        const auto add = [&](Tile develop) {
            use.develop = develop;
            const bool developed = list.state.developed.contains(tile) || (atEnd && develop == tile);
            UseLister{list, tile, developed, unlocked}.addIfFits(use);
        };
        for (const Tile develop : tiles.matching | tiles.unknown)
            add(develop);
        if (tiles.matching.empty())
            add(none<Tile>);
    }
}

void listUses(const Lister &list)
{
    const Tile tile = list.state.city[actingCell(list.state)];
    const TileKind kind = list.setup.catalogue.tiles[tile].kind;
    const UseLister uses{list, tile, list.state.developed.contains(tile), list.actingDepot().renovations};
    Use use;
    use.given = useKeys(kind);
    switch (kind) {
    case TileKind::Architect:
        for (const Utility utility : list.setup.utilities()) {
            use.utility = utility;
            uses.addIfFits(use);
        }
        break;
    case TileKind::Lighthouse:
        listLighthouse(uses, use);
        break;
    case TileKind::Market:
        listMarket(uses, use);
        break;
    case TileKind::Shipyard:
        listShipyard(uses, use);
        break;
    case TileKind::Workshop:
        listWorkshop(list, use);
        break;
    default:
        uses.addIfFits(use);
    }
}

/// Every answer of the player whose turn to answer it is.
void listPiggybacks(const Lister &list)
{
    const Player player = list.state.pending.players.front();
    const auto add = [&](std::optional<Resource> take, std::optional<Resource> extra) {
        list.addIfFits({Piggyback{take, extra}, player});
    };
    add(std::nullopt, std::nullopt);
    const ResourceSet choices = list.state.pending.known ? list.state.pending.choices : ResourceSet::full();
    const bool anyPrinted = list.setup.rulings.negotiatorExtra == NegotiatorExtra::AnyPrinted;
    for (const Resource take : choices) {
        add(take, std::nullopt);
        for (const Resource extra : anyPrinted ? choices : ResourceSet{take})
            add(take, extra);
    }
}

void list(const Lister &list)
{
    list.plays.clear();
    switch (list.state.phase) {
    case Phase::Turn:
        listTurn(list);
        listBetween(list);
        break;
    case Phase::AtTile:
        list.addIfFits(list.atTile(Skip{}));
        listUses(list);
        listBetween(list);
        break;
    case Phase::Piggyback:
        listPiggybacks(list);
        break;
    case Phase::StageBonus:
        for (const Resource take : list.state.pending.choices)
            list.addIfFits({TakeStageBonus{take}, list.state.pending.players.front()});
        break;
    case Phase::Over:
        break;
    }
}

} // namespace

void legalEvents(const Setup &setup, const State &state, std::vector<Play> &plays)
{
    list({setup, state, Verdict::Status::Allowed, plays});
}

void undeterminedEvents(const Setup &setup, const State &state, std::vector<Play> &plays)
{
    list({setup, state, Verdict::Status::Undetermined, plays});
}

} // namespace skyledger::airshipcity
