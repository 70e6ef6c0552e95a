// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/ruleids.h"

/// Every rule of CloudAge that the program knows, with the page of the printed book. The one list that ties together
/// checks, tests, messages and look-up entries.
// clang-format off
#define SKYLEDGER_CLOUDAGE_RULES(ON_PAGE) \
    ON_PAGE(3, Comp01, Comp02, Comp03, Comp04, Comp05) ON_PAGE(6, Comp06) ON_PAGE(3, Comp07) \
    ON_PAGE(4, Setup01, Setup02) ON_PAGE(5, Setup03, Setup04, Setup05, Setup06) \
    ON_PAGE(4, Setup07, Setup08, Setup09, Setup10) ON_PAGE(5, Setup11, Setup12, Setup13, Setup14, Setup15) \
    ON_PAGE(2, Setup16) ON_PAGE(9, Setup17) ON_PAGE(3, Setup18) \
    ON_PAGE(6, Round01, Round02, Round03) ON_PAGE(7, Round04) ON_PAGE(13, Round05) ON_PAGE(8, Round06) \
    ON_PAGE(6, Round07) \
    ON_PAGE(6, Prod01, Prod02, Prod03) ON_PAGE(7, Prod04, Prod05, Prod06, Prod07, Prod08) \
    ON_PAGE(6, Prod09) \
    ON_PAGE(7, Nav01, Nav02, Nav03, Nav04) \
    ON_PAGE(8, Move01, Move02, Move03) ON_PAGE(12, Move04) ON_PAGE(8, Move05, Move06, Move07) \
    ON_PAGE(9, Move08, Move09) \
    ON_PAGE(8, Fight01, Fight02, Fight03, Fight04, Fight05, Fight06) ON_PAGE(9, Fight07) \
    ON_PAGE(8, Fight08, Fight09) \
    ON_PAGE(9, Board01, Board02, Board03, Board04) \
    ON_PAGE(10, Act01) \
    ON_PAGE(10, Gath01, Gath02, Gath03, Gath04, Gath05, Gath06, Gath07, Gath08, Gath09) \
    ON_PAGE(11, Build01, Build02, Build03) \
    ON_PAGE(11, Card01, Card02, Card03, Card04) \
    ON_PAGE(11, Upg01, Upg02, Upg03, Upg04) ON_PAGE(16, Upg05) \
    ON_PAGE(12, Plant01, Plant02, Plant03, Plant04, Plant05, Plant06, Plant07, Plant08) \
    ON_PAGE(16, Pc01, Pc02, Pc03, Pc04, Pc05, Pc06, Pc07, Pc08, Pc09, Pc10, Pc11, Pc12, Pc13, Pc14, Pc15, \
            Pc16, Pc17, Pc18, Pc19, Pc20) \
    ON_PAGE(13, Miss01, Miss02, Miss03) \
    ON_PAGE(16, Miss11, Miss12, Miss13, Miss14, Miss15, Miss16, Miss17, Miss18, Miss19, Miss20, Miss21, \
            Miss22) \
    ON_PAGE(15, Tile00, Tile01, Tile02, Tile03, Tile04, Tile05, Tile06, Tile07, Tile08, Tile09, Tile14, \
            Tile15) \
    ON_PAGE(13, End01, End02, End03, End04, End05, End06, End07, End08) \
    ON_PAGE(14, Solo01, Solo02, Solo03, Solo04, Solo05, Solo06) ON_PAGE(4, Solo07) \
    ON_PAGE(14, Star01, Star02, Star03) ON_PAGE(15, Star04) ON_PAGE(2, Star05) ON_PAGE(13, Star06) \
    ON_PAGE(16, Typo01) ON_PAGE(15, Typo02) ON_PAGE(14, Typo03) ON_PAGE(7, Typo04) ON_PAGE(6, Typo05) \
    ON_PAGE(10, Typo06) ON_PAGE(15, Typo07) ON_PAGE(9, Typo08) ON_PAGE(12, Typo09) ON_PAGE(16, Typo10) \
    ON_PAGE(7, Ns01) ON_PAGE(9, Ns02, Ns03) ON_PAGE(11, Ns04, Ns05) ON_PAGE(5, Ns06) ON_PAGE(16, Ns07) \
    ON_PAGE(12, Ns08) ON_PAGE(10, Ns09) ON_PAGE(14, Ns10) ON_PAGE(15, Ns11) ON_PAGE(13, Ns12) \
    ON_PAGE(13, Amb01, Amb02) ON_PAGE(14, Amb03, Amb04) ON_PAGE(13, Amb05) ON_PAGE(16, Amb06) \
    ON_PAGE(8, Amb07) ON_PAGE(10, Amb08) ON_PAGE(8, Amb09) ON_PAGE(13, Amb10) ON_PAGE(8, Amb11, Amb12) \
    ON_PAGE(15, Amb13) ON_PAGE(16, Amb14) ON_PAGE(10, Amb15, Amb16) ON_PAGE(16, Amb17) ON_PAGE(15, Amb18) \
    ON_PAGE(12, Amb19) ON_PAGE(11, Amb20) ON_PAGE(16, Amb21, Amb22, Amb23) ON_PAGE(15, Amb24, Amb25) \
    ON_PAGE(16, Amb26) ON_PAGE(8, Amb27, Amb28) ON_PAGE(4, Amb29) ON_PAGE(16, Amb30)
// clang-format on

namespace skyledger::cloudage {

/// A rule of CloudAge; `ruleId` gives its written form.
enum class Rule : std::uint8_t { SKYLEDGER_CLOUDAGE_RULES(SKYLEDGER_RULE_NAMES) };

namespace detail {
inline constexpr play::RulesOnPage rulesOnPages[] = {SKYLEDGER_CLOUDAGE_RULES(SKYLEDGER_RULES_ON_PAGE)};
} // namespace detail

/// How many rules there are.
inline constexpr std::size_t ruleCount = play::countRules(detail::rulesOnPages);
static_assert(ruleCount < 256);

/// Their written ids and pages.
inline constexpr play::RuleTable<Rule, ruleCount> ruleTable("CA", detail::rulesOnPages);

/// The written id, as in `CA-MOVE-03`.
constexpr std::string_view ruleId(Rule rule)
{
    return ruleTable.id(rule);
}

/// The page of the printed rulebook, 2 to 16.
constexpr int rulePage(Rule rule)
{
    return ruleTable.page(rule);
}

} // namespace skyledger::cloudage
