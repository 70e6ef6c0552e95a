// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/eventdocument.h"
#include "core/play/game.h"
#include "core/table/jsonnode.h"
#include "core/table/jsonwriter.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QList>

#include <span>
#include <vector>

/// A game as it is recorded: its setup and its events, in any game.
namespace skyledger::play {

using table::JsonNode;

/// A game whose plays follow from a table of their shapes (`core/describe`): the words of `do` with `correct` and
/// `override` at their end, which keys an event may not have, and a play with what was reported, read and written.
///
/// A game may want more of what is played without its checks: `refuseOverridden(const JsonNode &event)`.
template <class G>
concept TabledPlays = requires(const JsonNode &node, typename G::Ids &ids, const typename G::Ids &known,
                               const typename G::Play &play, const typename G::Played &played)
{
    {std::span<const std::string_view>(G::plays().words())};
    G::plays().refuseMisplaced(node);
    {
        G::plays().read(node, ids)
        } -> std::same_as<typename G::Played>;
    {
        G::plays().write(play, known)
        } -> std::same_as<QJsonObject>;
    {
        G::plays().write(played, known)
        } -> std::same_as<QJsonObject>;
};

/// What this room asks of a game beside its rules, so that its records can be read and written. The envelope of events
/// is the room's own; what a game fills in is read and written by the game.
///
/// - `gameId` is the word of the file's `game`; `shape` the order of keys of a record.
/// - `Ids` holds what the ids in its files stand for, and `seats`, the number of players.
/// - `readSetup` reads a setup; `settle` completes it when all ids are known; `writeSetup` adds what the document of a
///   setup may lack.
/// - `boardsJson` holds every value of the boards that a table can compare.
/// - `fitsFormat`: whether a file that holds an event can be read again. The rules may allow what is beyond the limits of
///   the format.
/// - `impossible` is the rule behind what cardboard, or the format, cannot hold.
template <class G>
concept RecordedGame = Game<G> && TabledPlays<G> && requires(
    const JsonNode &node, typename G::Ids &ids, const typename G::Ids &known, const typename G::Setup &setup,
    typename G::Setup &changing, const typename G::State &state, const typename G::Correct &correct,
    const typename G::Event &event, QList<typename G::PlayerInfo> &players, QJsonObject &object)
{
    {
        G::gameId
        } -> std::convertible_to<QLatin1StringView>;
    {
        G::shape()
        } -> std::same_as<const table::JsonShape &>;
    {
        known.seats
        } -> std::convertible_to<std::size_t>;
    {
        G::readSetup(node, ids, players)
        } -> std::same_as<typename G::Setup>;
    {
        G::settle(known, changing)
        } -> std::same_as<void>;
    {
        G::writeSetup(object, setup)
        } -> std::same_as<void>;
    {
        G::readCorrection(node, ids)
        } -> std::same_as<typename G::Correct>;
    {
        G::correctionJson(correct, known)
        } -> std::same_as<QJsonObject>;
    {
        G::boardsJson(setup, state, known)
        } -> std::same_as<QJsonObject>;
    {
        G::fitsFormat(event, known)
        } -> std::same_as<bool>;
    {
        G::impossible
        } -> std::convertible_to<Code>;
};

/// One event, and the same as it is written, with all that only people understand.
template <class G>
struct EntryOf {
    typename G::Event event;
    QJsonObject document;

    EventNote note() const { return noteOf(document); }
    friend bool operator==(const EntryOf &, const EntryOf &) = default;
};

/// A recorded game. The documents are kept beside what was read from them, so that nothing is lost when the game is
/// written again.
template <class G>
struct RecordOf {
    using Entry = EntryOf<G>;

    QJsonObject document; ///< everything but `events`, `cursor`, `lines` and `agreed`
    typename G::Setup setup;
    typename G::Ids ids;
    QList<typename G::PlayerInfo> players; ///< in turn order
    std::vector<Entry> entries;            ///< of the main line
    std::size_t cursor = 0;                ///< how many of them are in force
    QJsonArray lines;                      ///< lines that were left: only ever added to
    QJsonArray agreed;                     ///< when the table compared all numbers: see `Agreement`

    /// The entries up to the cursor: what makes the state.
    std::span<const Entry> inForce() const { return std::span(entries).first(cursor); }
    /// When an event happened and why, counted from 0.
    EventNote note(std::size_t event) const { return entries[event].note(); }
    /// All events as they are written.
    std::vector<QJsonObject> documents() const
    {
        std::vector<QJsonObject> documents;
        documents.reserve(entries.size());
        for (const Entry &entry : entries)
            documents.push_back(entry.document);
        return documents;
    }
    QJsonObject catalogue() const
    {
        return document[QLatin1StringView("setup")][QLatin1StringView("catalogue")].toObject();
    }
    QString id() const { return document.value(QLatin1StringView("id")).toString(); }
    QString playedAt() const { return document.value(QLatin1StringView("playedAt")).toString(); }
};

} // namespace skyledger::play
