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

/// What the printed editions call the things of Airship City. Official words come from the glossary that the program has
/// embedded, so that the program and its rule look-up say the same. It is read when the first word is asked for; not
/// before `main()`, since resources and languages are not there yet.
namespace skyledger::words {

/// The whole glossary; empty in a program that has not embedded it.
const rulebook::Glossary &glossary();

/// What a term is called as a label or in a list, in the language that is spoken or in a named one. A term that the
/// glossary lacks is called by its id.
QString label(QLatin1StringView term, Language language = spokenLanguage());
/// The same at the head of a row or column.
QString headingOf(QLatin1StringView term, Language language = spokenLanguage());
/// The same within a sentence, with its article.
QString inText(QLatin1StringView term, Language language = spokenLanguage());

/// As a label or in a list: a resource ("wood"), an airship ("Wooden Private Ship"), a kind of tile ("Guild Hall"), a
/// bonus effect, an award, a colour, an edition.
template <class Key>
QString name(Key key);
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
