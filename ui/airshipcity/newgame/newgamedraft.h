// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/newgame.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

#include <optional>

/// A new game while it is being set up. Plain values: the page shows them, tests need no window.
namespace skyledger::ui {

/// What the component values of the game are.
enum class Components {
    Nothing, ///< nothing was entered yet: values are asked for when they are needed
    OwnersCopy,
    Sample
};
QString nameOf(Components components);
Components componentsFromName(const QString &name);

/// The owner's copy of that name, see `Preferences::ownersCopy`; empty if there is none or it cannot be read.
QJsonObject ownersCopy(const QString &name);

/// The catalogue of a choice of components; empty for `Nothing`.
QJsonObject catalogueOf(Components components, const QString &copyName = {});

/// What the city may be made of: the tiles that a catalogue lists, or any 16 of the kinds.
struct Tiles {
    QStringList listed; ///< ids; empty: any tiles
    bool any() const { return listed.isEmpty(); }
};
Tiles tilesOf(const QJsonObject &catalogue);

/// The kind of a tile by its id; the catalogue may say another one than the id.
airshipcity::TileKind kindOf(const QString &tile, const QJsonObject &catalogue);

/// How many tiles of each kind a city has, by their ids.
airshipcity::TileCounts countsOf(const QStringList &city);

/// Kinds as they are counted in the sample set: not known of the box, and to be adjusted to the table.
airshipcity::TileCounts sampleCounts();

/// Deals a layout by chance. With any tiles, those of the counts. Nothing for a catalogue that does not suffice.
std::optional<airshipcity::Layout> deal(const QJsonObject &catalogue,
                                        const std::optional<airshipcity::TileCounts> &counts,
                                        std::optional<std::uint64_t> seed = {});

/// What was laid out, where a catalogue lists all of it still; in place of the rest what was dealt.
airshipcity::Layout stillLaid(const airshipcity::Layout &laid, const QJsonObject &catalogue,
                              const airshipcity::Layout &dealt);

/// All that is decided.
struct NewGameDraft {
    QList<airshipcity::PlayerInfo> players; ///< in turn order
    airshipcity::Edition edition = airshipcity::Edition::Fr2021;
    airshipcity::Rulings rulings;
    QJsonObject catalogue; ///< empty: nothing is known
    airshipcity::Layout layout;
};

/// The record of the game; refused as core refuses a new game.
table::Result<airshipcity::GameRecord, airshipcity::NewGameRefusal> recordOf(const NewGameDraft &draft);

} // namespace skyledger::ui
