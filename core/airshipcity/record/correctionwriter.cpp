// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/correctionjson.h"
#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A path and the value that it gets.
struct Entry {
    QString path;
    QJsonValue value;
};

/// Writes one assignment; one overload for each alternative of `Assignment`.
class AssignmentWriter
{
public:
    explicit AssignmentWriter(const Ids &ids) : m_ids(ids) {}

    Entry operator()(const set::Stock &value) const
    {
        return {path(value.player, word(value.resource)), value.amount};
    }
    Entry operator()(const set::Vp &value) const { return {path(value.player, u"vp"_s), value.vp}; }
    Entry operator()(const set::Crews &value) const
    {
        QJsonArray list;
        for (const CrewPlacement &crew : value.crews)
            list.append(QJsonObject{{u"at"_s, word(crew.at)}, {u"ready"_s, crew.ready}});
        return {path(value.player, u"crew"_s), list};
    }
    Entry operator()(const set::CrewAt &value) const
    {
        return {path(value.player, u"crew.%1.at"_s.arg(numberOf(value.crew))), word(value.at)};
    }
    Entry operator()(const set::CrewReady &value) const
    {
        return {path(value.player, u"crew.%1.ready"_s.arg(numberOf(value.crew))), value.ready};
    }
    Entry operator()(const set::Held &value) const
    {
        QJsonArray list;
        for (const HeldContract &held : value.contracts)
            list.append(
                QJsonObject{{u"id"_s, m_ids.contracts.text(held.contract)}, {u"termLeft"_s, held.termLeft}});
        return {path(value.player, u"contracts"_s), list};
    }
    Entry operator()(const set::Completed &value) const
    {
        return {path(value.player, u"completed"_s), contracts(value.contracts)};
    }
    Entry operator()(const set::Failed &value) const
    {
        return {path(value.player, u"failed"_s), contracts(value.contracts)};
    }
    Entry operator()(const set::Renovations &value) const
    {
        return {path(value.player, u"renovations"_s), words(value.unlocked)};
    }
    Entry operator()(const set::Effect &value) const
    {
        return {path(value.player, u"bonusEffects."_s + word(value.effect)), word(value.status)};
    }
    Entry operator()(const set::AirshipGrid &value) const
    {
        return {u"airships.%1.grid"_s.arg(word(value.airship)), markers(value.markers)};
    }
    Entry operator()(const set::AirshipMajority &value) const
    {
        return {u"airships.%1.majority"_s.arg(word(value.airship)), playerOrNull(value.holder)};
    }
    Entry operator()(const set::UtilityGrid &value) const
    {
        return {u"utilities.%1.grid"_s.arg(m_ids.utilities.text(value.utility)), markers(value.markers)};
    }
    Entry operator()(const set::UtilityMajority &value) const
    {
        return {u"utilities.%1.majority"_s.arg(m_ids.utilities.text(value.utility)),
                playerOrNull(value.holder)};
    }
    Entry operator()(const set::PriceSpace &value) const
    {
        return {u"prices.%1.space"_s.arg(word(value.airship)), value.space};
    }
    Entry operator()(const set::CityTile &value) const
    {
        return {u"city.%1.tile"_s.arg(word(value.cell)), m_ids.tiles.text(value.tile)};
    }
    Entry operator()(const set::Developed &value) const
    {
        return {u"city.%1.developed"_s.arg(word(value.cell)), value.developed};
    }
    Entry operator()(const set::Market &value) const { return {u"market"_s, contracts(value.contracts)}; }
    Entry operator()(const set::DeckLeft &value) const { return {u"deckLeft"_s, value.count}; }
    Entry operator()(const set::Round &value) const { return {u"round"_s, value.round}; }
    Entry operator()(const set::Current &value) const { return {u"current"_s, numberOf(value.player)}; }

private:
    static QString path(Player player, const QString &rest)
    {
        return u"players.%1.%2"_s.arg(QString::number(numberOf(player)), rest);
    }
    QJsonArray contracts(const ContractList &contracts) const
    {
        QJsonArray list;
        for (const Contract contract : contracts)
            list.append(m_ids.contracts.text(contract));
        return list;
    }
    QJsonArray markers(const Per<Player, std::uint8_t> &markers) const
    {
        QJsonArray list;
        for (const Player player : firstOf<Player>(m_ids.seats))
            list.append(markers[player]);
        return list;
    }

    const Ids &m_ids;
};

} // namespace

QJsonObject correctionJson(const Correct &correct, const Ids &ids)
{
    QJsonObject object;
    for (const Assignment &assignment : correct.set) {
        const Entry entry = std::visit(AssignmentWriter(ids), assignment);
        object.insert(entry.path, entry.value);
    }
    return object;
}

} // namespace skyledger::airshipcity
