// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"
#include "core/describe/printed.h"

#include <QtCore/QJsonArray>

#include <map>
#include <optional>
#include <vector>

/// The answers of the catalogue commands, the same for every game.
namespace skyledger::commandline {

/// A place of a catalogue and what there is to say about it.
struct CatalogueLine {
    QString where; ///< as files call it
    QString text;  ///< without full stop; may be empty
};

/// What `catalogue check` found.
struct CatalogueReport {
    QJsonObject json; ///< as `--json` prints it
    QString name;     ///< of the catalogue, as its file says
    QString notice;   ///< that values are made up, if they are
    std::map<describe::ValueSource, int> known;
    int ofUnknownSource = 0; ///< how many values are known, and the catalogue does not say from where
    std::vector<CatalogueLine> missing;
    std::vector<CatalogueLine> inconsistent;
    std::vector<CatalogueLine> notes; ///< what is worth a second look

    /// Nothing is missing and nothing contradicts.
    bool complete() const { return missing.empty() && inconsistent.empty(); }
};

/// What a catalogue knows, of a game whose values follow from its table: by source, and what is missing. What cannot be
/// right is for the game to add, in `inconsistent` and in the list of that name in `json`.
CatalogueReport reportOf(const QJsonObject &document, const std::vector<describe::PrintedEntry> &entries);

/// What two catalogues say about one value.
struct CatalogueDifference {
    QString place;            ///< as people read it
    QString mine, theirs;     ///< the value; empty where that side does not know it
    QString from, fromTheirs; ///< where that was read
};

/// What `catalogue compare` found.
struct CatalogueDifferences {
    QJsonObject json;    ///< as `--json` prints it
    QStringList notices; ///< about the files, that values are made up
    int same = 0;
    std::vector<CatalogueDifference> different;
    std::vector<CatalogueDifference> onlyMine;
    std::vector<CatalogueDifference> onlyTheirs;

    bool none() const { return different.empty() && onlyMine.empty() && onlyTheirs.empty(); }
};

/// Whether a side is a record; else it is a catalogue.
bool isRecord(const CatalogueSide &side);
/// The catalogue of a side, which may be a record that was played with it.
QJsonObject catalogueOf(const CatalogueSide &side);

/// In what two catalogues differ, of a game whose values follow from its table.
CatalogueDifferences differencesOf(const CatalogueSide &mine,
                                   const std::vector<describe::PrintedEntry> &mineEntries,
                                   const CatalogueSide &theirs,
                                   const std::vector<describe::PrintedEntry> &theirEntries);

/// The notice of a side that holds made up values, with the name of its file.
QStringList noticesOf(const CatalogueSide &mine, const QJsonObject &myCatalogue, const CatalogueSide &theirs,
                      const QJsonObject &theirCatalogue);

/// Exit 1 if anything is missing, inconsistent or different.
Answer answerOf(const CatalogueReport &report, Form form);
Answer answerOf(const CatalogueDifferences &differences, Form form);

} // namespace skyledger::commandline
