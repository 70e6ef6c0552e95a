// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "tests/core/airshipcity/setvalues.h"

#include <QtCore/QJsonObject>

/// The games that are kept in files, made anew. Needs `skyledger-resources`.
namespace skyledger::airshipcity::test {

/// An evening of three with the English edition, and one of four with the French edition: all kinds of locations used,
/// a contract failed, a piggyback bonus declined, a correction, a tied award.
GameRecord threePlayersExample();
GameRecord fourPlayersExample();

/// Games of players who care for the same things, so that they end as wanted.
GameRecord shipwrights(); ///< all nine airship majorities
GameRecord builders();    ///< three utility majorities
GameRecord dawdlers();    ///< round 20; with choices from stage bonuses

/// A game that was broken off, with abandoned lines and events that were undone last.
GameRecord secondThoughts();

/// Random play under readings that are not the default, with a table that corrects and insists all the time.
GameRecord insisters();

/// Random play without any value that only the box prints: the table reports what it sees there.
GameRecord unknownBox();

} // namespace skyledger::airshipcity::test
