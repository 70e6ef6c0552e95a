// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/solo.h"

#include "core/cloudage/rules/gather.h"

#include <algorithm>

namespace skyledger::cloudage {

bool offers(SoloAction space, SoloChoice choice, District district)
{
    const bool anywhere = district == none<District>;
    const bool third = indexOf(district) == 2;
    switch (space) {
    case SoloAction::Build2:
        return choice == SoloChoice::Build2;
    case SoloAction::Build1:
        return choice == SoloChoice::Build1;
    case SoloAction::VpOrPlay:
        return choice == SoloChoice::Vp || choice == SoloChoice::Play || choice == SoloChoice::None;
    case SoloAction::UpgradeOrVp:
        return choice == SoloChoice::Upgrade || choice == SoloChoice::Vp || choice == SoloChoice::None;
    case SoloAction::Gather12:
        return (choice == SoloChoice::Gather && (anywhere || !third)) || choice == SoloChoice::None;
    case SoloAction::Gather3OrBuild:
        return (choice == SoloChoice::Gather && (anywhere || third)) || choice == SoloChoice::Build1
            || choice == SoloChoice::None;
    }
    return false;
}

Space soloSpace(const State &state)
{
    return static_cast<Space>(std::clamp(leftmostSpace(state.soloLeft), 1, trackSpaces) - 1);
}

namespace {

/// Gathering without planting bonus; the largest zone gives nothing at all (CA-SOLO-04).
void gatherAlone(Step &step, const SoloStep &solo)
{
    if (!solo.card)
        return;
    judgeCard(step, *solo.card);
    takeCityCard(step, solo.district);
    const int amount = yieldOf(*solo.card, solo.zone);
    if (amount == 3)
        return;
    step.gain(step.player, resourceOf(solo.zone), amount);
    useZone(step, step.player, solo.zone, *solo.card);
}

void choose(Step &step, const SoloStep &solo)
{
    const Player player = step.player;
    switch (solo.choose) {
    case SoloChoice::Build2:
        step.ask({.player = player, .choose = Choose::Build});
        [[fallthrough]];
    case SoloChoice::Build1:
        step.ask({.player = player, .choose = Choose::Build});
        break;
    case SoloChoice::Vp:
        step.addVp(player, 2, origin(VpSource::Solo, soloSpace(step.state), Rule::Solo03));
        break;
    case SoloChoice::Play:
        step.ask({.player = player, .choose = Choose::Play});
        break;
    case SoloChoice::Upgrade:
        step.ask({.player = player, .choose = Choose::Upgrade});
        break;
    case SoloChoice::Gather:
        gatherAlone(step, solo);
        break;
    case SoloChoice::None:
        break;
    }
}

} // namespace

void soloStep(Step &step, const SoloStep &solo)
{
    if (!step.setup.solo() || step.state.soloLeft == 0) {
        step.forbid(Rule::Solo02);
        return;
    }
    const Space space = soloSpace(step.state);
    const auto &printed = step.setup.catalogue.solo[space];
    if (!printed)
        step.lack(Value::Solo, indexOf(space));
    else if (!offers(*printed, solo.choose, solo.district))
        step.object(Rule::Solo03, {fact(FactKey::Has, numberOf(space))});
    choose(step, solo);
    --step.state.soloLeft;
}

} // namespace skyledger::cloudage
