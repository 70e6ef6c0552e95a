// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

/// Every rule of CloudAge that the program knows, with the page of the printed book. The one list that ties together
/// checks, tests, messages and look-up entries.
// clang-format off
#define SKYLEDGER_CLOUDAGE_RULES(RULE) \
    RULE(Comp01, "CA-COMP-01", 3) RULE(Comp02, "CA-COMP-02", 3) RULE(Comp03, "CA-COMP-03", 3) \
    RULE(Comp04, "CA-COMP-04", 3) RULE(Comp05, "CA-COMP-05", 3) RULE(Comp06, "CA-COMP-06", 6) \
    RULE(Comp07, "CA-COMP-07", 3) \
    RULE(Setup01, "CA-SETUP-01", 4) RULE(Setup02, "CA-SETUP-02", 4) RULE(Setup03, "CA-SETUP-03", 5) \
    RULE(Setup04, "CA-SETUP-04", 5) RULE(Setup05, "CA-SETUP-05", 5) RULE(Setup06, "CA-SETUP-06", 5) \
    RULE(Setup07, "CA-SETUP-07", 4) RULE(Setup08, "CA-SETUP-08", 4) RULE(Setup09, "CA-SETUP-09", 4) \
    RULE(Setup10, "CA-SETUP-10", 4) RULE(Setup11, "CA-SETUP-11", 5) RULE(Setup12, "CA-SETUP-12", 5) \
    RULE(Setup13, "CA-SETUP-13", 5) RULE(Setup14, "CA-SETUP-14", 5) RULE(Setup15, "CA-SETUP-15", 5) \
    RULE(Setup16, "CA-SETUP-16", 2) RULE(Setup17, "CA-SETUP-17", 9) RULE(Setup18, "CA-SETUP-18", 3) \
    RULE(Round01, "CA-ROUND-01", 6) RULE(Round02, "CA-ROUND-02", 6) RULE(Round03, "CA-ROUND-03", 6) \
    RULE(Round04, "CA-ROUND-04", 7) RULE(Round05, "CA-ROUND-05", 13) RULE(Round06, "CA-ROUND-06", 8) \
    RULE(Round07, "CA-ROUND-07", 6) \
    RULE(Prod01, "CA-PROD-01", 6) RULE(Prod02, "CA-PROD-02", 6) RULE(Prod03, "CA-PROD-03", 6) \
    RULE(Prod04, "CA-PROD-04", 7) RULE(Prod05, "CA-PROD-05", 7) RULE(Prod06, "CA-PROD-06", 7) \
    RULE(Prod07, "CA-PROD-07", 7) RULE(Prod08, "CA-PROD-08", 7) RULE(Prod09, "CA-PROD-09", 6) \
    RULE(Nav01, "CA-NAV-01", 7) RULE(Nav02, "CA-NAV-02", 7) RULE(Nav03, "CA-NAV-03", 7) \
    RULE(Nav04, "CA-NAV-04", 7) \
    RULE(Move01, "CA-MOVE-01", 8) RULE(Move02, "CA-MOVE-02", 8) RULE(Move03, "CA-MOVE-03", 8) \
    RULE(Move04, "CA-MOVE-04", 12) RULE(Move05, "CA-MOVE-05", 8) RULE(Move06, "CA-MOVE-06", 8) \
    RULE(Move07, "CA-MOVE-07", 8) RULE(Move08, "CA-MOVE-08", 9) RULE(Move09, "CA-MOVE-09", 9) \
    RULE(Fight01, "CA-FIGHT-01", 8) RULE(Fight02, "CA-FIGHT-02", 8) RULE(Fight03, "CA-FIGHT-03", 8) \
    RULE(Fight04, "CA-FIGHT-04", 8) RULE(Fight05, "CA-FIGHT-05", 8) RULE(Fight06, "CA-FIGHT-06", 8) \
    RULE(Fight07, "CA-FIGHT-07", 9) RULE(Fight08, "CA-FIGHT-08", 8) RULE(Fight09, "CA-FIGHT-09", 8) \
    RULE(Board01, "CA-BOARD-01", 9) RULE(Board02, "CA-BOARD-02", 9) RULE(Board03, "CA-BOARD-03", 9) \
    RULE(Board04, "CA-BOARD-04", 9) \
    RULE(Act01, "CA-ACT-01", 10) \
    RULE(Gath01, "CA-GATH-01", 10) RULE(Gath02, "CA-GATH-02", 10) RULE(Gath03, "CA-GATH-03", 10) \
    RULE(Gath04, "CA-GATH-04", 10) RULE(Gath05, "CA-GATH-05", 10) RULE(Gath06, "CA-GATH-06", 10) \
    RULE(Gath07, "CA-GATH-07", 10) RULE(Gath08, "CA-GATH-08", 10) RULE(Gath09, "CA-GATH-09", 10) \
    RULE(Build01, "CA-BUILD-01", 11) RULE(Build02, "CA-BUILD-02", 11) RULE(Build03, "CA-BUILD-03", 11) \
    RULE(Card01, "CA-CARD-01", 11) RULE(Card02, "CA-CARD-02", 11) RULE(Card03, "CA-CARD-03", 11) \
    RULE(Card04, "CA-CARD-04", 11) \
    RULE(Upg01, "CA-UPG-01", 11) RULE(Upg02, "CA-UPG-02", 11) RULE(Upg03, "CA-UPG-03", 11) \
    RULE(Upg04, "CA-UPG-04", 11) RULE(Upg05, "CA-UPG-05", 16) \
    RULE(Plant01, "CA-PLANT-01", 12) RULE(Plant02, "CA-PLANT-02", 12) RULE(Plant03, "CA-PLANT-03", 12) \
    RULE(Plant04, "CA-PLANT-04", 12) RULE(Plant05, "CA-PLANT-05", 12) RULE(Plant06, "CA-PLANT-06", 12) \
    RULE(Plant07, "CA-PLANT-07", 12) RULE(Plant08, "CA-PLANT-08", 12) \
    RULE(Pc01, "CA-PC-01", 16) RULE(Pc02, "CA-PC-02", 16) RULE(Pc03, "CA-PC-03", 16) \
    RULE(Pc04, "CA-PC-04", 16) RULE(Pc05, "CA-PC-05", 16) RULE(Pc06, "CA-PC-06", 16) \
    RULE(Pc07, "CA-PC-07", 16) RULE(Pc08, "CA-PC-08", 16) RULE(Pc09, "CA-PC-09", 16) \
    RULE(Pc10, "CA-PC-10", 16) RULE(Pc11, "CA-PC-11", 16) RULE(Pc12, "CA-PC-12", 16) \
    RULE(Pc13, "CA-PC-13", 16) RULE(Pc14, "CA-PC-14", 16) RULE(Pc15, "CA-PC-15", 16) \
    RULE(Pc16, "CA-PC-16", 16) RULE(Pc17, "CA-PC-17", 16) RULE(Pc18, "CA-PC-18", 16) \
    RULE(Pc19, "CA-PC-19", 16) RULE(Pc20, "CA-PC-20", 16) \
    RULE(Miss01, "CA-MISS-01", 13) RULE(Miss02, "CA-MISS-02", 13) RULE(Miss03, "CA-MISS-03", 13) \
    RULE(Miss11, "CA-MISS-11", 16) RULE(Miss12, "CA-MISS-12", 16) RULE(Miss13, "CA-MISS-13", 16) \
    RULE(Miss14, "CA-MISS-14", 16) RULE(Miss15, "CA-MISS-15", 16) RULE(Miss16, "CA-MISS-16", 16) \
    RULE(Miss17, "CA-MISS-17", 16) RULE(Miss18, "CA-MISS-18", 16) RULE(Miss19, "CA-MISS-19", 16) \
    RULE(Miss20, "CA-MISS-20", 16) RULE(Miss21, "CA-MISS-21", 16) RULE(Miss22, "CA-MISS-22", 16) \
    RULE(Tile00, "CA-TILE-00", 15) RULE(Tile01, "CA-TILE-01", 15) RULE(Tile02, "CA-TILE-02", 15) \
    RULE(Tile03, "CA-TILE-03", 15) RULE(Tile04, "CA-TILE-04", 15) RULE(Tile05, "CA-TILE-05", 15) \
    RULE(Tile06, "CA-TILE-06", 15) RULE(Tile07, "CA-TILE-07", 15) RULE(Tile08, "CA-TILE-08", 15) \
    RULE(Tile09, "CA-TILE-09", 15) RULE(Tile14, "CA-TILE-14", 15) RULE(Tile15, "CA-TILE-15", 15) \
    RULE(End01, "CA-END-01", 13) RULE(End02, "CA-END-02", 13) RULE(End03, "CA-END-03", 13) \
    RULE(End04, "CA-END-04", 13) RULE(End05, "CA-END-05", 13) RULE(End06, "CA-END-06", 13) \
    RULE(End07, "CA-END-07", 13) RULE(End08, "CA-END-08", 13) \
    RULE(Solo01, "CA-SOLO-01", 14) RULE(Solo02, "CA-SOLO-02", 14) RULE(Solo03, "CA-SOLO-03", 14) \
    RULE(Solo04, "CA-SOLO-04", 14) RULE(Solo05, "CA-SOLO-05", 14) RULE(Solo06, "CA-SOLO-06", 14) \
    RULE(Solo07, "CA-SOLO-07", 4) \
    RULE(Star01, "CA-STAR-01", 14) RULE(Star02, "CA-STAR-02", 14) RULE(Star03, "CA-STAR-03", 14) \
    RULE(Star04, "CA-STAR-04", 15) RULE(Star05, "CA-STAR-05", 2) RULE(Star06, "CA-STAR-06", 13) \
    RULE(Typo01, "CA-TYPO-01", 16) RULE(Typo02, "CA-TYPO-02", 15) RULE(Typo03, "CA-TYPO-03", 14) \
    RULE(Typo04, "CA-TYPO-04", 7) RULE(Typo05, "CA-TYPO-05", 6) RULE(Typo06, "CA-TYPO-06", 10) \
    RULE(Typo07, "CA-TYPO-07", 15) RULE(Typo08, "CA-TYPO-08", 9) RULE(Typo09, "CA-TYPO-09", 12) \
    RULE(Typo10, "CA-TYPO-10", 16) \
    RULE(Ns01, "CA-NS-01", 7) RULE(Ns02, "CA-NS-02", 9) RULE(Ns03, "CA-NS-03", 9) \
    RULE(Ns04, "CA-NS-04", 11) RULE(Ns05, "CA-NS-05", 11) RULE(Ns06, "CA-NS-06", 5) \
    RULE(Ns07, "CA-NS-07", 16) RULE(Ns08, "CA-NS-08", 12) RULE(Ns09, "CA-NS-09", 10) \
    RULE(Ns10, "CA-NS-10", 14) RULE(Ns11, "CA-NS-11", 15) RULE(Ns12, "CA-NS-12", 13) \
    RULE(Amb01, "CA-AMB-01", 13) RULE(Amb02, "CA-AMB-02", 13) RULE(Amb03, "CA-AMB-03", 14) \
    RULE(Amb04, "CA-AMB-04", 14) RULE(Amb05, "CA-AMB-05", 13) RULE(Amb06, "CA-AMB-06", 16) \
    RULE(Amb07, "CA-AMB-07", 8) RULE(Amb08, "CA-AMB-08", 10) RULE(Amb09, "CA-AMB-09", 8) \
    RULE(Amb10, "CA-AMB-10", 13) RULE(Amb11, "CA-AMB-11", 8) RULE(Amb12, "CA-AMB-12", 8) \
    RULE(Amb13, "CA-AMB-13", 15) RULE(Amb14, "CA-AMB-14", 16) RULE(Amb15, "CA-AMB-15", 10) \
    RULE(Amb16, "CA-AMB-16", 10) RULE(Amb17, "CA-AMB-17", 16) RULE(Amb18, "CA-AMB-18", 15) \
    RULE(Amb19, "CA-AMB-19", 12) RULE(Amb20, "CA-AMB-20", 11) RULE(Amb21, "CA-AMB-21", 16) \
    RULE(Amb22, "CA-AMB-22", 16) RULE(Amb23, "CA-AMB-23", 16) RULE(Amb24, "CA-AMB-24", 15) \
    RULE(Amb25, "CA-AMB-25", 15) RULE(Amb26, "CA-AMB-26", 16) RULE(Amb27, "CA-AMB-27", 8) \
    RULE(Amb28, "CA-AMB-28", 8) RULE(Amb29, "CA-AMB-29", 4) RULE(Amb30, "CA-AMB-30", 16)
// clang-format on

namespace skyledger::cloudage {

/// A rule of CloudAge; `ruleId` gives its written form.
enum class Rule : std::uint8_t {
#define SKYLEDGER_RULE_ENUMERATOR(name, id, page) name,
    SKYLEDGER_CLOUDAGE_RULES(SKYLEDGER_RULE_ENUMERATOR)
#undef SKYLEDGER_RULE_ENUMERATOR
};

namespace detail {
struct RuleEntry {
    std::string_view id;
    int page;
};
inline constexpr RuleEntry ruleEntries[] = {
#define SKYLEDGER_RULE_ENTRY(name, id, page) {id, page},
    SKYLEDGER_CLOUDAGE_RULES(SKYLEDGER_RULE_ENTRY)
#undef SKYLEDGER_RULE_ENTRY
};
} // namespace detail

/// How many rules there are.
inline constexpr std::size_t ruleCount = std::size(detail::ruleEntries);
static_assert(ruleCount < 256);

/// The written id, as in `CA-MOVE-03`.
constexpr std::string_view ruleId(Rule rule)
{
    return detail::ruleEntries[static_cast<std::size_t>(rule)].id;
}

/// The page of the printed rulebook, 2 to 16.
constexpr int rulePage(Rule rule)
{
    return detail::ruleEntries[static_cast<std::size_t>(rule)].page;
}

/// The rule of a written id; nothing for an id that is not in the list.
constexpr std::optional<Rule> ruleFromId(std::string_view id)
{
    for (std::size_t i = 0; i < ruleCount; ++i) {
        if (detail::ruleEntries[i].id == id)
            return static_cast<Rule>(i);
    }
    return std::nullopt;
}

} // namespace skyledger::cloudage
