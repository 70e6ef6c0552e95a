// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/ruleids.h"

/// Every rule of Whistle Mountain that the program knows. The one list that ties together checks, tests, messages and
/// look-up entries.
// clang-format off
#define SKYLEDGER_WHISTLEMOUNTAIN_RULES(ON_PAGE) \
    ON_PAGE(0, Comp01, Comp02, Comp03, Comp04, Comp05, Comp06, Comp07, Comp08, Comp09, Comp10) \
    ON_PAGE(0, Setup01, Setup02, Setup03, Setup04, Setup05, Setup06, Setup07, Setup08, Setup09, Setup10, \
            Setup11) \
    ON_PAGE(0, Geo01, Geo02, Geo03, Geo04, Geo05, Geo06, Geo07, Geo08) \
    ON_PAGE(0, Turn01, Turn02, Turn03, Turn04, Turn05) \
    ON_PAGE(0, Bonus01, Bonus02) \
    ON_PAGE(0, Ord01, Ord02, Ord03, Ord04, Ord05) \
    ON_PAGE(0, Res01, Res02, Res03, Res04, Res05, Res06, Res07, Res08, Res09) \
    ON_PAGE(0, Harv01, Harv02, Harv03, Harv04, Harv05, Harv06, Harv07, Harv08, Harv09, Harv10, Harv11, \
            Harv12, Harv13, Harv14, Harv15) \
    ON_PAGE(0, Dock01, Dock02, Dock03, Dock04, Dock05, Dock11, Dock12, Dock13, Dock14, Dock15, Dock16, \
            Dock17, Dock18) \
    ON_PAGE(0, Act01, Act02, Act03, Act04, Act05, Act06) \
    ON_PAGE(0, Work01, Work02, Work03, Work04, Work05, Work06, Work07) \
    ON_PAGE(0, Scaf01, Scaf02, Scaf03, Scaf04, Scaf05, Scaf06, Scaf07) \
    ON_PAGE(0, Mach01, Mach02, Mach03, Mach04, Mach05, Mach06, Mach07, Mach08, Mach09, Mach10, Mach11, \
            Mach12) \
    ON_PAGE(0, Flood01, Flood02, Flood03, Flood04, Flood05, Flood06, Flood07, Flood08) \
    ON_PAGE(0, Worker01, Worker02, Worker03, Worker04, Worker05, Worker06, Worker07, Worker08, Worker09) \
    ON_PAGE(0, End01, End02, End03, End04) \
    ON_PAGE(0, Score01, Score02, Score03, Score11, Score12, Score13, Score14, Score15, Score16, Score17, \
            Score18) \
    ON_PAGE(0, Tie01, Tie02) \
    ON_PAGE(0, S01, S02, S03, S04, S05, S06, S07, S08, S09, S10, S11, S12, S13, S14, S15, S16) \
    ON_PAGE(0, M01, M02, M03, M04, M05, M06, M07, M08, M09, M10, M11, M12, M13, M14, M15, M16, M17, M18, \
            M19, M20) \
    ON_PAGE(0, L01, L02, L03, L04, L05, L06, L07, L08, L09, L10, L11, L12, L13, L14, L15, L16, L17, L18) \
    ON_PAGE(0, U01, U02, U03, U04, U05, U06, U07, U08, U09, U10, U11, U12, U13, U14, U15, U16, U17, U18, \
            U19, U20, U21, U22, U23, U24) \
    ON_PAGE(0, Upg01, Upg02) \
    ON_PAGE(0, Tr01, Tr02, Tr03, Tr04, Tr05, Tr06, Tr07, Tr08, Tr09, Tr10, Tr11) \
    ON_PAGE(0, A01, A02, A03, A04, A05, A06, A07, A08, A09, A10, A11, A12, A13, A14, A15, A16, A17) \
    ON_PAGE(0, C01, C02, C03, C04, C05, C06, C07, C08, C09, C10, C11, C12, C13, C14, C15, C16, C17, C18, \
            C19, C20) \
    ON_PAGE(0, Typo01, Typo02, Typo03) \
    ON_PAGE(0, Ns01, Ns02, Ns03, Ns04, Ns05, Ns06, Ns07, Ns08, Ns09, Ns10) \
    ON_PAGE(0, Amb01, Amb02, Amb03, Amb04, Amb05, Amb06, Amb07, Amb08, Amb09, Amb10, Amb11, Amb12, Amb13, \
            Amb14, Amb15, Amb16, Amb17, Amb18, Amb19, Amb20, Amb21, Amb22, Amb23, Amb24, Amb25, Amb26, \
            Amb27, Amb28, Amb29, Amb30, Amb31, Amb32, Amb33, Amb34, Amb35, Amb36, Amb37, Amb38, Amb39, \
            Amb40, Amb41, Amb42, Amb43, Amb44, Amb45, Amb46)
// clang-format on

namespace skyledger::whistlemountain {

/// A rule of Whistle Mountain; `ruleId` gives its written form.
enum class Rule : std::uint16_t { SKYLEDGER_WHISTLEMOUNTAIN_RULES(SKYLEDGER_RULE_NAMES) };

namespace detail {
inline constexpr play::RulesOnPage rulesOnPages[] = {
    SKYLEDGER_WHISTLEMOUNTAIN_RULES(SKYLEDGER_RULES_ON_PAGE)};
} // namespace detail

/// How many rules there are.
inline constexpr std::size_t ruleCount = play::countRules(detail::rulesOnPages);

/// Their written ids and pages.
inline constexpr play::RuleTable<Rule, ruleCount> ruleTable("WM", detail::rulesOnPages);

/// The written id, as in `WM-HARV-03`.
constexpr std::string_view ruleId(Rule rule)
{
    return ruleTable.id(rule);
}

/// The rule of the n-th thing of a kind, counted from 0, whose rules follow each other from `first` on.
constexpr Rule ruleAt(Rule first, std::size_t n)
{
    return static_cast<Rule>(static_cast<std::size_t>(first) + n);
}

} // namespace skyledger::whistlemountain
