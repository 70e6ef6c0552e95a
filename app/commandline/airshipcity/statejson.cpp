// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/statejson.h"

#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/rules/rules.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The words of a set in the order of the vocabulary.
template <class Key>
QJsonArray words(const KeySet<Key> &set)
{
    QJsonArray list;
    for (const Key key : set)
        list.append(word(key));
    return list;
}

/// A player's number, or null for nobody.
QJsonValue playerOrNull(Player player)
{
    return player == none<Player> ? QJsonValue(QJsonValue::Null) : QJsonValue(numberOf(player));
}

class StateWriter
{
public:
    StateWriter(const GameRecord &record, const State &state)
        : m_record(record), m_ids(record.ids), m_state(state)
    {
    }

    QJsonObject write() const
    {
        return {{u"round"_s, m_state.round},
                {u"stage"_s, numberOf(stageOf(m_state.round))},
                {u"current"_s, numberOf(m_state.current)},
                {u"phase"_s, word(m_state.phase)},
                {u"acting"_s, acting()},
                {u"players"_s, depots()},
                {u"city"_s, city()},
                {u"airships"_s, airships()},
                {u"utilities"_s, utilities()},
                {u"prices"_s, prices()},
                {u"market"_s, contracts(m_state.market)},
                {u"deckLeft"_s, m_state.deckLeft},
                {u"pending"_s, pending()}};
    }

private:
    const Setup &setup() const { return m_record.setup; }

    QJsonValue acting() const
    {
        const Acting &acting = m_state.acting;
        if (acting.player == none<Player>)
            return QJsonValue::Null;
        return QJsonObject{{u"player"_s, numberOf(acting.player)}, {u"crew"_s, numberOf(acting.crew)}};
    }

    QJsonArray contracts(const ContractList &contracts) const
    {
        QJsonArray list;
        for (const Contract contract : contracts)
            list.append(m_ids.contracts.text(contract));
        return list;
    }

    QJsonArray depots() const
    {
        QJsonArray list;
        for (const Player player : setup().players())
            list.append(depot(player));
        return list;
    }

    QJsonObject depot(Player player) const
    {
        const PlayerState &depot = m_state.players[player];
        const PlayerInfo &info = m_record.players[static_cast<qsizetype>(indexOf(player))];
        QJsonObject object{{u"name"_s, info.name},
                           {u"color"_s, word(info.color)},
                           {u"vp"_s, depot.vp},
                           {u"crew"_s, crew(depot)},
                           {u"contracts"_s, held(depot)},
                           {u"completed"_s, contracts(depot.completed)},
                           {u"failed"_s, contracts(depot.failed)},
                           {u"renovations"_s, words(depot.renovations)},
                           {u"bonusEffects"_s, effects(depot)},
                           {u"markersLeft"_s, markersLeft(setup(), m_state, player)}};
        QJsonObject capacity;
        for (const Resource resource : all<Resource>()) {
            object.insert(word(resource), depot.stock[resource]);
            capacity.insert(word(resource), depot.capacity(resource));
        }
        object.insert(u"capacity"_s, capacity);
        return object;
    }

    QJsonArray crew(const PlayerState &depot) const
    {
        QJsonArray list;
        for (const CrewState &token : depot.crews) {
            if (token.inPlay()) {
                list.append(QJsonObject{{u"at"_s, word(token.at)},
                                        {u"tile"_s, m_ids.tiles.text(m_state.city[token.at])},
                                        {u"ready"_s, token.ready}});
            }
        }
        return list;
    }

    QJsonArray held(const PlayerState &depot) const
    {
        QJsonArray list;
        for (const Contract contract : depot.held) {
            list.append(QJsonObject{{u"id"_s, m_ids.contracts.text(contract)},
                                    {u"termLeft"_s, m_state.termLeft[contract]}});
        }
        return list;
    }

    static QJsonObject effects(const PlayerState &depot)
    {
        QJsonObject object;
        for (const BonusEffect effect : all<BonusEffect>())
            object.insert(word(effect), word(depot.bonusEffects[effect]));
        return object;
    }

    QJsonArray city() const
    {
        QJsonArray rows;
        for (int row = 0; row < gridSize; ++row) {
            QJsonArray cells;
            for (int column = 0; column < gridSize; ++column) {
                const Tile tile = m_state.city[cellAt(column, row)];
                cells.append(QJsonObject{{u"tile"_s, m_ids.tiles.text(tile)},
                                         {u"developed"_s, m_state.developed.contains(tile)}});
            }
            rows.append(cells);
        }
        return rows;
    }

    QJsonObject gridJson(const Grid &grid) const
    {
        QJsonArray markers;
        for (const Player player : setup().players())
            markers.append(grid.markers[player]);
        return {{u"grid"_s, markers}, {u"majority"_s, playerOrNull(grid.majority)}};
    }

    QJsonObject airships() const
    {
        QJsonObject object;
        for (const Airship airship : all<Airship>())
            object.insert(word(airship), gridJson(m_state.airships[airship]));
        return object;
    }

    QJsonObject utilities() const
    {
        QJsonObject object;
        for (const Utility utility : setup().utilities())
            object.insert(m_ids.utilities.text(utility), gridJson(m_state.utilities[utility]));
        return object;
    }

    QJsonObject prices() const
    {
        QJsonObject object;
        for (const Airship airship : all<Airship>()) {
            if (!isSellable(airship))
                continue;
            const std::size_t space = m_state.priceSpaces[airship];
            const auto &track = setup().catalogue.priceTracks[levelOf(airship)];
            const bool known = track && space >= 1 && space <= track->size();
            object.insert(
                word(airship),
                QJsonObject{{u"space"_s, static_cast<int>(space)},
                            {u"pays"_s, known ? QJsonValue((*track)[space - 1]) : QJsonValue::Null}});
        }
        return object;
    }

    QJsonArray pending() const
    {
        const Pending &due = m_state.pending;
        const QString choose = m_state.phase == Phase::StageBonus ? u"stage-bonus"_s : u"piggyback"_s;
        QJsonArray list;
        for (const Player player : due.players) {
            list.append(QJsonObject{{u"player"_s, numberOf(player)},
                                    {u"choose"_s, choose},
                                    {u"choices"_s, words(due.choices)},
                                    {u"amount"_s, due.known ? QJsonValue(due.amount) : QJsonValue::Null}});
        }
        return list;
    }

    const GameRecord &m_record;
    const Ids &m_ids;
    const State &m_state;
};

} // namespace

QJsonObject stateJson(const GameRecord &record, const State &state)
{
    return StateWriter(record, state).write();
}

} // namespace skyledger::airshipcity
