// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/contributions.h"
#include "core/airshipcity/rules/locations.h"

#include <algorithm>

namespace skyledger::airshipcity {

std::uint8_t startPriceSpace(const Setup &setup, Airship airship)
{
    if (!isSellable(airship))
        return 0;
    const std::size_t wanted = setup.playerCount == 4 ? 1 : 2;
    return static_cast<std::uint8_t>(std::min(wanted, trackSpaces(setup.catalogue, airship)));
}

namespace {

/// What a sale brings now; nothing while the price track is not known.
std::optional<Amounts> salePrice(const Setup &setup, const State &state, Airship airship)
{
    const auto &track = setup.catalogue.priceTracks[levelOf(airship)];
    const std::size_t space = state.priceSpaces[airship];
    if (!track || space == 0 || space > track->size())
        return std::nullopt;
    return only(Resource::Gold, (*track)[space - 1]);
}

void judgeSale(const Judgement &on, Airship airship)
{
    if (!isSellable(airship)) {
        on.verdict.object(Rule::Sell05, {fact(FactKey::Airship, airship)});
        return;
    }
    if (on.setup.rulings.fullGridSale == Permission::Forbidden) {
        const DonationSpaces &spaces = on.setup.catalogue.airships[airship].spaces;
        const int most = mostMarkers(on.setup, spaces);
        if (markersOn(on.state.airships[airship]) >= most)
            on.verdict.object(Rule::Don04, {fact(FactKey::Airship, airship), fact(FactKey::Has, most)});
        else if (!spaces.of(on.setup.playerCount))
            on.verdict.lack(Value::AirshipSpaces, indexOf(airship));
    }
    on.know(on.quote.gain, salePrice(on.setup, on.state, airship), ReportKey::Gain, Value::PriceTrack,
            indexOf(levelOf(airship)));
}

} // namespace

void judgeShipyard(const Judgement &on, const Use &use)
{
    const AirshipValues &values = on.setup.catalogue.airships[use.airship];
    judgePrerequisite(on, use.airship);
    if (use.then == Then::Sell) {
        judgeSale(on, use.airship);
    } else {
        judgeMarkerSpace(on, on.state.airships[use.airship], values.spaces,
                         {Value::AirshipSpaces, static_cast<std::uint8_t>(use.airship)},
                         fact(FactKey::Airship, use.airship));
        on.quote.vp = static_cast<std::int16_t>(vpOf(use.airship));
    }
    judgeCost(on, values.cost, {Value::AirshipCost, static_cast<std::uint8_t>(use.airship)},
              TileKind::Shipyard);
}

void buildAirship(const Boards &on, Player player, const Use &use, const Quote &price)
{
    pay(on, player, price.pay);
    if (use.then == Then::Donate) {
        placeAirshipMarker(on, player, use.airship, price.vp);
        return;
    }
    std::uint8_t &space = on.state.priceSpaces[use.airship];
    if (space < trackSpaces(on.setup.catalogue, use.airship)) {
        ++space;
        on.note(
            {.kind = Change::Kind::PriceDown, .detail = static_cast<std::uint8_t>(use.airship), .to = space});
    }
}

void judgeArchitect(const Judgement &on, Utility utility)
{
    const UtilityValues &values = on.setup.catalogue.utilities[utility];
    const auto index = static_cast<std::uint8_t>(utility);
    judgeMarkerSpace(on, on.state.utilities[utility], values.spaces, {Value::UtilitySpaces, index},
                     fact(FactKey::Utility, utility));
    judgeCost(on, values.cost, {Value::UtilityCost, index}, TileKind::Architect);
    on.know(on.quote.vp, values.vp, ReportKey::Vp, Value::UtilityVp, index);
}

} // namespace skyledger::airshipcity
