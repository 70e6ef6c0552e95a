// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/rules.h"

/// Inside of the rules, chapter "Resources and payment".
namespace skyledger::whistlemountain {

/// What a player can pay with (WM-RES-07).
struct Purse {
    Amounts stock;
    ResourceSet lungs;    ///< may stand for any resource, whistle included
    ResourceSet jokers;   ///< may stand for any resource but a whistle
    bool surplus = false; ///< Whistle Surplus is in force
};
Purse purseOf(const Setup &setup, const State &state, Player player);

/// Why a payment does not do; nothing if it does.
std::optional<Rule> faultOfPayment(const Purse &purse, const Cost &cost, const Amounts &paid);

/// What there is to say about it: the resource that is short, or no joker, and the amounts.
FixedList<play::Fact, 3> factsOfFault(const Purse &purse, const Cost &cost, const Amounts &paid, Rule fault);

/// Whether the printed cost can be paid in its own resources.
constexpr bool canPayAsPrinted(const Purse &purse, const Cost &cost)
{
    return cost.any == 0 && within(cost.units, purse.stock);
}

/// Every way to pay a cost: nothing given where it is paid as printed, and each other sufficient choice of tokens.
using Payments = std::vector<Pay>;
void listPayments(const Purse &purse, const Cost &cost, Payments &payments);

} // namespace skyledger::whistlemountain
