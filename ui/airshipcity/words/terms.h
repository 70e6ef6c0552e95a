// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "core/airshipcity/state.h"
#include "core/airshipcity/vocabulary.h"

#include <QtCore/QString>

/// What the printed editions call the things of Airship City. Official words come from the glossary (`glossary.h`), so
/// that the program and its rule look-up say the same.
namespace skyledger::words {

// As a label or in a list.
QString name(airshipcity::Resource resource); ///< "wood"
QString name(airshipcity::Airship airship);   ///< "Wooden Private Ship"
QString name(airshipcity::TileKind kind);     ///< "Guild Hall"
QString name(airshipcity::BonusEffect effect);
QString name(airshipcity::Award award);
QString name(airshipcity::PlayerColor color);
QString name(airshipcity::Edition edition);
QString name(airshipcity::Line line); ///< "row 2", "column B"
QString name(airshipcity::Cell cell); ///< "C2"
QString name(airshipcity::EffectStatus status);

/// A resource at the head of a row or column: "Wood".
QString heading(airshipcity::Resource resource);

/// An airship within a sentence, with its article: "the wooden private ship".
QString theAirship(airshipcity::Airship airship);

/// Where something goes: "east".
QString toward(airshipcity::Direction direction);

/// The boards, their parts and other things of the table, as headings.
enum class Term {
    City,
    Depots,
    DonationBoard,
    EconomyBoard,
    PublicUtilities,
    ContractsOnDisplay,
    ContractTermTrack,
    StageBonuses,
    PriceList,
    CompletedContracts,
    FailedContracts,
    DonationMarkers,
    Majority,
    VictoryPoints,
    Crews,
    Contracts,
    Renovations,
    Round,
    PiggybackBonus,
    ContributionAwards
};
QString name(Term term);

} // namespace skyledger::words
