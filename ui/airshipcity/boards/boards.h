// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/boards/drawnboard.h"

#include <array>
#include <memory>

/// The boards of the game besides the city. The table must stay.
namespace skyledger::ui {

/// The Economy Board: price list, stages with their bonuses, the round track that counts VP too, and the awards.
std::unique_ptr<DrawnBoard> makeEconomyBoard(const AirshipCityTable &table);
/// The airships that can be sold as its price list has them, from the left: by level, wooden before metal (rulebook,
/// page 10).
inline constexpr std::array pricesAsPrinted{
    airshipcity::Airship::WoodenPrivate,     airshipcity::Airship::MetalPrivate,
    airshipcity::Airship::WoodenResidential, airshipcity::Airship::MetalResidential,
    airshipcity::Airship::WoodenCargo,       airshipcity::Airship::MetalCargo};
/// Its stage track with the bonus tiles of stages 2 to 5: face up until everybody has received the bonus.
DrawnBoard *makeStageTrack(const AirshipCityTable &table, QWidget *parent);
/// Its round track: a start and 20 numbered spaces with the round marker. It counts VP too, so every player's marker lies
/// on it.
DrawnBoard *makeRoundTrack(const AirshipCityTable &table, QWidget *parent);

/// The Donation Board. Families of airships stand in columns, levels in rows.
std::unique_ptr<DrawnBoard> makeContributionsBoard(AirshipCityTable &table);

/// The contracts on display, and how many are left in the deck. They stand by themselves, so that they are in sight
/// whichever board is.
std::unique_ptr<DrawnBoard> makeContractsBoard(AirshipCityTable &table);
/// The contract term track of a depot, longest term on the left: contracts lie under the number of stages left. The depot
/// leads it.
DrawnBoard *makeTermTrack(AirshipCityTable &table, airshipcity::Player player, QWidget *parent);

/// The depots of all players: cards named "depot-1" and on.
std::unique_ptr<QWidget> makeDepots(AirshipCityTable &table);

} // namespace skyledger::ui
