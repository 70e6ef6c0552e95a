// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/corrections.h"

#include "ui/airshipcity/words/terms.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Corrections)
};

/// Each kind of value that can be set.
struct Value {
    const GameWords &game;

    QString operator()(const set::Stock &value) const
    {
        return Words::tr("%1, %2: %3", "player, resource, number")
            .arg(game.player(value.player), name(value.resource), QString::number(value.amount));
    }
    QString operator()(const set::Vp &value) const
    {
        return Words::tr("%1, VP: %2").arg(game.player(value.player), QString::number(value.vp));
    }
    QString operator()(const set::Crews &value) const
    {
        QStringList places;
        for (const CrewPlacement &crew : value.crews)
            places << placed(crew);
        return Words::tr("%1, crew: %2").arg(game.player(value.player), listed(places));
    }
    QString operator()(const set::CrewAt &value) const
    {
        return Words::tr("%1, crew %2: on %3", "player, number, cell of the city")
            .arg(game.player(value.player), crewNumber(value.crew), name(value.at));
    }
    QString operator()(const set::CrewReady &value) const
    {
        const QString text = value.ready ? Words::tr("%1, crew %2: ready") : Words::tr("%1, crew %2: spent");
        return text.arg(game.player(value.player), crewNumber(value.crew));
    }
    QString operator()(const set::Held &value) const
    {
        QStringList held;
        for (const HeldContract &each : value.contracts)
            held
                << Words::tr("term %1: %2").arg(QString::number(each.termLeft), game.contract(each.contract));
        return Words::tr("%1, Contract Term Track: %2").arg(game.player(value.player), orNothing(held));
    }
    QString operator()(const set::Completed &value) const
    {
        return Words::tr("%1, Completed Contracts: %2")
            .arg(game.player(value.player), contracts(value.contracts));
    }
    QString operator()(const set::Failed &value) const
    {
        return Words::tr("%1, Failed Contracts: %2")
            .arg(game.player(value.player), contracts(value.contracts));
    }
    QString operator()(const set::Renovations &value) const
    {
        QStringList unlocked;
        for (const Resource resource : value.unlocked)
            unlocked << name(resource);
        return Words::tr("%1, unlocked renovations: %2").arg(game.player(value.player), orNothing(unlocked));
    }
    QString operator()(const set::Effect &value) const
    {
        return Words::tr("%1, %2: %3", "player, bonus effect, its state")
            .arg(game.player(value.player), name(value.effect), name(value.status));
    }
    QString operator()(const set::AirshipGrid &value) const
    {
        return grid(name(value.airship), value.markers);
    }
    QString operator()(const set::AirshipMajority &value) const
    {
        return majority(name(value.airship), value.holder);
    }
    QString operator()(const set::UtilityGrid &value) const
    {
        return grid(game.utility(value.utility), value.markers);
    }
    QString operator()(const set::UtilityMajority &value) const
    {
        return majority(game.utility(value.utility), value.holder);
    }
    QString operator()(const set::PriceSpace &value) const
    {
        return Words::tr("%1, price marker: space %2", "airship, number")
            .arg(name(value.airship), QString::number(value.space));
    }
    QString operator()(const set::CityTile &value) const
    {
        return Words::tr("%1: %2", "cell of the city, tile").arg(name(value.cell), game.tile(value.tile));
    }
    QString operator()(const set::Developed &value) const
    {
        const QString text = value.developed ? Words::tr("%1: developed side up", "cell of the city")
                                             : Words::tr("%1: basic side up", "cell of the city");
        return text.arg(name(value.cell));
    }
    QString operator()(const set::Market &value) const
    {
        return Words::tr("contracts on display: %1").arg(contracts(value.contracts));
    }
    QString operator()(const set::DeckLeft &value) const
    {
        return Words::tr("contracts in the deck: %1").arg(value.count);
    }
    QString operator()(const set::Round &value) const { return Words::tr("round: %1").arg(value.round); }
    QString operator()(const set::Current &value) const
    {
        return Words::tr("to play: %1", "player").arg(game.player(value.player));
    }

private:
    static QString crewNumber(Crew crew) { return QString::number(static_cast<int>(crew) + 1); }
    static QString placed(const CrewPlacement &crew)
    {
        //: A crew on a cell of the city, already activated in this round
        return crew.ready ? name(crew.at) : Words::tr("%1 (spent)").arg(name(crew.at));
    }
    static QString orNothing(const QStringList &items)
    {
        return items.isEmpty() ? Words::tr("none", "an empty list") : listedApart(items);
    }
    QString contracts(const ContractList &list) const
    {
        QStringList items;
        for (const Contract contract : list)
            items << game.contract(contract);
        return orNothing(items);
    }
    QString grid(const QString &what, const Per<Player, std::uint8_t> &markers) const
    {
        QStringList counts;
        for (const Player player : game.setup().players()) {
            counts << Words::tr("%1 %2", "player, number of markers")
                          .arg(game.player(player), QString::number(markers[player]));
        }
        return Words::tr("%1, donation markers: %2", "airship or public utility, list")
            .arg(what, listed(counts));
    }
    QString majority(const QString &what, Player holder) const
    {
        if (holder == none<Player>)
            return Words::tr("%1, majority: nobody", "airship or public utility").arg(what);
        return Words::tr("%1, majority: %2", "airship or public utility, player")
            .arg(what, game.player(holder));
    }
};

} // namespace

QString correctedValue(const Assignment &assignment, const GameWords &game)
{
    return std::visit(Value{game}, assignment);
}

QString listedCorrections(const Correct &correct, const GameWords &game)
{
    QStringList values;
    for (const Assignment &assignment : correct.set)
        values << correctedValue(assignment, game);
    return listedApart(values);
}

QString interventions(std::span<const Entry> entries)
{
    const auto corrections = std::count_if(entries.begin(), entries.end(), [](const Entry &entry) {
        return std::holds_alternative<Correct>(entry.event);
    });
    const auto overrides = std::count_if(entries.begin(), entries.end(), [](const Entry &entry) {
        return std::holds_alternative<Override>(entry.event);
    });
    const QString corrected = Words::tr("%n correction(s)", nullptr, static_cast<int>(corrections));
    const QString overridden = Words::tr("%n override(s)", nullptr, static_cast<int>(overrides));
    if (corrections > 0 && overrides > 0)
        return Words::tr("%1 and %2 in this game", "corrections, overrides").arg(corrected, overridden);
    if (corrections > 0)
        return Words::tr("%1 in this game", "corrections or overrides").arg(corrected);
    return overrides > 0 ? Words::tr("%1 in this game", "corrections or overrides").arg(overridden)
                         : QString();
}

} // namespace skyledger::words
