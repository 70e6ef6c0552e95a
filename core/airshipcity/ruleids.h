// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

/// Every rule of Airship City that the program knows, with the page of the printed book (both editions share
/// them). The one list that ties together checks, tests, messages and look-up entries.
// clang-format off
#define SKYLEDGER_AIRSHIPCITY_RULES(RULE) \
    RULE(Comp01,     "AC-COMP-01",         3) \
    RULE(Comp02,     "AC-COMP-02",         3) \
    RULE(Comp03,     "AC-COMP-03",         3) \
    RULE(Comp04,     "AC-COMP-04",         3) \
    RULE(Comp05,     "AC-COMP-05",         3) \
    RULE(Comp06,     "AC-COMP-06",         3) \
    RULE(Comp07,     "AC-COMP-07",         3) \
    RULE(Comp08,     "AC-COMP-08",         3) \
    RULE(Comp09,     "AC-COMP-09",         3) \
    RULE(Comp10,     "AC-COMP-10",         3) \
    RULE(Comp11,     "AC-COMP-11",         3) \
    RULE(Comp12,     "AC-COMP-12",         3) \
    RULE(Comp13,     "AC-COMP-13",         3) \
    RULE(Comp14,     "AC-COMP-14",         3) \
    RULE(Comp15,     "AC-COMP-15",         3) \
    RULE(Comp16,     "AC-COMP-16",         3) \
    RULE(Comp17,     "AC-COMP-17",         3) \
    RULE(Comp18,     "AC-COMP-18",         4) \
    RULE(Comp19,     "AC-COMP-19",         4) \
    RULE(Comp20,     "AC-COMP-20",         4) \
    RULE(Comp21,     "AC-COMP-21",         5) \
    RULE(Comp22,     "AC-COMP-22",         5) \
    RULE(Comp23,     "AC-COMP-23",         5) \
    RULE(Comp24,     "AC-COMP-24",         10) \
    RULE(Res01,      "AC-RES-01",          4) \
    RULE(Res02,      "AC-RES-02",          6) \
    RULE(Res03,      "AC-RES-03",          4) \
    RULE(Res04,      "AC-RES-04",          8) \
    RULE(Res05,      "AC-RES-05",          4) \
    RULE(Setup01,    "AC-SETUP-01",        6) \
    RULE(Setup02,    "AC-SETUP-02",        6) \
    RULE(Setup03,    "AC-SETUP-03",        6) \
    RULE(Setup04,    "AC-SETUP-04",        6) \
    RULE(Setup05,    "AC-SETUP-05",        6) \
    RULE(Setup06,    "AC-SETUP-06",        6) \
    RULE(Setup07,    "AC-SETUP-07",        6) \
    RULE(Setup08,    "AC-SETUP-08",        6) \
    RULE(Setup09,    "AC-SETUP-09",        6) \
    RULE(Setup10,    "AC-SETUP-10",        6) \
    RULE(Setup11,    "AC-SETUP-11",        6) \
    RULE(Setup12,    "AC-SETUP-12",        6) \
    RULE(Turn01,     "AC-TURN-01",         7) \
    RULE(Turn02,     "AC-TURN-02",         7) \
    RULE(Turn03,     "AC-TURN-03",         7) \
    RULE(Turn04,     "AC-TURN-04",         7) \
    RULE(Turn05,     "AC-TURN-05",         7) \
    RULE(Turn06,     "AC-TURN-06",         8) \
    RULE(Turn07,     "AC-TURN-07",         7) \
    RULE(Turn08,     "AC-TURN-08",         5) \
    RULE(Move01,     "AC-MOVE-01",         7) \
    RULE(Move02,     "AC-MOVE-02",         7) \
    RULE(Move03,     "AC-MOVE-03",         7) \
    RULE(Move04,     "AC-MOVE-04",         7) \
    RULE(Move05,     "AC-MOVE-05",         7) \
    RULE(Move06,     "AC-MOVE-06",         7) \
    RULE(Move07,     "AC-MOVE-07",         7) \
    RULE(Move08,     "AC-MOVE-08",         7) \
    RULE(Move09,     "AC-MOVE-09",         7) \
    RULE(Move10,     "AC-MOVE-10",         7) \
    RULE(Move11,     "AC-MOVE-11",         7) \
    RULE(Move12,     "AC-MOVE-12",         7) \
    RULE(Move13,     "AC-MOVE-13",         9) \
    RULE(Move14,     "AC-MOVE-14",         9) \
    RULE(Slide01,    "AC-SLIDE-01",        7) \
    RULE(Slide02,    "AC-SLIDE-02",        7) \
    RULE(Slide03,    "AC-SLIDE-03",        7) \
    RULE(Slide04,    "AC-SLIDE-04",        7) \
    RULE(Slide05,    "AC-SLIDE-05",        7) \
    RULE(Slide06,    "AC-SLIDE-06",        7) \
    RULE(Con01,      "AC-CON-01",          8) \
    RULE(Con02,      "AC-CON-02",          8) \
    RULE(Con03,      "AC-CON-03",          8) \
    RULE(Con04,      "AC-CON-04",          9) \
    RULE(Con05,      "AC-CON-05",          9) \
    RULE(Con06,      "AC-CON-06",          8) \
    RULE(Con07,      "AC-CON-07",          8) \
    RULE(Con08,      "AC-CON-08",          12) \
    RULE(Crest01,    "AC-CREST-01",        8) \
    RULE(Crest02,    "AC-CREST-02",        8) \
    RULE(Crest03,    "AC-CREST-03",        8) \
    RULE(Crest04,    "AC-CREST-04",        8) \
    RULE(Crest05,    "AC-CREST-05",        8) \
    RULE(Crest06,    "AC-CREST-06",        8) \
    RULE(Crest07,    "AC-CREST-07",        8) \
    RULE(Crest08,    "AC-CREST-08",        8) \
    RULE(Crest09,    "AC-CREST-09",        8) \
    RULE(Pig01,      "AC-PIG-01",          8) \
    RULE(Pig02,      "AC-PIG-02",          8) \
    RULE(Pig03,      "AC-PIG-03",          8) \
    RULE(Pig04,      "AC-PIG-04",          8) \
    RULE(Pig05,      "AC-PIG-05",          8) \
    RULE(Pig06,      "AC-PIG-06",          8) \
    RULE(Pig07,      "AC-PIG-07",          8) \
    RULE(Pig08,      "AC-PIG-08",          12) \
    RULE(Upk01,      "AC-UPK-01",          8) \
    RULE(Upk02,      "AC-UPK-02",          8) \
    RULE(Upk03,      "AC-UPK-03",          8) \
    RULE(Upk04,      "AC-UPK-04",          8) \
    RULE(Upk05,      "AC-UPK-05",          8) \
    RULE(Upk06,      "AC-UPK-06",          8) \
    RULE(LocFact,    "AC-LOC-FACT",        9) \
    RULE(LocMine,    "AC-LOC-MINE",        9) \
    RULE(LocFrst,    "AC-LOC-FRST",        9) \
    RULE(LocVall,    "AC-LOC-VALL",        9) \
    RULE(LocGuild01, "AC-LOC-GUILD-01",    9) \
    RULE(LocGuild02, "AC-LOC-GUILD-02",    9) \
    RULE(LocGuild03, "AC-LOC-GUILD-03",    9) \
    RULE(LocHarb01,  "AC-LOC-HARB-01",     9) \
    RULE(LocHarb02,  "AC-LOC-HARB-02",     9) \
    RULE(LocHarb03,  "AC-LOC-HARB-03",     9) \
    RULE(LocLight01, "AC-LOC-LIGHT-01",    9) \
    RULE(LocLight02, "AC-LOC-LIGHT-02",    9) \
    RULE(LocMark01,  "AC-LOC-MARK-01",     9) \
    RULE(LocMark02,  "AC-LOC-MARK-02",     9) \
    RULE(LocShip01,  "AC-LOC-SHIP-01",     9) \
    RULE(LocArch01,  "AC-LOC-ARCH-01",     9) \
    RULE(LocWork01,  "AC-LOC-WORK-01",     10) \
    RULE(LocWork02,  "AC-LOC-WORK-02",     10) \
    RULE(LocWork03,  "AC-LOC-WORK-03",     10) \
    RULE(LocWork04,  "AC-LOC-WORK-04",     10) \
    RULE(LocWork05,  "AC-LOC-WORK-05",     10) \
    RULE(LocWork06,  "AC-LOC-WORK-06",     10) \
    RULE(Air01,      "AC-AIR-01",          10) \
    RULE(Air02,      "AC-AIR-02",          10) \
    RULE(Air03,      "AC-AIR-03",          10) \
    RULE(Air04,      "AC-AIR-04",          11) \
    RULE(Air05,      "AC-AIR-05",          11) \
    RULE(Air06,      "AC-AIR-06",          11) \
    RULE(Air07,      "AC-AIR-07",          11) \
    RULE(Air08,      "AC-AIR-08",          11) \
    RULE(Air09,      "AC-AIR-09",          11) \
    RULE(Pre01,      "AC-PRE-01",          10) \
    RULE(Pre02,      "AC-PRE-02",          11) \
    RULE(Pre03,      "AC-PRE-03",          10) \
    RULE(Pre04,      "AC-PRE-04",          10) \
    RULE(Disc01,     "AC-DISC-01",         10) \
    RULE(Disc02,     "AC-DISC-02",         10) \
    RULE(Disc03,     "AC-DISC-03",         9) \
    RULE(Disc04,     "AC-DISC-04",         10) \
    RULE(Disc05,     "AC-DISC-05",         10) \
    RULE(Don01,      "AC-DON-01",          9) \
    RULE(Don02,      "AC-DON-02",          9) \
    RULE(Don03,      "AC-DON-03",          9) \
    RULE(Don04,      "AC-DON-04",          4) \
    RULE(Don05,      "AC-DON-05",          9) \
    RULE(Don06,      "AC-DON-06",          9) \
    RULE(Maj01,      "AC-MAJ-01",          9) \
    RULE(Maj02,      "AC-MAJ-02",          9) \
    RULE(Maj03,      "AC-MAJ-03",          9) \
    RULE(Maj04,      "AC-MAJ-04",          9) \
    RULE(Maj05,      "AC-MAJ-05",          10) \
    RULE(Maj06,      "AC-MAJ-06",          9) \
    RULE(Sell01,     "AC-SELL-01",         10) \
    RULE(Sell02,     "AC-SELL-02",         10) \
    RULE(Sell03,     "AC-SELL-03",         10) \
    RULE(Sell04,     "AC-SELL-04",         10) \
    RULE(Sell05,     "AC-SELL-05",         10) \
    RULE(Be01,       "AC-BE-01",           11) \
    RULE(Be02,       "AC-BE-02",           11) \
    RULE(Be03,       "AC-BE-03",           11) \
    RULE(Be04,       "AC-BE-04",           11) \
    RULE(Be05,       "AC-BE-05",           12) \
    RULE(Be06,       "AC-BE-06",           12) \
    RULE(Be07,       "AC-BE-07",           11) \
    RULE(Be08,       "AC-BE-08",           11) \
    RULE(End01,      "AC-END-01",          12) \
    RULE(End02,      "AC-END-02",          12) \
    RULE(End03,      "AC-END-03",          12) \
    RULE(End04,      "AC-END-04",          12) \
    RULE(End05,      "AC-END-05",          12) \
    RULE(End06,      "AC-END-06",          12) \
    RULE(Score01,    "AC-SCORE-01",        12) \
    RULE(Score02,    "AC-SCORE-02",        12) \
    RULE(Score03,    "AC-SCORE-03",        12) \
    RULE(Score04,    "AC-SCORE-04",        12) \
    RULE(Score05,    "AC-SCORE-05",        12) \
    RULE(Score06,    "AC-SCORE-06",        12) \
    RULE(Score07,    "AC-SCORE-07",        5) \
    RULE(Score08,    "AC-SCORE-08",        12) \
    RULE(Awd01,      "AC-AWD-01",          12) \
    RULE(Awd02,      "AC-AWD-02",          12) \
    RULE(Awd03,      "AC-AWD-03",          12) \
    RULE(Awd04,      "AC-AWD-04",          12) \
    RULE(Awd05,      "AC-AWD-05",          12) \
    RULE(Awd06,      "AC-AWD-06",          12) \
    RULE(Awd07,      "AC-AWD-07",          12) \
    RULE(Amb01,      "AC-AMB-01",          10) \
    RULE(Amb02,      "AC-AMB-02",          12) \
    RULE(Amb03,      "AC-AMB-03",          10) \
    RULE(Amb04,      "AC-AMB-04",          9) \
    RULE(Amb05,      "AC-AMB-05",          9) \
    RULE(Amb06,      "AC-AMB-06",          8) \
    RULE(Amb07,      "AC-AMB-07",          8) \
    RULE(Amb08,      "AC-AMB-08",          7) \
    RULE(Amb09,      "AC-AMB-09",          7) \
    RULE(Amb10,      "AC-AMB-10",          8) \
    RULE(Amb11,      "AC-AMB-11",          8) \
    RULE(Amb12,      "AC-AMB-12",          10) \
    RULE(Amb13,      "AC-AMB-13",          11) \
    RULE(Amb14,      "AC-AMB-14",          10) \
    RULE(Amb15,      "AC-AMB-15",          10) \
    RULE(Amb16,      "AC-AMB-16",          9) \
    RULE(Amb17,      "AC-AMB-17",          12) \
    RULE(Amb18,      "AC-AMB-18",          12) \
    RULE(Amb19,      "AC-AMB-19",          12) \
    RULE(Amb20,      "AC-AMB-20",          12) \
    RULE(Amb21,      "AC-AMB-21",          10) \
    RULE(Amb22,      "AC-AMB-22",          7) \
    RULE(Amb23,      "AC-AMB-23",          9) \
    RULE(Amb24,      "AC-AMB-24",          7) \
    RULE(Amb25,      "AC-AMB-25",          5) \
    RULE(Amb26,      "AC-AMB-26",          9) \
    RULE(Amb27,      "AC-AMB-27",          8) \
    RULE(Amb28,      "AC-AMB-28",          11) \
    RULE(Amb29,      "AC-AMB-29",          11) \
    RULE(Amb30,      "AC-AMB-30",          7) \
    RULE(Amb31,      "AC-AMB-31",          8) \
    RULE(Amb32,      "AC-AMB-32",          10) \
    RULE(Amb33,      "AC-AMB-33",          12) \
    RULE(Amb34,      "AC-AMB-34",          9) \
    RULE(Amb35,      "AC-AMB-35",          12) \
    RULE(Amb36,      "AC-AMB-36",          8) \
    RULE(Amb37,      "AC-AMB-37",          8)
// clang-format on

namespace skyledger::airshipcity {

/// A rule of Airship City; `ruleId` gives its written form.
enum class Rule : std::uint8_t {
#define SKYLEDGER_RULE_ENUMERATOR(name, id, page) name,
    SKYLEDGER_AIRSHIPCITY_RULES(SKYLEDGER_RULE_ENUMERATOR)
#undef SKYLEDGER_RULE_ENUMERATOR
};

namespace detail {
struct RuleEntry {
    std::string_view id;
    int page;
};
inline constexpr RuleEntry ruleEntries[] = {
#define SKYLEDGER_RULE_ENTRY(name, id, page) {id, page},
    SKYLEDGER_AIRSHIPCITY_RULES(SKYLEDGER_RULE_ENTRY)
#undef SKYLEDGER_RULE_ENTRY
};
} // namespace detail

/// How many rules there are.
inline constexpr std::size_t ruleCount = std::size(detail::ruleEntries);

/// The written id, as in `AC-MOVE-03`.
constexpr std::string_view ruleId(Rule rule)
{
    return detail::ruleEntries[static_cast<std::size_t>(rule)].id;
}

/// The page of the printed rulebook, 3 to 12.
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

} // namespace skyledger::airshipcity
