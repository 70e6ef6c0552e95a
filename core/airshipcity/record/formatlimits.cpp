// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/game.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

bool isWithin(int number, int least, int most)
{
    return number >= least && number <= most;
}

/// Whether an enumeration has such a key: files have a word for it.
template <class Key>
bool isKey(Key key)
{
    return indexOf(key) < nameTable<Key>.size();
}

/// The limits of the format that the reader minds, asked of an event that is no text yet.
class Limits
{
public:
    explicit Limits(const Ids &ids) : m_ids(ids) {}

    bool fits(const Played &played) const { return plays().fits(played, m_ids); }
    bool fits(const Correct &correct) const
    {
        return std::all_of(correct.set.begin(), correct.set.end(),
                           [this](const Assignment &each) { return std::visit(*this, each); });
    }

    bool operator()(const set::Stock &value) const { return sits(value.player) && isKey(value.resource); }
    bool operator()(const set::Vp &value) const
    {
        return sits(value.player) && isWithin(value.vp, -maxVp, maxVp);
    }
    bool operator()(const set::Crews &value) const
    {
        return sits(value.player)
            && std::all_of(value.crews.begin(), value.crews.end(),
                           [](const CrewPlacement &crew) { return isKey(crew.at); });
    }
    bool operator()(const set::CrewAt &value) const
    {
        return sits(value.player) && isKey(value.crew) && isKey(value.at);
    }
    bool operator()(const set::CrewReady &value) const { return sits(value.player) && isKey(value.crew); }
    bool operator()(const set::Held &value) const
    {
        return sits(value.player)
            && std::all_of(value.contracts.begin(), value.contracts.end(), [this](const HeldContract &held) {
                   return isKnown(held.contract) && isWithin(held.termLeft, 1, maxTerm);
               });
    }
    bool operator()(const set::Completed &value) const
    {
        return sits(value.player) && areKnown(value.contracts);
    }
    bool operator()(const set::Failed &value) const
    {
        return sits(value.player) && areKnown(value.contracts);
    }
    bool operator()(const set::Renovations &value) const { return sits(value.player); }
    bool operator()(const set::Effect &value) const
    {
        return sits(value.player) && isKey(value.effect) && isKey(value.status);
    }
    bool operator()(const set::AirshipGrid &value) const { return isKey(value.airship); }
    bool operator()(const set::AirshipMajority &value) const
    {
        return isKey(value.airship) && isSeatOrNobody(value.holder);
    }
    bool operator()(const set::UtilityGrid &value) const { return isKnown(value.utility); }
    bool operator()(const set::UtilityMajority &value) const
    {
        return isKnown(value.utility) && isSeatOrNobody(value.holder);
    }
    bool operator()(const set::PriceSpace &value) const { return isSellable(value.airship); }
    bool operator()(const set::CityTile &value) const { return isKey(value.cell) && isKnown(value.tile); }
    bool operator()(const set::Developed &value) const { return isKey(value.cell); }
    bool operator()(const set::Market &value) const { return areKnown(value.contracts); }
    bool operator()(const set::DeckLeft &) const { return true; }
    bool operator()(const set::Round &value) const { return isWithin(value.round, 1, lastRound); }
    bool operator()(const set::Current &value) const { return sits(value.player); }

private:
    bool sits(Player player) const { return indexOf(player) < m_ids.seats; }
    bool isSeatOrNobody(Player player) const { return player == none<Player> || sits(player); }
    template <class Key>
    bool isKnown(Key thing) const
    {
        return m_ids.of<Key>().contains(thing);
    }
    bool areKnown(const ContractList &contracts) const
    {
        return std::all_of(contracts.begin(), contracts.end(),
                           [this](Contract contract) { return isKnown(contract); });
    }

    const Ids &m_ids;
};

} // namespace

bool AirshipCity::fitsFormat(const Event &event, const Ids &ids)
{
    const Limits limits(ids);
    const auto fits = [&limits](const auto &each) { return limits.fits(each); };
    if (const auto *overridden = std::get_if<Override>(&event))
        return std::visit(fits, overridden->event);
    if (const auto *correct = std::get_if<Correct>(&event))
        return limits.fits(*correct);
    return limits.fits(std::get<Played>(event));
}

} // namespace skyledger::airshipcity
