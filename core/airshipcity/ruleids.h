// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/ruleids.h"

/// Every rule of Airship City that the program knows, with the page of the printed book (both editions share
/// them). The one list that ties together checks, tests, messages and look-up entries.
// clang-format off
#define SKYLEDGER_AIRSHIPCITY_RULES(ON_PAGE) \
    ON_PAGE(3, Comp01, Comp02, Comp03, Comp04, Comp05, Comp06, Comp07, Comp08, Comp09, Comp10, Comp11, \
            Comp12, Comp13, Comp14, Comp15, Comp16, Comp17) ON_PAGE(4, Comp18, Comp19, Comp20) \
    ON_PAGE(5, Comp21, Comp22, Comp23) ON_PAGE(10, Comp24) \
    ON_PAGE(4, Res01) ON_PAGE(6, Res02) ON_PAGE(4, Res03) ON_PAGE(8, Res04) ON_PAGE(4, Res05) \
    ON_PAGE(6, Setup01, Setup02, Setup03, Setup04, Setup05, Setup06, Setup07, Setup08, Setup09, Setup10, \
            Setup11, Setup12) \
    ON_PAGE(7, Turn01, Turn02, Turn03, Turn04, Turn05) ON_PAGE(8, Turn06) ON_PAGE(7, Turn07) \
    ON_PAGE(5, Turn08) \
    ON_PAGE(7, Move01, Move02, Move03, Move04, Move05, Move06, Move07, Move08, Move09, Move10, Move11, \
            Move12) ON_PAGE(9, Move13, Move14) \
    ON_PAGE(7, Slide01, Slide02, Slide03, Slide04, Slide05, Slide06) \
    ON_PAGE(8, Con01, Con02, Con03) ON_PAGE(9, Con04, Con05) ON_PAGE(8, Con06, Con07) ON_PAGE(12, Con08) \
    ON_PAGE(8, Crest01, Crest02, Crest03, Crest04, Crest05, Crest06, Crest07, Crest08, Crest09) \
    ON_PAGE(8, Pig01, Pig02, Pig03, Pig04, Pig05, Pig06, Pig07) ON_PAGE(12, Pig08) \
    ON_PAGE(8, Upk01, Upk02, Upk03, Upk04, Upk05, Upk06) \
    ON_PAGE(9, LocFact, LocMine, LocFrst, LocVall, LocGuild01, LocGuild02, LocGuild03, LocHarb01, \
            LocHarb02, LocHarb03, LocLight01, LocLight02, LocMark01, LocMark02, LocShip01, LocArch01) \
    ON_PAGE(10, LocWork01, LocWork02, LocWork03, LocWork04, LocWork05, LocWork06) \
    ON_PAGE(10, Air01, Air02, Air03) ON_PAGE(11, Air04, Air05, Air06, Air07, Air08, Air09) \
    ON_PAGE(10, Pre01) ON_PAGE(11, Pre02) ON_PAGE(10, Pre03, Pre04) \
    ON_PAGE(10, Disc01, Disc02) ON_PAGE(9, Disc03) ON_PAGE(10, Disc04, Disc05) \
    ON_PAGE(9, Don01, Don02, Don03) ON_PAGE(4, Don04) ON_PAGE(9, Don05, Don06) \
    ON_PAGE(9, Maj01, Maj02, Maj03, Maj04) ON_PAGE(10, Maj05) ON_PAGE(9, Maj06) \
    ON_PAGE(10, Sell01, Sell02, Sell03, Sell04, Sell05) \
    ON_PAGE(11, Be01, Be02, Be03, Be04) ON_PAGE(12, Be05, Be06) ON_PAGE(11, Be07, Be08) \
    ON_PAGE(12, End01, End02, End03, End04, End05, End06) \
    ON_PAGE(12, Score01, Score02, Score03, Score04, Score05, Score06) ON_PAGE(5, Score07) \
    ON_PAGE(12, Score08) \
    ON_PAGE(12, Awd01, Awd02, Awd03, Awd04, Awd05, Awd06, Awd07) \
    ON_PAGE(10, Amb01) ON_PAGE(12, Amb02) ON_PAGE(10, Amb03) ON_PAGE(9, Amb04, Amb05) \
    ON_PAGE(8, Amb06, Amb07) ON_PAGE(7, Amb08, Amb09) ON_PAGE(8, Amb10, Amb11) ON_PAGE(10, Amb12) \
    ON_PAGE(11, Amb13) ON_PAGE(10, Amb14, Amb15) ON_PAGE(9, Amb16) ON_PAGE(12, Amb17, Amb18, Amb19, Amb20) \
    ON_PAGE(10, Amb21) ON_PAGE(7, Amb22) ON_PAGE(9, Amb23) ON_PAGE(7, Amb24) ON_PAGE(5, Amb25) \
    ON_PAGE(9, Amb26) ON_PAGE(8, Amb27) ON_PAGE(11, Amb28, Amb29) ON_PAGE(7, Amb30) ON_PAGE(8, Amb31) \
    ON_PAGE(10, Amb32) ON_PAGE(12, Amb33) ON_PAGE(9, Amb34) ON_PAGE(12, Amb35) ON_PAGE(8, Amb36, Amb37)
// clang-format on

namespace skyledger::airshipcity {

/// A rule of Airship City; `ruleId` gives its written form.
enum class Rule : std::uint8_t { SKYLEDGER_AIRSHIPCITY_RULES(SKYLEDGER_RULE_NAMES) };

namespace detail {
inline constexpr play::RulesOnPage rulesOnPages[] = {SKYLEDGER_AIRSHIPCITY_RULES(SKYLEDGER_RULES_ON_PAGE)};
} // namespace detail

/// How many rules there are.
inline constexpr std::size_t ruleCount = play::countRules(detail::rulesOnPages);

/// Their written ids and pages.
inline constexpr play::RuleTable<Rule, ruleCount> ruleTable("AC", detail::rulesOnPages);

/// The written id, as in `AC-MOVE-03`.
constexpr std::string_view ruleId(Rule rule)
{
    return ruleTable.id(rule);
}

/// The page of the printed rulebook, 3 to 12.
constexpr int rulePage(Rule rule)
{
    return ruleTable.page(rule);
}

} // namespace skyledger::airshipcity
