// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/recordedit.h"
#include "core/table/result.h"

#include <QtCore/QDateTime>

#include <optional>

/// A new game: what the table would shuffle, shuffled.
namespace skyledger::airshipcity {

/// How many tiles of each kind make up a city.
using TileCounts = Per<TileKind, std::uint8_t>;

/// Why there is no new game.
struct NewGameRefusal {
    enum class Kind : std::uint8_t {
        PlayerCount,  ///< not 3 or 4 players; `number`: how many
        Name,         ///< not 1 to 40 characters; `number`: the player, counted from 1
        SameName,     ///< a name that an earlier player has; `number`: the player
        SameColor,    ///< a colour that an earlier player has; `number`: the player
        TileCount,    ///< not 16 tiles; `number`: how many
        HarborCount,  ///< not exactly one harbor; `number`: how many
        StageBonuses, ///< the catalogue's stage bonuses do not cover stages 2 to 5
        TileForm,     ///< not `kind=number`; `part`: what stands there instead
        UnknownKind,  ///< of a tile; `part`: the word
        RepeatedKind, ///< a kind of tile that stood before; `part`: the word
        Catalogue     ///< the catalogue cannot be read: see `error`
    };
    Kind kind{};
    int number = 0;
    table::ReadError error = {};
    QString part = {};
};

/// What is decided before the shuffle.
struct NewGameOptions {
    QList<PlayerInfo> players; ///< 3 or 4 in turn order, with distinct names and colours
    Edition edition = Edition::Fr2021;
    std::optional<Rulings> rulings; ///< nothing: the edition's default readings
    /// The component values: the sample set, or an owner's copy. Empty: what is built in. It is filled up from the
    /// built-in catalogue, see `layeredOverBuiltIn`.
    QJsonObject catalogue;
    /// The tiles of the city, under the ids `forest-1`, `forest-2` ... Nothing: the tiles that the catalogue lists.
    std::optional<TileCounts> tiles;
    std::optional<Layout> layout;      ///< of `newGame`, in place of what chance would deal
    std::optional<std::uint64_t> seed; ///< of `newGame`; nothing: by chance
    QDateTime playedAt;                ///< invalid: now
};

/// Any number of new games with the same decisions: the catalogue is looked at once, then games are dealt. Who plays
/// first is the order of the players: how to find it is the table's business (AC-SETUP-06).
class NewGames
{
public:
    static table::Result<NewGames, NewGameRefusal> prepare(const NewGameOptions &options);

    /// A record ready to be written: the city laid out, contracts turned up, stage bonuses drawn, every ruling named,
    /// and the catalogue whole. A seed deals the same on every machine; the record's `id` follows from it and from what
    /// was dealt.
    GameRecord record(std::uint64_t seed) const;
    /// The setup of that record, for whoever needs no more of it.
    Setup setup(std::uint64_t seed) const;
    /// What lies on the table in that record.
    Layout layout(std::uint64_t seed) const;

private:
    friend table::Result<GameRecord, NewGameRefusal> newGame(const NewGameOptions &options);
    NewGames(NewGameOptions options, CatalogueFile catalogue);
    table::Result<GameRecord, table::ReadError> record(std::uint64_t seed, const Layout &layout) const;

    NewGameOptions m_options;
    CatalogueFile m_catalogue; ///< lists the 16 tiles of the city
};

/// One new game. Without a seed it is dealt by chance and bears an `id` by chance. A layout that cannot be is refused as
/// a catalogue is.
table::Result<GameRecord, NewGameRefusal> newGame(const NewGameOptions &options);

/// Reads `forest=2,mine=2,harbor=1,...`, the whole city.
table::Result<TileCounts, NewGameRefusal> parseTileCounts(const QString &text);

} // namespace skyledger::airshipcity
