// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/reportedamounts.h"

#include "core/airshipcity/verdict.h"

namespace skyledger::ui {

using namespace airshipcity;

namespace {

/// The keys of amounts that the table tells: of each resource, and of each player's part of an upkeep.
struct TellingKey {
    ReportKey what{};
    int resource = 0; ///< past the resources: victory points, or a number of which there is one
    int player = 0;

    static constexpr int numbers = static_cast<int>(table::countOf<Resource>) + 1;
    static constexpr int kinds = static_cast<int>(table::countOf<ReportKey>);

    play::Code code() const
    {
        const int number = (player * numbers + resource) * kinds + static_cast<int>(what);
        return play::Code::fromNumber(static_cast<std::size_t>(number));
    }
    static TellingKey of(play::Code code)
    {
        const int number = code.number();
        return {static_cast<ReportKey>(number % kinds), number / kinds % numbers, number / kinds / numbers};
    }
};

constexpr int single = TellingKey::numbers - 1;

void tell(std::vector<ToldAmount> &told, TellingKey key, const std::optional<Amounts> &amounts)
{
    for (const Resource resource : all<Resource>()) {
        key.resource = static_cast<int>(resource);
        if (amounts)
            told.push_back({key.code(), (*amounts)[resource]});
    }
}

template <class Number>
void tell(std::vector<ToldAmount> &told, TellingKey key, const std::optional<Number> &number)
{
    key.resource = single;
    if (number)
        told.push_back({key.code(), *number});
}

void add(std::optional<Amounts> &amounts, const TellingKey &key, int amount)
{
    if (!amounts)
        amounts.emplace();
    (*amounts)[static_cast<Resource>(key.resource)] = static_cast<std::uint8_t>(amount);
}

} // namespace

std::vector<ToldAmount> toldOf(const Reported &reported)
{
    std::vector<ToldAmount> told;
    tell(told, {ReportKey::Pay}, reported.pay);
    tell(told, {ReportKey::Gain}, reported.gain);
    tell(told, {ReportKey::Vp}, reported.vp);
    tell(told, {ReportKey::Term}, reported.term);
    for (const Player player : all<Player>()) {
        if (const auto &part = reported.players[player]) {
            const TellingKey key{ReportKey::Players, 0, static_cast<int>(player)};
            tell(told, key, part->gain);
            tell(told, key, part->vp);
        }
    }
    return told;
}

Reported reportedOf(const std::vector<ToldAmount> &told)
{
    Reported reported;
    for (const ToldAmount &each : told) {
        const TellingKey key = TellingKey::of(each.key);
        switch (key.what) {
        case ReportKey::Pay:
            add(reported.pay, key, each.amount);
            break;
        case ReportKey::Gain:
            add(reported.gain, key, each.amount);
            break;
        case ReportKey::Vp:
            reported.vp = static_cast<std::int16_t>(each.amount);
            break;
        case ReportKey::Term:
            reported.term = static_cast<std::uint8_t>(each.amount);
            break;
        case ReportKey::Players: {
            auto &part = reported.players[static_cast<Player>(key.player)];
            if (!part)
                part.emplace();
            if (key.resource == single)
                part->vp = static_cast<std::int16_t>(each.amount);
            else
                add(part->gain, key, each.amount);
            break;
        }
        }
    }
    return reported;
}

} // namespace skyledger::ui
