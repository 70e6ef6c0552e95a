// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

/// Every rule of Whistle Mountain that the program knows. The one list that ties together checks, tests, messages and
/// look-up entries.
// clang-format off
#define SKYLEDGER_WHISTLEMOUNTAIN_RULES(RULE) \
    RULE(Comp01, "WM-COMP-01") RULE(Comp02, "WM-COMP-02") RULE(Comp03, "WM-COMP-03") \
    RULE(Comp04, "WM-COMP-04") RULE(Comp05, "WM-COMP-05") RULE(Comp06, "WM-COMP-06") \
    RULE(Comp07, "WM-COMP-07") RULE(Comp08, "WM-COMP-08") RULE(Comp09, "WM-COMP-09") \
    RULE(Comp10, "WM-COMP-10") \
    RULE(Setup01, "WM-SETUP-01") RULE(Setup02, "WM-SETUP-02") RULE(Setup03, "WM-SETUP-03") \
    RULE(Setup04, "WM-SETUP-04") RULE(Setup05, "WM-SETUP-05") RULE(Setup06, "WM-SETUP-06") \
    RULE(Setup07, "WM-SETUP-07") RULE(Setup08, "WM-SETUP-08") RULE(Setup09, "WM-SETUP-09") \
    RULE(Setup10, "WM-SETUP-10") RULE(Setup11, "WM-SETUP-11") \
    RULE(Geo01, "WM-GEO-01") RULE(Geo02, "WM-GEO-02") RULE(Geo03, "WM-GEO-03") \
    RULE(Geo04, "WM-GEO-04") RULE(Geo05, "WM-GEO-05") RULE(Geo06, "WM-GEO-06") \
    RULE(Geo07, "WM-GEO-07") RULE(Geo08, "WM-GEO-08") \
    RULE(Turn01, "WM-TURN-01") RULE(Turn02, "WM-TURN-02") RULE(Turn03, "WM-TURN-03") \
    RULE(Turn04, "WM-TURN-04") RULE(Turn05, "WM-TURN-05") \
    RULE(Bonus01, "WM-BONUS-01") RULE(Bonus02, "WM-BONUS-02") \
    RULE(Ord01, "WM-ORD-01") RULE(Ord02, "WM-ORD-02") RULE(Ord03, "WM-ORD-03") \
    RULE(Ord04, "WM-ORD-04") RULE(Ord05, "WM-ORD-05") \
    RULE(Res01, "WM-RES-01") RULE(Res02, "WM-RES-02") RULE(Res03, "WM-RES-03") \
    RULE(Res04, "WM-RES-04") RULE(Res05, "WM-RES-05") RULE(Res06, "WM-RES-06") \
    RULE(Res07, "WM-RES-07") RULE(Res08, "WM-RES-08") RULE(Res09, "WM-RES-09") \
    RULE(Harv01, "WM-HARV-01") RULE(Harv02, "WM-HARV-02") RULE(Harv03, "WM-HARV-03") \
    RULE(Harv04, "WM-HARV-04") RULE(Harv05, "WM-HARV-05") RULE(Harv06, "WM-HARV-06") \
    RULE(Harv07, "WM-HARV-07") RULE(Harv08, "WM-HARV-08") RULE(Harv09, "WM-HARV-09") \
    RULE(Harv10, "WM-HARV-10") RULE(Harv11, "WM-HARV-11") RULE(Harv12, "WM-HARV-12") \
    RULE(Harv13, "WM-HARV-13") RULE(Harv14, "WM-HARV-14") RULE(Harv15, "WM-HARV-15") \
    RULE(Dock01, "WM-DOCK-01") RULE(Dock02, "WM-DOCK-02") RULE(Dock03, "WM-DOCK-03") \
    RULE(Dock04, "WM-DOCK-04") RULE(Dock05, "WM-DOCK-05") RULE(Dock11, "WM-DOCK-11") \
    RULE(Dock12, "WM-DOCK-12") RULE(Dock13, "WM-DOCK-13") RULE(Dock14, "WM-DOCK-14") \
    RULE(Dock15, "WM-DOCK-15") RULE(Dock16, "WM-DOCK-16") RULE(Dock17, "WM-DOCK-17") \
    RULE(Dock18, "WM-DOCK-18") \
    RULE(Act01, "WM-ACT-01") RULE(Act02, "WM-ACT-02") RULE(Act03, "WM-ACT-03") \
    RULE(Act04, "WM-ACT-04") RULE(Act05, "WM-ACT-05") RULE(Act06, "WM-ACT-06") \
    RULE(Work01, "WM-WORK-01") RULE(Work02, "WM-WORK-02") RULE(Work03, "WM-WORK-03") \
    RULE(Work04, "WM-WORK-04") RULE(Work05, "WM-WORK-05") RULE(Work06, "WM-WORK-06") \
    RULE(Work07, "WM-WORK-07") \
    RULE(Scaf01, "WM-SCAF-01") RULE(Scaf02, "WM-SCAF-02") RULE(Scaf03, "WM-SCAF-03") \
    RULE(Scaf04, "WM-SCAF-04") RULE(Scaf05, "WM-SCAF-05") RULE(Scaf06, "WM-SCAF-06") \
    RULE(Scaf07, "WM-SCAF-07") \
    RULE(Mach01, "WM-MACH-01") RULE(Mach02, "WM-MACH-02") RULE(Mach03, "WM-MACH-03") \
    RULE(Mach04, "WM-MACH-04") RULE(Mach05, "WM-MACH-05") RULE(Mach06, "WM-MACH-06") \
    RULE(Mach07, "WM-MACH-07") RULE(Mach08, "WM-MACH-08") RULE(Mach09, "WM-MACH-09") \
    RULE(Mach10, "WM-MACH-10") RULE(Mach11, "WM-MACH-11") RULE(Mach12, "WM-MACH-12") \
    RULE(Flood01, "WM-FLOOD-01") RULE(Flood02, "WM-FLOOD-02") RULE(Flood03, "WM-FLOOD-03") \
    RULE(Flood04, "WM-FLOOD-04") RULE(Flood05, "WM-FLOOD-05") RULE(Flood06, "WM-FLOOD-06") \
    RULE(Flood07, "WM-FLOOD-07") RULE(Flood08, "WM-FLOOD-08") \
    RULE(Worker01, "WM-WORKER-01") RULE(Worker02, "WM-WORKER-02") RULE(Worker03, "WM-WORKER-03") \
    RULE(Worker04, "WM-WORKER-04") RULE(Worker05, "WM-WORKER-05") RULE(Worker06, "WM-WORKER-06") \
    RULE(Worker07, "WM-WORKER-07") RULE(Worker08, "WM-WORKER-08") RULE(Worker09, "WM-WORKER-09") \
    RULE(End01, "WM-END-01") RULE(End02, "WM-END-02") RULE(End03, "WM-END-03") \
    RULE(End04, "WM-END-04") \
    RULE(Score01, "WM-SCORE-01") RULE(Score02, "WM-SCORE-02") RULE(Score03, "WM-SCORE-03") \
    RULE(Score11, "WM-SCORE-11") RULE(Score12, "WM-SCORE-12") RULE(Score13, "WM-SCORE-13") \
    RULE(Score14, "WM-SCORE-14") RULE(Score15, "WM-SCORE-15") RULE(Score16, "WM-SCORE-16") \
    RULE(Score17, "WM-SCORE-17") RULE(Score18, "WM-SCORE-18") \
    RULE(Tie01, "WM-TIE-01") RULE(Tie02, "WM-TIE-02") \
    RULE(S01, "WM-S-01") RULE(S02, "WM-S-02") RULE(S03, "WM-S-03") \
    RULE(S04, "WM-S-04") RULE(S05, "WM-S-05") RULE(S06, "WM-S-06") \
    RULE(S07, "WM-S-07") RULE(S08, "WM-S-08") RULE(S09, "WM-S-09") \
    RULE(S10, "WM-S-10") RULE(S11, "WM-S-11") RULE(S12, "WM-S-12") \
    RULE(S13, "WM-S-13") RULE(S14, "WM-S-14") RULE(S15, "WM-S-15") \
    RULE(S16, "WM-S-16") \
    RULE(M01, "WM-M-01") RULE(M02, "WM-M-02") RULE(M03, "WM-M-03") \
    RULE(M04, "WM-M-04") RULE(M05, "WM-M-05") RULE(M06, "WM-M-06") \
    RULE(M07, "WM-M-07") RULE(M08, "WM-M-08") RULE(M09, "WM-M-09") \
    RULE(M10, "WM-M-10") RULE(M11, "WM-M-11") RULE(M12, "WM-M-12") \
    RULE(M13, "WM-M-13") RULE(M14, "WM-M-14") RULE(M15, "WM-M-15") \
    RULE(M16, "WM-M-16") RULE(M17, "WM-M-17") RULE(M18, "WM-M-18") \
    RULE(M19, "WM-M-19") RULE(M20, "WM-M-20") \
    RULE(L01, "WM-L-01") RULE(L02, "WM-L-02") RULE(L03, "WM-L-03") \
    RULE(L04, "WM-L-04") RULE(L05, "WM-L-05") RULE(L06, "WM-L-06") \
    RULE(L07, "WM-L-07") RULE(L08, "WM-L-08") RULE(L09, "WM-L-09") \
    RULE(L10, "WM-L-10") RULE(L11, "WM-L-11") RULE(L12, "WM-L-12") \
    RULE(L13, "WM-L-13") RULE(L14, "WM-L-14") RULE(L15, "WM-L-15") \
    RULE(L16, "WM-L-16") RULE(L17, "WM-L-17") RULE(L18, "WM-L-18") \
    RULE(U01, "WM-U-01") RULE(U02, "WM-U-02") RULE(U03, "WM-U-03") \
    RULE(U04, "WM-U-04") RULE(U05, "WM-U-05") RULE(U06, "WM-U-06") \
    RULE(U07, "WM-U-07") RULE(U08, "WM-U-08") RULE(U09, "WM-U-09") \
    RULE(U10, "WM-U-10") RULE(U11, "WM-U-11") RULE(U12, "WM-U-12") \
    RULE(U13, "WM-U-13") RULE(U14, "WM-U-14") RULE(U15, "WM-U-15") \
    RULE(U16, "WM-U-16") RULE(U17, "WM-U-17") RULE(U18, "WM-U-18") \
    RULE(U19, "WM-U-19") RULE(U20, "WM-U-20") RULE(U21, "WM-U-21") \
    RULE(U22, "WM-U-22") RULE(U23, "WM-U-23") RULE(U24, "WM-U-24") \
    RULE(Upg01, "WM-UPG-01") RULE(Upg02, "WM-UPG-02") \
    RULE(Tr01, "WM-TR-01") RULE(Tr02, "WM-TR-02") RULE(Tr03, "WM-TR-03") \
    RULE(Tr04, "WM-TR-04") RULE(Tr05, "WM-TR-05") RULE(Tr06, "WM-TR-06") \
    RULE(Tr07, "WM-TR-07") RULE(Tr08, "WM-TR-08") RULE(Tr09, "WM-TR-09") \
    RULE(Tr10, "WM-TR-10") RULE(Tr11, "WM-TR-11") \
    RULE(A01, "WM-A-01") RULE(A02, "WM-A-02") RULE(A03, "WM-A-03") \
    RULE(A04, "WM-A-04") RULE(A05, "WM-A-05") RULE(A06, "WM-A-06") \
    RULE(A07, "WM-A-07") RULE(A08, "WM-A-08") RULE(A09, "WM-A-09") \
    RULE(A10, "WM-A-10") RULE(A11, "WM-A-11") RULE(A12, "WM-A-12") \
    RULE(A13, "WM-A-13") RULE(A14, "WM-A-14") RULE(A15, "WM-A-15") \
    RULE(A16, "WM-A-16") RULE(A17, "WM-A-17") \
    RULE(C01, "WM-C-01") RULE(C02, "WM-C-02") RULE(C03, "WM-C-03") \
    RULE(C04, "WM-C-04") RULE(C05, "WM-C-05") RULE(C06, "WM-C-06") \
    RULE(C07, "WM-C-07") RULE(C08, "WM-C-08") RULE(C09, "WM-C-09") \
    RULE(C10, "WM-C-10") RULE(C11, "WM-C-11") RULE(C12, "WM-C-12") \
    RULE(C13, "WM-C-13") RULE(C14, "WM-C-14") RULE(C15, "WM-C-15") \
    RULE(C16, "WM-C-16") RULE(C17, "WM-C-17") RULE(C18, "WM-C-18") \
    RULE(C19, "WM-C-19") RULE(C20, "WM-C-20") \
    RULE(Typo01, "WM-TYPO-01") RULE(Typo02, "WM-TYPO-02") RULE(Typo03, "WM-TYPO-03") \
    RULE(Ns01, "WM-NS-01") RULE(Ns02, "WM-NS-02") RULE(Ns03, "WM-NS-03") \
    RULE(Ns04, "WM-NS-04") RULE(Ns05, "WM-NS-05") RULE(Ns06, "WM-NS-06") \
    RULE(Ns07, "WM-NS-07") RULE(Ns08, "WM-NS-08") RULE(Ns09, "WM-NS-09") \
    RULE(Ns10, "WM-NS-10") \
    RULE(Amb01, "WM-AMB-01") RULE(Amb02, "WM-AMB-02") RULE(Amb03, "WM-AMB-03") \
    RULE(Amb04, "WM-AMB-04") RULE(Amb05, "WM-AMB-05") RULE(Amb06, "WM-AMB-06") \
    RULE(Amb07, "WM-AMB-07") RULE(Amb08, "WM-AMB-08") RULE(Amb09, "WM-AMB-09") \
    RULE(Amb10, "WM-AMB-10") RULE(Amb11, "WM-AMB-11") RULE(Amb12, "WM-AMB-12") \
    RULE(Amb13, "WM-AMB-13") RULE(Amb14, "WM-AMB-14") RULE(Amb15, "WM-AMB-15") \
    RULE(Amb16, "WM-AMB-16") RULE(Amb17, "WM-AMB-17") RULE(Amb18, "WM-AMB-18") \
    RULE(Amb19, "WM-AMB-19") RULE(Amb20, "WM-AMB-20") RULE(Amb21, "WM-AMB-21") \
    RULE(Amb22, "WM-AMB-22") RULE(Amb23, "WM-AMB-23") RULE(Amb24, "WM-AMB-24") \
    RULE(Amb25, "WM-AMB-25") RULE(Amb26, "WM-AMB-26") RULE(Amb27, "WM-AMB-27") \
    RULE(Amb28, "WM-AMB-28") RULE(Amb29, "WM-AMB-29") RULE(Amb30, "WM-AMB-30") \
    RULE(Amb31, "WM-AMB-31") RULE(Amb32, "WM-AMB-32") RULE(Amb33, "WM-AMB-33") \
    RULE(Amb34, "WM-AMB-34") RULE(Amb35, "WM-AMB-35") RULE(Amb36, "WM-AMB-36") \
    RULE(Amb37, "WM-AMB-37") RULE(Amb38, "WM-AMB-38") RULE(Amb39, "WM-AMB-39") \
    RULE(Amb40, "WM-AMB-40") RULE(Amb41, "WM-AMB-41") RULE(Amb42, "WM-AMB-42") \
    RULE(Amb43, "WM-AMB-43") RULE(Amb44, "WM-AMB-44") RULE(Amb45, "WM-AMB-45") \
    RULE(Amb46, "WM-AMB-46")
// clang-format on

namespace skyledger::whistlemountain {

/// A rule of Whistle Mountain; `ruleId` gives its written form.
enum class Rule : std::uint16_t {
#define SKYLEDGER_RULE_ENUMERATOR(name, id) name,
    SKYLEDGER_WHISTLEMOUNTAIN_RULES(SKYLEDGER_RULE_ENUMERATOR)
#undef SKYLEDGER_RULE_ENUMERATOR
};

namespace detail {
inline constexpr std::string_view ruleNames[] = {
#define SKYLEDGER_RULE_ENTRY(name, id) id,
    SKYLEDGER_WHISTLEMOUNTAIN_RULES(SKYLEDGER_RULE_ENTRY)
#undef SKYLEDGER_RULE_ENTRY
};
} // namespace detail

/// How many rules there are.
inline constexpr std::size_t ruleCount = std::size(detail::ruleNames);

/// The written id, as in `WM-HARV-03`.
constexpr std::string_view ruleId(Rule rule)
{
    return detail::ruleNames[static_cast<std::size_t>(rule)];
}

/// The rule of a written id; nothing for an id that is not in the list.
constexpr std::optional<Rule> ruleFromId(std::string_view id)
{
    for (std::size_t i = 0; i < ruleCount; ++i) {
        if (detail::ruleNames[i] == id)
            return static_cast<Rule>(i);
    }
    return std::nullopt;
}

/// The rule of the n-th thing of a kind, counted from 0, whose rules follow each other from `first` on.
constexpr Rule ruleAt(Rule first, std::size_t n)
{
    return static_cast<Rule>(static_cast<std::size_t>(first) + n);
}

} // namespace skyledger::whistlemountain
