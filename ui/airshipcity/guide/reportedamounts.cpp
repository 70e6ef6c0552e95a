// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/reportedamounts.h"

#include <algorithm>
#include <type_traits>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

/// Goes through all amounts that can be told, each by a key of its own: what may hold it, and the way to it in there.
template <class Visit>
void visitAmounts(Reported &reported, Visit visit)
{
    std::size_t key = 0;
    const auto visitNumber = [&](auto &number) {
        visit(
            play::Code::fromNumber(key++), number, [](auto &held) -> auto & { return held; });
    };
    const auto visitEach = [&](std::optional<Amounts> &amounts) {
        for (const Resource resource : all<Resource>())
            visit(
                play::Code::fromNumber(key++),
                amounts, [resource](Amounts & held) -> auto & { return held[resource]; });
    };
    visitEach(reported.pay);
    visitEach(reported.gain);
    visitNumber(reported.vp);
    visitNumber(reported.term);
    for (std::optional<Reported::ForPlayer> &part : reported.players) {
        Reported::ForPlayer held = part.value_or(Reported::ForPlayer());
        visitEach(held.gain);
        visitNumber(held.vp);
        if (!(held == Reported::ForPlayer()))
            part = held;
    }
}

} // namespace

std::vector<ToldAmount> toldOf(const Reported &reported)
{
    std::vector<ToldAmount> told;
    Reported read = reported;
    visitAmounts(read, [&told](play::Code key, auto &amounts, auto part) {
        if (amounts)
            told.push_back({key, part(*amounts)});
    });
    return told;
}

Reported reportedOf(const std::vector<ToldAmount> &told)
{
    Reported reported;
    visitAmounts(reported, [&told](play::Code key, auto &amounts, auto part) {
        const auto found =
            std::find_if(told.begin(), told.end(), [key](const ToldAmount &each) { return each.key == key; });
        if (found == told.end())
            return;
        auto &amount = part(amounts ? *amounts : amounts.emplace());
        amount = static_cast<std::remove_reference_t<decltype(amount)>>(found->amount);
    });
    return reported;
}

} // namespace skyledger::ui
