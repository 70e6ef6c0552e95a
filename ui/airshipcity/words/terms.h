// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "core/airshipcity/changes.h"
#include "core/airshipcity/state.h"
#include "core/airshipcity/vocabulary.h"
#include "ui/words/glossary.h"

#include <QtCore/QString>

#include <optional>
#include <type_traits>

/// What the printed editions call the things of Airship City. Official words come from the glossary that the program has
/// embedded, so that the program and its rule look-up say the same. It is read when the first word is asked for; not
/// before `main()`, since resources and languages are not there yet.
namespace skyledger::words {

/// The whole glossary; empty in a program that has not embedded it.
const rulebook::Glossary &glossary();

/// What the glossary calls by the same id as files.
template <class Key>
constexpr bool isWordOfGlossary =
    std::disjunction_v<std::is_same<Key, airshipcity::Resource>, std::is_same<Key, airshipcity::Airship>,
                       std::is_same<Key, airshipcity::TileKind>, std::is_same<Key, airshipcity::BonusEffect>,
                       std::is_same<Key, airshipcity::Award>, std::is_same<Key, airshipcity::PlayerColor>,
                       std::is_same<Key, airshipcity::Edition>>;

/// As a label or in a list: a resource ("wood"), an airship ("Wooden Private Ship"), a kind of tile ("Guild Hall"), a
/// bonus effect, an award, a colour, an edition.
template <class Key>
requires isWordOfGlossary<Key> QString name(Key key);
QString name(airshipcity::Line line); ///< "row 2", "column B"
QString name(airshipcity::Cell cell); ///< "C2"
QString name(airshipcity::EffectStatus status);

/// A resource at the head of a row or column: "Wood".
QString heading(airshipcity::Resource resource);

/// An airship within a sentence, with its article: "the wooden private ship".
QString theAirship(airshipcity::Airship airship);
/// The same of a kind of tile, as where somebody stands; in French "à la Mine".
QString asPlace(airshipcity::TileKind kind);

/// Where something goes: "east".
QString toward(airshipcity::Direction direction);

// Short enough to stand on a tile or a card.
QString shortName(airshipcity::Airship airship);    ///< "Wooden private"
QString shortName(airshipcity::BonusEffect effect); ///< "Long flight"
QString shortName(airshipcity::TileKind kind); ///< "Architect" where the whole name is too long for a tile
/// What a tile's action does: "+3 wood", "gather crews", "hire crew: 10 gold". Without a guild price the Guild Hall says
/// no number.
QString effect(airshipcity::TileKind kind, const std::optional<airshipcity::Price> &guildPrice);

// So much of something.

/// "2 gears", "0 wood"
QString amountOf(airshipcity::Resource resource, int count);
/// "2 wood, 1 gear"; "nothing" if all are 0.
QString amountsOf(const airshipcity::Amounts &amounts);
/// "1 wood or 1 metal"; "nothing" if the amount is 0.
QString bonusOf(const airshipcity::ResourceBonus &bonus);
/// "wood or metal"
QString resourcesOf(airshipcity::ResourceSet resources);

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
