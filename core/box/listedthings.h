// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <optional>
#include <span>

/// Which thing that a game lists in its catalogue is which one of its owner's copy. Ids alone prove nothing: those of one
/// file are numbers, of another one spelt out.
namespace skyledger::box {

/// A list of a catalogue, and one of its things.
struct ListedThing {
    QLatin1StringView list; ///< `contracts`
    QString id;
    bool isNamed = false; ///< its things are known by their names, of which people enter only one
};

/// The keys that say which thing it is, `id` among them. They are all that a copy lists of a thing without known values.
using IdentityKeys = std::span<const QLatin1StringView>;

/// How a copy comes by the things of a list.
enum class ListsThings : std::uint8_t {
    AtOnce, ///< all of them: a copy that lists none takes over the game's list, without its values
    AsMet   ///< one by one, as they are met
};

/// Makes the copy list a thing of the game and returns its id there: an entry is that thing if all that the copy knows of
/// it is known to the game as well, and equal. Nothing if the copy's thing is a different one, or has things of its own.
std::optional<QString> listThing(QJsonObject &copy, const QJsonObject &ofGame, const ListedThing &thing,
                                 ListsThings how, IdentityKeys identity);

/// The id that a thing of the game has in the copy. Both must know a value of it alike and none that differs; else it must
/// be the only one of its `kind`, one of that name, or one that nobody has seen yet. Nothing if that cannot be told.
std::optional<QString> foundThing(const QJsonObject &copy, const QJsonObject &ofGame,
                                  const ListedThing &thing, bool isUnseen, IdentityKeys identity);

} // namespace skyledger::box
