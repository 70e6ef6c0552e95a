// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/boards.h"
#include "core/whistlemountain/rules/judgement.h"

/// Inside of the rules: cards, trophies, and the upgrades and abilities that a player uses.
namespace skyledger::whistlemountain {

Cost costOfCard(Card card);
void judgeCard(const Judgement &on, const PlayCard &play);
void performCard(Boards &on, Player player, const PlayCard &play);

void judgeTrophy(const Judgement &on, const UseTrophy &use);
void performTrophy(Boards &on, Player player, const UseTrophy &use);

/// The upgrades that are used by an event, and what they ask for in resources.
inline constexpr UpgradeSet usedUpgrades{Upgrade::Antiquarian, Upgrade::Duplicator, Upgrade::SelfLift,
                                         Upgrade::Manifest,    Upgrade::Warehouse,  Upgrade::Pawnbroker,
                                         Upgrade::RdUnit,      Upgrade::Archivist,  Upgrade::TowerCrane};
Cost costOfUse(Upgrade upgrade);
void judgeUse(const Judgement &on, const UseUpgrade &use);
void performUse(Boards &on, Player player, const UseUpgrade &use);

void judgeExchanger(const Judgement &on, const UseExchanger &use);
void performExchanger(Boards &on, Player player, const UseExchanger &use);
void judgeRequisitioner(const Judgement &on, const UseRequisitioner &use);
void performRequisitioner(Boards &on, Player player, const UseRequisitioner &use);

} // namespace skyledger::whistlemountain
