// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Corrections)
};

/// What a value is set to, one sentence for each kind.
class Value
{
public:
    Value(const Assignment &told, const GameWords &game) : m_told(told), m_game(game) {}

    QString text() const
    {
        switch (m_told.setting.as<Setting>()) {
        case Setting::AirshipGrid:
            return grid(name(m_told.thing<Airship>()));
        case Setting::AirshipMajority:
            return majority(name(m_told.thing<Airship>()));
        case Setting::UtilityGrid:
            return grid(m_game.utility(m_told.thing<Utility>()));
        case Setting::UtilityMajority:
            return majority(m_game.utility(m_told.thing<Utility>()));
        case Setting::PriceSpace:
            return Words::tr("%1, price marker: space %2", "airship, number")
                .arg(name(m_told.thing<Airship>()), number());
        case Setting::CityTile:
            return Words::tr("%1: %2", "cell of the city, tile")
                .arg(name(m_told.thing<Cell>()), m_game.tile(m_told.as<Tile>()));
        case Setting::Developed:
            return side().arg(name(m_told.thing<Cell>()));
        case Setting::Market:
            return Words::tr("contracts on display: %1").arg(contracts());
        case Setting::DeckLeft:
            return Words::tr("contracts in the deck: %1").arg(number());
        case Setting::Round:
            return Words::tr("round: %1").arg(number());
        case Setting::Current:
            return Words::tr("to play: %1", "player").arg(m_game.player(m_told.as<Player>()));
        default:
            return depot(m_game.player(m_told.thing<Player>()));
        }
    }

private:
    /// What stands on a player's board.
    QString depot(const QString &player) const
    {
        switch (m_told.setting.as<Setting>()) {
        case Setting::Stock:
            return Words::tr("%1, %2: %3", "player, resource, number")
                .arg(player, name(m_told.thing<Resource>(1)), number());
        case Setting::Vp:
            return Words::tr("%1, VP: %2").arg(player, number());
        case Setting::Crews:
            return Words::tr("%1, crew: %2").arg(player, crews());
        case Setting::CrewAt:
            return Words::tr("%1, crew %2: on %3", "player, number, cell of the city")
                .arg(player, crewNumber(), name(m_told.as<Cell>()));
        case Setting::CrewReady:
            return readiness().arg(player, crewNumber());
        case Setting::Held:
            return Words::tr("%1, Contract Term Track: %2").arg(player, held());
        case Setting::Completed:
            return Words::tr("%1, Completed Contracts: %2").arg(player, contracts());
        case Setting::Failed:
            return Words::tr("%1, Failed Contracts: %2").arg(player, contracts());
        case Setting::Renovations:
            return Words::tr("%1, unlocked renovations: %2").arg(player, renovations());
        default:
            return Words::tr("%1, %2: %3", "player, bonus effect, its state")
                .arg(player, name(m_told.thing<BonusEffect>(1)), name(m_told.as<EffectStatus>()));
        }
    }
    QString number() const { return QString::number(m_told.value.number()); }
    QString crewNumber() const { return QString::number(indexOf(m_told.thing<Crew>(1)) + 1); }
    QString readiness() const
    {
        return m_told.value.truth() ? Words::tr("%1, crew %2: ready") : Words::tr("%1, crew %2: spent");
    }
    QString side() const
    {
        return m_told.value.truth() ? Words::tr("%1: developed side up", "cell of the city")
                                    : Words::tr("%1: basic side up", "cell of the city");
    }
    QString crews() const
    {
        QStringList places;
        for (const CrewPlacement &crew : m_told.as<CrewList>())
            places << placed(crew);
        return listed(places);
    }
    QString held() const
    {
        return listOf(m_told.as<HeldList>(), [this](const HeldContract &each) {
            return Words::tr("term %1: %2")
                .arg(QString::number(each.termLeft), m_game.contract(each.contract));
        });
    }
    QString renovations() const
    {
        return listOf(m_told.as<ResourceSet>(), [](Resource resource) { return name(resource); });
    }
    QString contracts() const
    {
        return listOf(m_told.as<ContractList>(),
                      [this](Contract contract) { return m_game.contract(contract); });
    }
    static QString placed(const CrewPlacement &crew)
    {
        //: A crew on a cell of the city, already activated in this round
        return crew.ready ? name(crew.at) : Words::tr("%1 (spent)").arg(name(crew.at));
    }
    template <class Things, class Called>
    static QString listOf(const Things &things, Called called)
    {
        QStringList items;
        for (const auto each : things)
            items << called(each);
        return items.isEmpty() ? Words::tr("none", "an empty list") : listedApart(items);
    }
    QString grid(const QString &what) const
    {
        const auto markers = m_told.as<Markers>();
        QStringList counts;
        for (const Player player : m_game.setup().players()) {
            counts << Words::tr("%1 %2", "player, number of markers")
                          .arg(m_game.player(player), QString::number(markers[player]));
        }
        return Words::tr("%1, donation markers: %2", "airship or public utility, list")
            .arg(what, listed(counts));
    }
    QString majority(const QString &what) const
    {
        if (m_told.value.isNull())
            return Words::tr("%1, majority: nobody", "airship or public utility").arg(what);
        return Words::tr("%1, majority: %2", "airship or public utility, player")
            .arg(what, m_game.player(m_told.as<Player>()));
    }

    const Assignment &m_told;
    const GameWords &m_game;
};

} // namespace

QString correctedValue(const Assignment &assignment, const GameWords &game)
{
    return Value(assignment, game).text();
}

QString listedCorrections(const Correct &correct, const GameWords &game)
{
    QStringList values;
    for (const Assignment &assignment : correct.set)
        values << correctedValue(assignment, game);
    return listedApart(values);
}

} // namespace skyledger::words
