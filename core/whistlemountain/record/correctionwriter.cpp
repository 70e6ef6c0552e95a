// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/correctionjson.h"

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

QString pathOf(const Assignment &each)
{
    const QString own = u"players."_s + QString::number(numberOf(each.player)) + u'.';
    const auto thing = static_cast<int>(each.thing);
    switch (each.setting) {
    case Setting::Stock:
        return own + word(static_cast<Resource>(thing));
    case Setting::Vp:
        return own + u"vp"_s;
    case Setting::Ability:
        return own + u"ability"_s;
    case Setting::Scaffolds:
        return own + u"scaffolds"_s;
    case Setting::Cards:
        return own + u"cards"_s;
    case Setting::Machines:
        return own + u"machines"_s;
    case Setting::Upgrades:
        return own + u"upgrades"_s;
    case Setting::Trophies:
        return own + u"trophies"_s;
    case Setting::Aircraft:
        return own + u"aircraft."_s + word(static_cast<Aircraft>(thing));
    case Setting::Workers:
        return own + u"workers"_s;
    case Setting::Piece:
        return u"pieces."_s + QString::number(thing);
    case Setting::Machine:
        return u"machines."_s + word(static_cast<Machine>(thing));
    case Setting::Water:
        return u"water"_s;
    case Setting::Floor:
        return u"floors."_s + QString::number(thing);
    case Setting::Display:
        return u"displays."_s + word(static_cast<Display>(thing));
    case Setting::Removed:
        return u"removed"_s;
    case Setting::DeckLeft:
        return u"deckLeft"_s;
    case Setting::TrophiesLeft:
        return u"trophiesLeft"_s;
    case Setting::Duplicator:
        return u"duplicator"_s;
    case Setting::Current:
        return u"current"_s;
    case Setting::Ending:
        return u"ending"_s;
    }
    return {};
}

/// The value of a setting, by its type.
struct Write {
    const Assignment &each;

    QJsonValue operator()(std::int16_t number) const
    {
        if (each.setting == Setting::Current)
            return numberOf(each.player);
        if (each.setting == Setting::Ending)
            return QJsonValue::Null;
        return number;
    }
    QJsonValue operator()(Ability ability) const
    {
        return ability == none<Ability> ? QJsonValue() : QJsonValue(word(ability));
    }
    QJsonValue operator()(const MachineList &machines) const { return wordsJson(machines); }
    QJsonValue operator()(const UpgradeList &upgrades) const { return wordsJson(upgrades); }
    QJsonValue operator()(const UpgradeSet &upgrades) const { return wordsJson(upgrades); }
    QJsonValue operator()(const TrophyCounts &trophies) const { return trophiesJson(trophies); }
    QJsonValue operator()(const AircraftPlace &place) const { return aircraftPlaceJson(place); }
    QJsonValue operator()(const Workers &workers) const { return workersJson(workers); }
    QJsonValue operator()(const ScaffoldCells &cells) const
    {
        return cells.empty() ? QJsonValue() : QJsonValue(scaffoldJson(cells));
    }
    QJsonValue operator()(const MachinePlacement &placement) const
    {
        if (placement.area.isNowhere())
            return {};
        QJsonObject object{{"area"_L1, areaText(placement.area)}, {"by"_L1, numberOf(placement.by)}};
        if (totalOf(placement.holds) > 0)
            object.insert("holds"_L1, amountsJson(placement.holds));
        return object;
    }
    QJsonValue operator()(const DisplayList &tiles) const
    {
        return tilesJson(static_cast<Display>(each.thing), tiles);
    }
    QJsonValue operator()(const PlayerList &players) const
    {
        QJsonArray numbers;
        for (const Player player : players)
            numbers.append(numberOf(player));
        return numbers;
    }
};

/// Gathers what the boards show, one setting after the other.
class Gatherer
{
public:
    template <class Value>
    void add(Setting setting, const Value &value, std::size_t thing = 0, Player player = none<Player>)
    {
        m_set.push_back({setting, player, static_cast<std::uint16_t>(thing), value});
    }
    void addNumber(Setting setting, int number, std::size_t thing = 0, Player player = none<Player>)
    {
        add(setting, static_cast<std::int16_t>(number), thing, player);
    }
    void addPlayer(Player player, const PlayerState &own)
    {
        for (const Resource resource : all<Resource>())
            addNumber(Setting::Stock, own.stock[resource], indexOf(resource), player);
        addNumber(Setting::Vp, own.vp, 0, player);
        add(Setting::Ability, own.ability, 0, player);
        addNumber(Setting::Scaffolds, own.scaffolds, 0, player);
        addNumber(Setting::Cards, own.cards, 0, player);
        add(Setting::Machines, own.machines, 0, player);
        add(Setting::Upgrades, own.upgrades, 0, player);
        add(Setting::Trophies, own.trophies, 0, player);
        for (const Aircraft aircraft : all<Aircraft>())
            add(Setting::Aircraft, own.aircraft[aircraft], indexOf(aircraft), player);
        add(Setting::Workers, own.workers, 0, player);
    }
    void addGrid(const State &state)
    {
        std::array<ScaffoldCells, scaffoldsInBox + 1> pieces;
        for (const Cell cell : state.scaffolds)
            pieces[state.pieceAt[cell]].append({cell, state.printAt[cell]});
        for (std::size_t number = 1; number <= state.pieceCount; ++number) {
            if (!pieces[number].empty())
                add(Setting::Piece, pieces[number], number);
        }
        for (const Machine machine : state.onGrid) {
            const BuiltMachine &built = state.built[machine];
            const Amounts holds = machine == Machine::Bazaar ? state.bazaar
                : machine == Machine::TollBridge             ? state.tollBridge
                                                             : Amounts{};
            add(Setting::Machine, MachinePlacement{built.area, built.by, holds}, indexOf(machine));
        }
        addNumber(Setting::Water, state.water);
    }
    std::vector<Assignment> take() { return std::move(m_set); }

private:
    std::vector<Assignment> m_set;
};

} // namespace

QJsonObject correctionJson(const std::vector<Assignment> &set)
{
    QJsonObject object;
    for (const Assignment &each : set)
        object.insert(pathOf(each), std::visit(Write{each}, each.value));
    return object;
}

std::vector<Assignment> assignmentsOf(const Setup &setup, const State &state)
{
    Gatherer boards;
    for (const Player player : setup.players())
        boards.addPlayer(player, state.players[player]);
    boards.addGrid(state);
    for (std::size_t floor = 1; floor <= setup.board().floorCount; ++floor)
        boards.add(Setting::Floor, state.floors[floor - 1], floor);
    for (const Display display : all<Display>())
        boards.add(Setting::Display, state.displays[display], indexOf(display));
    boards.add(Setting::Removed, state.removed);
    boards.addNumber(Setting::DeckLeft, state.deckLeft);
    boards.addNumber(Setting::TrophiesLeft, state.trophiesLeft);
    boards.add(Setting::Duplicator, state.duplicator);
    boards.addNumber(Setting::Current, 0, 0, state.current);
    if (state.ending) {
        PlayerList players;
        for (const Player player : state.lastTurns)
            players.append(player);
        boards.add(Setting::Ending, players);
    } else {
        boards.addNumber(Setting::Ending, 0);
    }
    return boards.take();
}

} // namespace skyledger::whistlemountain
