// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/state.h"

#include <QtCore/QJsonObject>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace skyledger::words {

/// What people call the things of one game: players by name, tiles by kind, contracts by what is printed on them, in
/// the language spoken when asked. Refers to the setup and the ids, which must stay.
class GameWords
{
public:
    explicit GameWords(const airshipcity::GameRecord &record);
    /// Without a catalogue public utilities have no names.
    GameWords(const airshipcity::Setup &setup, const airshipcity::Ids &ids, const QStringList &players,
              const QJsonObject &catalogue = {});

    const airshipcity::Setup &setup() const { return *m_setup; }

    QString player(airshipcity::Player player) const;
    /// Everybody's name, in turn order.
    QStringList allPlayers() const;
    /// "Ada, Bo and Cy"
    QString players(const airshipcity::FixedList<airshipcity::Player, 4> &players) const;
    /// "Mine-1", or "Harbor" where there is one of the kind.
    QString tile(airshipcity::Tile tile) const;
    /// "Mine-1 (C2)"
    QString tileAt(airshipcity::Tile tile, airshipcity::Cell cell) const;
    /// The same for the tile that lies on a cell.
    QString cell(const airshipcity::State &state, airshipcity::Cell cell) const;
    /// "2 wood, 1 metal, 1 gear (1 VP, 1 gold)"
    QString contract(airshipcity::Contract contract) const;
    QString utility(airshipcity::Utility utility) const;
    /// What a stage bonus tile brings: "2 wood", "1 gold or 1 gear".
    QString stageBonus(airshipcity::StageBonusTile tile) const;

private:
    const airshipcity::Setup *m_setup;
    const airshipcity::Ids *m_ids;
    QStringList m_players;
    QJsonObject m_catalogue;
    airshipcity::Per<airshipcity::TileKind, int> m_tilesOfKind;
};

} // namespace skyledger::words
