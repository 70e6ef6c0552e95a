// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/cataloguereport.h"
#include "app/commandline/cloudage/scorejson.h"
#include "core/cloudage/record/gamerecord.h"

/// Parts of CloudAge's command line.
namespace skyledger::cloudage::cli {

// Records and score sheets, opened for the flows.
table::Result<std::unique_ptr<commandline::OpenedRecord>, table::ReadError>
openRecord(const QJsonObject &document);
table::Result<std::unique_ptr<commandline::OpenedSheet>, table::ReadError>
openSheet(const QJsonObject &document);

// New and random games.
table::Result<commandline::DealtGame, commandline::Answer> newGame(const commandline::NewGameRequest &request,
                                                                   const commandline::Given &given);
table::Result<std::unique_ptr<commandline::Simulation>, commandline::Answer>
simulate(const QStringList &names, const commandline::Given &given);
/// `--mode` and `--chapter`, `--campaign`.
std::vector<commandline::Option> dealOptions(const QString &command);

// Catalogues.
table::Result<commandline::CatalogueReport, table::ReadError> checkCatalogue(const QJsonObject &document);
table::Result<commandline::CatalogueDifferences, commandline::SideError>
compareCatalogues(const commandline::CatalogueSide &mine, const commandline::CatalogueSide &theirs);

/// The logbook of a campaign.
commandline::Command campaignCommand();

/// `moves`, in either form.
QByteArray movesAt(const GameRecord &record, const State &state, commandline::Listing listing,
                   commandline::Form form);

// Texts for people.
/// The record knows people and things; `missing` names the values that are not known and count 0.
QString scoreText(const FinalScore &score, const ScoringTerms &terms, const GameRecord &record,
                  const QString &missing);
QString stateText(const GameRecord &record, const State &state);
/// Where the game stands and what everybody owes, in one line.
QString situationText(const GameRecord &record, const State &state);

} // namespace skyledger::cloudage::cli
